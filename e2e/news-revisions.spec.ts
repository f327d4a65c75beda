// News of an unknown day, and headlines that change at their source since they were accepted (issue 17, 'Dates and revisions').

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { daysAgo, typedDay } from './days.ts';
import { addCompany, addEvent, completeNews } from './own-company.ts';
import type { OwnCompany } from './own-company.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, expectAccessible } from './story.ts';

const test = testOnOwnServer();

const queue = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Waiting news' }).locator('tr[data-row]');
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview', exact: true });

/** Hands in one item as a provider does, each under the id of its address. */
function tell(page: Page, { ticker }: OwnCompany, title: string, date: string, id = 'one'): Promise<unknown> {
  const item = {
    ticker,
    id,
    title,
    date,
    source: 'Story wire',
    url: `https://news.example.test/${ticker}/${id}`,
  };
  return ask(page, '/api/v1/events:ingest', { source: 'Story provider', items: [item] });
}

async function openEvents(page: Page, { id, name }: OwnCompany, list?: 'imported'): Promise<Locator> {
  await page.goto(`/companies/summary/${id}/events${list ? `?events=${list}` : ''}`);
  await expect(page.getByRole('heading', { level: 1, name: `Events of ${name}` })).toBeVisible();
  const grid = list ? 'System Generated Events' : 'Events';
  return page.getByRole('grid', { name: grid, exact: true }).locator('tr[data-row]');
}

test('news of an unknown day is marked, and counts once an analyst has set its day', async ({ page }) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Lantern Works');
  await addEvent(page, company, 'Lamps are lit for a start');
  await tell(page, company, 'Lanterns are hung along the pier', 'some day soon');

  const imported = await openEvents(page, company, 'imported');
  await expect(imported).toContainText('Date unknown');
  await expect(imported.getByTitle(/Its source writes “some day soon”/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/news?company=${company.id}`);
  await expect(queue(page)).toContainText('date unknown');
  await expect(preview(page)).toContainText('date unknown (its source writes “some day soon”)');
  await queue(page).first().focus();
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Change' });
  await form.getByRole('combobox', { name: 'Score' }).selectOption('-0.4');
  await form.getByRole('combobox', { name: 'Event Type' }).selectOption('Company');
  await form.getByRole('combobox', { name: 'Topic' }).selectOption({ index: 1 });
  await expect(form.getByRole('button', { name: 'Save and accept' })).toBeDisabled();
  const date = form.getByRole('textbox', { name: 'Date' });
  await date.fill(typedDay(daysAgo(-3), '/'));
  await date.press('Tab');
  await expect(form.getByText('Future dates are not allowed')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save and accept' })).toBeDisabled();
  await date.fill(typedDay(daysAgo(3), '/'));
  await date.press('Tab');
  await form.getByRole('button', { name: 'Save and accept' }).click();
  await expect(page.getByText('Nothing waits')).toBeVisible();

  const events = await openEvents(page, company);
  await expect(events.filter({ hasText: 'Lanterns are hung' })).toBeVisible();
  await expect(events.filter({ hasText: 'Lanterns are hung' })).not.toContainText('Date unknown');
});

test('a headline that changes at its source since it was accepted is kept or taken over', async ({
  page,
}) => {
  const [accepted, corrected] = [
    'Mill recalls 400 ovens over sparks',
    'CORRECTION: Mill recalls 450 ovens over sparks',
  ];
  const withdrawn = `WITHDRAWN: ${accepted}`;
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Oven Mill');
  await tell(page, company, accepted, daysAgo(3));
  await completeNews(page, company, accepted);
  await page.goto(`/news?company=${company.id}`);
  await queue(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing waits')).toBeVisible();

  await tell(page, company, corrected, daysAgo(3));
  await page.reload();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Headlines that changed at their source' });
  await expect(dialog).toContainText(`At its source now: ${corrected}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Keep “${accepted}”` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('has changed at its source since')).toBeHidden();

  await tell(page, company, withdrawn, daysAgo(3));
  const events = await openEvents(page, company);
  await expect(events).toContainText(accepted);
  await events.getByRole('button', { name: `Taken back at its source: ${accepted}` }).click();
  const details = page.getByRole('dialog').getByRole('region', { name: 'Wordings at its source' });
  await expect(details.getByRole('listitem')).toHaveCount(2);
  await expect(details).toContainText('earlier headline kept');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Take over the new headline' }).click();
  await page.keyboard.press('Escape');
  await expect(events).toContainText(withdrawn);
  await expect(events.getByRole('button', { name: /^Taken back at its source/ })).toBeHidden();
});

test('changed headlines are decided one after the other with the keyboard', async ({ page }) => {
  const accepted = ['Kiln bursts in the northern hall', 'Glaze supplier raises its prices'];
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Tile Kiln');
  for (const [at, title] of accepted.entries()) {
    await tell(page, company, title, daysAgo(3), `item-${at}`);
    await completeNews(page, company, title);
  }
  await page.goto(`/news?company=${company.id}`);
  await queue(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(queue(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing waits')).toBeVisible();
  for (const [at, title] of accepted.entries())
    await tell(page, company, `CORRECTION: ${title}`, daysAgo(3), `item-${at}`);
  await tell(page, company, 'Visitors may see the works', daysAgo(3), 'item-9');

  await page.reload();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Headlines that changed at their source' });
  const takeOver = (title: string): Locator =>
    dialog.getByRole('button', { name: `Take over the new headline of “${title}”` });
  await takeOver(accepted[0] ?? '').click();
  await expect(page.getByRole('group', { name: 'Headline taken over' })).toContainText('CORRECTION: Kiln');
  await expect(dialog.getByRole('button', { name: `Keep “${accepted[1]}”` })).toBeFocused();
  await takeOver(accepted[1] ?? '').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(queue(page).first()).toBeFocused();
});
