import type { ImportJob } from '@vigilo/contract/imports';
import { describe, expect, it } from 'vitest';
import { isRunning, findStep } from './import-step.ts';

const STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'outdated',
  'failed',
  'cancelled',
] as const satisfies readonly ImportJob['state'][];

const COUNTS = { add: 1, change: 0, unchanged: 0, refused: 0, conflict: 0 };

describe('the step of an import', () => {
  it('follows from the state', () => {
    const steps = STATES.map((state) => [state, findStep({ state, counts: COUNTS }, false)]);
    expect(Object.fromEntries(steps)).toEqual({
      uploaded: 'columns',
      checking: 'preview',
      checked: 'preview',
      importing: 'import',
      done: 'import',
      outdated: 'preview',
      failed: 'import',
      cancelled: 'import',
    });
  });

  it('stays with the preview where the check itself came to nothing', () => {
    expect(findStep({ state: 'failed', counts: null }, false)).toBe('preview');
    expect(findStep({ state: 'cancelled', counts: null }, false)).toBe('preview');
  });

  it('goes back to the columns until the import runs or is over', () => {
    const back = STATES.filter((state) => findStep({ state, counts: COUNTS }, true) === 'columns');
    expect(back).toEqual(['uploaded', 'checked', 'outdated', 'failed']);
  });

  it('asks again only while the server is at work', () => {
    expect(STATES.filter((state) => isRunning(state))).toEqual(['checking', 'importing']);
  });
});
