// What is asked of imports: the newest, one with how far it is, and the rows that its check kept.

import type { Readable } from 'node:stream';
import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows, listImports } from '@vigilo/contract/imports';
import type { Language } from '@vigilo/contract/messages/language';
import type { Match, Verdict } from '@vigilo/domain/imports/faults';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { toImportReply, toImportSummary } from './import-reply.ts';
import { countRows, listRows } from './import-rows.queries.ts';
import { canImport } from './importer.ts';
import type { StoredImport } from './imports.queries.ts';
import { findImport, listNewestImports, listUserNames } from './imports.queries.ts';
import { refusedFile } from './refused-file.ts';

type Row = CallReply<typeof listImportRows>['data']['rows'][number];

const NEWEST = 20;

type ReadContext = Pick<AppContext, 'db' | 'now'>;

/** @throws Problem not-found where there is none or it is another user's. */
export async function getImport(context: ReadContext, caller: Caller, id: string): Promise<ImportJob> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const stored = await getOwn(tx, caller, id);
    const names = await listUserNames(
      tx,
      caller.tenantId,
      stored.created_by === null ? [] : [stored.created_by],
    );
    return toImportReply(stored, names, context.now());
  });
}

/** An import that the caller may see and change. @throws Problem not-found. */
export async function getOwn(
  tx: TenantTransaction,
  caller: Caller,
  id: string,
  lock = false,
): Promise<StoredImport> {
  const stored = await findImport(
    tx,
    caller.tenantId,
    id,
    caller.access.isAdmin ? null : caller.userId,
    lock,
  );
  if (!stored || !canImport(caller.access, stored.kind)) throw notFound();
  return stored;
}

/** The newest imports that the caller may see. */
export async function getNewestImports(
  context: ReadContext,
  caller: Caller,
): Promise<CallReply<typeof listImports>['data']> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const imports = await listNewestImports(
      tx,
      caller.tenantId,
      caller.access.isAdmin ? null : caller.userId,
      NEWEST,
    );
    const names = await listUserNames(
      tx,
      caller.tenantId,
      imports.flatMap(({ created_by: user }) => user ?? []),
    );
    return imports
      .filter(({ kind }) => canImport(caller.access, kind))
      .map((stored) => toImportSummary(stored, names));
  });
}

/** A page of the rows kept of a check. */
export async function getRows(
  context: ReadContext,
  caller: Caller,
  id: string,
  { verdict, page, limit }: { verdict: Verdict; page: number; limit: number },
): Promise<CallReply<typeof listImportRows>['data']> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    await getOwn(tx, caller, id);
    const rows = await listRows(tx, caller.tenantId, id, {
      lists: [verdict],
      skip: (page - 1) * limit,
      limit,
    });
    const total = await countRows(tx, caller.tenantId, id, verdict);
    return {
      rows: rows.map(({ row, cells, details }) => ({
        row,
        cells,
        faults: [...(details.faults ?? [])],
        changes: [...(details.changes ?? [])],
        match: details.match ? toMatchReply(details.match) : null,
        verdict: details.verdict ?? verdict,
      })),
      total,
    };
  });
}

function toMatchReply({ code, stored, row, choices, choice }: Match): NonNullable<Row['match']> {
  return { code, stored: { ...stored }, row: row ?? null, choices: [...choices], choice };
}

/** The refused rows as a file. @throws Problem not-found. */
export async function getRefusedFile(
  context: ReadContext,
  caller: Caller,
  id: string,
  language: Language,
): Promise<{ name: string; content: Readable }> {
  const stored = await inTenant(context.db, caller.tenantId, (tx) => getOwn(tx, caller, id));
  return refusedFile(context, stored, language);
}
