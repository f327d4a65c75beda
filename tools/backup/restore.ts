// `npm run restore -- FOLDER`: restores a backup into an empty database and an empty DATA_DIR, or only checks it. Exits with 1 on failure, with 2 for
// invalid arguments.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../apps/api/src/frame/config.ts';
import { BackupError } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

const USAGE = `npm run restore -- FOLDER [--check]

  FOLDER    of the backup
  --check   compare every file of the backup with its checksum, and restore nothing`;

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (values.check) {
    const { manifest } = await checkBackup(folder);
    process.stdout.write(`${folder} is whole: ${manifest.contents.files} files of ${manifest.takenAt}.\n`);
    return 0;
  }
  const started = performance.now();
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const { takenAt, tables, audit } = await restoreBackup({ config: readConfig(), folder, say });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Restored as of ${takenAt}: ${tables.length} tables with ${rows} rows as they were saved, the audit logs of ${audit.length} tenants fit their seals, in ${seconds} s.\n`,
  );
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof BackupError || error instanceof ConfigError;
  process.stderr.write(`${isKnown ? error.message : String(error)}\n`);
  process.exitCode = error instanceof TypeError ? 2 : 1;
}
