// A build of the web under a running server: whoever has the page of before still gets its scripts.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const PATIENT = { timeout: 60_000 };

/** Writes a page and its script under the name that apps/web/version.txt has, as Vite would; a version 'broken' writes half of it and fails. */
const BUILDER = `
  import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
  const place = process.argv.indexOf('--outDir');
  const out = place === -1 ? 'dist' : process.argv[place + 1];
  const version = readFileSync('version.txt', 'utf8');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out + '/static/kept', { recursive: true });
  writeFileSync(out + '/static/index-' + version + '.js', version);
  if (version === 'broken00') process.exit(1);
  writeFileSync(out + '/static/kept/font.txt', 'the same in each');
  writeFileSync(out + '/index.html', '<script src="/static/index-' + version + '.js">');`;

let project: string;
let dist: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vigilo-build-'));
  dist = join(project, 'apps/web/dist');
  await cp(import.meta.dirname, join(project, 'tools/launch'), { recursive: true });
  const lockFile = 'apps/api/src/adapters/lock-file';
  await cp(join(import.meta.dirname, '../..', lockFile), join(project, lockFile), { recursive: true });
  for (const folder of ['apps/web', 'packages/domain/src', 'packages/contract/src', 'node_modules/vite/bin'])
    await mkdir(join(project, folder), { recursive: true });
  await writeFile(join(project, 'package-lock.json'), '{}');
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(join(project, 'node_modules/vite/bin/vite.js'), BUILDER);
  await writeFile(
    join(project, 'build.mjs'),
    "import { ensureWebBuilt } from './tools/launch/build-web.mjs'; console.log(await ensureWebBuilt(process.execPath));",
  );
});

afterEach(async () => {
  await rm(project, { recursive: true, force: true });
});

/** Builds a version; what it said. */
async function build(version: string): Promise<string> {
  await writeFile(join(project, 'apps/web/version.txt'), version);
  return (await run(process.execPath, ['build.mjs'], { cwd: project })).stdout;
}

const scripts = async () => (await readdir(join(dist, 'static'))).filter((name) => name.endsWith('.js'));

describe('a build of the web', PATIENT, () => {
  it('leaves the scripts of the page that a running server holds, beside the new ones', async () => {
    const readOf = (file: string) => readFile(join(dist, file), 'utf8');
    await build('version1');
    const held = await readOf('index.html');

    expect(await build('version2')).toContain('true');
    for (const [page, version] of [
      [held, 'version1'],
      [await readOf('index.html'), 'version2'],
    ] as const) {
      const script = /src="\/(.+)"/.exec(page)?.[1] ?? '';
      expect(await readOf(script)).toBe(version);
    }
  });

  it('clears away what is older than the build before, and keeps what both have', async () => {
    for (const version of ['version1', 'version2', 'version3']) await build(version);
    expect(await scripts()).toEqual(['index-version2.js', 'index-version3.js']);
    expect(existsSync(join(dist, 'static/kept/font.txt'))).toBe(true);
    // Back to the version before.
    await build('version2');
    expect(await scripts()).toEqual(['index-version2.js', 'index-version3.js']);
  });

  it('is not made again where nothing has changed, also after an installation', async () => {
    await build('version1');
    await rm(join(project, 'node_modules/.cache'), { recursive: true, force: true });
    expect(await build('version1')).toBe('false\n');
  });

  it('that fails leaves everything as it was, and the next one is made', async () => {
    await build('version1');
    await expect(build('broken00')).rejects.toThrow('The web could not be built');
    expect(await scripts()).toEqual(['index-version1.js']);
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('version1');
    expect(await build('version2')).toContain('true');
    expect(await scripts()).toEqual(['index-version1.js', 'index-version2.js']);
  });
});
