// A Chromium for the browser tests: one the machine has, else one that is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environmentWith } from './install.mjs';
import { LaunchError, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/** Resolves with the path of a Chromium, installed when there is none. @throws LaunchError where none can be had. */
export async function ensureChromium(node) {
  const found = findChromium(node);
  if (found) return found;
  console.log('No Chromium was found for the browser tests; installing one.');
  for (const { command, words, environment } of waysToInstall(node)) {
    const { code } = await runProgram(command, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environmentWith(node), ...environment },
    });
    if (code !== 0) console.log(`${command} ended with ${code}.`);
    const installed = findChromium(node);
    if (installed) return installed;
  }
  throw new LaunchError(
    'The browser tests need Chromium, and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}

function findChromium(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  return onPath ?? [playwrightsOwn(node)].find(isProgram);
}

function playwrightsOwn(node) {
  const ask = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  return (
    spawnSync(node, ['--input-type=commonjs', '--eval', ask], { cwd: ROOT, encoding: 'utf8' }).stdout ?? ''
  );
}

function waysToInstall(node) {
  const playwright = { command: node, words: [PLAYWRIGHT, 'install', 'chromium'] };
  const aptGet = ['/usr/bin/apt-get'].find(isProgram);
  if (process.getuid?.() !== 0 || !aptGet) return [playwright];
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  return [
    { command: aptGet, words: ['update'], environment },
    { command: aptGet, words: ['install', '-y', 'chromium'], environment },
    playwright,
  ];
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
