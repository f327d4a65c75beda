import { useEffect, useEffectEvent } from 'react';
import { isPageShortcut } from '../lib/page-shortcut.ts';

/** What the keys of the queue do; its foot tells them. */
export interface NewsKeyActions {
  readonly step: (by: number) => unknown;
  readonly select: () => unknown;
  readonly accept: () => unknown;
  readonly change: () => unknown;
  readonly drop: () => unknown;
  readonly merge: () => unknown;
  readonly undo: () => unknown;
  readonly openArticle: () => unknown;
  /** Shows the news that came in and is held back. */
  readonly release: () => unknown;
  readonly search: () => unknown;
}

/** Keys that anything else with the focus may need for itself: they work on a row, and where nothing has the focus. */
const ROW_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', ' ', 'Enter']);

/** The keys of the queue, unless something is typed or a dialog is open. They go before those of the frame. */
export function useNewsKeys(actions: NewsKeyActions): void {
  const act = useEffectEvent((key: string) => findAction(actions, key));
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPageShortcut(event) || (ROW_KEYS.has(event.key) && !isOnRow(event.target))) return;
      const action = act(event.key.toLowerCase());
      // A key that is held down steps through rows, but decides about one only.
      if (action === null || (event.repeat && !event.key.startsWith('Arrow') && !/^[jk]$/i.test(event.key)))
        return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}

function isOnRow(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target === document.body || target.matches('tr[data-row], main, [role="region"]'))
  );
}

function findAction(actions: NewsKeyActions, key: string): (() => unknown) | null {
  const keys: Readonly<Record<string, () => unknown>> = {
    j: () => actions.step(1),
    arrowdown: () => actions.step(1),
    k: () => actions.step(-1),
    arrowup: () => actions.step(-1),
    ' ': actions.select,
    enter: actions.accept,
    e: actions.change,
    x: actions.drop,
    m: actions.merge,
    z: actions.undo,
    o: actions.openArticle,
    n: actions.release,
    '/': actions.search,
  };
  return keys[key] ?? null;
}
