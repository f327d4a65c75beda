// The reasons for refusing a row or accepting it with a note (issue 2, 'Import': row-numbered reasons for every refused row). Each code has a
// message in both languages.

import { IDENTITY_DIFFERENCES } from '../companies/company-identity.ts';
import type { ImportField } from './fields.ts';

export const FAULT_CODES = [
  'required',
  'too-long',
  'ticker-invalid',
  'ticker-taken',
  'ticker-repeated',
  'name-taken',
  'name-repeated',
  'company-validated',
  'ticker-unknown',
  'company-not-named',
  'sector-missing',
  'sector-unknown',
  'industry-missing',
  'country-missing',
  'country-unknown',
  'entity-type-unknown',
  'rating-unknown',
  'currency-invalid',
  'isin-invalid',
  'aliases-invalid',
  'market-cap-invalid',
  'url-invalid',
  'event-type-unknown',
  'impact-unknown',
  'impact-against-score',
  'score-missing',
  'score-invalid',
  'score-range',
  'score-step',
  'date-invalid',
  'date-ambiguous',
  'date-future',
  'date-too-early',
  'event-exists',
  'event-repeated',
  'price-missing',
  'price-invalid',
  'price-not-positive',
  'price-too-large',
  'price-repeated',
  'too-many-names',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface Fault {
  readonly code: FaultCode;
  readonly field: ImportField;
  /** The cleaned text of the cell. */
  readonly value: string;
  /** The earlier row of the file that this one repeats. */
  readonly row?: number;
}

export const NOTE_CODES = [
  'sector-missing',
  'sector-unknown',
  'industry-missing',
  'country-missing',
  'entity-type-missing',
  'score-suggested',
  'new-sector',
  'new-industry',
  'near-industry',
  'new-source',
  'new-topic',
  'row-repeated',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** A note on a row that is accepted, or that changes nothing because it repeats another. */
export interface Note {
  readonly code: NoteCode;
  readonly field: ImportField;
  /** The text it is about; empty when the note is the same for all rows. */
  readonly value: string;
  /** The name on the list that the value may stand for. */
  readonly near?: string;
}

/** What becomes of a row. A conflict that nobody has decided leaves it out. */
export const VERDICTS = ['add', 'change', 'unchanged', 'refused', 'conflict'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A field of an existing record that the row would change. */
export interface FieldChange {
  readonly field: ImportField;
  readonly before: string;
  readonly after: string;
}

/** What a person can decide on a row that may be, or may not be, a company that is there. */
export const ROW_CHOICES = ['leave-out', 'update', 'add'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];

/** Why a row is put before a person: another name or country on the same ticker, or the same company under another ticker. */
export const MATCH_CODES = [...IDENTITY_DIFFERENCES, 'other-ticker', 'other-ticker-in-file'] as const;
export type MatchCode = (typeof MATCH_CODES)[number];

/** A row and the record that it clashes with or may be the same company as. */
export interface Match {
  readonly code: MatchCode;
  /** The company that is there; null where it is a row of the file. */
  readonly companyId: string | null;
  /** What is stored of that company to tell it by; nothing where it is a row. */
  readonly stored: Readonly<Partial<Record<ImportField, string>>>;
  /** The earlier row of the file that is the same company. */
  readonly row?: number;
  /** What can be chosen, the default first. */
  readonly choices: readonly RowChoice[];
  /** What holds. */
  readonly choice: RowChoice;
}

/** The outcome of a row, the same in the preview and in the import. */
export type Decision = { readonly match?: Match } & (
  | { readonly verdict: 'add' | 'conflict' }
  /** With the earlier row of the file that it repeats, if it does. */
  | { readonly verdict: 'unchanged'; readonly repeatedRow?: number }
  | { readonly verdict: 'change'; readonly changes: readonly FieldChange[] }
  | { readonly verdict: 'refused'; readonly faults: readonly Fault[] }
);

/** A row as read, not yet compared with existing records. */
export interface ReadRow<Draft> {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly notes: readonly Note[];
}
