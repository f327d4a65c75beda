import { expect } from '@playwright/test';
import type { Locator, Page, Response } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { dropDrafts } from './own-drafts.ts';
import { enterAs, ACCOUNTS, PASSWORD, expectAccessible, fillSignIn, signInAs, test } from './story.ts';

/** Opens the dialog that edits a role: each story another one, for all of them are the same person's. */
async function openRole(page: Page, role: string): Promise<Locator> {
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: `Edit ${role}`, exact: true }).click();
  return page.getByRole('dialog', { name: 'Edit Role' });
}

/** Signs in as somebody who has typed nothing into these dialogs yet. */
async function enterUntouched(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await dropDrafts(page, 'roles.change');
}

function nextSave(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/api/v1/drafts/roles.change/') && response.request().method() === 'PUT',
  );
}

test('what was typed is offered after the session ended, and gone on with', async ({ page, context }) => {
  // Two sign-ins, and each state is looked at by axe.
  test.slow();
  await enterUntouched(page);
  const dialog = await openRole(page, 'Client');
  const saved = nextSave(page);
  await dialog.getByLabel('Name').fill('Half a role');
  await dialog.getByLabel('Description').fill('Not finished');
  expect((await saved).ok()).toBe(true);
  await context.clearCookies();
  await page.evaluate('localStorage.clear()');
  await page.goto('/login');
  await fillSignIn(page, ACCOUNTS.admin, PASSWORD);
  await page.keyboard.press('Enter');
  const draft = page
    .getByRole('region', { name: 'You have unsaved work' })
    .getByRole('listitem')
    .filter({ hasText: 'Half a role' });
  await page
    .getByRole('button', { name: /Show \d+ drafts/ })
    .or(draft)
    .first()
    .click();
  await expect(draft).toContainText('Edit Role');
  await expectAccessibleInBothSchemes(page);
  await draft.getByRole('link', { name: 'Open Half a role' }).click();
  await expect(page).toHaveURL(/\/admin\/roles\?open=roles\.change&id=/);
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Go on with your draft from \d\d:\d\d/ }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a role');
  await expect(dialog.getByLabel('Description')).toHaveValue('Not finished');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(draft).toBeHidden();
  await openRole(page, 'Client');
  await expect(dialog.getByLabel('Name')).toHaveValue('Client');
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test('a draft is kept when one leaves right after typing, and is discarded', async ({ page }) => {
  await enterUntouched(page);
  const dialog = await openRole(page, 'Approver');
  await dialog.getByLabel('Name').fill('Left at once');
  const kept = nextSave(page);
  await page.goBack();
  await kept;
  await openRole(page, 'Approver');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Approver');
  await dialog.getByLabel('Name').fill('Closed at once');
  await page.goto('about:blank');
  await openRole(page, 'Approver');
  await dialog.getByRole('button', { name: /Go on with your draft/ }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Closed at once');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('nobody sees another’s drafts, and a draft that cannot be kept says so', async ({ page }) => {
  await enterUntouched(page);
  const dialog = await openRole(page, 'Licensed Client');
  await page.route('**/api/v1/drafts/**', (route) =>
    route.fulfill({ status: 409, json: { status: 'fail', code: 'wrong-state', message: 'Too many' } }),
  );
  await dialog.getByLabel('Name').fill('Never kept');
  const failing = page.getByText('What you type here cannot be kept as a draft at the moment.');
  await expect(failing).toBeVisible();
  await page.unroute('**/api/v1/drafts/**');
  await dialog.getByLabel('Name').fill('Kept after all');
  await expect(failing).toBeHidden();
  await page.goto('/companies');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(page, 'analyst');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You have unsaved work' })).toHaveCount(0);
});
