import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDateOrder, findDate, findMonthDay } from './read-date.ts';

const PRINTED = fc.string({ unit: fc.constantFrom(...'0123456789.,-−–()€$%\u00A0/ aeñJy\u{1F600}\u0000') });

describe('findDate', () => {
  it.each([
    ['28/11/2022', '2022-11-28'],
    ['2022-11-28', '2022-11-28'],
    ['19 april 2014', '2014-04-19'],
    ['02 Juillet 2015', '2015-07-02'],
    ['August 3 , 2014', '2014-08-03'],
    ['Jan 1, 2022', '2022-01-01'],
    ['3 de mayo de 2021', '2021-05-03'],
    ['31.12.23', '2023-12-31'],
    ['1st of March 2020', '2020-03-01'],
    ['12/25/2020', '2020-12-25'],
    ['due on 5-Feb-2019 at noon', '2019-02-05'],
    ['it falls due on 21-May-20. Repeat', '2020-05-21'],
    ['05MAY24', '2024-05-05'],
    ["5 May '24", '2024-05-05'],
    ['12-IV-2024', '2024-04-12'],
    ['3 maj 2024', '2024-05-03'],
  ])('reads %s', (text, value) => {
    expect(findDate(text, 'DMY')?.value).toBe(value);
  });

  it.each(['31/02/2020', '99/99/9999', '1.234,56', 'Mayor 3, 20', '192.168.1.20', '12ABC34', '5 May 20.30'])(
    'takes %s for no date',
    (text) => {
      expect(findDate(text, 'DMY')).toBeNull();
    },
  );

  it('reads every day back in either order', () => {
    const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('DMY', 'MDY'),
        fc.constantFrom('/', '-', '.'),
        (date, order, mark) => {
          const iso = date.toISOString().slice(0, 10);
          const [year = '', month = '', day = ''] = iso.split('-');
          const printed = (order === 'DMY' ? [day, month, year] : [month, day, year]).join(mark);
          expect(findDate(printed, order)?.value).toBe(iso);
        },
      ),
    );
  });

  it('throws on nothing', () => {
    fc.assert(fc.property(PRINTED, (text) => void findDate(text, 'MDY')));
  });
});

describe('the order of day and month', () => {
  it('is that of the unmistakable dates, else of the paper', () => {
    expect(decideDateOrder('03/04/2020 and 25/04/2020', 612, 792)).toBe('DMY');
    expect(decideDateOrder('03/04/2020 and 04/25/2020', 595, 842)).toBe('MDY');
    expect(decideDateOrder('03/04/2020', 612, 792)).toBe('MDY');
    expect(decideDateOrder('03/04/2020', 595, 842)).toBe('DMY');
    expect(decideDateOrder('Columbus, OH 43215 03/04/2020 Sales tax', 595, 842)).toBe('MDY');
  });
});

it.each(['Marzo 5 de 2024', '5 de marzo del año 2024', '2024-Mar-05', '5.º de marzo de 2024', '05/mar/24'])(
  'reads %s',
  (text) => {
    expect(findDate(text, 'DMY')?.value).toBe('2024-03-05');
  },
);

it('finds month and day without a year', () => {
  expect(findMonthDay('Year Ended December 31,')).toEqual({ month: 12, day: 31 });
  expect(findMonthDay('For the year ended 31 December')).toEqual({ month: 12, day: 31 });
  expect(findMonthDay('al 31 de diciembre')).toEqual({ month: 12, day: 31 });
  expect(findMonthDay('may be 2020')).toBeNull();
});
