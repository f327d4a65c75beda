// Why a row is refused, or accepted with a remark (issue 2, 'Import': row-numbered reasons for every refused row). A closed list: each code has
// its sentence in the messages, in both languages.

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
  /** What the cell says, cleaned. */
  readonly value: string;
  /** The earlier row of the file that says the same, where one does. */
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

/** A remark on an accepted row. */
export interface Note {
  readonly code: NoteCode;
  readonly field: ImportField;
  /** The text it is about; empty where the rows have it in common. */
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

/** What becomes of a row: the outcome of its rules, the same at the preview and at the commit. */
export type Decision =
  | { readonly verdict: 'add' | 'unchanged' }
  | { readonly verdict: 'change'; readonly changes: readonly FieldChange[] }
  | { readonly verdict: 'refused'; readonly faults: readonly Fault[] };

/** A row read by itself, before anything is known of what is already there. */
export interface ReadRow<Draft> {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly notes: readonly Note[];
}
