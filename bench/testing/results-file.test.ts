import { describe, expect, it } from 'vitest';
import { readEntries, renewEntries, writeEntries } from './results-file.ts';

const entry = (name: string, measured: string, commit: string | null = null) => ({
  name,
  commit,
  rows: [`| Speed of ${name} | fast | ${measured} | yes | \`bench/${name}\` |`],
  section: `## About ${name}\n\nWords.\n\n\`bench/${name}\`, 2026-11-21,${commit === null ? '' : ` at ${commit},`} 3 s`,
});
const HEAD = ['# Measurements', '', '- 2 cores'];

describe('the file of results', () => {
  it('can be read back', () => {
    const entries = [entry('api', '1 ms', 'f0b3911'), entry('heat-map', '60')];
    expect(readEntries(writeEntries(HEAD, entries))).toEqual(entries);
    expect(readEntries(writeEntries(HEAD, entries, ['`bench/api`: old']))).toEqual(entries);
  });

  it('can be read back where it is that of the experiments, with columns of its own', () => {
    const entries = [
      {
        name: 'E-12b',
        commit: 'f0b3911',
        rows: ['| E-12b failed | 0 | 0 of 9 | 9 | 0.3 | yes | `reliability/E-12b` |'],
        section: '## E-12b: about\n\nWords.\n\n`reliability/E-12b`, 2026-11-21, at f0b3911, seed 7, 3 s',
      },
    ];
    const text = writeEntries(
      HEAD,
      entries,
      [],
      ['figure', 'target', 'measured', 'tries', 'bound', 'pass', 'by'],
    );
    expect(text).toContain('| figure | target | measured | tries | bound | pass | by |');
    expect(readEntries(text)).toEqual(entries);
  });

  it('updates only the named measurements, in the order of the names', () => {
    const old = [entry('heat-map', '60'), entry('gone', '1')];
    expect(renewEntries(['api', 'heat-map'], old, [entry('api', '2 ms')])).toEqual([
      entry('api', '2 ms'),
      entry('heat-map', '60'),
    ]);
  });
});
