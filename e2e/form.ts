// Fields as a person uses them.

import type { Locator, Page } from '@playwright/test';

/** A field from which a list drops. */
export function listField(form: Locator, field: string): Locator {
  return form.getByRole('combobox', { name: field, exact: true });
}

/** Types in a field from which a list drops, key by key, and chooses what is found first; of nothing typed, the first there is. */
export async function chooseFromList(form: Locator, field: string, typed: string): Promise<void> {
  const list = listField(form, field);
  await list.click();
  await list.press('ControlOrMeta+a');
  if (typed === '') await list.press('ArrowDown');
  else await list.pressSequentially(typed);
  await form.page().keyboard.press('Enter');
}

/** Chooses one of a few that stand side by side: what is clicked is the text, the radio button itself is not drawn. */
export async function chooseSegment(within: Page | Locator, group: string, text: string): Promise<void> {
  await within.getByRole('radiogroup', { name: group }).getByText(text, { exact: true }).click();
}
