import { expect, it } from 'vitest';
import { listKeyNames, listPossibleNames } from './key-names.ts';
import { listBeginnings, listLabelWords, matchName } from './label-words.ts';
import { INVOICE } from './types/invoice.ts';

const KEYS = INVOICE.keys.filter(({ synonyms }) => synonyms.length > 0);
const OTHER_WORDS = ['VAT', 'I.V.A.', 'IBAN', 'TOTAL', 'NIF', '4711', '12.50', 'Ltd'];
const WORDS = [
  ...new Set(KEYS.flatMap(({ synonyms }) => synonyms.flatMap((synonym) => synonym.split(' ')))),
].concat(OTHER_WORDS);

/** Labels of names' own words in a fixed order that no name has, from one to five words. */
function* listLabels(): Generator<string> {
  for (let at = 0; at < 400; at += 1)
    yield Array.from(
      { length: 1 + (at % 5) },
      (_, place) => WORDS[(at * 37 + place * place * 101) % WORDS.length],
    ).join(' ');
}

it('no name that a label has, at its start or within, is left out', () => {
  for (const key of KEYS) {
    const names = listKeyNames(key);
    for (const label of [
      ...listLabels(),
      ...key.synonyms,
      ...key.synonyms.map((synonym) => `your ${synonym}`),
    ]) {
      const words = listLabelWords(label);
      for (const isScan of [false, true]) {
        const matches = (start: number) => {
          const beginnings = listBeginnings(words, start, isScan);
          return names.filter(({ name }) => matchName(beginnings, start, name, isScan) !== null);
        };
        const atStart = matches(0).map(({ name }) => name.letters);
        const possible = new Set(listPossibleNames(names, atStart, words.slice(1), isScan));
        const within = words.flatMap((word, start) =>
          start === 0 ? [] : matches(start).filter(({ name }) => name.firstWord === word.plain),
        );
        for (const { name } of [...matches(0), ...within])
          expect([...possible].some((each) => each.name === name)).toBe(true);
      }
    }
  }
});

it('of a label that holds no word of a name none is compared, and of another only a few', () => {
  const names = KEYS.map(listKeyNames);
  const count = (label: string) => {
    const words = listLabelWords(label);
    return names.reduce((sum, own) => sum + listPossibleNames(own, [], words.slice(1), false).length, 0);
  };
  expect(count('Zinc plated wire 4711')).toBe(0);
  const all = names.reduce((sum, own) => sum + own.length, 0);
  expect(all).toBeGreaterThan(1000);
  expect(count('Your order')).toBeLessThan(all / 20);
});

it('names keep their order, the more telling ones first', () => {
  const total = KEYS.find(({ field }) => field === 'amount');
  const names = listKeyNames(total ?? { synonyms: [] });
  const possible = listPossibleNames(names, ['total', 'totalamountdue'], [], false);
  expect(possible.map(({ name }) => name.letters)).toEqual(['totalamountdue', 'total']);
});
