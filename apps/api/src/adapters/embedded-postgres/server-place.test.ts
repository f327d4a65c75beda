import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot } from './server-account.ts';
import { prepareServerPlace } from './server-place.ts';
import type { ServerPrograms } from './server-programs.ts';

const NEEDS_ROOT = 'only root starts PostgreSQL as another user';
const VERSION = 'placed-by-a-test';

let parent: string;
let lines: string[];
let programs: ServerPrograms;
const leftOver: string[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-place-'));
  await chmod(parent, 0o711);
  lines = [];
  programs = { folder: join(parent, 'programs'), version: VERSION };
  await mkdir(join(programs.folder, 'bin'), { recursive: true });
  await mkdir(join(programs.folder, 'share', 'postgresql'), { recursive: true });
  await writeFile(join(programs.folder, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o755 });
  await writeFile(join(programs.folder, 'share', 'postgresql', 'postgres.bki'), '');
  await symlink('postgres', join(programs.folder, 'bin', 'link'));
});

afterEach(async () => {
  for (const folder of [parent, ...leftOver.splice(0)]) await rm(folder, { recursive: true, force: true });
});

const prepare = (wanted: string) => prepareServerPlace(wanted, programs, (line) => lines.push(line));

describe('the place of a server', () => {
  it('is the wanted folder, made when missing', async () => {
    const place = await prepare(join(parent, 'a', 'b'));
    expect(place.dataDir).toBe(join(parent, 'a', 'b'));
    expect(place.programs).toBe(programs);
    expect(place.account === undefined).toBe(!isRoot());
    expect((await stat(place.dataDir)).mode & 0o777).toBe(isRoot() ? 0o711 : 0o700);
  });

  it('is refused to someone who may not write there', async (context) => {
    if (isRoot()) context.skip('root may write anywhere');
    await mkdir(join(parent, 'closed'), { mode: 0o500 });
    await expect(prepare(join(parent, 'closed'))).rejects.toThrow(
      `Vigilo may not write to ${join(parent, 'closed')}, which belongs to user`,
    );
  });

  it('is under /var/lib/vigilo where its user cannot reach the wanted folder, and stays there', async (context) => {
    if (!isRoot()) context.skip(NEEDS_ROOT);
    const wanted = join(parent, 'closed', 'data');
    await mkdir(join(parent, 'closed'), { mode: 0o700 });
    const expected = join('/var/lib/vigilo', createHash('sha256').update(wanted).digest('hex').slice(0, 12));
    leftOver.push(expected);
    expect((await prepare(wanted)).dataDir).toBe(expected);
    expect(lines.at(-1)).toBe(
      `The database is in ${expected}: PostgreSQL does not run as root, and its own user cannot reach ${wanted}.`,
    );
    expect(await readFile(join(wanted, 'the-database-is-elsewhere.txt'), 'utf8')).toContain(expected);

    await mkdir(join(expected, 'cluster'));
    await chmod(join(parent, 'closed'), 0o755);
    expect((await prepare(wanted)).dataDir).toBe(expected);
  });

  it('runs an existing database as the user it belongs to', async (context) => {
    if (!isRoot()) context.skip(NEEDS_ROOT);
    const wanted = join(parent, 'data');
    await mkdir(join(wanted, 'cluster'), { recursive: true });
    await writeFile(join(wanted, 'cluster', 'PG_VERSION'), '18\n');
    await expect(prepare(wanted)).rejects.toThrow('belongs to root, as whom PostgreSQL does not run');
    await chown(join(wanted, 'cluster'), 12_345, 23_456);
    expect((await prepare(wanted)).account).toEqual({ uid: 12_345, gid: 23_456 });
    await chmod(parent, 0o700);
    await expect(prepare(wanted)).rejects.toThrow('belongs to user 12345, who cannot reach it');
  });

  it('gets a copy of programs its user cannot reach, readable whatever the umask', async (context) => {
    if (!isRoot()) context.skip(NEEDS_ROOT);
    const copied = join('/var/lib/vigilo', `postgresql-${VERSION}`);
    leftOver.push(copied);
    await chmod(programs.folder, 0o700);
    await chmod(join(programs.folder, 'bin', 'postgres'), 0o700);
    const place = await prepare(join(parent, 'data'));
    expect(place.programs.folder).toBe(copied);
    expect((await stat(join(copied, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect(existsSync(join(copied, 'bin', 'link'))).toBe(true);
    expect((await prepare(join(parent, 'data'))).programs.folder).toBe(copied);
  });
});
