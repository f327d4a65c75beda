// Templates (issue 13): an administrator changes what a type of document is read by, and documents are read so from then on.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { ask } from './ask-server.ts';
import { addDocument, linesFile, plainLinesFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { signInAs } from './story.ts';

// Templates are changed here, and other stories read documents by them.
const test = testOnOwnServer();

const INVOICE = [
  'Acme Paper Ltd',
  'INVOICE',
  'Invoice date: 2026-10-05',
  'Invoice number: INV-2051',
  'Requisition mark: ZQ-4711',
  'Total amount due: 120.00 USD',
];

interface Children {
  readonly data: readonly { readonly id: string }[];
}

interface Child {
  readonly data: {
    readonly JSONData: readonly { readonly id: string; readonly SSOTKey: string; readonly Value: string }[];
  };
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The summary of the invoice, once its page is drawn: a viewer that is left while it opens its file fails. */
async function openDocument(page: Page, id: string): Promise<void> {
  await page.goto(`/documents/summary/${id}`);
  const pages = page.getByRole('region', { name: /^Pages of / });
  await expect(pages.getByText('ZQ-4711').first()).toBeVisible({ timeout: 60_000 });
}

/** What was read from the document of an invoice, once it is there. */
async function openRows(page: Page, id: string) {
  await openDocument(page, id);
  await page.getByRole('button', { name: 'Invoice', exact: true }).click({ timeout: 60_000 });
  return page.getByRole('table', { name: 'Invoice: rows' });
}

async function reextract(page: Page, id: string): Promise<void> {
  await openDocument(page, id);
  await page.getByRole('button', { name: /^Actions for Invoice/ }).click();
  await page.getByRole('menuitem', { name: 'System Actions' }).hover();
  await page.getByRole('menuitem', { name: 'Re-extract' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('group', { name: 'Re-extract' })).toBeVisible();
}

test('a synonym is added to a key of the invoice, and a document read again has its value', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const id = await addDocument(page, linesFile(`CCRR_${uniqueTicker()}_2026-09-30.pdf`, INVOICE));
  const before = await openRows(page, id);
  await expect(before).toContainText('INV-2051');
  await expect(before).not.toContainText('ZQ-4711');

  await page.goto('/admin/templates');
  await expect(page.getByRole('row', { name: /^Invoice/ })).toContainText('As shipped');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Edit Invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Edit key Order Number' }).click();
  const names = dialog(page).getByRole('combobox', { name: 'Names on the page' });
  await names.fill('Requisition Mark:');
  await names.press('Enter');
  // As the reader compares it.
  await expect(dialog(page).getByText('requisition mark', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Invoice/ })).toContainText('Changed');

  await reextract(page, id);
  await expect(async () => {
    await expect(await openRows(page, id)).toContainText('ZQ-4711', { timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await page.goto('/admin/templates');
  await page.getByRole('button', { name: 'Return Invoice to what was shipped' }).click();
  await dialog(page).getByRole('button', { name: 'Return' }).click();
  await expect(dialog(page)).toContainText('Invoice is as it was shipped.');
  await expect(page.getByRole('row', { name: /^Invoice/ })).toContainText('As shipped');
});

/** Waits until the document is processed; the id of its child document. */
async function processed(page: Page, id: string): Promise<string> {
  let child = '';
  await expect(async () => {
    const { data } = (await ask(page, '/digitizedDocument/getDocsByParentID', { id })) as Children; // the contract's shape
    child = data[0]?.id ?? '';
    expect(child).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return child;
}

/** Types the number of an invoice that was not read, and approves it. */
async function correct(page: Page, id: string, mark: string): Promise<void> {
  const child = await processed(page, id);
  const { data } = (await ask(page, `/child-documents/${child}`, undefined, 'GET')) as Child; // the contract's shape
  const row = data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Invoice Number');
  const change = { kind: 'set', rowId: row?.id, field: 'Value', before: row?.Value, after: mark };
  await ask(page, `/child-documents/${child}`, { data: [change] });
  for (const action of ['Start Review', 'Approve'])
    await ask(page, `/workflow/actions/${child}/${action}`, {});
}

test('a template is tried on a document before it is saved, and its versions lead back', async ({ page }) => {
  await signInAs(page, 'admin');
  const name = `CCRR_${uniqueTicker()}_2026-09-30.pdf`;
  await processed(page, await addDocument(page, linesFile(name, INVOICE)));

  await page.goto('/admin/templates');
  await page.getByRole('button', { name: 'Edit Invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Edit key Order Number' }).click();
  const names = dialog(page).getByRole('combobox', { name: 'Names on the page' });
  await names.fill('Requisition Mark:');
  await names.press('Enter');
  await dialog(page).getByRole('tab', { name: 'Try it' }).click();
  const chooser = dialog(page).getByRole('combobox', { name: 'Document', exact: true });
  // The newest of the type stands there; others are found by a part of their name.
  await expect(chooser).toHaveValue(name);
  await chooser.fill('CCRR_OWN');
  await page.getByRole('option', { name }).click();
  const tried = dialog(page).getByRole('table', { name: 'Values read with this template' });
  await expect(
    tried.getByRole('row', { name: /^Order Number Different – ZQ-4711 ZQ-4711 \d+ ?%/ }),
  ).toBeVisible();
  await expect(tried.getByRole('row', { name: /^Invoice Number INV-2051 INV-2051/ })).toBeVisible();
  await expect(dialog(page).getByText('1 value differs from what is stored.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Read them now' }).click();
  await expect(dialog(page).getByText(/1 reads differently$/)).toBeVisible({ timeout: 60_000 });
  const different = dialog(page).getByRole('table', { name: 'Which documents would read differently' });
  await expect(different).toContainText('Order Number: nothing → ZQ-4711');
  await different.getByRole('checkbox', { name: `Choose ${name}` }).click();
  // Documents are read by what is saved.
  await expect(dialog(page).getByRole('button', { name: 'Re-extract 1 document' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Look at Invoice' }).click();
  await dialog(page).getByRole('tab', { name: 'Try it' }).click();
  await dialog(page).getByRole('button', { name: 'Read them now' }).click();
  await different.getByRole('checkbox', { name: `Choose ${name}` }).click({ timeout: 60_000 });
  await dialog(page).getByRole('button', { name: 'Re-extract 1 document' }).click();
  const sure = page.getByRole('dialog', { name: 'Confirm Action' });
  await expect(sure).toContainText('Are you sure you want to Re-extract this document?');
  await sure.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 document is read again.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Versions of Invoice' }).click();
  const versions = dialog(page).getByRole('table', { name: 'Versions of Invoice' });
  const newest = versions.getByRole('row').nth(1);
  await expect(newest).toContainText('Order Number, Names on the page: Added: requisition mark');
  await expect(newest).toContainText('Now');
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('combobox', { name: 'To' }).selectOption('As shipped');
  await expect(dialog(page).getByText('These two versions say the same.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Return Invoice to what was shipped' }).click();
  await dialog(page).getByRole('button', { name: 'Return' }).click();
  await expect(page.getByRole('row', { name: /^Invoice/ })).toContainText('As shipped');
});

test('a template learns from corrections, says what it is worth, and is undone by one click', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const marks = ['ZQ-8001', 'ZQ-8002'];
  for (const mark of marks) {
    const lines = INVOICE.map((line) => (line.startsWith('Invoice number') ? `Wexford mark: ${mark}` : line));
    await correct(
      page,
      await addDocument(page, plainLinesFile(`CCRR_${uniqueTicker()}_2026-09-30.pdf`, lines)),
      mark,
    );
  }
  await page.goto('/admin/templates');
  await page.getByRole('button', { name: 'Versions of Invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Learn from corrections' }).click();
  await expect(dialog(page).getByText('Kept: Invoice Number: “wexford mark” (2 documents)')).toBeVisible({
    timeout: 60_000,
  });
  const newest = dialog(page).getByRole('table', { name: 'Versions of Invoice' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Learning');
  await expect(newest).toContainText('Invoice Number, Names on the page: Added: wexford mark');
  await expect(newest).toContainText(
    /Approved values read right: \d+ of \d+ before, \d+ after, in \d+ documents\./,
  );
  await expectAccessibleInBothSchemes(page);
  await newest.getByRole('button', { name: /^Undo what version/ }).click();
  await expect(page.getByText(/It will not be learned again\.$/)).toBeVisible();
  await expect(newest).toContainText('Invoice Number, Names on the page: Gone: wexford mark');
  await dialog(page).getByRole('button', { name: 'Learn from corrections' }).click();
  await expect(
    dialog(page).getByText('Was undone before: Invoice Number: “wexford mark” (2 documents)'),
  ).toBeVisible({ timeout: 60_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /^Invoice/ })).toContainText('As shipped');
});

test('a template is duplicated, what is wrong is said at its field, and it is removed', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/templates');
  await page.getByRole('button', { name: 'Duplicate Receipt' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Copy of Receipt',
  );
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Till Slip');

  await dialog(page).getByRole('button', { name: 'Edit key Receipt Number' }).click();
  const pattern = dialog(page).getByRole('textbox', { name: 'Pattern', exact: true });
  await pattern.fill('(T+)+');
  await dialog(page).getByRole('tab', { name: 'Rules' }).click();
  await dialog(page).getByRole('button', { name: 'Add a rule' }).click();
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Choose the keys of the rule.')).toBeVisible();
  await expect(dialog(page).getByRole('tab', { name: /Keys/ })).toContainText('1');
  await dialog(page).getByRole('button', { name: 'Remove rule 2' }).click();
  await dialog(page).getByRole('tab', { name: /Keys/ }).click();
  await expect(dialog(page).getByText(/this pattern would take too long/)).toBeVisible();
  await pattern.fill('TS-[0-9]+');
  const example = dialog(page).getByRole('textbox', { name: 'Try it on a value' });
  await example.fill('TS-12x');
  await expect(dialog(page).getByText('Does not fit the pattern.')).toBeVisible();
  await example.fill('TS-12');
  await expect(dialog(page).getByText('Fits the pattern.')).toBeVisible();

  for (const tab of ['How it is recognised', 'Tables']) {
    await dialog(page).getByRole('tab', { name: tab }).click();
    await expectAccessibleInBothSchemes(page);
  }
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Till Slip/ })).toContainText('Own');
  await page.getByRole('button', { name: 'Remove Till Slip' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('row', { name: /^Till Slip/ })).toHaveCount(0);
});

test('who may not see templates does not find them', async ({ page }) => {
  await signInAs(page, 'analyst', '/admin/templates');
  await expect(page).toHaveURL(/\/companies/);
  await expect(page.getByRole('link', { name: 'Templates' })).toHaveCount(0);
});
