// Work on many things one after the other in the process that answers, so that others are answered in between.

import { setImmediate } from 'node:timers/promises';

/** Work of so many milliseconds is done before others have their turn. */
const TURN_MS = 10;

/** Runs work in steps; between two of them others have their turn where the last one is long enough ago. */
export async function runShared<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  const share = shareLoop();
  for (;;) {
    await share();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** To be called before each thing: lets others have their turn where the last one is long enough ago, and before the first, since nobody knows how long ago theirs was. */
export function shareLoop(): () => Promise<void> {
  let since = -Infinity;
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
