import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { signInAs } from './story.ts';

/** Half a minute idle, then the minute of the warning. */
const test = testOnOwnServer({ IDLE_WARNING_SECONDS: '30', IDLE_SECONDS: '90' });

const TITLE = 'Your session is about to end';

function findDialog(page: Page) {
  return page.getByRole('dialog', { name: TITLE });
}

/** Opens a screen and waits for it: the idle time counts from there. */
async function openScreen(page: Page, path?: string): Promise<void> {
  await signInAs(page, 'analyst', path);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
}

/** Lets the browser's clock run, second by second as a clock does. */
async function wait(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

test('the warning counts down, is read with the keyboard, and staying is a real request', async ({
  page,
}) => {
  await page.clock.install();
  await openScreen(page);
  await wait(page, 31);
  const dialog = findDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('You will be automatically logged out due to inactivity in 1 minute.');
  await expect(dialog.getByRole('timer')).toHaveText(/Time left0:5\d|Time left1:00/);
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await wait(page, 20);
  await expect(dialog.getByRole('timer')).toHaveText(/Time left0:3\d|Time left0:40/);

  // A move is no longer enough.
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 300);
  await expect(dialog).toBeVisible();

  const request = page.waitForRequest('**/api/users/profile/me*');
  await page.keyboard.press('Enter');
  await request;
  await expect(dialog).toBeHidden();
  await wait(page, 25);
  await expect(dialog).toBeHidden();
  await wait(page, 10);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('signing out from the warning, and an unanswered warning', async ({ page }) => {
  await page.clock.install();
  await openScreen(page);
  await wait(page, 31);
  await findDialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  await openScreen(page, '/about-us');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await wait(page, 92);
  await expect(page).toHaveURL(/\/login\?next=%2Fabout-us&ended=idle/);
  await expect(page.getByText('You were signed out due to inactivity. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('work in one tab counts in all, and staying in one closes the warning of the others', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openScreen(page);
  const other = await context.newPage();
  await other.goto('/about-us');
  await expect(other.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await wait(page, 25);
  await other.keyboard.press('Shift');
  await wait(page, 20);
  await expect(findDialog(page)).toBeHidden();
  await wait(page, 15);
  await expect(findDialog(page)).toBeVisible();
  await expect(findDialog(other)).toBeVisible();
  await findDialog(other).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(findDialog(other)).toBeHidden();
  await expect(findDialog(page)).toBeHidden();
  await wait(page, 92);
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('staying without a server says so and leaves the warning open', async ({ page }) => {
  await page.clock.install();
  await openScreen(page);
  await wait(page, 31);
  await page.route('**/api/users/profile/me*', (route) => route.abort());
  await findDialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(findDialog(page)).toContainText(
    'Unable to connect to server. Please try again after some time.',
  );
  await page.unroute('**/api/users/profile/me*');
  await findDialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(findDialog(page)).toBeHidden();
});

test('the warning has no accessibility violations', async ({ page }) => {
  await page.clock.install();
  await openScreen(page);
  await wait(page, 31);
  await expect(findDialog(page)).toBeVisible();
  await wait(page, 1);
  await expectAccessibleInBothSchemes(page);
});
