// Moments as people read them, in their own time: the clock within the present day, else the day and the clock.

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

function toLocalDay(at: Date): string {
  return [at.getMonth() + 1, at.getDate(), at.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
