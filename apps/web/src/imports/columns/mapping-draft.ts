// What a person corrects of the columns before the check: kept in this browser, so that a reload loses nothing. It belongs to one import and
// to its columns as the server read them; for another, or read in another way, it begins anew.

import type { ImportJob } from '@vigilo/contract/imports';
import { useMemo } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';

export type Draft = Pick<ImportJob, 'mapping' | 'options'>;

export interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

interface Kept {
  /** What the draft was begun from. */
  readonly base: string;
  readonly draft: Draft;
}

export function useDraft(job: ImportJob): DraftState {
  const [kept, keep] = useRememberedSetting<Kept | null>('imports.draft', readKept);
  const base = useMemo(
    () =>
      JSON.stringify([
        job._id,
        job.columns,
        job.mapping,
        job.options,
        job.delimiter,
        job.sheet,
        job.hasHeader,
      ]),
    [job],
  );
  const draft = kept?.base === base ? kept.draft : { mapping: job.mapping, options: job.options };
  return { draft, change: (part) => keep({ base, draft: { ...draft, ...part } }) };
}

function readKept(kept: unknown): Kept | null {
  if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('draft' in kept)) return null;
  // Only this file writes it, and the base tells whether it still fits.
  return kept as Kept;
}
