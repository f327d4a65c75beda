import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DASH,
  findTypedDay,
  formatCount,
  formatCountChange,
  formatDay,
  formatScore,
  formatText,
  displayedSign,
} from './format.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

describe('formatScore', () => {
  it('carries a sign, fixed decimals and a real minus', () => {
    expect(formatScore(0.445)).toBe('+0.445');
    expect(formatScore(-0.031)).toBe('−0.031');
    expect(formatScore(0.1 + 0.2)).toBe('+0.300');
    expect(formatScore(-1.25, 1)).toBe('−1.3');
  });

  it('gives zero no sign, negative zero neither', () => {
    expect(formatScore(0)).toBe('0.000');
    expect(formatScore(-0)).toBe('0.000');
    expect(formatScore(-0.0004)).toBe('0.000');
  });

  it('shows a dash for none', () => {
    for (const none of [null, undefined, Number.NaN]) expect(formatScore(none)).toBe(DASH);
  });

  it('writes as the language does', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'es' } });
    expect(formatScore(-0.445)).toBe('−0,445');
    expect(formatCount(12_345)).toBe('12.345');
  });
});

describe('signOfShown', () => {
  it('is that of the number as it is read: what rounds to zero has none', () => {
    expect(displayedSign(-0.035, 1)).toBe(0);
    expect(displayedSign(0.049, 1)).toBe(0);
    expect(displayedSign(-0.035)).toBe(-1);
    expect(displayedSign(0.05, 1)).toBe(1);
    expect(displayedSign(-0.06, 1)).toBe(-1);
    expect(displayedSign(0)).toBe(0);
  });

  it('says the same as the sign that is written, whatever the score and the decimals', () => {
    const signs: Record<string, number> = { '+': 1, '−': -1 };
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (score, decimals) => {
          expect(displayedSign(score, decimals)).toBe(signs[formatScore(score, decimals).charAt(0)] ?? 0);
        },
      ),
    );
  });

  it('is zero for none', () => {
    for (const none of [null, undefined, Number.NaN]) expect(displayedSign(none)).toBe(0);
  });
});

describe('formatCount', () => {
  it('marks thousands', () => {
    expect(formatCount(7182)).toBe('7,182');
    expect(formatCount(0)).toBe('0');
    expect(formatCount(null)).toBe(DASH);
  });
});

describe('formatDay', () => {
  it('is MM-DD-YYYY in UTC', () => {
    expect(formatDay('2026-11-20')).toBe('11-20-2026');
    expect(formatDay('2026-11-20T23:59:59.999Z')).toBe('11-20-2026');
    expect(formatDay('2026-11-20T23:00:00-05:00')).toBe('11-21-2026');
  });

  it('is a dash for none and for what is no date', () => {
    for (const none of [null, undefined, '', 'soon', '2026-13-01']) expect(formatDay(none)).toBe(DASH);
  });
});

describe('findTypedDay', () => {
  it('reads MM-DD-YYYY, slashes, dots and single digits too', () => {
    expect(findTypedDay('11-20-2026')).toBe('2026-11-20');
    expect(findTypedDay(' 1/5/2026 ')).toBe('2026-01-05');
    expect(findTypedDay('1.5.2026')).toBe('2026-01-05');
    expect(findTypedDay('02-29-2028')).toBe('2028-02-29');
  });

  it('refuses what is no day of the calendar', () => {
    for (const wrong of [
      '',
      '20-11-2026',
      '02-29-2026',
      '11-31-2026',
      '11-20-26',
      '2026-11-20',
      '00-10-2026',
    ])
      expect(findTypedDay(wrong)).toBeNull();
  });
});

it('shows a dash for an empty text', () => {
  expect(formatText('  ')).toBe(DASH);
  expect(formatText('APAC')).toBe('APAC');
});

it('writes a change of a count with its sign', () => {
  expect([6, -1234, 0, null].map(formatCountChange)).toEqual(['+6', '−1,234', '0', DASH]);
});
