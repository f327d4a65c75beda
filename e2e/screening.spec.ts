// The screening of a child document (specification 3, sections 2.7 and 4): its pages beside the table of what was read, corrected by keyboard and by
// mouse, saved, and never lost.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, linesFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, signInAs } from './story.ts';

// Documents are made and changed here, and other stories count them.
const test = testOnOwnServer();

const INVOICE = [
  'Acme Paper Ltd',
  'INVOICE',
  'Invoice number: INV-1001',
  'Invoice date: 2026-10-05',
  'Subtotal: 100.00 USD',
  'VAT: 20.00 USD',
  'Total amount due: 125.00 USD',
];

/** Opens the screening of an invoice of the story's own whose total does not fit its parts. */
async function openScreening(page: Page): Promise<Locator> {
  await enterAs(page, 'analyst');
  const id = await addDocument(page, linesFile(`Invoice_${uniqueTicker()}_2026-10-05.pdf`, INVOICE));
  await page.goto(`/documents/summary/${id}`);
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  await page.getByRole('link', { name: 'Screening View' }).click();
  const grid = page.getByRole('grid', { name: 'Invoice' });
  await expect(grid).toBeVisible();
  return grid;
}

const findRow = (grid: Locator, key: string): Locator =>
  grid.getByRole('row').filter({ has: grid.page().getByRole('rowheader', { name: key, exact: true }) });

async function saveAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Save the changes?' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a wrong value is found, shown on its page, corrected and saved without the mouse', async ({ page }) => {
  const grid = await openScreening(page);
  await expect(page.getByRole('status').filter({ hasText: /of \d+ settled/ })).toBeVisible();
  await grid.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-mark]').first()).toBeInViewport();
  const total = findRow(grid, 'Total Amount');
  await total.getByRole('gridcell', { name: '125.00' }).first().click();
  await grid.focus();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Value: Total Amount' }).fill('120');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await expect(total.getByRole('img', { name: 'Not saved yet' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await saveAll(page);
  await expect(total.getByRole('img', { name: 'Modified' })).toBeVisible();
  await page.reload();
  await expect(findRow(grid, 'Total Amount')).toContainText('120');
});

test('everything can be undone and done again, rows are marked and deleted together', async ({ page }) => {
  const grid = await openScreening(page);
  await page.getByRole('button', { name: 'Edit mode' }).click();
  const count = await grid.getByRole('row').count();
  await findRow(grid, 'Total Amount').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Actions: 1' }).click();
  await page.getByRole('menuitem', { name: 'Validate row', exact: true }).click();
  await expect(findRow(grid, 'Total Amount')).toContainText('marked by a person');
  await findRow(grid, 'Invoice Number').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Actions: 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete row' }).click();
  await expect(grid.getByRole('row')).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByRole('row')).toHaveCount(count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findRow(grid, 'Total Amount')).not.toContainText('marked by a person');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(findRow(grid, 'Total Amount')).toContainText('marked by a person');
});

test('keys lead over the border of the document to the screening of its neighbour in the list, and stop at the end', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openScreening(page);
  const older = await heading.innerText();
  await openScreening(page);
  const newer = await heading.innerText();
  await page.keyboard.press('n');
  await expect(heading).toHaveText(older);
  await expect(page.getByRole('grid', { name: 'Invoice' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(heading).toHaveText(newer);
  await expect(page.getByRole('grid', { name: 'Invoice' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Previous child document' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('what was not saved is offered again after the page was left', async ({ page }) => {
  const grid = await openScreening(page);
  await findRow(grid, 'Invoice Number').getByRole('gridcell', { name: 'INV-1001' }).first().dblclick();
  await page.getByRole('textbox', { name: 'Value: Invoice Number' }).fill('INV-2002');
  const kept = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.keyboard.press('Enter');
  await kept;
  await page.reload();
  await page.getByRole('button', { name: /Go on with your draft/ }).click();
  await expect(findRow(grid, 'Invoice Number')).toContainText('INV-2002');
  await grid.focus();
  await saveAll(page);
});

test('of a cell that somebody else changed meanwhile both texts are shown, and nothing else is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const grid = await openScreening(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const other = await context.newPage();
  await signInAs(other, 'approver', new URL(page.url()).pathname);
  const others = other.getByRole('grid', { name: 'Invoice' });
  const edit = async (who: Page, table: Locator, key: string, text: string): Promise<void> => {
    await findRow(table, key).locator('[data-column="value"]').dblclick();
    await who.getByRole('textbox', { name: `Value: ${key}` }).fill(text);
    await who.keyboard.press('Enter');
  };
  await expect(others).toBeVisible();
  await edit(page, grid, 'Invoice Number', 'INV-MINE');
  await edit(page, grid, 'Total Amount', '120');
  await edit(other, others, 'Invoice Number', 'INV-THEIRS');
  await others.focus();
  await saveAll(other);
  // The key saves wherever the person is on the screen, not in the table alone.
  await page
    .getByRole('button', { name: 'Compare documents' })
    .or(page.getByRole('link', { name: 'Compare documents' }))
    .focus();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed the same cells' });
  await expect(dialog).toContainText('INV-THEIRS');
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('dialog', { name: 'Save the changes?' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(findRow(grid, 'Invoice Number')).toContainText('INV-THEIRS');
  await expect(findRow(grid, 'Total Amount')).toContainText('120');
  await context.close();
});

test('a value clicked on its page leads to its row, and a box drawn there reads the value of the row anew', async ({
  page,
}) => {
  const grid = await openScreening(page);
  const pages = page.getByRole('region', { name: /^Pages of / });
  await pages.getByText('INV-1001').click();
  await expect(findRow(grid, 'Invoice Number')).toHaveAttribute('data-active', 'true');
  await expect(page.locator('[data-mark]')).toBeInViewport();
  await findRow(grid, 'Total Amount').getByRole('gridcell', { name: '125.00' }).first().click();

  // The subtotal's own line: what stands there is 100.00 USD.
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Read a box anew' })).toHaveAttribute('aria-pressed', 'true');
  const line = await pages.getByText(/Subtotal/).boundingBox();
  if (line === null) throw new Error('The line of the subtotal is not drawn.');
  const middle = line.y + line.height / 2;
  await page.mouse.move(line.x + line.width * 0.45, middle - line.height);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width + 10, middle + line.height, { steps: 5 });
  await page.mouse.up();
  const total = findRow(grid, 'Total Amount');
  await expect(page.getByRole('region', { name: 'The row in full' })).toContainText('As printed: 100.00 USD');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total).toContainText('125.00');
});
