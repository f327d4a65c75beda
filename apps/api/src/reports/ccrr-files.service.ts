// Credit risk rating reports: files that come from outside, or documents; the newest of a company to be downloaded (decisions.md section 5).

import { readCcrrName } from '@vigilo/domain/reports/ccrr-name';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { FileStore } from '../adapters/file-store/file-store.ts';
import { openTenantStore } from '../adapters/file-store/tenant-store.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { auditSystem } from '../frame/audit-log.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findVisibleTicker, listVisibleTickers } from '../companies/companies.service.ts';
import type { CcrrUpload } from '../documents/ccrr-documents.service.ts';
import { listCcrrDocuments } from '../documents/ccrr-documents.service.ts';
import type { CcrrFile } from './ccrr-files.queries.ts';
import { addCcrrRow, findNewestCcrr, hasCcrrFile, listNamedByCcrrs } from './ccrr-files.queries.ts';
import { nameDay } from './file-names.ts';

type FileContext = Pick<AppContext, 'db' | 'config' | 'now'>;

/** The same as of documents. */
function openStore({ config }: Pick<AppContext, 'config'>, tenantId: string): FileStore {
  return openTenantStore(config, dataFolder(config, 'files'), tenantId);
}

/** @throws Problem not-found where the company is not visible or has none, server-error where the file cannot be read. */
export async function getCcrrFile(
  context: FileContext,
  caller: Caller,
  companyId: string,
): Promise<{ name: string; content: Buffer }> {
  const { ticker, newest } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const [company] = await listVisibleTickers(tx, caller, [companyId]);
    if (!company) throw notFound();
    return { ticker: company.ticker, newest: await findNewest(tx, caller, companyId, context.now()) };
  });
  if (!newest) throw notFound('refusals.fileNotFound');
  const content = await openStore(context, caller.tenantId).find(newest.sha256);
  if (content === null) {
    throw new Problem(
      'server-error',
      'refusals.fileUnreadable',
      {},
      new Error(`The file ${newest.sha256} of company ${companyId} is not in the store, or damaged`),
    );
  }
  return { name: `${ticker}_CCRR_${nameDay(newest.day)}.pdf`, content };
}

/** The document that is downloaded as the CCRR of a company, as the caller sees it; null where that is a file from outside, or there is none. */
export async function findCcrrDocument(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<string | null> {
  return (await findNewest(tx, caller, companyId, context.now()))?.documentId ?? null;
}

interface NewestCcrr extends CcrrFile {
  /** Null: it came from outside. */
  readonly documentId: string | null;
}

/** The newest by its day, and of the same day the one that came last: among the files from outside and the documents that the caller sees. */
async function findNewest(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  now: number,
): Promise<NewestCcrr | null> {
  const file = await findNewestCcrr(tx, caller.tenantId, companyId);
  const uploads = await listCcrrDocuments(tx, caller, companyId);
  const all = [
    ...(file === null ? [] : [{ ...file, at: file.created_at, documentId: null }]),
    ...uploads.map((upload) => ({
      day: isoFromDay(findUploadDay(upload, now)),
      sha256: upload.sha256,
      at: upload.uploadedAt,
      documentId: upload.documentId,
    })),
  ];
  const [newest] = all.toSorted((a, b) => b.day.localeCompare(a.day) || b.at.getTime() - a.at.getTime());
  return newest ?? null;
}

/** The day in its name; that of its upload where there is none, or one that has not come. */
function findUploadDay({ fileName, uploadedAt }: CcrrUpload, now: number): Day {
  const named = readCcrrName(fileName)?.day ?? null;
  return named !== null && named <= dayFromTimestamp(now) ? named : dayFromTimestamp(uploadedAt.getTime());
}

export type CcrrRefusal = 'wrong-name' | 'future-day' | 'no-pdf' | 'unknown-ticker' | 'already-there';

/** Keeps a CCRR of the company that its name names; says why not, or null where it did. It comes from the command line, not from a user. */
export async function addCcrrFile(
  context: FileContext,
  caller: Caller,
  { fileName, content }: { readonly fileName: string; readonly content: Buffer },
): Promise<CcrrRefusal | null> {
  const named = readCcrrName(fileName);
  if (!named) return 'wrong-name';
  if (named.day > dayFromTimestamp(context.now())) return 'future-day';
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'no-pdf';
  const { tenantId } = caller;
  const find = () => inTenant(context.db, tenantId, (tx) => findVisibleTicker(tx, caller, named.ticker));
  if (!(await find())) return 'unknown-ticker';
  const file = { day: isoFromDay(named.day), sha256: await openStore(context, tenantId).add(content) };
  return inTenant(context.db, tenantId, async (tx) => {
    const company = await findVisibleTicker(tx, caller, named.ticker);
    if (!company) return 'unknown-ticker';
    if (await hasCcrrFile(tx, tenantId, company.id, file)) return 'already-there';
    const id = newId(context.now());
    await addCcrrRow(tx, tenantId, {
      ...file,
      id,
      companyId: company.id,
      fileName,
      fileSize: content.length,
      userId: null,
    });
    await auditSystem(tx, tenantId, {
      action: 'reports.add',
      entity: 'ccrr-file',
      entityId: id,
      parentId: company.id,
      after: { fileName, ...file, fileSize: content.length },
    });
    return null;
  });
}

/** Those of these contents of the store that a CCRR has. */
export function listCcrrContents(
  tx: TenantTransaction,
  tenantId: string,
  contents: readonly string[],
): Promise<string[]> {
  return listNamedByCcrrs(tx, tenantId, contents);
}
