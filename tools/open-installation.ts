// The database of this installation: the outside one of the settings; else the embedded one, which is started for the time of the command, or
// used as it is while Vigilo runs.

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideConnection } from '../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { APP_ROLE, DATABASE, OWNER_ROLE } from '../apps/api/src/adapters/embedded-postgres/roles.queries.ts';
import { prepareServerPlace } from '../apps/api/src/adapters/embedded-postgres/server-place.ts';
import { findServerPrograms } from '../apps/api/src/adapters/embedded-postgres/server-programs.ts';
import type { Config } from '../apps/api/src/frame/config.ts';
import type { DatabaseSource } from '../apps/api/src/app/database-source.ts';
import { openDatabaseSource } from '../apps/api/src/app/database-source.ts';
import { migrate } from '../apps/api/src/app/migrate.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const IS_RUNNING = /already running/;

/** Opens the database, brought to the newest schema. @throws with a sentence where that cannot be. */
export async function openInstallation(config: Config, log: (line: string) => void): Promise<DatabaseSource> {
  const source = await openAnySource(config, log);
  // A running Vigilo has migrated it.
  if (source.isShared) return source;
  try {
    await migrate(source);
    return source;
  } catch (error) {
    await source.stop();
    throw error;
  }
}

/** Opens the database with the schema it has; `isShared` where a running Vigilo has started it. @throws with a sentence where that cannot be. */
export async function openAnySource(
  config: Config,
  log: (line: string) => void,
): Promise<DatabaseSource & { readonly isShared: boolean }> {
  const dataDir = resolve(ROOT, config.DATA_DIR);
  try {
    return { ...(await openDatabaseSource({ config, dataDir, log, onLost: log })), isShared: false };
  } catch (error) {
    if (error instanceof Error && IS_RUNNING.test(error.message))
      return { ...(await useRunning(dataDir, log)), isShared: true };
    throw error;
  }
}

/** The server of a running Vigilo, which will stop it. */
async function useRunning(dataDir: string, log: (line: string) => void): Promise<DatabaseSource> {
  const place = await prepareServerPlace(join(dataDir, 'postgres'), findServerPrograms(), log);
  const { port, appPassword, ownerPassword } = await provideConnection(place.dataDir);
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return {
    ownerUrl: url(OWNER_ROLE, ownerPassword),
    appUrl: url(APP_ROLE, appPassword),
    appRole: APP_ROLE,
    stop: async () => undefined,
  };
}
