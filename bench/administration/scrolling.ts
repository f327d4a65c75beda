// Scrolls the lists of administration in a real browser by wheel and counts the frames.

import type { Page } from '@playwright/test';
import { launchChromium } from '../testing/chromium.ts';

const SCREEN = { width: 1366, height: 768 } as const;
const MIDDLE = { x: 700, y: 450 } as const;
const GESTURE_MS = 2500;
const WHEEL_PX = 240;
const WHEEL_EVERY_MS = 16;
const SETTLED_MS = 600;

export interface ListScroll {
  readonly fps: number;
  /** Frames that came more than 33 ms after the one before. */
  readonly longFrames: number;
}

interface FrameCount {
  readonly frames: number;
  readonly milliseconds: number;
  readonly long: number;
}

/** Counts frames in the page until it is asked to stop: as the page's own script, for it must run there. */
const START_COUNTING = `window.counting = { frames: 0, long: 0, began: performance.now(), last: performance.now(), on: true };
  (function count(now) { const c = window.counting; if (!c.on) return; c.frames += 1; if (now - c.last > 33) c.long += 1; c.last = now; requestAnimationFrame(count); })(performance.now());`;
const STOP_COUNTING = `(() => { const c = window.counting; c.on = false; return { frames: c.frames, long: c.long, milliseconds: performance.now() - c.began }; })()`;

/** Signs in as a user and scrolls each of the screens, down and up again. */
export async function measureScrolling(
  port: number,
  user: { readonly email: string; readonly password: string },
  screens: readonly string[],
): Promise<ListScroll[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      viewport: SCREEN,
      baseURL: `http://127.0.0.1:${port}`,
      locale: 'en-US',
    });
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/companies');
    const results: ListScroll[] = [];
    for (const screen of screens) results.push(await scrollThrough(page, screen));
    return results;
  } finally {
    await browser.close();
  }
}

async function scrollThrough(page: Page, screen: string): Promise<ListScroll> {
  await page.goto(screen);
  await page.getByRole('table').getByRole('row').nth(2).waitFor();
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.waitForTimeout(SETTLED_MS);
  const down = await countFrames(page, WHEEL_PX);
  const up = await countFrames(page, -WHEEL_PX);
  const toFramesPerSecond = ({ frames, milliseconds }: FrameCount) => (frames * 1000) / milliseconds;
  return { fps: Math.min(toFramesPerSecond(down), toFramesPerSecond(up)), longFrames: down.long + up.long };
}

async function countFrames(page: Page, wheel: number): Promise<FrameCount> {
  await page.evaluate(START_COUNTING);
  const end = performance.now() + GESTURE_MS;
  while (performance.now() < end) {
    await page.mouse.wheel(0, wheel);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
  return page.evaluate<FrameCount>(STOP_COUNTING);
}
