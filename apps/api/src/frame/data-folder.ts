import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A folder or file inside the installation's data folder. */
export function dataFolder(config: Pick<Config, 'DATA_DIR'>, ...parts: readonly string[]): string {
  return resolve(ROOT, config.DATA_DIR, ...parts);
}

/** The folder of the archive of the embedded database; undefined where none is kept. */
export function archiveFolder({ ARCHIVE_DIR }: Pick<Config, 'ARCHIVE_DIR'>): string | undefined {
  return ARCHIVE_DIR === undefined ? undefined : resolve(ROOT, ARCHIVE_DIR);
}
