import { describe, expect, it } from 'vitest';
import { formatShortName } from './import-format.ts';

describe('short names', () => {
  it('keep the beginning and the ending of a long one', () => {
    expect(formatShortName('us-listed.csv')).toBe('us-listed.csv');
    const short = formatShortName(`${'a very long name of a file '.repeat(5)}2026-11.csv`);
    expect(short).toHaveLength(48);
    expect(short).toMatch(/^a very long name.*…\s?2026-11\.csv$/);
  });
});
