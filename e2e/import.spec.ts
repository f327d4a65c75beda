import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessible, signInAs } from './story.ts';

// Companies are imported here, and other stories count them.
const test = testOnOwnServer();

const BYTE_ORDER_MARK = '\ufeff';

/** Tickers and names that no other company has, also where the stories run twice on the same data. */
function uniqueMark(): string {
  return Date.now().toString(36).slice(-6).toUpperCase();
}

/**
 * A file as a spreadsheet program in Spanish writes it: a byte order mark, semicolons, quotes, a title nobody can guess. Two companies can be
 * taken; one repeats a ticker, one lies in a country that does not exist.
 */
function companiesFile(mark: string): { name: string; mimeType: string; buffer: Buffer } {
  const rows = [
    'Ticker;Organisation;Sector;País;Comments',
    `${mark}.A;"Azul; Marina ${mark}";Energy;España;first`,
    `${mark}.B;Boreal ${mark};Healthcare;Canada;`,
    `${mark}.A;Cobre ${mark};Energy;Chile;the ticker of the first`,
    `${mark}.D;Delta ${mark};Energy;Atlantis;`,
  ];
  return {
    name: `companies ${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${BYTE_ORDER_MARK}${rows.join('\r\n')}\r\n`),
  };
}

async function upload(page: Page, file: ReturnType<typeof companiesFile>): Promise<void> {
  await page.goto('/import');
  await page.getByLabel('File to import').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Which column holds what' })).toBeVisible();
}

/** The number on a card of the preview. */
async function readCount(page: Page, verdict: string): Promise<string> {
  return page
    .getByRole('radio', { name: new RegExp(`^\\S+ ?${verdict}`) })
    .locator('span')
    .first()
    .innerText();
}

test('an analyst imports companies: corrects a column, sees the reasons, imports, finds them on the map; a second time nothing changes', async ({
  page,
}) => {
  const mark = uniqueMark();
  const file = companiesFile(mark);
  await signInAs(page, 'analyst');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/import$/);
  await upload(page, file);

  await expect(page.getByLabel('Column for Ticker')).toHaveValue('0');
  await expect(page.getByLabel('Column for Country')).toHaveValue('3');
  await expect(page.getByLabel('Separator')).toHaveValue(';');
  await expect(page.getByText('Choose a column for Company name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  await page.getByLabel('Column for Company name').selectOption('Organisation');
  await expect(page.getByRole('row', { name: /^Company name/ })).toContainText(`Azul; Marina ${mark}`);
  await expect(page.getByText('Not used: Comments')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Column for Company name')).toHaveValue('1');
  await page.getByRole('button', { name: 'Check the file' }).click();

  const rows = page.getByRole('region', { name: 'Rows, scrolls sideways' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  expect(await readCount(page, 'To add')).toBe('2');
  expect(await readCount(page, 'Refused')).toBe('2');
  await expect(rows.nth(0)).toContainText('Ticker already exists: row 2 of this file has it.');
  await expect(rows.nth(0).getByRole('rowheader')).toHaveText('4');
  await expect(rows.nth(1)).toContainText('Atlantis');
  await expect(rows.nth(1)).toContainText('This country is not known.');
  await page.getByRole('radio', { name: /To add/ }).check({ force: true });
  await expect(rows.nth(0)).toContainText(`Azul; Marina ${mark}`);

  await page.getByRole('button', { name: 'Add 2 companies' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('2 companies added')).toBeVisible();
  await expect(page.getByText('2 rows refused and left out')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 companies added')).toBeVisible();

  await page.getByRole('link', { name: 'See the companies on the map' }).click();
  await page.getByLabel('Search companies').fill(`${mark}.B`);
  await page.getByLabel('Search companies').press('Enter');
  await expect(page.getByText('1 company', { exact: true })).toBeVisible();
  await expect(page.getByRole('application', { name: /^Heat map/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The companies of the map as a table' })).toContainText(
    `Boreal ${mark}`,
  );

  await upload(page, file);
  await page.getByLabel('Column for Company name').selectOption('Organisation');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(await readCount(page, 'To add')).toBe('0');
  expect(await readCount(page, 'Unchanged')).toBe('2');
});

test('the refused rows can be had as a file with their reasons, and going back to the columns keeps everything', async ({
  page,
}) => {
  const mark = uniqueMark();
  await signInAs(page, 'analyst');
  await upload(page, companiesFile(mark));
  await page.getByLabel('Column for Company name').selectOption('Organisation');
  await page.getByLabel('No sector, industry or country').selectOption('Refuse the row');
  await page.getByRole('button', { name: 'Check the file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download refused rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`companies ${mark} - refused.csv`);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('This country is not known.');
  expect(text).toContain(`Delta ${mark}`);

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await expect(page.getByLabel('Column for Company name')).toHaveValue('1');
  await expect(page.getByLabel('No sector, industry or country')).toHaveValue('refuse');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeVisible();

  await page.goto('/import');
  const row = page.getByRole('row', { name: new RegExp(`companies ${mark}`) });
  await expect(row).toContainText('Checked');
  await row.getByRole('button', { name: /^Discard/ }).click();
  await expect(row).toContainText('Cancelled');
});

test('the example file of each kind can be downloaded, and that of companies is recognised whole', async ({
  page,
}) => {
  await signInAs(page, 'analyst', '/import');
  for (const kind of ['Events', 'System generated events', 'Share prices', 'Companies']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download an example file: ${kind}` }).click(),
    ]);
    const content = readFileSync(await download.path());
    expect(content.toString()).toMatch(/^(?:ticker|title),/);
    if (kind === 'Companies')
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: download.suggestedFilename(), mimeType: 'text/csv', buffer: content });
  }
  await expect(page.getByText('Every column of the file is used.')).toBeVisible();
});

test('news in a JSON file is checked as system generated events: by its title, by its ticker, and why an item is refused', async ({
  page,
}) => {
  const mark = uniqueMark();
  await signInAs(page, 'analyst', '/import');
  await page.getByRole('radio', { name: /^System generated events/ }).check({ force: true });
  const items = [
    { headline: `An item of nobody ${mark}`, link: `https://news.example/${mark}` },
    { headline: `An item ${mark}`, link: 'nowhere', ticker: `${mark}.X` },
  ];
  await page.getByLabel('File to import').setInputFiles({
    name: `news ${mark}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ items })),
  });
  await expect(page.getByRole('heading', { name: 'Which column holds what' })).toBeVisible();
  await expect(page.getByLabel('Column for Event Title')).toHaveValue('0');
  await expect(page.getByLabel('Separator')).toHaveCount(0);
  await expect(page.getByLabel('First row')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  const rows = page.getByRole('region', { name: 'Rows, scrolls sideways' }).locator('tbody tr');
  await expect(rows.nth(0)).toContainText('The title names no company you can see.');
  await expect(rows.nth(1)).toContainText('No company you can see has this ticker.');
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('a file that cannot be imported is refused with what to do', async ({ page }) => {
  await signInAs(page, 'analyst', '/import');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toContainText('“report.pdf” is not a file that can be imported.');
  await page.getByLabel('File to import').setInputFiles({
    name: 'picture.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no workbook at all'),
  });
  await expect(page.getByRole('alert')).toContainText('The Excel file is damaged.');
  await page.goto('/import?import=019a9f2c-7a10-7c3e-9d55-2f6f3f0a1b2c');
  await expect(page.getByText('This import is no longer there')).toBeVisible();
});

test('users who may not edit companies neither see Import nor reach the wizard', async ({ page }) => {
  await signInAs(page, 'client');
  await expect(page.getByRole('application', { name: /^Heat map/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import' })).toBeHidden();
  await page.goto('/import');
  await expect(page.getByText('You may not import')).toBeVisible();
  await expect(page.getByLabel('File to import')).toHaveCount(0);
});

test('at 1366 x 768 no step scrolls the page', async ({ page }) => {
  await signInAs(page, 'analyst', '/import');
  await expect(page.getByText('Drop the file here, or')).toBeVisible();
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await upload(page, companiesFile(uniqueMark()));
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('axe finds nothing on any step', async ({ page }) => {
  await signInAs(page, 'analyst', '/import');
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await upload(page, companiesFile(uniqueMark()));
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('Column for Company name').selectOption('Organisation');
  await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add 2 companies' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Add 2 companies' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothSchemes(page);
});

test('what changed meanwhile is not imported: the wizard says so and checks again', async ({
  page,
  context,
}) => {
  const mark = uniqueMark();
  await signInAs(page, 'analyst');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await upload(one, companiesFile(mark));
    await one.getByLabel('Column for Company name').selectOption('Organisation');
    await one.getByRole('button', { name: 'Check the file' }).click();
    await expect(one.getByRole('button', { name: 'Add 2 companies' })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Add 2 companies' }).click();
  await expect(other.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add 2 companies' }).click();
  await expect(page.getByText('Something changed since this was checked')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeVisible();
});
