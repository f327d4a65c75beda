import { useEffect, useEffectEvent } from 'react';
import { isPageShortcut } from './page-shortcut.ts';

type Action = () => unknown;

/** Keys that anything else with the focus may need for itself: they work on a row, and where nothing has the focus. */
const ROW_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Delete']);

/**
 * The keys of a screen whose table is worked through row by row, unless something is typed or a dialog is open. They go before those of the frame.
 * @param find what a key does there; null where it means nothing
 */
export function useRowKeys(find: (event: KeyboardEvent) => Action | null): void {
  const act = useEffectEvent(find);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPageShortcut(event) || (ROW_KEYS.has(event.key) && !isOnRow(event.target))) return;
      const action = act(event);
      if (action === null) return;
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
