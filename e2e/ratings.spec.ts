import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import type { OwnCompany } from './own-company.ts';
import { addCompany, setStatus } from './own-company.ts';
import { addDocument, linesFile } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs } from './story.ts';

// Documents are made and companies rated here, and other stories count them.
const test = testOnOwnServer();

const REPORT = 'Credit Risk Rating Report';

interface OwnReport {
  readonly company: OwnCompany;
  readonly file: string;
}

/** Opens the summary of a report about a company of the story's own, once it was read. */
async function openReport(page: Page): Promise<OwnReport> {
  await enterAs(page, 'approver');
  const company = await addCompany(page, 'Tallow Harbour');
  const file = linesFile(`CCRR_${company.ticker}_2026-09-30.pdf`, [
    'Credit Risk Rating Report',
    `Company: ${company.name}`,
    `Ticker: ${company.ticker}`,
    'Short Term Rating: A',
    'Long Term Rating: A-',
    'Report Date: 2026-09-30',
  ]);
  await addDocument(page, file);
  await page.goto('/index/document/listing');
  await page.getByRole('link', { name: `View ${file.name}` }).click({ timeout: 60_000 });
  await expect(childRow(page)).toBeVisible();
  return { company, file: file.name };
}

function childRow(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: REPORT }) });
}

/** Chooses an action of the report's menu. */
async function choose(page: Page, menu: 'System Actions' | 'User Actions', action: string): Promise<void> {
  await childRow(page)
    .getByRole('button', { name: `Actions for ${REPORT}` })
    .click();
  await page.getByRole('menuitem', { name: menu }).hover();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm Action' });
  await expect(dialog).toContainText(`Are you sure you want to ${action} for this document?`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('group', { name: action })).toBeVisible();
}

test('an approved report offers its ratings, the company takes them over and says from where they came', async ({
  page,
}) => {
  const { company, file } = await openReport(page);
  await choose(page, 'User Actions', 'Start Review');
  await page.getByRole('dialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Cancelled' })).toContainText('Action cancelled');
  await expect(childRow(page)).toContainText('Not Reviewed');
  await choose(page, 'User Actions', 'Start Review');
  await confirm(page, 'Start Review');
  await expect(childRow(page)).toContainText('In Review');
  await choose(page, 'User Actions', 'Approve');
  await confirm(page, 'Approve');
  const offer = page.getByRole('dialog', { name: 'Take over the ratings of this report?' });
  await expect(offer).toContainText(`${company.name} (${company.ticker})`);
  await expect(offer.getByRole('row').nth(1)).toContainText(/Not rated.*A/);
  await expect(offer.getByRole('row').nth(2)).toContainText(/Not rated.*A-/);
  await expectAccessibleInBothSchemes(page);
  await offer.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('group', { name: 'The ratings are taken over.' })).toBeVisible();
  await page.goto(`/companies/summary/${company.id}`);
  const link = page.getByRole('link', { name: `From ${file}, page 1` });
  await expect(link).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);
  await link.first().click();
  await expect(page).toHaveURL(/\/documents\/summary\/[\w-]+\?page=1&box=/);
  await expect(page.getByRole('heading', { name: file })).toBeVisible();
});

test('ratings of a locked company are not taken over, and the offer says what to do', async ({ page }) => {
  const { company } = await openReport(page);
  await setStatus(page, company.id, 'Validated');
  for (const action of ['Start Review', 'Approve']) {
    await choose(page, 'User Actions', action);
    await confirm(page, action);
    await expect(childRow(page)).toContainText(action === 'Approve' ? 'Validated' : 'In Review');
  }
  const offer = page.getByRole('dialog', { name: 'Take over the ratings of this report?' });
  await expect(offer.getByText("Change status to 'Initiated' to enable editing")).toHaveCount(2);
  await expect(offer.getByRole('button', { name: 'Take over' })).toHaveAttribute('aria-disabled', 'true');
  await offer.getByRole('button', { name: 'Cancel' }).click();
  await setStatus(page, company.id, 'Initiated');
  await childRow(page)
    .getByRole('button', { name: `Ratings of ${REPORT}` })
    .click();
  await expect(offer.getByRole('checkbox')).toHaveCount(2);
});
