// Where in the wizard an import stands. The server's state decides; only from a checked one may a person step back to the columns.

import type { ImportJob } from '@vigilo/contract/imports';

export const STEPS = ['file', 'columns', 'preview', 'import'] as const;
export type Step = (typeof STEPS)[number];

type State = ImportJob['state'];

const STEP_BY_STATE: Readonly<Record<Exclude<State, 'failed' | 'cancelled'>, Step>> = {
  uploaded: 'columns',
  checking: 'preview',
  checked: 'preview',
  outdated: 'preview',
  importing: 'import',
  done: 'import',
};

const CORRECTABLE: ReadonlySet<State> = new Set(['uploaded', 'checked', 'outdated', 'failed']);

/** The step of an import; one that came to an end early stays where it ended. */
export function findStep({ state, counts }: Pick<ImportJob, 'state' | 'counts'>, isAtColumns: boolean): Step {
  if (isAtColumns && CORRECTABLE.has(state)) return 'columns';
  if (state === 'failed' || state === 'cancelled') return counts === null ? 'preview' : 'import';
  return STEP_BY_STATE[state];
}

/** Whether the server is at work on it, so that it is asked again and again. */
export function isRunning(state: State): boolean {
  return state === 'checking' || state === 'importing';
}

/** Whether nothing more can come of it. */
export function isOver(state: State): boolean {
  return state === 'done' || state === 'cancelled';
}

/** Whether its columns can still be corrected. */
export function isCorrectable(state: State): boolean {
  return CORRECTABLE.has(state);
}
