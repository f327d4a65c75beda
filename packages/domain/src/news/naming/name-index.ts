// The names by which companies are looked for in headlines (decisions.md section 4; issue 17, 'Companies in a headline'): whole names, other names,
// beginnings that no other company shares, initials that are the ticker, and tickers. Prepared once, since a headline is then read as fast for ten
// thousand companies as for ten.

import { runAtOnce } from '../../records/run-at-once.ts';
import { isDistinctive, readCompanyName } from '../suggestion/company-name.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { toNameKeys } from './name-words.ts';
import { isPlace } from './places.ts';
import { listSpellings } from './spellings.ts';

export interface NamedCompany {
  readonly id: string;
  readonly name: string;
  readonly ticker: string;
  readonly aliases: readonly string[];
}

export type FoundBy = 'tag' | 'ticker' | 'name' | 'alias' | 'beginning';
const ORDER: readonly FoundBy[] = ['tag', 'ticker', 'name', 'alias', 'beginning'];

/** Words that name companies. */
export interface NameRun {
  /** The words after the first, as {@link toNameKeys} makes them. */
  readonly rest: readonly string[];
  readonly ids: readonly string[];
  readonly by: FoundBy;
  /** Whether it is a single word that is common, short or general. */
  readonly isWord: boolean;
}

export interface NameIndex {
  /** By first word, the longest first: 'Bank of America' before 'Bank'. */
  readonly runs: ReadonlyMap<string, readonly NameRun[]>;
  /** Companies by ticker in lower case. */
  readonly tickers: ReadonlyMap<string, readonly string[]>;
}

/** So many companies take a few milliseconds at most: whoever prepares in steps may pause after them. */
const STEP = 50;

/** @param isCommon whether a lower-case word is a common one */
export function indexAtOnce(
  companies: readonly NamedCompany[],
  isCommon: (lower: string) => boolean,
): NameIndex {
  return runAtOnce(indexNames(companies, isCommon));
}

/** The same in steps of {@link STEP} companies. */
export function* indexNames(
  companies: readonly NamedCompany[],
  isCommon: (lower: string) => boolean,
): Generator<undefined, NameIndex, undefined> {
  const read: ReadName[] = [];
  for (const { name } of companies) {
    const { words, initials } = readCompanyName(name);
    read.push({ words: toNameKeys(words), initials });
    if (read.length % STEP === 0) yield;
  }
  const counts = yield* countBeginnings(read.map(({ words }) => words));
  const notes = new Notes();
  const tickers = new Map<string, string[]>();
  for (const [index, company] of companies.entries()) {
    if (index % STEP === 0) yield;
    const { words, initials } = read[index] ?? NO_NAME;
    noteNames(notes, company, words);
    for (const start of listBeginnings(words))
      if (counts.get(start.join(' ')) === 1 && mayStandFor(start, isCommon))
        notes.add(start, company.id, 'beginning');
    const key = company.ticker.toLowerCase();
    if (key.length > 2 && initials.has(key)) notes.add([key], company.id, 'alias');
    tickers.set(key, [...(tickers.get(key) ?? []), company.id]);
  }
  return { runs: yield* sortRuns(notes.list(), isCommon), tickers };
}

interface ReadName {
  readonly words: readonly string[];
  readonly initials: ReadonlySet<string>;
}

const NO_NAME: ReadName = { words: [], initials: new Set() };

/** Words, whom they name, and what they are of them. */
interface Note {
  readonly words: readonly string[];
  readonly ids: Set<string>;
  readonly by: FoundBy;
}

/** The same words once, by the most certain thing that they are. */
class Notes {
  readonly #notes = new Map<string, Note>();

  add(words: readonly string[], id: string, by: FoundBy): void {
    const key = words.join(' ');
    const known = this.#notes.get(key);
    if (known && ORDER.indexOf(known.by) <= ORDER.indexOf(by)) {
      if (known.by === by) known.ids.add(id);
    } else if (key !== '') this.#notes.set(key, { words, ids: new Set([id]), by });
  }

  list(): readonly Note[] {
    return [...this.#notes.values()];
  }
}

function noteNames(notes: Notes, { id, name, aliases }: NamedCompany, words: readonly string[]): void {
  notes.add(words, id, 'name');
  for (const spelling of listSpellings(name, words)) notes.add(spelling, id, 'alias');
  for (const alias of aliases) {
    const own = toNameKeys(readCompanyName(alias).words);
    for (const spelling of [own, ...listSpellings(alias, own)]) notes.add(spelling, id, 'alias');
  }
}

/** Those shorter than the name, the longest first. */
function listBeginnings(words: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.max(0, words.length - 1) }, (_, at) =>
    words.slice(0, words.length - 1 - at),
  );
}

function* sortRuns(
  noted: readonly Note[],
  isCommon: (lower: string) => boolean,
): Generator<undefined, Map<string, NameRun[]>, undefined> {
  const runs = new Map<string, NameRun[]>();
  for (const [index, { words, ids, by }] of noted.entries()) {
    if (index % STEP === 0) yield;
    const [first = '', ...rest] = words;
    const isWord =
      rest.length === 0 &&
      (isCommon(first) || first.length < 3 || !isDistinctive(first) || ABBREVIATIONS.has(first));
    const run = { rest, ids: [...ids], by, isWord };
    const list = runs.get(first);
    if (list) list.push(run);
    else runs.set(first, [run]);
  }
  for (const list of runs.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  return runs;
}

/** Whether the beginning of a name may stand for the whole: 'Karnataka' is a place, not The Karnataka Bank. */
function mayStandFor(start: readonly string[], isCommon: (lower: string) => boolean): boolean {
  const [first = ''] = start;
  if (isPlace(start.join(' '))) return false;
  return (
    start.some((word) => mayStandAlone(word, isCommon)) ||
    (start.length > 1 && isDistinctive(first) && !isCommon(first))
  );
}

function mayStandAlone(word: string, isCommon: (lower: string) => boolean): boolean {
  return word.length > 3 && isDistinctive(word) && !isCommon(word);
}

/** How many company names begin with each run of words; companies with the same full name count once. */
function* countBeginnings(
  names: readonly (readonly string[])[],
): Generator<undefined, Map<string, number>, undefined> {
  const wholes = new Map(names.map((words) => [words.join(' '), words]));
  yield;
  const counts = new Map<string, number>();
  let counted = 0;
  for (const words of wholes.values()) {
    if (counted++ % STEP === 0) yield;
    for (let length = 1; length < words.length; length += 1) {
      const start = words.slice(0, length).join(' ');
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  for (const whole of wholes.keys()) if (counts.has(whole)) counts.set(whole, 2);
  return counts;
}
