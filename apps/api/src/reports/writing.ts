// How a report writes days, times and signs.

import { writeScore } from '@vigilo/domain/scoring/write-number';
import type { Language } from '@vigilo/contract/messages/language';

export const DASH = '\u2013';

/** A day or time (ISO 8601) as MM-DD-YYYY, in UTC. */
export function writeDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}

/** The hour of an instant as HH:MM, in UTC. */
export function writeTime(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16);
}

/** A text, or a dash where it is empty. */
export function writeText(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? DASH : text;
}

/** A score as a report shows it: its text with three decimals, and its sign, by which it is coloured. */
export interface WrittenScore {
  readonly text: string;
  readonly sign: 'positive' | 'negative' | 'neutral';
}

export function writtenScore(score: number, language: Language): WrittenScore {
  const sign = score > 0 ? 'positive' : 'negative';
  return { text: writeScore(score, 3, language), sign: score === 0 ? 'neutral' : sign };
}
