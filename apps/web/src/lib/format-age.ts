// How long ago something was, in the language of the page.

import { formatDay } from './format.ts';
import { currentLanguage } from './language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment (ISO 8601) as people speak of it: `5 minutes ago` within a day, else the day. */
export function formatAge(iso: string, now: number): string {
  const ago = now - Date.parse(iso);
  if (!(ago < DAY)) return formatDay(iso);
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  if (ago >= HOUR) return format.format(-Math.floor(ago / HOUR), 'hour');
  return format.format(-Math.floor(Math.max(ago, 0) / MINUTE), 'minute');
}
