// The imports of a tenant and the states they go through. A worker holds an import by its run; whatever it writes after another run has taken
// over, or after a cancellation, changes nothing and tells so.

import type { ImportKind, Mapping } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import type { Selectable } from 'kysely';
import type { Tables, TenantTransaction } from '../frame/tables.ts';
import type { ImportState, Layout, Outcome, Progress, StoredProblem } from './stored-import.ts';

export type StoredImport = Selectable<Tables['imports']>;

export interface NewImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly fileSize: number;
  readonly sha256: string;
  readonly layout: Layout;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  /** The user, or null for the command line. */
  readonly createdBy: string | null;
}

export async function addImportRow(
  tx: TenantTransaction,
  tenantId: string,
  { id, kind, fileName, fileSize, sha256, layout, mapping, options, createdBy }: NewImport,
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({
      tenant_id: tenantId,
      id,
      kind,
      file_name: fileName,
      file_size: String(fileSize),
      sha256,
      layout: JSON.stringify(layout),
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      run_id: null,
      progress: null,
      outcome: null,
      digest: null,
      problem: null,
      created_by: createdBy,
    })
    .execute();
}

/** An import of the tenant, or null. With `createdBy` only one of that user. */
export async function findImport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  createdBy: string | null,
  lock = false,
): Promise<StoredImport | null> {
  let query = tx.selectFrom('imports').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id);
  if (createdBy !== null) query = query.where('created_by', '=', createdBy);
  if (lock) query = query.forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** The newest imports with the names of who brought them. */
export async function listNewestImports(
  tx: TenantTransaction,
  tenantId: string,
  createdBy: string | null,
  limit: number,
): Promise<StoredImport[]> {
  let query = tx.selectFrom('imports').selectAll().where('tenant_id', '=', tenantId);
  if (createdBy !== null) query = query.where('created_by', '=', createdBy);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Names of users by their ids. */
export async function listUserNames(
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const IDLE: readonly ImportState[] = ['uploaded', 'checked', 'outdated', 'failed'];
const ENDED: readonly ImportState[] = ['done', 'cancelled'];

/** Imports that wait for somebody, untouched since `before`. */
export async function listForgottenImports(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('imports')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', IDLE)
    .where('updated_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Imports of a user that wait for somebody, but for the `most` newest ones. Null is the command line. */
export async function listSurplusImports(
  tx: TenantTransaction,
  tenantId: string,
  createdBy: string | null,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('imports')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('created_by', 'is not distinct from', createdBy)
    .where('state', 'in', IDLE)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Imports that are yet to come to an end, and need their files. */
export async function listOpenImports(tx: TenantTransaction, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('imports')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', 'not in', ENDED)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes imports that ended before a time, with the rows kept of them. */
export async function removeEndedImports(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom('imports')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ENDED)
    .where('updated_at', '<', before)
    .execute();
}

export interface ImportChange {
  readonly state?: ImportState;
  readonly layout?: Layout;
  readonly mapping?: Mapping;
  readonly options?: ImportOptions;
  readonly attempt?: number;
  readonly progress?: Progress | null;
  readonly outcome?: Outcome | null;
  readonly digest?: string | null;
  readonly problem?: StoredProblem | null;
  /** Begin counting tries anew, with nobody at work. */
  readonly isFresh?: boolean;
}

const JSON_COLUMNS = ['layout', 'mapping', 'options', 'progress', 'outcome', 'problem'] as const;

function toColumns(change: ImportChange, now: Date) {
  const { state, attempt, digest, isFresh } = change;
  const json = JSON_COLUMNS.flatMap((name) => {
    const value = change[name];
    return value === undefined ? [] : [[name, value && JSON.stringify(value)] as const];
  });
  return {
    updated_at: now,
    ...Object.fromEntries(json),
    ...(state === undefined ? {} : { state }),
    ...(attempt === undefined ? {} : { attempt }),
    ...(digest === undefined ? {} : { digest }),
    ...(isFresh === true ? { run_id: null, tries: 0 } : {}),
  };
}

/** Changes an import that the transaction has locked. */
export async function changeImport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  change: ImportChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('imports')
    .set(toColumns(change, now))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Takes up the work on an attempt in the name of a new run; null where the attempt is no longer wanted. */
export async function claimImport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  attempt: number,
  state: ImportState,
  runId: string,
): Promise<StoredImport | null> {
  const claimed = await tx
    .updateTable('imports')
    .set((column) => ({ run_id: runId, tries: column('tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Changes an import that a run holds in a state; false where it holds it no longer. */
export async function changeHeldImport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  held: { runId: string; state: ImportState },
  change: ImportChange,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('imports')
    .set(toColumns(change, now))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('run_id', '=', held.runId)
    .where('state', '=', held.state)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
