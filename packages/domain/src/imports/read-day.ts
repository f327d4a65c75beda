// Reads dates in a file (issue 2, 'Import'): ISO with or without a time, MM/DD/YYYY (the product's format, specification 3 section 5),
// DD.MM.YYYY, YYYYMMDD, month names in English and Spanish, `Wed Jul 01 13:37:59 +0000 2015` as in posts, and day numbers of spreadsheets. A
// time with a zone is converted to UTC; without a zone it is taken as UTC. Days before 1900 are refused, as in forms and in the news.
//
// Whether the month or the day comes first is an option of the import. With the month first, an ambiguous date with dots is refused rather
// than misread, because dots usually mean that the day comes first.

import { EARLIEST_FILE_DAY } from '../news/clean-item.ts';
import { findZoneMinutes } from '../news/time-zones.ts';
import type { Day } from '../scoring/day.ts';
import { dayFromTimestamp, findDay } from '../scoring/day.ts';

export const DAY_ORDERS = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export const DATE_FAULTS = ['date-invalid', 'date-ambiguous', 'date-too-early'] as const;
export type DateFault = (typeof DATE_FAULTS)[number];

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ](.+))?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const PARTS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,? (.+))?$/;
const DAY_MONTH =
  /^(?:[a-z]{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ](?:de )?([a-z]{3,10})\.?(?:[-/. ]|, | de )(\d{4})(?:,? (.+))?$/;
const MONTH_DAY =
  /^(?:[a-z]{2,10}\.?,? )?([a-z]{3,10})\.?[-/. ](\d{1,2})(?:st|nd|rd|th)?(?:,? |[-/.])(\d{4})(?:,? (.+))?$/;
const POSTED = /^[a-z]{3} ([a-z]{3}) (\d{2}) (\d{2}:\d{2}:\d{2} [+-]\d{4}) (\d{4})$/;
const SERIAL = /^(\d{5})(\.\d+)?$/;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?: ?([ap])\.?m\.?)?(?: ?([a-z]{1,5}|(?:gmt|utc?)?[+-]\d{1,2}(?::?\d{2})?))?$/;

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
const MS_PER_DAY = 86_400_000;

interface Written {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string;
}

/** What a date says. */
export interface Moment {
  readonly day: Day;
  /** When it was on that day, in milliseconds since the epoch; null where no time is written. */
  readonly at: number | null;
}

/** The day in a cleaned, non-empty text, or the reason why there is none. */
export function readDay(text: string, order: DayOrder): Day | DateFault {
  const moment = readMoment(text, order);
  return typeof moment === 'string' ? moment : moment.day;
}

/** The day in a cleaned, non-empty text with its time, or the reason why there is none. */
export function readMoment(text: string, order: DayOrder): Moment | DateFault {
  const moment = readAnyMoment(text, order);
  return typeof moment !== 'string' && moment.day < EARLIEST_FILE_DAY ? 'date-too-early' : moment;
}

function readAnyMoment(text: string, order: DayOrder): Moment | DateFault {
  const plain = text.length === 10 ? findDay(text) : null;
  if (plain !== null) return { day: plain, at: null };
  const serial = SERIAL.exec(text);
  if (serial) return readSerial(Number(serial[1]) - SERIAL_OF_EPOCH, serial[2]);
  const written = readWritten(text.toLowerCase(), order);
  return typeof written === 'string' ? written : momentFromWritten(written);
}

/** The fraction of a spreadsheet's number is the time of its day, to the second. */
function readSerial(day: Day, fraction: string | undefined): Moment {
  if (fraction === undefined) return { day, at: null };
  const seconds = Math.min(Math.round(Number(`0${fraction}`) * 86_400), 86_399);
  return { day, at: day * MS_PER_DAY + seconds * 1000 };
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

function momentFromWritten({ year, month, day, time }: Written): Moment | DateFault {
  const found = findDay(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
  if (found === null) return 'date-invalid';
  if (time === '') return { day: found, at: null };
  const clock = TIME.exec(time);
  const minutes = clock && readMinutes(clock);
  if (clock === null || minutes === null) return 'date-invalid';
  // A leap second belongs to its minute.
  const seconds = Math.min(Number(clock[3] ?? 0), 59);
  const ms = Number((clock[4] ?? '').padEnd(3, '0').slice(0, 3));
  const at = found * MS_PER_DAY + minutes * 60_000 + seconds * 1000 + ms;
  return { day: dayFromTimestamp(at), at };
}

/** Minutes from the midnight of UTC; null for no time of a day, or in a zone that is not known. */
function readMinutes([, hours, minutes, seconds, , half, zone]: RegExpExecArray): number | null {
  const zoneMinutes = zone === undefined ? 0 : findZoneMinutes(zone);
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (zoneMinutes === null || minute > 59 || Number(seconds ?? 0) > 60) return null;
  if (hour > 24 || (hour === 24 && minute > 0)) return null;
  return toWholeDay(hour, half) * 60 + minute - zoneMinutes;
}

/** The hour of a clock of twelve hours as one of twenty-four; hours beyond twelve are such already. */
function toWholeDay(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
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
