import { expect } from '@playwright/test';
import { expectAccessible, signInAs, test } from './story.ts';

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1600, height: 900 }, screen: { width: 1920, height: 1080 } });

  test('the menu collapses, and remembers it', async ({ page }) => {
    await signInAs(page, 'analyst');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toHaveCSS('width', '228px');
    await menu.getByRole('button', { name: 'Collapse' }).click();
    await expect(menu).toHaveCSS('width', '60px');
    await page.reload();
    await expect(menu).toHaveCSS('width', '60px');
    await menu.getByRole('link', { name: 'Companies' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Companies' })).toBeVisible();
    await menu.getByRole('button', { name: 'Expand menu' }).click();
    await expect(menu).toHaveCSS('width', '228px');
  });
});

test('the Admin part of the menu closes, is remembered, and opens from the breadcrumb, which expands the menu', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toHaveCSS('width', '60px');
  await menu.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('AdminUsers');
  await menu.getByRole('button', { name: 'Admin' }).click();
  await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('button', { name: 'Admin' }).click();
  await expect(menu).toHaveCSS('width', '228px');
  await expect(menu.getByRole('link')).toHaveText([
    'Companies',
    /^News[\d,]*$/,
    'My Portfolio',
    'Dashboard',
    'Upload CCRR',
    'Documents',
    'Users',
    'Roles',
    'Clients',
    'Templates',
    'News feeds',
    'Audit log',
  ]);
  await expectAccessible(page);
});

test('on a screen of 1366 pixels the menu starts collapsed', async ({ page }) => {
  await signInAs(page, 'analyst');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toHaveCSS('width', '60px');
  const count = menu.getByRole('link', { name: /^News/ }).getByText(/^\d/);
  await expect(count).toBeInViewport();
  // Read by people, not by screen readers alone.
  expect((await count.boundingBox())?.width).toBeGreaterThan(10);
  await expectAccessible(page);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 900, height: 600 } });

  test('the menu opens over the page and closes by Escape or by choosing', async ({ page }) => {
    await signInAs(page, 'analyst');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL('/companies');
    await expect(menu).toBeHidden();
  });
});

test.describe('on a phone', () => {
  const PHONE = { width: 390, height: 844 };
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('held upright the sentence to turn it stands readable in the middle, except at sign-in', async ({
    page,
  }) => {
    await signInAs(page, 'analyst');
    const sentence = page.getByText('Please rotate your device to landscape mode.');
    await expect(page.getByRole('alert').filter({ has: sentence })).toBeVisible();
    const seen = await page.evaluate(() => {
      const { width = 0, height = 0, scale = 0 } = window.visualViewport ?? {};
      return { width: Math.round(width), height: Math.round(height), scale };
    });
    expect(seen).toEqual({ ...PHONE, scale: 1 });
    const box = await sentence.boundingBox();
    expect(box).not.toBeNull();
    if (box === null) return;
    expect([box.x >= 0, box.x + box.width <= PHONE.width]).toEqual([true, true]);
    expect(Math.abs(box.x + box.width / 2 - PHONE.width / 2)).toBeLessThan(2);
    expect(Math.abs(box.y + box.height / 2 - PHONE.height / 2)).toBeLessThan(60);
    await expectAccessible(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(sentence).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(sentence).toHaveCount(0);
  });
});

test('a window that is higher than wide is no device to be turned', async ({ page }) => {
  await signInAs(page, 'analyst');
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.getByText('Please rotate your device')).toHaveCount(0);
});

test('a company is found from anywhere with the keyboard', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Find a company' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('nvda');
  const options = page.getByRole('listbox', { name: 'Companies found' }).getByRole('option');
  await expect(options.first()).toContainText('NVDA');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\?company=[\da-f-]{36}$/);
  await expect(field).toHaveValue('');
});

test('old links lead to where their screens are now', async ({ page }) => {
  await signInAs(page, 'analyst');
  await page.getByRole('combobox', { name: 'Find a company' }).fill('nvda');
  await page.getByRole('listbox', { name: 'Companies found' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/company=/);
  const id = new URL(page.url()).searchParams.get('company') ?? '';
  const [summary, events] = [`/companies/summary/${id}`, `/companies/summary/${id}/events`];
  const links = [
    [`/documents/summary/${id}`, summary],
    [`/#/documents/summary/${id}`, summary],
    [`/companies/summary/${id}/screening`, events],
    [`/companies/summary/${id}/screening/7`, events],
  ] as const;
  for (const [old, now] of links) {
    await page.goto('/about-us');
    await page.goto(old);
    await expect(page).toHaveURL(new RegExp(`${now}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nvidia');
  }
});

test('a search that finds nothing, and one that fails, say so', async ({ page }) => {
  await signInAs(page, 'analyst');
  const field = page.getByRole('combobox', { name: 'Find a company' });
  await field.fill('qqqqzzzz');
  await expect(page.getByText('No company matches “qqqqzzzz”.')).toBeVisible();
  await page.route('**/vigilo-rti/getCompanies*', (route) =>
    route.fulfill({ status: 400, json: { status: 'fail', code: 'invalid-input', message: 'No' } }),
  );
  await field.fill('abc');
  await expect(page.getByText('The search failed. Try again.')).toBeVisible();
});

test('without a connection the page says so', async ({ page, context }) => {
  await signInAs(page, 'analyst');
  await expect(page.getByRole('application')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a screen that cannot be shown says what happened and tries again', async ({ page }) => {
  await signInAs(page, 'analyst');
  await page.route('**/api/users/profile/me*', (route) =>
    route.fulfill({
      status: 403,
      json: { status: 'fail', code: 'not-allowed', message: 'Unauthorized Access!', requestId: 'r-17' },
    }),
  );
  await page.goto('/about-us');
  await expect(page.getByText('Unauthorized Access!')).toBeVisible();
  await expect(page.getByText('Request r-17')).toBeVisible();
  await page.unroute('**/api/users/profile/me*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
});

test('each page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await signInAs(page, 'analyst');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('© 2025 Vigilo')).toBeAttached();
  await page.evaluate('scrollTo(0, 9999)');
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/companies');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
});
