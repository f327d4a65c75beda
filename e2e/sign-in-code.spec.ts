import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeIn, readMail } from './mails.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { ACCOUNTS, PASSWORD, fillSignIn } from './story.ts';

const test = testOnOwnServer({ TWO_FACTOR: 'true', MULTI_TENANT: 'true' });

async function begin(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your verification code' })).toBeVisible();
}

test('with the keyboard alone: credentials, code, the page that was asked for', async ({ page }) => {
  await begin(page, ACCOUNTS.analyst, '/about-us');
  const code = page.getByLabel('Verification code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByText(`We have sent a code to ${ACCOUNTS.analyst}.`)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();

  await page.keyboard.type('00000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid Token');
  await expect(code).toBeFocused();

  // What was typed is chosen, so that typing goes over it; blanks of a mail program are left out.
  const sent = codeIn(await readMail(page.request, ACCOUNTS.analyst, 'code'));
  await page.keyboard.insertText(` ${sent.slice(0, 4)} ${sent.slice(4)} `);
  await expect(code).toHaveValue(sent);
  await expect(submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us');
  await expect(page).toHaveTitle('Vigilo');
});

test('wrong credentials are refused before any code is sent', async ({ page }) => {
  await page.goto('/login');
  for (const email of [ACCOUNTS.client, 'nobody@demo.test']) {
    await fillSignIn(page, email, 'Wrong#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
    await page.getByLabel('Email Address').fill('');
  }
  await fillSignIn(page, ACCOUNTS.client, PASSWORD);
  await page.getByLabel('Organization').fill('no-such-one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
});

test('another code can be asked for after thirty seconds, and going back does not send one sooner', async ({
  page,
}) => {
  await page.clock.install();
  await begin(page, ACCOUNTS.approver);
  const resend = page.getByRole('button', { name: /^Resend Code/ });
  await expect(resend).toHaveText(/^Resend Code in (?:30|2\d) s$/);
  await expect(resend).toBeDisabled();

  await page.getByRole('button', { name: 'Back to e-mail and password' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(ACCOUNTS.approver);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'OTP is already sent, Please wait 30 seconds to resend' }),
  ).toBeVisible();

  // The browser's clock runs ahead of the server's: the server still says no.
  for (let second = 0; second <= 30; second += 1) await page.clock.runFor(1000);
  await expect(resend).toHaveText('Resend Code');
  await resend.click();
  await expect(page.getByText('OTP is already sent, Please wait 30 seconds to resend')).toBeVisible();
  await expect(resend).toHaveText(/^Resend Code in \d+ s$/);

  await page
    .getByLabel('Verification code')
    .fill(codeIn(await readMail(page.request, ACCOUNTS.approver, 'code')));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/companies');
});

test('the outbox brings the code by itself, to be read and copied', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await begin(page, ACCOUNTS.licensed);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Open the demo’s outbox/ }).click();
  const outbox = await opening;
  await expect(outbox.getByText('This is the outbox of the demo')).toBeVisible();
  await outbox.getByRole('button', { name: new RegExp(ACCOUNTS.licensed) }).click();
  await expect(outbox.getByRole('article')).toContainText('Your verification code is');
  await outbox.getByRole('button', { name: 'Copy the code' }).click();
  const copied = await outbox.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\d{6,8}$/);
  await page.getByLabel('Verification code').fill(copied);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/companies');
});

test('without a server the specified sentence is shown, whichever call fails', async ({ page }) => {
  const sentence = 'Unable to connect to server. Please try again after some time.';
  await page.goto('/login');
  await fillSignIn(page, ACCOUNTS.client, PASSWORD);
  await page.route('**/config/getTwoFactorConfig', (route) =>
    route.fulfill({ status: 500, json: { status: 'fail', code: 'server-error', message: 'Other words' } }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await page.unroute('**/config/getTwoFactorConfig');
  await page.route('**/api/users/token*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
});

test('the code step and the outbox have no accessibility violations', async ({ page }) => {
  await begin(page, ACCOUNTS.client);
  await expect(page.getByRole('link', { name: /outbox/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('Verification code').fill('00000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid Token');
  await expectAccessibleInBothSchemes(page);
  await page.goto('/outbox');
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
