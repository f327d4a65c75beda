// Administration with the keyboard alone: every control is reached by Tab and used by a key, in the order in which a person would.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { signInAs } from './story.ts';

// Forms are open here while other stories open the same as the same person, who would be offered what is being typed.
const test = testOnOwnServer();

/** More controls than any of these screens has between two places. */
const MOST_TABS = 90;

/** Goes on by Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} cannot be reached by Tab`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a field and types over what stands in it. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function open(page: Page, path: string): Promise<void> {
  await signInAs(page, 'admin', path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

test('a user is changed, given a password, deleted and restored', async ({ page }) => {
  await open(page, '/admin/users?open=users.add&id=new');
  const add = dialog(page, 'Add User');
  await type(page, add.getByLabel('E-Mail'), 'keys@north.test');
  await type(page, add.getByLabel('Name'), 'Kay Board');
  await tabTo(page, add.getByLabel('Role'));
  await page.keyboard.type('Admin');
  await page.keyboard.press('Enter');
  await press(page, button(add, 'Save'));
  const row = page.getByRole('row', { name: /keys@north\.test/ });
  await press(page, button(row, 'Edit Kay Board'));
  await type(page, dialog(page, 'Edit User').getByLabel('Name'), 'Kay Tastatur');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Kay Tastatur');
  await press(page, button(row, 'Change the password of Kay Tastatur'));
  const password = dialog(page, 'Change password of Kay Tastatur');
  await type(page, password.getByLabel('New password'), 'Tulip7Garden');
  await type(page, password.getByLabel('Confirm password'), 'Tulip7Garden');
  await page.keyboard.press('Enter');
  await expect(password).toHaveCount(0);
  await press(page, button(row, /^Information/));
  await press(page, button(dialog(page, 'User Information'), 'What can this user see?'));
  await expect(dialog(page, /^What can .* see\?$/)).toBeVisible();
  for (const name of [/^What can/, 'User Information']) {
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
  }
  await press(page, button(row, 'Delete Kay Tastatur'));
  await press(page, button(dialog(page, 'Delete the user "Kay Tastatur"?'), 'Delete'));
  // It stands for two seconds to say so.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, button(row, 'Restore Kay Tastatur'));
  await press(page, button(dialog(page, 'Restore the user "Kay Tastatur"?'), 'Restore'));
  await expect(button(row, 'Edit Kay Tastatur')).toBeVisible();
});

test('a client is changed, deleted, restored and deleted for good', async ({ page }) => {
  await open(page, '/admin/clients?open=clients.add&id=new');
  const add = dialog(page, 'Add Client');
  await type(page, add.getByLabel('Name'), 'Key Capital');
  await press(page, button(page, 'Select Companies'));
  const picker = dialog(page, 'Select Companies');
  await type(page, picker.getByRole('searchbox'), 'adidas');
  await expect(picker.getByRole('row')).toHaveCount(2);
  await press(page, picker.getByRole('row', { name: /adidas/ }).getByRole('checkbox'), 'Space');
  await press(page, button(picker, 'Save'));
  await press(page, button(add, 'Save'));
  const row = page.getByRole('row', { name: /Key Capital/ });
  await press(page, button(row, 'Edit Key Capital'));
  await type(page, dialog(page, 'Edit Client').getByLabel('Phone'), '2125550100');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('(212) 555-0100');
  await press(page, button(row, 'Delete Key Capital'));
  await press(page, button(dialog(page, 'Delete the client "Key Capital"?'), 'Delete'));
  await press(page, button(row, 'Restore Key Capital'));
  await press(page, button(dialog(page, 'Restore the client "Key Capital"?'), 'Restore'));
  await press(page, button(row, 'Delete Key Capital'));
  await press(page, button(dialog(page, 'Delete the client "Key Capital"?'), 'Delete'));
  await press(page, button(row, 'Delete Key Capital for good'));
  await press(page, button(dialog(page, 'Delete the client "Key Capital" for good?'), 'Delete for good'));
  await expect(row).toHaveCount(0);
});

test('a role gets a sub-role with a page filter, and goes again', async ({ page }) => {
  await open(page, '/admin/roles?open=roles.add');
  await type(page, dialog(page, 'Add Role').getByLabel('Name'), 'Typist');
  await page.keyboard.press('Enter');
  const role = dialog(page, 'Edit Role');
  await type(page, role.getByLabel('Name'), 'Night');
  await press(page, button(role, 'Save'));
  await expect(button(role, 'Edit sub-role Night')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, button(page, 'View Typist'));
  await press(page, button(page.getByRole('dialog'), 'Edit Night'));
  await press(page, button(page, 'Add Page Filter').first());
  const filter = dialog(page, 'Add Page Filter');
  await type(page, filter.getByLabel('Search pages'), 'listing');
  await press(page, filter.getByRole('radio').first(), 'Space');
  await press(page, filter.getByRole('checkbox', { name: 'Edit companies' }), 'Space');
  await press(page, button(filter, 'Save'));
  const row = page.getByRole('row', { name: /Document Listing/ });
  await expect(row).toContainText('1 of 2');
  await press(page, button(row, 'Delete Document Listing'));
  await press(page, button(page.getByRole('dialog'), 'Remove'));
  await expect(page.getByText('No page filters')).toBeVisible();
  await page.goto('/admin/roles');
  await press(page, button(page, 'Delete Typist'));
  await press(page, button(page.getByRole('dialog'), 'Delete'));
  await expect(page.getByRole('rowheader', { name: 'Typist' })).toHaveCount(0);
});

test('the audit log is searched, opened and checked', async ({ page }) => {
  await open(page, '/admin/audit');
  await type(page, page.getByRole('searchbox', { name: 'Search names, e-mails and values' }), 'Ada Winter');
  await expect(page).toHaveURL(/search=Ada/);
  await press(page, button(page, /^Show \d+ changed field/).first());
  await expect(page.getByRole('table').nth(1)).toBeVisible();
  await page.evaluate(() => document.body.focus());
  await press(page, button(page, 'Check the seals'));
  await expect(
    dialog(page, 'Seals of the audit log').getByText(/as (?:it was|they were) written/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
