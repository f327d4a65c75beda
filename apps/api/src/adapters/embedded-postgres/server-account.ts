// The account PostgreSQL runs under. PostgreSQL refuses root, so under root it gets the system user `vigilo`, made when it is missing;
// where none can be made it is `nobody`. Anyone else runs it as themselves.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);
const SYSTEM_PATH = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
const NAME = 'vigilo';
/** Debian, Red Hat and their like; then Alpine and busybox. */
const ADD_USER_COMMANDS: readonly (readonly string[])[] = [
  [
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', NAME],
];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account for a server started by root. @throws when the machine has neither `vigilo` nor `nobody` and refuses a new user. */
export async function provideServerAccount(log: (line: string) => void): Promise<ServerAccount> {
  const known = await findAccount(NAME);
  if (known) return known;
  for (const [program = '', ...words] of ADD_USER_COMMANDS) {
    await run(program, words, { env: SYSTEM_PATH }).catch(() => undefined);
    const added = await findAccount(NAME);
    if (added) {
      log(`Added the system user '${NAME}': PostgreSQL does not run as root.`);
      return added;
    }
  }
  const nobody = await findAccount('nobody');
  if (!nobody) {
    throw new Error(
      `PostgreSQL does not run as root and the system user '${NAME}' could not be added. Add it, or start Vigilo as another user.`,
    );
  }
  log(
    `PostgreSQL runs as 'nobody': it does not run as root, and the system user '${NAME}' could not be added.`,
  );
  return nobody;
}

async function findAccount(name: string): Promise<ServerAccount | null> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', name], { env: SYSTEM_PATH }),
      run('id', ['-g', name], { env: SYSTEM_PATH }),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
