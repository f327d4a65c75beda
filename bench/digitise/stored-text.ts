// Text PDFs through the steps of the flow that read them: from the uploaded file to the words, rulings and boxes in the database.

import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { holdDocument } from '../../apps/api/src/documents/document-run.service.ts';
import { digitise, receive } from '../../apps/api/src/flows/digitise-steps.ts';
import { DocumentWork } from '../../apps/api/src/flows/document-work.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { BenchTenant } from '../document-flow/documents-client.ts';
import { inNewTenant, upload } from '../document-flow/documents-client.ts';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';

export interface StoredText {
  readonly pages: number;
  /** Of each turn. */
  readonly seconds: readonly number[];
}

const CONNECTIONS = 4;

/** Each turn uploads the files for a new tenant and reads them one after the other; only the reading is counted. `between` follows each turn. */
export async function storeText(
  files: readonly string[],
  turns: number,
  between: () => Promise<void>,
): Promise<StoredText> {
  const database = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    const appRole = decodeURIComponent(new URL(database.appUrl).username);
    await migrate({ ownerUrl: database.ownerUrl, appRole });
    const product = await startProduct(database, { DATA_DIR: folder, WORKER: 'false' });
    const seconds: number[] = [];
    const stored: number[] = [];
    try {
      for (let turn = 0; turn < turns; turn += 1) {
        const name = `text-${turn}`;
        const done = await inNewTenant(database.appUrl, name, async (tenant) => {
          await uploadAll(product, name, tenant, files);
          return {
            seconds: await readAll(database.appUrl, folder, tenant),
            pages: await countStored(tenant),
          };
        });
        seconds.push(done.seconds);
        stored.push(done.pages);
        await between();
      }
    } finally {
      await product.stop();
    }
    return { pages: Math.min(...stored), seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.remove();
  }
}

async function uploadAll(
  product: ProductProcess,
  name: string,
  tenant: BenchTenant,
  files: readonly string[],
): Promise<void> {
  const token = await product.signIn(name, ADMIN_EMAIL);
  for (const [index, file] of files.entries())
    await upload(product.port, token, tenant.clientId, [
      { name: `Filing_BENCH.X_${index}_${basename(file)}`, content: await openAsBlob(file) },
    ]);
}

async function readAll(appUrl: string, folder: string, { tenantId }: BenchTenant): Promise<number> {
  const report = (error: Error) => console.error(error.message);
  const db = openDatabase({ url: appUrl, pool: CONNECTIONS, onError: report });
  try {
    const context = { db, config: readConfig({ DATA_DIR: folder }), now: Date.now };
    const { rows } = await inTenant(db, tenantId, (tx) =>
      sql<{ id: string }>`SELECT id FROM documents WHERE tenant_id = ${tenantId} ORDER BY file_name`.execute(
        tx,
      ),
    );
    const begun = performance.now();
    for (const { id } of rows) {
      const held = await holdDocument(context, { tenantId, documentId: id, attempt: 1 });
      if (held === null) throw new Error(`The document ${id} is not waiting`);
      const work = new DocumentWork(context, held, 'digitize');
      try {
        await receive(work);
        await digitise(work);
      } finally {
        await work.close();
      }
    }
    return (performance.now() - begun) / 1000;
  } finally {
    await db.destroy();
  }
}

async function countStored({ db, tenantId }: BenchTenant): Promise<number> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM document_pages WHERE tenant_id = ${tenantId}`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}
