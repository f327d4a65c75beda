// Where the columns under headings end, by the gaps that the words of no line cross (decisions.md section 5: tables expected).

import type { Box, Word } from '../../digitise/page.ts';
import type { Heading, Line } from './lost-headings.ts';

/** Of the lines at most this share may cross the edge of a column. */
const MOST_CROSSING = 0.15;
const LEAST_LINES = 3;

/** Where each column ends and the next begins: in the widest gap between the middles of both headings that no line crosses, or hardly any; which of them does not end where there is no such gap. */
export function findEdges(headings: readonly Heading[], body: readonly Line[]): readonly number[] | number {
  const edges: number[] = [];
  const words = [...headings, ...body].flatMap((each) => each.words);
  // Where OCR read dirt for a word, one line of a few may cross.
  const isScan = words.some(({ confidence }) => confidence < 1);
  const most = Math.max(MOST_CROSSING * body.length, isScan && body.length >= LEAST_LINES ? 1 : 0);
  for (const [at, next] of headings.slice(1).entries()) {
    const heading = headings[at];
    if (heading === undefined) return at;
    const from = Math.max(edges.at(-1) ?? 0, middleOf(heading.box));
    const edge = findGap(words, from, middleOf(next.box), most);
    if (edge === null) return at;
    edges.push(edge);
  }
  return edges;
}

const middleOf = ([left, , right]: Box): number => (left + right) / 2;

interface Gap {
  readonly crossing: number;
  readonly width: number;
  readonly middle: number | null;
}

/** The middle of the widest stretch between two places that the fewest words cross; null where more than `most` do everywhere. */
function findGap(words: readonly Word[], from: number, to: number, most: number): number | null {
  const steps = words
    .filter(({ box }) => box[2] > from && box[0] < to)
    .flatMap(({ box }) => [
      { at: Math.max(from, box[0]), by: 1 },
      { at: box[2], by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by);
  let best: Gap = { crossing: most + 1, width: 0, middle: null };
  let [crossing, start] = [0, from];
  for (const { at, by } of [...steps, { at: to, by: 0 }]) {
    const width = Math.min(at, to) - start;
    const isBetter = crossing < best.crossing || (crossing === best.crossing && width > best.width);
    if (width > 0 && crossing <= most && isBetter) best = { crossing, width, middle: start + width / 2 };
    crossing += by;
    start = Math.max(start, at);
  }
  return best.middle;
}
