import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { uniqueName } from './own-company.ts';
import { dropDrafts } from './own-drafts.ts';
import { enterAs, expectAccessible, signInAs, test } from './story.ts';

test('what was done is found in the audit log, with what it was and what it became', async ({ page }) => {
  const [name, description] = [uniqueName('Audited'), uniqueName('Watched closely')];
  await enterAs(page, 'admin');
  await dropDrafts(page, 'roles.add');
  await page.goto('/admin/roles?open=roles.add');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByLabel('Description').fill(description);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Role' })).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search names, e-mails and values' }).fill(description);
  await expect(page).toHaveURL(/search=Watched/);
  const row = page.getByRole('row', { name: /Added a role/ });
  await expect(row).toContainText(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /Show \d+ changed field/ }).click();
  const changes = page.getByRole('table').nth(1);
  await expect(changes.getByRole('row', { name: /description/ })).toContainText(description);
  await expectAccessibleInBothSchemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('audit log.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('roles.add');
  expect(text).not.toContain('sign-in.open');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
});

test('the filters of the audit log narrow it and stay in the address', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/audit');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Signed in');
  await expect(page).toHaveURL(/action=sign-in\.open/);
  await expect(page.getByRole('row', { name: /Added a role/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Ada Winter');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('sign-in.open');
  await page.getByRole('textbox', { name: 'To' }).fill('01-01-2020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was done that matches the filters.')).toBeVisible();
  await expectAccessible(page);
});

test('the seals are checked, and faults are described in words', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/audit');
  await page.getByRole('button', { name: 'Check the seals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seals of the audit log' });
  await expect(dialog.getByText(/as (?:it was|they were) written/)).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/v1/audit/verify*', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: {
          sealed: 7,
          unsealed: 0,
          head: { number: 7, seal: 'ab12' },
          faults: [{ kind: 'removed', number: 3, entryId: null }],
        },
      },
    }),
  );
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 fault was found');
  await expect(dialog.getByText('A sealed entry is missing')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
