// Dates as feeds and providers of news write them (issue 5, 'Bad input'): ISO 8601 and W3C, RFC 822 and its many broken forms, months in the languages of
// Western Europe, seconds since 1970. What could mean two days, such as 04/05/2020, means none. Each step looks at a hundred characters at most.

import { findZoneMinutes } from './time-zones.ts';

const LONGEST = 100;
const ISO =
  /^(\d{4})(?:[-/.]?(\d{1,2})(?:[-/.]?(\d{1,2}))?)?(?:[T\s]\s*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|UT|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;
/** A year and one or three more digits: a month and a day, or the day of the year. */
const UNCLEAR_DIGITS = /^\d{4}(?:\d|[-/.]?\d{3})(?!\d)/;

/** Each by how its name begins; those of several languages lead to the same month. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrt'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

type Time = readonly [hours: number, minutes: number, seconds: number, ms: number];

interface Parts {
  year: number | null;
  month: number | null;
  day: number | null;
  /** Null where only a day is written. */
  time: Time | null;
  zoneMinutes: number;
  /** Has more numbers than a date has. */
  isUnclear: boolean;
}

/**
 * Milliseconds since the epoch, or null where the text is no date that can only be read one way. Without a zone it is UTC; a day without a time
 * is its midnight in UTC, whatever zone stands beside it.
 */
export function readInstant(text: string): number | null {
  const common = toCommonForm(text);
  if (common === '' || common.length > LONGEST) return null;
  if (/^\d{10}$/.test(common)) return Number(common) * 1000;
  if (/^\d{13}$/.test(common)) return Number(common);
  if (UNCLEAR_DIGITS.test(common)) return null;
  const iso = ISO.exec(common);
  return toTime(iso ? parseIsoParts(iso) : parseTextParts(common));
}

/** White space folded; the year, month and day of East Asia as ISO has them, those of logs apart; the names of zones, and what a program writes around a number, left out. */
function toCommonForm(text: string): string {
  return text
    .slice(0, LONGEST * 10)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/, '$1-$2-$3')
    .replace(/\[[\w/+-]{1,40}\]$/, '')
    .replace(/^(\d{1,2})\/(\p{L}{3,9})\/(\d{4}):/u, '$1 $2 $3 ')
    .replace(/(?<=\s)(\d{1,2})h(\d{2})\b/i, '$1:$2')
    .replace(/^\/Date\((\d{10,13})(?:[+-]\d{4})?\)\/$/, '$1');
}

function parseIsoParts(found: RegExpExecArray): Parts {
  const [, year, month, day, hours, minutes, seconds, fraction, zone] = found;
  const ms = Math.floor(Number(`0.${fraction ?? '0'}`) * 1000);
  return {
    year: Number(year),
    month: Number(month ?? 1),
    day: Number(day ?? 1),
    time: hours === undefined ? null : [Number(hours), Number(minutes), Number(seconds ?? 0), ms],
    zoneMinutes: findZoneMinutes(zone ?? 'Z') ?? 0,
    isUnclear: false,
  };
}

function parseTextParts(text: string): Parts {
  const words = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(\d)\s*([ap])\.?m\.?(?![a-z])/gi, '$1$2m')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const parts: Parts = { year: null, month: null, day: null, time: null, zoneMinutes: 0, isUnclear: false };
  for (const word of words.flatMap(apart)) readWord(parts, word);
  return parts;
}

/** `05-Sep-2002` is three words, and so is `9/13/2002` where it can be read in one way only; `2002-09-05T10:00` is four. */
function apart(word: string): string[] {
  if (/^\d{1,4}-\p{L}{3,9}\.?-\d{1,4}$/u.test(word)) return word.split('-');
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:T(\d.*))?$/i.exec(word);
  return iso ? [iso[3] ?? '', monthName(Number(iso[2])), iso[1] ?? '', iso[4] ?? ''] : apartNumbers(word);
}

function apartNumbers(word: string): string[] {
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(word) ?? [];
  if (year === '') return [word];
  const order = dayAndMonth(Number(first), Number(second), mark);
  return order === null ? [] : [String(order.day), monthName(order.month), year];
}

/** A name of the month with this number; none for a number that is no month's. */
function monthName(month: number): string {
  return MONTHS[month - 1]?.[0] ?? '';
}

/** With points the day comes first wherever such dates are written; with slashes and dashes only a number beyond 12 tells. */
function dayAndMonth(
  first: number,
  second: number,
  mark: string,
): { readonly day: number; readonly month: number } | null {
  if (mark === '.' || first > 12) return { day: first, month: second };
  return second > 12 || first === second ? { day: second, month: first } : null;
}

function readWord(parts: Parts, word: string): void {
  const time = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,9}))?)?([ap]m)?(Z|[+-]\d{1,2}:?\d{2})?$/i.exec(
    word,
  );
  const number = /^(\d{1,4})(?:st|nd|rd|th|er|\.|º|ª)?$/i.exec(word);
  if (time) {
    parts.time = parseTime(time);
    if (time[6] !== undefined) parts.zoneMinutes = findZoneMinutes(time[6]) ?? 0;
  } else if (number) {
    readNumber(parts, number[1] ?? '');
  } else {
    const month = findMonth(word);
    // Weekdays can begin as months do (`Mar` is a Tuesday in Spanish): the last word that could be a month is it.
    if (month !== null) parts.month = month;
    else parts.zoneMinutes = findZoneMinutes(word) ?? parts.zoneMinutes;
  }
}

/** Day first, then year, except where the number can only be a year; one more is of another date. */
function readNumber(parts: Parts, digits: string): void {
  const value = Number(digits);
  const isYear = digits.length >= 3;
  if (parts.year !== null && (isYear || parts.day !== null)) parts.isUnclear = true;
  else if (isYear) parts.year = value < 1000 ? value + 1900 : value;
  else if (parts.day === null) parts.day = value;
  else parts.year = value + (value < 50 ? 2000 : 1900);
}

function parseTime([
  ,
  hours = '0',
  minutes = '0',
  seconds = '0',
  fraction = '0',
  half,
]: RegExpExecArray): Time {
  let hour = Number(hours);
  if (half !== undefined) hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return [hour, Number(minutes), Number(seconds), Math.floor(Number(`0.${fraction}`) * 1000)];
}

function findMonth(word: string): number | null {
  const plain = word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  if (plain.length < 3) return null;
  const index = MONTHS.findIndex((starts) => starts.some((start) => plain.startsWith(start)));
  return index === -1 ? null : index + 1;
}

function toTime({ year, month, day, time, zoneMinutes, isUnclear }: Parts): number | null {
  if (isUnclear || year === null || month === null || day === null) return null;
  if (month < 1 || month > 12 || day < 1) return null;
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  if (midnight.getUTCDate() !== day) return null;
  return time === null ? midnight.getTime() : addTime(midnight.getTime(), time, zoneMinutes);
}

function addTime(midnight: number, [hours, minutes, seconds, ms]: Time, zoneMinutes: number): number | null {
  if (hours > 24 || minutes > 59 || seconds > 60) return null;
  return midnight + ((hours * 60 + minutes - zoneMinutes) * 60 + Math.min(seconds, 59)) * 1000 + ms;
}
