// Removes endings of number, person and tense, so that 'rises', 'rising' and 'rise' are equal (issue 5, 'Suggestions'). Crude, but applied alike to word
// lists and headlines. Words of fewer than four letters are unchanged.

/** The stem of a lower-case word, after removing a possessive ('s, s'). */
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

/** The stems of space-separated words. */
export function toStems(words: string): string[] {
  return words.split(' ').map(toStem);
}
