// Our map of ten thousand and of a hundred thousand companies in Chromium without a graphics card: equal tiles, and tiles by market capitalisation, most of
// which are under a pixel.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countOn, fps, openMap, serveMaps, zoomByWheel } from '../heat-map/pages.ts';
import { launchChromium } from '../testing/chromium.ts';
import { count, median, ms } from '../testing/statistics.ts';

const DRAWS = 5;
const SETTLED_MS = 400;

const MAPS = [
  { name: 'equal tiles', query: '' },
  { name: 'by market capitalisation', query: '?size=marketCap' },
] as const;

export interface BrowserResult {
  readonly lines: readonly string[];
  /** Of the largest maps. */
  readonly slowestDraw: number;
  readonly leastFrames: number;
}

export async function measureInBrowser(counts: readonly number[]): Promise<BrowserResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-'));
  const server = await serveMaps(folder);
  const browser = await launchChromium();
  const rows: {
    readonly companies: number;
    readonly draw: number;
    readonly frames: number;
    readonly text: string;
  }[] = [];
  try {
    for (const { name, query } of MAPS) {
      for (const companies of counts) {
        const page = await openMap(browser, server, 'ours', query);
        const draw = await firstDraw(page, companies);
        const frames = fps(await countOn(page, () => zoomByWheel(page)));
        await page.close();
        const text = `| ${name} | ${count(companies)} | ${ms(draw)} | ${frames.toFixed(1)} |`;
        rows.push({ companies, draw, frames, text });
      }
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
  const largest = rows.filter(({ companies }) => companies === Math.max(...counts));
  return {
    lines: [
      '',
      '| map in the browser | companies | from data to picture | frames a second while zooming |',
      '|---|--:|--:|--:|',
      ...rows.map(({ text }) => text),
    ],
    slowestDraw: Math.max(...largest.map(({ draw }) => draw)),
    leastFrames: Math.min(...largest.map(({ frames }) => frames)),
  };
}

/** Milliseconds from data to picture, the middle of some. */
async function firstDraw(page: Page, companies: number): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < DRAWS; run += 1)
    taken.push(await page.evaluate<number>(`window.measured.firstDraw(${companies})`));
  await page.waitForTimeout(SETTLED_MS);
  return median(taken);
}
