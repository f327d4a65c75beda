// Finds the companies named in a headline, with confidence (decisions.md section 4; issue 5, 'Suggestions': by name, ticker and aliases). Tags
// ($AAPL), tickers in brackets and names of several words are certain. A name that is also a common word ('Target', 'Gap') counts if it is
// capitalised within a sentence or next to business words. The beginning of a name counts if no other company's name begins the same.

import { cleanHeadline } from './suggestion/clean-headline.ts';
import { isDistinctive, nameKey, readCompanyName } from './suggestion/company-name.ts';
import { PLAIN_CAPITALS } from './suggestion/read-headline.ts';
import type { Word } from './suggestion/headline-words.ts';
import { splitWords } from './suggestion/headline-words.ts';
import { toStem, toStems } from './suggestion/stem.ts';

export interface NamedCompany {
  readonly id: string;
  readonly name: string;
  readonly ticker: string;
  readonly aliases: readonly string[];
}

export type FoundBy = 'tag' | 'ticker' | 'name' | 'alias' | 'beginning';

export interface FoundCompany {
  readonly id: string;
  /** 0..1; divided among companies that share the same name. */
  readonly confidence: number;
  readonly by: FoundBy;
  /** The matching words, as written. */
  readonly mention: string;
}

/** The least confidence at which a company counts as named. */
export const NAMED_SURELY = 0.6;

const CONFIDENCE: Readonly<Record<FoundBy, number>> = {
  tag: 1,
  ticker: 0.95,
  name: 0.95,
  alias: 0.95,
  beginning: 0.8,
};
/** For a name that is also a word: capitalised within a sentence, next to business words, otherwise. */
const WORD_CONFIDENCE = { inside: 0.85, beside: 0.75, elsewhere: 0.35 } as const;
/** For a ticker without tag or brackets; with four letters or more it is seldom anything else. */
const BARE_TICKER = { short: 0.5, long: 0.65 } as const;
/** Exchanges before a ticker: (NYSE: KO). */
const EXCHANGES = new Set(
  'nyse nasdaq nasdaqgs amex otc otcqb lse tsx asx euronext nse bse xetra'.split(' '),
);

const BESIDE_COMPANY = new Set(
  toStems(
    'share stock profit sales revenue earnings ceo cfo chairman boss beat beats miss report post unveil launch announce recall hire appoint buy acquire sell agree sue plan cut raise open close warn say deal results q1 q2 q3 q4 dividend price target downgrade upgrade inc corp plc ltd chief investor customer staff store app shareholder bid takeover merger',
  ),
);

interface Run {
  /** Words after the first, in small letters. */
  readonly rest: readonly string[];
  readonly ids: readonly string[];
  readonly by: FoundBy;
  /** Whether it is a single common word. */
  readonly isWord: boolean;
}

/** Finds companies in headlines, after one preparation as fast for ten thousand companies as for ten. */
export class CompanyFinder {
  readonly #runs = new Map<string, Run[]>();
  readonly #tickers = new Map<string, string[]>();
  readonly #isCommon: (lower: string) => boolean;

  /** @param isCommon whether a lower-case word is a common one; the suggestion model knows */
  constructor(companies: readonly NamedCompany[], isCommon: (lower: string) => boolean) {
    this.#isCommon = isCommon;
    const runs = new Map<string, { words: readonly string[]; ids: Set<string>; by: FoundBy }>();
    const note = (words: readonly string[], id: string, by: FoundBy) => {
      const key = words.join(' ');
      const known = runs.get(key);
      if (known && order(known.by) <= order(by)) {
        if (known.by === by) known.ids.add(id);
      } else if (key !== '') runs.set(key, { words, ids: new Set([id]), by });
    };
    const beginnings = companies.map(({ name }) => readCompanyName(name).words);
    const counts = beginningCounts(beginnings);
    companies.forEach(({ id, ticker, aliases }, index) => {
      const words = beginnings[index] ?? [];
      note(words, id, 'name');
      for (const alias of aliases) note(readCompanyName(alias).words, id, 'alias');
      for (let length = words.length - 1; length > 0; length -= 1) {
        const start = words.slice(0, length);
        if (counts.get(start.join(' ')) === 1 && start.some((word) => this.#mayStandAlone(word)))
          note(start, id, 'beginning');
      }
      const { initials } = readCompanyName(companies[index]?.name ?? '');
      const key = ticker.toLowerCase();
      if (key.length > 2 && initials.has(key)) note([key], id, 'alias');
      this.#tickers.set(key, [...(this.#tickers.get(key) ?? []), id]);
    });
    for (const { words, ids, by } of runs.values()) this.#keep(words, [...ids], by);
  }

  #mayStandAlone(word: string): boolean {
    return word.length > 3 && isDistinctive(word) && !this.#isCommon(word);
  }

  #keep(words: readonly string[], ids: readonly string[], by: FoundBy): void {
    const [first = '', ...rest] = words;
    const isWord = rest.length === 0 && (this.#isCommon(first) || first.length < 3 || !isDistinctive(first));
    const list = this.#runs.get(first) ?? [];
    list.push({ rest, ids, by, isWord });
    // The longest first: 'Bank of America' before 'Bank'.
    list.sort((a, b) => b.rest.length - a.rest.length);
    this.#runs.set(first, list);
  }

  /** The companies named in a headline, most certain first, each once. Those below NAMED_SURELY are guesses. */
  find(text: string): FoundCompany[] {
    const words = splitWords(cleanHeadline(text));
    const found = new Map<string, FoundCompany>();
    const isTitleCase = mostlyCapitals(words);
    for (let at = 0; at < words.length; at += 1) {
      this.#takeTicker(words, at, found);
      at += this.#takeRun(words, at, isTitleCase, found);
    }
    return [...found.values()].toSorted((a, b) => b.confidence - a.confidence);
  }

  #takeTicker(words: readonly Word[], at: number, found: Map<string, FoundCompany>): void {
    const word = words[at];
    const ids =
      word && this.#tickers.get(word.kind === 'tag' ? word.lower.slice(1).replace(/\.$/, '') : word.lower);
    if (!ids) return;
    if (word.kind === 'tag')
      return take(found, ids, { by: 'tag', confidence: CONFIDENCE.tag, mention: word.text });
    if (word.kind !== 'word' || !isLoud(word)) return;
    if (inBrackets(words, at))
      take(found, ids, { by: 'ticker', confidence: CONFIDENCE.ticker, mention: word.text });
    else if (this.#mayBeTicker(word) && !mostlyLoud(words))
      take(found, ids, {
        by: 'ticker',
        confidence: word.text.length > 3 ? BARE_TICKER.long : BARE_TICKER.short,
        mention: word.text,
      });
  }

  #mayBeTicker({ text, lower }: Word): boolean {
    return text.length > 2 && !this.#isCommon(lower) && !ACRONYMS.has(lower);
  }

  /** Records the longest match that begins here and returns the number of further words in it. */
  #takeRun(
    words: readonly Word[],
    at: number,
    isTitleCase: boolean,
    found: Map<string, FoundCompany>,
  ): number {
    const word = words[at];
    if (!word || !mayBeginName(word)) return 0;
    const run = this.#runs.get(nameKey(word.lower))?.find((each) => this.#stands(each, words, at));
    if (!run) return 0;
    const mention = words
      .slice(at, at + run.rest.length + 1)
      .map(({ text }) => text)
      .join(' ');
    const confidence = run.isWord ? rateWord(words, at, isTitleCase) : CONFIDENCE[run.by];
    take(found, run.ids, { by: run.by, confidence, mention });
    return run.rest.length;
  }

  /** Whether the rest of a run follows and is not the beginning of a longer name. */
  #stands({ rest, by }: Run, words: readonly Word[], at: number): boolean {
    if (!rest.every((each, offset) => nameKey(words[at + 1 + offset]?.lower ?? '') === each)) return false;
    return by !== 'beginning' || rest.length > 0 || !isName(words[at + 1], this.#isCommon);
  }
}

/** Words too frequent in headlines to name a company. */
const EVERYWHERE = new Set(
  'on here now news it all what why how who the new top best is are we you if at in of for tim nov dow q1 q2 q3 q4 live video update'.split(
    ' ',
  ),
);
/** Upper-case words in headlines that are not tickers. */
const ACRONYMS = new Set(
  'ceo cfo coo ipo usa fda sec ftc doj etf gdp cpi eps imf ecb fed opec pct q1 q2 q3 q4 yoy ytd atm ai ev tv it us uk eu all new now one two day big see low high buy sell hold'.split(
    ' ',
  ),
);

function order(by: FoundBy): number {
  return ['tag', 'ticker', 'name', 'alias', 'beginning'].indexOf(by);
}

/** How many company names begin with each run of words; companies with the same full name count once. */
function beginningCounts(names: readonly (readonly string[])[]): Map<string, number> {
  const wholes = new Set(names.map((words) => words.join(' ')));
  const counts = new Map<string, number>();
  for (const whole of wholes) {
    const words = whole.split(' ');
    for (let length = 1; length < words.length; length += 1) {
      const start = words.slice(0, length).join(' ');
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  for (const whole of wholes) if (counts.has(whole)) counts.set(whole, 2);
  return counts;
}

/** Whether a word belongs to a longer name: 'David' in 'David Pezarkar' does not name a company. */
function isName(word: Word | undefined, isCommon: (lower: string) => boolean): boolean {
  return (
    word?.kind === 'word' &&
    isCapital(word.text) &&
    !isCommon(nameKey(word.lower)) &&
    !BESIDE_COMPANY.has(word.stem) &&
    !PLAIN_CAPITALS.has(word.lower)
  );
}

function take(
  found: Map<string, FoundCompany>,
  ids: readonly string[],
  { by, confidence, mention }: Omit<FoundCompany, 'id'>,
): void {
  for (const id of ids) {
    const sure = ids.length === 1 ? confidence : confidence / Math.sqrt(ids.length);
    const known = found.get(id);
    if (!known || known.confidence < sure) found.set(id, { id, confidence: sure, by, mention });
  }
}

function rateWord(words: readonly Word[], at: number, isTitleCase: boolean): number {
  const lower = words[at]?.lower ?? '';
  const key = nameKey(lower);
  if (EVERYWHERE.has(key)) return WORD_CONFIDENCE.elsewhere;
  const isInside = !isTitleCase && at > 0 && words[at - 1]?.kind !== 'mark';
  if (isInside && !PLAIN_CAPITALS.has(key)) return WORD_CONFIDENCE.inside;
  const isBesideCompanyWord = words
    .slice(at + 1, at + 3)
    .some((next) => next.kind === 'word' && BESIDE_COMPANY.has(toStem(next.lower)));
  return isBesideCompanyWord || lower.endsWith("'s") ? WORD_CONFIDENCE.beside : WORD_CONFIDENCE.elsewhere;
}

/** Two or more characters, all upper case. */
function isLoud({ text }: Word): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

/** Names begin with a capital or a digit. */
function mayBeginName({ kind, text }: Word): boolean {
  return kind === 'number' || (kind === 'word' && isCapital(text));
}

function inBrackets(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower;
  if (words[at + 1]?.lower !== ')') return false;
  return before === '(' || (before === ':' && EXCHANGES.has(words[at - 2]?.lower ?? ''));
}

function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

function mostlyCapitals(words: readonly Word[]): boolean {
  const long = words.filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return long.filter(({ text }) => isCapital(text)).length >= 0.65 * long.length;
}

/** Whether the headline is written in capital letters throughout. */
function mostlyLoud(words: readonly Word[]): boolean {
  const long = words.filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return (
    long.length > 0 && long.filter(({ text }) => text === text.toUpperCase()).length >= 0.65 * long.length
  );
}
