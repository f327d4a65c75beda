// When the person last did something in the product, in whichever tab: kept in the storage, so that work in one tab counts for all.

import { hasStoredSession } from './session.ts';

const KEY = 'last_active_at';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'visibilitychange'] as const;

/** A moving pointer speaks up often; this much apart is enough, in milliseconds. */
const MIN_INTERVAL_MS = 1000;

let activeAt = Date.now();
const listeners = new Set<() => void>();

/** In milliseconds since 1970. */
export function lastActiveAt(): number {
  return Math.max(activeAt, Number(localStorage.getItem(KEY) ?? 0));
}

/** The person is here now. */
export function notePresence(): void {
  activeAt = Date.now();
  if (hasStoredSession()) localStorage.setItem(KEY, String(activeAt));
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the person does something, here or in another tab; returns how to stop that. */
export function onPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Starts watching for signs of the person; call once. Opening the page is the first.
 * @param isCounted asked at each sign; false once it is up to the person to say that they are here
 */
export function watchPresence(isCounted: () => boolean): void {
  function onSign(event: Event): void {
    // A page that changes under a resting pointer is no sign.
    if (
      event instanceof PointerEvent &&
      event.type === 'pointermove' &&
      event.movementX === 0 &&
      event.movementY === 0
    )
      return;
    if (Date.now() - activeAt < MIN_INTERVAL_MS && event.type !== 'visibilitychange') return;
    if (isCounted()) notePresence();
    else notifyListeners();
  }
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, onSign, { passive: true, capture: true });
  addEventListener('storage', ({ key }) => {
    if (key === KEY) notifyListeners();
  });
  notePresence();
}
