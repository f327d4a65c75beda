import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { countMails, linkIn, readMail } from './mails.ts';
import { testOnOwnServer } from './own-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { ACCOUNTS, PASSWORD, fillSignIn } from './story.ts';

const test = testOnOwnServer({ MULTI_TENANT: 'true' });

/** Asks for a link with the keyboard and reads it from the mail. */
async function askForLink(page: Page, email: string): Promise<string> {
  const before = await countMails(page.request, email, 'reset');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  return linkIn(await readMail(page.request, email, 'reset', before));
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
}

async function expectSignIn(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
}

test('a forgotten password, with the keyboard alone: mail, new password, sign-in', async ({ page }) => {
  const link = await askForLink(page, ACCOUNTS.analyst);
  const token = link.split('/').at(-1) ?? '';
  await openLink(page, link);
  // The token has left the address at once.
  await expect(page).toHaveURL('/password_reset');
  await expect(page).toHaveTitle('Vigilo');
  expect(token).toMatch(/^[\w-]{43,}$/);

  const list = page.getByRole('list', { name: 'Your password' });
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(list.getByRole('img', { name: 'Not met' })).toHaveCount(6);
  await page.getByLabel('New password').focus();
  await page.keyboard.type('abcD5');
  await expect(
    list.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Not met' }) }),
  ).toHaveText([/Must be at least 8 characters!/, /Must contain at least 1 special character!/]);
  await page.keyboard.type('#2026ab');
  await expect(list.getByRole('img', { name: 'Not met' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('abcE');
  await expect(page.getByText('Password do not match')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Confirm password').fill('abcD5#2026ab');
  await expect(page.getByText('Password do not match')).toHaveCount(0);
  await expect(submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/The login page opens in \d seconds?\./);
  await expect(page).toHaveURL('/login', { timeout: 8000 });
  await expectSignIn(page, ACCOUNTS.analyst, 'abcD5#2026ab');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Password reset token is invalid or already used.');
  await expect(page).toHaveURL('/password_reset');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a page that was loaded again still knows its link; a link of nobody is refused', async ({ page }) => {
  await openLink(page, await askForLink(page, ACCOUNTS.licensed));
  await page.reload();
  await expect(page.getByLabel('New password')).toBeVisible();
  for (const address of ['/password_reset/scry/nonsense', '/password_reset']) {
    await page.goto('/login');
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText('Password reset token is invalid or already used.');
  }
});

test('a password that everybody uses is refused under its field', async ({ page }) => {
  await openLink(page, await askForLink(page, ACCOUNTS.approver));
  for (const label of ['New password', 'Confirm password']) await page.getByLabel(label).fill('Password#123');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('This password is too common or too easy to guess. Please choose another one.'),
  ).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password').fill('Quiet?Heron7');
  await expect(page.getByLabel('New password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the way back to the login page waits for whoever is busy, and is off for whoever changes the address or asks again', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email Address');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await email.fill('somebody@');
  await email.blur();
  await expect(page.getByText('Enter an e-mail address such as name@company.com.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await email.fill('somebody@elsewhere.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('somebody@elsewhere.test')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused();
  await expect(page.getByText('The login page waits while you are busy here.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('somebody@elsewhere.test');

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have sent the link again.' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to login page' }).click();
  await expect(page).toHaveURL('/login');
});

/** The calls of an administrator that a program makes. */
async function setPasswordAsAdmin(
  request: APIRequestContext,
  email: string,
  newPassword: string,
): Promise<void> {
  const session: { token: string } = await (
    await request.post('/auth/local', { data: { email: ACCOUNTS.admin, password: PASSWORD } })
  ).json();
  const headers = { authorization: `Bearer ${session.token}` };
  const { users }: { users: { _id: string; email: string }[] } = await (
    await request.get('/api/users/', { headers })
  ).json();
  const user = users.find((one) => one.email === email);
  const change = await request.post('/api/users/update', {
    headers,
    data: { _id: user?._id, newPassword, confirmNewPassword: newPassword },
  });
  expect(change.status()).toBe(200);
}

test('a password that an administrator has set leads to one of your own', async ({
  page,
  playwright,
  server,
}) => {
  const program = await playwright.request.newContext({ baseURL: server.origin });
  await setPasswordAsAdmin(program, ACCOUNTS.client, 'Quiet?Heron7');
  await program.dispose();
  await page.goto('/login');
  await fillSignIn(page, ACCOUNTS.client, 'Quiet?Heron7');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Navigating to Password Reset Page.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/password_reset', { timeout: 8000 });
  for (const label of ['New password', 'Confirm password']) await page.getByLabel(label).fill('Loud!Heron88');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Go to login page' }).click();
  await expectSignIn(page, ACCOUNTS.client, 'Loud!Heron88');
});

test('the pages of a forgotten password have no accessibility violations', async ({ page }) => {
  const link = await askForLink(page, ACCOUNTS.admin);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await openLink(page, link);
  await page.getByLabel('New password').fill('abcD5');
  await page.getByLabel('Confirm password').fill('x');
  await expectAccessibleInBothSchemes(page);
  await page.goto('/login');
  await page.goto('/password_reset');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessibleInBothSchemes(page);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the pages of a forgotten password may be used, and the others ask to be turned', async ({ page }) => {
    await page.goto('/forgot-password');
    await expect(page.getByLabel('Email Address')).toBeVisible();
    await expect(page.getByText('Please rotate your device')).toHaveCount(0);
    await page.goto('/password_reset/scry/none');
    await expect(page.getByRole('alert')).toHaveText('Password reset token is invalid or already used.');
    await expect(page.getByText('Please rotate your device')).toHaveCount(0);
    await page.goto('/outbox');
    await expect(page.getByText('Please rotate your device to landscape mode.')).toBeVisible();
  });
});

test('the page of a link that does not work returns to sign-in by itself, unless the person stays', async ({
  page,
}) => {
  await page.goto('/password_reset/scry/none');
  await expect(page.getByRole('alert')).toHaveText('Password reset token is invalid or already used.');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 20_000 });
  await page.goto('/password_reset/scry/none');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to login page' })).toBeVisible();
});
