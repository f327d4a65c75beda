// An installation's first day: nothing in it, a first administrator by the command's link, who makes a client, a role of two pages and an
// analyst; and the analyst, who sees just that.

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeIn, linkIn } from './mails.ts';
import { findFreePort } from './free-port.ts';
import { testOn } from './own-server.ts';
import { startProduct } from './product.ts';
import { expectAccessible, fillSignIn } from './story.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = mkdtempSync(join(tmpdir(), 'vigilo-e2e-'));
const PASSWORD = 'Brisk-Owl42!';
const COMPANIES =
  'Ticker,Company Name,Sector,Country\nNOR,Norra Rail,Energy,Canada\nSUD,Sudra Gas,Energy,Chile\n';

// PostgreSQL may run as another user, who has to pass through.
chmodSync(FOLDER, 0o755);

const test = testOn(async () => {
  const product = await startProduct(await findFreePort(), FOLDER, { MODE: 'production' });
  return {
    ...product,
    stop: () => product.stop().then(() => rmSync(FOLDER, { recursive: true, force: true })),
  };
});

/** What the command of the README prints. */
function makeFirstAdmin(email: string): string {
  return execFileSync(process.execPath, [join(ROOT, 'tools/admin/admin.ts'), email, '--name', 'Bo Boss'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: FOLDER },
    encoding: 'utf8',
  });
}

/** The newest mail to somebody in the installation's outbox folder, once it has this subject. */
async function readMail(to: string, subject: string): Promise<string> {
  const newest = () => {
    const outbox = join(FOLDER, 'outbox');
    // The folder comes with the first mail.
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
    return mails.findLast((mail) => mail.includes(`To: ${to}`) && mail.includes(`Subject: ${subject}`)) ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return newest();
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email, PASSWORD);
  await page.keyboard.press('Enter');
  await page
    .getByLabel('Verification code')
    .fill(codeIn(await readMail(email, 'Your Vigilo verification code')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
}

async function importCompanies(page: Page): Promise<void> {
  await page.goto('/import');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(COMPANIES) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Add 2 companies' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
}

async function addClient(page: Page): Promise<void> {
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Client' });
  await dialog.getByLabel('Name').fill('North Bank');
  await page.getByRole('button', { name: 'Select Companies' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Companies' });
  await picker
    .getByRole('row', { name: /Norra Rail/ })
    .getByRole('checkbox')
    .check();
  await picker.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /North Bank/ })).toBeVisible();
}

async function addRole(page: Page): Promise<void> {
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByRole('dialog', { name: 'Add Role' }).getByLabel('Name').fill('Reader');
  await page.getByRole('dialog', { name: 'Add Role' }).getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Role' });
  await dialog.getByLabel('Name').fill('Default');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Edit sub-role Default' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Reader' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Default' }).click();
  for (const name of ['Document Listing', 'Company Summary']) {
    await page.getByRole('button', { name: 'Add Page Filter' }).first().click();
    await page.getByRole('dialog', { name: 'Add Page Filter' }).getByRole('radio', { name }).check();
    await page.getByRole('dialog', { name: 'Add Page Filter' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  }
}

async function addAnalyst(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Name').fill('Ann Reader');
  await dialog.getByLabel('Role').selectOption('Reader');
  await dialog.getByRole('combobox', { name: 'Clients' }).click();
  await page.getByRole('option', { name: 'North Bank' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
}

test('from an empty installation to an analyst who sees two pages and one company', async ({
  page,
  browser,
  baseURL,
}) => {
  // The whole first day, two passwords and two codes included.
  test.slow();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toHaveCount(0);
  await setPassword(page, linkIn(makeFirstAdmin('boss@bank.example')));
  await signIn(page, 'boss@bank.example');
  await expectAccessible(page);
  await importCompanies(page);
  await addClient(page);
  await addRole(page);
  await addAnalyst(page, 'ann@bank.example');

  const analyst = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await setPassword(analyst, linkIn(await readMail('ann@bank.example', 'Welcome to Vigilo')));
  await signIn(analyst, 'ann@bank.example');
  await analyst.goto('/companies?tab=table');
  await expect(analyst.getByText('Norra Rail').first()).toBeVisible();
  await expect(analyst.getByText('Sudra Gas')).toHaveCount(0);
  await expect(analyst.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  for (const path of ['/admin/users', '/admin/roles', '/admin/clients', '/admin/audit']) {
    await analyst.goto(path);
    await expect(analyst).toHaveURL('/companies');
  }
  await analyst.goto('/companies?tab=table');
  await analyst
    .getByRole('link', { name: /Norra Rail/ })
    .first()
    .click();
  await expect(analyst).toHaveURL(/\/companies\/summary\//);
  await expect(analyst.getByRole('heading', { name: /Norra Rail/ }).first()).toBeVisible();
});
