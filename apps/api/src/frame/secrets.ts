import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../adapters/file-store/sync-folder.ts';

/** 48 random bytes in base64url. */
const SECRET_LENGTH = 64;

/** A secret of the installation's own: made at the first start and kept in a file of this name, readable to its user alone. */
export async function provideSecret(dataDir: string, name: 'session-secret' | 'audit-key'): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  try {
    // Two processes starting at once: only one creates the file, the other reads it.
    await writeFile(file, randomBytes(48).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SECRET_LENGTH)
    throw new Error(
      `${file} holds no whole secret: writing it was cut off. Bring it back from a backup, or delete it and another one is made.`,
    );
  // On the disk before anything is sealed or signed with it, also where the other process made it: after a power cut no other key would do.
  await syncFolder(dataDir);
  return secret;
}
