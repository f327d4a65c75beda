// Uses form fields the way a person does.

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
