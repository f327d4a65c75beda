// Why a server did not start, read from its own last words, as a sentence a person can act on.

import { errorCode } from './process-facts.ts';

/**
 * port-taken: another program listens there. still-in-use: processes of a server that died are still ending. locked: another server, or
 * the last one while it ends, holds the folder. other: nothing that passes by itself.
 */
export type StartFailureKind = 'port-taken' | 'still-in-use' | 'locked' | 'other';

export interface StartFailure {
  readonly kind: StartFailureKind;
  readonly sentence: string;
}

export class ServerStartError extends Error {
  readonly kind: StartFailureKind;

  constructor({ kind, sentence }: StartFailure) {
    super(sentence);
    this.kind = kind;
  }
}

/** A refusal of the system while the folder is prepared, in words; any other error as it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk with ${folder} is full. Free some space and start again.`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const path = error instanceof Error && 'path' in error ? String(error.path) : folder;
    return new Error(
      `Vigilo may not read or write ${path} (${code}). Give the user it runs as the right to it, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
  return error;
}

interface Sign {
  readonly words: RegExp;
  readonly kind: StartFailureKind;
  readonly say: string;
}

const SIGNS: readonly Sign[] = [
  {
    words: /could not bind|could not create any TCP\/IP sockets/,
    kind: 'port-taken',
    say: 'another program listens on its port',
  },
  {
    words: /pre-existing shared memory block/,
    kind: 'still-in-use',
    say: 'processes of the last server are still ending',
  },
  {
    words: /lock file "postmaster\.pid" already exists/,
    kind: 'locked',
    say: 'another PostgreSQL uses the same folder',
  },
  {
    words: /No space left on device|Disk quota exceeded/,
    kind: 'other',
    say: 'the disk is full. Free some space and start again',
  },
  {
    words: /Read-only file system/,
    kind: 'other',
    say: 'its folder is on a file system that cannot be written to. Choose another DATA_DIR',
  },
  {
    words: /database files are incompatible with server|initialized by PostgreSQL version/,
    kind: 'other',
    say: 'its database was made by another major version. Start the Vigilo version that made it, or choose another DATA_DIR',
  },
  {
    words: /error while loading shared libraries|cannot open shared object file/,
    kind: 'other',
    say: 'its libraries are incomplete. Delete node_modules and run npm start',
  },
  {
    words: /invalid permissions|has wrong ownership/,
    kind: 'other',
    say: 'its folder belongs to another user or is open to others. Give it back with chown -R and chmod 700',
  },
  {
    words: /could not map anonymous shared memory|Cannot allocate memory|out of memory/i,
    kind: 'other',
    say: 'this machine has too little free memory',
  },
  {
    words: /spawn E(?:PERM|INVAL)/,
    kind: 'other',
    say: 'it does not run as root, and this machine lets root start nothing as another user. Start Vigilo as another user',
  },
  {
    words: /[Pp]ermission denied|EACCES/,
    kind: 'other',
    say: 'it may not read or write its folder or programs',
  },
];

/** Judges the lines a program wrote before it ended. `ending` says how it ended, for instance `exit code 1`. */
export function explainStartFailure(program: string, lines: readonly string[], ending: string): StartFailure {
  const text = lines.join('\n');
  const sign = SIGNS.find(({ words }) => words.test(text));
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ending;
  const words = last.replace(/^.*?(?:FATAL|PANIC|initdb: error|ERROR):\s*/, '');
  if (!sign) return { kind: 'other', sentence: `${program} did not start: ${words}` };
  return { kind: sign.kind, sentence: `${program} did not start: ${sign.say} (${words}).` };
}
