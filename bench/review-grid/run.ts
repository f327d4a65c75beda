// Measures the grid of the extraction table in one headless browser without a graphics card: 5,000 rows of 20 columns drawn, scrolled by wheel and fast,
// and edited, against the frames that the blank page and a plain list under the same wheel give in the same run; and what axe finds with an editor and with a menu open.

import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { count, median, ms, percentile, short, spread } from '../testing/statistics.ts';

interface FrameCount {
  readonly frames: number;
  readonly milliseconds: number;
  readonly long: number;
}

const PAGES = join(import.meta.dirname, 'page');
const WEB_CONFIG = join(import.meta.dirname, '../../apps/web/vite.config.ts');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREEN = { width: 1366, height: 768 } as const;
const ROWS = 5000;
const COLUMNS = 20;
const DRAWINGS = 7;
const GESTURES = 5;
const GESTURE_MS = 2000;
const FAST = 12_000;
const TURN = 240;
const TURN_MS = 16;
const EDITS = 40;
const WARM_UP = 5;
const LEAST_FPS = 55;
const P95 = 0.95;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Measured {
  readonly drawn: readonly number[];
  readonly blank: readonly FrameCount[];
  readonly wheel: readonly FrameCount[];
  /** A plain list under the same wheel. */
  readonly list: readonly FrameCount[];
  readonly fast: readonly FrameCount[];
  readonly opened: readonly number[];
  readonly ended: readonly number[];
  readonly barriers: Readonly<Record<'idle' | 'editor' | 'menu', number>>;
  readonly holes: number;
}

export async function bench(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-'));
  const server = await serve(folder);
  const browser = await launchChromium();
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const page = await browser.newPage({ viewport: SCREEN });
    await page.goto(`http://127.0.0.1:${port}/grid.html`);
    return report(await measure(page));
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function serve(folder: string): Promise<Server> {
  await build({
    root: PAGES,
    configFile: WEB_CONFIG,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(PAGES, 'grid.html') } },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(folder, path))
      .then((content) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
          .end(content),
      )
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return server;
}

async function measure(page: Page): Promise<Measured> {
  const draw = (): Promise<number> => page.evaluate(`window.measuredGrid.draw(${ROWS}, ${COLUMNS})`);
  // The first drawing loads the program; it is not what is measured.
  await draw();
  const drawn: number[] = [];
  for (let run = 0; run < DRAWINGS; run += 1) drawn.push(await draw());
  const [blank, list, wheel, fast]: [FrameCount[], FrameCount[], FrameCount[], FrameCount[]] = [
    [],
    [],
    [],
    [],
  ];
  let holes = 0;
  for (let run = 0; run < GESTURES; run += 1) {
    await page.evaluate('window.measuredGrid.clear()');
    blank.push(await page.evaluate<FrameCount>(`window.measuredGrid.rest(${GESTURE_MS})`));
    await page.evaluate(`window.measuredGrid.drawList(${ROWS})`);
    list.push(await scrollByWheel(page));
    await draw();
    wheel.push(await scrollByWheel(page));
    fast.push(await page.evaluate<FrameCount>(`window.measuredGrid.scroll(${FAST}, ${GESTURE_MS})`));
    if (await page.evaluate<boolean>('window.measuredGrid.hasHole()')) holes += 1;
  }
  const { opened, ended } = await edit(page);
  return { drawn, blank, list, wheel, fast, opened, ended, barriers: await findBarriers(page), holes };
}

/** As a hand on a wheel that does not rest. */
async function scrollByWheel(page: Page): Promise<FrameCount> {
  await page.mouse.move(SCREEN.width / 2, SCREEN.height / 2);
  await page.evaluate('window.measuredGrid.countFrames()');
  const end = performance.now() + GESTURE_MS;
  while (performance.now() < end) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(TURN_MS);
  }
  return page.evaluate<FrameCount>('window.measuredGrid.framesCounted()');
}

/** A figure typed into cell after cell. */
async function edit(page: Page): Promise<Pick<Measured, 'opened' | 'ended'>> {
  const [opened, ended]: [number[], number[]] = [[], []];
  await page.evaluate(`window.measuredGrid.draw(${ROWS}, ${COLUMNS})`);
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  const press = async (key: string, isOpening: boolean): Promise<number> => {
    await page.evaluate(`window.measuredGrid.watchEditor(${isOpening})`);
    await page.keyboard.press(key);
    return page.evaluate<number>('window.measuredGrid.editorSeen()');
  };
  for (let turn = 0; turn < WARM_UP + EDITS; turn += 1) {
    const open = await press('7', true);
    await page.keyboard.type('31');
    const end = await press('Enter', false);
    if (turn < WARM_UP) continue;
    opened.push(open);
    ended.push(end);
  }
  return { opened, ended };
}

async function findBarriers(page: Page): Promise<Measured['barriers']> {
  await page.evaluate(`${AXE};undefined`);
  const look = (): Promise<number> =>
    page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.length)`);
  const idle = await look();
  await page.keyboard.press('F2');
  await page.getByRole('textbox').waitFor();
  const editor = await look();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox').waitFor({ state: 'hidden' });
  await page.locator('[role="grid"]:focus').waitFor();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu').waitFor();
  const menu = await look();
  await page.keyboard.press('Escape');
  return { idle, editor, menu };
}

function report(measured: Measured): BenchResult {
  const { drawn, blank, list, wheel, fast, opened, ended, barriers, holes } = measured;
  const most = median(blank.map(fps));
  const row = (name: string, counts: readonly FrameCount[]): string => {
    const frames = counts.map(fps);
    return `| ${name} | ${median(frames).toFixed(1)} | ${spread(frames)} | ${counts.reduce((sum, { long }) => sum + long, 0)} | ${short(median(frames) / most)} |`;
  };
  return {
    title: `Grid of the extraction table, ${count(ROWS)} rows of ${COLUMNS} columns, no graphics card`,
    lines: [
      `${GESTURES} gestures of ${GESTURE_MS / 1000} s each, in turn with the blank page; the wheel turned by ${TURN} pixels every ${TURN_MS} ms, fast: ${count(FAST)} pixels a second there and back. ${holes} times of ${GESTURES} the middle of the grid showed no row at the end.`,
      '',
      '| | frames a second, median | least and most | frames longer than 33 ms | of the blank page |',
      '|---|--:|--:|--:|--:|',
      row('blank page', blank),
      row(`plain list of ${count(ROWS)} lines, wheel`, list),
      row('wheel', wheel),
      row('fast', fast),
      '',
      `First rows painted: ${ms(median(drawn))} (${spread(drawn)}). A figure typed into ${EDITS} cells: key to editor ${ms(median(opened))}, p95 ${ms(percentile(opened, P95))}; Enter to the next cell ${ms(median(ended))}, p95 ${ms(percentile(ended, P95))}.`,
      '',
      `axe: ${barriers.idle} violations at rest, ${barriers.editor} with an editor, ${barriers.menu} with the menu of a row open.`,
    ],
    figures: listFigures(measured, most),
  };
}

function listFigures(
  { drawn, list, wheel, fast, opened, barriers }: Measured,
  blank: number,
): readonly Figure[] {
  const smooth = (name: string, counts: readonly FrameCount[], beside = ''): Figure => {
    const frames = median(counts.map(fps));
    return {
      figure: `Scrolling the grid, ${name}`,
      target: `at least ${LEAST_FPS} frames a second`,
      measured: `${frames.toFixed(1)}, ${short(frames / blank)} of the blank page${beside}`,
      isReached: frames >= LEAST_FPS,
    };
  };
  const found = barriers.idle + barriers.editor + barriers.menu;
  return [
    smooth('by wheel', wheel, `; a plain list under the same wheel ${median(list.map(fps)).toFixed(1)}`),
    smooth(`${count(FAST)} pixels a second`, fast),
    {
      figure: 'axe on the grid: at rest, with an editor, with a menu',
      target: '0 violations',
      measured: String(found),
      isReached: found === 0,
    },
    {
      figure: 'Grid: first rows painted',
      target: 'stated',
      measured: ms(median(drawn)),
      isReached: null,
    },
    {
      figure: 'Grid: key to editor, p95',
      target: 'stated',
      measured: ms(percentile(opened, P95)),
      isReached: null,
    },
  ];
}

function fps({ frames, milliseconds }: FrameCount): number {
  return (frames / milliseconds) * 1000;
}
