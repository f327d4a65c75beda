import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoment, formatShortName, formatSize } from './import-format.ts';

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

describe('moments', () => {
  const now = Date.parse('2026-11-20T20:00:00Z');

  it('are told from now within a day, then by the day', () => {
    expect(formatMoment('2026-11-20T19:59:40Z', now)).toBe('this minute');
    expect(formatMoment('2026-11-20T19:55:00Z', now)).toBe('5 minutes ago');
    expect(formatMoment('2026-11-20T17:30:00Z', now)).toBe('2 hours ago');
    expect(formatMoment('2026-11-19T19:59:00Z', now)).toBe('11-19-2026');
  });

  it('do not lie in the future where clocks differ', () => {
    expect(formatMoment('2026-11-20T20:01:00Z', now)).toBe('this minute');
  });
});
