// `node tools/previews/previews.ts http://localhost:3000 [PAGE ...]`: opens the screens of a running demo server, or those of the named pages, and
// writes small pictures of them to apps/web/public/previews, which page filters show beside the page's name. To be run by hand when a screen has
// changed its look.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAGES, findPreview } from '@vigilo/domain/access/pages';
import { watchRest } from '../../bench/testing/page-at-rest.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public', import.meta.url));
const WIDTH = 640;
const HEIGHT = 360;
/** The most a picture may weigh, in bytes. */
const MOST = 20_000;
const EMAIL = 'admin@demo.test';
const PASSWORD = 'Vigilo#2026';
/** Companies that are put into the portfolio, so that there is something to see. */
const EXAMPLES = ['Airbus', 'Nestlé', 'Nvidia', 'Shell', 'Tencent', 'Toyota Motor'];

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email Address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/companies/);
}

async function addToPortfolio(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Enter Company Name/Ticker *' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Add To My Portfolio' }).click();
  await page.getByRole('rowheader', { name }).waitFor();
}

/** The address of something to show on a page whose route has a place for an id. */
async function openExample(page: Page, address: string, url: string): Promise<void> {
  const rest = watchRest(page);
  if (url.startsWith('/companies/summary/*')) {
    await page.goto(`${address}/companies?tab=table`);
    await page
      .getByRole('link', { name: /^View the summary of/ })
      .first()
      .click();
    if (url.endsWith('/events')) await page.getByRole('link', { name: 'View Events' }).click();
  } else if (url === '/admin/editsubrole/*') {
    await page.goto(`${address}/admin/roles`);
    await page.getByRole('button', { name: 'View Analyst' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit Default' }).click();
  } else if (url === '/my-portfolio') {
    await page.goto(`${address}${url}`);
    for (const name of EXAMPLES) await addToPortfolio(page, name);
  } else {
    await page.goto(`${address}${url}`);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await rest();
}

/** Run in the browser: the picture at `url` as a WebP data address. A text, for this program knows no page. */
const ENCODE = `async ({ url, width, height, quality }) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality);
}`;

/** A picture made small, as WebP of at most so many bytes, by the browser itself. */
async function shrink(page: Page, picture: Buffer): Promise<Buffer> {
  const url = `data:image/png;base64,${picture.toString('base64')}`;
  for (const quality of [0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0.02]) {
    const encoded: unknown = await page.evaluate(
      `(${ENCODE})(${JSON.stringify({ url, width: WIDTH, height: HEIGHT, quality })})`,
    );
    const small = Buffer.from(String(encoded).split(',')[1] ?? '', 'base64');
    if (small.length > 0 && small.length <= MOST) return small;
  }
  throw new Error('The picture cannot be made small enough.');
}

async function main(address: string, names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 2 * WIDTH, height: 2 * HEIGHT },
      locale: 'en-US',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const bench = await browser.newPage();
    await signIn(page, address);
    for (const { name, url } of PAGES) {
      const path = findPreview({ name });
      if (path === null || (names.length > 0 && !names.includes(name))) continue;
      await openExample(page, address, url);
      const small = await shrink(bench, await page.screenshot());
      const file = join(FOLDER, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, small);
      say(`${path}  ${small.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

const [address, ...names] = process.argv.slice(2);
if (address === undefined) {
  say('Which demo server? node tools/previews/previews.ts http://localhost:3000');
  process.exitCode = 2;
} else {
  await main(address, names);
}
