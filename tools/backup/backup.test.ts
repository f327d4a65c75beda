// A backup is of one moment though people write all the time, and what is restored from it into an empty place is what there was in that moment.

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import {
  appendFile,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provideConnection } from '../../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { isRoot } from '../../apps/api/src/adapters/embedded-postgres/server-account.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { sealAllAudits } from '../../apps/api/src/audit/audit-seals.service.ts';
import { DocumentWorld, makePdf } from '../../apps/api/src/documents/testing/document-world.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { ThrowAwayServer } from '../testing/throw-away-server.ts';
import { startThrowAwayServer } from '../testing/throw-away-server.ts';
import { openReadableSource, withClient } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { listTables, measureTable } from './tables.queries.ts';

const AUDIT_KEY = 'only-tests-seal-their-audit-log-with-this';
const ROLE = new URL('../../db/backup-role.sql', import.meta.url);
const PASSWORD = 'only-tests-read-with-this';
const UPLOADS = 5;

let server: ThrowAwayServer;
let world: DocumentWorld;
let parent: string;
let backupUrl: string;
const said: string[] = [];
let databases = 0;

const say = (line: string) => void said.push(line);

beforeAll(async () => {
  server = await startThrowAwayServer();
  const { superuserPassword } = await provideConnection(server.dataDir);
  const superuser = withRole(server.ownerUrl, 'vigilo_superuser', superuserPassword);
  await migrate({ ownerUrl: server.ownerUrl, appRole: new URL(server.appUrl).username });
  await run(superuser, await readFile(ROLE, 'utf8'));
  await run(superuser, `ALTER ROLE vigilo_backup PASSWORD '${PASSWORD}'`);
  backupUrl = withRole(server.ownerUrl, 'vigilo_backup', PASSWORD);
  world = await DocumentWorld.start(
    {},
    { database: { ownerUrl: server.ownerUrl, appUrl: server.appUrl, drop: async () => undefined } },
  );
  await world.upload('analyst', ['CCRR_AAPL_1.pdf', makePdf()]);
  await sealAllAudits({ db: world.server.db, auditKey: AUDIT_KEY }, silent);
  // The queue of jobs has some of its own that no migration makes.
  await world.server.product.jobs.createQueue('tests.own');
  await world.server.product.jobs.send('tests.own', {});
  made = join(world.server.config.DATA_DIR, 'made');
  await makeBackup({ config: ownConfig(), folder: made, withKeys: false, say });
});
afterAll(async () => {
  await world.server.stop();
  await server.remove();
});
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-backup-test-'));
  said.length = 0;
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function withRole(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  return changed.href;
}

async function run(url: string, text: string): Promise<void> {
  await withClient(url, (client) => client.query(text));
}

/** The installation that is saved. */
function ownConfig(more: Record<string, string> = {}): Config {
  return readConfig({
    MODE: 'production',
    DATA_DIR: world.server.config.DATA_DIR,
    DATABASE_URL: server.appUrl,
    DATABASE_OWNER_URL: server.ownerUrl,
    DATABASE_BACKUP_URL: backupUrl,
    AUDIT_KEY,
    ...more,
  });
}

/** An empty database of the same server, and an empty DATA_DIR. */
async function emptyPlace(more: Record<string, string> = {}): Promise<{ config: Config; ownerUrl: string }> {
  databases += 1;
  const name = `restored_${databases}`;
  await run(server.ownerUrl, `CREATE DATABASE ${name}`);
  const ownerUrl = server.ownerUrl.replace(/vigilo$/, name);
  const urls = { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: server.appUrl.replace(/vigilo$/, name) };
  return { ownerUrl, config: ownConfig({ DATA_DIR: join(parent, name), ...urls, ...more }) };
}

/** Number of rows and hash of every table; in the moment of a snapshot, where one is named. */
async function measureAll(url: string, snapshot?: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    await client.query("SET TimeZone = 'UTC'; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (snapshot !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    const measured: Record<string, unknown> = {};
    for (const table of await listTables(client)) measured[table.name] = await measureTable(client, table);
    return measured;
  });
}

/** Uploads documents until it is told to stop; each writes rows of four tables, a file and a job. */
function keepWriting(): { stop(): Promise<number>; readonly written: () => number } {
  const stopped = new AbortController();
  let written = 0;
  const writer = async (name: string) => {
    while (!stopped.signal.aborted) {
      await world.upload('analyst', [`CCRR_AAPL_${name}${written}.pdf`, makePdf()]);
      written += 1;
    }
  };
  const writing = Promise.all(['a', 'b', 'c'].map(writer));
  return {
    written: () => written,
    async stop() {
      stopped.abort();
      await writing;
      return written;
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );
}

let made: string;

/** A copy of one that was made once. */
async function copyBackup(): Promise<string> {
  const folder = join(parent, 'backup');
  await cp(made, folder, { recursive: true });
  return folder;
}

describe('a backup', () => {
  it('made while people write is restored into an empty place, every table and file as in that moment', async () => {
    const folder = join(parent, 'backup');
    const writers = keepWriting();
    await expect.poll(writers.written).toBeGreaterThanOrEqual(UPLOADS);
    let moment: Record<string, unknown> = {};
    const manifest = await makeBackup({
      config: ownConfig(),
      folder,
      withKeys: false,
      say,
      onSnapshot: async (name) => {
        const before = writers.written();
        moment = await measureAll(backupUrl, name);
        // Rows and files of later are there before anything is read.
        await expect.poll(writers.written).toBeGreaterThanOrEqual(before + UPLOADS);
      },
    });
    const written = await writers.stop();
    expect([manifest.missingFiles, manifest.keys, said]).toEqual([[], [], []]);

    const { config, ownerUrl } = await emptyPlace();
    await restoreBackup({ config, folder, say });
    const { superuserPassword } = await provideConnection(server.dataDir);
    const restored = await measureAll(withRole(ownerUrl, 'vigilo_superuser', superuserPassword));
    // The seals of what was not sealed yet came with the check of the log.
    const { 'public.audit_seals': seals, 'public.audit_heads': heads, ...others } = moment;
    expect(restored).toMatchObject(others);
    expect([seals, heads]).not.toContain(undefined);
    const { rows } = JSON.parse(JSON.stringify(moment['public.documents']));
    expect(rows).toBeGreaterThan(UPLOADS);
    expect(rows).toBeLessThan(written);
    const files = await listFiles(join(config.DATA_DIR, 'files'));
    expect(files.length).toBeGreaterThanOrEqual(rows);
    expect(manifest.audit).toMatchObject([{ tenantId: world.tenant.id, faults: 0 }]);
  });

  it('goes from an outside database into the embedded one and on from there, with its keys', async () => {
    const first = join(parent, 'first');
    await makeBackup({ config: ownConfig(), folder: first, withKeys: true, say });
    expect((await stat(join(first, 'keys', 'audit-key'))).mode & 0o777).toBe(0o600);
    const place = (name: string) => readConfig({ MODE: 'production', DATA_DIR: join(parent, name) });
    await mkdir(join(parent, 'one'));
    await promisify(execFile)('chmod', ['o+x', parent, join(parent, 'one')]);
    const { tables } = await restoreBackup({ config: place('one'), folder: first, say });
    expect(await readFile(join(parent, 'one', 'audit-key'), 'utf8')).toBe(AUDIT_KEY);

    const second = join(parent, 'second');
    await makeBackup({ config: place('one'), folder: second, withKeys: true, say });
    const again = await readManifest(second);
    const changed = new Set(['public.audit_seals', 'public.audit_heads']);
    const withoutSeals = (list: typeof tables) => list.filter(({ name }) => !changed.has(name));
    expect(withoutSeals(again.tables)).toEqual(withoutSeals(tables));
    const source = await openReadableSource(place('one'), say);
    try {
      // Again while another process has the embedded database open.
      await makeBackup({ config: place('one'), folder: join(parent, 'third'), withKeys: false, say });
    } finally {
      await source.stop();
    }
    const third = await readManifest(join(parent, 'third'));
    expect(withoutSeals(third.tables)).toEqual(withoutSeals(again.tables));
  });
});

describe('nothing that looks like a backup', () => {
  it('is left by one that fails', async () => {
    const folder = join(parent, 'backup');
    const failing = makeBackup({
      config: ownConfig(),
      folder,
      withKeys: false,
      say,
      onSnapshot: () => Promise.reject(new Error('the disk is full')),
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await readdir(parent)).toEqual([]);
  });

  it('is left by one that is killed, and the next one takes its place', async () => {
    const folder = join(parent, 'backup');
    await expect(
      makeBackup({
        config: ownConfig(),
        folder,
        withKeys: false,
        say,
        onSnapshot: async () => {
          expect(readdirSync(parent)).toContain('backup.unfinished');
          await expect(checkBackup(`${folder}.unfinished`)).rejects.toThrow(
            'is no backup, or one that was not',
          );
          throw new Error('stop here');
        },
      }),
    ).rejects.toThrow('stop here');
    await mkdir(`${folder}.unfinished`);
    await writeFile(join(`${folder}.unfinished`, 'manifest.json'), '{}');
    await makeBackup({ config: ownConfig(), folder, withKeys: false, say });
    expect(await readdir(parent)).toEqual(['backup']);
  });

  it('is made over something else, or by a role that does not see every row', async () => {
    const folder = await copyBackup();
    await expect(makeBackup({ config: ownConfig(), folder, withKeys: false, say })).rejects.toThrow(
      `${folder} is not empty`,
    );
    const owner = ownConfig({ DATABASE_BACKUP_URL: server.ownerUrl });
    await expect(
      makeBackup({ config: owner, folder: join(parent, 'other'), withKeys: false, say }),
    ).rejects.toThrow('is subject to row-level security');
  });
});

describe('a restore', () => {
  it('refuses a damaged backup, whichever file it is', async () => {
    const folder = await copyBackup();
    const { contents } = await checkBackup(folder);
    const { config } = await emptyPlace();
    for (const file of [
      contents.find(({ path }) => path.startsWith('tables/'))?.path,
      'contents.tsv',
      'manifest.json',
    ]) {
      const path = join(folder, file ?? '');
      const before = await readFile(path);
      await appendFile(path, '\n');
      const damaged =
        file === 'manifest.json' ? Buffer.from(before.toString().replace(/"rows": \d+/, '"rows": 7')) : null;
      if (damaged) await writeFile(path, damaged);
      await expect(restoreBackup({ config, folder, say })).rejects.toThrow('is damaged');
      await writeFile(path, before);
    }
    const stored = contents.find(({ path }) => path.startsWith('files/'));
    await rm(join(folder, stored?.path ?? ''));
    await expect(restoreBackup({ config, folder, say })).rejects.toThrow(`${stored?.path} is missing`);
  });

  it('wants the key of the audit log, and the right one', async () => {
    const folder = await copyBackup();
    const { config } = await emptyPlace();
    await expect(restoreBackup({ config: { ...config, AUDIT_KEY: undefined }, folder, say })).rejects.toThrow(
      'The backup does not hold the key of the audit log',
    );
    const other = { ...config, AUDIT_KEY: 'another key than that of the audit log' };
    await expect(restoreBackup({ config: other, folder, say })).rejects.toThrow(
      'is not the one of the backup',
    );
  });

  it('refuses to be made by root in the folder of another user', async (context) => {
    if (!isRoot()) context.skip('others make files of their own');
    const { config } = await emptyPlace();
    await mkdir(config.DATA_DIR);
    await chown(config.DATA_DIR, 12_345, 12_345);
    await expect(restoreBackup({ config, folder: made, say })).rejects.toThrow(
      /belongs to user 12345.*systemd-run --uid=12345/,
    );
    expect(await readdir(config.DATA_DIR)).toEqual([]);
  });

  it('refuses a place that is not empty', async () => {
    const folder = await copyBackup();
    const { config, ownerUrl } = await emptyPlace();
    await mkdir(join(config.DATA_DIR, 'files'), { recursive: true });
    await writeFile(join(config.DATA_DIR, 'files', 'one'), 'a file');
    await expect(restoreBackup({ config, folder, say })).rejects.toThrow('files is not empty');
    await rm(config.DATA_DIR, { recursive: true });
    await run(ownerUrl, 'CREATE TABLE theirs (n int)');
    await expect(restoreBackup({ config, folder, say })).rejects.toThrow('The database is not empty');
  });

  it('that is cut off leaves a database on which no server starts', async () => {
    const folder = await copyBackup();
    const { config, ownerUrl } = await emptyPlace();
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      // A file where the store's folder would be: the restore fails when the tables are made and empty.
      await mkdir(config.DATA_DIR);
      await writeFile(join(config.DATA_DIR, 'files'), '');
      await expect(restoreBackup({ config, folder, say })).rejects.toThrow('ENOTDIR');
      await expect.poll(() => listOpenFiles(folder)).toEqual([]);
      const tables = await client.query("SELECT FROM pg_tables WHERE tablename = 'companies'");
      expect(tables.rowCount).toBe(1);
      await expect(migrate({ ownerUrl, appRole: new URL(server.appUrl).username })).rejects.toThrow(
        'A restore into this database was not finished',
      );
    } finally {
      await client.end();
    }
  });
});

/** What this process has open below a folder; nothing where the system does not say it. */
async function listOpenFiles(folder: string): Promise<string[]> {
  const own = '/proc/self/fd';
  const numbers = await readdir(own).catch(() => []);
  const paths = await Promise.all(numbers.map((number) => readlink(join(own, number)).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}
