/**
 * Folds a text for comparison: names that differ only in case, accents, width or spacing are the same
 * (specification 2, section 5: duplicate company names, sectors and industries are refused).
 */

/** The text in lower case with compatibility forms unified, marks removed and white space collapsed. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The key for looking up names on lists (sectors, industries, countries): folded, '&' as 'and', without dots,
 * apostrophes and a leading 'the', other punctuation as a space.
 */
export function lookupKey(text: string): string {
  return foldText(text)
    .replace(/&/gu, ' and ')
    .replace(/[.'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/u, '');
}
