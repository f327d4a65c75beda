// An invoice of a story's own that is open in its screening.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { addDocument, linesFile, uniqueTicker } from './own-document.ts';

const INVOICE = [
  'Acme Paper Ltd',
  'INVOICE',
  'Invoice number: INV-1001',
  'Invoice date: 2026-10-05',
  'Subtotal: 100.00 USD',
  'VAT: 20.00 USD',
];

/** Uploads an invoice as the signed-in user and opens its summary once it was read; its total does not fit unless another one is given. */
export async function openInvoice(page: Page, total = '125.00'): Promise<string> {
  const file = linesFile(`Invoice_${uniqueTicker()}_2026-10-05.pdf`, [
    ...INVOICE,
    `Total amount due: ${total} USD`,
  ]);
  const id = await addDocument(page, file);
  await page.goto(`/documents/summary/${id}`);
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  return id;
}

/** Goes from the summary to the screening of the invoice. */
export async function screenInvoice(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Invoice', exact: true }).first().click();
  await page.getByRole('link', { name: 'Screening View' }).click();
  const grid = page.getByRole('grid', { name: 'Invoice' });
  await expect(grid).toBeVisible();
  return grid;
}

/** The row of a key in the table of an invoice. */
export const findRow = (grid: Locator, key: string): Locator =>
  grid.getByRole('row').filter({ has: grid.page().getByRole('rowheader', { name: key }) });
