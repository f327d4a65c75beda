import { beforeEach, expect, it, vi } from 'vitest';
import { formatSize } from './format-size.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

it('writes sizes in the unit that fits', () => {
  expect(formatSize(0)).toBe('0 kB');
  expect(formatSize(812)).toBe('0.8 kB');
  expect(formatSize(902_486)).toBe('881 kB');
  expect(formatSize(8_059_669)).toBe('7.7 MB');
  expect(formatSize(100 * 1024 * 1024)).toBe('100 MB');
});
