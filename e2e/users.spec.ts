import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectNoControlBeneath } from './beneath.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { expectHint } from './form.ts';
import { uniqueEmail } from './own-company.ts';
import { dropDrafts } from './own-drafts.ts';
import { enterAs, signInAs, test } from './story.ts';

async function openUsers(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await dropDrafts(page, 'users.add');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
}

function findRow(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email, exact: true }) });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('group', { name: /^(Success|Error)$/ }).filter({ hasText: text });
}

async function fillUser(
  page: Page,
  { email, name, role, client }: { email: string; name: string; role: string; client?: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Add User|Edit User/ });
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Role').selectOption(role);
  if (client === undefined) return;
  await dialog.getByRole('combobox', { name: 'Clients' }).fill(client.slice(0, 5));
  await page.getByRole('option', { name: client }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(client, { exact: true }).first()).toBeVisible();
}

/** Adds a user; resolves with the e-mail. */
async function addUser(page: Page, name: string): Promise<string> {
  const email = uniqueEmail(name);
  await page.getByRole('button', { name: 'Add User' }).click();
  await fillUser(page, { email, name, role: 'Analyst', client: 'Research Desk' });
  await page.getByRole('dialog', { name: 'Add User' }).getByRole('button', { name: 'Save' }).click();
  await expect(findRow(page, email)).toBeVisible();
  return email;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

test('a user is added: what is missing is said, then the toast, the row and the counts', async ({ page }) => {
  const email = uniqueEmail('Ivo Adler');
  await openUsers(page);
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByLabel('E-Mail')).toBeFocused();
  await save(page);
  for (const message of ['Enter E-Mail ID', 'Enter Name', 'Enter Role'])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await fillUser(page, { email, name: 'Ivo Adler', role: 'Analyst' });
  await save(page);
  await expect(dialog.getByText('Select Client')).toBeVisible();
  await dialog.getByLabel('Role').selectOption('Admin');
  await expect(dialog.getByText('Select Client')).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Clients' })).toHaveCount(0);
  await fillUser(page, { email, name: 'Ivo Adler', role: 'Analyst', client: 'Research Desk' });
  await save(page);
  await expect(toast(page, `User "Ivo Adler" Updated Successfully! ${email} gets a mail`)).toBeVisible();
  await expect(findRow(page, email)).toContainText('N/A');
  await expect(findRow(page, email)).toContainText('Analyst');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();

  await page.getByRole('button', { name: 'Add User' }).click();
  await fillUser(page, { email: email.toUpperCase(), name: 'Another', role: 'Admin' });
  await save(page);
  await expect(page.getByText('User Already Exists !!')).toBeVisible();

  // Escape leaves what was typed as a draft; Cancel drops it.
  const isKept = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isKept;
  await page.getByRole('button', { name: 'Add User' }).click();
  const again = page.getByRole('dialog', { name: 'Add User' });
  await again.getByRole('button', { name: /^Go on with/ }).click();
  await expect(again.getByLabel('Name')).toHaveValue('Another');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(again.getByLabel('Name')).toHaveValue('');
  await again.getByRole('button', { name: 'Cancel' }).click();
});

test('a user that the list no longer has says so where a link opens it', async ({ page }) => {
  await openUsers(page);
  await page.goto('/admin/users?open=users.change&id=01900000-0000-7000-8000-000000000000');
  await expect(page.getByRole('group', { name: 'This is no longer there.' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');

  // What is searched for stands in the address: clients too, whom the list names.
  await page.getByRole('searchbox', { name: 'Search name or e-mail' }).fill('research desk');
  await expect(page).toHaveURL('/admin/users?search=research+desk');
  await page.reload();
  await expect(findRow(page, 'analyst@demo.test')).toContainText('Research Desk');
  await expect(findRow(page, 'admin@demo.test')).toHaveCount(0);
});

test('a deleted user is muted, and active again by restoring or by adding the same e-mail', async ({
  page,
}) => {
  await openUsers(page);
  const email = await addUser(page, 'Petra Novak');
  const row = findRow(page, email);
  await row.getByRole('button', { name: 'Delete Petra Novak' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Delete the user "Petra Novak"?' });
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(confirmation.getByText('User "Petra Novak" is inactive now.')).toBeVisible();
  await expect(confirmation).toHaveCount(0, { timeout: 4000 });
  await expect(row.getByRole('button', { name: 'Edit Petra Novak' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add User' }).click();
  await fillUser(page, { email, name: 'Petra Novak', role: 'Approver', client: 'North Bank' });
  await save(page);
  await expect(page.getByText('There is an inactive user with this e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore and save' }).click();
  await expect(toast(page, 'is active again')).toBeVisible();
  await expect(row).toContainText('Approver');

  await row.getByRole('button', { name: 'Delete Petra Novak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Restore Petra Novak' }).click({ timeout: 8000 });
  await page
    .getByRole('dialog', { name: 'Restore the user "Petra Novak"?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(row.getByRole('button', { name: 'Edit Petra Novak' })).toBeVisible();
});

test('somebody changed the user meanwhile: loaded again, or the draft kept and saved over it', async ({
  page,
  context,
}) => {
  await openUsers(page);
  const email = await addUser(page, 'Mara Lind');
  const other = await context.newPage();
  await other.goto('/admin/users');
  const rename = async (on: Page, to: string): Promise<void> => {
    await on.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name').fill(to);
    await save(on);
  };
  for (const on of [page, other]) await findRow(on, email).getByRole('button', { name: /^Edit/ }).click();
  await expect(other.getByRole('dialog').getByLabel('Name')).toHaveValue('Mara Lind');
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Mara Lind');
  await rename(other, 'Mara Other');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await rename(page, 'Mara Mine');
  await expect(page.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Mara Mine');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Mara Other');
  await findRow(other, email).getByRole('button', { name: /^Edit/ }).click();
  await rename(other, 'Mara Third');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await rename(page, 'Mara Mine');
  await page.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(page.getByText('Somebody changed this meanwhile.')).toHaveCount(0);
  await save(page);
  await expect(toast(page, 'User "Mara Mine" Updated Successfully!')).toBeVisible();
});

test('a password is set: hints while typing, and what the server refuses is shown', async ({ page }) => {
  await openUsers(page);
  const email = await addUser(page, 'Omar Diaz');
  await findRow(page, email).getByRole('button', { name: 'Change the password of Omar Diaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password of Omar Diaz' });
  const hint = (text: string, state: string) =>
    dialog.getByRole('listitem').filter({ hasText: text }).getByRole('img', { name: state, exact: true });
  await dialog.getByLabel('New password').fill('abc');
  // A password is kept in no draft, so Escape has to be pressed twice.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('What you typed is not saved. Press Escape again to drop it.')).toBeVisible();
  await expect(dialog.getByLabel('New password')).toHaveValue('abc');
  await expect(hint('Must be at least 8 characters!', 'Not met')).toBeVisible();
  await expect(hint('Must contain at least 1 Letter in Small Case!', 'Met')).toBeVisible();
  await dialog.getByLabel('New password').fill('Tulip7Garden');
  for (const text of [
    'Must be at least 8 characters!',
    'Must contain at most 14 Characters!',
    'Must contain at least 1 number!',
    'Must contain at least 1 in Capital Case!',
  ]) {
    await expect(hint(text, 'Met')).toBeVisible();
  }
  await save(page);
  await expect(dialog.getByText('Password do not match')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('Tulip7Garden');
  await save(page);
  await expectNoControlBeneath(toast(page, 'User "Omar Diaz" Updated Successfully!'));

  await page.route('**/api/users/update*', (route) =>
    route.fulfill({ status: 409, json: { status: 'fail', code: 'wrong-state', message: 'Not now.' } }),
  );
  await findRow(page, email).getByRole('button', { name: 'Change the password of Omar Diaz' }).click();
  await dialog.getByLabel('New password').fill('Tulip8Garden');
  await dialog.getByLabel('Confirm password').fill('Tulip8Garden');
  await save(page);
  await expectNoControlBeneath(toast(page, 'Error while updating "Omar Diaz".'));
  await expect(dialog.getByRole('alert')).toContainText('Not now.');
});

test('what a user is and can see, page by page, and why', async ({ page }) => {
  await openUsers(page);
  await findRow(page, 'client@demo.test')
    .getByRole('button', { name: /^Information/ })
    .click();
  const info = page.getByRole('dialog', { name: 'User Information' });
  await expect(info.getByText('N/A').first()).toBeVisible();
  await expect(info.getByRole('group', { name: 'Assigned Roles' })).toContainText('Default');
  await expect(
    info.getByRole('tree', { name: 'Accessible pages' }).getByRole('treeitem', { name: /Dashboard/ }),
  ).toBeVisible();
  await info.getByRole('button', { name: 'What can this user see?' }).click();
  const access = page.getByRole('dialog', { name: /^What can .* see\?$/ });
  await expect(access.getByText(/first active sub-role of the role Client/)).toBeVisible();
  await expect(access.getByText(/^Sees \d+ of \d+ companies\.$/)).toBeVisible();
  await expect(access.getByRole('treeitem', { name: 'Manage Users no page filter' })).toBeVisible();
  await expect(
    access.getByRole('treeitem', { name: 'See credit risk ratings not ticked in the page filter' }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(info).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('users cannot act on their own account, and the control says why', async ({ page }) => {
  await openUsers(page);
  const remove = findRow(page, 'admin@demo.test').getByRole('button', { name: /^Delete/ });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expectHint(remove, /your own account/);
  await page.getByRole('searchbox', { name: 'Search name or e-mail' }).fill('nobody at all');
  await expect(page.getByText('No user matches the search.')).toBeVisible();
});

test('users without the page are led to the companies, and the menu does not show it', async ({ page }) => {
  await signInAs(page, 'analyst');
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  for (const path of ['/admin/users', '/admin/clients']) {
    await page.goto(path);
    await expect(page).toHaveURL('/companies');
  }
});

test('a user is added with the keyboard alone', async ({ page }) => {
  const email = uniqueEmail('Kim Sato');
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search name or e-mail' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim Sato');
  await page.keyboard.press('Tab');
  // Keys choose among the roles that are there.
  await expect(page.getByRole('option', { name: 'Approver' })).toBeAttached();
  await page.keyboard.type('Approver');
  await page.keyboard.press('Tab');
  const clients = page.getByRole('combobox', { name: 'Clients' });
  await expect(clients).toBeFocused();
  await page.keyboard.type('North');
  await expect(page.getByRole('option', { name: /^Meridian/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByText('North Bank', { exact: true }).first()).toBeVisible();
  await expect(clients).toBeFocused();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(findRow(page, email)).toContainText('Approver');
});

test('the screen and its dialogs can be used by everybody', async ({ page }) => {
  // Each dialog is looked at by axe, which takes its time.
  test.slow();
  await openUsers(page);
  await expect(findRow(page, 'analyst@demo.test')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Add User' }).click();
  await save(page);
  await expect(page.getByText('Enter Role')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  for (const action of [/^Information/, /^Edit/, /^Change the password/, /^Delete/]) {
    await findRow(page, 'analyst@demo.test').getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
