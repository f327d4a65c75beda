// A further view of a headline for the linear models (issue 17, 'Severity for credit'): the meanings of its words, alone, by their place beside the company, behind a negation, and in pairs. Words without a meaning are
// passed over, so that a pair may stand apart.

import type { FeatureList } from './feature-list.ts';
import { hashText, mixHash } from './feature-list.ts';
import type { Word } from './headline-words.ts';
import type { Headline } from './read-headline.ts';
import { isNegation, NEGATION_REACH } from './senses.ts';
import type { FindMeanings } from './word-meanings.ts';

const TARGET = [hashText('the company')] as const;
const OTHER = [hashText('another name')] as const;
const SHARE = [hashText('a percentage')] as const;
const NUMBER = [hashText('a number')] as const;

const ALONE = 0x9001;
const SIDE = 0x9002;
const BESIDE = 0x9003;
const NEGATED = 0x9004;
const NEXT = 0x9005;
const FURTHER = 0x9006;

/** How far from the company a place is told apart. */
const NEAR = 2;
const PAIR_REACH = 3;

/** A word with meanings. */
interface Unit {
  readonly at: number;
  readonly word: Word;
  readonly meanings: readonly number[];
}

/** Fills the list with the features of a headline, replacing its content. */
export function fillMeanings(list: FeatureList, { words }: Headline, findMeanings: FindMeanings): void {
  list.clear();
  const units = listUnits(words, findMeanings);
  const target = units.findIndex(({ word }) => word.role === 'target');
  let negatedUntil = -1;
  units.forEach(({ at, word, meanings }, index) => {
    const away = target < 0 ? 0 : index - target;
    for (const meaning of meanings) {
      list.add(mixHash(ALONE, meaning), at);
      if (away !== 0) list.add(mixHash(mixHash(SIDE, meaning), Math.sign(away)), at);
      if (away !== 0 && Math.abs(away) <= NEAR) list.add(mixHash(mixHash(BESIDE, meaning), away), at);
      if (index <= negatedUntil) list.add(mixHash(NEGATED, meaning), at);
      fillPairs(list, { units, index, meaning });
    }
    if (isNegation(word)) negatedUntil = index + NEGATION_REACH;
  });
}

function fillPairs(
  list: FeatureList,
  { units, index, meaning }: { units: readonly Unit[]; index: number; meaning: number },
): void {
  const at = units[index]?.at ?? 0;
  for (let step = 1; step <= PAIR_REACH; step += 1)
    for (const other of units[index + step]?.meanings ?? [])
      list.add(mixHash(mixHash(step === 1 ? NEXT : FURTHER, meaning), other), at);
}

function listUnits(words: readonly Word[], findMeanings: FindMeanings): Unit[] {
  const units: Unit[] = [];
  words.forEach((word, at) => {
    const meanings = meaningsOf(word, findMeanings);
    const isRepeated = word.role !== 'plain' && units.at(-1)?.word.role === word.role;
    if (meanings.length > 0 && !isRepeated) units.push({ at, word, meanings });
  });
  return units;
}

function meaningsOf({ kind, role, lower }: Word, findMeanings: FindMeanings): readonly number[] {
  if (kind === 'mark') return [];
  if (role !== 'plain') return role === 'target' ? TARGET : OTHER;
  if (kind === 'word') return findMeanings(lower);
  return kind === 'percent' ? SHARE : NUMBER;
}
