// Where the files of reports lie. A file is written under a name of its own and gets the report's when it is whole, so that no half of one is ever
// handed out. Beside it stands which companies it tells of: whoever may not see one of them any more is not given the file.

import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../adapters/file-store/sync-folder.ts';
import type { Config } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';

type FileConfig = Pick<Config, 'DATA_DIR'>;

const UUID = /^[0-9a-f-]{36}$/;
const COMPANIES = '.companies';

/** Where the file of a report lies. */
export function reportFilePath(config: FileConfig, tenantId: string, reportId: string): string {
  if (!UUID.test(tenantId) || !UUID.test(reportId)) throw new TypeError('Tenants and reports have UUIDs');
  return dataFolder(config, 'reports', tenantId, reportId);
}

/** A file on its way: not the report's before `keep`. */
export class ReportDraft {
  readonly target: Writable;
  readonly #path: string;
  readonly #draft: string;
  readonly #companies: FileHandle;

  private constructor(path: string, draft: string, target: Writable, companies: FileHandle) {
    this.#path = path;
    this.#draft = draft;
    this.target = target;
    this.#companies = companies;
  }

  static async open(path: string): Promise<ReportDraft> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    const file = await open(draft, 'wx', 0o600);
    const companies = await open(draft + COMPANIES, 'wx', 0o600);
    return new ReportDraft(path, draft, file.createWriteStream({ flush: true }), companies);
  }

  /** Notes that the file tells of these companies. */
  async note(companyIds: readonly string[]): Promise<void> {
    if (companyIds.length > 0) await this.#companies.write(`${companyIds.join('\n')}\n`);
  }

  /** Makes the file, written to its end, the report's; returns its size. */
  async keep(): Promise<number> {
    await this.#companies.sync();
    await this.#companies.close();
    const { size } = await stat(this.#draft);
    await rename(this.#draft + COMPANIES, this.#path + COMPANIES);
    await rename(this.#draft, this.#path);
    await Promise.all([dirname(this.#path), dirname(dirname(this.#path))].map(syncFolder));
    return size;
  }

  /** Removes it, whatever has become of it; what is kept stays. */
  async discard(): Promise<void> {
    this.target.destroy();
    await this.#companies.close().catch(() => undefined);
    await rm(this.#draft, { force: true });
    await rm(this.#draft + COMPANIES, { force: true });
  }
}

/** The companies that a report tells of. */
export async function readCompanyIds(path: string): Promise<string[]> {
  const text = await readFile(path + COMPANIES, 'utf8');
  return text.split('\n').filter((id) => id !== '');
}

/** Removes the file of a report, if it is there. */
export async function removeReportFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path + COMPANIES, { force: true });
}

/** Removes what lies in a tenant's folder and belongs to none of these reports, unless somebody has written to it since a time. */
export async function removeOrphans(
  config: FileConfig,
  tenantId: string,
  reportIds: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const folder = dirname(reportFilePath(config, tenantId, tenantId));
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (reportIds.has(name) || (name.endsWith(COMPANIES) && reportIds.has(name.slice(0, -COMPANIES.length))))
      continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
