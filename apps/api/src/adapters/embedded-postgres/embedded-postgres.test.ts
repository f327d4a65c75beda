import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from '../lock-file/lock-file.mjs';
import { findServerPrograms, programPath } from './server-programs.ts';

const PATIENT = { timeout: 20_000 };
/** Less than the five minutes after which PostgreSQL does it at the latest, whatever it was asked to do. */
const LATEST_MS = 100_000;
const ARCHIVING = { timeout: 240_000 };

let parent: string;
let dataDir: string;
let lines: string[] = [];
let gaveUp: string[] = [];
let folders = 0;
const running: EmbeddedPostgres[] = [];
const owners: ChildProcess[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-embedded-'));
  await chmod(parent, 0o711);
});

afterAll(() => rm(parent, { recursive: true, force: true }));

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  // A server that lost its owner in a test is stopped by the next start on its folder.
  if (running.length === 0 && existsSync(join(dataDir, 'cluster', 'postmaster.pid'))) await start();
  for (const server of running.splice(0)) await server.stop();
  lines = [];
  gaveUp = [];
});

/** A data folder as a first start and a stop leave it; copied, since making each anew takes a second. */
async function useStoppedServer(): Promise<void> {
  const original = join(parent, 'stopped');
  if (!existsSync(original)) {
    dataDir = original;
    await (await start()).stop();
    running.length = 0;
  }
  useFolder();
  await promisify(execFile)('cp', ['-a', original, dataDir]);
}

function useFolder(): void {
  folders += 1;
  dataDir = join(parent, `data${folders}`);
}

async function start(
  more: { port?: number; durable?: boolean; archiveDir?: string; onWaiting?: () => void } = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (line) => lines.push(line),
    onExit: (reason) => gaveUp.push(reason),
    ...more,
  });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Another Vigilo on the same folder; resolves with the owner's url once its server is ready, or with what it said when it failed. */
async function startInAnotherProcess(): Promise<{ owner: ChildProcess; said: string }> {
  const adapter = new URL('embedded-postgres.ts', import.meta.url).href;
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(adapter)};
    try {
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {}, onExit() {} });
      process.stdout.write(server.ownerUrl);
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  const [said] = await once(owner.stdout, 'data');
  return { owner, said: String(said) };
}

describe('the first start', () => {
  beforeEach(useFolder);

  it('makes a UTF-8 cluster with checksums and two roles that pass no row-level security', async () => {
    const { ownerUrl, appUrl } = await start();
    const [database] = await query(
      ownerUrl,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale, current_setting('data_checksums') AS checksums,
              current_setting('fsync') AS fsync FROM pg_database WHERE datname = current_database()`,
    );
    expect(database).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      fsync: 'on',
    });
    const roles =
      'SELECT rolsuper, rolbypassrls, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user';
    const powerless = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false };
    expect(await query(ownerUrl, roles)).toEqual([powerless]);
    expect(await query(appUrl, roles)).toEqual([powerless]);
  });

  it('starts over after a crash during initialisation', async () => {
    await mkdir(join(dataDir, 'cluster-being-made', 'base'), { recursive: true });
    await chmod(dataDir, 0o711);
    const { appUrl } = await start();
    expect(await query(appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'cluster-being-made'))).toBe(false);
  });

  it('gives up on crashes, and lets the owner create databases, only if configured', async () => {
    const { ownerUrl } = await start({ durable: false });
    expect(await query(ownerUrl, "SELECT current_setting('fsync') AS fsync")).toEqual([{ fsync: 'off' }]);
    await query(ownerUrl, 'CREATE DATABASE another');
    expect(await query(ownerUrl.replace(/vigilo$/, 'another'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('reports a folder that cannot be created', async () => {
    await writeFile(dataDir, 'a file, not a folder');
    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} cannot be made (EEXIST). Choose another DATA_DIR`,
    );
  });
});

describe('its roles', () => {
  beforeEach(useStoppedServer);

  it('are an owner that makes tables and extensions, and one that may only connect', async () => {
    const { ownerUrl, appUrl } = await start();
    await query(
      ownerUrl,
      'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext; CREATE TABLE companies (name text COLLATE "und-x-icu")',
    );
    await expect(query(appUrl, 'SELECT * FROM companies')).rejects.toThrow(
      'permission denied for table companies',
    );
    await expect(query(appUrl, 'CREATE TABLE mine (n int)')).rejects.toThrow(
      'permission denied for schema public',
    );
    await expect(query(appUrl.replace(/vigilo$/, 'postgres'), 'SELECT 1')).rejects.toThrow(
      'permission denied for database "postgres"',
    );
  });

  it('have passwords in a file of its owner alone, and a wrong one is refused', async () => {
    const { appUrl } = await start();
    expect((await stat(join(dataDir, 'connection.json'))).mode & 0o777).toBe(0o600);
    await expect(query(appUrl.replace(/:[^:@]+@/, ':guessed@'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});

describe('stop and start', () => {
  beforeEach(useStoppedServer);

  it('leaves no process and no lock, and finds every row on the same address again', async () => {
    const first = await start();
    await query(first.ownerUrl, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
    const pid = await serverPid();
    await first.stop();
    expect(await isAlive(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'vigilo.lock'))).toBe(false);
    expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false);
    await expect(query(first.ownerUrl, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

    const second = await start();
    expect(second.ownerUrl).toBe(first.ownerUrl);
    expect(await query(second.ownerUrl, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1000 }]);
    expect(gaveUp).toEqual([]);
  });

  it('uses another port if the remembered one is taken, and reports a configured port that is taken', async () => {
    const first = await start();
    const port = Number(new URL(first.appUrl).port);
    await first.stop();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      await expect(start({ port })).rejects.toThrow(
        `Port ${port} of 127.0.0.1, wanted for the embedded PostgreSQL, is taken by another program.`,
      );
      const moved = await start();
      expect(Number(new URL(moved.appUrl).port)).not.toBe(port);
      expect(await query(moved.appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      squatter.close();
    }
  });

  it('says which file is lost when the passwords of a database are gone', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'connection.json'));
    await expect(start()).rejects.toThrow(`${join(dataDir, 'connection.json')} is missing or damaged`);
    expect(existsSync(join(dataDir, 'vigilo.lock'))).toBe(false);
  });
});

describe('an archive of the log', () => {
  beforeEach(useStoppedServer);

  it(
    'gets what was changed after a start, and after a restart, as soon as it may wait no longer',
    ARCHIVING,
    async () => {
      const archiveDir = `${dataDir}-archive`;
      const countSegments = async () =>
        (await readdir(join(archiveDir, 'wal'))).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).length;
      await writeFile(join(dataDir, 'local.conf'), 'archive_timeout = 1s\n');
      const { ownerUrl } = await start({ archiveDir });
      await query(ownerUrl, 'CREATE TABLE changes AS SELECT 1 AS n');
      await expect.poll(countSegments, { timeout: LATEST_MS }).toBeGreaterThan(0);
      process.kill(await serverPid(), 'SIGKILL');
      await vi.waitUntil(() => lines.includes('PostgreSQL runs again.'), PATIENT);
      const before = await countSegments();
      await query(ownerUrl, 'INSERT INTO changes VALUES (2)');
      await expect.poll(countSegments, { timeout: LATEST_MS }).toBeGreaterThan(before);
    },
  );
});

describe('a second Vigilo on the same folder', () => {
  beforeEach(useStoppedServer);

  it('is refused with the process that runs', async () => {
    await start();
    const refusal = `Vigilo is already running on ${dataDir} (pid ${process.pid}). Stop it, or choose another DATA_DIR.`;
    await expect(start()).rejects.toThrow(refusal);
    expect((await startInAnotherProcess()).said).toBe(refusal);
  });

  it('does not affect the running one', async () => {
    const { appUrl } = await start();
    const pid = await serverPid();
    await startInAnotherProcess();
    expect(await serverPid()).toBe(pid);
    expect(await query(appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes over a lock whose process id now belongs to another program', async () => {
    await writeFile(
      join(dataDir, 'vigilo.lock'),
      JSON.stringify({ pid: process.pid, birth: 'an earlier boot/1' }),
    );
    const { appUrl } = await start();
    expect(await query(appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('after a kill', () => {
  beforeEach(useStoppedServer);

  it('of Vigilo: the server ends by itself', async () => {
    const { owner } = await startInAnotherProcess();
    const pid = await serverPid();
    owner.kill('SIGKILL');
    await vi.waitUntil(async () => !(await isAlive(pid)), PATIENT);
    expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('of Vigilo and a start at once: no acknowledged row is lost', async () => {
    const { owner, said: ownerUrl } = await startInAnotherProcess();
    const writer = new Client({ connectionString: ownerUrl });
    writer.on('error', () => undefined);
    await writer.connect();
    await writer.query('CREATE TABLE acknowledged (n int)');
    let written = 0;
    const writing = (async () => {
      for (;;) {
        await writer.query('INSERT INTO acknowledged VALUES ($1)', [written + 1]);
        written += 1;
      }
    })().catch(() => undefined);
    await vi.waitUntil(() => written >= 50, PATIENT);
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const again = await start();
    await writing;
    const [found] = await query(
      again.ownerUrl,
      'SELECT count(*)::int AS rows, max(n) AS last FROM acknowledged',
    );
    // The insert under way at the end may have been kept without having been acknowledged.
    expect([written, written + 1]).toContain(found?.rows);
    expect(found?.last).toBe(found?.rows);
  });

  it('of Vigilo and its watchdog: the next start stops the server first', async () => {
    const { uid, gid } = await stat(join(dataDir, 'cluster'));
    const program = programPath(findServerPrograms(), 'postgres');
    const orphan = spawn(
      program,
      ['-D', join(dataDir, 'cluster'), '-c', `config_file=${join(dataDir, 'postgresql.conf')}`],
      { uid, gid, cwd: '/' },
    );
    owners.push(orphan);
    await vi.waitUntil(
      async () =>
        (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')).includes(
          'ready',
        ),
      PATIENT,
    );

    // Both while the old server ends and while the new one starts there is time for something else.
    const endings: (number | null)[] = [];
    const { appUrl } = await start({ onWaiting: () => void endings.push(orphan.exitCode) });
    expect(endings).toEqual([null, 0]);
    expect(lines).toContain(
      `PostgreSQL (pid ${orphan.pid}) was left running by a Vigilo that was killed. Stopping it first.`,
    );
    expect(orphan.exitCode).toBe(0);
    expect(await query(appUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('of the server: brings it back on the same address with every row', async () => {
    const { ownerUrl } = await start();
    await query(ownerUrl, 'CREATE TABLE kept AS SELECT generate_series(1, 100) AS n');
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => lines.includes('PostgreSQL runs again.'), PATIENT);
    expect(lines).toContain('PostgreSQL ended by itself (signal SIGKILL).');
    expect(await serverPid()).not.toBe(pid);
    expect(await query(ownerUrl, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 100 }]);
    expect(gaveUp).toEqual([]);
  });

  it('of both: starts although the process id the server left belongs to another program', async () => {
    const { owner, said: ownerUrl } = await startInAnotherProcess();
    await query(ownerUrl, 'CREATE TABLE kept AS SELECT generate_series(1, 100) AS n');
    const pid = await serverPid();
    const { uid, gid } = await stat(join(dataDir, 'cluster'));
    owner.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await vi.waitUntil(async () => !(await isAlive(pid)), PATIENT);
    const another = spawn('sleep', ['60'], { uid, gid });
    owners.push(another);
    const file = join(dataDir, 'cluster', 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(another.pid)));

    const again = await start();
    expect(await query(again.ownerUrl, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 100 }]);
    expect(another.exitCode).toBe(null);
  });
});
