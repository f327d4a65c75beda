// What is done with the map itself: going into a group, choosing bands, fading companies, full screen, a link to the very view.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { map } from './listing-page.ts';
import { enterAs, signInAs, test } from './story.ts';

/** On the heading of the first group, which stands in the upper left corner. */
const FIRST_HEADING = { x: 30, y: 14 };

const path = (page: Page) => page.getByRole('navigation', { name: 'Group shown' });
const legend = (page: Page) => page.getByTestId('heat-map-legend').getByRole('button');

test('a heading leads into its group, and there are four ways back', async ({ page }) => {
  await signInAs(page, 'analyst', '/companies?group=industry');
  await expect(map(page)).toBeVisible();
  await expect(path(page)).toHaveCount(0);

  await map(page).click({ position: FIRST_HEADING });
  await expect(page).toHaveURL(/inside=/);
  const sector = await path(page).locator('[aria-current]').innerText();
  await expect(path(page).getByRole('status')).toHaveText(/^\d+ companies$/);
  await page.goBack();
  await expect(path(page)).toHaveCount(0);

  await map(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(path(page).locator('[aria-current]')).toHaveText(sector);
  await page.keyboard.press('PageDown');
  await expect(path(page).getByRole('button')).toHaveText(['All companies', sector]);
  await page.reload();
  await expect(path(page).getByRole('button')).toHaveText(['All companies', sector]);

  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(path(page).locator('[aria-current]')).toHaveText(sector);
  await page.keyboard.press('PageUp');
  await expect(path(page)).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await path(page).getByRole('button', { name: 'All companies' }).click();
  await expect(path(page)).toHaveCount(0);
  await expect(map(page)).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect(path(page).locator('[aria-current]')).toHaveText(sector);
  await page.getByRole('combobox', { name: 'Find a company' }).fill('nvda');
  await page.getByRole('listbox', { name: 'Companies found' }).getByRole('option').first().click();
  await expect(page.getByTestId('heat-map-active')).toContainText('NVDA');
  await expect(path(page)).toHaveCount(0);
});

test('bands of the legend are chosen by mouse and keyboard, and companies without events faded or left out', async ({
  page,
}) => {
  await signInAs(page, 'analyst');
  await legend(page).nth(1).click();
  await expect(page).toHaveURL(/bands=-5(&|$)/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/bands=-5_-4(&|$)/);
  await expect(page.getByText(/^[\d,]+ of [\d,]+ stand out\.$/)).toBeVisible();
  await page.reload();
  await expect(legend(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(legend(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessibleInBothSchemes(page);

  const eventless = page.getByRole('button', { name: 'Companies without events in the last 3 months' });
  await eventless.click();
  await page.getByRole('radio', { name: 'Leave out' }).check();
  await expect(page).toHaveURL(/eventless=hidden/);
  await page.keyboard.press('Escape');
  await expect(eventless).toBeFocused();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).not.toHaveURL(/bands|eventless/);
  await expect(legend(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('legend and controls stay in full screen', async ({ page }) => {
  await signInAs(page, 'analyst');
  await expect(map(page)).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  for (const part of [map(page), legend(page).first(), page.getByRole('radio', { name: 'Industry' })])
    await expect(part).toBeInViewport();
  await page.getByRole('button', { name: 'Palette' }).click();
  await expect(page.getByRole('radio', { name: /^Colour-blind safe/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await leave.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link opens the very same view for somebody else', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'analyst', '/companies?group=country&bands=-2_-1');
  await map(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(path(page)).toBeVisible();
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step++) await page.keyboard.press('+');
  await expect(page).toHaveURL(/view=/);
  await page.getByRole('button', { name: 'Copy a link to this view' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const words = new URL(link).searchParams;
  expect([...words.keys()].toSorted()).toEqual(['asOf', 'bands', 'group', 'inside', 'view']);

  const theirs = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage();
  await enterAs(theirs, 'admin');
  await theirs.goto(link);
  await expect(path(theirs).locator('[aria-current]')).toHaveText(
    await path(page).locator('[aria-current]').innerText(),
  );
  await expect(theirs).toHaveURL(link);
  await theirs.context().close();
});
