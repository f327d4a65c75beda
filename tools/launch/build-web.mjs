// Builds the web when its sources have changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { LaunchError, ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';

const WEB = join(ROOT, 'apps', 'web');
const CACHE = join(ROOT, 'node_modules', '.cache', 'vigilo');
const STAMP = join(CACHE, 'web-build');
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
    rmSync(STAMP, { force: true });
    const { code, written } = await runProgram(
      node,
      [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
      {
        cwd: WEB,
        env: environmentWith(node),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    if (written.trim() !== '') console.log(written.trim());
    if (code !== 0) throw new LaunchError('The web could not be built; see the words above.');
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(STAMP, fingerprint);
    return true;
  });
}

function isBuilt(fingerprint) {
  return (
    existsSync(join(WEB, 'dist', 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  );
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
