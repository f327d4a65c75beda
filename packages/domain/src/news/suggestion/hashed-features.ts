// The three views of a headline for the linear models (issue 5, 'Suggestions'): its words (single stems, pairs, and pairs with a gap), its letters (runs of
// three to five) and the positions of words relative to the company. The company is replaced by one token and every other name by another, so that
// what is learnt from one company applies to all.

import type { FeatureList } from './feature-list.ts';
import { hashText, mixHash } from './feature-list.ts';
import { awayFrom } from './dense-features.ts';
import type { Word } from './headline-words.ts';
import type { Headline } from './read-headline.ts';
import { listCues, computeShape } from './topic-cues.ts';
import type { Senses } from './senses.ts';
import { isNegation, NEGATION_REACH } from './senses.ts';

/** A word, or a run of words that form a name, with its token. */
interface Unit {
  readonly sign: string;
  readonly hash: number;
  /** Place of its first word. */
  readonly at: number;
  readonly word: Word;
}

const TARGET = '\u0001';
const OTHER = '\u0002';

export interface MaskedLists {
  readonly words: FeatureList;
  readonly letters: FeatureList;
  readonly places: FeatureList;
}

/** Fills the lists with the features of a headline with masked names, replacing their content. */
export function fillMasked(
  { words, letters, places }: MaskedLists,
  headline: Headline,
  senses: Senses,
): void {
  words.clear();
  letters.clear();
  places.clear();
  const units = maskedUnits(headline.words);
  fillWords(words, units);
  fillLetters(letters, units);
  fillPlaces(places, { units, headline, senses });
}

export interface PlainLists {
  readonly words: FeatureList;
  readonly letters: FeatureList;
  /** Kinds of topic indicated by words, and the shape of the text. */
  readonly cues: FeatureList;
}

/** Fills the lists with the features of a headline including names, for its topic. */
export function fillPlain({ words, letters, cues }: PlainLists, { words: all }: Headline): void {
  words.clear();
  letters.clear();
  cues.clear();
  const units = all.flatMap((word, at): Unit[] =>
    word.kind === 'mark' ? [] : [{ sign: word.kind === 'tag' ? '$' : word.stem, hash: word.hash, at, word }],
  );
  fillWords(words, units);
  fillLetters(letters, units, true);
  fillCues(cues, units, all);
}

const FIRST = 0x8001;
const SHAPE = 0x8002;
const CUE = 0x8003;

function fillCues(list: FeatureList, units: readonly Unit[], words: readonly Word[]): void {
  const seen: number[] = [];
  units.forEach(({ word, at, hash }, index) => {
    if (index < 2) list.add(mixHash(mixHash(FIRST, index), hash), at);
    for (const kind of listCues(word)) {
      list.add(mixHash(CUE, kind), at);
      for (const other of seen)
        if (other !== kind)
          list.add(mixHash(mixHash(CUE, Math.min(kind, other) + 100), Math.max(kind, other)), at);
      if (!seen.includes(kind)) seen.push(kind);
    }
  });
  for (const trait of computeShape(words)) list.add(mixHash(SHAPE, trait), 0);
}

function maskedUnits(words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  words.forEach((word, at) => {
    if (word.kind === 'mark') return;
    const sign = word.role === 'target' ? TARGET : word.role === 'other' ? OTHER : word.stem;
    if (word.role !== 'plain' && units.at(-1)?.sign === sign && at > 0 && words[at - 1]?.kind !== 'mark')
      return;
    units.push({ sign, hash: word.role === 'plain' ? word.hash : hashText(sign), at, word });
  });
  return units;
}

const SKIP = 0x51;
const NEGATED = 0x4e;

function fillWords(list: FeatureList, units: readonly Unit[]): void {
  let negatedUntil = -1;
  units.forEach(({ hash, at, word }, index) => {
    list.add(hash, at);
    if (index <= negatedUntil) list.add(mixHash(hash, NEGATED), at);
    if (isNegation(word)) negatedUntil = index + NEGATION_REACH;
    const next = units[index + 1];
    if (next) list.add(mixHash(hash, next.hash), next.word.role === 'plain' ? next.at : at);
    const second = units[index + 2];
    if (second)
      list.add(mixHash(mixHash(hash, SKIP), second.hash), second.word.role === 'plain' ? second.at : at);
  });
}

const SHORTEST = 3;
const LONGEST = 5;
const SPACE = 32;
/** More letters than a headline has: it is read up to 600, and a space follows each word. */
const MOST_LETTERS = 2048;

/** The letters of a text and the words they belong to, refilled for each. */
const CODES = new Uint16Array(MOST_LETTERS);
const OWNERS = new Int16Array(MOST_LETTERS);

function fillLetters(list: FeatureList, units: readonly Unit[], isAsWritten = false): void {
  CODES[0] = SPACE;
  OWNERS[0] = 0;
  let length = 1;
  for (const { sign, at, word } of units) {
    const text = isAsWritten && word.kind === 'word' ? word.lower : sign;
    for (let index = 0; index <= text.length; index += 1) {
      CODES[length] = index < text.length ? text.charCodeAt(index) : SPACE;
      OWNERS[length] = at;
      length += 1;
    }
  }
  for (let start = 0; start < length; start += 1) {
    let hash = 0x811c9dc5;
    const end = Math.min(start + LONGEST, length);
    for (let index = start; index < end; index += 1) {
      hash = Math.imul(hash ^ (CODES[index] ?? 0), 0x01000193);
      if (index - start + 1 >= SHORTEST) list.add(hash, OWNERS[start + 1] ?? 0);
    }
  }
}

interface Placing {
  readonly units: readonly Unit[];
  readonly headline: Headline;
  readonly senses: Senses;
}

const LEFT = 0x1001;
const RIGHT = 0x1002;
const NEAR = 0x2000;
const SAME_CLAUSE = 0x3001;
const OTHER_CLAUSE = 0x3002;
const STEP = 0x4000;
const PAIR = 0x5000;
const GOOD = 0x6001;
const BAD = 0x6002;
const MOVE = 0x7000;

function fillPlaces(list: FeatureList, { units, headline, senses }: Placing): void {
  const { words, targets } = headline;
  const clauses = new Set(targets.map((at) => words[at]?.clause));
  const places = targetUnits(units);
  units.forEach((unit, index) => {
    if (unit.word.role === 'target') return;
    const { hash, at } = unit;
    const away = awayFrom(places, index);
    const side = away < 0 ? LEFT : RIGHT;
    list.add(mixHash(hash, side), at);
    list.add(mixHash(hash, clauses.has(unit.word.clause) ? SAME_CLAUSE : OTHER_CLAUSE), at);
    if (Math.abs(away) <= 4) list.add(mixHash(mixHash(hash, NEAR), side), at);
    if (Math.abs(away) <= 2) list.add(mixHash(mixHash(hash, STEP), away), at);
    const next = units[index + 1];
    if (next && next.word.role !== 'target')
      list.add(mixHash(mixHash(mixHash(hash, PAIR), side), next.hash), at);
    addSense(list, { sense: senses.values[at] ?? 0, side, away, at });
    addDirection(list, { direction: senses.directions[at] ?? 0, units, index, at });
  });
}

function addSense(
  list: FeatureList,
  { sense, side, away, at }: { sense: number; side: number; away: number; at: number },
): void {
  if (sense === 0) return;
  const sign = sense > 0 ? GOOD : BAD;
  list.add(mixHash(sign, side), at);
  list.add(mixHash(mixHash(sign, NEAR), Math.max(-6, Math.min(6, away))), at);
}

function addDirection(
  list: FeatureList,
  { direction, units, index, at }: { direction: number; units: readonly Unit[]; index: number; at: number },
): void {
  if (direction === 0) return;
  for (const neighbour of [units[index - 1], units[index + 1], units[index - 2], units[index + 2]]) {
    if (neighbour) list.add(mixHash(mixHash(MOVE, direction), neighbour.hash), at);
  }
}

function targetUnits(units: readonly Unit[]): number[] {
  return units.flatMap(({ word }, index) => (word.role === 'target' ? [index] : []));
}
