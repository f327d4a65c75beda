// How a command of backup, restore or archive ends: 0 where it did what it is for, 1 with a sentence where it could not, 2 with its usage for words that it
// does not know.

import { ConfigError } from '../../apps/api/src/frame/config.ts';
import { BackupError } from './manifest.ts';

/** Thrown for words of the command line that mean nothing. */
export class UsageError extends Error {}

/** Runs it with the words of the command line. */
export async function runCommand(usage: string, main: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError || isUnknownWord(error)) {
      const [why] = error.message.split('. ');
      process.stderr.write(why === '' ? `${usage}\n` : `${why}.\n\n${usage}\n`);
      process.exitCode = 2;
      return;
    }
    const isKnown = error instanceof BackupError || error instanceof ConfigError;
    process.stderr.write(`${isKnown ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** What parseArgs throws. */
function isUnknownWord(error: unknown): error is Error {
  return (
    error instanceof TypeError &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
