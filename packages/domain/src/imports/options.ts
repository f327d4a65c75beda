// The options of an import and their defaults (issue 2, 'Import'): date and number formats and units, replacements for missing values, and which price
// to use.

import type { RowChoice } from './faults.ts';
import type { EventType } from '../scoring/event-type.ts';
import type { DayOrder } from './read-day.ts';
import type { MarketCapUnit } from './read-market-cap.ts';
import type { DecimalSign } from './read-number.ts';

export interface ImportOptions {
  readonly dayOrder: DayOrder;
  readonly decimalSign: DecimalSign;
  /** What market capitalisations without a unit of their own count. */
  readonly marketCapUnit: MarketCapUnit;
  /** Whether companies without sector, industry or country are left unclassified with a note, or refused. */
  readonly missingClassification: 'unclassified' | 'refuse';
  /** Whether events without a score are refused or get a suggested one. */
  readonly missingScore: 'refuse' | 'suggest';
  /** Event type, source and topic for events without one; empty means none. */
  readonly defaultEventType: EventType;
  readonly defaultSource: string;
  readonly defaultTopic: string;
  readonly priceColumn: 'close' | 'adjusted';
  /** ISO 4217 code for prices without a currency. */
  readonly defaultCurrency: string;
  /** What a person decided on rows of companies, by row number. */
  readonly choices: Readonly<Record<string, RowChoice>>;
  /** Industries of the file that are taken as others: those that stand for them. */
  readonly industries: Readonly<Record<string, string>>;
}

export const DEFAULT_OPTIONS: ImportOptions = {
  dayOrder: 'month-first',
  decimalSign: 'point',
  marketCapUnit: 'millions',
  missingClassification: 'unclassified',
  missingScore: 'refuse',
  defaultEventType: 'Company',
  defaultSource: '',
  defaultTopic: '',
  priceColumn: 'close',
  defaultCurrency: 'USD',
  choices: {},
  industries: {},
};
