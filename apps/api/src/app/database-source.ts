import { join } from 'node:path';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/embedded-postgres.ts';
import type { Config } from '../frame/config.ts';
import { archiveFolder } from '../frame/data-folder.ts';

/** Where the data lies: the owner's and the serving role's connection, and how to let go of it. */
export interface DatabaseSource {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The serving role, where it is another than the owner. */
  readonly appRole: string | undefined;
  stop(): Promise<void>;
}

export interface DatabaseSourceOptions {
  readonly config: Config;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Called, perhaps again, when the database is only waited for. */
  readonly onWaiting?: () => void;
  /** Called once when the database is gone for good; the reason is a sentence. */
  readonly onLost: (reason: string) => void;
}

/** The outside database of the settings, else the embedded one, started. @throws with a sentence where it cannot be had. */
export async function openDatabaseSource({
  config,
  dataDir,
  log,
  onWaiting = () => undefined,
  onLost,
}: DatabaseSourceOptions): Promise<DatabaseSource> {
  if (config.DATABASE_URL !== undefined) {
    const ownerUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
    const appRole =
      ownerUrl === config.DATABASE_URL
        ? undefined
        : decodeURIComponent(new URL(config.DATABASE_URL).username);
    onWaiting();
    return { ownerUrl, appUrl: config.DATABASE_URL, appRole, stop: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    archiveDir: archiveFolder(config),
    log,
    onWaiting,
    onExit: onLost,
  });
  return {
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.appUrl,
    appRole: decodeURIComponent(new URL(embedded.appUrl).username),
    stop: () => embedded.stop(),
  };
}
