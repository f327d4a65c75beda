// How soon a page shows what somebody came for, from a cold cache: the listing its map, the company summary its metrics.

import type { BrowserContext, Page } from '@playwright/test';
import type { Figure } from '../testing/bench-result.ts';
import { median, ms, spread, times } from '../testing/statistics.ts';

const TURNS = 7;
const MOST_TIMES = 1.5;

export interface FirstContent {
  readonly lines: readonly string[];
  readonly figures: readonly Figure[];
}

/** Opens both pages in turn, each time in a browser that has never loaded anything. */
export async function measureFirstContent(newContext: () => Promise<BrowserContext>): Promise<FirstContent> {
  const path = await findSummary(await newContext());
  const [listing, summary]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const first = await measureMs(await newContext(), '/companies', (page) =>
      page.getByRole('application', { name: 'Heat map of the companies' }).waitFor(),
    );
    const second = await measureMs(await newContext(), path, (page) =>
      page.getByRole('table', { name: 'Key Risk Metrics' }).waitFor(),
    );
    // The first turn warms the server.
    if (turn === 0) continue;
    listing.push(first);
    summary.push(second);
  }
  const ratio = median(summary) / median(listing);
  return {
    lines: [
      '',
      `First content, medians of ${TURNS} alternating cold visits: listing ${ms(median(listing))} (${spread(listing)}), company summary **${ms(median(summary))}** (${spread(summary)}).`,
    ],
    figures: [
      {
        figure: "Company summary, first content against the listing's",
        target: `within ${MOST_TIMES}x`,
        measured: times(ratio),
        isReached: ratio <= MOST_TIMES,
      },
    ],
  };
}

async function findSummary(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto('/companies?tab=table');
  const path = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await context.close();
  if (path === null) throw new Error('The table leads to no company');
  return path;
}

async function measureMs(
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
