// How feeds do (issue 17, 'Feed health'), read by a real server from a publisher on this machine: what an analyst sees on a company and its news, and what an
// administrator does about it.

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { startOnDemoCopy } from './demo-copy.ts';
import { findFreePort } from './free-port.ts';
import { addCompany } from './own-company.ts';
import { testOn } from './own-server.ts';
import { DEMO_FILE } from './story-folder.ts';
import { enterAs, expectAccessible } from './story.ts';

const FEED = `<rss version="2.0"><channel><title>Press wire</title><item><title>The yard gets a new crane</title>
  <link>https://press.test/crane</link><guid>crane</guid></item></channel></rss>`;
const PAGE = `<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/press.xml"></head><body>Press</body></html>`;

/** What the publisher answers by path; whatever it has not, it fails at. */
const answers = new Map([
  ['/press', PAGE],
  ['/press.xml', FEED],
]);
const publisher: Server = createServer(({ url = '' }, reply) => {
  const text = answers.get(url);
  reply
    .writeHead(text === undefined ? 500 : 200, { 'content-type': text === PAGE ? 'text/html' : 'text/xml' })
    .end(text);
});
let host = '';

const test = testOn(async () => {
  await new Promise<void>((ready) => {
    publisher.listen(0, '127.0.0.1', ready);
  });
  const { port } = publisher.address() as AddressInfo; // it listens on a port
  host = `127.0.0.1:${port}`;
  const settings = { FEEDS: 'true', FEED_HOSTS_ALLOWED: host, FEED_HOST_SECONDS: '0' };
  const product = await startOnDemoCopy(DEMO_FILE, await findFreePort(), settings);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      publisher.close();
    },
  };
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
const address = (path: string): string => `http://${host}${path}`;

test('an analyst sees how the feeds of a company do, what is wrong, and which feed news came from', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Ferry Yard', {
    rssFeedUrl: address('/broken'),
    pressReleaseUrl: address('/press'),
  });
  await page.goto(`/companies/summary/${company.id}`);
  await page.getByRole('button', { name: /^(?:Feeds not read yet|A feed fails)$/ }).click();
  const feeds = dialog(page);
  await feeds.getByRole('button', { name: 'Fetch now' }).click();
  const rss = feeds.getByRole('region', { name: 'RSS feed' });
  await expect(rss.getByText('Fails', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(rss.getByRole('alert')).toContainText('reports an error of its own');
  const press = feeds.getByRole('region', { name: 'Press releases' });
  // Where the server itself came first and found the feed, it asks that in its next minute.
  await expect(press.getByText('Works', { exact: true })).toBeVisible({ timeout: 75_000 });
  await expect(press).toContainText(`Feed found on this page: ${address('/press.xml')}`);
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'A feed fails' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Company' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /RSS/ })).toHaveAccessibleDescription(
    /Fails.*reports an error/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(`/companies?tab=table&q=${company.ticker}`);
  await page.getByRole('link', { name: `A feed fails: show the news feeds of ${company.name}` }).click();
  await expect(dialog(page)).toContainText(`News feeds of ${company.name}`);

  await page.goto(`/news?company=${company.id}`);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview).toContainText('The yard gets a new crane');
  await expect(preview).toContainText('Press releases Works');
  await page.goto(`/companies/summary/${company.id}/events?tab=imported events`);
  await expect(page.getByRole('button', { name: 'A feed fails' })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator finds the feeds in trouble, and tries one now', async ({ page }) => {
  await enterAs(page, 'admin');
  const company = await addCompany(page, 'Salt Works', { rssFeedUrl: address('/salt') });
  await ask(page, `/api/v1/companies/${company.id}/feeds:poll`, {});
  await page.goto('/companies');
  await page.getByRole('link', { name: 'News feeds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News feeds and learning' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Feeds' }).getByRole('row');
  const own = rows.filter({ hasText: company.name });
  await expect(own).toContainText('Fails', { timeout: 30_000 });
  await expect(own).toContainText('reports an error of its own');
  await expect(own).toContainText('1 attempt failed');
  await expectAccessibleInBothSchemes(page);

  const tried = rows.filter({ hasText: 'Toyota Motor' }).filter({ hasText: 'Press releases' });
  await expect(tried).toContainText('3 attempts failed');
  await tried.getByRole('button', { name: 'Try now: Press releases of Toyota Motor' }).click();
  await expect(tried).toContainText('4 attempts failed', { timeout: 30_000 });

  await page.getByRole('searchbox', { name: 'Search company or address' }).fill(company.name);
  await expect(page.getByRole('combobox', { name: 'Show' })).toContainText('All (1)');
  await own.getByRole('button', { name: company.name, exact: true }).click();
  await expect(dialog(page).getByRole('region', { name: 'RSS feed' })).toContainText('Fails');
});

test('an administrator sees what the suggestions learnt', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/news');
  await page.getByRole('tab', { name: 'Learning' }).click();
  const versions = page.getByRole('table', { name: 'Versions of the model' });
  await expect(versions.getByRole('row', { name: /As shipped/ })).toContainText('In use');
  await expectAccessibleInBothSchemes(page);
});

test('an analyst is not led to the feeds of all companies', async ({ page }) => {
  await enterAs(page, 'analyst');
  await page.goto('/admin/news');
  await expect(page).toHaveURL(/\/companies/);
});
