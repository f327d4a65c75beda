import { useEffect, useEffectEvent } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';

/** What the keys of the events screen do; the dialog of the keys tells them (keys-dialog.tsx). */
export interface EventKeyActions {
  readonly step: (by: number) => unknown;
  readonly select: () => unknown;
  readonly details: () => unknown;
  readonly edit: () => unknown;
  readonly remove: () => unknown;
  readonly openUrl: () => unknown;
  readonly add: () => unknown;
  readonly move: () => unknown;
  readonly preview: () => unknown;
  readonly search: () => unknown;
  readonly page: (by: number) => unknown;
  readonly tab: () => unknown;
  /** Shows the events that came in and wait. */
  readonly news: () => unknown;
  readonly help: () => unknown;
}

/** Keys that anything else with the focus may need for itself: they work on a row, and where nothing has the focus. */
const ROW_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Delete']);

/** The keys of a morning's work, unless something is typed or a dialog is open. They go before those of the frame. */
export function useEventKeys(actions: EventKeyActions): void {
  const act = useEffectEvent((key: string) => findAction(actions, key));
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPageShortcut(event) || (ROW_KEYS.has(event.key) && !isOnRow(event.target))) return;
      const action = act(event.shiftKey && event.key.length === 1 ? event.key : event.key.toLowerCase());
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

function findAction(actions: EventKeyActions, key: string): (() => unknown) | null {
  const keys: Readonly<Record<string, () => unknown>> = {
    j: () => actions.step(1),
    arrowdown: () => actions.step(1),
    k: () => actions.step(-1),
    arrowup: () => actions.step(-1),
    ' ': actions.select,
    enter: actions.details,
    e: actions.edit,
    delete: actions.remove,
    o: actions.openUrl,
    a: actions.add,
    m: actions.move,
    p: actions.preview,
    '/': actions.search,
    '[': () => actions.page(-1),
    ']': () => actions.page(1),
    t: actions.tab,
    n: actions.news,
    '?': actions.help,
  };
  return keys[key] ?? null;
}
