// A word without the endings of number, person and tense, so that 'rises', 'rising' and 'rise' are one (issue 5, 'Suggestions'). Crude, but the
// same for the lists of words and for the headlines; a word of fewer than four letters stays as it is.

/** The stem of a word in small letters; an apostrophe and what follows it ('s, s') is left off first. */
export function toStem(word: string): string {
  const apostrophe = word.indexOf("'");
  const plain = apostrophe > 1 && !word.endsWith("n't") ? word.slice(0, apostrophe) : word;
  if (plain.length < 4 || plain.endsWith('ss')) return plain;
  const bare = plain
    .replace(/ies$|ied$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  return bare.length < 3 ? plain : bare.replace(/e$/, '');
}

/** The stems of words that stand in one text, with spaces between them. */
export function toStems(words: string): string[] {
  return words.split(' ').map(toStem);
}
