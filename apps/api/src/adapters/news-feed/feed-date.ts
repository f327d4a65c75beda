// Dates as feeds write them: ISO 8601 and W3C, RFC 822 and its many broken forms, months in the languages of Western Europe, seconds since 1970.
// What could mean two days, such as 04/05/2020, means none.

import { LONGEST_DATE } from './feed-reading.ts';
import { cutText, foldSpace } from './plain-text.ts';

const LONGEST = 100;
const ISO =
  /^(\d{4})(?:[-/.]?(\d{1,2})(?:[-/.]?(\d{1,2}))?)?(?:[T\s]\s*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|UT|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;

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

const ZONE_HOURS: Readonly<Record<string, number>> = {
  z: 0,
  gmt: 0,
  ut: 0,
  utc: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  mez: 1,
  cest: 2,
  mesz: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  pkt: 5,
  sgt: 8,
  hkt: 8,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  brt: -3,
  art: -3,
};

interface Parts {
  year: number | null;
  month: number | null;
  day: number | null;
  time: readonly [hours: number, minutes: number, seconds: number, ms: number];
  zoneMinutes: number;
}

/** A date as it is written, on one line. */
export function foldFeedDate(text: string): string {
  return cutText(foldSpace(text.slice(0, LONGEST * 10)), LONGEST_DATE);
}

/** Milliseconds since the epoch, or null where the text is no date that can only be read one way. Without a zone it is UTC. */
export function readFeedDate(text: string): number | null {
  const trimmed = toCommonForm(text);
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  if (/^\d{10}$/.test(trimmed)) return Number(trimmed) * 1000;
  if (/^\d{13}$/.test(trimmed)) return Number(trimmed);
  const iso = ISO.exec(trimmed);
  return toTime(iso ? parseIsoParts(iso) : parseTextParts(trimmed));
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
    time: [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0), ms],
    zoneMinutes: findZoneMinutes(zone ?? 'Z') ?? 0,
  };
}

function parseTextParts(text: string): Parts {
  const words = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(\d)\s*([ap])\.?m\.?(?![a-z])/gi, '$1$2m')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const parts: Parts = { year: null, month: null, day: null, time: [0, 0, 0, 0], zoneMinutes: 0 };
  for (const word of words.flatMap(apart)) readWord(parts, word);
  return parts;
}

/** `05-Sep-2002` is three words, and so is `9/13/2002` where it can be read in one way only. */
function apart(word: string): string[] {
  if (/^\d{1,4}-\p{L}{3,9}\.?-\d{1,4}$/u.test(word)) return word.split('-');
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(word) ?? [];
  if (year === '') return [word];
  const order = dayAndMonth(Number(first), Number(second), mark);
  return order === null ? [] : [String(order.day), MONTHS[order.month - 1]?.[0] ?? '', year];
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

/** Day first, then year, except where the number can only be a year. */
function readNumber(parts: Parts, digits: string): void {
  const value = Number(digits);
  if (digits.length >= 3) parts.year = value < 1000 ? value + 1900 : value;
  else if (parts.day === null) parts.day = value;
  else parts.year ??= value + (value < 50 ? 2000 : 1900);
}

function parseTime([
  ,
  hours = '0',
  minutes = '0',
  seconds = '0',
  fraction = '0',
  half,
]: RegExpExecArray): Parts['time'] {
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

function findZoneMinutes(word: string): number | null {
  const offset = /^(?:GMT|UTC?)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(word);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return minutes > 14 * 60 ? 0 : minutes * (offset[1] === '-' ? -1 : 1);
  }
  const hours = ZONE_HOURS[word.toLowerCase()];
  return hours === undefined ? null : hours * 60;
}

function toTime({
  year,
  month,
  day,
  time: [hours, minutes, seconds, ms],
  zoneMinutes,
}: Parts): number | null {
  if (year === null || month === null || day === null || month < 1 || month > 12 || day < 1) return null;
  if (hours > 24 || minutes > 59 || seconds > 60) return null;
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  if (midnight.getUTCDate() !== day) return null;
  return midnight.getTime() + ((hours * 60 + minutes - zoneMinutes) * 60 + Math.min(seconds, 59)) * 1000 + ms;
}
