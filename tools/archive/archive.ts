// `npm run archive`: brings the archive of an installation up to date. Exits with 0 too where Vigilo is stopped and nothing is missing, with 1 on failure,
// with 2 for invalid arguments.

import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { runCommand, UsageError } from '../backup/command.ts';
import { keepArchive } from './keep-archive.ts';

const USAGE = `npm run archive [-- --copy] [--with-keys]

Brings ARCHIVE_DIR up to date: new files, and a copy of the embedded database where the newest is older than ARCHIVE_COPY_HOURS.

  --copy        make a copy of the database now
  --with-keys   with the keys, too: whoever has the archive can then write an audit log that passes for the true one`;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      copy: { type: 'boolean', default: false },
      'with-keys': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0) throw new UsageError();
  const started = performance.now();
  const kept = await keepArchive({
    config: readConfig(),
    withKeys: values['with-keys'],
    isCopyWanted: values.copy,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  if (kept === null) {
    process.stdout.write('Vigilo is not running: its archive is as new as the database.\n');
    return;
  }
  const { files, copy, removed } = kept;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const copied =
    copy === null ? 'the newest copy of the database is new enough' : `${copy} is a new copy of the database`;
  process.stdout.write(
    `${files} new files, ${copied}, ${removed} old copies and segments removed, in ${seconds} s.\n`,
  );
}

await runCommand(USAGE, main);
