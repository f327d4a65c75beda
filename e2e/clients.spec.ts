import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { uniqueName } from './own-company.ts';
import { dropDrafts } from './own-drafts.ts';
import { enterAs, test } from './story.ts';

async function openClients(page: Page): Promise<void> {
  await enterAs(page, 'admin');
  await dropDrafts(page, 'clients.add');
  await page.goto('/admin/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
}

function findRow(page: Page, name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}( \\(deleted\\))?$`) }) });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('group', { name: 'Success' }).filter({ hasText: text });
}

async function pick(page: Page, search: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Companies' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Companies' });
  await picker.getByRole('searchbox').fill(search);
  await picker.getByRole('checkbox', { name: 'Select all that match the search' }).check();
  await picker.getByRole('button', { name: 'Save' }).click();
  await expect(picker).toHaveCount(0);
}

/** Adds a client; resolves with its name. */
async function addClient(page: Page, words: string): Promise<string> {
  const name = uniqueName(words);
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('dialog', { name: 'Add Client' }).getByLabel('Name').fill(name);
  await pick(page, 'NVDA');
  await page.getByRole('dialog', { name: 'Add Client' }).getByRole('button', { name: 'Save' }).click();
  await expect(findRow(page, name)).toBeVisible();
  return name;
}

test('a client is added: messages, mask, dates, companies', async ({ page }) => {
  const name = uniqueName('Harbour Trust');
  await openClients(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Client' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText('Enter Name')).toBeVisible();
  await expect(dialog.getByText('Select atleast one company')).toBeVisible();
  await dialog.getByLabel('Name').fill('north BANK');
  await dialog.getByLabel('Phone').pressSequentially('4155550100999');
  await expect(dialog.getByLabel('Phone')).toHaveValue('(415) 555-0100');
  await dialog.getByLabel('Start Date').fill('01-02-2026');
  await dialog.getByLabel('End Date').fill('01-02-2026');
  await pick(page, 'NVDA');
  await expect(dialog.getByText('1 company selected')).toBeVisible();
  await save.click();
  await expect(dialog.getByText('Client Exists. Please Check !!')).toBeVisible();
  await expect(dialog.getByText('Please select End date later than Start date')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('End Date').fill('01-32-2026');
  await save.click();
  await expect(dialog.getByText('Enter the day as MM-DD-YYYY.')).toBeVisible();
  await dialog.getByLabel('End Date').fill('01-31-2027');
  await dialog.getByLabel('Description').fill('Pension fund');
  await save.click();
  await expect(toast(page, `Client "${name}" Added Successfully!`)).toBeVisible();
  for (const text of ['(415) 555-0100', '01-02-2026', '01-31-2027'])
    await expect(findRow(page, name)).toContainText(text);
});

test('a client is deleted, restored and deleted for good', async ({ page }) => {
  await openClients(page);
  const name = await addClient(page, 'Short Lived');
  const row = findRow(page, name);
  const confirm = async (title: string, button: string): Promise<void> =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: button, exact: true }).click();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await confirm(`Delete the client "${name}"?`, 'Delete');
  await expect(toast(page, `Client "${name}" Deleted Successfully!`)).toBeVisible();
  await expect(row.getByRole('rowheader')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(row.getByRole('button')).toHaveCount(2);
  await row.getByRole('button', { name: `Restore ${name}` }).click();
  await confirm(`Restore the client "${name}"?`, 'Restore');
  await expect(toast(page, `Client "${name}" Restored Successfully!`)).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await confirm(`Delete the client "${name}"?`, 'Delete');
  await row.getByRole('button', { name: `Delete ${name} for good` }).click();
  await confirm(`Delete the client "${name}" for good?`, 'Delete for good');
  await expect(row).toHaveCount(0);
});

test('companies are chosen from all there are, and only shown where they are only read', async ({ page }) => {
  await openClients(page);
  const name = await addClient(page, 'Picker Desk');
  await findRow(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await page.getByRole('button', { name: 'Select Companies' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Companies' });
  await expect(picker.getByText(/^1 of \d+ selected$/)).toBeVisible();
  // A row more than companies, for the heads.
  const rowCount = Number(await picker.getByRole('table').getAttribute('aria-rowcount'));
  const count = rowCount - 1;
  await expect(picker.getByText(`1 of ${count} selected`)).toBeVisible();
  await picker.getByRole('checkbox', { name: 'Select All', exact: true }).check();
  await expect(picker.getByText(`${count} of ${count} selected`)).toBeVisible();
  await picker.getByRole('region').focus();
  await page.keyboard.press('End');
  await expect(picker.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(rowCount));
  await picker.getByRole('row').last().getByRole('checkbox').uncheck();
  await picker.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Edit Client' }).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Client "${name}" Updated Successfully!`)).toBeVisible();

  await findRow(page, name)
    .getByRole('button', { name: `Information about ${name}` })
    .click();
  const info = page.getByRole('dialog', { name: 'Client Information' });
  for (const none of ['no users found', 'no analyst found', 'no approver found'])
    await expect(info.getByText(none)).toBeVisible();
  await info.getByRole('button', { name: `${count - 1} companies` }).click();
  const list = page.getByRole('dialog', { name: `Companies of ${name}` });
  await expect(list.getByRole('table')).toHaveAttribute('aria-rowcount', String(count));
  await expect(list.getByRole('checkbox')).toHaveCount(0);
  await expect(list.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).last().click();
  await expect(info).toBeVisible();
});

test('a draft is offered when the dialog is opened again', async ({ page }) => {
  await openClients(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Half Typed');
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('/api/v1/drafts/clients.add') &&
      response.request().postData()?.includes('companyIDs\\":[\\"') === true,
  );
  await pick(page, 'NVDA');
  await kept;
  await page.goto('/companies');
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('button', { name: /^Go on with your draft/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Half Typed');
  await expect(page.getByText('1 company selected')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('what fails is shown, and what was typed stays', async ({ page }) => {
  await openClients(page);
  await page.route('**/client/editClient*', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'fail', code: 'server-error', message: 'Something went wrong, please try again.' },
    }),
  );
  await findRow(page, 'Meridian Capital').getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('desk@meridian.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('The client "Meridian Capital" could not be saved.');
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('desk@meridian.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/client/editClient*');
});

test('what is being saved takes nothing more, and the focus comes back where that fails', async ({
  page,
}) => {
  await openClients(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/client/editClient*', async (route) => {
    await answer.promise;
    await route.fulfill({
      status: 503,
      json: { status: 'fail', code: 'busy', message: 'Please try again.' },
    });
  });
  await findRow(page, 'Meridian Capital').getByRole('button', { name: /^Edit/ }).click();
  const email = page.getByRole('dialog').getByLabel('Email');
  await email.fill('desk@meridian.test');
  await email.press('Enter');
  await expect(email).toBeDisabled();
  // Nothing in the dialog can be pressed, nor does a key lead to the page behind it or close it.
  for (const key of ['Tab', 'Shift+Tab', 'Escape']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeFocused();
  }
  answer.resolve();
  await expect(page.getByRole('alert')).toContainText('The client "Meridian Capital" could not be saved.');
  await expect(email).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(email).toHaveValue('desk@meridian.tests');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(save).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/client/editClient*');
});

test('a client is added with the keyboard alone', async ({ page }) => {
  const name = uniqueName('Keyboard Capital');
  await openClients(page);
  await page.getByRole('searchbox', { name: 'Search name or e-mail' }).focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Select Companies' })).toBeFocused();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Select Companies' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nvidia');
  await expect(picker.getByRole('row')).toHaveCount(2);
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(picker.getByRole('checkbox', { name: 'Select all that match the search' })).toBeFocused();
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select Companies' })).toBeFocused();
  for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(findRow(page, name)).toBeVisible();
});

test('the screen and its dialogs can be used by everybody', async ({ page }) => {
  // Each dialog is looked at by axe, which takes its time.
  test.slow();
  await openClients(page);
  await expect(findRow(page, 'North Bank')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Enter Name')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Select Companies' }).click();
  await expect(page.getByRole('dialog', { name: 'Select Companies' }).getByRole('row').nth(3)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const action of [/^Information/, /^Edit/, /^Delete/]) {
    await findRow(page, 'North Bank').getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
