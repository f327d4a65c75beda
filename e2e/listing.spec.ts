import { expect } from '@playwright/test';
import { daysAgo } from './days.ts';
import { chooseSegment } from './form.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import type { HeatMapReply, PageReply } from './listing-page.ts';
import {
  actForAnswer,
  openForAnswer,
  MAP,
  TABLE,
  OVERFLOW,
  tab,
  map,
  rows,
  tickers,
  openTable,
} from './listing-page.ts';
import { enterAs, signInAs, test } from './story.ts';

test('the map shows every company the person sees, and says how many and as of when', async ({ page }) => {
  await enterAs(page, 'analyst');
  const { data } = await openForAnswer<HeatMapReply>(page, MAP, '/companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Real Time Intelligence' })).toBeVisible();
  await expect(page.getByText(`${data.count} companies`, { exact: true })).toBeVisible();
  expect(data.columns.ticker).toHaveLength(data.count);
  expect(data.count).toBeGreaterThan(250);
  await expect(map(page)).toBeVisible();
  const [year, month, day] = data.asOf.slice(0, 10).split('-');
  await expect(page.getByLabel('As of Date')).toHaveValue(`${month}-${day}-${year}`);
  await expect(
    page.getByText('The mouse wheel zooms, drag pans, double-click a ticker for details'),
  ).toBeVisible();
});

test('at 1366 x 768 the map is seen whole, without scrolling the page', async ({ page }) => {
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  expect(
    await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight'),
  ).toBeLessThanOrEqual(0);
  expect(await page.evaluate<number>(OVERFLOW)).toBeLessThanOrEqual(0);
});

test('tabs wait until the companies are there', async ({ page }) => {
  await signInAs(page, 'analyst');
  let letThrough = (): void => undefined;
  const held = new Promise<void>((go) => {
    letThrough = go;
  });
  await page.route(`**${MAP}*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/companies');
  await expect(page.getByRole('status', { name: 'Loading the heat map' })).toBeVisible();
  await expect(tab(page, 'Table')).toHaveAttribute('aria-disabled', 'true');
  await tab(page, 'Table').click({ force: true });
  await expect(tab(page, 'Heatmap')).toHaveAttribute('aria-selected', 'true');
  letThrough();
  await expect(tab(page, 'Table')).toHaveAttribute('aria-disabled', 'false');
  await expect(map(page)).toBeVisible();
});

test('who may not see ratings has no CCRR heat map, no rating colour, no rating columns and no editing columns', async ({
  page,
}) => {
  await enterAs(page, 'client');
  const { data } = await openForAnswer<HeatMapReply>(page, MAP, '/companies?tab=ccrr&colour=rating');
  expect(data.columns.ratingSt).toEqual([]);
  await expect(page.getByRole('tab')).toHaveText(['Heatmap', 'Table']);
  await expect(tab(page, 'Heatmap')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Colour', { exact: true }).locator('option')).toHaveText([
    'Short term',
    'Long term',
    'Weekly change',
  ]);
  await expect(page.getByRole('link', { name: 'Import' })).toBeHidden();

  await tab(page, 'Table').click();
  const head = page.getByRole('table', { name: 'Companies' }).getByRole('columnheader');
  await expect(head.filter({ hasText: 'Cumulative Score' }).first()).toBeVisible();
  for (const gone of ['Credit Risk Rating-ST', 'Credit Risk Rating-LT', 'As Of Date', 'Status'])
    await expect(head.filter({ hasText: gone })).toHaveCount(0);

  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Advanced Filters' });
  await expect(filters.getByRole('button', { name: 'Sector' })).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Status' })).toHaveCount(0);
  await expect(filters.getByRole('button', { name: /Credit Risk/ })).toHaveCount(0);
});

test('grouping is in the address; another tab sets it back to Default', async ({ page }) => {
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  await chooseSegment(page, 'Group By', 'Industry');
  await expect(page).toHaveURL(/group=industry/);
  await page.getByLabel('Colour', { exact: true }).selectOption('Weekly change');
  await page.getByLabel('Size', { exact: true }).selectOption('Events');
  await expect(page).toHaveURL(/colour=change/);
  await expect(page).toHaveURL(/size=events/);

  await tab(page, 'CCRR Heatmap').click();
  await expect(page.getByRole('application', { name: 'Heat map of the credit risk ratings' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Default' })).toBeChecked();
  await page.getByLabel('Rating', { exact: true }).selectOption('Long term');
  await expect(page).toHaveURL(/rating=lt/);
  await expect(page).not.toHaveURL(/group=/);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Industry' })).toBeChecked();
  await expect(tab(page, 'Heatmap')).toHaveAttribute('aria-selected', 'true');
});

test('the palette is remembered and not part of the address', async ({ page }) => {
  await signInAs(page, 'licensed');
  await page.getByRole('button', { name: 'Palette' }).click();
  await page.getByRole('radio', { name: /^Colour-blind safe/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Palette' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Palette' }).click();
  await expect(page.getByRole('radio', { name: /^Colour-blind safe/ })).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

test('the map is saved as a picture', async ({ page }) => {
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture (PNG)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Vigilo-heat-map_\d\d-\d\d-\d{4}\.png$/);
});

test('searching narrows map and table, clears the filters, and Reset is there only meanwhile', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const { data } = await openTable(page, '&sector=Energy&page=2');
  expect(new Set(data.companies.map((company) => company.sector))).toEqual(new Set(['Energy']));
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Sector: Energy');
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeVisible();

  await page.getByLabel('Search companies').fill('  BANK ');
  const found = await actForAnswer<PageReply>(page, TABLE, () =>
    page.getByRole('button', { name: 'Search' }).click(),
  );
  expect(found.data.totalCount).toBeGreaterThan(0);
  for (const { companyName, ticker } of found.data.companies)
    expect(`${companyName} ${ticker}`.toLowerCase()).toContain('bank');
  await expect(page).toHaveURL('/companies?tab=table&q=BANK');
  await expect(
    page.getByText(found.data.totalCount === 1 ? '1 company' : `${found.data.totalCount} companies`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);

  const whole = await actForAnswer<PageReply>(page, TABLE, () => reset.click());
  expect(whole.data.totalCount).toBeGreaterThan(found.data.totalCount);
  await expect(reset).toBeHidden();
  await expect(page.getByLabel('Search companies')).toHaveValue('');
});

test('filters: any of the values of a field, all of the fields, one chip a field with its way out', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  await openTable(page);
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Advanced Filters' });
  const sector = filters.getByRole('button', { name: 'Sector' });
  if ((await sector.getAttribute('aria-expanded')) === 'false') await sector.click();
  const energy = await actForAnswer<PageReply>(page, TABLE, () =>
    filters.getByRole('checkbox', { name: 'Energy', exact: true }).check(),
  );
  const both = await actForAnswer<PageReply>(page, TABLE, () =>
    filters.getByRole('checkbox', { name: 'Healthcare' }).check(),
  );
  expect(both.data.totalCount).toBeGreaterThan(energy.data.totalCount);

  const country = filters.getByRole('button', { name: 'Country' });
  if ((await country.getAttribute('aria-expanded')) === 'false') await country.click();
  await filters.getByLabel('Search in Country').fill('UNITED S');
  await expect(filters.getByRole('list', { name: 'Country' }).getByRole('checkbox')).toHaveCount(1);
  const american = await actForAnswer<PageReply>(page, TABLE, () =>
    filters.getByRole('checkbox', { name: 'United States' }).check(),
  );
  expect(american.data.totalCount).toBeLessThan(both.data.totalCount);
  await filters.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Advanced Filters 3 active' })).toBeFocused();

  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chips).toHaveText(['Country: United States', 'Sector: Energy and 1 more']);
  await page.getByRole('button', { name: 'Remove filter Country: United States' }).click();
  await expect(chips).toHaveText(['Sector: Energy and 1 more']);
  await expect(page.getByText(`${both.data.totalCount} companies`, { exact: true })).toBeVisible();
});

test('a link shows the same: everything is read back from the address, and what makes no sense in it is dropped', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const address = `/companies?tab=table&asOf=${daysAgo(150)}&page=2&rows=25&sort=ticker&descending=true&region=APAC&entityType=Public&entityType=Private`;
  const before = await openForAnswer<PageReply>(page, TABLE, address);
  await expect(rows(page)).toHaveCount(before.data.companies.length);
  const shown = await tickers(page);
  expect(shown).toEqual(before.data.companies.map((company) => company.ticker));
  await page.reload();
  await expect.poll(() => tickers(page)).toEqual(shown);
  await expect(page).toHaveURL(address);

  await page.goto('/companies?tab=nonsense&group=country&colour=7&page=-1&view=9_9_9&asOf=2026-02-30');
  await expect(page.getByRole('radio', { name: 'Country' })).toBeChecked();
  await expect(page.getByText(/^\d+ companies$/)).toBeVisible();
});

test('zooming is in the address, and a reload shows the same part of the map', async ({ page }) => {
  await signInAs(page, 'analyst');
  await map(page).hover();
  await page.mouse.wheel(0, -600);
  await expect(page).toHaveURL(/view=/);
  const zoomed = page.url();
  await page.reload();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(/^\d+ companies$/)).toBeVisible();
  expect(page.url()).toBe(zoomed);
  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/view=/);
});

test('as of another day the scores are of that day, and emptied it is the current one again', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const now = await openForAnswer<HeatMapReply>(page, MAP, '/companies');
  const field = page.getByLabel('As of Date');
  const past = new Date(Date.parse(now.data.asOf.slice(0, 10)) - 120 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = past.split('-');
  const then = await actForAnswer<HeatMapReply>(page, MAP, async () => {
    await field.fill(`${month}-${day}-${year}`);
    await field.press('Enter');
  });
  expect(then.data.asOf.slice(0, 10)).toBe(past);
  expect(then.data.columns.st).not.toEqual(now.data.columns.st);
  await expect(page).toHaveURL(`/companies?asOf=${past}`);

  await field.fill('13-45-2026');
  await field.press('Enter');
  await expect(page.getByText('Enter the day as MM-DD-YYYY.')).toBeVisible();
  await expect(page).toHaveURL(`/companies?asOf=${past}`);

  await field.fill('');
  await field.press('Enter');
  await expect(page).toHaveURL('/companies');
});

test('nothing found: says so and leads on', async ({ page }) => {
  await enterAs(page, 'client');
  for (const address of ['/companies?q=zzzzzz', '/companies?tab=table&q=zzzzzz']) {
    await page.goto(address);
    await expect(page.getByText('No Result Found')).toBeVisible();
    await expect(page.getByText('0 companies')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Reset' }).last().click();
    await expect(page.getByText('No Result Found')).toBeHidden();
    await expect(page.getByText(/^[1-9]\d* companies$/)).toBeVisible();
  }
});

test('a server in trouble: a sentence and Try again', async ({ page }) => {
  await enterAs(page, 'analyst');
  await page.route(`**${TABLE}*`, (route) =>
    route.fulfill({ status: 400, json: { status: 'fail', code: 'invalid-input', message: 'No.' } }),
  );
  await page.goto('/companies?tab=table');
  await expect(page.getByRole('alert')).toContainText('The companies could not be loaded.');
  await page.unroute(`**${TABLE}*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('near real time: the map asks again by itself, keeps what is chosen, and says so when it could not', async ({
  page,
}) => {
  await signInAs(page, 'analyst');
  await page.clock.install();
  const first = await openForAnswer<HeatMapReply>(page, MAP, '/companies?group=country');
  await map(page).focus();
  for (const key of ['ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/company=/);
  const chosen = page.url();
  const second = await actForAnswer<HeatMapReply>(page, MAP, () => page.clock.fastForward(31_000));
  expect(second.data.count).toBe(first.data.count);
  expect(page.url()).toBe(chosen);
  await expect(page.getByRole('complementary', { name: /^Score of/ })).toBeVisible();

  await page.route(`**${MAP}*`, (route) =>
    route.fulfill({ status: 400, json: { status: 'fail', code: 'invalid-input', message: 'No.' } }),
  );
  await page.clock.fastForward(31_000);
  await expect(
    page.getByRole('status').filter({ hasText: 'Not up to date: the last refresh failed.' }),
  ).toBeVisible();
  await expect(map(page)).toBeVisible();
  await page.unroute(`**${MAP}*`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not up to date')).toBeHidden();
});

test('on a small screen everything is there, one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advanced Filters' })).toBeHidden();
  expect(await page.evaluate<number>(OVERFLOW)).toBeLessThanOrEqual(0);
  await openTable(page);
  await expect(rows(page)).toHaveCount(10);
  expect(await page.evaluate<number>(OVERFLOW)).toBeLessThanOrEqual(0);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the listing speaks Spanish, with Spanish numbers', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill('analyst@demo.test');
    await page.getByLabel('Contraseña', { exact: true }).fill('Vigilo#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Inteligencia en tiempo real' })).toBeVisible();
    await expect(page.getByRole('application', { name: 'Mapa de calor de las empresas' })).toBeVisible();
    await page.getByRole('tab', { name: 'Tabla' }).click();
    await expect(page.getByRole('columnheader', { name: 'Puntuación acumulada', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Empresas' }).locator('tbody tr').first()).toContainText(
      /[+−]?\d,\d\d/,
    );
  });
});

test('the maps and their palettes are accessible', async ({ page }) => {
  // It walks the whole screen, so it takes its time.
  test.slow();
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Palette' }).click();
  await expect(page.getByRole('radio', { name: /^Colour-blind safe/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await tab(page, 'CCRR Heatmap').click();
  await expect(page.getByRole('application', { name: 'Heat map of the credit risk ratings' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
