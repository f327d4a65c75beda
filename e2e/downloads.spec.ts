import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Download, Locator, Page } from '@playwright/test';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessible, signInAs } from './story.ts';
import type { Role } from './story.ts';

// What is being made for somebody is counted here, and other stories order reports too.
const test = testOnOwnServer();

const PATIENCE = 60_000;

async function openTable(page: Page, role: Role, search: string): Promise<void> {
  await signInAs(page, role, `/companies?tab=table&${search}`);
  await expect(page.getByRole('table', { name: 'Companies' })).toHaveAttribute('aria-busy', 'false');
}

function toast(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

function bell(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Reports/ });
}

function reports(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Reports' });
}

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function order(page: Page): Promise<void> {
  await page.getByLabel('Select all companies of this page').check();
  await page.getByRole('button', { name: 'Download RTI', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Latest event updating in progress' })
    .getByRole('button', { name: 'Download RTI' })
    .click();
  await expect(toast(page, 'The report is being made')).toBeVisible({ timeout: PATIENCE });
}

test('the table is downloaded as an Excel file of the day', async ({ page }) => {
  await openTable(page, 'analyst', 'q=Accor');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Companies' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Companies_[A-Z][a-z]{2}-\d{2}-\d{4}\.xlsx$/);
  expect((await saved(download)).subarray(0, 2).toString()).toBe('PK');
});

test('a failed download says so and what to do, and the button is there again', async ({ page }) => {
  await openTable(page, 'analyst', 'q=Accor');
  await page.route('**/downloadExcel/company*', (route) =>
    route.fulfill({
      status: 503,
      json: {
        status: 'fail',
        code: 'unavailable',
        message: 'The server is busy or restarting. Please try again in a moment.',
      },
    }),
  );
  await page.getByRole('button', { name: 'Download Companies' }).click();
  await expect(toast(page, 'The Excel file could not be downloaded')).toContainText(
    'Please try again in a moment.',
  );
  await expect(page.getByRole('button', { name: 'Download Companies' })).toBeEnabled();
});

test('reports of companies whose events are being updated are asked about first; a few come as a zip', async ({
  page,
}) => {
  test.setTimeout(PATIENCE * 2);
  await openTable(page, 'analyst', 'q=&rows=10');
  await page.getByLabel('Select all companies of this page').check();
  const button = page.getByRole('button', { name: 'Download RTI', exact: true }).first();
  const prompt = page.getByRole('dialog', { name: 'Latest event updating in progress' });
  await button.click();
  await expect(prompt).toContainText('Check back later');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(button).toBeEnabled();

  await button.click();
  const waiting = page.waitForEvent('download', { timeout: PATIENCE });
  await prompt.getByRole('button', { name: 'Download RTI' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Companies_[A-Z][a-z]{2}-\d{2}-\d{4}\.zip$/);
  await expect(toast(page, 'Download completed successfully')).toBeVisible();
});

test('many reports are made in the background: the bell counts them, tells how far, and says when they are ready', async ({
  page,
}) => {
  test.setTimeout(PATIENCE * 3);
  await openTable(page, 'analyst', 'q=&rows=25');
  await order(page);
  await expect(bell(page)).toHaveAccessibleName('Reports, 1 new');

  await page.goto('/about');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(reports(page).getByRole('progressbar', { name: 'Progress of RTI reports' })).toBeVisible();
  await expect(reports(page).getByText(/^\d+ of 25$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  await expect(toast(page, 'The report is ready')).toBeVisible({ timeout: PATIENCE * 2 });
  const waiting = page.waitForEvent('download');
  await toast(page, 'The report is ready').getByRole('button', { name: 'Download' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Companies_.+\.zip$/);
  expect((await saved(download)).subarray(0, 2).toString()).toBe('PK');

  await bell(page).click();
  await expect(reports(page).getByText('Ready')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await reports(page)
    .getByRole('button', { name: /^Remove Companies_/ })
    .click();
  await expect(reports(page)).toContainText('No reports yet.');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Reports');
});

test('a report that is being made can be stopped', async ({ page }) => {
  test.setTimeout(PATIENCE * 2);
  await openTable(page, 'approver', 'q=&rows=50');
  await order(page);
  await bell(page).click();
  await reports(page).getByRole('button', { name: 'Stop RTI reports' }).click();
  await expect(reports(page).getByText('Stopped')).toBeVisible();
  await reports(page).getByRole('button', { name: 'Remove RTI reports' }).click();
  await expect(reports(page)).toContainText('No reports yet.');
});
