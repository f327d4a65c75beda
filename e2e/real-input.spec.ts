// The real companies, prices and news of ../shared/data on the map, as of the end of 2015.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { fillSignIn } from './story.ts';
import { UNMOVED_ENVIRONMENT } from './test-clock.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DATA = resolve(ROOT, '../shared/data/companies/us-listed.csv');

interface Served {
  readonly process: ChildProcess;
  readonly base: string;
  readonly lines: readonly string[];
}

/** Loads the real input and serves it; resolves when it can be opened. */
async function serveRealInput(): Promise<Served> {
  const child = spawn(process.execPath, [resolve(ROOT, 'tools/real-input/real-input.ts'), '--serve'], {
    cwd: ROOT,
    // The data ends in 2015 whatever the date, and the pages of this story keep the machine's own.
    env: { ...UNMOVED_ENVIRONMENT, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const base = /^Serving on (\S+):/.exec(line)?.[1];
    if (base !== undefined) return { process: child, base, lines };
  }
  throw new Error(`It ended before it served:\n${lines.join('\n')}`);
}

test('seven thousand real companies, loaded from files, stand on the map with the scores of their news', async ({
  page,
}) => {
  test.skip(!existsSync(DATA), '../shared/data is not there');
  test.setTimeout(240_000);
  const served = await serveRealInput();
  try {
    expect(served.lines.join('\n')).toContain('every company is there');
    expect(served.lines.join('\n')).toContain('ten scores equal an independent recomputation');
    expect(served.lines.join('\n')).toContain('every document came out as expected');
    const count = /heat map: (\d+) of/.exec(served.lines.join('\n'))?.[1] ?? '';
    expect(Number(count)).toBeGreaterThan(7000);
    await page.goto(`${served.base}/login`);
    await fillSignIn(page, 'analyst@real.test', 'Real#Input2015');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies/);
    await page.goto(`${served.base}/companies?group=industry`);
    await expect(
      page.getByText(`${Number(count).toLocaleString('en-US')} companies`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('application', { name: /^Heat map/ })).toBeVisible();
    await expect(page.getByLabel('As of Date')).toHaveValue('12-31-2015');
    await page.screenshot({ path: resolve(ROOT, 'test-results/real-input.png') });
  } finally {
    served.process.kill('SIGTERM');
    await new Promise((ended) => {
      served.process.once('exit', ended);
    });
  }
});
