// The state of a screen as words of its address, so that a link shows the same: one table a screen says for each part of the state how its
// words are read and written. What stands at its initial value is left out; what an address says wrongly counts as left out, never as an
// error: a link may be old, cut off or typed by hand.

import { findDay } from '@vigilo/domain/scoring/day';

/** One part of a state. */
export interface SearchParam<T> {
  /** Its word in the address. Absent: as the state calls it. */
  readonly word?: string | undefined;
  /** Gives the initial value for what makes no sense; the text is empty where the word is missing. */
  readonly parse: (text: string) => T;
  /** Null: left out. */
  readonly format: (value: T) => string | null;
}

/** How the parts of a state stand in an address, in that order. */
export type SearchParams<S> = { readonly [Name in keyof S]: SearchParam<S[Name]> };

const LIMITS = { value: 300, values: 200, page: 1_000_000 } as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Stands in the address for the empty value, 'not given'; a value that begins so is written with one more. */
const EMPTY = '-';

/** The complete state that an address stands for, whatever its words are. */
export function parseParams<S extends object>(params: SearchParams<S>, raw: unknown): S {
  const words = wordsIn(raw);
  const values = listParams(params).map(([name, { word = name, parse }]) => [
    name,
    parse(readText(words[word])),
  ]);
  return Object.fromEntries(values) as S; // fromEntries forgets the names
}

function wordsIn(raw: unknown): Readonly<Record<string, unknown>> {
  return Array.isArray(raw) ? {} : Object(raw);
}

/** The words for the address of a state. */
export function formatParams<S extends object>(
  params: SearchParams<S>,
  state: S,
): Readonly<Record<string, string>> {
  const words = listParams(params).flatMap(([name, { word = name, format }]) => {
    const text = format(state[name]);
    return text === null ? [] : [[word, text]];
  });
  return Object.fromEntries(words);
}

function listParams<S extends object>(params: SearchParams<S>) {
  // The keys of a table are its names.
  return Object.entries(params) as [keyof S & string, SearchParam<S[keyof S]>][];
}

/** The one value of a word. What is said twice, or is neither text, number nor truth value, says nothing. */
function readText(raw: unknown): string {
  const [value, ...more] = [raw].flat();
  if (more.length > 0) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** One of a few. Numbers stand in the address in figures. */
export function choiceParam<const T extends string | number, I extends T | null>(
  choices: readonly T[],
  initial: I,
  word?: string,
): SearchParam<T | I> {
  return oneValue(initial, (text) => choices.find((choice) => String(choice) === text) ?? initial, word);
}

/** A day as YYYY-MM-DD. */
export function dayParam(word?: string): SearchParam<string | null> {
  return oneValue(null, (text) => (findDay(text) === null ? null : text), word);
}

/** The _id of a record. */
export function idParam(word?: string): SearchParam<string | null> {
  return oneValue(null, (text) => (UUID.test(text) ? text.toLowerCase() : null), word);
}

/** What is searched for, cut at this many characters. */
export function textParam(longest: number, word?: string): SearchParam<string> {
  return oneValue('', (text) => text.trim().slice(0, longest), word);
}

/** A page, from 1. */
export function pageParam<I extends 1 | null>(initial: I, word?: string): SearchParam<number | I> {
  return oneValue(
    initial,
    (text) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= LIMITS.page ? Number(text) : initial),
    word,
  );
}

/** Whether something holds; `text` stands in the address where it is not as at first. */
export function flagParam(isAtFirst: boolean, text: string, word?: string): SearchParam<boolean> {
  return {
    word,
    parse: (value) => (value === text) !== isAtFirst,
    format: (value) => (value === isAtFirst ? null : text),
  };
}

/** Of each field that has some, the values any of which is asked for, each once; an empty one stands for what is not given. */
export function parseLists<N extends string>(
  fields: readonly N[],
  raw: unknown,
): Partial<Record<N, readonly string[]>> {
  const lists: Partial<Record<N, readonly string[]>> = {};
  for (const field of fields) {
    const texts = [wordsIn(raw)[field]]
      .flat()
      .filter((text) => typeof text === 'string')
      .filter((text) => text !== '' && text.length <= LIMITS.value);
    if (texts.length > 0) lists[field] = [...new Set(texts.map(decodeValue))].slice(0, LIMITS.values);
  }
  return lists;
}

/** The words for the address of such lists: each value is a word of the field's name. */
export function formatLists<N extends string>(
  fields: readonly N[],
  lists: Readonly<Partial<Record<N, readonly string[]>>>,
): { readonly [Name in N]?: readonly string[] } {
  const words: { [Name in N]?: readonly string[] } = {};
  for (const field of fields) {
    const values: readonly string[] = lists[field] ?? [];
    if (values.length > 0) words[field] = values.map(encodeValue);
  }
  return words;
}

function encodeValue(value: string): string {
  return value === '' || value.startsWith(EMPTY) ? EMPTY + value : value;
}

function decodeValue(text: string): string {
  return text.startsWith(EMPTY) ? text.slice(EMPTY.length) : text;
}

function oneValue<T extends string | number | null>(
  initial: T,
  parse: (text: string) => T,
  word: string | undefined,
): SearchParam<T> {
  return { word, parse, format: (value) => (value === initial ? null : String(value)) };
}
