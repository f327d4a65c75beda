import { useRowKeys } from '../lib/row-keys.ts';

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

/**
 * The keys of the queue. One that is held down steps through rows, but decides about one only.
 * @param isPaused what is typed on into a form that is being saved is no key of the queue
 */
export function useNewsKeys(actions: NewsKeyActions, isPaused: boolean): void {
  useRowKeys(({ key, repeat }) =>
    isPaused || (repeat && !/^(?:Arrow.*|[jk])$/i.test(key)) ? null : findAction(actions, key.toLowerCase()),
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
