// New documents of files that are received: row, job and audit entry in one transaction.

import { decideStatus } from '@vigilo/domain/documents/document-status';
import type { FileKind } from '@vigilo/domain/documents/file-kind';
import type { ReceivedFile } from '../adapters/file-store/file-store.ts';
import { publishDocumentChange } from '../changes/changes.service.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { sendJob } from '../frame/job-queue.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findUserId } from '../imports/importer.ts';
import type { StoredReadingChoices } from './documents.tables.ts';
import type { UploadFields } from './upload-form.ts';
import { addDocumentRow, findSameContent, lockContent } from './upload.queries.ts';

type AddContext = Pick<AppContext, 'db' | 'now'> & { readonly jobs: Pick<AppContext['jobs'], 'send'> };

export interface NewDocument {
  readonly name: string;
  readonly ticker: string;
  readonly companyId: string | null;
  readonly kind: FileKind;
  readonly received: ReceivedFile;
}

export interface UploadedDocument {
  readonly file: string;
  readonly id: string;
  /** It was there already, with the same content for the same client; nothing is processed again. */
  readonly isKnown: boolean;
  readonly companyId: string | null;
}

/** The contents are in the store for good before the rows that name them. */
export async function addDocuments(
  context: AddContext,
  caller: Caller,
  fields: UploadFields,
  files: readonly NewDocument[],
): Promise<readonly UploadedDocument[]> {
  // All of them, whichever fails, so that none is kept after its upload was dropped.
  const kept = await Promise.allSettled(files.map(({ received }) => received.keep()));
  const failed = kept.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    // In one order, so that two uploads of the same files never wait for each other.
    for (const sha256 of [...new Set(files.map(({ received }) => received.sha256))].toSorted())
      await lockContent(tx, caller.tenantId, fields.clientId, sha256);
    const uploaded: UploadedDocument[] = [];
    for (const file of files) uploaded.push(await addOnce(context, tx, caller, fields, file));
    return uploaded;
  });
}

async function addOnce(
  context: AddContext,
  tx: TenantTransaction,
  caller: Caller,
  fields: UploadFields,
  file: NewDocument,
): Promise<UploadedDocument> {
  const known = await findSameContent(tx, caller, fields.clientId, file.received.sha256);
  if (known) return { file: file.name, id: known.id, isKnown: true, companyId: known.company_id };
  const id = await addNew(context, tx, caller, fields, file);
  return { file: file.name, id, isKnown: false, companyId: file.companyId };
}

/** The first time that it is asked to be processed. */
const ATTEMPT = 1;

async function addNew(
  context: AddContext,
  tx: TenantTransaction,
  caller: Caller,
  fields: UploadFields,
  { name, ticker, companyId, kind, received }: NewDocument,
): Promise<string> {
  const { tenantId } = caller;
  const { clientId } = fields;
  const at = new Date(context.now());
  const id = newId(at.getTime());
  const status = decideStatus('New', 'queue');
  if (status === null) throw new Error('A new document can be queued');
  await addDocumentRow(tx, {
    tenant_id: tenantId,
    id,
    client_id: clientId,
    company_id: companyId,
    ticker,
    file_name: name,
    file_kind: kind,
    file_size: String(received.size),
    sha256: received.sha256,
    region: fields.findFirst('Region'),
    filter_values: JSON.stringify(fields.filterValues),
    reading_choices: JSON.stringify(readChoices(fields)),
    status,
    attempt: ATTEMPT,
    created_by: findUserId(caller),
    created_at: at,
    updated_at: at,
  });
  await sendJob(context.jobs, tx, 'documents.process', { tenantId, documentId: id, attempt: ATTEMPT });
  await audit(tx, caller, {
    action: 'documents.add',
    entity: 'document',
    entityId: id,
    ...(companyId === null ? {} : { parentId: companyId }),
    after: { fileName: name, clientId, ticker, fileSize: received.size, sha256: received.sha256 },
  });
  await publishDocumentChange(tx, tenantId, { clientId, companyId });
  return id;
}

/** The languages that OCR looks for, where some were chosen. */
function readChoices({ filterValues }: UploadFields): StoredReadingChoices {
  const chosen = filterValues['Languages'] ?? [];
  const languages = (['eng', 'spa'] as const).filter((language) => chosen.includes(language));
  return languages.length === 0 ? {} : { languages };
}

/** The command line has no user. */
function audit(tx: TenantTransaction, caller: Caller, entry: NewAuditEntry): Promise<void> {
  return findUserId(caller) === null
    ? auditSystem(tx, caller.tenantId, entry)
    : auditCaller(tx, caller, entry);
}
