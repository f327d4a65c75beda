// The browser's clock can be moved, the server's waits in real time: for as short a time as an installation may choose.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { signInAs } from './story.ts';

const test = testOnOwnServer({ IDLE_WARNING_SECONDS: '30', IDLE_SECONDS: '60' });

/** Reads a page that asks the server for nothing, with a key now and then, for longer than the server waits. */
async function readOn(page: Page): Promise<void> {
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(5000);
  }
}

test('in real time: an active reader stays signed in on the server too, an absent user does not', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const away = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInAs(away, 'licensed');
  await signInAs(page, 'client');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await readOn(page);
  await expect(page.getByRole('dialog', { name: 'Your session is about to end' })).toBeHidden();
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Real Time Intelligence' })).toBeVisible();
  await expect(away).toHaveURL(/\/login\?.*ended=idle/);
  await away.context().close();
});
