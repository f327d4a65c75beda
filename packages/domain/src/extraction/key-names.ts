// The names of a key in every spelling, prepared once for each template (issue 13: keys by label, synonyms).

import type { SsotKey } from './document-type.ts';
import type { PieceIndex } from './alike-names.ts';
import { indexPieces, listAlike } from './alike-names.ts';
import { listSpellings } from './label-spellings.ts';
import type { LabelWord, PreparedName } from './label-words.ts';
import { prepareName } from './label-words.ts';

/** A name of a key, with the place of its synonym in the key's list. */
export interface KeyName {
  readonly name: PreparedName;
  readonly rank: number;
}

/** The names of a key by what a label must have to be one of them, as places in their list. */
interface NameIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly number[]>;
  readonly byLetters: ReadonlyMap<string, number>;
  readonly ofOneWord: readonly number[];
}

const indexed = new WeakMap<readonly KeyName[], NameIndex>();

function indexNames(names: readonly KeyName[]): NameIndex {
  const before = indexed.get(names);
  if (before !== undefined) return before;
  const byFirstWord = new Map<string, number[]>();
  for (const [at, { name }] of names.entries()) {
    const others = byFirstWord.get(name.firstWord);
    if (others === undefined) byFirstWord.set(name.firstWord, [at]);
    else others.push(at);
  }
  const index = {
    byFirstWord,
    byLetters: new Map(names.map(({ name }, at) => [name.letters, at])),
    ofOneWord: [...names.entries()].filter(([, { name }]) => name.isOneWord).map(([at]) => at),
  };
  indexed.set(names, index);
  return index;
}

/** The name of these letters, without spaces; null where a key has none. */
export function findByLetters(names: readonly KeyName[], letters: string): KeyName | null {
  return names[indexNames(names).byLetters.get(letters) ?? -1] ?? null;
}

const pieces = new WeakMap<readonly KeyName[], PieceIndex>();

/** The names that a misread text may be, in their order. @param folded as `foldLookAlikes` leaves it */
export function listAlikeNames(names: readonly KeyName[], folded: string): readonly KeyName[] {
  const index = pieces.get(names) ?? indexPieces(names.map(({ name }) => name));
  pieces.set(names, index);
  return listAlike(index, folded).flatMap((at) => names[at] ?? []);
}

/**
 * The names that a label may be, in their order: those that it begins with, and those that a later word begins. No other one is worth comparing, so that the work of
 * a page grows with its words, and not with its words times all names.
 *
 * @param beginsWith the letters of the names at the start of the label
 * @param later the words behind the first that may begin a name
 */
export function listPossibleNames(
  names: readonly KeyName[],
  beginsWith: Iterable<string>,
  later: readonly LabelWord[],
  isScan: boolean,
): readonly KeyName[] {
  const { byFirstWord, byLetters, ofOneWord } = indexNames(names);
  const places = new Set<number>();
  const addLetters = (letters: string): void => {
    const at = byLetters.get(letters);
    if (at !== undefined) places.add(at);
  };
  for (const letters of beginsWith) addLetters(letters);
  for (const { plain, isAbbreviation } of later) {
    for (const at of byFirstWord.get(plain) ?? []) places.add(at);
    if (isAbbreviation) addLetters(plain);
    // OCR may have misread it.
    if (isAbbreviation && isScan) for (const at of ofOneWord) places.add(at);
  }
  return [...places].toSorted((one, other) => one - other).flatMap((at) => names[at] ?? []);
}

const known = new WeakMap<readonly string[], readonly KeyName[]>();

/** Of two synonyms that have a spelling in common the more telling one keeps it. */
export function listKeyNames({ synonyms }: Pick<SsotKey, 'synonyms'>): readonly KeyName[] {
  const before = known.get(synonyms);
  if (before !== undefined) return before;
  const names = new Map<string, KeyName>();
  for (const [rank, synonym] of synonyms.entries())
    for (const spelling of listSpellings(synonym)) {
      const letters = spelling.replaceAll(' ', '');
      if (!names.has(letters)) names.set(letters, { name: prepareName(spelling), rank });
    }
  const prepared = [...names.values()];
  known.set(synonyms, prepared);
  return prepared;
}
