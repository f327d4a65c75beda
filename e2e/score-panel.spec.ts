import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { enterAs, signInAs, test } from './story.ts';

interface Horizon {
  readonly current: number;
  readonly change: number;
  readonly events: readonly {
    readonly title: string;
    readonly weight: number;
    readonly score: number;
    readonly contribution: number;
  }[];
  readonly waterfall: Readonly<Record<'last' | 'new' | 'edited' | 'deleted' | 'agedOut' | 'now', number>>;
}

interface ScoreReply {
  readonly data: {
    readonly companyID: string;
    readonly companyName: string;
    readonly ticker: string;
    readonly shortTerm: Horizon;
    readonly longTerm: Horizon;
  };
}

interface MapReply {
  readonly data: { readonly columns: { readonly id: readonly string[]; readonly events: readonly number[] } };
}

/** What is written on the screen as whole thousandths: `−0.085` is -85. */
function thousandths(text: string): number {
  return Math.round(Number(text.trim().replace('−', '-')) * 1000);
}

function panel(page: Page): Locator {
  return page.getByRole('complementary', { name: /^Score of/ });
}

function map(page: Page): Locator {
  return page.getByRole('application', { name: 'Heat map of the companies' });
}

/** Does something and gives the score the server answered then. */
async function scoreAnswer(page: Page, act: () => Promise<unknown>): Promise<ScoreReply['data']> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => /\/companies\/[^/]+\/score/.test(answer.url()) && answer.ok()),
    act(),
  ]);
  // The shape above is the contract's.
  return ((await response.json()) as ScoreReply).data;
}

/** Opens a page and gives the score the server answered to it; what an earlier page still asks for is given up first. */
async function openForScore(page: Page, address: string): Promise<ScoreReply['data']> {
  await page.goto('about:blank');
  return scoreAnswer(page, () => page.goto(address));
}

/** The companies that the person who is signed in sees on the map. */
async function mapColumns(page: Page): Promise<MapReply['data']['columns']> {
  const { data } = (await ask(page, '/api/v1/heat-map', {})) as MapReply; // the contract's shape
  return data.columns;
}

/** A company with some events. */
async function companyWithEvents(page: Page): Promise<string> {
  const columns = await mapColumns(page);
  const id = columns.id[columns.events.findIndex((events) => events >= 3)];
  if (id === undefined) throw new Error('The demo has no company with three events.');
  return id;
}

/** The contributions on the screen, all of them, and the sum under them. */
async function expectSum(shown: Locator, horizon: Horizon): Promise<void> {
  const list = shown.getByRole('group', { name: 'Why this score' });
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(50, horizon.events.length));
  const contributions = await list.getByRole('listitem').locator('[data-sign]').allInnerTexts();
  const sum = contributions.reduce((total, text) => total + thousandths(text), 0);
  expect(sum).toBe(Math.round(horizon.current * 1000));
  const row = shown.getByTitle('Sum of the contributions of all events');
  await expect(row).toContainText(
    horizon.events.length === 1
      ? '1 event, adds up exactly'
      : `${horizon.events.length} events, adds up exactly`,
  );
  expect(thousandths(await row.locator('[data-sign]').innerText())).toBe(sum);
}

async function expectWeek(shown: Locator, horizon: Horizon): Promise<void> {
  const values = await shown.locator('dl dd [data-sign]').allInnerTexts();
  const [last = 0, fresh = 0, edited = 0, deleted = 0, agedOut = 0, now = 0] = values.map(thousandths);
  expect(values).toHaveLength(6);
  expect(last + fresh + edited + deleted + agedOut).toBe(now);
  expect(now).toBe(Math.round(horizon.current * 1000));
}

test('a tile chosen by keyboard opens the reason for its score, which adds up exactly for both horizons', async ({
  page,
}) => {
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const spoken = page.getByTestId('heat-map-active');
  await expect(spoken).not.toBeEmpty();
  const score = await scoreAnswer(page, () => page.keyboard.press('Space'));
  await expect(spoken).toContainText(`${score.ticker}, ${score.companyName}`);
  await expect(page).toHaveURL(new RegExp(`company=${score.companyID}`));
  await expect(panel(page).getByRole('heading', { name: score.companyName })).toBeVisible();
  await expect(map(page)).toBeFocused();

  await expectSum(panel(page), score.shortTerm);
  await expectWeek(panel(page), score.shortTerm);
  await panel(page).getByRole('radio', { name: /^LT/ }).check();
  await expectSum(panel(page), score.longTerm);
  await expectWeek(panel(page), score.longTerm);

  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/companies');
});

test('each event shows weight, score and contribution; its title leads out safely', async ({ page }) => {
  await enterAs(page, 'analyst');
  const id = await companyWithEvents(page);
  const score = await openForScore(page, `/companies?company=${id}`);
  const items = panel(page).getByRole('group', { name: 'Why this score' }).getByRole('listitem');
  const first = score.shortTerm.events[0];
  expect(first).toBeDefined();
  await expect(items.first()).toContainText(first?.title ?? '');
  await expect(items.first()).toContainText(`${first?.weight.toFixed(2)} × `);
  await expect(items.first()).toContainText(/\d\d-\d\d-\d{4}/);
  for (const link of await panel(page)
    .getByRole('group', { name: 'Why this score' })
    .getByRole('link')
    .all()) {
    await expect(link).toHaveAttribute('href', /^https?:\/\//);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('ratings and status are there only for those who may see them', async ({ page }) => {
  await enterAs(page, 'client');
  const id = await companyWithEvents(page);
  await page.goto(`/companies?company=${id}`);
  await expect(panel(page).getByTitle('Category, from the short-term score')).toBeVisible();
  await expect(panel(page).getByTitle(/^Credit risk rating/)).toHaveCount(0);
  await expect(panel(page).getByTitle('Status of the company')).toHaveCount(0);
});

test('from the table the panel takes the focus and gives it back', async ({ page }) => {
  await signInAs(page, 'analyst', '/companies?tab=table');
  const why = page.getByRole('button', { name: /^Why this score/ }).first();
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: /My Portfolio/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close the score panel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(why).toBeFocused();
});

test('the panel follows the as-of day', async ({ page }) => {
  await enterAs(page, 'analyst');
  const id = await companyWithEvents(page);
  const now = await openForScore(page, `/companies?company=${id}`);
  const then = await openForScore(page, `/companies?company=${id}&asOf=2020-01-31`);
  expect(now.shortTerm.events.length).toBeGreaterThan(0);
  expect(then.shortTerm.events).toEqual([]);
  await expect(panel(page)).toContainText('No event counts in this window, so the score is 0.');
});

test('the summary: who the company is, its outlook, both scores opened', async ({ page }) => {
  await enterAs(page, 'analyst');
  const id = await companyWithEvents(page);
  await page.goto(`/companies?company=${id}`);
  const score = await scoreAnswer(page, () =>
    panel(page).getByRole('link', { name: 'View Summary' }).click(),
  );
  await expect(page).toHaveURL(`/companies/summary/${id}`);
  await expect(page).toHaveTitle('Vigilo');
  await expect(page.getByRole('heading', { level: 1, name: score.companyName })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(score.companyName);
  await expect(
    page.getByRole('heading', {
      name: new RegExp(
        `${score.companyName.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} has a .+ short-term outlook\\.`,
      ),
    }),
  ).toBeVisible();
  await expectSum(page.getByRole('region', { name: 'Short term' }), score.shortTerm);
  await expectSum(page.getByRole('region', { name: 'Long term' }), score.longTerm);
  await expect(page.getByRole('table', { name: 'Key Risk Metrics' })).toContainText('Short term');
  await page.goBack();
  await expect(panel(page)).toBeVisible();
});

test('double-click on a tile opens its summary', async ({ page }) => {
  await signInAs(page, 'licensed');
  await expect(map(page)).toBeVisible();
  const box = await map(page).boundingBox();
  await map(page).dblclick({ position: { x: (box?.width ?? 0) / 3, y: (box?.height ?? 0) / 3 } });
  await expect(page).toHaveURL(/\/companies\/summary\/[\da-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'Short term' })).toBeVisible();
});

test('a company that is not visible and one that does not exist look the same, with a way back', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const { id: all } = await mapColumns(page);
  await enterAs(page, 'client');
  const own = new Set((await mapColumns(page)).id);
  const hidden = all.find((id) => !own.has(id));
  expect(hidden).toBeDefined();
  for (const id of [hidden, '0193f2a0-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/companies/summary/${id}`);
    await expect(page.getByRole('alert')).toContainText('Unauthorized Access!');
  }
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Back to the companies' }).click();
  await expect(page).toHaveURL('/companies');
});

test('panel and summary are accessible', async ({ page }) => {
  // It walks the whole screen, so it takes its time.
  test.slow();
  await enterAs(page, 'analyst');
  const id = await companyWithEvents(page);
  await page.goto(`/companies?company=${id}`);
  await expect(panel(page).getByRole('link', { name: 'View Summary' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto(`/companies/summary/${id}`);
  await expect(page.getByRole('region', { name: 'Long term' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
