import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** 48 random bytes in base64url. */
const SECRET_LENGTH = 64;

/** The installation's own session secret: made at the first start and kept readable to its user alone. */
export async function provideSessionSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  try {
    // Two processes starting at once: only one creates the file, the other reads it.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SECRET_LENGTH) throw new Error(`${file} holds no whole secret: writing it was cut off. Delete the file; everybody signs in again.`);
  return secret;
}
