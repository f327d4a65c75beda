// The queue of news that waits for an analyst (issue 17, 'The queue'): a morning's hundred items settled with the keyboard, and two analysts at once.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addCompany, bringNews, completeNews } from './own-company.ts';
import type { OwnCompany } from './own-company.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, expectAccessible } from './story.ts';

const test = testOnOwnServer();

const MORNING = 100;
/** A person decides about one item in six seconds at most where a hundred take ten minutes; the product must not take much of that. */
const MOST_SECONDS = 600;

const queue = (page: Page): Locator => page.getByRole('grid', { name: 'Waiting news' });
const rows = (page: Page): Locator => queue(page).locator('tr[data-row]');
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview', exact: true });
const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Last:' });

async function openQueue(page: Page, { id }: OwnCompany): Promise<void> {
  await page.goto(`/news?company=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
}

async function countOf(page: Page, companyID: string, tab: string): Promise<number> {
  const reply = (await ask(page, `/vigilo-rti/get-events-by-company-id/${companyID}`, { tab })) as {
    readonly total?: number; // the contract's shape
  };
  return reply.total ?? 0;
}

/** Gives a piece of news its score, type and topic, and accepts it. */
async function changeAndAccept(page: Page, title: string): Promise<void> {
  await rows(page).filter({ hasText: title }).focus();
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Change' });
  await form.getByRole('combobox', { name: 'Score' }).selectOption('-0.4');
  await form.getByRole('combobox', { name: 'Event Type' }).selectOption('Company');
  await form.getByRole('combobox', { name: 'Topic' }).selectOption({ index: 1 });
  await expect(form.getByRole('textbox', { name: 'Impact' })).toHaveValue('Negative');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save and accept' }).click();
  await expect(status(page)).toContainText('accepted −0.4');
}

test('a hundred items are settled with the keyboard', async ({ page }) => {
  test.setTimeout(MOST_SECONDS * 1000);
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Quarry Works');
  const titles = Array.from(
    { length: MORNING },
    (_, at) => `Quarry ${at} of lot ${at * 37} is inspected by guild ${at * 11}`,
  );
  await bringNews(page, company, titles);
  const whole = titles.slice(0, 3);
  for (const title of whole) await completeNews(page, company, title);
  await openQueue(page, company);
  await expect(page.getByText(`row 1 of ${MORNING}`)).toBeVisible();

  const headline = preview(page).getByRole('heading', { level: 2 });
  for (let left = MORNING; left > 0; left -= 1) {
    const title = (await headline.textContent()) ?? '';
    await page.keyboard.press(whole.includes(title) ? 'Enter' : 'x');
    if (left > 1) await expect(headline).not.toHaveText(title);
  }
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await expect(status(page)).toBeVisible();
  await expect.poll(() => countOf(page, company.id, 'imported events')).toBe(0);
  expect(await countOf(page, company.id, 'company-events')).toBe(3);
});

test('news is accepted, changed, dropped and merged with the keyboard, several at once, and undone', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Harbour Line');
  const titles = [
    'Anchor chain is inspected',
    'Bollards are painted blue',
    'Cranes are greased twice',
    'Divers look at the quay',
  ];
  await bringNews(page, company, titles);
  for (const title of titles.slice(0, 2)) await completeNews(page, company, title);
  await openQueue(page, company);
  await expect(rows(page)).toHaveCount(4);
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Company/ })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Company' }).getByRole('checkbox', { name: new RegExp(company.ticker) }),
  ).toBeChecked();
  await page.keyboard.press('Escape');

  await rows(page)
    .filter({ hasText: titles[0] ?? '' })
    .focus();
  await expect(preview(page).getByRole('heading', { name: "Effect on the company's score" })).toBeVisible();
  await expect(preview(page).getByRole('table')).toContainText('+0.085');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(status(page)).toContainText(`accepted +0.1 ${company.name}`);
  await expect.poll(() => countOf(page, company.id, 'company-events')).toBe(1);
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(4);
  expect(await countOf(page, company.id, 'company-events')).toBe(0);

  await changeAndAccept(page, titles[2] ?? '');
  await expect(rows(page)).toHaveCount(3);

  await rows(page)
    .filter({ hasText: titles[3] ?? '' })
    .focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Merge into another story' });
  await dialog.getByRole('radio', { name: titles[2] ?? '' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(rows(page)).toHaveCount(2);

  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(preview(page).getByRole('button', { name: 'Drop 2' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);
});

test('two analysts see on which row the other is, and what the other has settled', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Signal Works');
  await bringNews(page, company, ['A mast is straightened', 'Buoys get a new coat', 'Lamps are counted']);
  await openQueue(page, company);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
  await enterAs(other, 'approver');
  await openQueue(other, company);
  await rows(other).nth(1).focus();
  await expect(
    rows(page)
      .nth(1)
      .getByRole('img', { name: /is on this news/ }),
  ).toBeVisible();
  await expect(
    rows(other)
      .first()
      .getByRole('img', { name: /is on this news/ }),
  ).toBeVisible();
  const title = await rows(other).nth(1).getByRole('rowheader').locator('bdi').textContent();
  for (const at of [1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  await expect(preview(page).getByRole('button', { name: 'Drop 2' })).toBeVisible();
  await other.keyboard.press('x');
  await expect(preview(page).getByRole('button', { name: 'Drop 1' })).toBeVisible();
  await expect(rows(page).filter({ hasText: title ?? '' })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await other.context().close();
});

test('a form stays when somebody else settles its row, and the row that comes into its place is not decided unread', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Lock Keepers');
  const titles = ['Gates are oiled twice', 'Sluices are counted', 'Walls get a new rail'];
  await bringNews(page, company, titles);
  for (const title of titles) await completeNews(page, company, title);
  await openQueue(page, company);
  const notFound: string[] = [];
  page.on('response', (response) => {
    // A visit may have been on its way when the row was settled.
    if (response.status() === 404 && !response.url().includes('/visit')) notFound.push(response.url());
  });
  const title = (await preview(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Change' });
  await form.getByRole('combobox', { name: 'Score' }).selectOption('-0.9');

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
  await enterAs(other, 'approver');
  await openQueue(other, company);
  await rows(other).filter({ hasText: title }).focus();
  await other.keyboard.press('x');
  await expect(status(other)).toContainText('dropped');

  await expect(preview(page)).toContainText('Somebody else has settled this news meanwhile.');
  await expect(form.getByRole('combobox', { name: 'Score' })).toHaveValue('-0.9');
  await expect(form.getByRole('button', { name: 'Save and accept' })).toBeDisabled();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await expect(preview(page)).toContainText('This is the next one.');
  await expect(rows(page).first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'This is another piece of news' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(status(page)).toContainText('accepted');
  expect(notFound).toEqual([]);

  await page.getByRole('link', { name: 'Companies' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeHidden();
  await page.goBack();
  await expect(status(page)).toContainText('accepted');
  await page.route(/news:undo/, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'This could not be undone' })).toBeVisible();
  await page.unroute(/news:undo/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await other.context().close();
});

test('a headline without a space stays in the preview and in the dialog that merges', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Long Words');
  const long = 'Unbroken'.repeat(100);
  await bringNews(page, company, [long, 'Short words are read aloud']);
  await openQueue(page, company);
  await rows(page).filter({ hasText: 'Unbroken' }).focus();
  const heading = preview(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(long);
  const isWithin = (locator: Locator): Promise<boolean> =>
    locator.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(await isWithin(heading)).toBe(true);
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Merge into another story' });
  await expect(dialog.getByText(long)).toBeVisible();
  expect(await isWithin(dialog)).toBe(true);
});

test('what was entered into the form is offered again after another row', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Rope Makers');
  const titles = ['Hemp is dried for long', 'Winches are tested'];
  await bringNews(page, company, titles);
  await openQueue(page, company);
  const own = rows(page).filter({ hasText: titles[0] ?? '' });
  await own.focus();
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Change' });
  await form.getByRole('combobox', { name: 'Score' }).selectOption('-0.9');
  const isKept = page.waitForResponse((response) => response.url().includes('/drafts/news.change/'));
  await rows(page)
    .filter({ hasText: titles[1] ?? '' })
    .getByRole('rowheader')
    .click();
  await expect(form).toBeHidden();
  await isKept;
  await own.getByRole('rowheader').click();
  await form.getByRole('button', { name: /Go on with your draft/ }).click();
  await expect(form.getByRole('combobox', { name: 'Score' })).toHaveValue('-0.9');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(own).toBeFocused();
});

test('the form of a piece of news follows what somebody else changes, and keeps what was entered', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Bell Founders');
  const title = 'Bell is cast in the old yard';
  await bringNews(page, company, [title]);
  await openQueue(page, company);
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Change' });
  await form.getByRole('combobox', { name: 'Score' }).selectOption('-0.9');
  await completeNews(page, company, title);
  await expect(form.getByRole('status').filter({ hasText: 'has changed meanwhile' })).toContainText(
    /Changed where you entered something too: Score \(now [^)]+\)\. What you entered is kept\./,
  );
  await expect(form.getByRole('combobox', { name: 'Score' })).toHaveValue('-0.9');
  await expect(form.getByRole('combobox', { name: 'Topic' })).not.toHaveValue('');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save and accept' }).click();
  await expect(status(page)).toContainText('accepted −0.9');
});

test('P leads to the preview and back to the row, and the screen tells all its keys', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Kiln Brothers');
  const titles = ['Ovens are lit at dawn', 'Tiles are stacked by hand'];
  await bringNews(page, company, titles);
  await openQueue(page, company);
  const read = (title: string): Locator => preview(page).getByRole('region', { name: title });
  await rows(page).nth(1).focus();
  const second = (await preview(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
  await page.keyboard.press('p');
  await expect(read(second)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('link', { name: company.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowUp');
  await expect(read(second)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).first()).toBeFocused();

  // Two fields that both claim the key would send half of its presses to the wrong one.
  await expect(page.locator('[aria-keyshortcuts="/"]')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search headline or company' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of this screen' });
  for (const told of [
    /^P\b.*preview/,
    /^Esc\b.*row/,
    /^O\b.*article/,
    /^N\b.*came in/,
    /^J ↓.*Next row/,
    /^\/.*Search/,
  ])
    await expect(keys.getByRole('row', { name: told })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(keys).toBeVisible();
});

test('keys pressed among the choices of a filter decide about no row', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Loom Weavers');
  const title = 'Looms are strung anew';
  await bringNews(page, company, [title]);
  await openQueue(page, company);
  const settled: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/news:settle')) settled.push(request.url());
  });
  await page.getByRole('button', { name: 'Topic' }).click();
  const choices = page.getByRole('dialog', { name: 'Topic' });
  await choices.getByRole('checkbox').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await rows(page).first().focus();
  expect(settled).toEqual([]);
  await page.keyboard.press('x');
  await expect(status(page)).toContainText('dropped');
  expect(settled).toHaveLength(1);
});

test('the Back button leads back through what was chosen in the filters', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Backward Anchors');
  await bringNews(page, company, ['Anchor 5 of lot 8 is inspected by guild 13']);
  await openQueue(page, company);
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('Newest first');
  await page.getByRole('searchbox', { name: 'Search headline or company' }).pressSequentially('nowhere told');
  await expect(rows(page)).toHaveCount(0);
  await page.goBack();
  await expect(order).toHaveValue('worst');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/news\\?company=${company.id}$`));
});
