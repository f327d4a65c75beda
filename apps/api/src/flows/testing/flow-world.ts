// A tenant with two clients for the tests of documents: uploads go through HTTP, and the flow runs here, at once, as a worker would run it.

import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { inTenant } from '../../frame/database.ts';
import type { Tables, TenantTransaction } from '../../frame/tables.ts';
import type { TestClient } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import type { TestServer } from '../../app/testing/test-server.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { TestTenant } from '../../app/testing/test-tenant.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';
import type { Selectable } from 'kysely';
import type { FlowStart } from '../document-work.ts';
import { processDocument } from '../run-document.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');

export class FlowWorld {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly admin: TestClient;

  constructor(server: TestServer, tenant: TestTenant, admin: TestClient) {
    this.server = server;
    this.tenant = tenant;
    this.admin = admin;
  }

  query<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
    return inTenant(this.server.db, this.tenant.id, work);
  }

  /** Uploads a file for the client 'Own', or another, as the Admin; returns the document's id. @throws where it is refused */
  async upload(content: Buffer, name = 'CCRR_AAPL_2026-11-01.pdf', client = 'Own'): Promise<string> {
    const form = new FormData();
    form.append('clientName', client);
    form.append('client_id', this.tenant.clientId(client));
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const reply = await this.admin.upload(uploadDocuments.path, form);
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    return uploadDocuments.reply.parse(reply.json()).data[0]?._id ?? '';
  }

  /** Takes a document along its flow. */
  async process(
    documentId: string,
    from: FlowStart = 'digitize',
    attempt = 1,
    now = () => NOW,
  ): Promise<void> {
    const context = { db: this.server.db, config: this.server.config, now };
    const order = { tenantId: this.tenant.id, documentId, attempt, from };
    await processDocument(context, order, { warn: () => undefined });
  }

  /** Puts a document into the queue once more, as the calls for it do, and takes it along. */
  async processAgain(documentId: string, from: FlowStart): Promise<void> {
    const { attempt } = await this.get(documentId);
    await this.change(documentId, { status: 'In Queue', attempt: attempt + 1, tries: 0, run_id: null });
    await this.process(documentId, from, attempt + 1);
  }

  get(documentId: string): Promise<Selectable<Tables['documents']>> {
    return this.query((tx) =>
      tx
        .selectFrom('documents')
        .selectAll()
        .where('tenant_id', '=', this.tenant.id)
        .where('id', '=', documentId)
        .executeTakeFirstOrThrow(),
    );
  }

  async change(
    documentId: string,
    change: Partial<
      Pick<Selectable<Tables['documents']>, 'status' | 'attempt' | 'tries' | 'run_id' | 'is_deleted'>
    >,
  ): Promise<void> {
    await this.query((tx) =>
      tx
        .updateTable('documents')
        .set(change)
        .where('tenant_id', '=', this.tenant.id)
        .where('id', '=', documentId)
        .execute(),
    );
  }

  /** How many pages, child documents and rows are stored of a document. */
  async count(documentId: string): Promise<{ pages: number; children: number; rows: number }> {
    return this.query(async (tx) => {
      const pages = await tx
        .selectFrom('document_pages')
        .select('number')
        .where('tenant_id', '=', this.tenant.id)
        .where('document_id', '=', documentId)
        .execute();
      const children = await tx
        .selectFrom('child_documents')
        .select('id')
        .where('tenant_id', '=', this.tenant.id)
        .where('document_id', '=', documentId)
        .execute();
      const rows = await tx
        .selectFrom('extraction_rows as r')
        .innerJoin('child_documents as c', (join) =>
          join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.child_document_id'),
        )
        .select('r.id')
        .where('r.tenant_id', '=', this.tenant.id)
        .where('c.document_id', '=', documentId)
        .execute();
      return { pages: pages.length, children: children.length, rows: rows.length };
    });
  }
}

/** Starts a server with the tenant; whoever asks for it stops the server. */
export async function openFlowWorld(): Promise<FlowWorld> {
  const server = await startTestServer({ now: () => NOW });
  const tenant = await addTestTenant(server, {
    companies: [
      { ticker: 'AAPL', name: 'Apple Inc.' },
      { ticker: 'HIDE', name: 'Hidden Corp' },
    ],
    clients: [
      { name: 'Own', companies: ['AAPL'] },
      { name: 'Other', companies: ['HIDE', 'AAPL'] },
    ],
    users: [
      { email: 'admin@t.test', role: 'Admin' },
      { email: 'own@t.test', role: 'Analyst', clients: ['Own'] },
      { email: 'other@t.test', role: 'Analyst', clients: ['Other'] },
    ],
  });
  return new FlowWorld(server, tenant, await signIn(server, 'admin@t.test'));
}
