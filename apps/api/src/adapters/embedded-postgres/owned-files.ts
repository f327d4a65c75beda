// Files of the data folder. Each is written whole under another name and then renamed, so a crash leaves the old one, and a link planted
// under its name is replaced rather than followed. Started by root, they get the owner of the folder, who may start Vigilo next.

import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../file-store/sync-folder.ts';
import { isRoot } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';

interface Ownership {
  /** Permission bits, for instance 0o600. */
  readonly mode: number;
  /** Default: the owner of the folder. */
  readonly owner?: ServerAccount | undefined;
}

/** Writes a file whole. @throws the system's error; nothing is left half written. */
export async function writeOwned(
  file: string,
  content: string | Buffer,
  { mode, owner }: Ownership,
): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.chmod(mode);
      if (isRoot()) {
        const { uid, gid } = owner ?? (await stat(dirname(file)));
        await handle.chown(uid, gid);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Copies a folder so that every user can read it and run what is executable in it, whatever the umask. */
export async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target);
      await chmod(target, ((await stat(source)).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}
