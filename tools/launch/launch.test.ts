import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATIENT = { timeout: 20_000 };

/** A project with these launch programs, one package to install and an npm that only notes what it was asked. */
let project: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vigilo-launch-'));
  await cp(import.meta.dirname, join(project, 'tools', 'launch'), { recursive: true });
  const lockFile = join('apps', 'api', 'src', 'adapters', 'lock-file');
  await cp(join(import.meta.dirname, '../..', lockFile), join(project, lockFile), { recursive: true });
  await mkdir(join(project, 'apps', 'one'), { recursive: true });
  await writeJson('package.json', { name: 'made-up', workspaces: ['apps/one'] });
  await writeJson('apps/one/package.json', { name: 'one', dependencies: { thing: '1.0.0' } });
  await writeJson('package-lock.json', { packages: wantedPackages('1.0.0') });
  await writeFile(
    join(project, 'npm-cli.js'),
    `const fs = require('node:fs');
     fs.appendFileSync('npm-calls.txt', process.argv.slice(2).join(' ') + '\\n');
     if (fs.existsSync('npm-fails.txt')) { console.error(fs.readFileSync('npm-fails.txt', 'utf8')); process.exit(1); }
     fs.mkdirSync('node_modules', { recursive: true });
     const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
     const { 'node_modules/for-another-system': _, ...installed } = packages;
     setTimeout(() => fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed })), 300);`,
  );
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(project, { recursive: true, force: true });
});

function wantedPackages(version: string): object {
  return {
    '': { workspaces: ['apps/one'] },
    'apps/one': { dependencies: { thing: '1.0.0' } },
    'node_modules/thing': { version, integrity: `sha512-${version}` },
    'node_modules/for-another-system': { version: '1.0.0', optional: true, os: ['another-system'] },
  };
}

async function writeJson(path: string, value: object): Promise<void> {
  await writeFile(join(project, path), JSON.stringify(value));
}

function run(
  words: readonly string[],
  environment: Record<string, string> = {},
): ChildProcess & { readonly text: () => string } {
  const env = { ...process.env, npm_execpath: join(project, 'npm-cli.js'), ...environment };
  const child = spawn(process.execPath, words, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const parts: string[] = [];
  child.stdout.on('data', (data) => parts.push(String(data)));
  child.stderr.on('data', (data) => parts.push(String(data)));
  return Object.assign(child, { text: () => parts.join('') });
}

async function runToEnd(
  words: readonly string[],
  environment?: Record<string, string>,
): Promise<{ code: unknown; text: string }> {
  const child = run(words, environment);
  const [code] = await once(child, 'close');
  return { code, text: child.text() };
}

const RUN = 'tools/launch/run.mjs';

async function npmCalls(): Promise<string[]> {
  return existsSync(join(project, 'npm-calls.txt'))
    ? (await readFile(join(project, 'npm-calls.txt'), 'utf8')).trim().split('\n')
    : [];
}

describe('installing', () => {
  beforeEach(() =>
    writeFile(
      join(project, 'entry.ts'),
      "const words: string[] = process.argv.slice(2); console.log('entry', words.join(' '));",
    ),
  );

  it('runs once, without the packages’ install scripts, and then starts the entry', async () => {
    expect(await runToEnd([RUN, 'entry.ts', 'a', '--b'])).toEqual({
      code: 0,
      text: expect.stringContaining('entry a --b'),
    });
    expect(await npmCalls()).toEqual([
      expect.stringMatching(/^ci --ignore-scripts --include=dev --include=optional /),
    ]);
    expect((await runToEnd([RUN, 'entry.ts'])).text).toBe('entry \n');
    expect(await npmCalls()).toHaveLength(1);
  });

  it('is done by one of two simultaneous starts', async () => {
    const both = await Promise.all([
      runToEnd([RUN, 'entry.ts', 'first']),
      runToEnd([RUN, 'entry.ts', 'second']),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await npmCalls()).toHaveLength(1);
  });

  it('ignores the lock of a killed start', async () => {
    const gone = run(['--eval', '']);
    await once(gone, 'close');
    await mkdir(join(project, '.cache'));
    await writeFile(join(project, '.cache', 'launch.lock'), `${gone.pid} killed`);
    expect((await runToEnd([RUN, 'entry.ts'])).code).toBe(0);
    expect(existsSync(join(project, '.cache', 'launch.lock'))).toBe(false);
  });

  it('keeps what npm install has already installed', async () => {
    await mkdir(join(project, 'node_modules'));
    await writeJson('node_modules/.package-lock.json', {
      packages: { 'node_modules/thing': { version: '1.0.0', integrity: 'sha512-1.0.0' } },
    });
    expect((await runToEnd([RUN, 'entry.ts'])).text).toBe('entry \n');
    expect(await npmCalls()).toEqual([]);
  });

  it('runs again when package-lock.json changes', async () => {
    await runToEnd([RUN, 'entry.ts']);
    await writeJson('package-lock.json', { packages: wantedPackages('1.0.1') });
    await runToEnd([RUN, 'entry.ts']);
    expect(await npmCalls()).toHaveLength(2);
  });

  it.each([
    ['npm error code EUSAGE', 'package.json and package-lock.json do not agree'],
    ['npm error code ENOTFOUND', 'the package registry could not be reached'],
    ['npm error code ENOSPC', 'the disk is full'],
    ['npm error code EINTEGRITY', 'a package is not the one package-lock.json names'],
  ])('that fails says what to do: %s', async (said, sentence) => {
    await writeFile(join(project, 'npm-fails.txt'), said);
    const { code, text } = await runToEnd([RUN, 'entry.ts']);
    expect(code).toBe(1);
    expect(text).toContain(`The packages could not be installed: ${sentence}`);
    expect(text).not.toContain('    at ');
    expect(text).not.toContain('entry');
  });

  // Only Linux says what runs in which folder.
  it.runIf(process.platform === 'linux')(
    'takes nothing away from a server that runs from the folder',
    async () => {
      await mkdir(join(project, 'apps/api/src/app'), { recursive: true });
      await writeFile(
        join(project, 'apps/api/src/app/main.ts'),
        "setInterval(() => undefined, 1000); console.log('serves');",
      );
      const server = run([RUN, 'apps/api/src/app/main.ts']);
      await vi.waitUntil(() => server.text().includes('serves'), PATIENT);
      await writeJson('package-lock.json', { packages: wantedPackages('1.0.1') });
      const { code, text } = await runToEnd([RUN, 'entry.ts']);
      expect({ code, text }).toEqual({
        code: 1,
        text: expect.stringMatching(/Vigilo runs from this folder \(process \d+\).*Stop it first/),
      });
      expect(await npmCalls()).toHaveLength(1);
      server.kill('SIGTERM');
      await once(server, 'close');
      expect((await runToEnd([RUN, 'entry.ts'])).text).toContain('entry');
      expect(await npmCalls()).toHaveLength(2);
    },
  );

  it('is not needed to report a missing entry', async () => {
    expect(await runToEnd([RUN, 'nowhere.ts'])).toEqual({
      code: 1,
      text: `There is no file nowhere.ts in ${project}/.\n`,
    });
  });
});

describe('the started program', () => {
  beforeEach(() =>
    writeFile(
      join(project, 'entry.ts'),
      `import { writeFileSync } from 'node:fs';
       for (const signal of ['SIGINT', 'SIGTERM'] as const) {
         process.on(signal, () => { console.log('told', signal); setTimeout(() => { writeFileSync('ended.txt', signal); process.exit(7); }, 300); });
       }
       setInterval(() => undefined, 1000);
       console.log('pid', process.pid);`,
    ),
  );

  async function runEntry(): Promise<{ launcher: ReturnType<typeof run>; pid: number }> {
    const launcher = run([RUN, 'entry.ts']);
    await vi.waitUntil(() => /pid \d+\n/.test(launcher.text()), PATIENT);
    return { launcher, pid: Number(/pid (\d+)/.exec(launcher.text())?.[1]) };
  }

  it('receives a repeated signal only once, and its exit code is passed on', async () => {
    const { launcher } = await runEntry();
    launcher.kill('SIGINT');
    launcher.kill('SIGINT');
    await vi.waitUntil(() => launcher.text().includes('told'), PATIENT);
    launcher.kill('SIGINT');
    expect((await once(launcher, 'close'))[0]).toBe(7);
    expect(launcher.text().match(/told/g)).toHaveLength(1);
    expect(launcher.text()).toContain('told SIGINT');
  });

  it('is stopped when the terminal closes', async () => {
    const { launcher } = await runEntry();
    launcher.kill('SIGHUP');
    await once(launcher, 'close');
    expect(launcher.text()).toContain('told SIGTERM');
  });

  it('shuts down cleanly when the launcher is killed', async () => {
    const { launcher } = await runEntry();
    launcher.kill('SIGKILL');
    await expect.poll(() => readFile(join(project, 'ended.txt'), 'utf8'), PATIENT).toBe('SIGTERM');
  });

  it('shuts down cleanly when npm is asked to end, whose shell keeps the signal to itself', async () => {
    // Installed by the npm of these tests, so that the real one has nothing to install.
    const { launcher } = await runEntry();
    launcher.kill('SIGINT');
    await once(launcher, 'close');
    await writeJson('package.json', {
      name: 'made-up',
      workspaces: ['apps/one'],
      scripts: { start: `"${process.execPath}" ${RUN} entry.ts` },
    });
    const npm = spawn('npm', ['start'], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(npm);
    const texts: string[] = [];
    npm.stdout.on('data', (data) => texts.push(String(data)));
    await vi.waitUntil(() => /pid \d+\n/.test(texts.join('')), PATIENT);
    npm.kill('SIGTERM');
    await expect.poll(() => readFile(join(project, 'ended.txt'), 'utf8'), PATIENT).toBe('SIGTERM');
  });

  it('passes the signal that ended it on as the exit code', async () => {
    const { launcher, pid } = await runEntry();
    process.kill(pid, 'SIGKILL');
    expect((await once(launcher, 'close'))[0]).toBe(128 + 9);
  });
});

describe('npm test', () => {
  const withBrowser = { CHROMIUM_PATH: process.execPath };

  it('runs every step even after failures, and ends with the count', async () => {
    const { code, text } = await runToEnd(['tools/launch/test.mjs'], withBrowser);
    expect(code).toBe(1);
    expect(text.match(/^=== .*/gm)).toHaveLength(9);
    expect(text.trimEnd().split('\n').at(-1)).toBe('0 passed, 8 failed');
  });

  it('counts tests by the runner’s report, and failures outside tests', async () => {
    await mkdir(join(project, 'node_modules', 'vitest'), { recursive: true });
    await writeFile(
      join(project, 'node_modules', 'vitest', 'vitest.mjs'),
      `import { writeFileSync } from 'node:fs';
       const file = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1];
       writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0,
         testResults: [{ name: process.cwd() + '/apps/web/src/heat-map/zoom.test.ts', status: process.argv.includes('ends') ? 'failed' : 'passed', message: '', startTime: 0, endTime: 61000, assertionResults: [
           { status: 'passed', fullName: 'zooms in' },
           ...(process.argv.includes('breaks') ? [{ status: 'failed', fullName: 'zooms out', failureMessages: ['expected 2\\n to be 1'] }] : []),
         ] }] }));
       if (process.argv.includes('ends')) writeFileSync(process.env.ERRORS_FILE, JSON.stringify(['Worker ended by SIGKILL while running ' + process.cwd() + '/apps/web/src/heat-map/zoom.test.ts']));
       console.log('asked for', process.argv.at(-1));
       process.exitCode = /breaks|ends/.test(process.argv.at(-1)) ? 1 : 0;`,
    );
    const good = await runToEnd(['tools/launch/test.mjs', 'unit', 'heat-map']);
    expect(good.code).toBe(0);
    expect(good.text).toContain('asked for heat-map');
    expect(good.text).toContain('61.0 of  20  heat-map  OVER: 3.0 times the budget');
    expect(good.text.trimEnd().split('\n').at(-1)).toBe('5 passed, 0 failed, 1 skipped');
    const bad = await runToEnd(['tools/launch/test.mjs', 'unit', 'breaks']);
    expect(bad.code).toBe(1);
    expect(bad.text.trimEnd().split('\n').slice(-4)).toEqual([
      'Failed:',
      '- apps/web/src/heat-map/zoom.test.ts > zooms out: expected 2 to be 1',
      '',
      '5 passed, 1 failed, 1 skipped',
    ]);
    expect(good.text).not.toContain('Failed:');
    const ended = await runToEnd(['tools/launch/test.mjs', 'unit', 'ends'], { CI: '' });
    expect(ended.text.trimEnd().split('\n').slice(-5)).toEqual([
      'Failed:',
      '- apps/web/src/heat-map/zoom.test.ts > outside its tests: the process that ran it ended',
      '- Worker ended by SIGKILL while running apps/web/src/heat-map/zoom.test.ts',
      '',
      '5 passed, 1 failed, 1 skipped',
    ]);
    const again = await runToEnd(['tools/launch/test.mjs', 'unit', 'ends'], { CI: 'true' });
    expect(again.code).toBe(0);
    expect(again.text).toContain('asked for apps/web/src/heat-map/zoom.test.ts');
    expect(again.text).toContain('Worker ended by SIGKILL');
    expect(again.text.trimEnd().split('\n').at(-1)).toBe('9 passed, 0 failed, 2 skipped');
    const both = await runToEnd(['tools/launch/test.mjs', 'unit', 'ends', 'breaks'], { CI: 'true' });
    expect(both.text.trimEnd().split('\n').at(-1)).toBe('5 passed, 1 failed, 1 skipped');
  });

  // Only Linux counts them where it is looked.
  it.runIf(process.platform === 'linux')(
    'says that the kernel ended processes for lack of memory',
    async () => {
      const { text } = await runToEnd([
        '--input-type=module',
        '--eval',
        `import { countMemoryKills, reportMemoryKills } from './tools/launch/memory-kills.mjs';
       for (const before of [null, countMemoryKills(), countMemoryKills() - 2]) reportMemoryKills(before);`,
      ]);
      expect(text).toMatch(/^\nThe kernel ended 2 processes for lack of memory \([\d.]+ GiB\)\.\n$/);
    },
  );

  it('runs the stories in the Chromium without windows where there are both', async () => {
    const programs = join(project, 'programs');
    const playwright = join(project, 'node_modules', '@playwright', 'test');
    await Promise.all([programs, playwright].map((folder) => mkdir(folder, { recursive: true })));
    await writeFile(join(playwright, 'cli.js'), 'console.log(`by ${process.env.CHROMIUM_PATH}`);');
    await writeFile(join(programs, 'chromium'), '', { mode: 0o755 });
    const stories = () =>
      runToEnd(['tools/launch/test.mjs', 'browser'], {
        PATH: `${programs}${delimiter}${dirname(process.execPath)}`,
        CI: '',
        CHROMIUM_PATH: '',
      });
    expect((await stories()).text).toContain(`by ${join(programs, 'chromium')}\n`);
    await writeFile(join(programs, 'chromium-headless-shell'), '', { mode: 0o755 });
    expect((await stories()).text).toContain(`by ${join(programs, 'chromium-headless-shell')}\n`);
  });

  it('lists its steps when asked for an unknown one', async () => {
    const { code, text } = await runToEnd(['tools/launch/test.mjs', 'everything']);
    expect({ code, text }).toEqual({
      code: 1,
      text: "There is no step 'everything'. There are: types, checks, unit, build, browser.\n",
    });
  });
});
