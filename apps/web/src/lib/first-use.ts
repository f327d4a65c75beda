// What no first screen shows is fetched when somebody begins to use the page, so that it neither weighs on the first visit nor has to be
// waited for later.

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

let isUsed = false;
const listeners = new Set<() => void>();

/** Whether the page has been used since it was loaded. */
export function isInUse(): boolean {
  return isUsed;
}

/** Calls the listener when the page is first used; returns how to stop that. */
export function onFirstUse(listener: () => void): () => void {
  listeners.add(listener);
  if (!isUsed) for (const sign of SIGNS) addEventListener(sign, noteUse, { capture: true, passive: true });
  return () => {
    listeners.delete(listener);
  };
}

/** Counts the page as used, as the first movement or key in it does. */
export function noteUse(): void {
  if (isUsed) return;
  isUsed = true;
  if (listeners.size > 0) for (const sign of SIGNS) removeEventListener(sign, noteUse, true);
  for (const listener of listeners) listener();
}
