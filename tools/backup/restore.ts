// `npm run restore -- FOLDER`: restores a backup into an empty database and an empty DATA_DIR, or only checks it. Exits with 1 on failure, with 2 for
// invalid arguments.

import { resolve } from 'node:path';
import { z } from 'zod';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { isArchive, restoreArchive } from '../archive/restore-archive.ts';
import { runCommand, UsageError } from './command.ts';
import { BackupError } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

const USAGE = `npm run restore -- FOLDER [--check | --until TIME]

  FOLDER    of the backup, or an archive (ARCHIVE_DIR)
  --check   compare every file of the backup with its checksum, and restore nothing
  --until   of an archive: the moment to come back to, as 2026-11-26T10:59:00Z; without it, the newest there is`;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, until: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError();
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (isArchive(folder)) {
    if (values.check)
      throw new BackupError(
        `${folder} is an archive, and --check is for a backup. A restore compares its copy of the database before it writes anything: try one with DATA_DIR=/tmp/trial.`,
      );
    await restoreUntil(folder, values.until);
    return;
  }
  if (values.until !== undefined)
    throw new BackupError('A backup is of one moment: --until is for an archive.');
  if (values.check) {
    const { manifest } = await checkBackup(folder);
    process.stdout.write(`${folder} is whole: ${manifest.contents.files} files of ${manifest.takenAt}.\n`);
    return;
  }
  const started = performance.now();
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const { takenAt, tables, audit } = await restoreBackup({ config: readConfig(), folder, say });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Restored as of ${takenAt}: ${tables.length} tables with ${rows} rows as they were saved, the audit logs of ${audit.length} tenants fit their seals, in ${seconds} s.\n`,
  );
}

async function restoreUntil(archiveDir: string, moment: string | undefined): Promise<void> {
  const started = performance.now();
  const until = moment === undefined ? null : z.iso.datetime({ offset: true }).safeParse(moment);
  if (until?.success === false)
    throw new BackupError(`${moment} is no moment. Write it as 2026-11-26T10:59:00Z.`);
  const { lastChange, tenants, files } = await restoreArchive({
    config: readConfig(),
    archiveDir,
    until: until === null ? null : new Date(until.data),
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const last =
    lastChange === null ? 'no change after the copy' : `the last change at ${lastChange.toISOString()}`;
  process.stdout.write(`Restored with ${last}: ${tenants} tenants, ${files} files, in ${seconds} s.\n`);
}

await runCommand(USAGE, main);
