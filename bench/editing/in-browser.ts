// A cell of the table edited in a real browser: from the key that chooses a value until the server has confirmed it and the page stands, beside what
// the call itself takes of that.

import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { startOwnProcess } from '../testing/own-process.ts';
import { watchRest } from '../testing/page-at-rest.ts';
import { median, ms, percentile, times } from '../testing/statistics.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';

const READY = /Vigilo is ready on http:\/\/[^\s:]+:(\d+)/;
const EMAIL = 'approver@demo.test';
const PASSWORD = 'Vigilo#2026';
/** The first ones are not counted. */
const WARM_UP = 5;
const EDITS = 60;
const MOST_MS = 150;

interface Taken {
  /** From the key to the second frame after the answer, milliseconds. */
  readonly whole: number;
  readonly call: number;
}

/** Run in the page before the key is pressed; a text, for this program knows no page. */
const WATCH = `window.edited = new Promise((done) => {
  let pressed = 0;
  addEventListener('keydown', () => { pressed = performance.now(); }, { capture: true, once: true });
  new PerformanceObserver((list, observer) => {
    const call = list.getEntries().find((entry) => entry.name.includes('/editCompany'));
    if (!call) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done({ whole: performance.now() - pressed, call: call.duration })));
  }).observe({ type: 'resource' });
}); undefined`;

export async function measureEditsInBrowser(): Promise<{ lines: string[]; figures: Figure[] }> {
  const folder = await makeTemporaryFolder();
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    MODE: 'demo',
    LOG_LEVEL: 'warn',
    DEMO_DOCUMENTS: 'false',
  };
  const product = await startOwnProcess({
    command: process.execPath,
    words: ['tools/launch/start.mjs'],
    environment,
    ready: READY,
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${product.words[1] ?? ''}`,
      viewport: { width: 1366, height: 768 },
      locale: 'en-US',
    });
    await openTable(page);
    const taken: Taken[] = [];
    for (let turn = 0; turn < WARM_UP + EDITS; turn += 1) taken.push(await edit(page, turn));
    return buildReport(taken.slice(WARM_UP));
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openTable(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/companies/);
  const rest = watchRest(page);
  await page.goto('/companies?tab=table');
  await page.getByRole('table', { name: 'Companies' }).waitFor();
  await rest();
}

/** Opens the regions of the first company that is not locked, goes to the last or the first, and presses Enter. */
async function edit(page: Page, turn: number): Promise<Taken> {
  const cell = page.locator('button[data-cell="region"]:not([aria-disabled])').first();
  const before = await cell.textContent();
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press(turn % 2 === 0 ? 'End' : 'Home');
  await page.evaluate(WATCH);
  await page.keyboard.press('Enter');
  const taken = await page.evaluate<Taken>('window.edited');
  if ((await cell.textContent()) === before) throw new Error('A measured edit is not shown');
  return taken;
}

function buildReport(taken: readonly Taken[]): { lines: string[]; figures: Figure[] } {
  const whole = taken.map((each) => each.whole);
  const call = taken.map((each) => each.call);
  const most = percentile(whole, 0.95);
  return {
    lines: [
      '',
      '| a cell of the table, in Chromium | median | p95 |',
      '|---|--:|--:|',
      `| from the key to confirmed by the server and drawn | ${ms(median(whole))} | **${ms(most)}** |`,
      `| the call itself, of that | ${ms(median(call))} | ${ms(percentile(call, 0.95))} |`,
      '',
      `${EDITS} edits; ${times(median(whole) / median(call))} of the call itself. The value stands in the cell with the next frame, before the server has it.`,
    ],
    figures: [
      {
        figure: 'A cell edited in the browser, key to confirmed and shown, p95',
        target: `under ${MOST_MS} ms`,
        measured: ms(most),
        isReached: most < MOST_MS,
      },
    ],
  };
}
