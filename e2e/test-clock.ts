// The moved clock of a test run (tools/launch/test-clock.mjs) in what the stories start.

import type { BrowserContext } from '@playwright/test';

/** Seconds by which the clock of this run is moved (tools/launch/test-clock.mjs). */
const MOVED_SECONDS = Number.parseInt(process.env['FAKETIME'] ?? '0', 10);

/** Moves the clock of the pages as that of the servers: libfaketime, which moves theirs, makes the threads of a browser spin. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (MOVED_SECONDS === 0) return;
  await context.addInitScript((seconds) => {
    const now = Date.now.bind(Date);
    const shifted = () => now() + seconds * 1000;
    globalThis.Date = new Proxy(Date, {
      construct: (target, words, self) =>
        Reflect.construct(target, words.length === 0 ? [shifted()] : words, self),
      get: (target, name, self) => (name === 'now' ? shifted : Reflect.get(target, name, self)),
    });
  }, MOVED_SECONDS);
}

/** The environment for programs that keep the machine's own date. */
export const UNMOVED_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'LD_PRELOAD' && !name.startsWith('FAKETIME')),
);
