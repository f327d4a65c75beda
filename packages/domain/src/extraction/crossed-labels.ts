// Labels that are told in two parts, in a table of values: 'Previous' above the column and 'Short term' before the row are together 'Previous short term'.

import type { SsotKey } from './document-type.ts';
import type { LabelSpot } from './label-spots.ts';
import type { LabelledSegment } from './labelled-segments.ts';
import { matchNameAt } from './label-words.ts';
import { sureness } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';

/** So many lines above a cell its heading is looked for, and so many words it may have. */
const HEADING_REACH = 8;
const MOST_WORDS = 5;

/** A few words, none of them a mere number. */
function isPartOfLabel({ words }: LabelledSegment): boolean {
  return words.length > 0 && words.length <= MOST_WORDS && words.some(({ plain }) => /\p{L}{3}/u.test(plain));
}

function listHeadings(cell: LabelledSegment, segments: readonly LabelledSegment[]): LabelledSegment[] {
  const [left, , right] = cell.segment.box;
  return segments.filter((heading) => {
    const {
      lineAt,
      segment: { box },
    } = heading;
    return (
      isPartOfLabel(heading) &&
      lineAt < cell.lineAt &&
      lineAt >= cell.lineAt - HEADING_REACH &&
      box[0] < right &&
      box[2] > left
    );
  });
}

function findName(parts: readonly LabelledSegment[], key: SsotKey): { rank: number; misread: number } | null {
  const words = parts.flatMap((part) => part.words);
  const isScan = parts.some((part) => part.isScan);
  for (const [rank, name] of key.synonyms.entries()) {
    const match = matchNameAt(words, 0, name.replaceAll(' ', ''), isScan);
    if (match !== null && match.count === words.length) return { rank, misread: match.misread };
  }
  return null;
}

/** The cells whose row and column are together a name of the key. */
export function listCrossings(
  lines: readonly TextLine[],
  segments: readonly LabelledSegment[],
  key: SsotKey,
): readonly LabelSpot[] {
  const whole = segments.filter(({ tail }) => tail === null);
  return whole.flatMap((cell): LabelSpot[] => {
    const row = whole.find(({ lineAt, segmentAt }) => lineAt === cell.lineAt && segmentAt === 0);
    if (row === undefined || cell.segmentAt === 0 || !isPartOfLabel(row)) return [];
    for (const heading of listHeadings(cell, whole)) {
      const name = findName([heading, row], key) ?? findName([row, heading], key);
      if (name === null) continue;
      const { segment } = cell;
      return [
        {
          ...name,
          label: `${row.segment.text}, ${heading.segment.text}`,
          labelBoxes: [row.segment.box, heading.segment.box],
          isAtStart: true,
          hasColon: false,
          page: lines[cell.lineAt]?.page ?? 0,
          neighbours: [
            {
              text: segment.text,
              box: segment.box,
              confidence: sureness(segment),
              place: 'crossing',
              next: null,
            },
          ],
        },
      ];
    }
    return [];
  });
}
