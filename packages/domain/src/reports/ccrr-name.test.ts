import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso, isoFromDay } from '../scoring/day.ts';
import { readCcrrName } from './ccrr-name.ts';

describe('the name of a CCRR', () => {
  it('gives ticker and day, in any format of the day', () => {
    const day = dayFromIso('2026-11-21');
    for (const date of ['2026-11-21', '11-21-2026', 'Nov-21-2026', 'NOV-21-2026'])
      expect(readCcrrName(`CCRR_ENR_${date}.pdf`)).toEqual({ ticker: 'ENR', day });
    expect(readCcrrName('ccrr_BRK.B_2026-11-21.PDF')).toEqual({ ticker: 'BRK.B', day });
    expect(readCcrrName('CCRR_A_B_2026-11-21.pdf')).toEqual({ ticker: 'A_B', day });
  });

  it('is refused if a part is missing or the day is invalid', () => {
    for (const name of [
      '',
      'ENR.pdf',
      'CCRR_ENR.pdf',
      'CCRR__2026-11-21.pdf',
      'CCRR_ENR_2026-02-30.pdf',
      'CCRR_ENR_13-01-2026.pdf',
      'CCRR_ENR_Foo-01-2026.pdf',
      'CCRR_E N_2026-11-21.pdf',
      'CCRR_ENR_2026-11-21.txt',
      'XCCRR_ENR_2026-11-21.pdf',
    ]) {
      expect(readCcrrName(name), name).toBeNull();
    }
  });

  it('gives back every ticker and day it was made from', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9.\-_]{1,12}$/),
        fc.integer({ min: 0, max: 40_000 }),
        (ticker, day) => {
          expect(readCcrrName(`CCRR_${ticker}_${isoFromDay(day)}.pdf`)).toEqual({ ticker, day });
        },
      ),
    );
  });
});
