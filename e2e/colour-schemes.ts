// A screen as it looks in light and in dark colours.

import type { Page } from '@playwright/test';
import { expectAccessible } from './story.ts';

/** Fails when axe finds anything on the page as it is, in either colour scheme. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
