// Which pieces of text a pattern needs: whatever it matches holds at least one of them (issue 17: 8,000 suggestions a second). Derived from the pattern
// itself, so that rules that cannot hold are passed over (rule-index.ts) without their words being said twice.

/** Stands in a piece for an edge of a word, as `\b` does in a pattern; no pattern has this character. */
export const EDGE = '\ue000';

/** Longer pieces are cut: a few letters tell words apart well enough. */
const LONGEST_PIECE = 9;
/** Pieces with one more letter are so many times rarer, by and large. */
const RARER_BY_LETTER = 6;
/** Words that begin so are in many headlines, however long they are: as frequent as others of two letters. */
const COMMON =
  /^(?:profit|invest|share|market|trad|stock|record|report|result|price|rais|rise|bank|financ|appoint|expect|quarter|launch|target|govern|order|strong|high|low|sale|analyst|street|earning|demand|ahead|level|gain|take|offer|issue|mark|hit|under|after|about|their|before|against)/;
const COMMON_LETTERS = 2;
/** These say nothing. */
const EMPTY =
  /^(?:to|in|of|on|at|by|as|is|up|its|net|says|with|from|for|will|more|than|over|into|the|may|can|and|has|not|no|out|new)$/;
const EMPTY_LETTERS = 1;
/** So many wholes at most come of parts put together, of which both have several. */
const MOST_WHOLES = 50;

/** What is known of the texts that a pattern, or a part of one, matches. */
interface Known {
  /** All of them; null where they are too many. */
  readonly wholes: readonly string[] | null;
  /** Pieces of which each holds at least one; null where none are known. */
  readonly pieces: readonly string[] | null;
  /** Each begins with one of these. */
  readonly starts: readonly string[];
}

const UNKNOWN: Known = { wholes: null, pieces: null, starts: [''] };

/** Each text that the pattern matches holds at least one of these; null where nothing is known. @throws Error where the pattern is not understood */
export function listNeededPieces({ source, flags }: RegExp): readonly string[] | null {
  const reader = new PatternReader(source);
  const { pieces } = reader.readAlternatives();
  if (!reader.isAtEnd || flags !== '') throw new Error(`Not understood: /${source}/${flags}`);
  return pieces && [...new Set(pieces.map((piece) => findPart(piece).text))];
}

/** The part of a piece that tells most: the word with the most letters, with its edges as far as they are known. */
function pickPart(piece: string): string {
  const bare = piece.replaceAll(EDGE, '');
  const before = piece.startsWith(EDGE) ? EDGE : '';
  const after = bare !== '' && piece.endsWith(EDGE) ? EDGE : '';
  let rarest = '';
  for (const { 0: letters, index } of bare.matchAll(/\w+/g)) {
    const isLast = index + letters.length === bare.length;
    const word = `${index === 0 ? before : EDGE}${letters}${isLast ? after : EDGE}`;
    rarest = rarest === '' ? word : rarerWord(rarest, word);
  }
  return (rarest === '' ? `${before}${bare}${after}` : rarest).slice(0, LONGEST_PIECE);
}

function rarerWord(one: string, other: string): string {
  return countLetters(other) > countLetters(one) ? other : one;
}

/** Of words and their edges: patterns share most of them. */
const LETTERS = new Map<string, number>();

/** How many letters tell a piece apart; an edge of a word tells half as much as a letter. */
function countLetters(piece: string): number {
  const known = LETTERS.get(piece) ?? countAnew(piece);
  LETTERS.set(piece, known);
  return known;
}

function countAnew(piece: string): number {
  const letters = piece.replaceAll(/\W/g, '');
  const edges = piece.split(EDGE).length - 1;
  if (EMPTY.test(letters)) return EMPTY_LETTERS;
  return COMMON.test(letters) ? COMMON_LETTERS : Math.min(letters.length + edges / 2, LONGEST_PIECE);
}

/** The alternatives of a pattern, each a pattern of its own: one of them matches wherever the whole does. */
export function splitAlternatives({ source }: RegExp): RegExp[] {
  const alternatives = [''];
  let depth = 0;
  for (const token of source.match(TOKEN) ?? []) {
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) alternatives.push('');
    else alternatives.push(`${alternatives.pop() ?? ''}${token}`);
  }
  return alternatives.map((each) => new RegExp(each));
}

const TOKEN =
  /\(\?<?[=!]|\(\?:|[()|]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|\[\^?(?:[^\]\\]|\\.)*\]|\\[^]|[\w ]+(?![*+?{])|[^\\]/g;
const REPEAT = /^(?:([?])|[*]|\{0|([+{]))/;
const LOOK = /^\(\?<?[=!]/;
const ANY = /^(?:\.|\\[wWdDsS]|\[\^.*\]|\[.*(?:[^\\]-.|\\[a-z]).*\])$/;

/** Reads a pattern from left to right. */
class PatternReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = source.match(TOKEN) ?? [];
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  readAlternatives(): Known {
    const all = [this.#readSequence()];
    while (this.#takes('|')) all.push(this.#readSequence());
    return {
      wholes: unite(all.map(({ wholes }) => wholes)),
      pieces: unite(all.map(({ pieces }) => pieces)),
      starts: all.flatMap(({ starts }) => starts),
    };
  }

  #readSequence(): Known {
    const parts: Known[] = [];
    while (!this.isAtEnd && this.#next !== '|' && this.#next !== ')') parts.push(this.#readRepeated());
    return joinParts(parts);
  }

  #readRepeated(): Known {
    const known = this.#readOne();
    const [repeat, isOptional, isAtLeastOnce] = REPEAT.exec(this.#next) ?? [];
    if (repeat === undefined) return known;
    this.#at += 1;
    if (isOptional)
      return { wholes: known.wholes && [...known.wholes, ''], pieces: null, starts: [...known.starts, ''] };
    return isAtLeastOnce ? { ...known, wholes: null } : UNKNOWN;
  }

  #readOne(): Known {
    const token = this.#next;
    this.#at += 1;
    if (token === '(' || token === '(?:') return this.#readGroup();
    if (LOOK.test(token)) {
      this.#readGroup();
      return ofWholes(['']);
    }
    if (token === '^' || token === '$') return ofWholes(['']);
    if (token === '\\b') return ofWholes([EDGE]);
    if (ANY.test(token)) return UNKNOWN;
    if (token.startsWith('[')) return ofWholes(token.slice(1, -1).replaceAll('\\', '').split(''));
    if (/^\\\w$/.test(token) || REPEAT.test(token)) throw new Error(`Not understood in a pattern: ${token}`);
    return ofWholes([token.replace(/^\\/, '')]);
  }

  #readGroup(): Known {
    const known = this.readAlternatives();
    if (!this.#takes(')')) throw new Error('A group in a pattern is not closed.');
    return known;
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #takes(token: string): boolean {
    const isNext = this.#next === token;
    if (isNext) this.#at += 1;
    return isNext;
  }
}

function ofWholes(wholes: readonly string[]): Known {
  return { wholes, pieces: whereAllTell(wholes), starts: wholes };
}

/** These pieces, if each has a letter or a sign. */
function whereAllTell(pieces: readonly string[]): readonly string[] | null {
  return pieces.every((piece) => /[^\ue000]/.test(piece)) ? pieces : null;
}

/** What is known of one of several; nothing where nothing is known of one of them. */
function unite(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  const known = lists.filter((list) => list !== null);
  return known.length === lists.length ? known.flat() : null;
}

/** What is known of parts one after another: neighbours whose wholes are known are put together, and the rarest pieces are kept. */
function joinParts(parts: readonly Known[]): Known {
  const runs: { wholes: readonly string[] | null; readonly pieces: readonly string[] | null }[] = [];
  for (const { wholes, pieces } of parts) {
    const last = runs.at(-1);
    const joined = multiply(last ? last.wholes : [''], wholes);
    if (last && joined) last.wholes = joined;
    else runs.push({ wholes, pieces });
  }
  const [first = ofWholes([''])] = runs;
  if (runs.length < 2 && first.wholes) return ofWholes(first.wholes);
  // Behind what is not known a new text begins.
  const starts = parts.flatMap((_, at) =>
    at === 0 || parts[at - 1]?.wholes === null ? [joinStarts(parts.slice(at))] : [],
  );
  const known = runs.map(({ wholes, pieces }) => (wholes ? whereAllTell(wholes) : pieces));
  return {
    wholes: null,
    pieces: findRarest([...known, ...starts.map(whereAllTell)]),
    starts: starts[0] ?? [''],
  };
}

/** What parts one after another begin with: as far as the wholes are known, and the start of the first whose are not. */
function joinStarts(parts: readonly Known[]): readonly string[] {
  let starts: readonly string[] = [''];
  for (const part of parts) {
    const longer = multiply(starts, part.wholes ?? part.starts);
    if (longer) starts = longer;
    if (!longer || part.wholes === null) break;
  }
  return starts;
}

function multiply(
  heads: readonly string[] | null,
  tails: readonly string[] | null,
): readonly string[] | null {
  if (!heads || !tails) return null;
  if (isNothing(heads)) return tails;
  if (isNothing(tails)) return heads;
  if (heads.length > 1 && tails.length > 1 && heads.length * tails.length > MOST_WHOLES) return null;
  return heads.flatMap((head) => tails.map((tail) => head + tail));
}

function isNothing(wholes: readonly string[]): boolean {
  return wholes.length === 1 && wholes[0] === '';
}

/** The pieces that are in the fewest texts, by and large; null where none are known. */
function findRarest(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  let rarest: readonly string[] | null = null;
  let least = Infinity;
  for (const pieces of lists) {
    const often = pieces === null ? Infinity : frequency(pieces, least);
    if (often >= least) continue;
    rarest = pieces;
    least = often;
  }
  return rarest;
}

/** How many texts have one of the pieces, by and large; from `enough` on it is not counted further. */
function frequency(pieces: readonly string[], enough: number): number {
  let sum = 0;
  for (const piece of pieces) {
    sum += findPart(piece).weight;
    if (sum >= enough) break;
  }
  return sum;
}

/** The part of a piece that tells most, and how frequent that is, by and large. */
interface Part {
  readonly text: string;
  readonly weight: number;
}

/** By piece: patterns share most of theirs. */
const PARTS = new Map<string, Part>();

function findPart(piece: string): Part {
  const known = PARTS.get(piece);
  if (known) return known;
  const text = pickPart(piece);
  const part = { text, weight: RARER_BY_LETTER ** -countLetters(text) };
  PARTS.set(piece, part);
  return part;
}
