import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatShortName, formatSize } from './import-format.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

describe('sizes', () => {
  it('are in the unit that fits', () => {
    expect(formatSize(0)).toBe('0 kB');
    expect(formatSize(812)).toBe('0.8 kB');
    expect(formatSize(902_486)).toBe('881 kB');
    expect(formatSize(8_059_669)).toBe('7.7 MB');
    expect(formatSize(100 * 1024 * 1024)).toBe('100 MB');
  });
});

describe('short names', () => {
  it('keep the beginning and the ending of a long one', () => {
    expect(formatShortName('us-listed.csv')).toBe('us-listed.csv');
    const short = formatShortName(`${'a very long name of a file '.repeat(5)}2026-11.csv`);
    expect(short).toHaveLength(48);
    expect(short).toMatch(/^a very long name.*…\s?2026-11\.csv$/);
  });
});
