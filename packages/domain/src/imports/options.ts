// What a person decides for a whole import, with the defaults (issue 2, 'Import'): how dates and numbers are written, what stands in for
// missing values, which of two prices is meant.

import type { EventType } from '../scoring/event-type.ts';
import type { DayOrder } from './read-day.ts';
import type { DecimalSign } from './read-number.ts';

export interface ImportOptions {
  readonly dayOrder: DayOrder;
  readonly decimalSign: DecimalSign;
  /** Companies without sector, industry or country: left unclassified with a note, or refused. */
  readonly missingClassification: 'unclassified' | 'refuse';
  /** Events without a score: refused, or given a suggested one. */
  readonly missingScore: 'refuse' | 'suggest';
  /** Event type, source and topic of events that name none; an empty source or topic means none. */
  readonly defaultEventType: EventType;
  readonly defaultSource: string;
  readonly defaultTopic: string;
  readonly priceColumn: 'close' | 'adjusted';
  /** ISO 4217 code of prices that name none. */
  readonly defaultCurrency: string;
}

export const DEFAULT_OPTIONS: ImportOptions = {
  dayOrder: 'month-first',
  decimalSign: 'point',
  missingClassification: 'unclassified',
  missingScore: 'refuse',
  defaultEventType: 'Company',
  defaultSource: '',
  defaultTopic: '',
  priceColumn: 'close',
  defaultCurrency: 'USD',
};
