// What is stored of an import beside its plain columns.

import type { Fault, FieldChange, Match, NoteCode, FaultCode, Verdict } from '@vigilo/domain/imports/faults';
import type { ImportField } from '@vigilo/domain/imports/fields';
import type { Delimiter } from '@vigilo/domain/imports/guess-table';

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'outdated'
  | 'failed'
  | 'cancelled';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How a file is laid out and what its columns are called, with the first values of each. */
export interface Layout {
  readonly format: 'csv' | 'xlsx' | 'json';
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  /** The sheets of a workbook and the one that is read; empty for a text file. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly columns: readonly { readonly title: string; readonly samples: readonly string[] }[];
}

export type Phase = 'waiting' | 'reading' | 'writing' | 'scoring';

export interface Progress {
  readonly phase: Phase;
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly at: number;
}

export type Counts = Readonly<Record<Verdict, number>>;

/** What was found in a file: numbers of rows by verdict, remarks and reasons by how often they came. */
export interface Outcome {
  readonly counts: Counts;
  /** Rows that a person may decide on; those that nobody has, and that are left out, count as conflicts. */
  readonly matches: number;
  readonly notes: readonly {
    readonly code: NoteCode;
    readonly field: ImportField;
    readonly value: string;
    readonly near?: string;
    readonly count: number;
  }[];
  /** With the first different values that were refused for it. */
  readonly reasons: readonly {
    readonly code: FaultCode;
    readonly field: ImportField;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
}

export interface RowDetails {
  readonly faults?: readonly Fault[];
  readonly changes?: readonly FieldChange[];
  /** What a person may decide on, and what becomes of the row as it is. */
  readonly match?: Match;
  readonly verdict?: Verdict;
}

/** A failure by the key of its sentence (messages, `imports`), with what the sentence names. */
export interface StoredProblem {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}
