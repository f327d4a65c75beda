// What analysts do with the tables of a child document as a whole (specification 3, section 2.7; issue 15, 'Bad input'): columns arranged and undone, menus
// by keyboard, very much pasted, saved and undone at once, and what cannot be taken.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, tableFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs, expectAccessible } from './story.ts';

// Documents are made and changed here, and other stories count them.
const test = testOnOwnServer();

const STATEMENT = [
  ['', '30 September 2026', '30 September 2025'],
  ['Cash and cash equivalents', '3,343', '2,892'],
  ['Inventories', '2,748', '2,782'],
  ['Total current assets', '6,091', '5,674'],
  ['Goodwill', '1,669', '1,690'],
  ['Total assets', '7,760', '7,364'],
  ['Total liabilities', '4,129', '4,180'],
  ['Total equity', '3,631', '3,184'],
];
const PASTED_ROWS = 10_000;
const LONG = 5_000_000;

/** Of eight years. */
const LONG_STATEMENT = [
  ['', ...Array.from({ length: 8 }, (_, at) => String(2026 - at))],
  ...[
    'Cash',
    'Inventories',
    'Total current assets',
    'Goodwill',
    'Total assets',
    'Total liabilities',
    'Total equity',
  ].map((line, row) => [line, ...Array.from({ length: 8 }, (_, at) => `${row + 2},${100 + 7 * at}`)]),
];

async function openScreening(page: Page, rows: readonly (readonly string[])[] = STATEMENT): Promise<Locator> {
  await enterAs(page, 'analyst');
  const name = `BalanceSheet_${uniqueTicker()}_2026-09-30.pdf`;
  const id = await addDocument(page, tableFile(name, 'Consolidated Balance Sheets', rows));
  await page.goto(`/documents/summary/${id}`);
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Balance Sheet', exact: true }).click();
  await page.getByRole('link', { name: 'Screening View' }).click();
  const grid = page.getByRole('grid', { name: 'Balance Sheet' });
  await expect(grid).toBeFocused();
  return grid;
}

/** As the browser pastes what a spreadsheet has copied. */
function paste(grid: Locator, text: string): Promise<void> {
  return grid.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const listHeadings = (grid: Locator): Promise<string[]> =>
  grid.locator('[data-heading]').evaluateAll((all) => all.map((each) => each.textContent));

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Save the changes?' })).toBeVisible();
  await page.keyboard.press('Enter');
}

test('how the table is arranged is undone step by step with what is changed in it', async ({ page }) => {
  const grid = await openScreening(page);
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('[data-active="true"][data-column="value"]')).toBeVisible();
  const before = await listHeadings(grid);

  // The menu of the row by keyboard: the entries of the primary table, comments, and no others.
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Row and column' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Comment on the cell',
    'Comment on the row',
    'Edit column',
    'Insert column left',
    'Insert column right',
    'Delete column',
  ]);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Insert column right' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Column name' }).fill('Other');
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Other name' }).fill('Comment of the analyst');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => listHeadings(grid)).toHaveLength(before.length + 1);

  await grid.getByRole('columnheader', { name: 'Value' }).click({ button: 'right' });
  await page
    .getByRole('menu', { name: 'Column', exact: true })
    .getByRole('menuitem', { name: 'Move the column left' })
    .click();
  await expect.poll(async () => (await listHeadings(grid))[0]).toBe('Value');
  await grid.getByRole('columnheader', { name: 'Confidence' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Group by this column' }).click();
  await expect(grid.getByRole('gridcell', { name: /^\d+% \(\d+\)$/ }).first()).toBeVisible();
  await grid.getByRole('columnheader', { name: 'Key' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Freeze up to this column' }).click();
  await expect(grid.locator('[data-heading="key"]')).toHaveAttribute('data-frozen', '');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(grid.locator('[data-heading="key"]')).not.toHaveAttribute('data-frozen', '');
  await undo.click();
  await expect(grid.getByRole('gridcell', { name: /^\d+% \(\d+\)$/ })).toHaveCount(0);
  await undo.click();
  await expect.poll(async () => (await listHeadings(grid))[0]).toBe('Key');
  await undo.click();
  await expect.poll(() => listHeadings(grid)).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await listHeadings(grid))[0]).toBe('Value');
});

test('twenty thousand cells are pasted into a child table, undone in one step and saved; a cell of 5 MB is refused', async ({
  page,
}) => {
  // Drawing and saving so many cells takes half a minute of the processor alone.
  test.slow();
  const primary = await openScreening(page);
  await primary.getByRole('gridcell', { name: 'Table', exact: true }).first().dblclick();
  const table = page.getByRole('grid', { name: 'Table 1' });
  await expect(table).toBeVisible();
  const rowCount = await table.getAttribute('aria-rowcount');
  // What is clicked on the page is found in the table that is open.
  await page.locator('.textLayer').getByText('2,782', { exact: true }).click();
  await expect(table.locator('[data-active="true"][data-column]')).toHaveText('2782');
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.locator('[data-active="true"][data-column]')).toBeVisible();
  await page.keyboard.press('Control+Home');

  await paste(table, 'x'.repeat(LONG));
  await expect(page.getByText('Nothing was pasted')).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', rowCount ?? '');

  const lines = Array.from({ length: PASTED_ROWS }, (_, row) => `=SUM(A${row})\t<b>${row}</b>`);
  await paste(table, lines.join('\r\n'));
  await expect(table).toHaveAttribute('aria-rowcount', String(PASTED_ROWS + 1));
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(table).toHaveAttribute('aria-rowcount', rowCount ?? '');
  await page.getByRole('button', { name: 'Redo' }).last().click();
  await expect(table).toHaveAttribute('aria-rowcount', String(PASTED_ROWS + 1));
  await table.focus();
  await save(page);
  await expect(page.getByRole('tabpanel').getByText('Saved', { exact: true }).last()).toBeVisible({
    timeout: 60_000,
  });
  // Text stays text. Twenty thousand cells are drawn anew once they are saved, and a key that is pressed meanwhile may be lost.
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await expect(table.getByText(`=SUM(A${PASTED_ROWS - 1})`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessibleInBothSchemes(page);
});

test('of a table wider than its window the columns in sight are drawn, and keys lead to the others', async ({
  page,
}) => {
  const primary = await openScreening(page, LONG_STATEMENT);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await primary.getByRole('gridcell', { name: 'Table', exact: true }).first().dblclick();
  const table = page.getByRole('grid', { name: 'Table 1' });
  const drawn = table.locator('[data-row]').first().locator('[data-column]');
  await expect(table.getByRole('columnheader')).toHaveCount(10);
  await expect(drawn.first()).toBeVisible();
  expect(await drawn.count()).toBeLessThan(9);

  await table.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  const active = table.locator('[data-active="true"][data-column]');
  await expect(active).toHaveAttribute('aria-colindex', '10');
  await expect(active).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(active).toHaveAttribute('aria-colindex', '2');
  await expect(active).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
