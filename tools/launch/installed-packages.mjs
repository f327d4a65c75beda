// Whether what lies in node_modules is what package-lock.json asks for, by npm's own record of the last installation.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** A text that changes with everything an installation depends on. */
export function installationFingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', ...workspaces().map((folder) => join(folder, 'package.json'))])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** True where npm has installed exactly this package-lock.json for this machine, whoever asked it to. */
export function isInstalled() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson('package-lock.json').packages;
  const found = readJson('node_modules/.package-lock.json').packages;
  if (!workspaces().every((folder) => agrees(readJson(join(folder, 'package.json')), wanted[folder])))
    return false;
  return (
    Object.entries(wanted).every(
      ([path, entry]) => !path.includes('node_modules/') || isPresent(entry, found[path]),
    ) && Object.keys(found).every((path) => path in wanted)
  );
}

/** The folders with a package.json, the project's own as the empty text. */
function workspaces() {
  return ['', ...readJson('package.json').workspaces];
}

function agrees(manifest, entry) {
  return DEPENDENCIES.every(
    (kind) => JSON.stringify(sorted(manifest[kind])) === JSON.stringify(sorted(entry?.[kind])),
  );
}

function sorted(dependencies = {}) {
  return Object.entries(dependencies).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function isPresent(wanted, found) {
  if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
  return wanted.optional === true && !isForThisMachine(wanted);
}

/** By the fields npm goes by; `libc` is not looked at, so packages of the other C library count as for another machine. */
function isForThisMachine({ os, cpu, libc }) {
  return libc === undefined && allows(os, process.platform) && allows(cpu, process.arch);
}

function allows(list, value) {
  const names = [list ?? []].flat();
  if (names.includes(`!${value}`)) return false;
  return names.length === 0 || names.includes(value) || names.every((name) => name.startsWith('!'));
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
