// The company summary (specification 2, section 2.3), for each role, with the keyboard, and what it says where there is nothing to say.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { chooseSegment } from './form.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addCompany, addEvent } from './own-company.ts';
import { enterAs } from './story.ts';

// An event is changed here, and other stories count companies and read scores.
const test = testOnOwnServer();

interface Point {
  readonly summary: string;
  readonly verdict: string;
}

interface SummaryReply {
  readonly data: {
    readonly company: {
      readonly _id: string;
      readonly companyName: string;
      readonly ticker: string;
      readonly status?: string;
    };
    readonly positions: { readonly sector: { readonly rank: number; readonly of: number } | null };
    readonly levels: readonly { readonly event: string; readonly points: readonly Point[] }[];
  };
}

interface ListReply {
  readonly data: {
    readonly companies: readonly { readonly _id: string; readonly companyName: string }[];
    readonly totalCount: number;
  };
}

/** Does something and gives the summary that the server answered then. */
async function summaryAnswer(page: Page, act: () => Promise<unknown>): Promise<SummaryReply['data']> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.url().includes('/summary') && answer.url().includes('/api/v1/companies/') && answer.ok(),
    ),
    act(),
  ]);
  return ((await response.json()) as SummaryReply).data; // the contract's shape
}

/** The companies of a page of the table. */
async function openTable(page: Page, words = ''): Promise<ListReply['data']> {
  await page.goto('about:blank');
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/getCompanies') && answer.ok()),
    page.goto(`/companies?tab=table${words}`),
  ]);
  return ((await response.json()) as ListReply).data; // the contract's shape
}

/** Opens the summary of a company by its name in the table. */
async function openSummary(page: Page, name: string): Promise<SummaryReply['data']> {
  await openTable(page, `&q=${encodeURIComponent(name)}`);
  return summaryAnswer(page, () => page.getByRole('link', { name, exact: true }).click());
}

const chart = (page: Page) => page.getByRole('figure', { name: 'Cumulative score and share price' });

test('an analyst reads a summary: facts, metrics, chart, levels', async ({ page }) => {
  await enterAs(page, 'analyst');
  const { company, levels, positions } = await openSummary(page, 'Shell');
  await expect(page.getByRole('heading', { level: 1, name: 'Shell' })).toBeVisible();
  const metrics = page.getByRole('table', { name: 'Key Risk Metrics' });
  await expect(metrics.getByRole('columnheader')).toHaveText([
    'Key Risk Metrics',
    'Current',
    'Previous*',
    '3 m',
    '6 m',
    'Rating',
  ]);
  await expect(metrics.getByRole('rowheader')).toHaveText(['Short term', 'Long term']);
  await expect(page.getByText(/^\* Previous cumulative score as of \d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect(page.getByText(`of ${positions.sector?.of ?? 0} in sector`)).toBeVisible();
  await expect(page.getByTestId('heat-map-legend').getByRole('listitem')).toHaveCount(13);
  await expect(
    page.getByText(`*RTI report as of date ${await page.getByLabel('As of Date').inputValue()}`),
  ).toHaveCount(company.status === 'Initiated' ? 1 : 0);
  const reasons = page.getByRole('list', { name: 'Events that move the short-term score most' });
  await expect(reasons.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(chart(page)).toHaveAttribute('data-drawn', 'true');
  await expect(chart(page).getByRole('table')).toBeAttached();
  await chooseSegment(page, 'Months shown', '12 m');
  await expect(chart(page).getByRole('slider')).toHaveAttribute('aria-valuemax', /^36[45]$/);

  const card = (type: string) => page.getByRole('region', { name: `${type} Level` });
  const first = levels.find(({ event }) => event === 'Company')?.points[0];
  await expect(card('Company')).toContainText(first?.summary ?? 'none');
  await card('Macro')
    .getByRole('button', { name: /^Macro Level/ })
    .click();
  await expect(card('Macro').getByRole('button', { name: /^Macro Level/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(card('Company').getByRole('button', { name: /^Company Level/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(card('Macro').getByRole('figure', { name: 'Macro level, last 3 months' })).toHaveAttribute(
    'data-drawn',
    'true',
  );
});

test('a client sees neither ratings nor their reports, and cannot save', async ({ page }) => {
  await enterAs(page, 'client');
  const { companies } = await openTable(page);
  const name = companies[0]?.companyName ?? '';
  await openSummary(page, name);
  await expect(page.getByRole('table', { name: 'Key Risk Metrics' }).getByRole('columnheader')).toHaveText([
    'Key Risk Metrics',
    'Current',
    'Previous*',
    '3 m',
    '6 m',
  ]);
  await expect(page.getByRole('button', { name: 'Download RTI' })).toBeVisible();
  for (const hidden of ['Download CCRR', 'Edit Company'])
    await expect(page.getByRole('button', { name: hidden })).toHaveCount(0);
  await page.getByRole('button', { name: 'What if' }).click();
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('the summary as of an earlier day', async ({ page }) => {
  await enterAs(page, 'analyst');
  const { company } = await openSummary(page, 'Shell');
  await page.goto(`/companies/summary/${company._id}?asOf=2020-01-31`);
  await expect(page.getByText('No Summary Available')).toBeVisible();
  await expect(page.getByText('* Previous cumulative score as of 01-24-2020')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shell has a neutral short-term outlook.' })).toBeVisible();
});

test('Previous and Next go through the list, over its pages, also with the keys', async ({ page }) => {
  await enterAs(page, 'analyst');
  const list = await openTable(page, '&sort=ticker&rows=10');
  const names = list.companies.map(({ companyName }) => companyName);
  await page.getByRole('link', { name: names[8] ?? '', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(names[8] ?? '');
  await page.getByRole('button', { name: 'Next company' }).click();
  await expect(heading).toHaveText(names[9] ?? '');
  await expect(page.getByRole('button', { name: 'Next company' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(heading).not.toHaveText(names[9] ?? '');
  await expect(page.getByRole('button', { name: 'Previous company' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(names[9] ?? '');

  const one = await openTable(page, '&q=Shell');
  await page.getByRole('link', { name: one.companies[0]?.companyName ?? '', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Previous company' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the chart with the arrow keys; View Events leads to the events', async ({ page }) => {
  await enterAs(page, 'analyst');
  await openSummary(page, 'Shell');
  const slider = chart(page).getByRole('slider');
  await slider.focus();
  await slider.press('ArrowLeft');
  const before = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  await page.getByRole('link', { name: 'View Events' }).click();
  await expect(page).toHaveURL(/\/events$|\/events\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Events of Shell' })).toBeVisible();
  await page.getByRole('link', { name: 'Company summary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shell', exact: true })).toBeVisible();
});

test('the summary with what-if is accessible with its effects shown', async ({ page }) => {
  // axe looks at the whole page in both colour schemes.
  test.slow();
  await enterAs(page, 'analyst');
  await openSummary(page, 'Shell');
  await expect(chart(page)).toHaveAttribute('data-drawn', 'true');
  await page.getByRole('button', { name: 'What if' }).click();
  await page
    .getByRole('region', { name: 'Short term' })
    .getByRole('button', { name: 'Raise by 0.1' })
    .first()
    .click();
  await expectAccessibleInBothSchemes(page);
});

test('what if: other scores show what they would make, and are saved', async ({ page }) => {
  const title = 'A yard is opened early';
  await enterAs(page, 'admin');
  const company = await addCompany(page, 'Harbour Works');
  await addEvent(page, company, title);
  await page.goto(`/companies/summary/${company.id}`);
  const stepper = page
    .getByRole('region', { name: 'Short term' })
    .getByRole('group', { name: `Supposed score of ${title}` });
  await page.getByRole('button', { name: 'What if' }).click();
  const bar = page.getByRole('group', { name: 'What if' });
  await stepper.getByRole('button', { name: 'Raise by 0.1' }).click();
  await expect(bar.getByRole('status')).toHaveText('1 event changed');
  const outcome = bar.getByRole('img', { name: /^Short term: / });
  const supposed = (await outcome.locator('strong').innerText()).trim();
  await bar.getByRole('button', { name: 'Reset' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 events changed');
  await stepper.getByRole('button', { name: 'Raise by 0.1' }).click();
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Event Edited Successfully')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Key Risk Metrics' }).getByRole('row', { name: /^Short term/ }),
  ).toContainText(supposed);
  await expect(bar.getByRole('status')).toHaveText('0 events changed');
});
