// The free tools that ours is measured against, at pinned versions: npm's are installed on demand into a folder of their own under node_modules/.cache, so
// that they never become dependencies of the project; the commands are those of the machine. Whatever cannot be had is said and left out.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../testing/own-process.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/vigilo/free-tools');
const LONGEST_MS = 300_000;

const run = promisify(execFile);
const manifest = z.object({ version: z.string() });

export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
}

export type Found = { readonly path: string; readonly version: string } | { readonly missing: string };

/** The folder of an npm package at its version, installed where it is not yet there. Its scripts are not run. */
export async function findPackage({ name, version }: PinnedPackage): Promise<Found> {
  const folder = join(FOLDER, `${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}-${version}`);
  const path = join(folder, 'node_modules', name);
  try {
    if ((await versionOf(path)) !== version) {
      await mkdir(folder, { recursive: true });
      // Its own root: without it npm would look for the project above.
      await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
      const words = ['install', '--prefix', '.', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
      await run('npm', [...words, `${name}@${version}`], { cwd: folder, timeout: LONGEST_MS });
    }
    const found = await versionOf(path);
    return found === version ? { path, version } : { missing: `${name} ${version} did not install` };
  } catch (error) {
    return { missing: `${name} ${version} cannot be installed here: ${firstLine(error)}` };
  }
}

async function versionOf(path: string): Promise<string | null> {
  const file = join(path, 'package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(await readFile(file, 'utf8'))).version : null;
}

/** A command of the machine, with the version that it tells of itself. */
export async function findCommand(
  command: string,
  words: readonly string[],
  version: RegExp,
): Promise<Found> {
  try {
    const { stdout, stderr } = await run(command, [...words], { timeout: LONGEST_MS });
    const [, found] = version.exec(`${stdout}\n${stderr}`) ?? [];
    return found === undefined
      ? { missing: `${command} does not tell its version` }
      : { path: command, version: found };
  } catch {
    return { missing: `the command ${command} is not installed` };
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
