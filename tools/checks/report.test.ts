import { describe, expect, it } from 'vitest';
import type { Check } from './finding.ts';
import { reportChecks } from './report.ts';

const TREE = { root: '.', files: [] };
const QUIET: Check = { name: 'quiet', find: () => [] };
const LOUD: Check = {
  name: 'loud',
  find: () => [{ path: 'a.ts', line: 3, rule: 'no-noise', message: 'too loud' }],
};

async function report(...checks: readonly Check[]): Promise<{ failed: number; text: string }> {
  const printed: string[] = [];
  const failed = await reportChecks(checks, TREE, (line) => printed.push(line));
  return { failed, text: printed.join('\n').replaceAll(/\(\d+\.\d s\)/g, '(time)') };
}

describe('the report of the checks', () => {
  it('counts no failure without findings', async () => {
    expect(await report(QUIET)).toEqual({ failed: 0, text: 'ok    quiet (time)\nAll 1 checks passed.' });
  });

  it('counts a check with findings and prints their positions', async () => {
    expect(await report(QUIET, LOUD)).toEqual({
      failed: 1,
      text: 'ok    quiet (time)\nFAIL  loud (time): 1\n        a.ts:3  no-noise: too loud\n1 of 2 checks failed.',
    });
  });

  it('counts a check that throws as failed, with its reason', async () => {
    const broken: Check = { name: 'broken', find: () => Promise.reject(new Error('printed no JSON')) };
    expect(await report(broken, QUIET)).toMatchObject({
      failed: 1,
      text: expect.stringContaining('FAIL  broken (time): 1\n        broken  printed no JSON'),
    });
  });

  it('does not run a skipped check and prints the reason', async () => {
    const skipped: Check = {
      name: 'spelling',
      skipped: () => 'no specification here',
      find: () => Promise.reject(new Error('ran')),
    };
    expect(await report(skipped)).toEqual({
      failed: 0,
      text: 'skip  spelling: no specification here\nAll 1 checks passed.',
    });
  });
});
