import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { ACCOUNTS, PASSWORD, fillSignIn, signInAs, test } from './story.ts';

test('a visitor is sent to sign in, and then to the page that was asked for', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page).toHaveURL(/\/login\?next=%2Fabout-us/);
  await expect(page).toHaveTitle('Vigilo');
  await fillSignIn(page, ACCOUNTS.analyst, PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(page.getByText('© 2025 Vigilo')).toBeVisible();
  await expect(page).toHaveTitle('Vigilo');
});

test('signing in leads nowhere but to our own pages', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.test/x')}`);
  await fillSignIn(page, ACCOUNTS.client, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');
});

test('the signed-in person has no use for the sign-in page; empty and unknown addresses lead to the companies', async ({
  page,
}) => {
  await signInAs(page, 'analyst');
  for (const address of ['/login', '/', '/home', '/no/such/page', '/documents', '/#/documents']) {
    await page.goto(address);
    await expect(page).toHaveURL('/companies');
  }
});

test('Sign in waits until the e-mail has the form of one and there is a password', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email Address').fill(ACCOUNTS.client);
  await expect(submit).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(submit).toBeEnabled();
  for (const email of ['  ', 'client', 'client@', 'client@demo']) {
    await page.getByLabel('Email Address').fill(email);
    await expect(submit).toBeDisabled();
  }
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Enter an e-mail address such as name@company.com.')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.getByLabel('Email Address').fill(ACCOUNTS.client);
  await expect(submit).toBeEnabled();
});

test('a wrong password and an unknown address get the same answer, and the form stays ready', async ({
  page,
}) => {
  await page.goto('/login');
  for (const email of [ACCOUNTS.licensed, 'nobody@demo.test']) {
    await fillSignIn(page, email, 'Wrong#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Invalid Username or Password.');
    await page.getByLabel('Email Address').fill('');
    await expect(page.getByRole('alert')).toBeHidden();
  }
  await expect(page).toHaveURL(/\/login/);
});

test('a demo account fills the form with one click', async ({ page }) => {
  await page.goto('/login');
  const accounts = page.getByRole('region', { name: 'Demo accounts' }).getByRole('button');
  await expect(accounts).toHaveCount(5);
  await accounts.filter({ hasText: ACCOUNTS.approver }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(ACCOUNTS.approver);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('group', { name: 'Account' })).toContainText('Approver');
});

test('with the keyboard alone: in, through the frame, out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /dark colours/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.analyst);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Real Time Intelligence' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const signOut = page.getByRole('button', { name: 'Sign out' });
  for (
    let steps = 0;
    steps < 12 && (await page.evaluate('document.activeElement.ariaLabel')) !== 'Sign out';
    steps += 1
  )
    await page.keyboard.press('Shift+Tab');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('signing out leaves nothing behind, in this tab and the others', async ({ page, context }) => {
  await signInAs(page, 'analyst');
  const other = await context.newPage();
  await other.goto('/about-us');
  await expect(other.getByRole('heading', { name: 'About Us' })).toBeVisible();
  expect(
    (await context.cookies())
      .map(({ name, httpOnly }) => `${name} ${httpOnly ? 'unreadable' : 'readable'}`)
      .toSorted(),
  ).toEqual(['__Host-sid unreadable', 'refresh_token unreadable', 'tenant readable', 'token readable']);
  expect(
    Object.keys(JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '{}'))).toSorted(),
  ).toEqual(['_id', 'name', 'type']);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('a session that the server no longer knows ends at the sign-in page, which leads back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'analyst');
  await context.clearCookies({ name: /sid|refresh_token/ });
  await page.goto('/about-us');
  await expect(page).toHaveURL(/\/login\?next=%2Fabout-us&ended=expired/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your session has ended. Please sign in again.' }),
  ).toBeVisible();
  await fillSignIn(page, ACCOUNTS.analyst, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us');
});

test('an expired token is renewed once for all pending requests, unnoticed', async ({ page }) => {
  await signInAs(page, 'analyst');
  // What the first page still asks for would be refused, and exchange the token as well.
  await expect(page.getByText(/^\d+ companies$/)).toBeVisible();
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/local/refresh-token')) exchanges.push(request.method());
  });
  await page.context().clearCookies({ name: 'token' });
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Account' })).toContainText('Analyst');
  expect(exchanges).toEqual(['POST']);
});

test('without a server the sign-in says so in the specified words', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, ACCOUNTS.client, PASSWORD);
  await page.route('**/auth/local', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to connect to server. Please try again after some time.',
  );
});

test('Spanish: chosen, remembered, every word of the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Cambiar a español' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(ACCOUNTS.analyst);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Empresas' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the page is Spanish from the first word', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

test('dark colours: chosen, remembered, from the first paint', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.route('**/static/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('sign-in and About Us have no accessibility violations', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await fillSignIn(page, 'nobody@demo.test', 'Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await fillSignIn(page, ACCOUNTS.analyst, PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
