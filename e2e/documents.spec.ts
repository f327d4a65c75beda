import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, ratingFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs } from './story.ts';
import type { Role } from './story.ts';

// Documents are made, changed and removed here, and other stories count them.
const test = testOnOwnServer();

const LISTING = '/index/document/listing';

/** Opens the list with documents of the story's own; resolves with their names. */
async function openListing(page: Page, role: Role, count: number): Promise<string[]> {
  await enterAs(page, role);
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = ratingFile(uniqueTicker());
    await addDocument(page, file);
    names.push(file.name);
  }
  await page.goto(LISTING);
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  return names;
}

function findRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name }) });
}

test('a document shows how far it is, live, until it can be viewed and downloaded', async ({ page }) => {
  const [name = ''] = await openListing(page, 'analyst', 1);
  const row = findRow(page, name);
  await expect(row).toContainText('1 page');
  await expect(row.getByText('Processed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(row.getByRole('link', { name: `View ${name}` })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${name}`, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(?:pdf|zip)$/);
});

test('search in a category with Enter, kept for the next visit, and a range that runs backwards is told', async ({
  page,
}) => {
  const [first = '', second = ''] = await openListing(page, 'analyst', 2);
  await page.getByLabel('Search in').selectOption('Document Name');
  await page.getByRole('searchbox', { name: 'Search the documents' }).fill(first);
  await page.keyboard.press('Enter');
  await expect(findRow(page, first)).toBeVisible();
  await expect(findRow(page, second)).toHaveCount(0);
  await page.goto('/companies');
  await page.goto(LISTING);
  await expect(page.getByRole('searchbox', { name: 'Search the documents' })).toHaveValue(first);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(findRow(page, second)).toBeVisible();
  await expect(page.getByText('180 days')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('01-02-2020');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'From Date > To Date' })).toContainText(
    'Please pick To Date >= From Date',
  );
  await expect(page.getByText('180 days')).toBeVisible();
});

test('an Admin deletes, sees what is deleted struck out, restores and deletes for good', async ({ page }) => {
  const [name = ''] = await openListing(page, 'admin', 1);
  const row = findRow(page, name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Cancelled' })).toContainText('Files are safe :)');
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete "${name}"?` });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show deleted' }).click();
  await expect(row.getByRole('rowheader')).toHaveCSS('text-decoration-line', 'line-through');
  await row.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored!')).toBeVisible();
  await page.getByRole('switch', { name: 'Show deleted' }).click();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show deleted' }).click();
  await row.getByRole('button', { name: `Delete ${name} for good` }).click();
  await page
    .getByRole('dialog', { name: `Delete "${name}" for good?` })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(row).toHaveCount(0);
});

test('buttons above the list say how many they apply to; redigitize asks how', async ({ page }) => {
  const names = await openListing(page, 'approver', 2);
  for (const name of names) {
    await expect(findRow(page, name).getByText('Processed', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await findRow(page, name).getByRole('checkbox').check();
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: 2 of 2' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  const [name = ''] = names;
  await findRow(page, name)
    .getByRole('button', { name: `Digitise ${name} again` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Digitise "${name}" again?` });
  await dialog.getByLabel('Words from').selectOption('Text layer');
  await expect(dialog.getByLabel('Languages of the OCR')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Digitise again' }).click();
  await expect(page.getByText('It waits in the queue.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: 2 of 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(findRow(page, name)).toHaveCount(0);
});

test('the keyboard goes through the rows, and files dropped on the page lead to the upload', async ({
  page,
}) => {
  const [name = ''] = await openListing(page, 'analyst', 2);
  await expect(findRow(page, name)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(page.getByText('1 selected')).toBeVisible();
  const dropped = `CCRR_${uniqueTicker()}_2026-09-30.pdf`;
  const transfer = await page.evaluateHandle((fileName) => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.4'], fileName, { type: 'application/pdf' }));
    return data;
  }, dropped);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page).toHaveURL(/\/upload/);
  await expect(page.getByRole('listitem', { name: dropped })).toBeVisible();
});
