// How credit reports name the terms of ratings, and what is and what was, as `normaliseText` leaves the words (issue 14, 'CCRR').

import { GRADES } from '../companies/company.ts';
import type { DateOrder } from './read-date.ts';
import { listDates } from './read-date.ts';
import type { Segment } from './text-lines.ts';

const SHORT =
  /\b(?:short|st|corto|cp|(?:up to|within|under|less than) (?:one|1|a|12)(?: year| months?)?|one year or less|(?:hasta|menos de|a|en) (?:un|1|12) (?:ano|meses)|un ano o menos)\b/;
const LONG =
  /\b(?:long|lt|largo|lp|(?:over|more than|beyond|above) (?:one|1|a|12)(?: year| months?)?|(?:mas de|superior a) (?:un|1|12) (?:ano|meses))\b/;
export const NOW =
  /^(?:current|currently|new|now|to|proposed|assigned|today|present|latest|recommended|revised|updated|this (?:year|report|review|time)|resultante|recomendad[ao]|revisad[ao]|este (?:ano|informe)|esta (?:revision|vez)|actual|actualmente|nuev[ao]|propuest[ao]|asignad[ao]|ahora|hoy)(?: (?:rating|grade|calificacion|nota|year|rating grade))?$/;
export const THEN =
  /^(?:previous|previously|prior|last|former|old|earlier|was|from|last (?:report|review|time)|(?:previous|prior) report|informe anterior|revision anterior|ultimo informe|era|before|year ago|a year ago|last year|prior year|previous year|anterior|ano anterior|previ[ao]|antes|hace un ano|ultim[ao])(?: (?:rating|grade|calificacion|nota|review|year))?$/;
/** What the words for outlooks mean. */
export const OUTLOOKS: Readonly<Record<string, string>> = {
  positive: 'Positive',
  positiva: 'Positive',
  stable: 'Stable',
  estable: 'Stable',
  negative: 'Negative',
  negativa: 'Negative',
  developing: 'Developing',
  'en desarrollo': 'Developing',
};

const IS_YEAR = /^(?:19|20)\d\d$/u;

/** The term that words name; null where they name none or both. */
export function termOf(plain: string): 'st' | 'lt' | null {
  const [isShort, isLong] = [SHORT.test(plain), LONG.test(plain)];
  if (isShort === isLong) return null;
  return isShort ? 'st' : 'lt';
}

/** Whether a segment is a rating and nothing else. */
export function isGrade({ text }: Segment): boolean {
  return GRADES.some((grade) => grade === text);
}

/** The day that a text begins with, as ISO, of a month or a year its first; null where it begins with none. */
export function dayOf(text: string, order: DateOrder): string | null {
  if (IS_YEAR.test(text)) return `${text}-01-01`;
  const [date] = listDates(text, order);
  if (date !== undefined) return date.index <= 'Wednesday, '.length ? date.value : null;
  // 'Dec-21', 'Mar 2020'
  return listDates(`1 ${text.replaceAll(/[-–./’']/gu, ' ')}`, order)[0]?.value ?? null;
}
