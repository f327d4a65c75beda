// Comments beside what was read (specification 3, sections 6 and 7): two people talk about a cell, see each other's words as they are written, and lose none.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { testOnOwnServer } from './own-server.ts';
import { findRow, openInvoice, screenInvoice } from './screened-invoice.ts';
import { enterAs, signInAs } from './story.ts';

// Documents are made and changed here, and other stories count them.
const test = testOnOwnServer();

test('an analyst and an approver settle a doubt about a cell in comments that both see at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAs(page, 'analyst');
  const documentId = await openInvoice(page);
  const grid = await screenInvoice(page);
  const address = new URL(page.url()).pathname;

  // Begun from the row menu on the cell, with a name completed by keyboard.
  const value = findRow(grid, 'Total Amount').locator('[data-column="value"]');
  await value.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Comment on the cell' }).click();
  const panel = page.getByRole('region', { name: 'Comments', exact: true }).first();
  const text = panel.getByRole('textbox', { name: 'New comment' });
  await expect(text).toBeFocused();
  await expect(panel.getByRole('combobox', { name: 'About' })).toHaveValue('Total Amount: Value');
  await page.keyboard.type('@app');
  await expect(panel.getByRole('option', { name: /approver@demo.test/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('is <b>125</b> right?');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Control+Enter');
  const thread = panel.getByRole('article', { name: 'Total Amount: Value' });
  await expect(thread).toContainText('is <b>125</b> right?');
  await expect(value.getByRole('img', { name: '1 comment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comments: 1' })).toBeVisible();

  // Who was named finds it in the list of documents, and answers.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const other = await context.newPage();
  await signInAs(other, 'approver', '/index/document/listing');
  await other.getByRole('button', { name: 'Mentions: 1 new' }).click();
  const mentions = other.getByRole('dialog', { name: /^Mentions/ });
  await expect(mentions).toContainText('right?');
  await mentions.getByRole('link').first().click();
  await expect(other).toHaveURL(new RegExp(`${address}$`));
  await other.getByRole('button', { name: 'Comments: 1' }).click();
  const others = other.getByRole('article', { name: 'Total Amount: Value' });
  await others.getByRole('button', { name: 'Go to Total Amount: Value' }).click();
  await expect(findRow(other.getByRole('grid', { name: 'Invoice' }), 'Total Amount')).toHaveAttribute(
    'data-active',
    'true',
  );
  await others.getByRole('button', { name: 'Answer', exact: true }).click();
  await other.getByRole('textbox', { name: /^Answer to/ }).fill('No: 120.00, see the parts.');
  await others.getByRole('button', { name: 'Answer', exact: true }).click();

  // The first one sees it without doing anything, and can no longer change what was answered.
  await expect(thread).toContainText('No: 120.00, see the parts.');
  await expect(thread.getByRole('button', { name: /^Edit your comment/ })).toHaveCount(0);
  await expect(value.getByRole('img', { name: '2 comments' })).toBeVisible();
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(panel.getByText('All comments are resolved.')).toBeVisible();
  await expect(value.getByRole('img', { name: /comment/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Comments: 0' })).toBeVisible();
  await other.getByRole('switch', { name: 'Show resolved' }).check();
  await expect(others).toContainText('Resolved by');
  await others.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Comments: 1' })).toBeVisible();
  await expectKept(page, documentId);
  await context.close();
});

/** What was written but not sent is there again, and the document's own page has all that was said. */
async function expectKept(page: Page, documentId: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Comments', exact: true }).first();
  const text = panel.getByRole('textbox', { name: 'New comment' });
  const kept = page.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() === 'PUT',
  );
  await text.fill('Half a thought');
  await kept;
  await page.reload();
  await panel.getByRole('button', { name: /Go on with your draft/ }).click();
  await expect(text).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await page.goto(`/documents/summary/${documentId}`);
  await expect(page.getByRole('article', { name: 'Total Amount: Value' })).toContainText('see the parts');
  await expectAccessibleInBothSchemes(page);
}
