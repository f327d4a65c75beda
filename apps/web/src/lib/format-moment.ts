// Moments as people read them: the clock within the present day, else the day and the clock; in their own time where it is not said to be UTC.

import { formatDay, formatMoment } from './format.ts';
import { currentLanguage } from './language.ts';

/** A moment (ISO 8601) as `10:32` when it is of the day of `now`, else as `11-20-2026 10:32`. */
export function formatTimeOrDay(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const time = at.toLocaleTimeString(currentLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return at.toDateString() === now.toDateString() ? time : `${toLocalDay(at)} ${time}`;
}

/** A moment (ISO 8601) with its seconds: `11-20-2026 10:32:05`. */
export function formatLocalMoment(iso: string): string {
  const at = new Date(iso);
  return `${toLocalDay(at)} ${at.toLocaleTimeString(currentLanguage(), { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })}`;
}

/** A moment as `08:15 UTC` when it is of the day of `now` in UTC, else as `formatMoment` writes it; a dash for none. */
export function formatRecentMoment(iso: string | null | undefined, now: Date = new Date()): string {
  const moment = formatMoment(iso);
  return formatDay(iso) === formatDay(now.toISOString()) ? moment.slice('MM-DD-YYYY '.length) : moment;
}

function toLocalDay(at: Date): string {
  return [at.getMonth() + 1, at.getDate(), at.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
