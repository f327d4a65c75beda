// The files that rows name: whether each is there, whole, with the content that the row says.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';
import { openImportFiles } from '../../apps/api/src/imports/import-file.ts';
import { findCompanyIds, openReportFiles } from '../../apps/api/src/reports/report-file.ts';

const FILE_GONE: ReadonlySet<string> = new Set(['done', 'cancelled']);
const AT_ONCE = 50;

export interface NamedFile {
  readonly table: 'documents' | 'ccrr_files' | 'imports' | 'reports';
  readonly id: string;
  /** What the row says; a report's is what was found, since its row says none. */
  readonly sha256: string;
  /** An import that was carried out or given up needs its file no more. */
  readonly state: 'whole' | 'absent' | 'short' | 'another' | 'not needed';
}

type Row = Pick<NamedFile, 'table' | 'id'> & {
  /** Null where the file is not needed. */
  readonly path: string | null;
  readonly size: number;
  readonly sha256: string | null;
};

/** Those of a tenant's rows in all tables that name files. */
export async function listNamedFiles(
  config: Config,
  tenantId: string,
  query: <T>(work: (tx: TenantTransaction) => Promise<T>) => Promise<T>,
): Promise<NamedFile[]> {
  const rows = await query((tx) => listRows(config, tx, tenantId));
  const named: NamedFile[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    named.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(lookAt))));
  return named;
}

async function listRows(config: Config, tx: TenantTransaction, tenantId: string): Promise<Row[]> {
  const store = openTenantStore(config, dataFolder(config, 'files'), tenantId);
  const rows: Row[] = [];
  for (const table of ['documents', 'ccrr_files'] as const) {
    const stored = await tx
      .selectFrom(table)
      .select(['id', 'file_size', 'sha256'])
      .where('tenant_id', '=', tenantId)
      .execute();
    for (const { id, file_size, sha256 } of stored) {
      const path = (await store.openLocal(sha256))?.path ?? '';
      rows.push({ table, id, path, size: Number(file_size), sha256 });
    }
  }
  rows.push(...(await listImportRows(config, tx, tenantId)), ...(await listReportRows(config, tx, tenantId)));
  return rows;
}

async function listImportRows(config: Config, tx: TenantTransaction, tenantId: string): Promise<Row[]> {
  const files = openImportFiles(config, tenantId);
  const rows: Row[] = [];
  const imports = await tx
    .selectFrom('imports')
    .select(['id', 'file_size', 'sha256', 'state'])
    .where('tenant_id', '=', tenantId)
    .execute();
  for (const { id, file_size, sha256, state } of imports) {
    const path = FILE_GONE.has(state) ? null : ((await files.openLocal(id))?.path ?? '');
    rows.push({ table: 'imports', id, path, size: Number(file_size), sha256 });
  }
  return rows;
}

async function listReportRows(config: Config, tx: TenantTransaction, tenantId: string): Promise<Row[]> {
  const files = openReportFiles(config, tenantId);
  const rows: Row[] = [];
  const reports = await tx
    .selectFrom('reports')
    .select(['id', 'file_size'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'done')
    .execute();
  for (const { id, file_size } of reports) {
    // Without the list of its companies nobody is given it.
    const isListed = ((await findCompanyIds(files, id)) ?? []).length > 0;
    const path = isListed ? ((await files.openLocal(id))?.path ?? '') : '';
    rows.push({ table: 'reports', id, path, size: Number(file_size), sha256: null });
  }
  return rows;
}

async function lookAt({ table, id, path, size, sha256 }: Row): Promise<NamedFile> {
  if (path === null) return { table, id, sha256: sha256 ?? '', state: 'not needed' };
  const content = await readFile(path).catch(() => null);
  if (content === null) return { table, id, sha256: sha256 ?? '', state: 'absent' };
  const found = createHash('sha256').update(content).digest('hex');
  const state =
    content.length < size
      ? 'short'
      : content.length > size || (sha256 !== null && sha256 !== found)
        ? 'another'
        : 'whole';
  return { table, id, sha256: sha256 ?? found, state };
}
