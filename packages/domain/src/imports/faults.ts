// The reasons for refusing a row or accepting it with a note (issue 2, 'Import': row-numbered reasons for every refused row). Each code has a
// message in both languages.

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
  'score-suggested',
  'new-sector',
  'new-industry',
  'new-source',
  'new-topic',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** A note on an accepted row. */
export interface Note {
  readonly code: NoteCode;
  readonly field: ImportField;
  /** The text it is about; empty when the note is the same for all rows. */
  readonly value: string;
}

export const VERDICTS = ['add', 'change', 'unchanged', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A field of an existing record that the row would change. */
export interface FieldChange {
  readonly field: ImportField;
  readonly before: string;
  readonly after: string;
}

/** The outcome of a row, the same in the preview and in the import. */
export type Decision =
  | { readonly verdict: 'add' | 'unchanged' }
  | { readonly verdict: 'change'; readonly changes: readonly FieldChange[] }
  | { readonly verdict: 'refused'; readonly faults: readonly Fault[] };

/** A row as read, not yet compared with existing records. */
export interface ReadRow<Draft> {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly notes: readonly Note[];
}
