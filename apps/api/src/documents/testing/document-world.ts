// A tenant with two clients and a company that only one of them has, and a second tenant, for the tests of documents.

import { randomBytes } from 'node:crypto';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import type { CallReply } from '@vigilo/contract/call';
import type { Config } from '../../frame/config.ts';
import { inTenant } from '../../frame/database.ts';
import type { TenantTransaction } from '../../frame/tables.ts';
import type { TestClient, TestReply } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import type { TestServer, TestServerOptions } from '../../app/testing/test-server.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { TestTenant } from '../../app/testing/test-tenant.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';

/** A file of a form: its name and content. */
export type TestFile = readonly [name: string, content: string | Buffer];

type Uploaded = CallReply<typeof uploadDocuments>['data'][number];

const PEOPLE = ['admin', 'analyst', 'other', 'reader'] as const;
type Person = (typeof PEOPLE)[number];

/** A PDF by its first bytes that is like no other. */
export function makePdf(size = 200): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);
}

export class DocumentWorld {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly #people: ReadonlyMap<Person, TestClient>;

  private constructor(server: TestServer, tenant: TestTenant, people: ReadonlyMap<Person, TestClient>) {
    this.server = server;
    this.tenant = tenant;
    this.#people = people;
  }

  /** The analyst and the reader have the client One with AAPL and SEEN.X; the other analyst has Two with HIDE.X. */
  static async start(
    config: Partial<Config> = {},
    options: Pick<TestServerOptions, 'database'> = {},
  ): Promise<DocumentWorld> {
    const server = await startTestServer({ config, ...options });
    const tenant = await addTestTenant(server, {
      companies: [
        { ticker: 'AAPL', name: 'Apple Inc.' },
        { ticker: 'SEEN.X', name: 'Seen Ltd' },
        { ticker: 'HIDE.X', name: 'Hidden Corp' },
      ],
      clients: [
        { name: 'One', companies: ['AAPL', 'SEEN.X'] },
        { name: 'Two', companies: ['HIDE.X'] },
      ],
      users: [
        { email: 'admin@t.test', role: 'Admin' },
        { email: 'analyst@t.test', role: 'Analyst', clients: ['One'] },
        { email: 'other@t.test', role: 'Analyst', clients: ['Two'] },
        { email: 'reader@t.test', role: 'Client', clients: ['One'] },
      ],
    });
    const signedIn = await Promise.all(
      PEOPLE.map(async (name): Promise<[Person, TestClient]> => [
        name,
        await signIn(server, `${name}@t.test`),
      ]),
    );
    return new DocumentWorld(server, tenant, new Map(signedIn));
  }

  as(person: Person): TestClient {
    const client = this.#people.get(person);
    if (!client) throw new Error(`Nobody is called ${person}`);
    return client;
  }

  /** Sends a form; the reply may be a problem. */
  send(
    person: Person,
    files: readonly TestFile[],
    fields: Readonly<Record<string, string>> = {},
    path: string = uploadDocuments.path,
  ): Promise<TestReply> {
    const form = new FormData();
    const all = { client_id: this.tenant.clientId('One'), ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    for (const [name, content] of files)
      form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return this.as(person).upload(path, form);
  }

  /** Uploads one file. @throws where it is refused */
  async upload(
    person: Person,
    [name, content]: TestFile,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Uploaded> {
    const reply = await this.send(person, [[name, content]], fields);
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    const [uploaded] = uploadDocuments.reply.parse(reply.json()).data;
    if (!uploaded) throw new Error('Nothing was uploaded');
    return uploaded;
  }

  query<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
    return inTenant(this.server.db, this.tenant.id, work);
  }

  findDocument(id: string) {
    return this.query((tx) =>
      tx
        .selectFrom('documents')
        .selectAll()
        .where('tenant_id', '=', this.tenant.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  }

  async countDocuments(): Promise<number> {
    const rows = await this.query((tx) =>
      tx.selectFrom('documents').select('id').where('tenant_id', '=', this.tenant.id).execute(),
    );
    return rows.length;
  }
}
