// `npm run archive`: brings the archive of a running installation up to date. Exits with 1 on failure, with 2 for invalid arguments.

import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../apps/api/src/frame/config.ts';
import { BackupError } from '../backup/manifest.ts';
import { keepArchive } from './keep-archive.ts';

const USAGE = `npm run archive [-- --copy] [--with-keys]

Brings ARCHIVE_DIR up to date: new files, and a copy of the embedded database where the newest is older than ARCHIVE_COPY_HOURS.

  --copy        make a copy of the database now
  --with-keys   with the keys, too: whoever has the archive can then write an audit log that passes for the true one`;

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      copy: { type: 'boolean', default: false },
      'with-keys': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const started = performance.now();
  const { files, copy, removed } = await keepArchive({
    config: readConfig(),
    withKeys: values['with-keys'],
    isCopyWanted: values.copy,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const copied =
    copy === null ? 'the newest copy of the database is new enough' : `${copy} is a new copy of the database`;
  process.stdout.write(
    `${files} new files, ${copied}, ${removed} old copies and segments removed, in ${seconds} s.\n`,
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
