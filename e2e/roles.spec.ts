import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { uniqueName } from './own-company.ts';
import { dropDrafts } from './own-drafts.ts';
import { enterAs, test } from './story.ts';

async function openRoles(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await dropDrafts(page, 'roles.add');
  await page.goto('/admin/roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
}

/** Adds a role with sub-roles by the dialog and leaves it open at the sub-roles. */
async function addRole(page: Page, name: string, subRoles: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Role' });
  await expect(dialog.getByRole('tab', { name: 'SubRole Information' })).toBeDisabled();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('dialog', { name: 'Edit Role' });
  await expect(saved.getByRole('tab', { name: 'SubRole Information', selected: true })).toBeVisible();
  for (const subRole of subRoles) {
    await saved.getByLabel('Name').fill(subRole);
    await saved.getByRole('button', { name: 'Save' }).click();
    await expect(saved.getByRole('button', { name: `Edit sub-role ${subRole}` })).toBeVisible();
    await expect(saved.getByLabel('Name')).toHaveValue('');
  }
  return saved;
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('group').filter({ hasText: text });
}

/** Moves what is taken until it says so: the first key may come before the list listens, and at the end a further one does nothing. */
async function move(page: Page, key: 'ArrowUp' | 'ArrowDown', said: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached({ timeout: 1000 });
  }).toPass();
}

test('a role gets its sub-roles in the same dialog, and names are unique', async ({ page }) => {
  // Many dialogs, each checked in both colour schemes.
  test.slow();
  await openRoles(page);
  await expectAccessibleInBothSchemes(page);
  const name = uniqueName('Reviewer');
  const dialog = await addRole(page, name, []);
  await expect(dialog.getByText('No SubRoles Created.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('Name').fill('Junior');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'SubRole "Junior" Added Successfully!').first()).toBeVisible();

  // Its pages are chosen straight away, all of them in one grid.
  await dialog.getByRole('button', { name: 'Choose its pages' }).click();
  const grid = page.getByRole('dialog', { name: 'Pages of Junior' });
  const listing = grid.getByRole('row', { name: /^Document Listing/ });
  await listing.getByRole('checkbox', { name: 'Edit companies' }).check();
  await expect(listing.getByRole('checkbox', { name: 'Document Listing', exact: true })).toBeChecked();
  await expectAccessibleInBothSchemes(page);
  await grid.getByRole('button', { name: 'Save' }).click();
  await expect(grid).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Name').fill('JUNIOR');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Role Already Exists !!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Edit sub-role Junior' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Junior');
  await dialog.getByLabel('Description').fill('Looks first');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'SubRole "Junior" Updated Successfully!').first()).toBeVisible();
  await dialog.getByRole('tab', { name: 'Role Information', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name.toLowerCase());
  await page.getByRole('dialog').getByLabel('Description').click();
  await expect(page.getByText('Role Already Exists !!')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('a role is read, copied and deleted', async ({ page }) => {
  // Many dialogs, each checked in both colour schemes.
  test.slow();
  await openRoles(page);
  const removeAdmin = page.getByRole('button', { name: 'Delete Admin', exact: true });
  await expect(removeAdmin).toBeDisabled();
  await expect(removeAdmin).toHaveAttribute('data-tooltip', /^Nobody can copy or delete the role of Admins/);
  await page.getByRole('button', { name: 'Duplicate Analyst', exact: true }).click();
  const name = uniqueName('Credit Analyst');
  const copy = page.getByRole('dialog', { name: 'Duplicate the role "Analyst"' });
  await expect(copy.getByLabel('Name of the copy')).toHaveValue('Analyst (copy)');
  await expectAccessibleInBothSchemes(page);
  await copy.getByLabel('Name of the copy').fill(name);
  await copy.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('button', { name: `View ${name}` }).click();
  const info = page.getByRole('dialog', { name });
  await expect(info.getByRole('row').nth(1)).toContainText('Default');
  await expectAccessibleInBothSchemes(page);
  await info.getByRole('button', { name: 'View Default' }).click();
  const subRole = page.getByRole('dialog', { name: 'Default' });
  await expect(subRole.getByRole('treeitem', { name: 'Edit companies' }).first()).toBeVisible();
  await expect(subRole.getByText('no users found')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(subRole).toBeHidden();
  await info.getByRole('button', { name: 'Delete Default' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the sub-role "Default"?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(info.getByText('No Sub-Roles')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Delete the sub-role "Default"?' })).toBeHidden();
  await info.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Role "${name}" deleted.`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Analyst', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('the priority of sub-roles is changed with the keyboard', async ({ page }) => {
  await openRoles(page);
  const role = uniqueName('Ranked');
  await addRole(page, role, ['First', 'Second', 'Third']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `View ${role}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit First' }).click();
  await expect(page).toHaveURL(/\/admin\/editsubrole\//);
  await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Change the priority' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Sub-Role Priority' });
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Priority of First' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Taken: First, priority 1.')).toBeAttached();
  await move(page, 'ArrowDown', 'First is over Second, priority 2.');
  await move(page, 'ArrowDown', 'First is over Third, priority 3.');
  await page.keyboard.press('Space');
  await expect(toast(page, 'SubRole Priority Updated Successfully!').first()).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['1Third', '2Second', '3First']);
  await dialog.getByRole('button', { name: 'Priority of Second' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Taken: Second, priority 2.')).toBeAttached();
  await move(page, 'ArrowUp', 'Second is over Third, priority 1.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Second was put back to priority 2.')).toBeAttached();
  await expect(dialog).toBeVisible();
  await page.route('**/saveSubRolePriority*', (route) =>
    route.fulfill({ status: 409, json: { status: 'fail', code: 'changed-meanwhile', message: 'Error' } }),
  );
  await dialog.getByRole('button', { name: 'Priority of Second' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Taken: Second, priority 2.')).toBeAttached();
  await move(page, 'ArrowUp', 'Second is over Third, priority 1.');
  await page.keyboard.press('Space');
  await expect(toast(page, 'There seems to be an error.').first()).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['1Third', '2Second', '3First']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveValue('3');
});

test('page filters are added, changed, read and removed, and the sub-role is renamed', async ({ page }) => {
  // Many dialogs, each checked in both colour schemes.
  test.slow();
  await openRoles(page);
  const role = uniqueName('Filtered');
  await addRole(page, role, ['Reader', 'Other']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `View ${role}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Reader' }).click();
  await expect(page.getByText('No page filters')).toBeVisible();
  await page.getByRole('button', { name: 'Add Page Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Page Filter' });
  await dialog.getByLabel('Search pages').fill('listing');
  await dialog.getByRole('radio', { name: 'Document Listing' }).check();
  await dialog.getByRole('checkbox', { name: 'Edit companies' }).check();
  await expect(dialog.getByRole('tree').getByRole('treeitem', { name: 'Edit companies' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Page Filter Added Successfully!').first()).toBeVisible();
  const row = page.getByRole('row', { name: /Document Listing/ });
  await expect(row).toContainText('1 of 2');
  await expectAccessibleInBothSchemes(page);
  await row.getByRole('button', { name: 'Edit Document Listing' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'All components' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Page Filter "Document Listing" Updated Successfully!').first()).toBeVisible();
  await expect(row).toContainText('2 of 2');
  await row.getByRole('button', { name: 'View Document Listing' }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Open the picture of the page' }),
  ).toHaveAttribute('href', '/previews/document-listing.webp');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Name').fill('OTHER');
  await page.getByLabel('Description').fill('Reads everything');
  await expect(page.getByText('Sub-Role Already Exists !!')).toBeVisible();
  await page.getByLabel('Name').fill('Chief Reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'SubRole "Chief Reader" Updated Successfully!').first()).toBeVisible();
  await row.getByRole('button', { name: 'Delete Document Listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No page filters')).toBeVisible();
});

test('somebody else’s change meanwhile is shown, and the draft is kept or given up', async ({
  page,
  context,
}) => {
  await openRoles(page);
  const role = uniqueName('Shared');
  await addRole(page, role, ['Common']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `View ${role}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Common' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Common');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Description').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Updated Successfully!').first()).toBeVisible();
  await page.getByLabel('Description').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error while updating "Common".').first()).toBeVisible();
  await expect(page.getByText('Somebody changed this meanwhile.')).toBeVisible();
  // What they saved takes a while to come: nothing can be saved on top of it before.
  await page.route('**/api/subRoles/*', async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Keep my draft' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'SubRole "Common" Updated Successfully!').first()).toBeVisible();
  await other.getByLabel('Description').fill('Theirs again');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('button', { name: 'Load again' }).click();
  await expect(other.getByLabel('Description')).toHaveValue('Mine');
});

test('only who may manage roles comes to them', async ({ page }) => {
  await enterAs(page, 'analyst');
  for (const path of [
    '/admin/roles',
    '/admin/audit',
    '/admin/editsubrole/0193a2b4-0000-7000-8000-000000000001',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/companies');
  }
});
