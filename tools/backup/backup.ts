// `npm run backup -- FOLDER`: saves database, files and, if asked to, keys, while the server runs or not. Exits with 1 on failure, with 2 for
// invalid arguments.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { runCommand, UsageError } from './command.ts';
import { makeBackup } from './make-backup.ts';

const USAGE = `npm run backup -- FOLDER [--with-keys]

  FOLDER        of the backup; not there yet, or empty
  --with-keys   save the keys, too: whoever has the backup can then write an audit log that passes for the true one`;

const MEBIBYTE = 1024 * 1024;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'with-keys': { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError();
  const started = performance.now();
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const manifest = await makeBackup({ config: readConfig(), folder, withKeys: values['with-keys'], say });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const keys =
    manifest.keys.length > 0
      ? `It holds the keys (${manifest.keys.join(', ')}): keep it as safe as them.`
      : 'It does not hold the keys. Without the key of the audit log (AUDIT_KEY, or the file audit-key in DATA_DIR) it cannot be restored: keep that somewhere else.';
  process.stdout.write(
    `${folder} is the backup of ${manifest.takenAt}: ${manifest.tables.length} tables, ${rows} rows, ${manifest.contents.files} files, ${(manifest.contents.bytes / MEBIBYTE).toFixed(1)} MiB, in ${seconds} s.\n${keys}\n`,
  );
}

await runCommand(USAGE, main);
