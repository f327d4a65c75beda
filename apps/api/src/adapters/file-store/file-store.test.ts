import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from './file-store.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the file store', () => {
  it('returns stored content, deduplicated and readable by the owner only', async () => {
    const store = openFileStore(join(folder, 'a'));
    const first = await store.add(Buffer.from('one'));
    expect(await Promise.all([store.add(Buffer.from('one')), store.add(Buffer.from('one'))])).toEqual([
      first,
      first,
    ]);
    expect(await store.find(first)).toEqual(Buffer.from('one'));
    expect(await store.find(await store.add(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
    expect(await readdir(join(folder, 'a', first.slice(0, 2)))).toEqual([first]);
    expect((await stat(join(folder, 'a', first.slice(0, 2), first))).mode & 0o077).toBe(0);
  });

  it('does not return missing or damaged files, and replaces a damaged one', async () => {
    const store = openFileStore(join(folder, 'b'));
    expect(await store.find('0'.repeat(64))).toBeNull();
    const sha256 = await store.add(Buffer.from('two'));
    const path = join(folder, 'b', sha256.slice(0, 2), sha256);
    await chmod(path, 0o600);
    await writeFile(path, 'tow');
    expect(await store.find(sha256)).toBeNull();
    await store.add(Buffer.from('two'));
    expect(await store.find(sha256)).toEqual(Buffer.from('two'));
    await expect(store.find('../../etc/passwd')).rejects.toThrow('SHA-256');
  });
});
