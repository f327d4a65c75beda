// A PostgreSQL for tests, in a folder of its own that goes with it. What a killed run left behind is cleared by the next one.

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { stopLeftOverServer } from '../../apps/api/src/adapters/embedded-postgres/left-over-server.ts';
import { isAlive } from '../../apps/api/src/adapters/lock-file/lock-file.mjs';

export interface ThrowAwayServer {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly dataDir: string;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

const PREFIX = 'vigilo-tests-';
const CLOCK_SETTING = /^(?:LD_PRELOAD$|FAKETIME)/;

/** Starts one that, unless it is to be durable, gives up on surviving a crash. @throws why it cannot */
export async function startThrowAwayServer({ durable = false } = {}): Promise<ThrowAwayServer> {
  await clearLeftOvers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Under root the server runs as another user, who has to pass.
  await chmod(folder, 0o711);
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    durable,
    environment: clockSettings(),
    log: (line) => void lines.push(line),
    onExit: (reason) => void console.error([...lines, reason].join('\n')),
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    ownerUrl: server.ownerUrl,
    appUrl: server.appUrl,
    dataDir: server.dataDir,
    async remove() {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What moves the date of a test run moves the server's as well (tools/launch/test-clock.mjs). */
function clockSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => CLOCK_SETTING.test(name)));
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
