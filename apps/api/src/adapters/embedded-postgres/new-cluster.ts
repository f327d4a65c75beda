// Makes the files of a new cluster: UTF-8, order and case by Unicode's own rules rather than this machine's, checksums on every page.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUPERUSER } from './roles.queries.ts';
import { writeOwned } from './owned-files.ts';
import { clusterFolder } from './server-place.ts';
import type { ServerPlace } from './server-place.ts';
import { programPath } from './server-programs.ts';
import { explainStartFailure } from './start-failure.ts';

const DRAFT = 'cluster-being-made';
const PASSWORD_FILE = 'first-password';

/** Makes the cluster unless it is there. It gets its name only when whole: one left half made by a crash is made again. @throws with a sentence. */
export async function provideCluster(place: ServerPlace, superuserPassword: string): Promise<void> {
  const { dataDir, account } = place;
  if (existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))) return;
  const draft = join(dataDir, DRAFT);
  const passwordFile = join(dataDir, PASSWORD_FILE);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    if (account) await chown(draft, account.uid, account.gid);
    await writeOwned(passwordFile, `${superuserPassword}\n`, { mode: 0o600, owner: account });
    await runInitdb(place, draft, passwordFile);
    await removeEmptyFolder(clusterFolder(dataDir));
    await rename(draft, clusterFolder(dataDir));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(
  { programs, account }: ServerPlace,
  folder: string,
  passwordFile: string,
): Promise<void> {
  const words = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-messages=C',
    '--data-checksums',
  ];
  try {
    await promisify(execFile)(programPath(programs, 'initdb'), words, {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    const lines = said.split('\n').filter((line) => line !== '');
    throw new Error(explainStartFailure('PostgreSQL', lines, String(cause)).sentence, { cause });
  }
}

/** A cluster folder made by hand, or by a container's volume, may be there empty. */
async function removeEmptyFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if ((await readdir(folder)).length > 0)
    throw new Error(
      `${folder} holds files that are not a database. Move them away, or choose another DATA_DIR.`,
    );
  await rm(folder, { recursive: true });
}
