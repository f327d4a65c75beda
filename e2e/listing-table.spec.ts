import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import type { PageReply } from './listing-page.ts';
import { actForAnswer, TABLE, tab, rows, tickers, openTable } from './listing-page.ts';
import { enterAs, signInAs, test } from './story.ts';

test('countries, sectors and industries have their Spanish names, and are found by either', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  const sent = page.waitForRequest((request) => request.url().includes(TABLE));
  await page.goto('/companies?tab=table&country=Germany');
  // What is stored is what is asked for.
  expect((await sent).postData()).toContain('"Germany"');
  const table = page.getByRole('table', { name: 'Empresas' });
  await expect(table.locator('tbody tr').first()).toContainText('Alemania');
  await expect(table).not.toContainText('Germany');
  await expect(page.getByText('Alemania', { exact: true }).first()).toBeVisible();
  await table
    .getByRole('button', { name: /^País de / })
    .first()
    .click();
  const search = page.getByRole('combobox', { name: /País de/ });
  for (const words of ['españa', 'spain']) {
    await search.fill(words);
    await expect(page.getByRole('option', { name: 'España' })).toBeVisible();
  }
});

test('a licensed client has the ratings, an analyst the editing columns as well', async ({ page }) => {
  await signInAs(page, 'licensed');
  await expect(page.getByRole('tab')).toHaveText(['Heatmap', 'CCRR Heatmap', 'Table']);
  await tab(page, 'Table').click();
  const head = page.getByRole('table', { name: 'Companies' }).getByRole('columnheader');
  await expect(head.filter({ hasText: 'Credit Risk Rating-LT' })).toBeVisible();
  await expect(head.filter({ hasText: 'Status' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  await signInAs(page, 'analyst');
  await tab(page, 'Table').click();
  await expect(head).toHaveText([
    '',
    'Company name',
    'Ticker',
    'Region',
    'Country',
    'Entity Type',
    'Sector',
    'Industry',
    'Credit Risk Rating-ST',
    'Credit Risk Rating-LT',
    'Cumulative Score',
    'Category',
    'Distribution of Cumulative Score by Event Type',
    'As Of Date',
    'Status',
    'Website',
    'Market Cap (USD m)',
    'Action',
    'Company',
    'Industry',
    'Macro',
  ]);
  await expect(
    rows(page)
      .first()
      .getByText(/^\d\d-\d\d-\d{4}$/),
  ).toBeVisible();
});

test('sorting is said and shown, turned round by a second press, and done by the server', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  await openTable(page, '&page=2');
  const head = page.getByRole('columnheader', { name: 'Cumulative Score', exact: true });
  await expect(page.getByRole('columnheader', { name: 'Company name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const rising = await actForAnswer<PageReply>(page, TABLE, () => head.getByRole('button').click());
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).not.toHaveURL(/page=/);
  const falling = await actForAnswer<PageReply>(page, TABLE, () => head.getByRole('button').click());
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=cumulativeScoreST&descending=true/);
  const lows = rising.data.companies.map((company) => company.cumulativeScoreST);
  const highs = falling.data.companies.map((company) => company.cumulativeScoreST);
  expect(lows).toEqual(lows.toSorted((a, b) => a - b));
  expect(highs).toEqual(highs.toSorted((a, b) => b - a));
  expect(highs[0]).toBeGreaterThan(lows[0] ?? 0);
  await expect.poll(() => tickers(page)).toEqual(falling.data.companies.map((company) => company.ticker));
});

test('paging: ten rows, at most seven page numbers, a page size that is remembered, and a selection kept over pages', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const first = await openTable(page);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all companies of this page' }).check();
  await expect(page.getByText('10 companies selected')).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  expect(await pager.getByRole('button', { name: /^Page / }).count()).toBeLessThanOrEqual(7);
  const second = await actForAnswer<PageReply>(page, TABLE, () =>
    pager.getByRole('button', { name: 'Page 2', exact: true }).click(),
  );
  expect(second.data.companies.map((company) => company.ticker)).not.toEqual(
    first.data.companies.map((company) => company.ticker),
  );
  await expect(page.getByRole('checkbox', { name: 'Select all companies of this page' })).not.toBeChecked();
  await rows(page).first().getByRole('checkbox').check();
  await expect(page.getByText('11 companies selected')).toBeVisible();

  await page.getByLabel('Rows per page').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await page.goto('/companies?tab=table');
  await expect(rows(page)).toHaveCount(25);

  // From another page of the menu the way back leads to the same search and page; a second press starts anew.
  await page.goto('/companies?tab=table&q=a&page=2');
  await expect(rows(page)).not.toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
  for (const back of [menu.getByRole('link', { name: 'Companies' }), home]) {
    await menu.getByRole('link', { name: 'My Portfolio' }).click();
    await expect(page.getByRole('heading', { name: 'My Portfolio' })).toBeAttached();
    await back.click();
    await expect(pager.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current');
    await expect(page).toHaveURL('/companies?tab=table&q=a&page=2');
  }
  await menu.getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL('/companies');

  await page.goto('/companies?tab=table&page=99999');
  await expect(pager.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(rows(page)).not.toHaveCount(0);
});

test('columns can be put away, and that is remembered', async ({ page }) => {
  await enterAs(page, 'licensed');
  await openTable(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Region' }).uncheck();
  for (const type of ['Company', 'Industry', 'Macro'])
    await page.getByRole('checkbox', { name: `${type}, distribution of the cumulative score` }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  const head = page.getByRole('columnheader');
  await expect(head.filter({ hasText: 'Region' })).toHaveCount(0);
  await expect(head.filter({ hasText: 'Distribution' })).toHaveCount(0);
  await page.reload();
  await expect(head.filter({ hasText: 'Country' })).toBeVisible();
  await expect(head.filter({ hasText: 'Region' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(head.filter({ hasText: 'Region' })).toBeVisible();
});

test('the table, its columns and the filters are accessible', async ({ page }) => {
  // It walks the whole screen, so it takes its time.
  test.slow();
  await enterAs(page, 'analyst');
  await openTable(page);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all companies of this page' }).check();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Region' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Advanced Filters' }).getByRole('checkbox').first(),
  ).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
