// The screening in a real browser: a child document of 300 rows opened beside its PDF of 100 pages, against the first content of the companies' listing; and
// how long it takes from the click on a cell to its rectangle on the page.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { median, ms, percentile, short, spread, times } from '../testing/statistics.ts';

const TURNS = 7;
const CLICKS = 60;
const WARM_UP = 5;
const MOST_TIMES = 1.5;
const MOST_MS = 100;
const P95 = 0.95;
const SCREEN = { width: 1366, height: 768 } as const;

export interface OpenedChild {
  readonly path: string;
  readonly rows: number;
  readonly pages: number;
}

/** Run in the page before a cell is clicked: when the rectangle of another place than before is painted in sight. */
const WATCH = `window.marked = new Promise((done) => {
  const places = () => [...document.querySelectorAll('[data-mark]')].map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    const frame = mark.closest('.pdfViewer')?.parentElement?.getBoundingClientRect();
    const isSeen = frame !== undefined && top >= frame.top && top + height <= frame.bottom;
    return { at: mark.dataset.mark + ' ' + mark.style.cssText, isSeen: isSeen && width > 0 };
  });
  const before = places().map(({ at }) => at).join();
  addEventListener('pointerdown', () => {
    const began = performance.now();
    const look = () => {
      const now = places();
      if (now.length > 0 && now.every(({ isSeen }) => isSeen) && now.map(({ at }) => at).join() !== before) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        port2.postMessage(null);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}); undefined`;

export async function measureInBrowser(
  port: number,
  opened: OpenedChild,
): Promise<{ lines: string[]; figures: Figure[] }> {
  const browser = await launchChromium();
  try {
    const newContext = await signIn(browser, port);
    const [listing, child]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const first = await visit(await newContext(), '/companies', (page) =>
        page.getByRole('application', { name: 'Heat map of the companies' }).waitFor(),
      );
      const second = await visit(await newContext(), opened.path, waitForRows);
      // The first turn warms the server.
      if (turn === 0) continue;
      listing.push(first);
      child.push(second);
    }
    const clicks = await measureClicks(await newContext(), opened.path);
    return report(opened, listing, child, clicks);
  } finally {
    await browser.close();
  }
}

/** Signs in once; each context is a browser that has never loaded anything. */
async function signIn(browser: Browser, port: number): Promise<() => Promise<BrowserContext>> {
  const options = { baseURL: `http://127.0.0.1:${port}`, viewport: SCREEN, locale: 'en-US' };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/companies');
  const storageState = await context.storageState();
  await context.close();
  return () => browser.newContext({ ...options, storageState });
}

function waitForRows(page: Page): Promise<void> {
  return page.getByRole('grid').getByRole('rowheader').first().waitFor();
}

async function visit(
  context: BrowserContext,
  path: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await shown(page);
  const taken = await page.evaluate(() => performance.now());
  await context.close();
  return taken;
}

/** Clicks one value after another, from row to row as they are checked. */
async function measureClicks(context: BrowserContext, path: string): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(path);
  await waitForRows(page);
  await page.locator('.canvasWrapper canvas').first().waitFor();
  const grid = page.getByRole('grid');
  const clicks: number[] = [];
  for (let turn = 0; turn < WARM_UP + CLICKS; turn += 1) {
    const cell = grid.locator(`[aria-rowindex="${turn + 2}"] [data-column="value"]`);
    await cell.scrollIntoViewIfNeeded();
    await page.evaluate(WATCH);
    await cell.click();
    const taken = await page.evaluate<number>('window.marked');
    if (turn >= WARM_UP) clicks.push(taken);
  }
  return clicks;
}

function report(
  { rows, pages }: OpenedChild,
  listing: readonly number[],
  child: readonly number[],
  clicks: readonly number[],
): { lines: string[]; figures: Figure[] } {
  const ratio = median(child) / median(listing);
  const p95 = percentile(clicks, P95);
  return {
    lines: [
      '### In Chromium',
      '',
      `A child document of ${rows} rows beside its PDF of ${pages} pages, first rows, medians of ${TURNS} cold visits in turn with the companies' listing: **${ms(median(child))}** (${spread(child)}), listing ${ms(median(listing))} (${spread(listing)}).`,
      '',
      `Click on a value to its rectangle on the page, ${CLICKS} values from page to page: median ${ms(median(clicks))}, p95 **${ms(p95)}** (${spread(clicks)}).`,
    ],
    figures: [
      {
        figure: `First of ${rows} rows beside ${pages} pages, against the listing's first content`,
        target: `within ${short(MOST_TIMES)}x`,
        measured: times(ratio),
        isReached: ratio <= MOST_TIMES,
      },
      {
        figure: 'Cell click to its rectangle on the page, p95',
        target: `under ${MOST_MS} ms`,
        measured: ms(p95),
        isReached: p95 < MOST_MS,
      },
    ],
  };
}
