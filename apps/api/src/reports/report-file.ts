// The files of reports. A file is written under a path of its own and gets the report's name when it is whole, so that no half of one is ever
// handed out. Beside it stands which companies it tells of: whoever may not see one of them any more is not given the file.

import type { FileHandle } from 'node:fs/promises';
import { open, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { NamedFiles } from '../adapters/file-store/named-files.ts';
import { findText, removeUnneeded } from '../adapters/file-store/named-files.ts';
import type { FileSettings } from '../frame/data-folder.ts';
import { openSharedFiles } from '../frame/data-folder.ts';

const COMPANIES = '.companies';

/** The files of a tenant's reports, each under the report's id. */
export function openReportFiles(config: FileSettings, tenantId: string): NamedFiles {
  return openSharedFiles(config, 'reports', tenantId);
}

/** A file on its way: not the report's before `keep`. */
export class ReportDraft {
  readonly target: Writable;
  readonly #files: NamedFiles;
  readonly #draft: string;
  readonly #listDraft: string;
  readonly #companies: FileHandle;

  private constructor(
    files: NamedFiles,
    draft: string,
    listDraft: string,
    target: Writable,
    companies: FileHandle,
  ) {
    this.#files = files;
    this.#draft = draft;
    this.#listDraft = listDraft;
    this.target = target;
    this.#companies = companies;
  }

  static async open(files: NamedFiles): Promise<ReportDraft> {
    const [draft, listDraft] = [await files.nameDraft(), await files.nameDraft()];
    const file = await open(draft, 'wx', 0o600);
    const companies = await open(listDraft, 'wx', 0o600);
    return new ReportDraft(files, draft, listDraft, file.createWriteStream({ flush: true }), companies);
  }

  /** Notes that the file tells of these companies. */
  async note(companyIds: readonly string[]): Promise<void> {
    if (companyIds.length > 0) await this.#companies.write(`${companyIds.join('\n')}\n`);
  }

  /** Makes the file, written to its end, that of a report; returns its size. */
  async keep(reportId: string): Promise<number> {
    await this.#companies.sync();
    await this.#companies.close();
    const { size } = await stat(this.#draft);
    await this.#files.keep(this.#listDraft, reportId + COMPANIES);
    await this.#files.keep(this.#draft, reportId);
    return size;
  }

  /** Removes it, whatever has become of it; what is kept stays. */
  async discard(): Promise<void> {
    this.target.destroy();
    await this.#companies.close().catch(() => undefined);
    for (const path of [this.#draft, this.#listDraft]) await rm(path, { force: true });
  }
}

/** The companies that a report tells of; null where its list is not there. */
export async function findCompanyIds(files: NamedFiles, reportId: string): Promise<string[] | null> {
  const text = await findText(files, reportId + COMPANIES);
  return text === null ? null : text.split('\n').filter((id) => id !== '');
}

/** Removes the file of a report, if it is there. */
export async function removeReportFile(files: NamedFiles, reportId: string): Promise<void> {
  await files.remove(reportId);
  await files.remove(reportId + COMPANIES);
}

/** Removes what belongs to none of these reports, unless somebody has written to it since a time. */
export function removeOrphans(
  files: NamedFiles,
  reportIds: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const isNeeded = (name: string) =>
    reportIds.has(name.endsWith(COMPANIES) ? name.slice(0, -COMPANIES.length) : name);
  return removeUnneeded(files, isNeeded, before);
}
