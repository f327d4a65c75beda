// What the dialogs of the events screen refuse, and what they say of it (specification 3, sections 4 and 8); feeds that fail, and prices that are fetched.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask, findCompany } from './ask-server.ts';
import { daysAgo } from './days.ts';
import type { OwnCompany } from './own-company.ts';
import { addCompany, addEvent, bringNews, completeNews, eventFields, setStatus } from './own-company.ts';
import { expectHint } from './form.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { enterAs, expectAccessible } from './story.ts';
import type { Role } from './story.ts';

// Events are added, changed, moved and deleted here, by two hands at a time.
const test = testOnOwnServer();

/** Signs in and adds a company of the story's own. */
async function enterWithCompany(page: Page, role: Role = 'analyst'): Promise<OwnCompany> {
  await enterAs(page, role);
  return addCompany(page, 'Harbour Works');
}

async function showEvents(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/companies/summary/${id}/events${query}`);
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
}

/** Opens the events of a company of the demo, which can be edited then. */
async function openDemoEvents(page: Page, searchQuery: string): Promise<void> {
  await enterAs(page, 'analyst');
  const { _id } = await findCompany(page, { searchQuery });
  await setStatus(page, _id, 'Initiated');
  await showEvents(page, _id);
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const toast = (page: Page, title: string): Locator => page.getByRole('group', { name: title, exact: true });
const row = (page: Page, title: string): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: title });

test('summaries of a level are full at their limit, and a choice that no longer holds is refused where it is saved', async ({
  page,
}) => {
  const company = await enterWithCompany(page);
  const titles = [
    'First macro tale of a lighthouse',
    'Second macro story about orchards',
    'Third macro report on glaciers',
  ] as const;
  const ids: string[] = [];
  for (const title of titles) ids.push(await addEvent(page, company, title, 'Macro'));
  await showEvents(page, company.id);
  const findCheckbox = (title: string): Locator => row(page, title).getByRole('checkbox');
  for (const title of titles.slice(0, 2)) await findCheckbox(title).check();
  await expect(findCheckbox(titles[2])).toHaveAttribute('aria-disabled', 'true');
  await expectHint(
    findCheckbox(titles[2]),
    'You have already selected the maximum number of Macro level summaries.',
  );
  await findCheckbox(titles[1]).uncheck();
  await findCheckbox(titles[2]).check();

  await page.getByRole('button', { name: /^Preview & Save Summary/ }).click();
  const preview = dialog(page, 'Selected Summaries');
  await expect(preview.getByRole('button', { name: /^Macro Level/ })).toContainText('2 of 2');
  await ask(page, '/vigilo-rti/delete-event', { eventID: ids[2], companyID: company.id });
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview.getByText('* Invalid selection of summaries.')).toBeVisible();
  await expectAccessible(page);
});

test('an event that somebody else has moved meanwhile is not moved twice', async ({ page }) => {
  const company = await enterWithCompany(page);
  const title = 'A ferry is launched';
  await bringNews(page, company, [title]);
  const id = await completeNews(page, company, title);
  await showEvents(page, company.id, '?events=imported');
  await row(page, title).getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Add To Company Events/ }).click();
  const question = dialog(page, 'Move 1 event to the company events?');
  await expect(question).toBeVisible();
  await ask(page, '/vigilo-rti/validate-imported-events', { eventIds: [id], companyID: company.id });
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(question.getByText('Failed To Move Events')).toBeVisible();
  await expect(question.getByText('Selected events are already exist!')).toBeVisible();
});

test('what somebody else changed meanwhile is said, and the draft is kept and saved over it', async ({
  page,
}) => {
  const company = await enterWithCompany(page);
  const _id = await addEvent(page, company, 'A bridge is opened early');
  await showEvents(page, company.id);
  await row(page, 'A bridge is opened early').getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Event');
  await form.getByLabel('Title').fill('A bridge is opened a month early');
  const known = eventFields('A bridge is opened early');
  const previous = {
    previousScore: known.score,
    previousPublishedDate: known.date,
    previousEventType: known.event,
  };
  const other = { ...known, topic: 'Labour', summary: '', score: 0.3 };
  await ask(page, '/vigilo-rti/editEvent', { ...other, ...previous, companyID: company.id, _id });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await form.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(form.getByText('Somebody changed this meanwhile.')).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('A bridge is opened a month early');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Event Edited Successfully')).toBeVisible();
  await expect(row(page, 'A bridge is opened a month early')).toBeVisible();
});

test('imported events are filled in one after the other without leaving the dialog', async ({ page }) => {
  const titles = ['Pupils are invited to a chess evening', 'An old mill becomes a store'] as const;
  const company = await enterWithCompany(page);
  await bringNews(page, company, titles);
  await showEvents(page, company.id, '?events=imported');
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
  const company = await enterWithCompany(page, 'approver');
  const id = await addEvent(page, company, 'A bridge is opened early');
  await setStatus(page, company.id, 'Validated');
  await page.goto(`/companies/summary/${company.id}/events?open=events.change&id=${id}`);
  const save = dialog(page, 'Edit Event').getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expectHint(save, "Change status to 'Initiated' to enable editing");
});

test('share prices are brought up to date from the provider, once', async ({ page }) => {
  await openDemoEvents(page, 'Accor');
  const update = page.getByRole('button', { name: 'Update Share Price' });
  await update.click();
  const answer = toast(page, 'Update Share Price');
  await expect(answer).toContainText(/The share price is (?:updated|up to date already)\./);
  await expect(update).not.toHaveAttribute('aria-busy', 'true');
  await update.click();
  await expect(answer.filter({ hasText: 'The share price is up to date already.' }).first()).toBeVisible();
});

test('prices that the provider restated stay, until the analyst chooses which ones to see', async ({
  page,
  server,
}) => {
  const company = await enterWithCompany(page);
  const writePrices = (factor: number): void => {
    const rows = [100, 101, 99, 102, 103, 104].map((price, at) => `${daysAgo(12 - at)},${price * factor}`);
    writeFileSync(
      join(server.folder, 'share-prices', `${company.ticker}.csv`),
      ['Date,Close', ...rows].join('\n'),
    );
  };
  writePrices(1);
  await showEvents(page, company.id);
  const update = page.getByRole('button', { name: 'Update Share Price' });
  await update.click();
  await expect(toast(page, 'Update Share Price')).toContainText('The share price is updated.');
  writePrices(0.5);
  await update.click();
  const question = page.getByText('as after a share split of 2:1. 6 stored prices are older.', {
    exact: false,
  });
  await expect(question).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Show restated prices' }).click();
  await expect(page.getByText('are shown multiplied by 0.5', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Show original prices' }).click();
  await expect(page.getByText(/^Prices before .* are shown as they first came/)).toBeVisible();
});

test('feeds that cannot be read say why, and what to do', async ({ page }) => {
  await openDemoEvents(page, 'Toyota Motor');
  await page.getByRole('button', { name: 'News feeds' }).click();
  const feeds = dialog(page, 'News feeds of Toyota Motor');
  const rss = feeds.getByRole('region', { name: 'RSS feed' });
  await expect(
    rss.getByText('The feed was closed by its publisher and is no longer fetched.', { exact: false }),
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
