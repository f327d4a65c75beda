// Uses form fields the way a person does.

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A field with a drop-down list. */
export function listField(form: Locator, field: string): Locator {
  return form.getByRole('combobox', { name: field, exact: true });
}

/** Types into a drop-down field key by key and chooses the first match, or the first option if nothing is typed. */
export async function chooseFromList(form: Locator, field: string, typed: string): Promise<void> {
  const list = listField(form, field);
  await list.click();
  await list.press('ControlOrMeta+a');
  if (typed === '') await list.press('ArrowDown');
  else await list.pressSequentially(typed);
  await form.page().keyboard.press('Enter');
}

/** Chooses a segment by clicking its text, because the radio button itself is invisible. */
export async function chooseSegment(within: Page | Locator, group: string, text: string): Promise<void> {
  await within.getByRole('radiogroup', { name: group }).getByText(text, { exact: true }).click();
}

/** How long a hint may take to appear before the mouse comes anew, in milliseconds. */
const HINT_MS = 3000;

/** Fails unless hovering shows this hint. An element redrawn under a resting mouse shows none until the mouse moves, so it comes anew. */
export async function expectHint(target: Locator, hint: string | RegExp): Promise<void> {
  const page = target.page();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await target.hover();
    await expect(page.getByRole('tooltip')).toHaveText(hint, { timeout: HINT_MS });
  }).toPass();
}
