import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addCompany } from './own-company.ts';
import { addDocument, namedFile, ratingFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { signInAs } from './story.ts';

// Documents are uploaded here, and other stories count them.
const test = testOnOwnServer();

async function openUpload(page: Page): Promise<void> {
  await signInAs(page, 'analyst', '/upload');
  await expect(page.getByRole('heading', { name: 'Upload CCRR', level: 1 })).toBeVisible();
}

function input(page: Page): Locator {
  return page.locator('input[type="file"]');
}

function row(page: Page, name: string): Locator {
  return page.getByRole('listitem', { name });
}

function submit(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Upload Document' }).click();
}

test('a file is uploaded: its company is shown, the dialog says it for two seconds, the companies follow', async ({
  page,
}) => {
  await openUpload(page);
  const company = await addCompany(page, 'Harrow Vale');
  const file = ratingFile(company.ticker);
  await expect(page.getByLabel('Client', { exact: false }).first()).not.toHaveValue('');
  await input(page).setInputFiles([file]);
  await expect(row(page, file.name).getByText(`${company.ticker} is ${company.name}`)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Success' }).getByText('1 file was uploaded.')).toBeVisible();
  await expect(page).toHaveURL(/\/companies/);
  await page.goto('/index/document/listing');
  await expect(page.getByRole('rowheader').filter({ hasText: file.name })).toBeVisible();
});

test('a wrong name says why in its own row, the dialog names it, and it is put right there', async ({
  page,
}) => {
  await openUpload(page);
  const wrong = namedFile('kestrel ports rating Q3.pdf');
  const ticker = uniqueTicker();
  await input(page).setInputFiles([wrong]);
  await expect(row(page, wrong.name).getByText('Refused')).toBeVisible();
  await expect(row(page, wrong.name).getByText('It needs three parts joined by underscores')).toBeVisible();
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Nothing was uploaded' });
  await expect(
    dialog.getByText(
      `Incorrect File Name! Please Follow naming convention for the files- ${wrong.name} files`,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await row(page, wrong.name)
    .getByRole('button', { name: `Rename ${wrong.name}` })
    .first()
    .click();
  const right = `CCRR_${ticker}_2026-06-30.pdf`;
  await page.getByLabel(`New name of ${wrong.name}`).fill(right);
  await page.keyboard.press('Enter');
  await expect(row(page, right).getByText(`${ticker}: no company`)).toBeVisible();
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await expect(page).toHaveURL(/\/companies/);
});

test('the checks come in their order: names, limit, none at all', async ({ page }) => {
  await openUpload(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Nothing was uploaded' });
  await expect(
    dialog.getByText('File Not uploaded! Please upload atleast One file to proceed'),
  ).toBeVisible();
  // It closes by itself.
  await expect(dialog).toHaveCount(0);
  await input(page).setInputFiles(Array.from({ length: 6 }, () => ratingFile(uniqueTicker())));
  await expect(
    dialog.getByText('File Upload Limit Reached! Please upload only 5 documents at a time'),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'no company' })).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove All' }).click();
  await expect(page.getByText('No file is chosen yet.')).toBeVisible();
});

test('a failed upload is said and can be tried again; leaving the page asks', async ({ page }) => {
  await openUpload(page);
  const file = ratingFile(uniqueTicker());
  await page.route('**/pipeline/uploadFileAndStoreDocument*', (route) => route.abort());
  await input(page).setInputFiles([file]);
  await submit(page);
  await expect(
    page.getByRole('dialog', { name: 'Error uploading the Files' }).getByText('Please Try Again!'),
  ).toBeVisible();
  await expect(row(page, file.name).getByText('Not uploaded')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Companies' }).click();
  const question = page.getByRole('dialog', { name: 'Leave while files are not uploaded?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/upload/);
  await page.unroute('**/pipeline/uploadFileAndStoreDocument*');
  await row(page, file.name)
    .getByRole('button', { name: `Upload ${file.name} again` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});

test('the same file again is told and not digitised twice', async ({ page }) => {
  await openUpload(page);
  const file = ratingFile(uniqueTicker());
  await addDocument(page, file);
  await input(page).setInputFiles([file]);
  await submit(page);
  await expect(row(page, file.name).getByText('Already there', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/companies/);
  await expect(page.getByRole('group', { name: 'Already there' })).toContainText(file.name);
});

test('a client has no upload', async ({ page }) => {
  await signInAs(page, 'client', '/upload');
  await expect(page).toHaveURL(/\/companies/);
  await expect(page.getByRole('link', { name: 'Upload CCRR' })).toHaveCount(0);
});
