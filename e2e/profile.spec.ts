import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { readMail } from './mails.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { ACCOUNTS, PASSWORD, fillSignIn, signInAs } from './story.ts';
import type { Role } from './story.ts';

const test = testOnOwnServer();

async function openProfile(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Account' })
    .getByRole('link', { name: /^Profile/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

/** Another browser in which somebody is signed in. */
async function signInElsewhere(browser: Browser, baseURL: string, role: Role): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  });
  const page = await context.newPage();
  await signInAs(page, role);
  return page;
}

test('the profile shows the user’s details', async ({ page }) => {
  await signInAs(page, 'analyst');
  await openProfile(page);
  const details = page.getByRole('region', { name: 'About you' });
  await expect(details).toContainText(ACCOUNTS.analyst);
  await expect(details).toContainText('Analyst');
  await expect(details).toContainText('scry');
  await expect(details.getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Profile');
  const kept = await page.evaluate(() => ({
    role: localStorage.getItem('role'),
    page: localStorage.getItem('currentPage'),
    options: localStorage.getItem('DocsAPIOptions'),
  }));
  expect(kept).toEqual({
    role: 'Analyst',
    page: '/profile',
    options: JSON.stringify({ basePath: new URL(page.url()).origin, tenant: 'scry' }),
  });
});

test('one session of mine is ended from another', async ({ page, browser, server }) => {
  const elsewhere = await signInElsewhere(browser, server.origin, 'approver');
  await signInAs(page, 'approver');
  await openProfile(page);
  const sessions = page.getByRole('region', { name: 'Your sessions' });
  await expect(sessions.getByRole('row').filter({ hasText: 'This one' })).toContainText('Chrome on Linux');
  await sessions.getByRole('button', { name: 'End the session on Safari on macOS' }).press('Enter');
  await expect(page.getByText('The session on Safari on macOS has ended.')).toBeVisible();
  await expect(sessions.getByText('Safari on macOS')).toHaveCount(0);
  await elsewhere.goto('/about-us');
  await expect(elsewhere).toHaveURL(/\/login\?.*ended=expired/);
  await elsewhere.context().close();
});

test('signing out everywhere asks first, and means this one too', async ({ page, browser, server }) => {
  const elsewhere = await signInElsewhere(browser, server.origin, 'licensed');
  await signInAs(page, 'licensed');
  await openProfile(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(question).toContainText('2 sessions end, this one too.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await elsewhere.goto('/about-us');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test('changing my password, with the keyboard alone: the current one is asked for, my other sessions end, a mail tells me', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await signInElsewhere(browser, server.origin, 'client');
  await signInAs(page, 'client');
  await openProfile(page);
  const save = page.getByRole('button', { name: 'Change password' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Current password').focus();
  await page.keyboard.type('Wrong#2026');
  for (const label of ['New password', 'Confirm password']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.type('Loud!Heron88');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed. Your other sessions have ended.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Your sessions' }).getByRole('row')).toHaveCount(2);
  await elsewhere.goto('/about-us');
  await expect(elsewhere).toHaveURL(/\/login/);
  await fillSignIn(elsewhere, ACCOUNTS.client, 'Loud!Heron88');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL('/about-us');
  await elsewhere.context().close();
  expect(await readMail(page.request, ACCOUNTS.client, 'changed')).toContain('Your password was changed');
});

test('the fields of a new password take nothing while it is sent, and keep what they have and the focus', async ({
  page,
}) => {
  await signInAs(page, 'analyst');
  await openProfile(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/profile/password*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByLabel('Current password').fill('Wrong#2026');
  for (const label of ['New password', 'Confirm password']) await page.getByLabel(label).fill('Another#Lo26');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toBeDisabled();
  answered.resolve();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('Another#Lo26');
  await expect(page.getByLabel('Confirm password')).toBeFocused();
});

test('a new password that everybody uses is refused under its field', async ({ page }) => {
  await signInAs(page, 'analyst');
  await openProfile(page);
  await page.getByLabel('Current password').fill(PASSWORD);
  for (const label of ['New password', 'Confirm password']) await page.getByLabel(label).fill('Password#123');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('This password is too common or too easy to guess. Please choose another one.'),
  ).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
});

test('the profile has no accessibility violations', async ({ page }) => {
  await signInAs(page, 'analyst');
  await openProfile(page);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('New password').fill('abcD5');
  await page.getByLabel('Confirm password').fill('x');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
