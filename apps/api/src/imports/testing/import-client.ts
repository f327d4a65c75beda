// What the tests of imports do through HTTP: upload, check, import. Without a worker, the jobs run here, at once, as the worker would run them.

import type { ImportJob } from '@vigilo/contract/imports';
import {
  addImport,
  commitImport as commitCall,
  getImport,
  listImportRows,
  previewImport,
} from '@vigilo/contract/imports';
import type { CallArguments, CallReply } from '@vigilo/contract/call';
import type { Verdict } from '@vigilo/domain/imports/faults';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import type { TestClient, TestReply } from '../../app/testing/test-client.ts';
import type { TestServer } from '../../app/testing/test-server.ts';
import { checkImport } from '../check-import.ts';
import { commitImport } from '../commit-import.ts';

type Options = NonNullable<CallArguments<typeof previewImport>['body']['options']>;
type Rows = CallReply<typeof listImportRows>['data']['rows'];

/** A queue that keeps nothing: what tests import is small enough to be done at once. */
export const NO_JOBS = { send: async () => null };

export class ImportClient {
  /** How many rows are looked up and stored at once, if not as many as usual. */
  batchRows: number | undefined;
  readonly #server: TestServer;
  readonly #client: TestClient;
  readonly #tenantId: string;

  constructor(server: TestServer, client: TestClient, tenantId: string) {
    this.#server = server;
    this.#client = client;
    this.#tenantId = tenantId;
  }

  /** Sends a file; the reply may be a problem. */
  send(kind: string, content: string | Buffer, name = 'file.csv'): Promise<TestReply> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return this.#client.upload(addImport.path, form);
  }

  /** Uploads a file. @throws where it is refused */
  async upload(kind: ImportKind, content: string | Buffer, name?: string): Promise<ImportJob> {
    const reply = await this.send(kind, content, name);
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    return addImport.reply.parse(reply.json()).data;
  }

  async get(id: string): Promise<ImportJob> {
    return (await this.#client.call(getImport, { params: { id } })).data;
  }

  /** Asks for a check and runs it, with the guessed mapping. */
  async check(job: ImportJob, options: Options = {}): Promise<ImportJob> {
    const asked = await this.#client.call(previewImport, {
      params: { id: job._id },
      body: { mapping: job.mapping, options: { ...job.options, ...options } },
    });
    await checkImport(this.#context, {
      tenantId: this.#tenantId,
      importId: job._id,
      attempt: asked.data.check,
    });
    return this.get(job._id);
  }

  /** Asks for the import of what was checked and runs it. */
  async commit(job: ImportJob): Promise<ImportJob> {
    await this.#client.call(commitCall, { params: { id: job._id }, body: { check: job.check } });
    await commitImport(
      { ...this.#context, jobs: NO_JOBS },
      { tenantId: this.#tenantId, importId: job._id, attempt: job.check },
    );
    return this.get(job._id);
  }

  /** Uploads and checks. */
  async preview(
    kind: ImportKind,
    content: string | Buffer,
    options?: Options,
    name?: string,
  ): Promise<ImportJob> {
    return this.check(await this.upload(kind, content, name), options);
  }

  /** Uploads, checks and imports. */
  async import(
    kind: ImportKind,
    content: string | Buffer,
    options?: Options,
    name?: string,
  ): Promise<ImportJob> {
    return this.commit(await this.preview(kind, content, options, name));
  }

  async rows(job: ImportJob, verdict: Verdict, limit = 200, page = 1): Promise<Rows> {
    return (
      await this.#client.call(listImportRows, { params: { id: job._id }, query: { verdict, limit, page } })
    ).data.rows;
  }

  /** The refused rows as `row: code code`. */
  async refusals(job: ImportJob): Promise<string[]> {
    return (await this.rows(job, 'refused')).map(
      ({ row, faults }) => `${row}: ${faults.map(({ code }) => code).join(' ')}`,
    );
  }

  get #context() {
    const { db, config, now } = this.#server;
    return { db, config, now, ...(this.batchRows === undefined ? {} : { batchRows: this.batchRows }) };
  }
}
