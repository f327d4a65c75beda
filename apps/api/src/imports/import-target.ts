// What a file is imported into. Checking and importing run the very same target over the very same file: only that a check keeps what it
// finds, where an import stores what is accepted. So a check never accepts what the import refuses.

import type { Decision, Note, ReadRow } from '@vigilo/domain/imports/faults';
import type { Mapping } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What a target is given: the transaction it looks things up in, in whose name, as of when, how the file is to be read. */
export interface TargetContext {
  readonly tx: TenantTransaction;
  readonly importer: Caller;
  /** The user for the audit log, or null for the command line. */
  readonly actorId: string | null;
  readonly importId: string;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly now: Date;
  readonly today: Day;
}

/** A row with what became of it. */
export interface DecidedRow<Draft> {
  readonly row: number;
  readonly cells: readonly string[];
  readonly draft: Draft;
  readonly decision: Decision;
  /** Remarks that hold where the row is added. */
  readonly notes: readonly Note[];
}

export interface Target<Draft> {
  /** Reads a row by itself. */
  read(cells: readonly string[]): ReadRow<Draft>;
  /** Looks up, for all rows of a batch at once, what they are compared with. */
  prepare(rows: readonly ReadRow<Draft>[]): Promise<void>;
  /** Decides one row after the other, in the order of the file. */
  decide(
    read: ReadRow<Draft>,
    row: number,
  ): { readonly decision: Decision; readonly draft: Draft; readonly notes: readonly Note[] };
  /** Stores what is added and changed of a batch. */
  store(rows: readonly DecidedRow<Draft>[]): Promise<void>;
  /** Stores what belongs to the import as a whole. Returns the companies whose scores it may have changed. */
  finish(): Promise<readonly string[]>;
}
