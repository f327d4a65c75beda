// Work on many things one after the other in the process that answers, so that others are answered in between.

import { setImmediate } from 'node:timers/promises';

/** Work of so many milliseconds is done before others have their turn. */
const TURN_MS = 10;

/** To be called before each thing: lets others have their turn where the last one is long enough ago. */
export function shareLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
