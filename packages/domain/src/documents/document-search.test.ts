import { expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import { defaultDateRange, isReversed } from './document-search.ts';
import { STATUS_COLOURS } from './status-colours.ts';

it('the list begins with the last 180 days', () => {
  expect(defaultDateRange(dayFromIso('2026-11-21'))).toEqual({ from: '2026-05-25', to: '2026-11-21' });
});

it('a range runs backwards where its first day is after its last', () => {
  expect(isReversed({ from: '2026-11-02', to: '2026-11-01' })).toBe(true);
  expect(isReversed({ from: '2026-11-01', to: '2026-11-01' })).toBe(false);
});

it('the words of every status are legible on their ground', () => {
  for (const { statuscolor, background } of Object.values(STATUS_COLOURS)) {
    const [dark, light] = [luminance(statuscolor), luminance(background)];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  }
});

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
