// Reads dates in a file (issue 2, 'Import'): ISO with or without a time, MM/DD/YYYY (the product's format, specification 3 section 5),
// DD.MM.YYYY, YYYYMMDD, month names in English and Spanish, `Wed Jul 01 13:37:59 +0000 2015` as in posts, and day numbers of spreadsheets. A
// time with a zone is converted to UTC; without a zone the date is taken as written.
//
// Whether the month or the day comes first is an option of the import. With the month first, an ambiguous date with dots is refused rather
// than misread, because dots usually mean that the day comes first.

import type { Day } from '../scoring/day.ts';
import { dayFromTimestamp, findDay } from '../scoring/day.ts';

export const DAY_ORDERS = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export const DATE_FAULTS = ['date-invalid', 'date-ambiguous'] as const;
export type DateFault = (typeof DATE_FAULTS)[number];

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ](.+))?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const PARTS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,? (.+))?$/;
const DAY_MONTH =
  /^(?:[a-z]{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ](?:de )?([a-z]{3,10})\.?(?:[-/. ]|, | de )(\d{4})(?:,? (.+))?$/;
const MONTH_DAY =
  /^(?:[a-z]{2,10}\.?,? )?([a-z]{3,10})\.?[-/. ](\d{1,2})(?:st|nd|rd|th)?(?:,? |[-/.])(\d{4})(?:,? (.+))?$/;
const POSTED = /^[a-z]{3} ([a-z]{3}) (\d{2}) (\d{2}:\d{2}:\d{2} [+-]\d{4}) (\d{4})$/;
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(z|utc|gmt|[+-]\d{2}:?\d{2}))?$/;

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ['jan', 'ene'],
    ['feb'],
    ['mar'],
    ['apr', 'abr'],
    ['may'],
    ['jun'],
    ['jul'],
    ['aug', 'ago'],
    ['sep', 'set'],
    ['oct'],
    ['nov'],
    ['dec', 'dic'],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

/** Spreadsheets count days from 1899-12-30, which is day -25569. */
const SERIAL_OF_EPOCH = 25_569;

interface Written {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string;
}

/** The day in a cleaned, non-empty text, or the reason why there is none. */
export function readDay(text: string, order: DayOrder): Day | DateFault {
  const plain = text.length === 10 ? findDay(text) : null;
  if (plain !== null) return plain;
  const serial = SERIAL.exec(text);
  if (serial) return Number(serial[1]) - SERIAL_OF_EPOCH;
  const written = readWritten(text.toLowerCase(), order);
  return typeof written === 'string' ? written : dayFromWritten(written);
}

function readWritten(text: string, order: DayOrder): Written | DateFault {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), time: iso[4] ?? '' };
  const parts = PARTS.exec(text);
  if (parts) return readParts(parts, order);
  return readNamed(text);
}

function readParts(parts: RegExpExecArray, order: DayOrder): Written | DateFault {
  const [, one, sign, two, year, time = ''] = parts;
  const [first, second] = [Number(one), Number(two)];
  const isPointed = sign === '.';
  if (isPointed && order === 'month-first' && first <= 12 && second <= 12 && first !== second)
    return 'date-ambiguous';
  const isDayFirst = order === 'day-first' || (isPointed && first > 12);
  return { year: Number(year), month: isDayFirst ? second : first, day: isDayFirst ? first : second, time };
}

function readNamed(text: string): Written | DateFault {
  const posted = POSTED.exec(text);
  if (posted)
    return {
      year: Number(posted[4]),
      month: monthFromName(posted[1]),
      day: Number(posted[2]),
      time: posted[3] ?? '',
    };
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth)
    return {
      year: Number(dayMonth[3]),
      month: monthFromName(dayMonth[2]),
      day: Number(dayMonth[1]),
      time: dayMonth[4] ?? '',
    };
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay)
    return {
      year: Number(monthDay[3]),
      month: monthFromName(monthDay[1]),
      day: Number(monthDay[2]),
      time: monthDay[4] ?? '',
    };
  return 'date-invalid';
}

/** The month with this name, or 0. */
function monthFromName(name = ''): number {
  return MONTHS.get(name.slice(0, 3)) ?? 0;
}

function dayFromWritten({ year, month, day, time }: Written): Day | DateFault {
  const found = findDay(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
  if (found === null || year < 1800) return 'date-invalid';
  if (time === '') return found;
  const clock = TIME.exec(time);
  if (!clock) return 'date-invalid';
  const [hours, minutes] = [Number(clock[1]), Number(clock[2])];
  if (hours > 24 || minutes > 59) return 'date-invalid';
  const zone = parseZoneMinutes(clock[4]);
  return zone === null ? found : dayFromTimestamp(((found * 24 + hours) * 60 + minutes - zone) * 60_000);
}

/** Minutes ahead of UTC; null without a zone. */
function parseZoneMinutes(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!parts) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
}

/** Day first if more texts require that order than the other, or if only dots are used; otherwise month first. */
export function guessDayOrder(texts: Iterable<string>): DayOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let pointed = 0;
  for (const text of texts) {
    const parts = PARTS.exec(text);
    if (!parts) continue;
    if (Number(parts[1]) > 12) dayFirst += 1;
    else if (Number(parts[3]) > 12) monthFirst += 1;
    else if (parts[2] === '.') pointed += 1;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  return pointed > 0 ? 'day-first' : 'month-first';
}
