import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Waits until what lies over the page, such as a toast, covers nothing that could be pressed or typed into. */
export async function expectNoControlBeneath(over: Locator): Promise<void> {
  await expect
    .poll(() =>
      over.evaluate((element) => {
        const step = 6;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const covered = new Set<string>();
        for (let y = top; y < bottom; y += step)
          for (let x = left; x < right; x += step) {
            const beneath = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
            const control = beneath?.closest('a, button, input, select, textarea, [role="tab"], canvas');
            if (control && !control.contains(element)) covered.add(control.outerHTML.slice(0, 120));
          }
        return [...covered];
      }),
    )
    .toEqual([]);
}
