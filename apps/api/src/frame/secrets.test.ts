import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideSecret } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-secrets-test-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the installation's session secret", () => {
  it('is long, random, kept for the next start, and readable to its user alone', async () => {
    const dataDir = join(folder, 'data');
    const secret = await provideSecret(dataDir, 'session-secret');
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await provideSecret(dataDir, 'session-secret')).toBe(secret);
    expect(await provideSecret(join(folder, 'other'), 'session-secret')).not.toBe(secret);
    const files = await readdir(dataDir);
    expect(files).toHaveLength(1);
    expect(await provideSecret(dataDir, 'audit-key')).not.toBe(secret);
    expect((await stat(join(dataDir, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('is one for processes that start at once', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 40 }, () => provideSecret(folder, 'session-secret')),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  });

  it.each(['', '\n', 'short'])('is never one that was cut off while it was written: %j', async (left) => {
    await provideSecret(folder, 'session-secret');
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), left);
    await expect(provideSecret(folder, 'session-secret')).rejects.toThrow(file);
  });
});
