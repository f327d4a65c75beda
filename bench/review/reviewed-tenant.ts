// A tenant of one client whose documents are reviewed: each of one child document with rows of invented figures, ids and all.

import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { saveChildren } from '../../apps/api/src/extraction/extraction.service.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import { addInventedCompanies, addInventedEvents, addUser } from '../testing/fill-tenant.ts';
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts';

export const TENANT = 'review';
const COMPANIES = 1000;
const EVENTS_EACH = 5;
const SPREAD = 104_729;
const MOST = 900_000;
/** Lines of a page of the sample document. */
const LINES = 60;
const PAGE_HEIGHT = 792;
const FIRST_LINE = 80;
const LINE = 11;

export interface ReviewedTenant {
  readonly id: string;
  readonly clientId: string;
}

/** Makes the tenant with two people who see everything, in a database that is empty. */
export async function makeReviewedTenant({ ownerUrl, appUrl }: TemporaryPostgres): Promise<ReviewedTenant> {
  await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
  return withDatabase(appUrl, async (db) => {
    const passwordHash = await hashPassword(PASSWORD);
    const clientId = newId();
    const id = await addTenant(
      db,
      { name: TENANT, isDemo: false, pinnedAsOf: null },
      async (tx, tenantId) => {
        await addInventedCompanies(tx, tenantId, COMPANIES);
        await addInventedEvents(tx, tenantId, EVENTS_EACH, dayFromTimestamp(Date.now()));
        for (const email of [ADMIN_EMAIL, CLIENT_EMAIL])
          await addUser(tx, tenantId, { id: newId(), email, passwordHash, role: 'Admin', clientId: null });
        await sql`INSERT INTO clients (tenant_id, id, name) VALUES (${tenantId}, ${clientId}, 'Client')`.execute(
          tx,
        );
      },
    );
    // In a transaction of its own: the listing, which is the yardstick, shows companies that are scored.
    await inTenant(db, id, (tx) => recomputeScores({ now: Date.now }, tx, id, 'all'));
    return { id, clientId };
  });
}

export interface ReviewedChild {
  readonly id: string;
  readonly rows: readonly ExtractionRow[];
}

/** Adds a Processed document without a file, with a child document of so many rows. */
export function addReviewedChild(
  appUrl: string,
  { id: tenantId, clientId }: ReviewedTenant,
  rowCount: number,
): Promise<ReviewedChild> {
  const documentId = newId();
  return withDatabase(appUrl, (db) =>
    inTenant(db, tenantId, async (tx) => {
      await sql`INSERT INTO documents (tenant_id, id, client_id, file_name, file_kind, file_size, sha256, status, page_count, pages_done)
        VALUES (${tenantId}, ${documentId}, ${clientId}, ${`Statement_${documentId}.pdf`}, 'pdf', 100000, repeat('0', 64), 'Processed', 1, 1)`.execute(
        tx,
      );
      return replaceRead(tx, tenantId, documentId, rowCount, 1);
    }),
  );
}

/** Gives a document that was processed a child document of so many rows, which stand on all of its pages. */
export function giveReviewedChild(
  appUrl: string,
  { id: tenantId }: ReviewedTenant,
  documentId: string,
  rowCount: number,
  pages: number,
): Promise<ReviewedChild> {
  return withDatabase(appUrl, (db) =>
    inTenant(db, tenantId, (tx) => replaceRead(tx, tenantId, documentId, rowCount, pages)),
  );
}

async function replaceRead(
  tx: Parameters<typeof saveChildren>[0],
  tenantId: string,
  documentId: string,
  rowCount: number,
  pages: number,
): Promise<ReviewedChild> {
  const rows = Array.from({ length: rowCount }, (_, at) => makeRow(at, rowCount, pages));
  const child = {
    documentType: 'Other',
    pages: Array.from({ length: pages }, (_, page) => page + 1),
    rows,
    blocks: [],
  };
  await saveChildren(tx, { tenantId, id: documentId }, [child]);
  const { rows: stored } = await sql<{ id: string }>`SELECT id FROM child_documents
    WHERE tenant_id = ${tenantId} AND document_id = ${documentId}`.execute(tx);
  const [{ id } = { id: '' }] = stored;
  return { id, rows };
}

/** A figure of the sample document, where it is printed. */
function makeRow(at: number, rowCount: number, pages: number): ExtractionRow {
  const page = Math.floor((at * pages) / rowCount);
  const line = (at * 7) % LINES;
  const value = String(((page * 7919 + line * SPREAD) % MOST) + 10_000);
  const top = (FIRST_LINE + (line - 1) * LINE + 2) / PAGE_HEIGHT;
  return {
    id: newId(),
    SSOTKey: `Item ${at + 1}`,
    Category: 'Figures',
    Value: value,
    RawValue: value,
    ValueType: 'entity',
    ValueCoordinates: [
      {
        page_n: page + 1,
        scaled_x_start: 0.65,
        scaled_y_start: top,
        scaled_x_end: 0.73,
        scaled_y_end: top + LINE / PAGE_HEIGHT,
      },
    ],
    DataFormat: { DataType: 'number', AllowedValues: [], Pattern: '' },
    IntraValidation: { status: 'valid', details: [] },
    InterValidation: { status: null, details: [] },
    DocKey: `Item ${line + 1} of the statement`,
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 0.95,
    LookReasons: [],
  };
}

async function withDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url, pool: 2, onError: (error) => console.error(error.message) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
