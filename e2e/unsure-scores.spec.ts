// A score that is suggested without being sure (issue 17, 'Unsure is shown as unsure'): hollow, with its words, never moved by itself, until an analyst takes it.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addCompany, bringNews } from './own-company.ts';
import { enterAs, expectAccessible, test } from './story.ts';

const SURE = 'Misses an interest payment on its bonds';
const UNSURE = 'Names a finance chief';
const NONSENSE = 'asdf qwer zxcv';

const rowOf = (page: Page, list: string, title: string): Locator =>
  page.getByRole('grid', { name: list, exact: true }).locator('tr[data-row]').filter({ hasText: title });

test('an unsure score stands hollow with its words, and counts once an analyst has taken it', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const company = await addCompany(page, 'Lumber Mill');
  await bringNews(page, company, [SURE, UNSURE, NONSENSE]);
  await page.goto(`/companies/summary/${company.id}/events?events=imported`);
  const row = (title: string) => rowOf(page, 'System Generated Events', title);
  await expect(row(SURE)).toContainText('−0.9');
  await expect(row(SURE)).not.toContainText('Unsure: −0.9');
  // Which of its words come first is for the model to say.
  await expect(row(UNSURE)).toContainText(/Unsure: 0.*finance/);
  await expect(row(NONSENSE)).not.toContainText('Unsure');
  await expect(row(NONSENSE)).toContainText('Missing');
  // Nothing of the unsure one stands in a field, so that it cannot be moved.
  await expect(row(UNSURE).getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothSchemes(page);

  await page.goto(`/news?company=${company.id}`);
  const waiting = (title: string) => rowOf(page, 'Waiting news', title);
  await expect(waiting(UNSURE).getByLabel('not sure enough to stand by itself')).toBeVisible();
  await expect(waiting(SURE).getByLabel('not sure enough to stand by itself')).toHaveCount(0);
  await waiting(UNSURE).focus();
  await page.keyboard.press('Enter');
  await expect(waiting(UNSURE)).toBeVisible();
  // It is not accepted: the form shows what is suggested, for the analyst to save or to change.
  const form = page.getByRole('form', { name: 'Change' });
  await expect(form.getByRole('button', { name: 'Save and accept' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/companies/summary/${company.id}/events?events=imported`);
  await row(UNSURE).getByRole('button', { name: 'Edit Event' }).click();
  const dialog = page.getByRole('dialog');
  const suggested = dialog.getByRole('group', { name: 'Suggestions' });
  const score = suggested.getByRole('button', { name: /^Score 0/ });
  await expect(score).toContainText('unsure');
  await expect(score).toHaveAttribute('aria-pressed', 'false');
  await score.click();
  await expect(score).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(UNSURE)).not.toContainText('Unsure: 0');
});
