// Documents that belong together (specification 3, sections 2.6 and 4): found as candidates, linked, compared side by side, settled, and posted.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, linesFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import type { Role } from './story.ts';
import { enterAs, signInAs } from './story.ts';

// Documents are made and changed here, and other stories count them.
const test = testOnOwnServer();

function invoiceFile(name: string, number: string, total: string) {
  return linesFile(`${name}_${uniqueTicker()}_2026-10-05.pdf`, [
    'Acme Paper Ltd',
    'INVOICE',
    `Invoice number: ${number}`,
    'Invoice date: 2026-10-05',
    'Subtotal: 100.00 USD',
    'VAT: 20.00 USD',
    `Total amount due: ${total} USD`,
  ]);
}

type Invoice = ReturnType<typeof invoiceFile>;

/** Uploads files as a person does, and opens the last of them from the list once it can be viewed. */
async function uploadAndView(page: Page, files: readonly Invoice[]): Promise<void> {
  await page.goto('/upload');
  await expect(page.getByLabel('Client', { exact: false }).first()).not.toHaveValue('');
  await page.locator('input[type="file"]').setInputFiles([...files]);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(`${files.length} files`);
  await expect(page).toHaveURL(/\/companies/);
  await page.goto('/index/document/listing');
  const name = files.at(-1)?.name ?? '';
  await page.getByRole('link', { name: `View ${name}` }).click({ timeout: 90_000 });
}

/** Opens a document that is viewed where it stands beside what it is linked to. */
async function openComparison(page: Page): Promise<void> {
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  await page.getByRole('link', { name: 'Screening View' }).click();
  await page.getByRole('link', { name: 'Compare documents' }).click();
  await page.waitForURL(/InterDocumentValidation$/);
  await expect(page.getByRole('grid', { name: 'Invoice' })).toBeVisible();
}

async function chooseUserAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Invoice/ }).click();
  await page.getByRole('menuitem', { name: 'User Actions' }).hover();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm Action' });
  await expect(dialog).toContainText(`Are you sure you want to ${action} for this document?`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

const findRow = (page: Page, key: string): Locator =>
  page
    .getByRole('grid', { name: 'Invoice' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: key, exact: true }) });

/** Links the document to the only candidate, which has the same number. */
async function linkByKeyboard(page: Page, candidate: string): Promise<void> {
  await chooseUserAction(page, 'Update Document Links');
  const bar = page.getByRole('toolbar', { name: 'Update Document Links' });
  await expect(bar).toContainText(`Invoice - ${candidate}`);
  await expect(bar).toContainText('Same number');
  await expect(bar.getByRole('button', { name: 'Previous candidate' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Whoever came by keyboard goes on by keyboard.
  await expect(bar.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('button', { name: '✓ Linked' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await bar.getByRole('button', { name: 'Finish' }).click();
  await confirm(page, 'Update Document Links');
  await expect(bar).toBeHidden();
}

/** Sees the total on both documents, and corrects that of the wrong one. */
async function settleTotal(page: Page, right: string, wrong: string): Promise<void> {
  const total = findRow(page, 'Total Amount');
  await expect(total).toContainText(`Total Amount is 130.00 here, but 120.00 in ${right}, p. 1.`);
  await expect(total).toContainText(`120.00+10.00${right}, p. 1`);
  await expect(page.getByRole('list', { name: 'Compared with linked documents' })).toContainText('1 differs');
  await total.getByRole('gridcell', { name: '130.00' }).first().click();
  const own = page.getByRole('region', { name: wrong, exact: true });
  const other = page.getByRole('region', { name: right, exact: true });
  await expect(own).toContainText('Total Amount 130.00');
  await expect(other).toContainText('Total Amount 120.00');
  await expect(own.locator('[data-mark]')).toBeInViewport();
  await expect(other.locator('[data-mark]')).toBeInViewport();
  await expectAccessibleInBothSchemes(page);

  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Value: Total Amount' }).fill('120.00');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(total).not.toContainText('but 120.00');
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Save the changes?' }).getByRole('button', { name: 'Save' }).click();
}

async function reject(page: Page, reason: string): Promise<void> {
  await chooseUserAction(page, 'Reject');
  const dialog = page.getByRole('dialog', { name: 'Confirm Action' });
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await confirm(page, 'Reject');
}

/** Marks a value, while somebody else has the document open and sees that it is being edited. */
async function markCurrencyBeside(page: Page, other: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit mode' }).click();
  await findRow(page, 'Currency').getByRole('gridcell').nth(1).click();
  await page.keyboard.press('v');
  await expect(other.getByText('Tomás Rivera is editing')).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothSchemes(other);
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Approve stays in the menu, and says why it is left to somebody else. */
async function expectNoApproval(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Invoice/ }).click();
  await page.getByRole('menuitem', { name: 'User Actions' }).hover();
  const approve = page.getByRole('menuitem', { name: /^Approve/ });
  await expect(approve).toContainText('somebody else, who may approve, approves it');
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothSchemes(page);
}

test('two documents that contradict each other are linked, compared, settled and posted', async ({
  page,
  browser,
  baseURL,
}) => {
  // Three people take turns in it.
  test.slow();
  await enterAs(page, 'analyst');
  const number = `INV-${uniqueTicker()}`;
  const right = invoiceFile('Invoice', number, '120.00');
  const wrong = invoiceFile('InvoiceCopy', number, '130.00');
  await uploadAndView(page, [right, wrong]);
  await openComparison(page);
  await expect(page.getByText('No Linked Documents Found')).toBeVisible();
  await linkByKeyboard(page, right.name);
  await settleTotal(page, right.name, wrong.name);
  await chooseUserAction(page, 'Start Review');
  await confirm(page, 'Start Review');
  await expect(page.getByText('In Review', { exact: true })).toBeVisible();

  const screening = new URL(page.url()).pathname.replace('/InterDocumentValidation', '');
  const open = async (role: Role, path: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const opened = await context.newPage();
    await signInAs(opened, role, path);
    return opened;
  };
  const admin = await open('admin', '/admin/roles');
  await admin.getByRole('switch', { name: 'Four eyes' }).click({ force: true });
  await expect(admin.getByRole('switch', { name: 'Four eyes' })).toBeChecked();
  await expectAccessibleInBothSchemes(admin);

  // The approver sends it back once, and changes something the second time.
  const approver = await open('approver', screening);
  await expect(page.getByText('Tomás Rivera is here')).toBeVisible();
  await expect(approver.getByText('Noor Hansen is here')).toBeVisible();
  await reject(approver, 'The order is missing.');
  await page.goto(screening);
  await expect(page.getByText('The order is missing.')).toBeVisible();
  await expect(page.getByText(/^It goes back to /)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await chooseUserAction(page, 'Start Review');
  await confirm(page, 'Start Review');
  await expect(page.getByText('The order is missing.')).toBeHidden();
  await approver.reload();
  await markCurrencyBeside(approver, page);
  await expectNoApproval(approver);

  // Somebody else, who may approve, does.
  await admin.goto(screening);
  await chooseUserAction(admin, 'Approve');
  await confirm(admin, 'Approve');
  await expect(admin.getByText('Validated', { exact: true })).toBeVisible();
  await chooseUserAction(admin, 'Post');
  await confirm(admin, 'Post');
  await expect(admin.getByText('Posted', { exact: true })).toBeVisible();
});

test('links that were chosen and not finished are offered again, and a link is taken off from the other side', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const number = `INV-${uniqueTicker()}`;
  const first = invoiceFile('Invoice', number, '120.00');
  const second = invoiceFile('InvoiceCopy', number, '120.00');
  await addDocument(page, first);
  await page.goto(`/documents/summary/${await addDocument(page, second)}`);
  await openComparison(page);
  await chooseUserAction(page, 'Update Document Links');
  const kept = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await kept;
  await page.reload();
  await page.getByRole('button', { name: /Go on with your draft/ }).click();
  await expect(page.getByRole('button', { name: '✓ Linked' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await confirm(page, 'Update Document Links');

  // The way to the linked document is in a window of its own.
  await page.getByRole('button', { name: new RegExp(`Invoice - ${first.name} · 1 of 1`) }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: `Open Invoice - ${first.name} in a new window` }).click();
  const linked = await opening;
  await expect(linked.getByRole('heading', { level: 1 })).toHaveText(first.name);
  await linked.getByRole('link', { name: 'Compare documents' }).click();
  await linked.waitForURL(/InterDocumentValidation$/);
  await chooseUserAction(linked, 'Update Document Links');
  await linked.getByRole('button', { name: '✓ Linked' }).click();
  await linked.getByRole('button', { name: 'Finish' }).click();
  await confirm(linked, 'Update Document Links');
  await expect(linked.getByText('No Linked Documents Found')).toBeVisible();
  await expect(page.getByText('No Linked Documents Found')).toBeVisible();
});
