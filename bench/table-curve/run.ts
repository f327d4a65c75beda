// How the time of reading the tables of a page grows with its words, up to 50,000 on one page: statements without rules, a grid, running text, words scattered
// anywhere and words all on one place. Each is held against what linear-times-log growth from its smallest page would give.

import type { ReadPage, Ruling, Word } from '@vigilo/domain/digitise/page';
import { readTables } from '@vigilo/domain/tables/read-tables';
import type { BenchResult } from '../testing/bench-result.ts';
import { createRandom } from '../testing/random.ts';
import { count, median, ms, short } from '../testing/statistics.ts';

const SIZES = [1000, 2000, 5000, 10_000, 20_000, 50_000];
const TURNS = 3;
/** So often as long as linear-times-log growth would have it: what caches and the heap cost beside the work. */
const MOST_BEYOND = 3;

type Draw = (words: number) => ReadPage;

const PAGES: Readonly<Record<string, Draw>> = {
  'a statement without rules': (words) => pageOf(listRows(words, 10, (row, column) => figureAt(row, column))),
  'a grid of rules': drawGrid,
  'running text': (words) => pageOf(listRows(words, 12, () => 'assets')),
  'words anywhere': drawScattered,
  'words on one line': (words) => pageOf(listRows(words, words, (_, column) => String(column))),
};

function figureAt(row: number, column: number): string {
  return column === 0 ? `item${row}` : String(1000 + ((row * 7919 + column * 104_729) % 90_000));
}

/** Words in rows of so many, each on a place of its own width that it fills by three quarters, or nearly whole in running text. */
function listRows(words: number, columns: number, text: (row: number, column: number) => string): Word[] {
  const rows = Math.ceil(words / columns);
  const [across, down] = [1 / columns, 1 / rows];
  const filled = columns === 12 ? 0.97 : 0.6;
  return Array.from({ length: words }, (_, i): Word => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return {
      text: text(row, column),
      box: [column * across, row * down, (column + filled) * across, (row + 0.7) * down],
      confidence: 1,
      size: 0.7 * down,
    };
  });
}

function drawGrid(words: number): ReadPage {
  const columns = 10;
  const rows = Math.ceil(words / columns);
  const levels = Array.from({ length: rows + 1 }, (_, i): Ruling => {
    const y = Math.max(0, (i - 0.15) / rows);
    return { from: [0, y], to: [1, y] };
  });
  const uprights = Array.from({ length: columns + 1 }, (_, i): Ruling => {
    const x = Math.max(0, (i - 0.15) / columns);
    return { from: [x, 0], to: [x, 1] };
  });
  return pageOf(listRows(words, columns, figureAt), [...levels, ...uprights]);
}

function drawScattered(words: number): ReadPage {
  const random = createRandom(words);
  const size = 0.5 / Math.sqrt(words);
  return pageOf(
    Array.from({ length: words }, (_, i): Word => {
      const [x, y] = [random() * 0.95, random() * 0.95];
      return {
        text: i % 3 === 0 ? 'word' : String(i),
        box: [x, y, x + 2 * size, y + size],
        confidence: 1,
        size,
      };
    }),
  );
}

/** As high as its rows ask for, so that the type keeps its size. */
function pageOf(words: readonly Word[], rulings: readonly Ruling[] = []): ReadPage {
  const size = words[0]?.size ?? 1;
  return {
    number: 1,
    width: 600,
    height: 10 / size,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings,
    fills: [],
    pictures: [],
  };
}

function measureMs(page: ReadPage): number {
  return median(
    Array.from({ length: TURNS }, () => {
      const begun = process.cpuUsage();
      readTables(page);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    }),
  );
}

interface Curve {
  readonly name: string;
  readonly times: readonly number[];
  /** Of the largest page, against the growth of n log n from a page of the smallest size that takes measurable time. */
  readonly beyond: number;
}

function measureCurve(name: string, draw: Draw): Curve {
  // Once for the engine to compile it.
  readTables(draw(SIZES[0] ?? 1));
  const times = SIZES.map((size) => measureMs(draw(size)));
  const steps = SIZES.map((size, i) => (times[i] ?? 0) / (size * Math.log2(size)));
  return { name, times, beyond: (steps.at(-1) ?? 0) / median(steps.slice(0, 3)) };
}

export async function bench(): Promise<BenchResult> {
  const curves = Object.entries(PAGES).map(([name, draw]) => measureCurve(name, draw));
  const worst = Math.max(...curves.map(({ beyond }) => beyond));
  const longest = Math.max(...curves.flatMap(({ times }) => times));
  return {
    title: 'Reading tables: time by the words of a page',
    lines: [
      `| a page of | ${SIZES.map((size) => `${count(size)} words`).join(' | ')} | beyond n log n |`,
      `|---|${SIZES.map(() => '--:|').join('')}--:|`,
      ...curves.map(
        ({ name, times, beyond }) => `| ${name} | ${times.map(ms).join(' | ')} | ${short(beyond)}x |`,
      ),
      '',
      `Milliseconds of processor time, medians of ${TURNS}. The last column: the time of the largest page against what n log n says from the three smallest.`,
    ],
    figures: [
      {
        figure: 'Tables of a page of 50,000 words',
        target: `within ${MOST_BEYOND}x of linear-times-log growth`,
        measured: `${short(worst)}x, ${ms(longest)} at most`,
        isReached: worst <= MOST_BEYOND,
      },
    ],
  };
}
