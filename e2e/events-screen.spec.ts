// The events screen (specification 3, sections 1, 2.1, 2.3, 4, 5 and 6), for each role and with the keyboard; news shows as it comes in.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask, findCompany } from './ask-server.ts';
import { daysAgo, typedDay } from './days.ts';
import { chooseSegment, expectHint } from './form.ts';
import { addCompany, addEvent, bringNews, completeNews, setStatus } from './own-company.ts';
import type { OwnCompany } from './own-company.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, expectAccessible } from './story.ts';
import type { Role } from './story.ts';

const test = testOnOwnServer();

/** Signs in and opens the events of Nvidia, or of Shell for the client, who does not see Nvidia. */
async function openEvents(page: Page, role: Role, words = ''): Promise<string> {
  await enterAs(page, role);
  const { _id: id, companyName: name } = await findCompany(page, {
    searchQuery: role === 'client' ? 'Shell' : 'Nvidia',
  });
  await showEvents(page, { id, name }, words);
  return id;
}

async function showEvents(
  page: Page,
  { id, name }: Pick<OwnCompany, 'id' | 'name'>,
  words = '',
): Promise<void> {
  await page.goto(`/companies/summary/${id}/events${words}`);
  await expect(page.getByRole('heading', { level: 1, name: `Events of ${name}` })).toBeVisible();
}

const grid = (page: Page, name = 'Events'): Locator => page.getByRole('grid', { name, exact: true });
const rows = (page: Page, name = 'Events'): Locator => grid(page, name).locator('tr[data-row]');
const chart = (page: Page): Locator => page.getByRole('figure', { name: 'Cumulative score and share price' });
const IMPORTED = 'System Generated Events';

test('an analyst sees all columns, pages through the events and finds the page again', async ({ page }) => {
  await openEvents(page, 'analyst');
  await expect(rows(page)).toHaveCount(10);
  const heads = grid(page).getByRole('columnheader');
  await expect(heads).toHaveText([
    /^Select$/,
    'Sr No.',
    'Event Title',
    'Summary',
    'URL',
    'Source',
    'Language',
    'Event Type',
    'Topic Category',
    'Score',
    'Published Date',
    'Action',
  ]);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows(page).first()).toContainText('11');
  await expect(page).toHaveURL(/eventPage=2/);
  const second = await rows(page).first().getByRole('rowheader').textContent();

  await page.goto(new URL(page.url()).pathname);
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(second ?? '');
  await grid(page).getByRole('button', { name: 'Score', exact: true }).click();
  await expect(grid(page).getByRole('columnheader', { name: /Score/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(rows(page).first()).toContainText('−');
  await expectAccessible(page);
});

test('filters and words narrow the list, a date the wrong way round is mended, and the chips lead back', async ({
  page,
}) => {
  const [from = '', to = '', wrongFrom = ''] = [340, 20, 10].map((days) => typedDay(daysAgo(days), '-'));
  await openEvents(page, 'analyst');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Advanced Filters' });
  await sheet.getByRole('checkbox', { name: /^Macro/ }).check();
  await sheet.getByRole('combobox', { name: 'Lowest' }).selectOption('-0.2');
  await expect(sheet.getByRole('combobox', { name: 'Highest' }).getByRole('option')).toHaveCount(14);
  await sheet.getByLabel('To', { exact: true }).fill(to);
  await sheet.getByLabel('From', { exact: true }).fill(wrongFrom);
  await sheet.getByLabel('From', { exact: true }).press('Tab');
  await expect(sheet.getByRole('alert')).toHaveText('From date cannot be later than To date.');
  await sheet.getByLabel('From', { exact: true }).fill(from);
  await sheet.getByLabel('From', { exact: true }).press('Tab');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Search' }).click();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveText([
    /Event Type: Macro/,
    new RegExp(`Date: ${from} to`),
    'Score: from −0.2',
  ]);
  await expect(rows(page).filter({ hasText: 'Company' })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Macro' }).first()).toBeVisible();

  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('<nothing>');
  await expect(page.getByText('Enter Valid Input')).toBeVisible();
  await search.fill('no such words at all');
  await search.press('Enter');
  await expect(page.getByText('No Result Found')).toBeVisible();
  await expect(chips.getByRole('listitem')).toHaveText([/Search: no such words/]);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('summaries are chosen up to their limits and the others say why not', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Harbour Works');
  const titles = [
    'A yard is opened early',
    'The order book grows',
    'A strike ends in Lisbon',
    'Pupils visit the docks',
  ];
  for (const title of titles) await addEvent(page, company, title);
  await showEvents(page, company, '?EventType=Company');
  await expect(rows(page)).toHaveCount(titles.length);
  const allowance = page.getByRole('list', { name: 'Summaries that describe the company' });
  const boxes = grid(page).getByRole('checkbox', { name: /^Describe the company by/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await expect(allowance).toContainText('Company 3 of 3');
  await expect(boxes.nth(3)).toHaveAttribute('aria-disabled', 'true');
  await expectHint(boxes.nth(3), 'You have already selected the maximum number of Company level summaries.');
  const chosen = rows(page)
    .filter({ has: page.locator('input:checked') })
    .first();
  await expectHint(
    chosen.getByRole('button', { name: 'Delete Event' }),
    'Please uncheck the summary to delete this event.',
  );
  await page.getByRole('button', { name: 'Preview & Save Summary' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the saved choice' }).click();
  await expect(page.getByRole('button', { name: 'Back to the saved choice' })).toHaveCount(0);
});

test('imported events are selected only when they are complete, and the selection ends with the tab', async ({
  page,
}) => {
  const [incompleteTitle, completeTitle] = ['Asdf qwer zxcv', 'An old mill becomes a store'];
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Harbour Works');
  await addEvent(page, company, 'A yard is opened early');
  await bringNews(page, company, [incompleteTitle, completeTitle]);
  await completeNews(page, company, completeTitle);
  await showEvents(page, company);
  await page.getByRole('tab', { name: IMPORTED }).click();
  await expect(page).toHaveURL(/events=imported/);
  const move = page.getByRole('button', { name: 'Add To Company Events' });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  const incomplete = rows(page, IMPORTED).filter({ hasText: incompleteTitle });
  await expect(incomplete).toContainText('Missing');
  await expectHint(
    incomplete.getByRole('checkbox'),
    /Please fill all Mandatory fields before moving an event/,
  );
  const complete = rows(page, IMPORTED).filter({ hasText: completeTitle });
  await expect(complete).not.toContainText('Missing');
  await complete.getByRole('checkbox').check();
  await expect(move).toContainText('1 selected');
  await expectHint(
    complete.getByRole('button', { name: 'Edit Event' }),
    'Please uncheck to edit this event.',
  );
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Events/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('tab', { name: IMPORTED }).click();
  await expect(page.getByRole('button', { name: 'Add To Company Events' })).not.toContainText('selected');
});

test('the whole morning by keyboard: rows, pages, selection, dialogs, search', async ({ page }) => {
  await openEvents(page, 'analyst');
  await expect(rows(page)).toHaveCount(10);
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Published Date');
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/eventPage=2/);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/eventPage=1/);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Add Event' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(rows(page, IMPORTED).first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await expect(search).toBeFocused();
  await page.keyboard.type('half a word');
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('half a word');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toBeVisible();
  await expectAccessible(page);
});

/** Takes a moved event back, from its history. */
async function undoMove(page: Page, title: string): Promise<void> {
  const moved = rows(page).filter({ hasText: title }).first();
  await expect(moved).toBeVisible();
  await moved.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByRole('region', { name: 'History' })).toContainText('Moved to the company events');
  await details.getByRole('button', { name: 'Undo the move' }).click();
  await expect(page.getByRole('group', { name: 'Undone' })).toContainText(
    'among the system generated events again',
  );
  await expect(rows(page).filter({ hasText: title })).toHaveCount(0);
}

test('an approver moves an event and deletes another by keyboard: what cannot be done says why, and the cursor goes on to the next row', async ({
  page,
}) => {
  await openEvents(page, 'approver', '?events=imported');
  const table = rows(page, IMPORTED);
  const [title, next] = [
    'Regulator fines Nvidia over antitrust breach',
    'Nvidia profit surges as chip demand climbs',
  ];
  const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
  await ask(page, '/api/v1/events:ingest', {
    items: [title, next].map((each, at) => ({
      ticker: 'NVDA',
      title: each,
      url: `https://news.example.test/approver-${at}`,
      source: 'Story Courier',
      date: day(at + 1),
    })),
  });
  const complete = table.filter({ hasText: title });
  await expect(complete).toBeVisible();
  await expect(table.filter({ hasText: next })).toBeVisible();
  const index = Number(await complete.getAttribute('data-row'));
  for (let row = 0; row <= index; row += 1) {
    await page.keyboard.press('j');
    await expect(table.nth(row)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(complete.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('e');
  await expect(page.getByRole('group', { name: 'Edit Event', exact: true })).toContainText(
    'Please uncheck to edit this event.',
  );
  await page.keyboard.press('Delete');
  await expect(page.getByRole('group', { name: 'Delete Event', exact: true })).toContainText(
    'Please uncheck to delete this event.',
  );

  await page.keyboard.press('m');
  await page
    .getByRole('dialog', { name: 'Move 1 event to the company events?' })
    .getByRole('button', { name: 'Move', exact: true })
    .click();
  await expect(page.getByRole('group', { name: 'Moved Events!' })).toBeVisible();
  await expect(table.filter({ hasText: title })).toHaveCount(0);
  await expect(table.filter({ hasText: next })).toHaveAttribute('data-cursor', 'true');
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: `Delete the event "${next}"?` })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(table.filter({ hasText: next })).toHaveCount(0);
  await page.keyboard.press('t');
  await undoMove(page, title);
  await page.keyboard.press('t');
  // Rows do not come by themselves under the keyboard.
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await expect(complete.or(show).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(complete).toBeVisible();
});

test('the chart: a part of it, a mark older than six months, and putting it away', async ({ page }) => {
  await openEvents(page, 'analyst');
  await expect(chart(page)).toHaveAttribute('data-drawn', 'true');
  const slider = chart(page).getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuemax', /^36[45]$/);
  await slider.focus();
  await page.keyboard.press('Home');
  for (
    let day = 0;
    day < 200 && !/[.:] .*\w{4,}/.test((await slider.getAttribute('aria-valuetext')) ?? '');
    day += 1
  )
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: /^Events of \d\d-\d\d-\d{4}$/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show in the table' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Date:');
  await expect(rows(page).first()).toBeVisible();

  await chooseSegment(page, 'Range shown', '3M');
  await expect(slider).toHaveAttribute('aria-valuemax', /^(?:8|9)\d$/);
  await slider.focus();
  for (const key of ['Home', 'Shift+PageDown', 'Shift+PageDown', 'Enter']) await page.keyboard.press(key);
  await expect(slider).toHaveAttribute('aria-valuemax', '14');
  await page.getByRole('button', { name: /^Show only the events from/ }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(' to ');
  await page.getByRole('button', { name: 'Hide the chart' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the chart' })).toBeVisible();
  await expect(chart(page)).toHaveCount(0);
});

test('what the scores mean', async ({ page }) => {
  await openEvents(page, 'client');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What the scores mean' }).click();
  const dialog = page.getByRole('dialog', { name: 'Score definitions' });
  await expect(dialog.getByRole('row')).toHaveCount(8);
  await expect(dialog.getByRole('row').nth(1)).toContainText(
    'extremely adverse, mostly company specific, infrequent',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
});

for (const role of ['client', 'licensed'] as const) {
  test(`a ${role} reads events and changes nothing`, async ({ page }) => {
    await openEvents(page, role);
    await expect(rows(page).first()).toBeVisible();
    await expect(grid(page).getByRole('columnheader')).toHaveText([
      'Sr No.',
      'Event Title',
      'URL',
      'Source',
      'Language',
      'Event Type',
      'Topic Category',
      'Score',
      'Published Date',
    ]);
    await expect(page.getByRole('tab')).toHaveCount(1);
    for (const name of ['Update Share Price', 'Add Event', 'Add To Company Events', 'Preview & Save Summary'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  });
}

test('nothing is changed in a Validated company, and every control says why', async ({ page }) => {
  await enterAs(page, 'approver');
  const company = await addCompany(page, 'Harbour Works');
  await setStatus(page, company.id, 'Validated');
  await showEvents(page, company);
  for (const name of ['Update Share Price', 'Add Event', 'Preview & Save Summary']) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectHint(button, "Change status to 'Initiated' to enable editing");
  }
});

test('news is on an open screen without reloading it, and does not move rows under the hands', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Harbour Works');
  await bringNews(page, company, ['A ferry waits for its captain']);
  await showEvents(page, company, '?events=imported');
  await expect(rows(page, IMPORTED)).toHaveCount(1);
  await bringNews(page, company, ['A courier brings something new to the yard']);
  await expect(rows(page, IMPORTED).first()).toContainText('A courier brings something new to the yard');

  await page.keyboard.press('j');
  await expect(rows(page, IMPORTED).first()).toBeFocused();
  await bringNews(page, company, ['An auditor finds an unexpected second ledger']);
  await expect(page.getByText('1 new event', { exact: true })).toBeVisible();
  await expect(rows(page, IMPORTED).first()).toContainText('A courier brings something new to the yard');
  await page.keyboard.press('n');
  await expect(rows(page, IMPORTED).first()).toContainText('An auditor finds an unexpected second ledger');
});

test('a list that cannot be had says so and is tried again', async ({ page }) => {
  await page.route('**/get-events-by-company-id/**', (route) =>
    route.fulfill({ status: 400, json: { status: 'fail', code: 'invalid-input', message: 'No' } }),
  );
  await openEvents(page, 'analyst');
  await expect(page.getByText('The events could not be loaded')).toBeVisible();
  await page.unroute('**/get-events-by-company-id/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('in Spanish and in the dark', async ({ page }) => {
  const id = await openEvents(page, 'analyst');
  await page.getByRole('button', { name: /Spanish|Español|EN/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos de Nvidia' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/companies/summary/${id}/events?events=imported`);
  await expect(page.getByRole('tab', { name: /Eventos generados por el sistema/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(rows(page, 'Eventos generados por el sistema').first()).toBeVisible();
  await expectAccessible(page);
});
