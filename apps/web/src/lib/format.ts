// Numbers and days as people read them. Scores carry a sign and fixed decimals with a real minus sign; days are MM-DD-YYYY as specified,
// in both languages; what is empty is a dash.

import { writeCount, writeDecimal, writeExact, writeScore } from '@vigilo/domain/scoring/write-number';
import { currentLanguage } from './language.ts';

export const DASH = '–';

/** A score with its sign and fixed decimals: `+0.445`, `−0.031`, `0.000`; a dash for none. */
export function formatScore(score: number | null | undefined, decimals = 3): string {
  return score === null || score === undefined || !Number.isFinite(score)
    ? DASH
    : writeScore(score, decimals, currentLanguage());
}

/** The sign of a score as it is shown, which is 0 where the decimals leave nothing of it; 0 for none. */
export function displayedSign(score: number | null | undefined, decimals = 3): -1 | 0 | 1 {
  if (score === null || score === undefined || !/[1-9]/.test(formatScore(score, decimals))) return 0;
  return score < 0 ? -1 : 1;
}

/** A whole number with thousands marked: `7,182`; a dash for none. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined || !Number.isFinite(count)
    ? DASH
    : writeCount(count, currentLanguage());
}

/** A decimal number kept as text, with thousands marked and fixed decimals: `1,234.5`; a dash for none. */
export function formatAmount(amount: string | null, decimals: number): string {
  return amount === null ? DASH : writeDecimal(Number(amount), decimals, currentLanguage());
}

/** A plain decimal kept as text, to its last digit, with thousands marked: `1,234.50`; null for any other text. */
export function formatFigure(text: string): string | null {
  return writeExact(text, currentLanguage());
}

/** A difference that is a plain decimal, to its last digit, with its sign: `+9`, `−0.20`, `0`. */
export function formatFigureChange(text: string): string {
  const figure = formatFigure(text) ?? text;
  return text === '0' || text.startsWith('-') ? figure : `+${figure}`;
}

/** A length of time: `6 months`, `6 meses`. */
export function formatMonths(months: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(months);
}

/** A day or time (`2026-11-20` or ISO 8601) as `11-20-2026`, in UTC; a dash for none or for what is no date. */
export function formatDay(iso: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(utcIso(iso)) ?? [];
  return year === undefined || month === undefined || day === undefined ? DASH : `${month}-${day}-${year}`;
}

/** A moment as `11-20-2026 08:15 UTC`; a dash for none. */
export function formatMoment(iso: string | null | undefined): string {
  const time = utcIso(iso).slice(11, 16);
  return time === '' ? DASH : `${formatDay(iso)} ${time} UTC`;
}

function utcIso(iso: string | null | undefined): string {
  if (iso === null || iso === undefined || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return '';
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

/** The ISO day that a person typed as MM-DD-YYYY (or with slashes or dots), or null when it is no day of the calendar. */
export function findTypedDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text) ?? [];
  if (year === '') return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** A change of a count with its sign: `+6`, `−2`, `0`; a dash for none. */
export function formatCountChange(change: number | null): string {
  return formatScore(change, 0);
}

/** A text, or a dash where it is empty. */
export function formatText(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? DASH : text;
}

/** A share of one as `84%`, as the language writes it. */
export function formatPercent(share: number): string {
  return share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 });
}

/** Names as a list in a sentence: `Ticker, Name and Date`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
}
