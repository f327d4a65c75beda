// Stepping through the queue in a real browser: from the key until the next row and its preview are drawn.

import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { median, ms, percentile } from '../testing/statistics.ts';

/** The first ones are not counted. */
const WARM_UP = 5;
const STEPS = 60;
const MOST_MS = 100;
/** A reader rests on a row for a moment. */
const READ_MS = 150;

/** Run in the page before the key is pressed; a text, for this program knows no page. Resolves to the milliseconds from the key to the second frame that shows the next row and its headline in the preview. */
const WATCH = (row: number) => `window.stepped = new Promise((done) => {
  addEventListener('keydown', () => {
    const pressed = performance.now();
    const look = () => {
      const shown = document.querySelector('tr[data-row="${row}"][data-look="opened"]');
      const headline = shown?.querySelector('bdi')?.textContent;
      return headline !== undefined && document.querySelector('section h2')?.textContent === headline
        ? requestAnimationFrame(() => done(performance.now() - pressed))
        : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}); undefined`;

export async function measureStepsInBrowser(origin: string): Promise<{ lines: string[]; figures: Figure[] }> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: { width: 1366, height: 768 },
      locale: 'en-US',
    });
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/companies/);
    await page.goto('/news');
    await page.locator('tr[data-row="0"][data-look="opened"]').waitFor();
    await page.locator('tr[data-row="0"]').focus();
    const taken: number[] = [];
    for (let step = 1; step <= WARM_UP + STEPS; step += 1) {
      await page.waitForTimeout(READ_MS);
      await page.evaluate(WATCH(step));
      await page.keyboard.press('j');
      taken.push(await page.evaluate<number>('window.stepped'));
    }
    return buildReport(taken.slice(WARM_UP));
  } finally {
    await browser.close();
  }
}

function buildReport(taken: readonly number[]): { lines: string[]; figures: Figure[] } {
  const most = percentile(taken, 0.95);
  return {
    lines: [
      '',
      '| the next row, in Chromium | median | p95 |',
      '|---|--:|--:|',
      `| from the key to drawn | ${ms(median(taken))} | **${ms(most)}** |`,
      '',
      `${STEPS} rows, read for ${READ_MS} ms each.`,
    ],
    figures: [
      {
        figure: 'The next row of the queue in the browser, key to drawn, p95',
        target: `under ${MOST_MS} ms`,
        measured: ms(most),
        isReached: most < MOST_MS,
      },
    ],
  };
}
