// Imports files through the services, as the command line does: without HTTP and without a queue.

import { Readable } from 'node:stream';
import type { ImportJob } from '@vigilo/contract/imports';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import type { TestServer } from '../../app/testing/test-server.ts';
import { checkImport } from '../check-import.ts';
import { commitImport } from '../commit-import.ts';
import { commandLine } from '../importer.ts';
import { addImport, startCommit, startPreview } from '../imports.service.ts';
import { getImport } from '../import-list.service.ts';

export class LocalImports {
  readonly #context;
  readonly #tenantId: string;
  readonly #commitRows: number | undefined;

  /** @param commitRows how many rows a commit stores at once; a check looks at more */
  constructor(server: TestServer, tenantId: string, commitRows?: number) {
    this.#context = {
      db: server.db,
      config: server.config,
      now: server.now,
      jobs: { send: async () => null },
    };
    this.#commitRows = commitRows;
    this.#tenantId = tenantId;
  }

  /** Saves and checks a file with the guessed mapping. */
  async preview(kind: ImportKind, content: string, options: Partial<ImportOptions> = {}): Promise<ImportJob> {
    const caller = commandLine(this.#tenantId);
    const job = await addImport(this.#context, caller, {
      kind,
      fileName: 'file.csv',
      content: Readable.from([Buffer.from(content)]),
    });
    const { check } = await startPreview(this.#context, caller, job._id, {
      mapping: job.mapping,
      options: { ...job.options, ...options },
      reading: {},
    });
    await checkImport(this.#context, { tenantId: this.#tenantId, importId: job._id, attempt: check });
    return getImport(this.#context, caller, job._id);
  }

  /** Asks for the import of what was checked; the work itself is another's. */
  async startCommit(job: ImportJob): Promise<void> {
    await startCommit(this.#context, commandLine(this.#tenantId), job._id, job.check);
  }

  /** Works on an import that was asked for. */
  async work(job: ImportJob): Promise<ImportJob> {
    await commitImport(
      { ...this.#context, ...(this.#commitRows === undefined ? {} : { batchRows: this.#commitRows }) },
      { tenantId: this.#tenantId, importId: job._id, attempt: job.check },
    );
    return this.get(job);
  }

  async commit(job: ImportJob): Promise<ImportJob> {
    await this.startCommit(job);
    return this.work(job);
  }

  get(job: ImportJob): Promise<ImportJob> {
    return getImport(this.#context, commandLine(this.#tenantId), job._id);
  }
}
