import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatAge } from './format-age.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

describe('moments', () => {
  const now = Date.parse('2026-11-20T20:00:00Z');

  it('are relative within a day, and dates after that', () => {
    expect(formatAge('2026-11-20T19:59:40Z', now)).toBe('this minute');
    expect(formatAge('2026-11-20T19:55:00Z', now)).toBe('5 minutes ago');
    expect(formatAge('2026-11-20T17:30:00Z', now)).toBe('2 hours ago');
    expect(formatAge('2026-11-19T19:59:00Z', now)).toBe('11-19-2026');
  });

  it('do not lie in the future where clocks differ', () => {
    expect(formatAge('2026-11-20T20:01:00Z', now)).toBe('this minute');
  });
});
