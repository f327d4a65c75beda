// The lines of a page in which tables are looked for: their segments without running text and without the notes on units that stand beside headings
// (decisions.md section 5).

import type { HeadedText } from './headed-text.ts';
import { headedByLine, listHeadedTexts } from './headed-text.ts';
import { listKeyedTexts } from './keyed-text.ts';
import { cutSegments, joinWords, listLines } from './lines.ts';
import type { Row } from './prose.ts';
import { findProse } from './prose.ts';
import type { Line, Piece, Segment } from './shapes.ts';
import { middleY } from './shapes.ts';
import { isUnitNote, isValue, isYear } from './text-kinds.ts';

const WIDE_GAP_EM = 0.9;

export interface LooseLine {
  readonly line: Line;
  readonly row: Row;
  readonly segments: readonly Segment[];
  readonly hasProse: boolean;
  /** Which text under headings it belongs to; null: to none. */
  readonly headed: HeadedText | null;
}

/** All lines of the words, from the top. */
export function looseLines(words: readonly Piece[]): LooseLine[] {
  const lines = listLines(words);
  const rows = lines.map((line, index) => ({
    segments: cutSegments(line, WIDE_GAP_EM),
    size: line.size,
    index,
  }));
  const underHeadings = listHeadedTexts(lines);
  const keyed = listKeyedTexts(lines).filter((text) =>
    underHeadings.every(({ first, last }) => last < text.first || first > text.last),
  );
  const texts = [...underHeadings, ...keyed];
  const prose = findProse(rows, texts);
  const byLine = headedByLine(texts.filter((text) => text.isList || prose.headed.includes(text)));
  return lines.flatMap((line, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const segments = withoutUnit(row.segments.filter((segment) => !prose.segments.has(segment)));
    const headed = byLine.get(index) ?? null;
    return [{ line, row, segments, hasProse: segments.length < row.segments.length, headed }];
  });
}

/** Without the note on the unit of a table that stands beside its headings. */
function withoutUnit(segments: readonly Segment[]): readonly Segment[] {
  const rest = segments.filter((segment) => !isUnitNote(joinWords(segment.words)));
  return rest.length === segments.length - 1 && rest.length > 0 ? rest : segments;
}

/** The segments after the first that are figures; years are headings. */
export function figures(line: LooseLine | undefined): Segment[] {
  return (line?.segments ?? []).slice(1).filter((segment) => {
    const text = joinWords(segment.words);
    return isValue(text) && !isYear(text);
  });
}

/** The middle of the line at the index, in points from the top of the page; 0 where there is none. */
export function topOf(loose: readonly LooseLine[], index: number): number {
  const line = loose[index];
  return line === undefined ? 0 : middleY(line.line);
}
