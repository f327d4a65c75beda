// Measures the heat map against the treemap of ECharts 6 on the same companies, in one headless browser without a graphics card:
// milliseconds from data to picture, and animation frames per second while zooming by wheel and panning by drag (real input events). Ours zooms
// deeper than ECharts' 4, as deep as its smallest tile needs: that is measured too, alone.

import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import type { FrameCount, Side } from './pages.ts';
import { countOn, fps, GESTURE_MS, MIDDLE, openMap, serveMaps, zoomByWheel } from './pages.ts';

const COUNTS = [500, 2000, 10_000, 30_000] as const;
const DRAWS = 9;
const GESTURES = 3;
const SETTLED_MS = 400;
/** Turns of the wheel from the whole map to a zoom of 64, where every map is as deep as it goes. */
const TURNS_TO_DEEPEST = 60;
/** Frames a second that feel smooth, of the 60 of the screen. */
const LEAST_FPS = 55;
const MOST_DRAW = 0.1;
interface Row {
  readonly count: number;
  readonly draw: Readonly<Record<Side, number>>;
  readonly zoom: Readonly<Record<Side, FrameCount>>;
  readonly pan: Readonly<Record<Side, FrameCount>>;
  /** To the deepest zoom and back, of ours. */
  readonly deep: FrameCount;
}

export async function bench(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-'));
  const server = await serveMaps(folder);
  const browser = await launchChromium();
  try {
    const { rows, screen } = await measure(browser, server);
    return {
      title: 'Heat map against ECharts 6 treemap, same companies, no graphics card',
      lines: formatLines(rows, screen),
      figures: toFigures(rows),
    };
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function measure(browser: Browser, server: Server): Promise<{ rows: Row[]; screen: FrameCount }> {
  const open = (side: Side) => openMap(browser, server, side);
  const pages: Readonly<Record<Side, Page>> = { ours: await open('ours'), theirs: await open('theirs') };
  const rows: Row[] = [];
  const screen = await countOn(pages.ours, async () => pages.ours.waitForTimeout(GESTURE_MS));
  for (const count of COUNTS) rows.push(await measureCount(pages, count));
  return { rows, screen };
}

/** First draws of both sides in turn, then the gestures of both in turn on their last maps. A page draws only while it is in front. */
async function measureCount(pages: Readonly<Record<Side, Page>>, count: number): Promise<Row> {
  const times: Record<Side, number[]> = { ours: [], theirs: [] };
  const sides: readonly Side[] = ['ours', 'theirs'];
  for (let run = 0; run < DRAWS; run++) {
    for (const side of sides) {
      await bringToFront(pages[side]);
      times[side].push(await pages[side].evaluate<number>(`window.measured.firstDraw(${count})`));
    }
  }
  const zooms: Record<Side, FrameCount[]> = { ours: [], theirs: [] };
  const pans: Record<Side, FrameCount[]> = { ours: [], theirs: [] };
  for (let run = 0; run < GESTURES; run++) {
    for (const side of sides) {
      await bringToFront(pages[side]);
      zooms[side].push(await countOn(pages[side], async () => zoomByWheel(pages[side])));
      pans[side].push(await countOn(pages[side], async () => panByDrag(pages[side])));
    }
  }
  await bringToFront(pages.ours);
  const deeps: FrameCount[] = [];
  for (let run = 0; run < GESTURES; run++)
    deeps.push(await countOn(pages.ours, async () => zoomByWheel(pages.ours, TURNS_TO_DEEPEST)));
  const both = <T>(pick: (side: Side) => T): Readonly<Record<Side, T>> => ({
    ours: pick('ours'),
    theirs: pick('theirs'),
  });
  return {
    count,
    draw: both((side) => middle(times[side], (time) => time)),
    zoom: both((side) => middle(zooms[side], fps)),
    pan: both((side) => middle(pans[side], fps)),
    deep: middle(deeps, fps),
  };
}

/** A page that was behind has its surface made anew: that is not the map's doing. */
async function bringToFront(page: Page): Promise<void> {
  await page.bringToFront();
  await page.waitForTimeout(SETTLED_MS);
}

/** In circles, at about twice the size. */
async function panByDrag(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, turn < 5 ? 100 : -100);
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down();
  const end = performance.now() + GESTURE_MS;
  for (let step = 0; performance.now() < end; step++) {
    await page.mouse.move(MIDDLE.x + 200 * Math.sin(step / 12), MIDDLE.y + 120 * (1 - Math.cos(step / 12)));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

/** The median by a measure. */
function middle<T>(values: readonly T[], rank: (value: T) => number): T {
  const found = values.toSorted((one, other) => rank(one) - rank(other))[Math.floor(values.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

function formatLines(rows: readonly Row[], screen: FrameCount): string[] {
  const frames = (count: FrameCount) => `${fps(count).toFixed(1)} (${count.long})`;
  return [
    `The screen gives ${fps(screen).toFixed(1)} frames per second. Both draw ticker and score on the same tiles in the same groups. Medians of ${DRAWS} draws, each of a new map from data to painted frame, and of ${GESTURES} gestures of ${GESTURE_MS / 1000} s; in brackets: frames longer than 33 ms. The last column is ours alone: to its deepest zoom and back.`,
    '',
    '| Companies | first draw ours / ECharts (ms) | ratio | zoom ours / ECharts (fps) | ratio | pan ours / ECharts (fps) | ratio | deepest zoom (fps) |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(({ count, draw, zoom, pan, deep }) =>
      [
        '',
        count.toLocaleString('en'),
        `${draw.ours.toFixed(0)} / ${draw.theirs.toFixed(0)}`,
        (draw.ours / draw.theirs).toFixed(3),
        `${frames(zoom.ours)} / ${frames(zoom.theirs)}`,
        (fps(zoom.ours) / fps(zoom.theirs)).toFixed(1),
        `${frames(pan.ours)} / ${frames(pan.theirs)}`,
        (fps(pan.ours) / fps(pan.theirs)).toFixed(1),
        frames(deep),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ];
}

function toFigures(rows: readonly Row[]): Figure[] {
  const frames = rows.map(({ count, zoom, pan, deep }) => {
    const slowest = Math.min(fps(zoom.ours), fps(pan.ours), fps(deep));
    return {
      figure: `Heat map of ${count.toLocaleString('en')}, zooming and panning`,
      target: `at least ${LEAST_FPS} frames a second`,
      measured: slowest.toFixed(1),
      isReached: slowest >= LEAST_FPS,
    };
  });
  const last = rows.at(-1);
  if (last === undefined) return frames;
  const ratio = last.draw.ours / last.draw.theirs;
  const draw = {
    figure: `First draw of ${last.count.toLocaleString('en')}`,
    target: `under ${MOST_DRAW} of ECharts'`,
    measured: ratio.toFixed(3),
    isReached: ratio < MOST_DRAW,
  };
  return [...frames, draw];
}
