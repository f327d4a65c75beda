// `node tools/deploy/follow-containerfile.ts [FOLDER]`: does what deploy/Containerfile says in an empty folder of this machine, without a container: copies what
// an image would get, runs the steps of the build, then starts the server as the image's user would, until it is healthy, and stops it. Exits with 1 where
// a step fails. Steps that make users are left out; where this runs as root, the server runs as `nobody`.

import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEALTHY_MS = 120_000;
const LOOK_MS = 500;
const PORT = '18470';
const NOBODY = 65_534;

interface Step {
  readonly word: string;
  readonly rest: string;
}

function readSteps(): Step[] {
  const text = readFileSync(join(ROOT, 'deploy', 'Containerfile'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.split(' ');
      return { word, rest: rest.join(' ') };
    });
}

/** What git knows and the image's build is given, as `COPY . .` puts it. */
function copySources(to: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const name of names.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(ROOT, name), join(to, name));
  }
}

const stepOf = (steps: readonly Step[], word: string) =>
  steps.findLast((step) => step.word === word)?.rest ?? '';

/** The words of the last CMD, written as JSON. */
function commandOf(steps: readonly Step[]): string[] {
  return JSON.parse(stepOf(steps, 'CMD'));
}

function environmentOf(steps: readonly Step[], dataDir: string): NodeJS.ProcessEnv {
  const set = stepOf(steps, 'ENV')
    .split(' ')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
  return {
    PATH: process.env['PATH'],
    ...Object.fromEntries(set),
    HOST: '127.0.0.1',
    PORT,
    DATA_DIR: dataDir,
  };
}

async function waitUntilHealthy(server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < HEALTHY_MS; waited += LOOK_MS) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    // The healthcheck of the image asks the same.
    const reply = await fetch(`http://127.0.0.1:${PORT}/api/health/live`).catch(() => null);
    if (reply?.ok === true) return;
    await sleep(LOOK_MS);
  }
  throw new Error('The server did not become healthy.');
}

async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), 'vigilo-image-')));
  const [app, dataDir] = [join(folder, 'app'), join(folder, 'data')];
  const steps = readSteps();
  try {
    for (const made of [app, dataDir]) mkdirSync(made, { recursive: true });
    for (const made of [folder, app]) chmodSync(made, 0o755);
    copySources(app);
    for (const { word, rest } of steps) {
      if (word !== 'RUN' || /\b(?:user|group)add\b/.test(rest)) continue;
      process.stdout.write(`RUN ${rest}\n`);
      execFileSync('sh', ['-c', rest], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    await startAndStop(steps, app, dataDir);
    process.stdout.write('healthy, and stopped in order\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command of the image until it is healthy. @throws where it does not become so, or does not end in order */
async function startAndStop(steps: readonly Step[], app: string, dataDir: string): Promise<void> {
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(dataDir, NOBODY, NOBODY);
  const [program = '', ...words] = commandOf(steps);
  process.stdout.write(`CMD ${[program, ...words].join(' ')}\n`);
  const env = environmentOf(steps, dataDir);
  const server = spawn(program, words, {
    ...account,
    cwd: app,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await waitUntilHealthy(server);
  } finally {
    server.kill(stepOf(steps, 'STOPSIGNAL') === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with ${String(code)} when it was asked to.`);
}

await main();
