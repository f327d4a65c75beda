import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { chooseFromList } from './form.ts';
import { testOnOwnServer } from './own-server.ts';
import { addCompany, uniqueName, setStatus } from './own-company.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { enterAs, expectAccessible } from './story.ts';
import type { Role } from './story.ts';

// Companies are changed, added and deleted here, and other stories count them.
const test = testOnOwnServer();

async function openTable(page: Page, role: Role, search: string): Promise<void> {
  await enterAs(page, role);
  await showTable(page, search);
}

/** Opens the table at a company of the story's own; resolves with its name. */
async function openOwn(page: Page, role: Role, words: string): Promise<string> {
  await enterAs(page, role);
  const { name } = await addCompany(page, words);
  await showTable(page, name);
  return name;
}

async function showTable(page: Page, search: string): Promise<void> {
  await page.goto(`/companies?tab=table&q=${encodeURIComponent(search)}`);
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible();
}

async function searchFor(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search companies' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([name]);
}

function findRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

function cell(page: Page, field: string, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${field} of ${name}:`) });
}

function toast(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

async function choose(page: Page, field: string, name: string, value: string): Promise<void> {
  await cell(page, field, name).click();
  await page.getByRole('option', { name: value, exact: true }).click();
  await expect(cell(page, field, name)).toHaveText(value);
}

async function secondPage(browser: Browser, page: Page): Promise<Page> {
  return (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
}

test('an analyst edits where the value stands, with the keyboard alone', async ({ page }) => {
  const name = await openOwn(page, 'analyst', 'Harbour Hotels');
  await cell(page, 'Region', name).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: `Region of ${name}` });
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Region', name)).toBeFocused();
  await page.keyboard.type('ap');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Region', name)).toHaveText('APAC');
  await expect(toast(page, 'Company Region Edited')).toBeVisible();
  await expect(cell(page, 'Region', name)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('span');
  const search = page.getByRole('combobox', { name: `Search: Country of ${name}` });
  await expect(search).toHaveValue('span');
  await expect(
    page.getByRole('dialog', { name: `Country of ${name}` }).getByText('No value matches'),
  ).toBeVisible();
  await search.fill('spai');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Country', name)).toHaveText('Spain');
  // The region follows the country.
  await expect(cell(page, 'Region', name)).toHaveText('EMEA');
  await page.reload();
  await expect(cell(page, 'Country', name)).toHaveText('Spain');

  await page.getByRole('columnheader', { name: 'Status' }).scrollIntoViewIfNeeded();
  await cell(page, 'Status', name).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Initiated']);
});

test('a validated company is locked, and says why, until it is Initiated again', async ({ page }) => {
  const name = await openOwn(page, 'approver', 'Staff and Sons');
  await choose(page, 'Status', name, 'Validated');
  await expect(toast(page, 'Company Status Edited')).toBeVisible();
  const reason = "Change status to 'Initiated' to enable editing";
  for (const field of [
    'Region',
    'Country',
    'Entity Type',
    'Sector',
    'Industry',
    'Credit Risk Rating-ST',
    'Credit Risk Rating-LT',
  ]) {
    await expect(cell(page, field, name)).toBeDisabled();
    await expect(cell(page, field, name)).toHaveAccessibleDescription(reason);
  }
  await cell(page, 'Country', name).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, 'Region', name)).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText(reason);
  // Neither what lies under a pointer that does not follow nor scrolling takes it away.
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 10);
  await expect(page.getByRole('tooltip')).toHaveText(reason);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeDisabled();
  await choose(page, 'Status', name, 'Initiated');
  await expect(cell(page, 'Region', name)).toBeEnabled();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeEnabled();
});

test('clients read, and nothing can be edited', async ({ page }) => {
  await openTable(page, 'licensed', '');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: / of .*: / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Company' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(?:Edit|Delete) / })).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Download RTI' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit selected' })).toHaveCount(0);
  await page.goto('/companies?open=companies.add');
  await expect(page.getByRole('tab', { name: 'Table' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what fails to be saved is back, and the reason is shown', async ({ page }) => {
  const name = await openOwn(page, 'approver', 'Glider Works');
  const before = (await cell(page, 'Sector', name).textContent()) ?? '';
  await page.route('**/vigilo-rti/editCompany*', (route) =>
    route.fulfill({
      status: 503,
      json: {
        status: 'fail',
        code: 'unavailable',
        message: 'The server is busy.',
        description: 'Wait a minute.',
      },
    }),
  );
  await cell(page, 'Sector', name).click();
  await page.getByRole('option', { name: 'Energy' }).click();
  await expect(toast(page, 'The server is busy.')).toContainText(`${name}: Wait a minute.`);
  await expect(cell(page, 'Sector', name)).toHaveText(before);
});

test('somebody else was first: the newest value is shown, and who it was', async ({ page, browser }) => {
  const name = await openOwn(page, 'approver', 'Harbour Insurance');
  const other = await secondPage(browser, page);
  await openTable(other, 'analyst', name);
  await expect(cell(other, 'Entity Type', name)).toHaveText('Public');
  await choose(page, 'Entity Type', name, 'Private');
  await expect(toast(page, 'Company Entity Type Edited')).toBeVisible();
  await cell(other, 'Region', name).click();
  await other.getByRole('option', { name: 'APAC' }).click();
  await expect(other.getByRole('group', { name: /^Somebody changed this meanwhile/ })).toContainText(
    /: Changed by Tomás Rivera on \d\d-\d\d-\d{4}/,
  );
  await expect(cell(other, 'Entity Type', name)).toHaveText('Private');
  await expect(cell(other, 'Region', name)).toHaveText('EMEA');
  await expect(other.getByRole('button', { name: 'Load again' })).toBeVisible();
  await other.getByRole('button', { name: 'Keep APAC' }).click();
  await expect(toast(other, 'Company Region Edited')).toBeVisible();
  await expect(cell(other, 'Region', name)).toHaveText('APAC');
  await expect(cell(other, 'Entity Type', name)).toHaveText('Private');
  await other.context().close();
});

test('the dialog keeps what was typed when somebody else was first', async ({ page, browser }) => {
  const name = await openOwn(page, 'approver', 'House Insurance');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  await expect(dialog.getByLabel('Ticker')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Business Description').fill('Insures houses and ships.');
  const other = await secondPage(browser, page);
  await openTable(other, 'analyst', name);
  await choose(other, 'Entity Type', name, 'Private');
  await expect(toast(other, 'Company Entity Type Edited')).toBeVisible();
  await other.context().close();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(dialog.getByLabel('Business Description')).toHaveValue('Insures houses and ships.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company Edited Successfully')).toContainText(name);
  await expect(cell(page, 'Entity Type', name)).toHaveText('Private');
});

test('several companies are changed at once, what was refused is named, and all is undone', async ({
  page,
}) => {
  await enterAs(page, 'approver');
  const [one, other, locked] = [
    await addCompany(page, 'Wind Farms'),
    await addCompany(page, 'Data Halls'),
    await addCompany(page, 'Small Planes'),
  ];
  await setStatus(page, locked.id, 'Validated');
  await showTable(page, one.name);
  const first = one.name;
  const before = await cell(page, 'Industry', first).textContent();
  // The selection stays over searches and pages; the last one is Validated.
  for (const { name } of [one, other, locked]) {
    await searchFor(page, name);
    await findRow(page, name).getByRole('checkbox').check();
  }
  await expect(page.getByRole('button', { name: `Edit ${locked.name}` })).toBeDisabled();
  await expect(page.getByText('3 companies selected')).toBeVisible();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 companies' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await chooseFromList(dialog, 'Industry', 'Airports');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByText('1 company was not edited')).toBeVisible();
  await expect(result.getByRole('listitem')).toContainText("Change status to 'Initiated' to enable editing");
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Close' }).last().click();
  await searchFor(page, first);
  await expect(cell(page, 'Industry', first)).toHaveText('Airports');
  await toast(page, 'Company Edited Successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toContainText('2 companies are as they were before.');
  await expect(cell(page, 'Industry', first)).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('button', { name: 'Edit selected' })).toHaveCount(0);
});

test('a company is deleted only after asking, and brought back within ten seconds', async ({ page }) => {
  const name = await openOwn(page, 'approver', 'Kite Makers');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirmation = page.getByRole('dialog', { name: /^Delete / });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Cancelled')).toContainText('Company not deleted');
  await expect(findRow(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toContainText(name);
  await expect(page.getByText('No Result Found')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Company restored')).toBeVisible();
  await expect(findRow(page, name)).toBeVisible();
  await page.route('**/delete-company-by-id/**', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'fail', code: 'server-error', message: 'Something went wrong, please try again.' },
    }),
  );
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(confirmation.getByRole('alert')).toContainText('Failed to Delete Company');
  await expect(confirmation.getByRole('alert')).toContainText('Please try again');
});

test('a company is added with a sector of its own', async ({ page }) => {
  const [name, sector] = [uniqueName('Orbit'), uniqueName('Space')];
  await openTable(page, 'approver', '');
  await page.getByRole('button', { name: 'Add Company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Company' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Company name').fill('accor');
  await save.click();
  await expect(dialog.getByText('* Please fill mandatory fields.')).toBeVisible();
  await expect(dialog.getByText('Required')).toHaveCount(7);
  await dialog.getByLabel('Ticker').fill('OR BIT');
  await dialog.getByLabel('Business Description').fill('Launches satellites.');
  await dialog.getByRole('combobox', { name: 'Sector' }).fill(sector);
  await page.getByRole('option', { name: `Add "${sector}"` }).click();
  await expect(toast(page, 'Sector added Successfully')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Sector' })).toHaveValue(sector);
  await chooseFromList(dialog, 'Industry', 'Airports');
  await chooseFromList(dialog, 'Country', 'Japan');
  await expect(dialog.getByLabel('Region')).toHaveValue('APAC');
  await dialog.getByLabel('Entity Type').selectOption('Private');
  await save.click();
  await expect(dialog.getByText('The ticker cannot contain spaces.')).toBeVisible();
  await dialog.getByLabel('Ticker').fill('mmm');
  await save.click();
  await expect(dialog.getByText('Ticker already exists.')).toBeVisible();
  await dialog.getByLabel('Ticker').fill(name.replaceAll(' ', '-').toUpperCase());
  await save.click();
  await expect(dialog.getByText('Company name already exists.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Company name').fill(name);
  await save.click();
  await expect(toast(page, 'Company added successfully')).toContainText(name);
  await showTable(page, name);
  await expect(cell(page, 'Sector', name)).toHaveText(sector);
  await expect(cell(page, 'Status', name)).toHaveText('Initiated');
});

test('a sector that companies have cannot be deleted, one without can', async ({ page }) => {
  const name = await openOwn(page, 'approver', 'Oat Dairy');
  const fleeting = uniqueName('Fleeting');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  const sector = dialog.getByRole('combobox', { name: 'Sector' });
  const was = await sector.inputValue();
  async function remove(sectorName: string): Promise<Locator> {
    await sector.click();
    await page.getByRole('option', { name: 'Delete a sector' }).click();
    await expect(page.getByText('Choose the sector to delete.')).toBeVisible();
    await page.getByRole('option', { name: sectorName }).click();
    const confirmation = page.getByRole('dialog', { name: `Delete the sector "${sectorName}"?` });
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    return confirmation;
  }
  const refused = await remove('Energy');
  await expect(refused.getByRole('alert')).toContainText(/companies have this sector/);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await sector.fill(fleeting);
  await page.getByRole('option', { name: `Add "${fleeting}"` }).click();
  await expect(sector).toHaveValue(fleeting);
  await remove(fleeting);
  await expect(toast(page, 'Deleted!')).toContainText(fleeting);
  await expect(sector).toHaveValue('');
  await sector.click();
  await page.getByRole('option', { name: was }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a company goes into My Portfolio from its row and from the score panel', async ({ page }) => {
  await openTable(page, 'client', '');
  const add = page.getByRole('button', { name: /^Add .* to My Portfolio$/, disabled: false }).first();
  const name = /^Add (.*) to My Portfolio$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const own = findRow(page, name).getByRole('button', { name: `Add ${name} to My Portfolio` });
  await own.click();
  await expect(page.getByText(/^Company .* added to My Portfolio$/)).toBeVisible();
  await expect(own).toBeDisabled();
  await own.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Already in My Portfolio');
  await page.getByRole('button', { name: `Why this score: ${name}` }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('button', { name: `Add ${name} to My Portfolio` })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Download RTI' })).toBeVisible();
});

test('everybody can use the open lists and dialogs', async ({ page }) => {
  // Each list and dialog is looked at by axe, which takes its time.
  test.slow();
  const name = await openOwn(page, 'approver', 'Tidal Power');
  await cell(page, 'Country', name).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await cell(page, 'Region', name).click();
  await expect(page.getByRole('listbox', { name: `Region of ${name}` })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await findRow(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const several = page.getByRole('dialog', { name: 'Edit 1 company' });
  await expect(several).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  // More industries than the list has room for.
  await several.getByRole('combobox', { name: 'Industry' }).click();
  const industry = page.getByRole('option', { name: 'Airports' });
  await expect(industry).toBeVisible();
  await expectAccessible(page);
  for (const open of [industry, several]) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  await dialog.getByRole('combobox', { name: 'Sector' }).click();
  await page.getByRole('option', { name: 'Delete a sector' }).click();
  await expect(page.getByText('Choose the sector to delete.')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Energy' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('what is wrong in a long form stands at its own field, in sight above the buttons', async ({ page }) => {
  await enterAs(page, 'approver');
  const other = await addCompany(page, 'Salt Harvest');
  const { name } = await addCompany(page, 'Reed Weavers');
  await showTable(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const feed = dialog.getByLabel('RSS feed address');
  await dialog.getByLabel('Press release address').focus();
  await page.keyboard.press('Tab');
  await expect(feed).toBeFocused();
  await expectUncovered(feed);
  await page.keyboard.type('harvest.example');
  await save.click();
  await expectUncovered(dialog.getByText('Enter an address that begins with https://'));
  await feed.fill('');
  const otherNames = dialog.getByLabel('Other names');
  await otherNames.fill(other.name);
  await save.click();
  await expect(otherNames).toBeFocused();
  await expect(otherNames).toHaveAccessibleDescription(
    new RegExp(`Another company is called “${other.name}” already`),
  );
  await expectUncovered(dialog.getByText(`Another company is called “${other.name}” already`));
  await expect(dialog.getByLabel('Company name')).not.toHaveAttribute('aria-invalid', 'true');
});

/** Waits until nothing lies over the upper or the lower edge of it. */
async function expectUncovered(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => {
          const upmost = document.elementFromPoint((left + right) / 2, y);
          return upmost !== null && (element.contains(upmost) || upmost.contains(element));
        });
      }),
    )
    .toBe(true);
}
