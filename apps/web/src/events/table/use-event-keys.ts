import { useRowKeys } from '../../lib/row-keys.ts';

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

/** The keys of a morning's work. */
export function useEventKeys(actions: EventKeyActions): void {
  useRowKeys(({ key, shiftKey }) =>
    findAction(actions, shiftKey && key.length === 1 ? key : key.toLowerCase()),
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
