// My Portfolio. These stories change portfolios, which other stories look at, so they have a server of their own.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { daysAgo, typedDay } from './days.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addCompany, setStatus } from './own-company.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, signInAs } from './story.ts';
import type { Role } from './story.ts';

const test = testOnOwnServer();

async function openPortfolio(page: Page, role: Role): Promise<void> {
  await signInAs(page, role);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My Portfolio' })
    .click();
  await expect(page.getByRole('heading', { name: 'My Portfolio', level: 1 })).toBeVisible();
}

const table = (page: Page): Locator => page.getByRole('table', { name: 'My Portfolio' });
const findRow = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const choice = (page: Page): Locator => page.getByRole('combobox', { name: 'Enter Company Name/Ticker *' });
const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add To My Portfolio' });
const toast = (page: Page, title: string): Locator => page.getByRole('group', { name: title });

async function choose(page: Page, search: string, option: string): Promise<void> {
  await choice(page).fill(search);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(choice(page)).toHaveValue(option);
}

test('an analyst sees the own companies with their scores, and opens one', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  await expect(page.getByText('8 companies', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Portfolio 8' })).toBeVisible();
  const heads = [
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
  ];
  await expect(table(page).getByRole('columnheader')).toHaveText(['', ...heads]);
  const row = findRow(page, 'Nestlé');
  await expect(row.getByText('NESN')).toBeVisible();
  await expect(row.getByRole('cell', { name: /^[+−]?\d\.\d$/ })).toHaveCount(4);
  await expect(row.getByRole('cell', { name: /^\d\d-\d\d-\d{4}$/ })).toHaveCount(1);
  await row.getByRole('link', { name: 'Nestlé', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/summary\//);
});

const SEES: readonly (readonly [Role, readonly string[], readonly string[]])[] = [
  [
    'client',
    ['Category'],
    ['Credit Risk Rating-ST', 'Credit Risk Rating-LT', 'Cumulative Score', 'As Of Date', 'Status'],
  ],
  [
    'licensed',
    ['Credit Risk Rating-ST', 'Credit Risk Rating-LT', 'Cumulative Score'],
    ['As Of Date', 'Status'],
  ],
  ['approver', ['Credit Risk Rating-ST', 'Cumulative Score', 'As Of Date', 'Status'], []],
];

for (const [role, shown, hidden] of SEES) {
  test(`begins empty, takes a first company and shows what one may see: ${role}`, async ({ page }) => {
    await openPortfolio(page, role);
    await expect(page.getByText('No Result Found')).toBeVisible();
    await expect(page.getByText(/^My Portfolio is empty/)).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
    await choice(page).click();
    const option = page.getByRole('option').first();
    const [, name = ''] = ((await option.textContent()) ?? '').split(/ - (.*)/);
    await option.click();
    await addButton(page).click();
    await expect(findRow(page, name)).toBeVisible();
    for (const head of shown)
      await expect(table(page).getByRole('columnheader', { name: head, exact: true })).toBeVisible();
    for (const head of hidden)
      await expect(table(page).getByRole('columnheader', { name: head, exact: true })).toHaveCount(0);
    await expect(
      findRow(page, name).getByRole('button', { name: `Remove ${name} from My Portfolio` }),
    ).toHaveCount(role === 'approver' ? 1 : 0);
    await page.getByRole('button', { name: /^Advanced Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Advanced Filters' });
    await expect(filters.getByText('Region', { exact: true })).toBeVisible();
    await expect(filters.getByText('Status', { exact: true })).toHaveCount(role === 'approver' ? 1 : 0);
    await expect(filters.getByText('Credit Risk Rating-ST')).toHaveCount(role === 'client' ? 0 : 1);
  });
}

test('a company is chosen by name or ticker and added; it is offered no more; undo takes it out again', async ({
  page,
}) => {
  await openPortfolio(page, 'analyst');
  await expect(addButton(page)).toBeDisabled();
  await choose(page, 'deutsche bank', 'DBK - Deutsche Bank');
  await addButton(page).click();
  await expect(toast(page, 'Added').getByText('Company DBK added to My Portfolio')).toBeVisible();
  await expect(findRow(page, 'Deutsche Bank')).toBeVisible();
  await expect(page.getByText('9 companies', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Portfolio 9' })).toBeVisible();
  await expect(choice(page)).toHaveValue('');
  await expect(addButton(page)).toBeDisabled();
  await choice(page).fill('dbk');
  await expect(page.getByText('No company that is not in My Portfolio matches “dbk”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await toast(page, 'Added').getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Deutsche Bank')).toHaveCount(0);
  await expect(page.getByText('8 companies', { exact: true })).toBeVisible();
});

test('what was added in another window meanwhile is shown, and the choice is cleared', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPortfolio(page, 'analyst');
  await choose(page, 'deutsche bank', 'DBK - Deutsche Bank');
  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await openPortfolio(elsewhere, 'analyst');
  await choose(elsewhere, 'deutsche bank', 'DBK - Deutsche Bank');
  await addButton(elsewhere).click();
  await expect(findRow(elsewhere, 'Deutsche Bank')).toBeVisible();
  await elsewhere.close();
  await addButton(page).click();
  await expect(page.getByText('* Company already exists in My Portfolio')).toBeVisible();
  await expect(choice(page)).toHaveValue('');
  await expect(addButton(page)).toBeDisabled();
  await findRow(page, 'Deutsche Bank')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(findRow(page, 'Deutsche Bank')).toHaveCount(0);
});

test('a company is removed after a question, and comes back by undo', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  const remove = findRow(page, 'Shell').getByRole('button', { name: 'Remove Shell from My Portfolio' });
  const dialog = page.getByRole('dialog', { name: 'Remove From Portfolio' });
  await remove.click();
  await expect(dialog.getByText('Are you sure you want to remove Shell from My Portfolio?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Cancelled').getByText('Company not removed')).toBeVisible();
  await expect(findRow(page, 'Shell')).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(findRow(page, 'Shell')).toHaveCount(0);
  await toast(page, 'Removed!').getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(page, 'Shell')).toBeVisible();
});

test('a failed removal says what failed, and the company stays', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  const fail = (status: number, problem: object) =>
    page.route(
      '**/my-portfolio/remove-company/*',
      (route) => route.fulfill({ status, json: { status: 'fail', ...problem } }),
      { times: 1 },
    );
  await findRow(page, 'Shell')
    .getByRole('button', { name: /^Remove/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remove From Portfolio' });
  await fail(404, {
    code: 'not-found',
    message: 'Unauthorized Access!',
    description: 'It has gone meanwhile.',
  });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Failed to Remove Company from My Portfolio')).toBeVisible();
  await expect(dialog.getByText('It has gone meanwhile.')).toBeVisible();
  await fail(500, { code: 'server-error', message: 'Something went wrong, please try again.' });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Error', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Please try again')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(findRow(page, 'Shell')).toBeVisible();
});

test('is searched, filtered by what its companies have, sorted, and seen as of a past day', async ({
  page,
}) => {
  await openPortfolio(page, 'analyst');
  const search = page.getByPlaceholder('Search Company Name/Ticker *');
  await search.fill('tm');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(table(page).getByRole('rowheader')).toHaveText(['Toyota Motor']);
  await search.fill('no such company');
  await search.press('Enter');
  await expect(page.getByText('No Result Found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).last().click();
  await page.getByRole('button', { name: /^Advanced Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Advanced Filters' });
  await filters.getByText('Ticker', { exact: true }).click();
  await expect(filters.getByRole('checkbox', { name: 'NESN' })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Russia' })).toHaveCount(0);
  await filters.getByRole('checkbox', { name: 'AMER' }).check();
  await expect(table(page).getByRole('rowheader')).toHaveText(['Nvidia']);
  await filters.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove filter Region: AMER' }).click();
  await table(page).getByRole('button', { name: 'Ticker', exact: true }).click();
  await expect(table(page).getByRole('rowheader').first()).toHaveText('Tencent');
  const past = daysAgo(300);
  await page.getByLabel('As of Date').fill(typedDay(past, '-'));
  await page.getByLabel('As of Date').press('Enter');
  await expect(page).toHaveURL(new RegExp(`asOf=${past}`));
  await expect(table(page).getByRole('rowheader').first()).toHaveText('Tencent');
});

test('companies are selected one by one and all together', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  const all = table(page).getByRole('checkbox', { name: 'Select all companies' });
  await expect(page.getByRole('button', { name: 'Download RTI' })).toHaveCount(0);
  await all.check();
  await expect(page.getByRole('button', { name: 'Download RTI' })).toBeVisible();
  await findRow(page, 'Shell').getByRole('checkbox').uncheck();
  await expect(all).not.toBeChecked();
  await expect(findRow(page, 'Nestlé').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(findRow(page, 'Nestlé').getByRole('checkbox')).not.toBeChecked();
});

test('a company is edited where it stands, and in its dialog; a Validated one is locked', async ({
  page,
}) => {
  // Nobody else's portfolio changes.
  await enterAs(page, 'admin');
  const [open, locked] = [await addCompany(page, 'Harbour Works'), await addCompany(page, 'Kite Makers')];
  await setStatus(page, locked.id, 'Validated');
  for (const { ticker } of [open, locked])
    await ask(page, '/vigilo-rti/my-portfolio/add-company', { ticker }, 'PUT');
  await page.goto('/my-portfolio');
  const region = findRow(page, open.name).getByRole('button', { name: /^Region/ });
  await region.click();
  await page.getByRole('option', { name: 'AMER' }).click();
  await expect(region).toContainText('AMER');
  await expect(page.getByText('Company Region Edited')).toBeVisible();
  await findRow(page, open.name)
    .getByRole('button', { name: `Edit ${open.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  await expect(dialog.getByLabel('Ticker')).toHaveValue(open.ticker);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'My Portfolio', level: 1 })).toBeVisible();
  await expect(
    findRow(page, locked.name).getByRole('button', { name: `Edit ${locked.name}` }),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('what is on the screen is downloaded: the companies as Excel, the report of one as a PDF', async ({
  page,
}) => {
  await openPortfolio(page, 'analyst');
  await expect(findRow(page, 'Nestlé')).toBeVisible();
  const saved = async (press: () => Promise<void>): Promise<string> => {
    const coming = page.waitForEvent('download');
    await press();
    return (await coming).suggestedFilename();
  };
  expect(await saved(() => page.getByRole('button', { name: 'Download Companies' }).click())).toMatch(
    /^My_Portfolio_.*\.xlsx$/,
  );
  // Nestlé is Validated: nothing is asked before.
  const report = await saved(() =>
    findRow(page, 'Nestlé')
      .getByRole('button', { name: /RTI|report/i })
      .click(),
  );
  expect(report).toMatch(/^NESN_RTI_[A-Z][a-z]{2}-\d\d-\d{4}\.pdf$/);
});

test('the score is explained beside the table', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  await findRow(page, 'Nestlé').getByRole('button', { name: 'Why this score: Nestlé' }).click();
  await expect(page.getByRole('heading', { name: 'Nestlé' })).toBeVisible();
});

test('a list that cannot be loaded says so and can be asked for again', async ({ page }) => {
  let asked = 0;
  await page.route('**/my-portfolio/get-companies*', (route) => {
    asked += 1;
    return route.fulfill({
      status: 403,
      json: { status: 'fail', code: 'not-allowed', message: 'Unauthorized Access!' },
    });
  });
  await openPortfolio(page, 'analyst');
  await expect(page.getByText('My Portfolio could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // A refusal has the rights looked at once more; as they are the same, nothing is asked again.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unroute('**/my-portfolio/get-companies*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findRow(page, 'Nestlé')).toBeVisible();
});

test('everything is done with the keyboard alone', async ({ page }) => {
  await openPortfolio(page, 'analyst');
  await expect(findRow(page, 'Nestlé')).toBeVisible();
  await choice(page).focus();
  await page.keyboard.type('tesla');
  await expect(page.getByRole('option', { name: 'TSLA - Tesla', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(choice(page)).toHaveValue('TSLA - Tesla');
  await page.keyboard.press('Enter');
  await expect(findRow(page, 'Tesla')).toBeVisible();
  await expect(choice(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await findRow(page, 'Tesla')
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findRow(page, 'Tesla')).toHaveCount(0);
});

test('the screen can be used by everybody', async ({ page }) => {
  // Each state is looked at by axe, which takes its time.
  test.slow();
  await openPortfolio(page, 'analyst');
  await expect(findRow(page, 'Nestlé')).toBeVisible();
  await findRow(page, 'Nestlé').getByRole('checkbox').check();
  await expectAccessibleInBothSchemes(page);
  await choice(page).fill('bank');
  await expect(page.getByRole('option').nth(2)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await choice(page).fill('no such company');
  await expect(page.getByText(/^No company that is not in My Portfolio/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await findRow(page, 'Nestlé')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Remove From Portfolio' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/my-portfolio?q=nothing');
  await expect(page.getByText('No Result Found')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
