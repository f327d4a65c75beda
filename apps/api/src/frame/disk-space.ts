// Whether there is room to write (reliability.md E-09): a disk that is full is told to who asks whether the process is ready, and to whoever wanted to write;
// reading goes on, and it heals by itself once there is room again.

import { statfs } from 'node:fs/promises';

/** Below so much, the next file may not fit. */
const LEAST_BYTES = 16 * 1024 * 1024;
/** A disk that was full so long ago may have room again: whether the database's has, only the next one who writes finds out. */
const REMEMBERED_MS = 15_000;
/** No room on the disk, none that this user may take, and the same of the database (PostgreSQL, appendix A). */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(error.code);
}

export class DiskSpace {
  readonly #folder: string;
  #fullAt = Number.NEGATIVE_INFINITY;

  /** @param folder that of the files of this process, which need not be there yet */
  constructor(folder: string) {
    this.#folder = folder;
  }

  noteFull(): void {
    this.#fullAt = performance.now();
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#fullAt < REMEMBERED_MS) return false;
    const found = await statfs(this.#folder).catch(() => null);
    return found === null || found.bavail * found.bsize >= LEAST_BYTES;
  }
}
