// The words of pages as one text, in which each character is known by the piece of a line that it is of: sentences go on over lines (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** A text and where its pieces begin in it, from left to right. */
export interface Prose {
  readonly text: string;
  readonly pieces: readonly { readonly start: number; readonly page: number; readonly segment: Segment }[];
}

/** The lines as one text, a space behind each piece. */
export function toProse(lines: readonly TextLine[]): Prose {
  const pieces: Prose['pieces'][number][] = [];
  let text = '';
  for (const { page, segments } of lines)
    for (const segment of segments) {
      pieces.push({ start: text.length, page, segment });
      text += `${segment.text} `;
    }
  return { text, pieces };
}

/** A value in the piece that this character is of; null before the first. @param sure 0..1 */
export function foundAt({ pieces }: Prose, index: number, value: string, sure: number): FoundValue | null {
  const piece = pieces.findLast(({ start }) => start <= index);
  return piece === undefined ? null : asFound(piece.page, piece.segment, value, sure);
}
