// What the dialogs of the events screen refuse, and what they say of it (specification 3, sections 4 and 8); feeds that fail, and prices that are fetched.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask, findCompany } from './ask-server.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessible, signInAs } from './story.ts';

// Events are added, changed, moved and deleted here, by two hands at a time.
const test = testOnOwnServer();

interface Listed {
  readonly data: readonly {
    readonly _id: string;
    readonly title: string;
    readonly date: string;
    readonly score: number;
    readonly event: string;
    readonly version: number;
  }[];
}

/** Opens the events of a company; resolves with its id. */
async function openEvents(page: Page, search: object, words = ''): Promise<string> {
  await signInAs(page, 'analyst');
  const { _id } = await findCompany(page, search);
  await page.goto(`/companies/summary/${_id}/events${words}`);
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
  return _id;
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const toast = (page: Page, title: string): Locator => page.getByRole('group', { name: title, exact: true });
const row = (page: Page, title: string): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: title });

let made = 0;

/** Another person adds an event of its own kind, told nowhere else. */
async function addEvent(page: Page, companyID: string, title: string, event = 'Company'): Promise<string> {
  made += 1;
  const body = {
    title,
    url: `https://story.example/${made}`,
    source: 'Story wire',
    topic: 'Earnings',
    summary: `${title}, which is positive`,
    impact: 'Positive',
    event,
    date: '2026-11-03T12:00:00.000Z',
    score: 0.1,
    companyID,
    isUIGenerated: true,
  };
  const { data } = (await ask(page, '/vigilo-rti/create-event', body)) as { data: { _id: string } }; // the contract's shape
  return data._id;
}

test('summaries of a level are full at their limit, and a choice that no longer holds is refused where it is saved', async ({
  page,
}) => {
  const id = await openEvents(page, { searchQuery: 'Adyen' });
  await ask(page, `/vigilo-rti/update-company/${id}`, { summary: [] }, 'PUT');
  const titles = [
    'First macro tale of a lighthouse',
    'Second macro story about orchards',
    'Third macro report on glaciers',
  ] as const;
  const ids: string[] = [];
  for (const title of titles) ids.push(await addEvent(page, id, title, 'Macro'));
  await page.reload();
  const findCheckbox = (title: string): Locator => row(page, title).getByRole('checkbox');
  for (const title of titles.slice(0, 2)) await findCheckbox(title).check();
  await expect(findCheckbox(titles[2])).toHaveAttribute('aria-disabled', 'true');
  await findCheckbox(titles[2]).hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'You have already selected the maximum number of Macro level summaries.',
  );
  await findCheckbox(titles[1]).uncheck();
  await findCheckbox(titles[2]).check();

  await page.getByRole('button', { name: /^Preview & Save Summary/ }).click();
  const preview = dialog(page, 'Selected Summaries');
  await expect(preview.getByRole('button', { name: /^Macro Level/ })).toContainText('2 of 2');
  await ask(page, '/vigilo-rti/delete-event', { eventID: ids[2], companyID: id });
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview.getByText('* Invalid selection of summaries.')).toBeVisible();
  await expectAccessible(page);
});

test('an event that somebody else has moved meanwhile is not moved twice', async ({ page }) => {
  const id = await openEvents(page, { searchQuery: 'Nvidia' }, '?events=imported');
  const complete = page
    .getByRole('grid', { name: 'System Generated Events' })
    .locator('tr[data-row]')
    .filter({ hasNotText: 'Missing' })
    .first();
  await complete.getByRole('checkbox').check();
  const title = (await complete.getByRole('rowheader').textContent()) ?? '';
  await page.getByRole('button', { name: /^Add To Company Events/ }).click();
  const question = dialog(page, 'Move 1 event to the company events?');
  await expect(question).toBeVisible();
  const { data } = (await ask(page, `/vigilo-rti/get-events-by-company-id/${id}`, {
    tab: 'imported events',
  })) as Listed; // the contract's shape
  const moved = data.find((event) => title.includes(event.title));
  await ask(page, '/vigilo-rti/validate-imported-events', { eventIds: [moved?._id], companyID: id });
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(question.getByText('Failed To Move Events')).toBeVisible();
  await expect(question.getByText('Selected events are already exist!')).toBeVisible();
});

test('what somebody else changed meanwhile is said, and the draft is kept and saved over it', async ({
  page,
}) => {
  const id = await openEvents(page, { searchQuery: 'Airbus' });
  const _id = await addEvent(page, id, 'A bridge is opened early');
  await page.reload();
  await row(page, 'A bridge is opened early').getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Event');
  await form.getByLabel('Title').fill('A bridge is opened a month early');
  const known = {
    previousScore: 0.1,
    previousPublishedDate: '2026-11-03T12:00:00.000Z',
    previousEventType: 'Company',
  };
  const other = {
    title: 'A bridge is opened early',
    url: `https://story.example/${made}`,
    source: 'Story wire',
    topic: 'Labour',
    summary: '',
    impact: 'Positive',
    event: 'Company',
    date: '2026-11-03T12:00:00.000Z',
    score: 0.3,
  };
  await ask(page, '/vigilo-rti/editEvent', { ...other, ...known, companyID: id, _id });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(form.getByText('Somebody changed this meanwhile.')).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('A bridge is opened a month early');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Event Edited Successfully')).toBeVisible();
  await expect(row(page, 'A bridge is opened a month early')).toBeVisible();
});

test('imported events are filled in one after the other without leaving the dialog', async ({ page }) => {
  const titles = [
    'Nvidia invites pupils to a chess evening',
    'An old mill becomes a store of Nvidia',
  ] as const;
  await openEvents(page, { searchQuery: 'Nvidia' }, '?events=imported');
  const items = titles.map((title) => ({
    ticker: 'NVDA',
    title,
    url: `https://news.example.test/${encodeURIComponent(title)}`,
    source: 'Story wire',
  }));
  await ask(page, '/api/v1/events:ingest', { items });
  await page.reload();
  for (const title of titles) await expect(row(page, title)).toBeVisible();
  const first = page.getByRole('grid').locator('tr[data-row]').first();
  await first.getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Event');
  const before = await form.getByLabel('Title').inputValue();
  await form.getByLabel('Title').fill(`${before} at last`);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(toast(page, 'Event Edited Successfully')).toBeVisible();
  await expect(form.getByLabel('Title')).not.toHaveValue(new RegExp(`^${before}`));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, `${before} at last`)).toBeVisible();
});

test('an event of a Validated company is read in its dialog, which says why it is not saved', async ({
  page,
}) => {
  const id = await openEvents(page, { advanceSearchParams: { status: ['Validated'] } });
  const { data } = (await ask(page, `/vigilo-rti/get-events-by-company-id/${id}`, {})) as Listed; // the contract's shape
  await page.goto(`/companies/summary/${id}/events?open=events.change&id=${data[0]?._id}`);
  const save = dialog(page, 'Edit Event').getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await save.hover();
  await expect(page.getByRole('tooltip')).toHaveText("Change status to 'Initiated' to enable editing");
});

test('share prices are brought up to date from the provider, once', async ({ page }) => {
  await openEvents(page, { searchQuery: 'Accor' });
  const update = page.getByRole('button', { name: 'Update Share Price' });
  await update.click();
  const answer = toast(page, 'Update Share Price');
  await expect(answer).toContainText(/The share price is (?:updated|up to date already)\./);
  await expect(update).not.toHaveAttribute('aria-busy', 'true');
  await update.click();
  await expect(answer.filter({ hasText: 'The share price is up to date already.' }).first()).toBeVisible();
});

test('feeds that cannot be read say why, and what to do', async ({ page }) => {
  await openEvents(page, { searchQuery: 'Toyota Motor' });
  await page.getByRole('button', { name: 'News feeds' }).click();
  const feeds = dialog(page, 'News feeds of Toyota Motor');
  const rss = feeds.getByRole('region', { name: 'RSS feed' });
  await expect(
    rss.getByText('The feed was closed by its publisher and is not asked for any more.', { exact: false }),
  ).toBeVisible();
  await expect(rss.getByText('Not any more. Change the address to try again.')).toBeVisible();
  await expect(
    feeds
      .getByRole('region', { name: 'Press releases' })
      .getByText('Vigilo may not open this address', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await feeds.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(feeds).toHaveCount(0);
});
