// The forms of a Spanish word (issue 17, 'Severity for credit'): the thesaurus has the infinitive, the singular and the masculine; headlines have the third person, the participle and the plural.
// Words are written without accents.

/** Endings of a form, with the ending of the word that it is a form of. */
const ENDINGS: readonly (readonly [form: string, base: string])[] = [
  ...listEndings('ar', 'a an o aron ado ada ados adas ando aba aban ara aran aria arian arse e en'),
  ...listEndings('car', 'que quen'),
  ...listEndings('gar', 'gue guen'),
  ...listEndings('zar', 'ce cen'),
  ...listEndings('er', 'e en io ieron ido ida idos idas iendo ia ian era eran eria erian erse a an'),
  ...listEndings('ir', 'e en io ieron ido ida idos idas iendo ia ian ira iran iria irian irse a an'),
  ...listEndings('o', 'os a as'),
  ...listEndings('a', 'as'),
  ...listEndings('e', 'es'),
  ...listEndings('i', 'is'),
  ...listEndings('u', 'us'),
  ...listEndings('z', 'ces'),
  ...listEndings('or', 'ora oras'),
];
/** A word that ends in a consonant has its plural in -es. */
const CONSONANT = /[^aeiousz]$/;
const LEAST_OF_VERB = 4;

function listEndings(base: string, forms: string): (readonly [string, string])[] {
  return forms.split(' ').map((form) => [form, base] as const);
}

/** The words that a word, without accents, may be a form of, and itself; most of them are no words. */
export function listBases(word: string): string[] {
  const bases = ENDINGS.flatMap(([form, base]) => {
    if (!word.endsWith(form)) return [];
    const found = word.slice(0, word.length - form.length) + base;
    return found.length >= LEAST_OF_VERB ? [found] : [];
  });
  const singular = word.endsWith('es') ? word.slice(0, -2) : '';
  return [word, ...bases, ...(CONSONANT.test(singular) ? [singular] : [])];
}
