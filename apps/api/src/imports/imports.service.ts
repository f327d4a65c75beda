// What people do with imports: upload, correct how the file is read, check, import, give up. Checking and importing themselves are jobs.

import type { ImportJob } from '@vigilo/contract/imports';
import { cleanCell, shortenText } from '@vigilo/domain/records/clean-cell';
import type { ImportKind, Mapping } from '@vigilo/domain/imports/fields';
import { missingFields } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { sendJob } from '../frame/job-queue.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { importFailure } from './import-failure.ts';
import type { SavedFile } from './import-file.ts';
import { openImportFiles, requireFile, saveFile, withImportFile } from './import-file.ts';
import type { ImportState } from './stored-import.ts';
import { getImport, getOwn } from './import-list.service.ts';
import { removeRows } from './import-rows.queries.ts';
import { auditImport, canImport, canImportFields, findUserId } from './importer.ts';
import type { StoredImport } from './imports.queries.ts';
import {
  addImportRow,
  changeImport,
  listForgottenImports,
  listSurplusImports,
  removeEndedImports,
} from './imports.queries.ts';
import type { Inspected, ReadingWishes } from './inspect-file.ts';
import { inspectFile, recogniseFile } from './inspect-file.ts';

const MOST_OPEN = 20;
const DAY_MS = 86_400_000;
const FORGOTTEN_AFTER = 7 * DAY_MS;
const ENDED_KEPT = 30 * DAY_MS;
const LONGEST_FILE_NAME = 200;

type FileContext = Pick<AppContext, 'db' | 'config' | 'now'>;

/** With a queue, into which the command line puts nothing: it does the work itself. */
export type QueueContext = FileContext & { readonly jobs: Pick<AppContext['jobs'], 'send'> };

/** A file on its way in. */
export interface Upload {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly content: Readable;
  /** Whether the stream ended at the greatest size instead of the end of the file. */
  readonly isCutOff?: () => boolean;
}

/** Saves a file and looks at its beginning. @throws ImportFailure where it is no table that can be imported. */
export async function addImport(context: FileContext, caller: Caller, upload: Upload): Promise<ImportJob> {
  if (!canImport(caller.access, upload.kind)) throw importFailure('not-allowed');
  await makeRoom(context, caller);
  const id = newId(context.now());
  await receiveFile(context, caller, id, upload);
  return getImport(context, caller, id);
}

/** Saves the file and adds its import; nothing stays where that fails. */
async function receiveFile(context: FileContext, caller: Caller, id: string, upload: Upload): Promise<void> {
  const { tenantId } = caller;
  const files = openImportFiles(context.config, tenantId);
  const draft = await files.nameDraft();
  const fileName = shortenText(cleanCell(upload.fileName), LONGEST_FILE_NAME);
  const saved = await saveFile(draft, upload.content);
  try {
    if (upload.isCutOff?.()) throw importFailure('too-large', { most: String(context.config.UPLOAD_MB) });
    const inspected = await inspectFile(draft, upload.kind, recogniseFile(fileName, saved), {});
    await files.keep(draft, id);
    await addStored(context, caller, id, { ...upload, fileName }, { ...saved, ...inspected });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Adds the import of a file that is stored; the file goes where that fails. */
async function addStored(
  context: FileContext,
  caller: Caller,
  id: string,
  { kind, fileName }: Upload,
  { size, sha256, layout, mapping, options }: SavedFile & Inspected,
): Promise<void> {
  const { tenantId } = caller;
  try {
    await inTenant(context.db, tenantId, async (tx) => {
      await addImportRow(tx, tenantId, {
        id,
        kind,
        fileName,
        fileSize: size,
        sha256,
        layout,
        mapping,
        options,
        createdBy: findUserId(caller),
      });
      await auditImport(tx, caller, 'add', id, { kind, fileName, sha256 });
    });
  } catch (error) {
    // Where the store does not answer, the nightly sweep removes it.
    await openImportFiles(context.config, tenantId)
      .remove(id)
      .catch(() => undefined);
    throw error;
  }
}

/** Clears away what was forgotten: open imports after a week, and of each user all but the newest. */
async function makeRoom(context: FileContext, caller: Caller): Promise<void> {
  const now = context.now();
  const ids = await inTenant(context.db, caller.tenantId, async (tx) => {
    await removeEndedImports(tx, caller.tenantId, new Date(now - ENDED_KEPT));
    const forgotten = await listForgottenImports(tx, caller.tenantId, new Date(now - FORGOTTEN_AFTER));
    const surplus = await listSurplusImports(tx, caller.tenantId, findUserId(caller), MOST_OPEN - 1);
    for (const id of [...forgotten, ...surplus]) await giveUp(context, tx, caller.tenantId, id);
    return [...forgotten, ...surplus];
  });
  const files = openImportFiles(context.config, caller.tenantId);
  for (const id of ids) await files.remove(id);
}

/** The file goes once this is stored for good. */
async function giveUp(
  context: FileContext,
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<void> {
  await changeImport(
    tx,
    tenantId,
    id,
    { state: 'cancelled', progress: null, isFresh: true },
    new Date(context.now()),
  );
  await removeRows(tx, tenantId, id);
}

const CHANGEABLE: readonly ImportState[] = ['uploaded', 'checking', 'checked', 'outdated', 'failed'];

/** Locks an import, refuses it in the wrong state, changes it, and answers how it stands then. */
async function changeOwn(
  context: FileContext,
  caller: Caller,
  id: string,
  states: readonly ImportState[],
  change: (tx: TenantTransaction, stored: StoredImport) => Promise<void>,
): Promise<ImportJob> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const stored = await getOwn(tx, caller, id, true);
    if (!states.includes(stored.state)) throw importFailure('wrong-state');
    await change(tx, stored);
  });
  return getImport(context, caller, id);
}

/** Reads the beginning of the file in another way. */
export async function changeImportReading(
  context: FileContext,
  caller: Caller,
  id: string,
  wishes: ReadingWishes,
): Promise<ImportJob> {
  const { tenantId } = caller;
  return withImportFile(context.config, { tenantId, importId: id }, (path) =>
    changeOwn(context, caller, id, CHANGEABLE, async (tx, stored) => {
      const inspected = await inspectAgain(path, stored, wishes);
      await changeImport(
        tx,
        tenantId,
        id,
        { ...inspected, state: 'uploaded', progress: null, outcome: null, problem: null, isFresh: true },
        new Date(context.now()),
      );
    }),
  );
}

function inspectAgain(path: string | null, stored: StoredImport, wishes: ReadingWishes) {
  const { format, encoding, delimiter, sheet, hasHeader } = stored.layout;
  // A header is found anew when the table becomes another one.
  const isOther = (wishes.delimiter ?? delimiter) !== delimiter || (wishes.sheet ?? sheet) !== sheet;
  return inspectFile(
    requireFile(path),
    stored.kind,
    { format, encoding, delimiter },
    { delimiter, sheet, ...(isOther ? {} : { hasHeader }), ...wishes },
  );
}

export interface PreviewWishes {
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly reading: ReadingWishes;
}

/** Has the file checked in the background. @throws ImportFailure missing-columns, column-missing, not-allowed, wrong-state. */
export async function startPreview(
  context: QueueContext,
  caller: Caller,
  id: string,
  { mapping, options, reading }: PreviewWishes,
): Promise<ImportJob> {
  const { tenantId } = caller;
  const isReadAnew = Object.keys(reading).length > 0;
  const start = (path: string | null) =>
    changeOwn(context, caller, id, CHANGEABLE, async (tx, stored) => {
      const { layout } = isReadAnew ? await inspectAgain(path, stored, reading) : stored;
      refuseUnfitMapping(caller, stored.kind, mapping, options, layout.columns.length);
      const attempt = stored.attempt + 1;
      await changeImport(
        tx,
        tenantId,
        id,
        {
          layout,
          mapping,
          options,
          attempt,
          state: 'checking',
          progress: null,
          outcome: null,
          digest: null,
          problem: null,
          isFresh: true,
        },
        new Date(context.now()),
      );
      await sendJob(context.jobs, tx, 'imports.stage', { tenantId, importId: id, attempt });
    });
  return isReadAnew ? withImportFile(context.config, { tenantId, importId: id }, start) : start(null);
}

/** @throws ImportFailure where a column is missing, is no column of the file, or holds what the user may not import. */
function refuseUnfitMapping(
  caller: Caller,
  kind: ImportKind,
  mapping: Mapping,
  options: ImportOptions,
  columns: number,
): void {
  const missing = missingFields(kind, mapping, options.priceColumn);
  if (missing.length > 0) throw importFailure('missing-columns', { fields: missing.join(', ') });
  if (Object.values(mapping).some((column) => column !== undefined && column >= columns))
    throw importFailure('column-missing');
  if (!canImportFields(caller.access, mapping)) throw importFailure('not-allowed');
}

/** Has a checked file imported in the background. Asking twice is asking once. @throws ImportFailure wrong-state, changed-meanwhile, nothing-to-import. */
export async function startCommit(
  context: QueueContext,
  caller: Caller,
  id: string,
  check: number,
): Promise<ImportJob> {
  return changeOwn(context, caller, id, ['checked', 'outdated', 'importing', 'done'], async (tx, stored) => {
    if (stored.state === 'outdated' || stored.attempt !== check) throw importFailure('changed-meanwhile');
    if (stored.state !== 'checked') return;
    const { add = 0, change = 0 } = stored.outcome?.counts ?? {};
    if (add + change === 0) throw importFailure('nothing-to-import');
    await changeImport(
      tx,
      caller.tenantId,
      id,
      { state: 'importing', progress: null, problem: null, isFresh: true },
      new Date(context.now()),
    );
    await sendJob(context.jobs, tx, 'imports.commit', {
      tenantId: caller.tenantId,
      importId: id,
      attempt: stored.attempt,
    });
  });
}

/** Gives an import up; one that is being imported is rolled back. @throws ImportFailure wrong-state where it is done. */
export async function cancelImport(context: FileContext, caller: Caller, id: string): Promise<ImportJob> {
  const cancelled = await changeOwn(
    context,
    caller,
    id,
    [...CHANGEABLE, 'importing', 'cancelled'],
    async (tx, stored) => {
      if (stored.state === 'cancelled') return;
      await giveUp(context, tx, caller.tenantId, id);
      await auditImport(tx, caller, 'cancel', id);
    },
  );
  await openImportFiles(context.config, caller.tenantId).remove(id);
  return cancelled;
}
