import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso, isoFromDay } from '../scoring/day.ts';
import { cleanCell, shortenText, readCellValue } from '../records/clean-cell.ts';
import { guessDayOrder, readDay, readMoment } from './read-day.ts';
import { findNumber, guessDecimalSign } from './read-number.ts';

describe('cleanCell', () => {
  it.each([
    ['  a  b ', 'a b'],
    ['a\r\nb\tc', 'a b c'],
    ['a\u0000b', 'a b'],
    ['\ufeffTicker', 'Ticker'],
    ['a\u00a0\u00a0b', 'a b'],
    ['plain text', 'plain text'],
    [undefined, ''],
  ])('makes %j %j', (cell, text) => {
    expect(cleanCell(cell)).toBe(text);
  });

  it('removes what the database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanCell(text);
        expect(clean).toBe(cleanCell(clean));
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toContain('\u0000');
      }),
    );
  });

  it.each(['null', 'NULL', 'N/A', 'n/a', 'NaN', '-', '—', ' none '])(
    'reads %j as empty where a value is expected',
    (cell) => {
      expect(readCellValue(cell)).toBe('');
    },
  );

  it('shortens with an ellipsis, never within a character', () => {
    expect(shortenText('abcdef', 4)).toBe('abc…');
    expect(shortenText('ab😀cd', 4).isWellFormed()).toBe(true);
    expect(shortenText('abcd', 4)).toBe('abcd');
  });
});

describe('findNumber', () => {
  it.each([
    ['0.3', 0.3],
    ['-0.3', -0.3],
    ['−0.3', -0.3],
    ['+1', 1],
    ['.5', 0.5],
    ['1,234.56', 1234.56],
    ['1234567.8', 1_234_567.8],
    ['(2.5)', -2.5],
    ['1e3', 1000],
    ["1'234", 1234],
    ['1 234.5', 1234.5],
  ])('reads %s as %d with a decimal point', (text, value) => {
    expect(findNumber(text, 'point')).toBe(value);
  });

  it.each([
    ['0,3', 0.3],
    ['1.234,56', 1234.56],
    ['-12,5', -12.5],
    ['7', 7],
    ['1.234', 1234],
    ['0.25', 0.25],
  ])('reads %s as %d with a decimal comma', (text, value) => {
    expect(findNumber(text, 'comma')).toBe(value);
  });

  it.each([
    '1,5',
    '0,3',
    '12,34,567',
    'abc',
    '1.2.3',
    '5%',
    '0x10',
    'Infinity',
    '',
    '.',
    '-',
    '1e999',
    '1 2',
  ])('finds none in %j with a decimal point', (text) => {
    expect(findNumber(text, 'point')).toBeNull();
  });

  it('guesses the decimal sign from the values', () => {
    expect(guessDecimalSign(['0,3', '-0,1', '1'])).toBe('comma');
    expect(guessDecimalSign(['1.234,50', '2.000,00'])).toBe('comma');
    expect(guessDecimalSign(['0.3', '1,234.50', '1,234'])).toBe('point');
    expect(guessDecimalSign(['1,234', '2,000'])).toBe('point');
    expect(guessDecimalSign([])).toBe('point');
  });
});

describe('readDay', () => {
  it.each([
    ['2015-07-01', '2015-07-01'],
    ['2015-7-1', '2015-07-01'],
    ['2015/07/01', '2015-07-01'],
    ['20150701', '2015-07-01'],
    ['2015-07-01T13:37:59Z', '2015-07-01'],
    ['2015-07-01T23:30:00-05:00', '2015-07-02'],
    ['2015-07-01 00:30:00+0200', '2015-06-30'],
    ['2015-07-01 13:37:59.123', '2015-07-01'],
    ['07/01/2015', '2015-07-01'],
    ['7/1/2015', '2015-07-01'],
    ['07-01-2015', '2015-07-01'],
    ['07/01/2015 13:37', '2015-07-01'],
    ['7/1/2015, 1:05 PM', '2015-07-01'],
    ['31.12.2015', '2015-12-31'],
    ['05.05.2015', '2015-05-05'],
    ['Wed Jul 01 13:37:59 +0000 2015', '2015-07-01'],
    ['Wed Jul 01 23:37:59 -0500 2015', '2015-07-02'],
    ['Wed, 01 Jul 2015 13:37:59 GMT', '2015-07-01'],
    ['1 Jul 2015', '2015-07-01'],
    ['01-Jul-2015', '2015-07-01'],
    ['July 1, 2015', '2015-07-01'],
    ['1 de julio de 2015', '2015-07-01'],
    ['3 ene 2015', '2015-01-03'],
    ['42186', '2015-07-01'],
    ['42186.75', '2015-07-01'],
  ])('reads %s as %s', (text, iso) => {
    expect(readDay(text, 'month-first')).toBe(dayFromIso(iso));
  });

  it.each([
    ['Wed Jul 01 13:37:59 +0000 2015', '2015-07-01T13:37:59.000Z'],
    ['Wed Jul 01 23:37:59 -0500 2015', '2015-07-02T04:37:59.000Z'],
    ['2015-07-01 13:37:59.12', '2015-07-01T13:37:59.120Z'],
    ['2015-07-01T23:30:00-05:00', '2015-07-02T04:30:00.000Z'],
    ['2015-07-01 13:37:59+00', '2015-07-01T13:37:59.000Z'],
    ['7/1/2015, 1:05 PM', '2015-07-01T13:05:00.000Z'],
    ['7/1/2015 12:05 a.m.', '2015-07-01T00:05:00.000Z'],
    ['7/1/2015 11:05 PM EST', '2015-07-02T04:05:00.000Z'],
    ['1 Jul 2015 10:00 CET', '2015-07-01T09:00:00.000Z'],
    ['Wed, 01 Jul 2015 13:37:60 GMT', '2015-07-01T13:37:59.000Z'],
    ['42186.75', '2015-07-01T18:00:00.000Z'],
    ['42186.999999999', '2015-07-01T23:59:59.000Z'],
    ['2015-07-01', null],
    ['July 1, 2015', null],
    ['42186', null],
  ])('reads the time of %s as %s', (text, iso) => {
    const moment = readMoment(text, 'month-first');
    if (typeof moment === 'string') throw new Error(moment);
    expect(moment.at === null ? null : new Date(moment.at).toISOString()).toBe(iso);
  });

  it('reads every time to the second, on the day that it is of in UTC', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        (second, zone) => {
          const at = second * 1000;
          const local = new Date(at + zone * 60_000).toISOString().slice(0, 19);
          const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
          const offset = `${zone < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
          const wanted = { day: Math.floor(at / 86_400_000), at };
          expect(readMoment(`${local}${offset}`, 'month-first')).toEqual(wanted);
          expect(readMoment(`${local.replace('T', ' ')} GMT${offset}`, 'day-first')).toEqual(wanted);
          expect(readMoment(new Date(at).toUTCString(), 'month-first')).toEqual(wanted);
        },
      ),
    );
  });

  it('knows days since 1900', () => {
    const readAll = (...texts: string[]) => texts.map((text) => readDay(text, 'month-first'));
    expect(readAll('1900-01-01', '01/01/1900')).toEqual([-25_567, -25_567]);
    expect(
      readAll('1899-12-31', '1800-01-01', '1492-10-12', 'Jan 1, 1800', '1900-01-01 00:30 +0200'),
    ).toEqual(Array.from({ length: 5 }, () => 'date-too-early'));
  });

  it('reads the day first if that is chosen', () => {
    expect(readDay('03.04.2015', 'day-first')).toBe(dayFromIso('2015-04-03'));
    expect(readDay('03/04/2015', 'day-first')).toBe(dayFromIso('2015-04-03'));
    expect(readDay('03/04/2015', 'month-first')).toBe(dayFromIso('2015-03-04'));
  });

  it('does not guess the order of an ambiguous date', () => {
    expect(readDay('03.04.2015', 'month-first')).toBe('date-ambiguous');
    expect(readDay('13/02/2015', 'month-first')).toBe('date-invalid');
    expect(readDay('02/13/2015', 'day-first')).toBe('date-invalid');
  });

  it.each([
    'yesterday',
    '2015-02-30',
    '2015-13-01',
    '1/2/15',
    '32 Jul 2015',
    '1 Foo 2015',
    '2015',
    '2015-07-01 25:00',
    '2015-07-01 24:01',
    '2015-07-01 10:00 XYZ',
    '0000-01-01',
    '1e5',
    '12345678901',
  ])('refuses %j', (text) => {
    expect(readDay(text, 'month-first')).toBe('date-invalid');
  });

  it('reads every day in every format', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 40_000 }), (day) => {
        const [year, month, date] = isoFromDay(day).split('-');
        expect(readDay(`${year}-${month}-${date}`, 'day-first')).toBe(day);
        expect(readDay(`${month}/${date}/${year}`, 'month-first')).toBe(day);
        expect(readDay(`${date}.${month}.${year}`, 'day-first')).toBe(day);
        expect(readDay(new Date(day * 86_400_000).toUTCString(), 'month-first')).toBe(day);
      }),
    );
  });

  it('guesses the order from the values', () => {
    expect(guessDayOrder(['01/02/2015', '13/02/2015'])).toBe('day-first');
    expect(guessDayOrder(['01/02/2015', '02/13/2015'])).toBe('month-first');
    expect(guessDayOrder(['01/02/2015'])).toBe('month-first');
    expect(guessDayOrder(['01.02.2015'])).toBe('day-first');
    expect(guessDayOrder(['2015-02-01'])).toBe('month-first');
  });
});
