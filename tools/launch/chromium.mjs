// A Chromium for the browser tests: one the machine has, else one that is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { environmentWith } from './install.mjs';
import { LaunchError, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Chromium without windows: the same engine for pages. A browser with windows draws those too, which nobody sees, and needs twice the processor time for a story.
 */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT_GET = '/usr/bin/apt-get';
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * Resolves with the path of a Chromium, installed when there is none; a machine that builds and has one with windows only gets one without.
 * @throws LaunchError where none can be had.
 */
export async function ensureChromium(node) {
  const found = findChromium(node);
  if (found && !isWorthReplacing(found)) return found;
  console.log(
    `${found ? 'Only a Chromium with windows' : 'No Chromium'} was found for the browser tests; installing one.`,
  );
  for (const { command, words, environment } of waysToInstall(node, found)) {
    const { code } = await runProgram(command, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environmentWith(node), ...environment },
    });
    if (code !== 0) console.log(`${command} ended with ${code}.`);
    const installed = findChromium(node);
    if (installed && installed !== found) return installed;
  }
  if (found) return found;
  throw new LaunchError(
    'The browser tests need Chromium, and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}

function isWorthReplacing(path) {
  return Boolean(process.env.CI) && !process.env.CHROMIUM_PATH && basename(path) !== SHELL && canUseApt();
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

function waysToInstall(node, found) {
  const playwright = { command: node, words: [PLAYWRIGHT, 'install', 'chromium'] };
  if (!canUseApt()) return [playwright];
  const apt = (...words) => ({
    command: APT_GET,
    words,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  const withoutWindows = [apt('update'), apt('install', '-y', SHELL)];
  return found ? withoutWindows : [...withoutWindows, apt('install', '-y', 'chromium'), playwright];
}

function canUseApt() {
  return process.getuid?.() === 0 && isProgram(APT_GET);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
