// The segments of a page as labels are looked for in them: their words, and how many of those the longest name of any key takes. A segment with the one right
// under it is looked at as one besides, for a label that goes on in the next line.

import type { LabelWord } from './label-words.ts';
import { listLabelWords, matchNameAt } from './label-words.ts';
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
  readonly isScan: boolean;
  /** The segment under it, where the words are those of both. */
  readonly tail: LabelledSegment | null;
}

/** The names of all keys of a type, and other labels of its forms. */
export class LabelNames {
  readonly #names: ReadonlySet<string>;

  readonly #headings: ReadonlySet<string>;

  /** @param names and headings as `normaliseText` leaves them */
  constructor(names: Iterable<string>, headings: Iterable<string>) {
    this.#headings = new Set([...headings].filter((heading) => heading.includes(' ')));
    this.#names = new Set([...names].map((name) => name.replaceAll(' ', '')));
  }

  /** 'COMPANY CREDIT RISK REPORT' is the title of the document and no label 'Company': it ends in one of its headings of several words, and is no
   * name. */
  isHeading(plain: string): boolean {
    const words = plain.split(' ');
    return (
      !this.#names.has(words.join('')) &&
      words.some((_, at) => at < words.length - 1 && this.#headings.has(words.slice(at).join(' ')))
    );
  }

  /** Whether a text is a name as a whole. */
  holds(text: string): boolean {
    return this.#names.has(
      listLabelWords(text)
        .map(({ plain }) => plain)
        .join(''),
    );
  }

  /** How many of the words, from the first on, the longest name takes that stands there. */
  longestAt(words: readonly LabelWord[], isScan: boolean): { longest: number; isExact: boolean } {
    let best = { longest: 0, isExact: false };
    for (const name of this.#names) {
      const match = matchNameAt(words, 0, name, isScan);
      if (match === null) continue;
      const isExact = match.misread === 0;
      if (match.count > best.longest || (match.count === best.longest && isExact && !best.isExact))
        best = { longest: match.count, isExact };
    }
    return best;
  }
}

/** A longer segment is a sentence, and no label that is broken off. */
const MOST_WORDS_OF_LABEL = 7;

/** The segments of a page from top to bottom, each also with the one under it. */
export function listLabelledSegments(
  lines: readonly TextLine[],
  names: LabelNames,
): readonly LabelledSegment[] {
  const own = lines.map((line, lineAt) =>
    line.segments.map((segment, segmentAt): LabelledSegment => {
      const words = names.isHeading(segment.plain) ? [] : listLabelWords(segment.text);
      const isScan = segment.words.some(({ confidence }) => confidence < 1);
      return { segment, lineAt, segmentAt, words, ...names.longestAt(words, isScan), isScan, tail: null };
    }),
  );
  const bySegment = new Map(own.flat().map((each) => [each.segment, each]));
  return own.flat().flatMap((at) => {
    const under = segmentUnder(lines, at.lineAt, at.segment);
    const tail = under === null ? undefined : bySegment.get(under);
    if (tail === undefined || at.segment.text.includes(':') || at.words.length > MOST_WORDS_OF_LABEL)
      return [at];
    const words = listLabelWords(`${at.segment.text} ${tail.segment.text}`);
    return [at, { ...at, words, ...names.longestAt(words, at.isScan), tail }];
  });
}
