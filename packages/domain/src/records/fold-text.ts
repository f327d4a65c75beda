/**
 * Folding a text for comparison. Two names that differ only in case, accents, width or spacing are the same name
 * (specification 2, section 5: duplicate company names, sectors and industries are refused).
 */

/** A text with compatibility forms unified, marks stripped, in lower case, trimmed, every run of white space one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The key on which names of lists (sectors, industries, countries) are looked up: folded, '&' read as 'and',
 * dots and apostrophes dropped, all other punctuation a space, a leading 'the' dropped.
 */
export function lookupKey(text: string): string {
  return foldText(text)
    .replace(/&/gu, ' and ')
    .replace(/[.'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/u, '');
}
