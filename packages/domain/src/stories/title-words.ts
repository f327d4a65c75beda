// Parses a headline for comparison: weighted words, figures, directions and denials (issue 5, 'One story, counted once'; design notes
// 'Near-duplicates': stemmed words find candidates, then figures, directions, names and denials must agree).

import { listActs } from './acts.ts';
import { cleanTitle } from './clean-title.ts';
import { findParts } from './parties.ts';
import { PHRASES } from './phrases.ts';
import { findRaters, tellsRating } from './raters.ts';
import { findStages } from './stages.ts';
import { toEnglish } from './spanish.ts';
import { bareWord, plainText, sharedStem, stem, toStemSet, wordsIn } from './stems.ts';
import type { Figure } from './title-numbers.ts';
import { findCount, parseFigures } from './title-numbers.ts';
import { getStemWeight } from './word-frequency.ts';
import { shortenWordings } from './wordings.ts';
import { AHEAD, DECIDED, DENIALS, EMPTY_WORDS, FORMS, GOODS, NAMED, OFFICES, SIDES } from './word-lists.ts';

export type SideGroup = keyof typeof SIDES;

/** The meanings of a lower-case word, as numbers: the table of the suggestion model (news/suggestion/word-meanings.ts), passed in. */
export type FindMeanings = (lower: string) => readonly number[];
/** Meanings by stem. */
export type Meanings = ReadonlyMap<string, readonly number[]>;

export interface TitleWords {
  /** The words in order, for finding equal headlines; empty if no words are left. */
  readonly key: string;
  /** Stems with their weight (word-frequency.ts). */
  readonly words: ReadonlyMap<string, number>;
  /** The same stems in order, with repetitions. */
  readonly sequence: readonly string[];
  readonly figures: readonly Figure[];
  /** The sides of the headline, as bits by group. */
  readonly sides: Readonly<Record<SideGroup, number>>;
  readonly isDenial: boolean;
  /** Whether it is about what may come, and about what is decided and not done (word-lists.ts). */
  readonly isAhead: boolean;
  readonly isDecided: boolean;
  /** Capitalised stems; null if every word is capitalised. */
  readonly names: ReadonlySet<string> | null;
  /** Countries, authorities, agencies and brokers among the words. */
  readonly named: ReadonlySet<string>;
  readonly isRating: boolean;
  /** The agencies and brokers whose view it tells (raters.ts). */
  readonly raters: ReadonlySet<string>;
  readonly goods: ReadonlySet<string>;
  /** Forms of news among the words: preview, transcript. */
  readonly forms: ReadonlySet<string>;
  /** Offices of persons among the words: ceo, cfo. */
  readonly offices: ReadonlySet<string>;
  /** The company's part in a deal or a suit, as bits (parties.ts). */
  readonly parts: number;
  /** Company tags. */
  readonly tags: ReadonlySet<string>;
  /** How far the affair has come, as bits (stages.ts). */
  readonly stages: number;
  /** What is done, and the stem that says so (acts.ts). */
  readonly acts: ReadonlyMap<string, string>;
  /** What the stems mean that are not of the company's own name; none without a table of meanings. Looked up when first asked for: most headlines are like no other. */
  readonly readMeanings: () => Meanings;
  /** Whether the company's own name is among the words. */
  readonly isNamed: boolean;
}

export const SIDE_GROUPS: readonly SideGroup[] = [
  'move',
  'result',
  'trade',
  'verdict',
  'size',
  'deal',
  'court',
  'course',
  'protection',
  'coverage',
  'oversight',
  'works',
  'funding',
];

/** The weight of words of the company's own name. */
export const OWN_NAME_WEIGHT = 0.15;
/** Relative weight of a word before a colon at the beginning, which is usually the name of a column or company. */
const LABEL_SHARE = 0.4;
const LABEL = /^[^:]{1,40}:\s/;
const LABEL_WORDS = 3;
/** Relative weight of a speaker's name after a colon at the end. */
const SPEAKER_SHARE = 0.1;
const SPEAKER = /:\s+(?:\p{Lu}[\p{L}\p{N}.&'-]*[,\s]*|(?:of|and|the)\s+){1,8}$/u;
const SPEAKER_WORDS = 3;
const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly number[] = [];
const findNone: FindMeanings = () => NONE;
/** If more than this share of words is capitalised, capitals are ignored. */
const MOST_CAPITALS = 0.7;

const goodsStems = toStemSet(GOODS);
const formStems = toStemSet(FORMS);
const sidesByStem = new Map<string, [SideGroup, number][]>();
for (const group of SIDE_GROUPS) {
  for (const [side, words] of SIDES[group].entries()) {
    for (const each of new Set(words.split(' ').map(stem)))
      sidesByStem.set(each, [...(sidesByStem.get(each) ?? []), [group, 1 << side]]);
  }
}

/** The words of a company's names and ticker, which are uninformative in its own headlines. */
export function toOwnWords(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) =>
      wordsIn(plainText(`${name} ${name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')}`)).flatMap((word) => [
        stem(word),
        stem(toEnglish(word)),
      ]),
    ),
  );
}

/** Parses a headline. `own` are the words of its company's names; `findMeanings` says what words mean. Never throws. */
export function parseTitle(
  title: string,
  own: ReadonlySet<string> = NOBODY,
  findMeanings: FindMeanings = findNone,
): TitleWords {
  const { text, tags } = cleanTitle(title);
  const { figures, rest } = parseFigures(
    PHRASES.reduce(
      (plain, [phrase, word]) => plain.replace(phrase, word),
      plainText(text.replace(/\bUS\b/g, 'America')),
    ),
  );
  const all = shortenWordings(wordsIn(rest)).map(toEnglish);
  const names = namesIn(text);
  const bare = all.map(bareWord);
  const stems = bare.map(stem);
  const distinctive = listDistinctiveWords(bare, stems, own);
  const ownAt = new Set(
    distinctive.flatMap(({ index, weight }) => (weight === OWN_NAME_WEIGHT ? [index] : [])),
  );
  const computeShare = sharesIn(text, rest, names === null);
  const words = new Map<string, number>();
  for (const { index, stem: each, weight } of distinctive)
    words.set(each, Math.max(words.get(each) ?? 0, computeShare(each, index) * weight));
  const sequence = distinctive.map(({ stem: each }) => each);
  const named = distinctive
    .filter(({ weight }) => weight > OWN_NAME_WEIGHT)
    .map(({ index, stem: each }) => ({ word: bare[index] ?? '', stem: each }))
    .filter(({ word }) => NAMED.has(word));
  return {
    key: wordsIn(plainText(text)).join(' '),
    words,
    sequence,
    names,
    tags,
    figures: [...figures, ...all.flatMap((word, at) => findCount(word, all[at + 1]) ?? [])],
    sides: computeSides(stems),
    isDenial: isDenial(rest),
    isAhead: all.some((word) => AHEAD.has(word)),
    isDecided: all.some((word) => DECIDED.has(word)),
    named: new Set(named.map((name) => name.stem)),
    isRating: tellsRating(stems),
    raters: findRaters(stems, named),
    goods: new Set(sequence.filter((word) => goodsStems.has(word))),
    forms: new Set(sequence.filter((word) => formStems.has(word))),
    offices: new Set(all.filter((word) => OFFICES.has(word))),
    parts: findParts(bare, (at) => ownAt.has(at)),
    stages: findStages(stems),
    acts: listActs(sequence),
    readMeanings: onceAsked(() => listMeanings(distinctive, bare, findMeanings)),
    isNamed: ownAt.size > 0,
  };
}

function onceAsked<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

function listMeanings(
  distinctive: readonly DistinctiveWord[],
  bare: readonly string[],
  findMeanings: FindMeanings,
): Meanings {
  const meanings = new Map<string, readonly number[]>();
  for (const { index, stem: each, weight } of distinctive) {
    const found = weight === OWN_NAME_WEIGHT ? NONE : findMeanings(bare[index] ?? '');
    if (found.length > 0) meanings.set(each, found);
  }
  return meanings;
}

/** What follows tells more of somebody or something, or comes after the news itself. */
const ASIDE = /[;.!?] |,? (?:but|who|which|although|though|while|whose)\b/g;
/** Words of the news itself, at least: 'Acme Inc.' is none. */
const LEAST_WORDS = 4;

/** Whether the news itself is a denial; 'Acme tests robots at home, but won't sell them' is none. */
function isDenial(rest: string): boolean {
  const ends = [...rest.matchAll(ASIDE)].map(({ index }) => index);
  const end = ends.find((at) => wordsIn(rest.slice(0, at)).length >= LEAST_WORDS);
  return wordsIn(rest.slice(0, end)).some((word) => DENIALS.has(word) || word.endsWith("n't"));
}

interface DistinctiveWord {
  /** Its index among all words. */
  readonly index: number;
  readonly stem: string;
  readonly weight: number;
}

/** The words that are neither empty nor counts. The company's name is recognised even if it is written as two words. */
function listDistinctiveWords(
  bare: readonly string[],
  stems: readonly string[],
  own: ReadonlySet<string>,
): DistinctiveWord[] {
  const distinctive: DistinctiveWord[] = [];
  for (const [index, word] of bare.entries()) {
    if (word === '' || EMPTY_WORDS.has(word) || findCount(word)) continue;
    const stemmed = stems[index] ?? '';
    const isOwn =
      own.size > 0 &&
      (own.has(stemmed) ||
        own.has(stem(word + (bare[index + 1] ?? ' '))) ||
        own.has(stem((bare[index - 1] ?? ' ') + word)));
    const shared = sharedStem(stemmed);
    distinctive.push({ index, stem: shared, weight: isOwn ? OWN_NAME_WEIGHT : getStemWeight(shared) });
  }
  return distinctive;
}

/** The relative weight of words by position: in a label at the beginning, in a speaker's name, elsewhere. */
function sharesIn(
  text: string,
  rest: string,
  isAllCapitals: boolean,
): (each: string, index: number) => number {
  const speakers = speakersIn(text, isAllCapitals);
  const label = wordsIn(LABEL.exec(rest)?.[0] ?? '').length;
  return (each, index) => {
    if (speakers.has(each)) return SPEAKER_SHARE;
    return label <= LABEL_WORDS && index < label ? LABEL_SHARE : 1;
  };
}

function computeSides(stems: readonly string[]): Record<SideGroup, number> {
  const sides: Record<SideGroup, number> = {
    move: 0,
    result: 0,
    trade: 0,
    verdict: 0,
    size: 0,
    deal: 0,
    court: 0,
    course: 0,
    protection: 0,
    coverage: 0,
    oversight: 0,
    works: 0,
    funding: 0,
  };
  for (const each of stems) for (const [group, bit] of sidesByStem.get(each) ?? []) sides[group] |= bit;
  return sides;
}

/** The directions of these stems, as bits: up, down, unchanged. */
export function computeMoves(stems: readonly string[]): number {
  return computeSides(stems).move;
}

/** The capitalised stems, or null if most words of the headline are capitalised. */
function namesIn(text: string): ReadonlySet<string> | null {
  const written = wordsIn(text).filter((word) => word.length > 3);
  const capitals = written.filter((word) => /^\p{Lu}/u.test(word));
  if (capitals.length > MOST_CAPITALS * written.length) return null;
  return toStemSet((text.match(/\p{Lu}[\p{L}\p{N}&']+/gu) ?? []).map((word) => bareWord(plainText(word))));
}

/** The speaker named at the end of a headline; in an all-caps headline, only a short name or one with a comma. */
function speakersIn(text: string, isAllCapitals: boolean): ReadonlySet<string> {
  if (!text.includes(': ')) return NOBODY;
  const tail = SPEAKER.exec(text)?.[0] ?? '';
  const words = wordsIn(plainText(tail));
  if (isAllCapitals && words.length > SPEAKER_WORDS && !tail.includes(',')) return NOBODY;
  return toStemSet(words.map(bareWord));
}
