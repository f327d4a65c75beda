import { expect } from '@playwright/test';
import { expectAccessible, fillSignIn, signInAs, test } from './story.ts';

const EMAIL = 'admin@demo.test';
const PASSWORD = 'Vigilo#2026';

test('what was typed is offered after the session ended, and gone on with', async ({ page, context }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Add Role' }).click();
  const saved = page.waitForResponse((response) => response.url().includes('/api/v1/drafts/roles.add/new') && response.request().method() === 'PUT');
  await page.getByRole('dialog').getByLabel('Name').fill('Half a role');
  await page.getByRole('dialog').getByLabel('Description').fill('Not finished');
  expect((await saved).ok()).toBe(true);
  await context.clearCookies();
  await page.evaluate('localStorage.clear()');
  await page.goto('/login');
  await fillSignIn(page, EMAIL, PASSWORD);
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'You have unsaved work' });
  await expect(notice).toContainText('Half a role');
  await expect(notice).toContainText('Add Role');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await notice.getByRole('link', { name: 'Open Half a role' }).click();
  await expect(page).toHaveURL('/admin/roles?open=roles.add');
  const dialog = page.getByRole('dialog', { name: 'Add Role' });
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Go on with your draft from \d\d:\d\d/ }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a role');
  await expect(dialog.getByLabel('Description')).toHaveValue('Not finished');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Add Role' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('a draft is kept when one leaves right after typing, and is discarded', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Left at once');
  const kept = page.waitForResponse((response) => response.url().includes('/api/v1/drafts/roles.add/new') && response.request().method() === 'PUT');
  await page.goBack();
  await kept;
  await page.goto('/about-us');
  const notice = page.getByRole('region', { name: 'You have unsaved work' });
  await notice.getByRole('button', { name: 'Discard Left at once' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/admin/roles?open=roles.add');
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
  await page.getByRole('dialog').getByLabel('Name').fill('Closed at once');
  await page.goto('about:blank');
  await page.goto('/about-us');
  await expect(notice).toContainText('Closed at once');
  await notice.getByRole('button', { name: 'Discard Closed at once' }).click();
  await expect(notice).toBeHidden();
});

test('nobody sees another’s drafts, and a draft that cannot be kept says so', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/roles?open=roles.add');
  await page.route('**/api/v1/drafts/**', (route) => route.fulfill({ status: 409, json: { status: 'fail', code: 'wrong-state', message: 'Too many' } }));
  await page.getByRole('dialog').getByLabel('Name').fill('Never kept');
  await expect(page.getByText('What you type here cannot be kept as a draft at the moment.')).toBeVisible();
  await page.unroute('**/api/v1/drafts/**');
  await page.getByRole('dialog').getByLabel('Name').fill('Kept after all');
  await expect(page.getByText('What you type here cannot be kept as a draft at the moment.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /Go on with your draft/ })).toBeVisible();
  await page.goto('/companies');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(page, 'analyst');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You have unsaved work' })).toHaveCount(0);
});
