// What deploy/ names is there: files of the project, and settings by their names. Units are checked by systemd itself where the machine has it.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSettings } from '../../apps/api/src/frame/config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'deploy');
const FILES = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const UNITS = FILES.filter((file) => /\.(?:service|timer)$/.test(file));
/** Read by Node, by PostgreSQL's image and by its first script. */
const NOT_OURS = new Set([
  'NODE_OPTIONS',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'APP_PASSWORD',
]);

const read = (file: string) => readFileSync(file, 'utf8');

/** Names that a unit, the image or compose.yaml gives values to. */
function listNamed(text: string): string[] {
  const assigned = text
    .split('\n')
    .filter((line) => /^(?:Environment=|ENV )/.test(line))
    .flatMap((line) => line.replace(/^(?:Environment=|ENV )/, '').split(' '))
    .map((pair) => pair.split('=', 1)[0] ?? '');
  const mapped = [...text.matchAll(/^\s+([A-Z][A-Z_\d]+): /gm)].map(([, name = '']) => name);
  return [...assigned, ...mapped];
}

describe('the files of deploy/', () => {
  it.each(FILES)('%s names files that are there and settings that there are', (file) => {
    const text = read(file);
    const named = [...text.matchAll(/\b(?:apps|tools|docs|deploy|db)\/[\w./-]+\.\w+/g)].map(([path]) => path);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const settings = new Set(listSettings().map(({ name }) => name));
    expect(listNamed(text).filter((name) => !settings.has(name) && !NOT_OURS.has(name))).toEqual([]);
  });

  it('limit the memory of every process', () => {
    const services = UNITS.filter((file) => file.endsWith('.service'));
    expect(services.filter((file) => !/^MemoryMax=\d/m.test(read(file)))).toEqual([]);
    const compose = read(join(FOLDER, 'compose.yaml'));
    expect([...compose.matchAll(/mem_limit:/g)].length).toBe(3);
  });

  it('do not start again with settings that are wrong, and let the worker have a port of its own for its measures', () => {
    const [server = '', worker = ''] = ['vigilo', 'vigilo-worker'].map((name) =>
      read(join(FOLDER, 'systemd', `${name}.service`)),
    );
    for (const unit of [server, worker])
      expect(unit).toMatch(/^Restart=on-failure\n(?:.*\n)*RestartPreventExitStatus=78$/m);
    const files = [...worker.matchAll(/^EnvironmentFile=-(.*)$/gm)].map(([, file]) => file);
    expect(files).toEqual(['/etc/vigilo/vigilo.env', '/etc/vigilo/worker.env']);
  });

  it('let the other server answer for a script that one does not have: of two versions each has its own', () => {
    const [, scripts = ''] = read(join(FOLDER, 'nginx.conf')).split('location /static/ {');
    expect(scripts.split('}', 1)[0]).toMatch(/proxy_next_upstream .*\bhttp_404\b/);
  });

  it('are units as systemd wants them, where there is one to ask', () => {
    const said = askSystemd();
    expect(said).toBe('');
  });
});

/** What it complains of; nothing where the machine has no systemd. */
function askSystemd(): string {
  try {
    return execFileSync('systemd-analyze', ['verify', ...UNITS], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}
