// What is done with whole child documents (specification 3, sections 6 and 7): copied, tagged and found by the tag, deleted while somebody else has it open, and
// differences with a linked document settled at once.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, linesFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { findRow, openInvoice, screenInvoice } from './screened-invoice.ts';
import { enterAs, signInAs } from './story.ts';

// Documents are made and changed here, and other stories count them.
const test = testOnOwnServer();

async function chooseMore(page: Page, name: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a child document is copied, tagged, found by its tag, and deleted while somebody edits it', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, 'approver');
  await openInvoice(page);
  const address = page.url();
  await chooseMore(page, /^More for Invoice, 1/, 'Copy');
  const children = page.getByRole('region', { name: 'Child documents' });
  await expect(children.getByRole('button', { name: 'Invoice (copy)', exact: true })).toBeVisible();

  await chooseMore(page, /^More for Invoice \(copy\)/, 'Edit tags');
  const tags = page.getByRole('dialog', { name: 'Tags of Invoice (copy)' });
  await tags.getByRole('combobox', { name: 'Tags' }).fill('year end');
  await page.keyboard.press('Enter');
  await expectAccessibleInBothSchemes(page);
  await tags.getByRole('button', { name: 'Save' }).click();
  await expect(children.getByRole('list', { name: 'Tags' })).toContainText('year end');
  await page.goto('/index/document/listing?Tag=year+end');
  await expect(page.getByRole('status').filter({ hasText: '1' }).first()).toBeVisible();

  // An analyst edits the copy while the approver deletes it.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const other = await context.newPage();
  await signInAs(other, 'analyst', new URL(address).pathname);
  await other.getByRole('button', { name: 'Invoice (copy)', exact: true }).click();
  await other.getByRole('link', { name: 'Screening View' }).click();
  const grid = other.getByRole('grid', { name: 'Invoice' });
  const kept = other.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await findRow(grid, 'Invoice Number').locator('[data-column="value"]').dblclick();
  await other.getByRole('textbox', { name: 'Value: Invoice Number' }).fill('INV-MINE');
  await other.keyboard.press('Enter');
  await kept;
  await page.goto(address);
  await chooseMore(page, /^More for Invoice \(copy\)/, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete Invoice (copy)?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(children.getByRole('button', { name: 'Invoice (copy)', exact: true })).toHaveCount(0);
  await expect(other.getByText('This child document was deleted')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Copy my changes' })).toBeVisible();
  await expect(findRow(grid, 'Invoice Number')).toContainText('INV-MINE');
  await expectAccessibleInBothSchemes(other);
  await context.close();
});

test('an empty child document is added, and gets another name and attributes', async ({ page }) => {
  await enterAs(page, 'analyst');
  await openInvoice(page, '120.00');
  await page.getByRole('button', { name: 'Add child document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child document' });
  await dialog.getByRole('combobox', { name: 'Document type' }).fill('Receipt');
  await page.getByRole('option', { name: 'Receipt' }).click();
  await dialog.getByRole('textbox', { name: 'Pages' }).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Name pages from 1 to 1');
  await dialog.getByRole('textbox', { name: 'Pages' }).fill('1');
  // A button under the mouse has another colour.
  await page.mouse.move(0, 0);
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await chooseMore(page, /^More for Receipt/, 'Edit attributes');
  const edit = page.getByRole('dialog', { name: 'Edit Receipt' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Till slip');
  await edit.getByRole('textbox', { name: 'Attributes' }).fill('Auditor: Acme');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Till slip', exact: true })).toBeVisible();
});

test('differences with a linked document are settled with a reason, and both values stay', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const number = `INV-${uniqueTicker()}`;
  const file = (total: string) =>
    linesFile(`Invoice_${uniqueTicker()}_2026-10-05.pdf`, [
      'Acme Paper Ltd',
      'INVOICE',
      `Invoice number: ${number}`,
      'Invoice date: 2026-10-05',
      `Total amount due: ${total} USD`,
    ]);
  await addDocument(page, file('120.00'));
  const id = await addDocument(page, file('130.00'));
  await page.goto(`/documents/summary/${id}`);
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  const grid = await screenInvoice(page);
  await page.getByRole('button', { name: /^Actions for Invoice/ }).click();
  await page.getByRole('menuitem', { name: 'User Actions' }).hover();
  await page.getByRole('menuitem', { name: 'Update Document Links' }).click();
  const bar = page.getByRole('toolbar', { name: 'Update Document Links' });
  await bar.getByRole('button', { name: 'Link', exact: true }).click();
  await bar.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: /^Settle differences: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Settle the differences with linked documents' });
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await expect(dialog).toContainText('Say why this value stands.');
  await dialog
    .getByRole('radiogroup', { name: 'Total Amount' })
    .getByRole('radio', { name: /^Here: / })
    .check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The other one is a draft');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByRole('button', { name: /^Settle differences: / })).toHaveCount(0);
  await expect(findRow(grid, 'Total Amount')).toContainText('settled that 130.00 stands');
});
