import { listDifferences } from '@vigilo/contract/template-versions';
import type { DifferentDocument } from '@vigilo/contract/template-versions';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import type { DefinitionBody } from './template-body.ts';

export interface Differences {
  readonly is: 'idle' | 'reading' | 'done' | 'failed';
  readonly done: number;
  readonly total: number | null;
  readonly documents: readonly DifferentDocument[];
  readonly error: unknown;
}

const NOTHING: Differences = { is: 'idle', done: 0, total: null, documents: [], error: null };

/** Which documents a changed template would read differently: asked for a few at a time, so that it shows how far it is and can be stopped. */
export function useDifferences(id: string): Differences & {
  readonly start: (definition: DefinitionBody) => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(definition: DefinitionBody, offset: number, signal: AbortSignal): Promise<void> {
    const input = { params: { id }, body: { definition, offset } };
    const { total, done, documents } = (await callApi(listDifferences, input, { signal })).data;
    const isAll = done === 0 || offset + done >= total;
    setState((before) => ({
      ...before,
      total,
      done: offset + done,
      documents: [...before.documents, ...documents],
      is: isAll ? 'done' : 'reading',
    }));
    if (!isAll) await read(definition, offset + done, signal);
  }

  return {
    ...state,
    start: (definition) => {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setState({ ...NOTHING, is: 'reading' });
      read(definition, 0, run.signal).catch((error: unknown) => {
        if (!run.signal.aborted) setState((before) => ({ ...before, is: 'failed', error }));
      });
    },
    cancel: () => {
      running.current?.abort();
      setState((before) => ({ ...before, is: 'done' }));
    },
  };
}
