// Uploads documents over HTTP and reads what became of them from the database, as nobody else could count it.

import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { sql } from 'kysely';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import { addInventedClient, addInventedCompanies, addUser } from '../testing/fill-tenant.ts';

export interface BenchTenant {
  readonly db: Database;
  readonly tenantId: string;
  readonly clientId: string;
}

export interface FileToSend {
  readonly name: string;
  readonly content: Blob;
}

/** Sends files as one form. */
export function sendFiles(
  port: number,
  token: string,
  clientId: string,
  files: readonly FileToSend[],
): Promise<Response> {
  const form = new FormData();
  form.append('client_id', clientId);
  for (const { name, content } of files) form.append('files', content, name);
  return fetch(`http://127.0.0.1:${port}${uploadDocuments.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** Uploads files as one form. @throws with the reply where they are refused */
export async function upload(
  port: number,
  token: string,
  clientId: string,
  files: readonly FileToSend[],
): Promise<void> {
  const reply = await sendFiles(port, token, clientId, files);
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
}

/** Does something to a tenant of its own with an Admin and a client. */
export async function inNewTenant<T>(
  appUrl: string,
  name: string,
  work: (tenant: BenchTenant) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const clientId = newId();
    const tenantId = await addTenant(db, { name, isDemo: false, pinnedAsOf: null }, async (tx, id) => {
      await addInventedCompanies(tx, id, 10);
      await addInventedClient(tx, id, clientId, 1);
      await addUser(tx, id, { id: newId(), email: ADMIN_EMAIL, passwordHash, role: 'Admin', clientId: null });
    });
    return await work({ db, tenantId, clientId });
  } finally {
    await db.destroy();
  }
}

/** How many documents have each status. */
export async function countStatuses({ db, tenantId }: BenchTenant): Promise<ReadonlyMap<string, number>> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{ status: string; count: number }>`
      SELECT status, count(*)::int AS count FROM documents WHERE tenant_id = ${tenantId} GROUP BY status`.execute(
      tx,
    ),
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Documents that were brought to Processed more often than once, or have more child documents than the one of their page. */
export async function countTwice({ db, tenantId }: BenchTenant): Promise<number> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM documents d WHERE d.tenant_id = ${tenantId} AND (
        (SELECT count(*) FROM child_documents c WHERE c.tenant_id = d.tenant_id AND c.document_id = d.id) > 1
        OR (SELECT count(*) FROM audit_log a WHERE a.tenant_id = d.tenant_id AND a.entity_id = d.id
          AND a.action = 'documents.process' AND a.after ->> 'status' = 'Processed') > 1)`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

/** The pages of all documents together. */
export async function countPages({ db, tenantId }: BenchTenant): Promise<number> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{ pages: number }>`
      SELECT coalesce(sum(page_count), 0)::int AS pages FROM documents WHERE tenant_id = ${tenantId}`.execute(
      tx,
    ),
  );
  return rows[0]?.pages ?? 0;
}
