// What the words of a headline mean (issue 17, 'Severity for credit'): words that stand for the same, in English and in Spanish, have one meaning, so that what was learnt of one holds for all. The table
// of words is part of a model's file, which needs no words of it: hashes in rising order, and the meanings of each as numbers from 1 on.

import { hashText } from './feature-list.ts';
import { ModelDamage } from './model-file.ts';
import { remember } from './remember.ts';
import { listBases } from './spanish-forms.ts';
import { toStem } from './stem.ts';

/** The words that stand for one meaning, in lower case and without accents: English ones for all forms of their stem, Spanish ones for all their forms (`spanish-forms`). */
export interface Meaning {
  readonly english: readonly string[];
  readonly spanish: readonly string[];
}

/** The meanings of a lower-case word, as numbers from 1 on, at most four; those of its parts where it is joined by hyphens and not known itself. */
export type FindMeanings = (lower: string) => readonly number[];

/** A word that means more is hardly a sign of any of it. */
const MOST_MEANINGS = 4;
/** Numbers of meanings have one byte. */
const MOST_IN_ALL = 255;
const BYTES_OF_HASH = 4;
/** So many words are remembered. */
const MOST_WORDS = 10_000;
const NONE: readonly number[] = [];

/** The table in a model's file. */
export interface WordTable {
  /** The bytes of the hashes in rising order: the first bytes of all, then the second ones, and so on. */
  readonly words: Int8Array;
  /** Four meanings for each, 0 for none. */
  readonly meanings: Int8Array;
}

function hashEnglish(stem: string): number {
  return hashText(stem) >>> 0;
}

function hashSpanish(base: string): number {
  return hashText(`es ${base}`) >>> 0;
}

/** The table of the words of all meanings, which are numbered from 1 on in their order. @throws RangeError where there are more than 255 */
export function buildWordTable(all: readonly Meaning[]): WordTable {
  if (all.length > MOST_IN_ALL)
    throw new RangeError(`There are ${all.length} meanings, more than ${MOST_IN_ALL}.`);
  const found = new Map<number, number[]>();
  all.forEach(({ english, spanish }, at) => {
    const hashes = [...english.map((word) => hashEnglish(toStem(word))), ...spanish.map(hashSpanish)];
    for (const hash of new Set(hashes)) {
      const meanings = found.get(hash);
      if (meanings) meanings.push(at + 1);
      else found.set(hash, [at + 1]);
    }
  });
  const sorted = [...found].toSorted(([one], [other]) => one - other);
  const words = new Int8Array(sorted.length * BYTES_OF_HASH);
  const meanings = new Int8Array(sorted.length * MOST_MEANINGS);
  sorted.forEach(([hash, numbers], at) => {
    for (let byte = 0; byte < BYTES_OF_HASH; byte += 1)
      words[byte * sorted.length + at] = hash >>> (8 * (BYTES_OF_HASH - 1 - byte));
    meanings.set(numbers.slice(0, MOST_MEANINGS), at * MOST_MEANINGS);
  });
  return { words, meanings };
}

/** Looks words up in a table. @throws ModelDamage where its parts do not fit each other */
export function openWordTable({ words, meanings }: WordTable): FindMeanings {
  const count = words.length / BYTES_OF_HASH;
  if (!Number.isInteger(count) || meanings.length !== count * MOST_MEANINGS)
    throw new ModelDamage('The suggestion model does not fit: its table of words.');
  const hashes = Uint32Array.from({ length: count }, (_, at) => {
    let hash = 0;
    for (let byte = 0; byte < BYTES_OF_HASH; byte += 1)
      hash = (hash << 8) | ((words[byte * count + at] ?? 0) & 0xff);
    return hash;
  });
  const look = (hash: number): readonly number[] => {
    const at = findPlace(hashes, hash);
    if (at < 0) return NONE;
    const start = at * MOST_MEANINGS;
    return [...meanings.subarray(start, start + MOST_MEANINGS)].flatMap((each) =>
      each === 0 ? [] : [each & 0xff],
    );
  };
  const listMeanings = (word: string) => [
    ...new Set([
      ...listBases(word).flatMap((base) => look(hashSpanish(base))),
      ...look(hashEnglish(toStem(word))),
    ]),
  ];
  return remember((lower): readonly number[] => {
    const word = lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(/'s?$/u, '');
    const whole = listMeanings(word);
    const all = whole.length > 0 || !word.includes('-') ? whole : word.split('-').flatMap(listMeanings);
    return all.slice(0, MOST_MEANINGS);
  }, MOST_WORDS);
}

/** The place of a number among rising ones, -1 where it is not there. */
function findPlace(rising: Uint32Array, wanted: number): number {
  let [from, to] = [0, rising.length - 1];
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const each = rising[middle] ?? 0;
    if (each === wanted) return middle;
    if (each < wanted) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
