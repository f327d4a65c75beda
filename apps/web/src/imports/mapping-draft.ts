// What a person corrects of the columns before the check: kept in this tab until it is sent, so that a reload loses nothing. It belongs to
// the columns as the server read them; read in another way, the draft begins anew.

import type { ImportJob } from '@vigilo/contract/imports';
import { useEffect, useMemo, useState } from 'react';

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
  const place = `import.${job._id}`;
  const base = useMemo(() => JSON.stringify([job.columns, job.mapping, job.options, job.delimiter, job.sheet, job.hasHeader]), [job]);
  const [kept, setKept] = useState<Kept | null>(() => findKept(place));
  const draft = kept?.base === base ? kept.draft : { mapping: job.mapping, options: job.options };

  useEffect(() => {
    if (kept !== null) sessionStorage.setItem(place, JSON.stringify(kept));
  }, [place, kept]);

  return { draft, change: (part) => setKept({ base, draft: { ...draft, ...part } }) };
}

function findKept(place: string): Kept | null {
  const stored = sessionStorage.getItem(place);
  // Written by this file only; the base tells whether it still fits.
  return stored === null ? null : (JSON.parse(stored) as Kept);
}
