// Files under names keep what the interface promises in a folder and in a bucket of a real S3 server.

import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedFiles } from './named-files.ts';
import { findText, keepText, openNamedFiles, removeUnneeded } from './named-files.ts';
import type { BucketServer } from './testing/bucket-server.ts';
import { startBucketServer } from './testing/bucket-server.ts';

/** Later than whatever the tests keep. */
const LATER = Date.now() + 3_600_000;

let root: string;
let s3: BucketServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigilo-named-'));
  s3 = await startBucketServer(join(root, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

const list = async (files: NamedFiles) =>
  (await Readable.from(files.list()).toArray()).map(({ name, size }) => [name, size]).toSorted();

describe.each(['folder', 's3'] as const)('named files in a %s', (kind) => {
  const folder = (place: string) => join(root, kind, 'reports', place);
  const open = (place: string) =>
    openNamedFiles({ ...s3.settings, FILE_STORE: kind }, join(root, kind), 'reports', place);

  it('are there under their names once they are kept, and not before', async () => {
    const files = open('kept');
    const draft = await files.nameDraft();
    await writeFile(draft, 'the whole of it');
    expect([await findText(files, 'one'), await list(files)]).toEqual([null, []]);
    await files.keep(draft, 'one');
    expect(await findText(files, 'one')).toBe('the whole of it');
    expect(await list(files)).toEqual([['one', 15]]);
    expect(await readdir(join(folder('kept'), 'unfinished'))).toEqual([]);
  });

  it('take the place of what was kept under the same name', async () => {
    const files = open('again');
    await keepText(files, 'one', 'before');
    await keepText(files, 'one', 'after');
    expect(await findText(files, 'one')).toBe('after');
  });

  it('are lent to a program as files of this machine', async () => {
    const files = open('lent');
    await keepText(files, 'one', 'lent');
    const file = await files.openLocal('one');
    expect(await readFile(file?.path ?? '', 'utf8')).toBe('lent');
    await file?.close();
    expect(await findText(files, 'one')).toBe('lent');
    expect(await files.openLocal('two')).toBeNull();
  });

  it('are gone once they are removed, which may be asked for twice', async () => {
    const files = open('removed');
    await keepText(files, 'one', 'text');
    await files.remove('one');
    await files.remove('one');
    expect([await files.open('one'), await list(files)]).toEqual([null, []]);
  });

  it('lie apart from those of another place, and are never called so that they lead out of it', async () => {
    await keepText(open('mine'), 'one', 'mine');
    expect(await list(open('yours'))).toEqual([]);
    for (const name of ['../mine/one', '..', '', 'a/b', '/etc/passwd'])
      await expect(async () => open('yours').open(name)).rejects.toThrow(TypeError);
    expect(() => open('..')).toThrow(TypeError);
  });

  it('that nobody needs are cleared away, with drafts that were left, but nothing that is newer', async () => {
    const files = open('swept');
    for (const name of ['needed', 'spare']) await keepText(files, name, name);
    const [old, fresh] = [await files.nameDraft(), await files.nameDraft()];
    for (const draft of [old, fresh]) await writeFile(draft, 'half');
    await utimes(old, new Date(0), new Date(0));
    await removeUnneeded(files, (name) => name === 'needed', Date.now() - 60_000);
    expect(await list(files)).toEqual([
      ['needed', 6],
      ['spare', 5],
    ]);
    expect(await readdir(join(folder('swept'), 'unfinished'))).toHaveLength(1);
    await removeUnneeded(files, (name) => name === 'needed', LATER);
    expect(await list(files)).toEqual([['needed', 6]]);
    expect(await readdir(join(folder('swept'), 'unfinished'))).toEqual([]);
  });
});
