// Paging through five thousand events in a real browser: from the key that turns the page until the rows are drawn, beside what the call that brings
// a page takes in the same browser. The pages beside the shown one are fetched ahead.

import type { Page } from '@playwright/test';
import { listEvents } from '@vigilo/contract/events';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { watchRest } from '../testing/page-at-rest.ts';
import { median, ms, percentile, times } from '../testing/statistics.ts';

/** The first ones are not counted. */
const WARM_UP = 5;
const TURNS = 60;
const ROWS = 10;
const MOST_MS = 100;

/** Run in the page before the key is pressed; a text, for this program knows no page. Resolves to the milliseconds from the key to the second frame that shows the row. */
const WATCH = (rowIndex: number) => `window.turned = new Promise((done) => {
  addEventListener('keydown', () => {
    const pressed = performance.now();
    const look = () => document.querySelector('table:not([data-stale="true"]) tr[data-row="0"][aria-rowindex="${rowIndex}"]')
      ? requestAnimationFrame(() => done(performance.now() - pressed))
      : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}); undefined`;

/** What the calls for pages took since the page was opened, in milliseconds. */
const CALLS = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('${listEvents.path.replace('{id}', '')}')).map(({ duration }) => duration)`;

interface Opened {
  readonly origin: string;
  readonly companyId: string;
}

export async function measurePagesInBrowser(opened: Opened): Promise<{ lines: string[]; figures: Figure[] }> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      baseURL: opened.origin,
      viewport: { width: 1366, height: 768 },
      locale: 'en-US',
    });
    const rest = watchRest(page);
    await openEvents(page, opened);
    await rest();
    const taken: number[] = [];
    for (let turn = 1; turn <= WARM_UP + TURNS; turn += 1) {
      await page.evaluate(WATCH(turn * ROWS + 2));
      await page.keyboard.press(']');
      taken.push(await page.evaluate<number>('window.turned'));
      await rest();
    }
    return buildReport(taken.slice(WARM_UP), await page.evaluate<number[]>(CALLS));
  } finally {
    await browser.close();
  }
}

async function openEvents(page: Page, { companyId }: Opened): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/companies/);
  await page.goto(`/companies/summary/${companyId}/events`);
  await page.locator('tr[data-row="0"]').waitFor();
}

function buildReport(
  taken: readonly number[],
  calls: readonly number[],
): { lines: string[]; figures: Figure[] } {
  const most = percentile(taken, 0.95);
  return {
    lines: [
      '',
      '| a page of ten, in Chromium | median | p95 |',
      '|---|--:|--:|',
      `| from the key to drawn | ${ms(median(taken))} | **${ms(most)}** |`,
      `| the call for a page | ${ms(median(calls))} | ${ms(percentile(calls, 0.95))} |`,
      '',
      `${TURNS} pages; ${times(median(taken) / median(calls))} of the call itself, which was made ahead.`,
    ],
    figures: [
      {
        figure: 'A page of events turned in the browser, key to drawn, p95',
        target: `under ${MOST_MS} ms`,
        measured: `${ms(most)}, ${times(median(taken) / median(calls))} of the call`,
        isReached: most < MOST_MS,
      },
    ],
  };
}
