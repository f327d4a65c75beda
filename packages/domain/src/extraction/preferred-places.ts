// Where a key of a template looks first, seen from its label (issue 14, 'Learning': label positions of a template): right under it, further down its column,
// or over it. Beside it is looked at first anyway.

import type { LabelPlace, SsotKey } from './document-type.ts';
import type { Neighbour } from './label-neighbours.ts';
import { toNeighbour } from './label-neighbours.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import type { Segment, TextLine } from './text-lines.ts';

const NEIGHBOURS_AT: Readonly<Record<LabelPlace, readonly Neighbour['place'][]>> = {
  left: [],
  above: ['below'],
  head: ['column'],
  below: ['above'],
};
/** In heights of the label: what it stands under, and a gap at which a column ends. */
const OVER_REACH = 3.2;
const COLUMN_GAP = 8;
const COLUMN_LINES = 30;

/** Whether something stands where the key looks first. */
export function isPreferred({ place }: Pick<Neighbour, 'place'>, { labelPlace }: SsotKey): boolean {
  return labelPlace !== undefined && NEIGHBOURS_AT[labelPlace].includes(place);
}

/** What stands where a key looks first and is not looked at else. */
export function listPreferred(
  lines: readonly TextLine[],
  { lineAt, segment }: LabelledSegment,
  labelPlace: LabelPlace | undefined,
  names: LabelNames,
): Neighbour[] {
  const height = Math.max(segment.box[3] - segment.box[1], 0.006);
  if (labelPlace === 'below') return listOver(lines, { lineAt, segment }, height * OVER_REACH, names);
  if (labelPlace !== 'head') return [];
  const column: Neighbour[] = [];
  let [, , , bottom] = segment.box;
  for (const [offset, line] of lines.slice(lineAt + 1, lineAt + 1 + COLUMN_LINES).entries()) {
    const under = overlapping(line, segment);
    if (under === undefined) continue;
    if (under.box[1] - bottom > COLUMN_GAP * height) break;
    [, , , bottom] = under.box;
    column.push(toNeighbour(lines, lineAt + 1 + offset, under, 'column', names));
  }
  return column;
}

function listOver(
  lines: readonly TextLine[],
  { lineAt, segment }: Pick<LabelledSegment, 'lineAt' | 'segment'>,
  reach: number,
  names: LabelNames,
): Neighbour[] {
  for (let at = lineAt - 1; at >= Math.max(0, lineAt - 3); at -= 1) {
    const line = lines[at];
    const over = line === undefined ? undefined : overlapping(line, segment);
    if (over === undefined) continue;
    if (segment.box[1] - over.box[3] > reach) return [];
    return [{ ...toNeighbour(lines, at, over, 'above', names), next: null }];
  }
  return [];
}

function overlapping(line: TextLine, { box: own }: Segment): Segment | undefined {
  return line.segments.find(({ box }) => box[0] < own[2] && box[2] > own[0]);
}
