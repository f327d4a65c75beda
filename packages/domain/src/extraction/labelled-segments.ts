// The segments of a page as labels are looked for in them: their words, and how many of those the longest name of any key takes. A segment with the one right
// under it is looked at as one besides, for a label that goes on in the next line (issue 13: keys by label).

import type { PieceIndex } from './alike-names.ts';
import { indexPieces, listAlike } from './alike-names.ts';
import type { Beginning, LabelWord, NameMatch, PreparedName } from './label-words.ts';
import { listBeginnings, listLabelWords, matchName } from './label-words.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { segmentUnder } from './text-lines.ts';

export interface LabelledSegment {
  readonly segment: Segment;
  readonly lineAt: number;
  readonly segmentAt: number;
  readonly words: readonly LabelWord[];
  /** Words from the first on that the longest name takes; 0 where none begins there. */
  readonly longest: number;
  /** Whether that name stands there letter by letter. */
  readonly isExact: boolean;
  /** The names that stand at its start, by their letters. */
  readonly startNames: ReadonlyMap<string, NameMatch>;
  readonly isScan: boolean;
  /** The segment under it, where the words are those of both. */
  readonly tail: LabelledSegment | null;
}

/** What is found at the beginning of a segment. */
interface Beginnings {
  readonly longest: number;
  readonly isExact: boolean;
  /** The names that begin there, by their letters. */
  readonly names: ReadonlyMap<string, NameMatch>;
}

/** The names of all keys of a type, and other labels of its forms. */
export class LabelNames {
  readonly #names: ReadonlyMap<string, PreparedName>;
  readonly #headings: ReadonlySet<string>;
  readonly #inOrder: readonly PreparedName[];
  readonly #byPiece: PieceIndex;
  readonly #known = new Map<string, Beginnings>();

  /** @param headings as `normaliseText` leaves them */
  constructor(names: Iterable<PreparedName>, headings: Iterable<string>) {
    this.#names = new Map([...names].map((name) => [name.letters, name]));
    this.#inOrder = [...this.#names.values()];
    this.#byPiece = indexPieces(this.#inOrder);
    this.#headings = new Set([...headings].filter((heading) => heading.includes(' ')));
  }

  /**
   * 'COMPANY CREDIT RISK REPORT' is the title of the document and no label 'Company': it ends in one of its headings of several words, and is no
   * name.
   */
  isHeading(plain: string): boolean {
    const words = plain.split(' ').slice(0, MOST_WORDS_OF_HEADING + 1);
    return (
      words.length <= MOST_WORDS_OF_HEADING &&
      !this.#names.has(words.join('')) &&
      words.some((_, at) => at < words.length - 1 && this.#headings.has(words.slice(at).join(' ')))
    );
  }

  /** @param letters of words without spaces, as `listLabelWords` leaves them */
  holdsLetters(letters: string): boolean {
    return this.#names.has(letters);
  }

  /** Whether a text is a name as a whole. */
  holds(text: string): boolean {
    if (text.length > LONGEST_LABEL) return false;
    return this.#names.has(
      listLabelWords(text.replace(NUMBERED, ''))
        .map(({ plain }) => plain)
        .join(''),
    );
  }

  /** Whether a text begins with a name of at least so many words. */
  begins(text: string, least: number): boolean {
    return this.matchBeginning(listLabelWords(text), false).longest >= least;
  }

  #listExact(beginnings: readonly Beginning[]): PreparedName[] {
    return beginnings.flatMap(({ letters }) => this.#names.get(letters) ?? []);
  }

  /** Of a name that is read so badly that none of its pieces is whole, nothing is told. */
  #listAlike(beginnings: readonly Beginning[]): readonly PreparedName[] {
    return listAlike(this.#byPiece, beginnings.at(-1)?.folded ?? '').flatMap((at) => this.#inOrder[at] ?? []);
  }

  /** The names that the words begin with, and how many of them the longest takes. The same words are looked at once. */
  matchBeginning(words: readonly LabelWord[], isScan: boolean): Beginnings {
    const beginnings = listBeginnings(words, 0, isScan);
    const text = `${isScan} ${words
      .slice(0, beginnings.length)
      .map(({ plain }) => plain)
      .join(' ')}`;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const names = new Map<string, NameMatch>();
    let longest = 0;
    let isExact = false;
    for (const name of isScan ? this.#listAlike(beginnings) : this.#listExact(beginnings)) {
      const match = matchName(beginnings, 0, name, isScan);
      if (match === null) continue;
      names.set(name.letters, match);
      // A shorter name says nothing of the longest.
      if (match.count > longest) isExact = match.misread === 0;
      else if (match.count === longest) isExact ||= match.misread === 0;
      longest = Math.max(longest, match.count);
    }
    const found = { longest, isExact, names };
    this.#known.set(text, found);
    return found;
  }
}

/** '4. Industry class': the fields of some forms are numbered. */
const NUMBERED = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;
/** A longer text is no label, and one of more words no heading. */
const LONGEST_LABEL = 80;
const MOST_WORDS_OF_HEADING = 10;
/** A longer segment is a sentence, and no label that is broken off. */
const MOST_WORDS_OF_LABEL = 7;

function beginningsOf(
  words: readonly LabelWord[],
  isScan: boolean,
  names: LabelNames,
): Pick<LabelledSegment, 'longest' | 'isExact' | 'startNames'> {
  const { longest, isExact, names: startNames } = names.matchBeginning(words, isScan);
  return { longest, isExact, startNames };
}

const isWholeName = ({ words, longest }: LabelledSegment): boolean => longest > 0 && longest === words.length;

/** 'Date' and its day over another label and its day: what stands under a label that has its value beside it begins a line of its own. */
function areBothBesideValues(
  lines: readonly (readonly LabelledSegment[])[],
  one: LabelledSegment,
  other: LabelledSegment,
): boolean {
  return [one, other].every(({ lineAt, segmentAt }) => {
    const next = lines[lineAt]?.[segmentAt + 1];
    return next !== undefined && next.longest === 0;
  });
}

/** The segments of a page from top to bottom, each also with the one under it. */
export function listLabelledSegments(
  lines: readonly TextLine[],
  names: LabelNames,
): readonly LabelledSegment[] {
  const own = lines.map((line, lineAt) =>
    line.segments.map((segment, segmentAt): LabelledSegment => {
      const words = names.isHeading(segment.plain) ? [] : listLabelWords(segment.text);
      const isScan = segment.words.some(({ confidence }) => confidence < 1);
      return { segment, lineAt, segmentAt, words, ...beginningsOf(words, isScan, names), isScan, tail: null };
    }),
  );
  const bySegment = new Map(own.flat().map((each) => [each.segment, each]));
  return own.flat().flatMap((at) => {
    const under = segmentUnder(lines, at.lineAt, at.segment);
    const tail = under === null ? undefined : bySegment.get(under);
    if (tail === undefined || at.segment.text.includes(':') || at.words.length > MOST_WORDS_OF_LABEL)
      return [at];
    // 'Tax' over 'Total' are two labels.
    if (isWholeName(at) && (isWholeName(tail) || areBothBesideValues(own, at, tail))) return [at];
    const words = listLabelWords(`${at.segment.text} ${tail.segment.text}`);
    return [at, { ...at, words, ...beginningsOf(words, at.isScan, names), tail }];
  });
}
