import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedFiles } from '../adapters/file-store/named-files.ts';
import { openNamedFiles } from '../adapters/file-store/named-files.ts';
import type { StoreSettings } from '../adapters/file-store/store-settings.ts';
import type { Config } from './config.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A folder or file inside the installation's data folder. */
export function dataFolder(config: Pick<Config, 'DATA_DIR'>, ...parts: readonly string[]): string {
  return resolve(ROOT, config.DATA_DIR, ...parts);
}

/** What says where the installation's files lie. */
export type FileSettings = Pick<Config, 'DATA_DIR'> & StoreSettings;

/** Files that every process of the installation must reach, by names below this place: `imports`, `reports` and `nodes` are such. */
export function openSharedFiles(config: FileSettings, ...place: readonly string[]): NamedFiles {
  return openNamedFiles(config, dataFolder(config), ...place);
}

/** The folder of the archive of the embedded database; undefined where none is kept. */
export function archiveFolder({ ARCHIVE_DIR }: Pick<Config, 'ARCHIVE_DIR'>): string | undefined {
  return ARCHIVE_DIR === undefined ? undefined : resolve(ROOT, ARCHIVE_DIR);
}
