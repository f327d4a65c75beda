import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { signInAs, test } from './story.ts';

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, most = 100): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the listing with the keyboard alone: search, filter, map, panel, summary, table', async ({ page }) => {
  // It walks the whole screen, so it takes its time.
  test.slow();
  await signInAs(page, 'analyst');
  const map = page.getByRole('application', { name: 'Heat map of the companies' });
  await expect(map).toBeVisible();

  await tabTo(page, page.getByLabel('Search companies'));
  await page.keyboard.type('bank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies?q=bank');
  await tabTo(page, page.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');

  await tabTo(page, page.getByRole('button', { name: 'Advanced Filters' }));
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: 'Advanced Filters' });
  await expect(filters.getByRole('button', { name: 'Region' })).toBeVisible();
  const emea = filters.getByRole('checkbox', { name: 'EMEA' });
  if (!(await emea.isVisible())) {
    await tabTo(page, filters.getByRole('button', { name: 'Region' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, emea);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/companies?region=EMEA');
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Advanced Filters 1 active' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove filter Region: EMEA' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/companies');

  await tabTo(page, page.getByRole('radio', { name: 'Default' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/companies?group=country');
  await tabTo(page, map);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const panel = page.getByRole('complementary', { name: /^Score of/ });
  await expect(panel.getByRole('link', { name: 'View Summary' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\/summary\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();

  await expect(panel).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Heatmap', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Table' })).toBeFocused();
  await page.keyboard.press('Enter');
  const score = page.getByRole('columnheader', { name: 'Cumulative Score', exact: true });
  await tabTo(page, score.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(score).toHaveAttribute('aria-sort', 'ascending');
  await expect(score.getByRole('button')).toBeFocused();
});

test('/ finds a company from anywhere, and the map shows where it is', async ({ page }) => {
  await signInAs(page, 'analyst');
  const map = page.getByRole('application', { name: 'Heat map of the companies' });
  await map.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find a company' })).toBeFocused();
  await page.keyboard.type('apple');
  await expect(page.getByRole('option').first()).toContainText('AAPL');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Score of Apple' })).toBeVisible();
  await expect(page.getByTestId('heat-map-active')).toContainText('AAPL');
});

test('the companies of the map can be heard: a table that is out of sight until the keyboard is in it', async ({
  page,
}) => {
  await signInAs(page, 'analyst', '/companies?group=industry');
  const twin = page.getByRole('region', { name: 'The companies of the map as a table' });
  await expect(twin.getByRole('table')).toBeAttached();
  await twin.getByLabel('Group').focus();
  await expect(twin.getByRole('columnheader', { name: 'Sector' })).toBeVisible();
  await twin
    .getByLabel('Group')
    .selectOption({ label: (await twin.getByRole('option', { name: /^Energy:/ }).textContent()) ?? '' });
  const sectors = await twin.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts();
  expect(new Set(sectors)).toEqual(new Set(['Energy']));
  await twin.getByRole('row').nth(1).getByRole('button').press('Enter');
  await expect(page).toHaveURL(/\/companies\/summary\//);
});
