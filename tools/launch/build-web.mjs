// Builds the web when its sources have changed since the last build. A server that is running holds the page of the build before and reads its
// scripts when somebody asks for them, so the files of that build stay beside the new ones until the next build.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentWith } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { LaunchError, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

const WEB = join(ROOT, 'apps', 'web');
const DIST = join(WEB, 'dist');
const PAGE = 'index.html';
/** Not in node_modules, which an installation empties. */
const CACHE = join(ROOT, '.cache');
const FRESH = join(CACHE, 'web');
const STAMP = join(CACHE, 'web-build.json');
const SOURCES = ['apps/web', 'packages/domain/src', 'packages/contract/src'];
const NOT_SOURCE = new Set(['dist', 'node_modules']);

/** True where it had to be built. @throws LaunchError where the build failed. */
export async function ensureWebBuilt(node) {
  if (isBuilt(fingerprintOf())) return false;
  return oneAtATime(async () => {
    // Another start may have built it while this one waited.
    const fingerprint = fingerprintOf();
    if (isBuilt(fingerprint)) return false;
    console.log('Building the web.');
    const { code, written } = await runProgram(
      node,
      [
        join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        '--logLevel',
        'warn',
        '--outDir',
        FRESH,
        '--emptyOutDir',
      ],
      {
        cwd: WEB,
        env: environmentWith(node),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    if (written.trim() !== '') console.log(written.trim());
    if (code !== 0) throw new LaunchError('The web could not be built; see the words above.');
    putInPlace(fingerprint);
    return true;
  });
}

/** Adds what was built to what a running server reads, and takes away what is older than the build before. */
function putInPlace(fingerprint) {
  const before = readStamp()?.files ?? listFiles(DIST);
  const files = listFiles(FRESH);
  // Until all of it is in place, the next start builds again. The page comes last: what it names is there by then.
  writeStamp({ fingerprint: null, files: before });
  for (const file of [...files.filter((name) => name !== PAGE), PAGE]) {
    mkdirSync(dirname(join(DIST, file)), { recursive: true });
    renameSync(join(FRESH, file), join(DIST, file));
  }
  const kept = new Set([...before, ...files]);
  for (const file of listFiles(DIST)) if (!kept.has(file)) rmSync(join(DIST, file));
  rmSync(FRESH, { recursive: true });
  writeStamp({ fingerprint, files });
}

function isBuilt(fingerprint) {
  return existsSync(join(DIST, PAGE)) && readStamp()?.fingerprint === fingerprint;
}

/** What the last build was made of, and its files; null where there is none. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return null;
  }
}

function writeStamp(stamp) {
  writeFileSync(STAMP, JSON.stringify(stamp));
}

/** The paths of a folder's files within it. */
function listFiles(folder, below = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

/** Of contents, not times: a checkout of the same sources needs no new build. */
function fingerprintOf() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, folder) {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) addTo(hash, path);
    } else if (!/\.test\.tsx?$/.test(entry.name))
      hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  }
}
