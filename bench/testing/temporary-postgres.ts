// A PostgreSQL as the product starts it, surviving crashes and all, in a folder that goes with it.

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { stopLeftOverServer } from '../../apps/api/src/adapters/embedded-postgres/left-over-server.ts';
import { isAlive } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';
import { findServerPrograms } from '../../apps/api/src/adapters/embedded-postgres/server-programs.ts';

const PREFIX = 'vigilo-bench-run-';

export interface TemporaryPostgres {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** Starts one. @throws why it cannot. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  await clearLeftOvers();
  const folder = await makeTemporaryFolder();
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: (line) => void lines.push(line),
    onExit: (reason) => console.error([...lines, reason].join('\n')),
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    async remove() {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of the PostgreSQL that is started: 18.4.0. */
export function postgresVersion(): string {
  return findServerPrograms().version.split('-', 1)[0] ?? '';
}

/** An empty folder of this run that PostgreSQL's own user can pass, as it must where root runs the measurements. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}

/** Folders of runs whose process is gone, and the servers that were left running on them. */
async function clearLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : Number.NaN);
    if (!Number.isInteger(pid) || (await isAlive(pid))) continue;
    const folder = join(tmpdir(), name);
    try {
      await stopLeftOverServer(join(folder, 'data'), () => undefined);
      await rm(folder, { recursive: true, force: true });
    } catch {
      // Another user's: theirs to clear.
    }
  }
}
