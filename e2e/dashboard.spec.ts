// The RTI Summary: its numbers, the lists behind them, its days, its PDF, and what is there when there is nothing. On a server of its own, where no
// other story adds or deletes a company between a number and its list.

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { daysAgo } from './days.ts';
import { testOnOwnServer } from './own-server.ts';
import type { Role } from './story.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { enterAs, expectAccessible, signInAs } from './story.ts';

const test = testOnOwnServer();

const CARDS = ['Impact', 'Entity', 'Region', 'Sector'] as const;

async function openReport(page: Page, role: Role, query = ''): Promise<void> {
  await signInAs(page, role, `/dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'RTI Summary' })).toBeVisible();
  await expect(card(page, 'Sector').getByRole('row', { name: /^Total/ })).toBeVisible();
}

function card(page: Page, name: (typeof CARDS)[number]): Locator {
  return page.getByRole('region', { name: `RTI Snapshot - ${name} Category` });
}

async function drawn(page: Page): Promise<void> {
  for (const name of CARDS)
    await expect(card(page, name).getByRole('figure')).toHaveAttribute('data-drawn', 'true');
}

function numberIn(text: string | null): number {
  return Number((text ?? '').replaceAll(/[,.\s]/g, ''));
}

/** Opens the list behind a number, which must hold as many companies, and comes back. */
async function expectMatchingList(page: Page, link: Locator): Promise<void> {
  const count = numberIn(await link.textContent());
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/companies\?.*tab=table/);
  await expect(
    page.getByText(count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByText(/^Initiated/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'RTI Summary' })).toBeVisible();
}

for (const role of ['admin', 'analyst', 'client', 'licensed'] as const) {
  test(`every kind of number opens the list of its companies: ${role}`, async ({ page }) => {
    // Eight lists, one after another.
    test.slow();
    await openReport(page, role);
    const firsts = [
      page
        .getByText(/^No\. of Companies as of/)
        .locator('..')
        .getByRole('link'),
      page
        .getByText(/^Total No\. of Companies as of/)
        .locator('..')
        .getByRole('link'),
      card(page, 'Impact')
        .getByRole('row', { name: /^Positive/ })
        .getByRole('link')
        .first(),
      card(page, 'Impact')
        .getByRole('row', { name: /^Negative/ })
        .getByRole('link')
        .last(),
      card(page, 'Impact')
        .getByRole('row', { name: /^Total/ })
        .getByRole('link')
        .last(),
      ...(['Entity', 'Region', 'Sector'] as const).map((name) =>
        card(page, name).getByRole('row').nth(1).getByRole('link'),
      ),
    ];
    for (const link of firsts) await expectMatchingList(page, link);
  });
}

test('a client sees only their own companies counted, an administrator all of them', async ({ page }) => {
  await openReport(page, 'client');
  const total = card(page, 'Sector')
    .getByRole('row', { name: /^Total/ })
    .getByRole('link');
  const own = numberIn(await total.textContent());
  await page.goto('/companies?tab=table');
  await expect(page.getByText(`${own} companies`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await openReport(page, 'admin');
  expect(numberIn(await total.textContent())).toBeGreaterThan(own);
});

test('the report stands in the menu, adds up, and says who came during the week', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^As of Date \d\d-\d\d-\d{4}$/)).toBeVisible();
  const rows = card(page, 'Impact').getByRole('row');
  await expect(rows).toHaveCount(7);
  const counts = await rows.evaluateAll((lines) =>
    lines
      .slice(1)
      .map((line) =>
        [...line.querySelectorAll('td')].map((cell) =>
          Number((cell.textContent ?? '').replaceAll(',', '').replace('−', '-').replace('–', '0')),
        ),
      ),
  );
  const total = counts.at(-1) ?? [];
  for (const column of [0, 1, 2])
    expect(counts.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total[column]);
  expect((total[1] ?? 0) - (total[0] ?? 0)).toBe(total[2]);
  const initiated = page.getByText('Companies Initiated during the week').locator('..');
  await expectMatchingList(page, initiated.getByRole('link'));
});

test('a bar and a slice open the list behind them, and the chip lets go of the day', async ({ page }) => {
  await openReport(page, 'admin');
  await drawn(page);
  const emea = card(page, 'Region').getByRole('row', { name: /^EMEA/ });
  const count = numberIn(await emea.getByRole('link').textContent());
  const plot = card(page, 'Region').getByRole('figure');
  const box = await plot.boundingBox();
  // The last of three bars, near its foot.
  await plot.click({ position: { x: 40 + ((box?.width ?? 0) - 48) * (5 / 6), y: (box?.height ?? 0) - 40 } });
  await expect(page).toHaveURL(/region=EMEA/);
  await expect(page.getByText(`${count} companies`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Initiated until/ }).click();
  await expect(page).not.toHaveURL(/initiatedUntil/);
  await page.goBack();
  await page.goBack();
  await drawn(page);
  const pie = card(page, 'Entity').getByRole('figure');
  const sheet = await pie.boundingBox();
  await pie.click({ position: { x: (sheet?.width ?? 0) / 2 + 20, y: (sheet?.height ?? 0) / 2 + 10 } });
  await expect(page).toHaveURL(/entityType=Public/);
});

test('any two days are compared and stay in the address', async ({ page }) => {
  await openReport(page, 'analyst');
  const second = page.getByRole('textbox', { name: 'Second date' });
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  await second.fill(`${month}-${date}-${year}`);
  await second.press('Enter');
  await expect(page).toHaveURL(new RegExp(`to=${day}`));
  await expect(page.getByText(`As of Date ${month}-${date}-${year}`)).toBeVisible();
  await expect(page.getByText('Companies Initiated during the week')).toBeVisible();
  const first = page.getByRole('textbox', { name: 'First date' });
  await first.fill('01-01-2020');
  await first.press('Enter');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(page.getByText('No. of Companies as of 01-01-2020')).toBeVisible();
  await expect(page.getByText('Companies Initiated after the first date')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No. of Companies as of 01-01-2020').locator('..')).toContainText('–');
  await second.fill('01-01-2999');
  await second.press('Enter');
  await expect(page.getByText(/The day may not be later than/)).toBeVisible();
});

test('before there were companies every number is a dash, and it is still a report', async ({ page }) => {
  await openReport(page, 'admin', '?from=2010-01-01&to=2010-01-08');
  await drawn(page);
  await expect(card(page, 'Impact').getByRole('link')).toHaveCount(0);
  await expect(
    card(page, 'Impact')
      .getByRole('row', { name: /^Neutral/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('–');
  await expectAccessible(page);
});

test('what cannot be loaded is said with the way on, and there is no PDF then', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.route('**/report/get-matrices*', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'fail', code: 'invalid-input', message: 'The first date must be before the second.' },
    }),
  );
  await page.goto('/dashboard');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No Result Found');
  await expect(alert).toContainText('The first date must be before the second.');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/report/get-matrices*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});

test('the PDF holds the report of the days on screen', async ({ page }) => {
  const to = daysAgo(150);
  await openReport(page, 'analyst', `?to=${to}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`RTI-Summary-Report_${to}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('the PDF is made while the button says so; when that fails, it is said and can be tried again', async ({
  page,
}) => {
  const [from, to] = [daysAgo(300), daysAgo(245)];
  await openReport(page, 'client', `?from=${from}&to=${to}`);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/report/generate-pdf*', async (route) => {
    expect(route.request().url()).toContain(`?from=${from}&to=${to}`);
    await held;
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('button', { name: 'Generating PDF...' })).toBeDisabled();
  answer();
  expect((await download).suggestedFilename()).toBe(`RTI-Summary-Report_${to}.pdf`);
  await page.unroute('**/report/generate-pdf*');
  await page.route('**/report/generate-pdf*', (route) =>
    route.fulfill({
      status: 503,
      json: {
        status: 'fail',
        code: 'unavailable',
        message: 'The server is busy or restarting. Please try again in a moment.',
      },
    }),
  );
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Failed to download PDF')).toBeVisible();
  await expect(page.getByText('The server is busy or restarting.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('the report is clean for everybody, in light and dark, in Spanish, and with the keyboard alone', async ({
  page,
}) => {
  await openReport(page, 'admin');
  await drawn(page);
  await expectAccessibleInBothSchemes(page);
  const link = card(page, 'Region').getByRole('row', { name: /^EMEA/ }).getByRole('link');
  await expect(link).toHaveAccessibleName(/^\d+ companies: EMEA, as of \d\d-\d\d-\d{4}$/);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/region=EMEA/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Cambiar a español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen RTI' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Panorama RTI - Categoría de sector' })).toBeVisible();
});
