// An archive leads back to any moment since its oldest copy, and to none that it does not hold whole.

import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { openDatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { superuserUrl, withClient } from '../backup/installation.ts';
import { keepArchive, neededSince } from './keep-archive.ts';
import { restoreArchive } from './restore-archive.ts';

const AUDIT_KEY = 'only-tests-seal-their-audit-log-with-this';
const TENANT = '01a21779-bef2-7261-80bd-25c2f1f06234';
const PATIENT = { timeout: 60_000 };
const GAP_MS = 50;

let parent: string;
let archiveDir: string;
/** When the first and the second change after the copy were made; later than the one and earlier than the other. */
let between: Date;
let places = 0;

const quiet = () => undefined;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-archive-test-'));
  await chmod(parent, 0o711);
  archiveDir = join(parent, 'archive');
  const config = place({ ARCHIVE_DIR: archiveDir });
  const source = await open(config);
  try {
    await migrate(source);
    await withClient(source.ownerUrl, (client) => client.query('CREATE TABLE changes_of_test (change text)'));
    await asSuperuser(config, async (client) => {
      await client.query(`INSERT INTO tenants (id, name) VALUES ('${TENANT}', 'harbour')`);
      await change(client, 'before the copy');
    });
    await keepArchive({ config, withKeys: false, say: quiet });
    await asSuperuser(config, async (client) => {
      await change(client, 'first');
      await sleep(GAP_MS);
      between = new Date();
      await sleep(GAP_MS);
      await change(client, 'second');
    });
    await putFile(config, 'a report');
    await keepArchive({ config, withKeys: false, say: quiet });
  } finally {
    await source.stop();
  }
}, PATIENT.timeout);

afterAll(() => rm(parent, { recursive: true, force: true }));

function place(more: Record<string, string> = {}): Config {
  places += 1;
  return readConfig({ MODE: 'production', DATA_DIR: join(parent, `place${places}`), AUDIT_KEY, ...more });
}

function open(config: Config): Promise<DatabaseSource> {
  return openDatabaseSource({ config, dataDir: dataFolder(config), log: quiet, onLost: quiet });
}

async function asSuperuser<T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(await superuserUrl(config, quiet), work);
}

async function change(client: pg.Client, name: string): Promise<void> {
  await client.query('INSERT INTO changes_of_test VALUES ($1)', [name]);
}

async function putFile(config: Config, text: string): Promise<void> {
  const store = openTenantStore(config, dataFolder(config, 'files'), TENANT);
  const received = await store.receive(Readable.from([Buffer.from(text)]));
  await received.keep();
}

/** The changes that are there after a return to a moment. */
async function changesUntil(until: Date | null): Promise<string[]> {
  const config = place();
  await restoreArchive({ config, archiveDir, until, say: quiet });
  const source = await open(config);
  try {
    return await asSuperuser(config, async (client) => {
      const { rows } = await client.query<{ change: string }>('SELECT change FROM changes_of_test');
      return rows.map((row) => row.change);
    });
  } finally {
    await source.stop();
  }
}

describe('a return', () => {
  it('to a moment has what was changed before it and nothing of what came after', PATIENT, async () => {
    expect(await changesUntil(between)).toEqual(['before the copy', 'first']);
  });

  it('to the newest moment has every change, and the files', PATIENT, async () => {
    expect(await changesUntil(null)).toEqual(['before the copy', 'first', 'second']);
    const files = await readdir(join(parent, `place${places}`, 'files', TENANT), { recursive: true });
    expect(files.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(1);
  });

  it(
    'to a moment that the archive does not lead to says which it leads to, and leaves no database',
    PATIENT,
    async () => {
      const config = place();
      const restoreTo = (until: Date) => restoreArchive({ config, archiveDir, until, say: quiet });
      await expect(restoreTo(new Date(0))).rejects.toThrow(/leads back to \d{4}-.* at the earliest/);
      await expect(restoreTo(new Date(Date.now() + 86_400_000))).rejects.toThrow(/does not lead as far as/);
      await expect(open(config).then((source) => source.stop())).resolves.toBeUndefined();
    },
  );

  it('from a copy that was changed afterwards is refused before anything is written', PATIENT, async () => {
    const [name = ''] = await readdir(join(archiveDir, 'base'));
    const config = place();
    const file = join(archiveDir, 'base', name, 'cluster', 'PG_VERSION.gz');
    const whole = await readFile(file);
    await writeFile(file, 'something else');
    await expect(restoreArchive({ config, archiveDir, until: null, say: quiet })).rejects.toThrow(
      /PG_VERSION\.gz is missing or is not what was written/,
    );
    await writeFile(file, whole);
  });

  it('into a place that has a database is refused', PATIENT, async () => {
    const config = place();
    await (await open(config)).stop();
    await expect(restoreArchive({ config, archiveDir, until: null, say: quiet })).rejects.toThrow(
      /has a database/,
    );
  });
});

describe('an archive', () => {
  it('is written by one server only', PATIENT, async () => {
    const source = await open(place({ ARCHIVE_DIR: archiveDir }));
    await expect(open(place({ ARCHIVE_DIR: archiveDir }))).rejects.toThrow(
      /Another Vigilo keeps its archive/,
    );
    await source.stop();
  });

  it('is not of an outside database', async () => {
    const config = { ...place({ ARCHIVE_DIR: archiveDir }), DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' };
    await expect(keepArchive({ config, withKeys: false, say: quiet })).rejects.toThrow(/embedded database/);
  });

  it('keeps the newest copy from before the days that it leads back to, and all later ones', () => {
    const bases = ['2026-01-01', '2026-01-05', '2026-01-09'].map((day) => ({ endedAt: `${day}T00:00:00Z` }));
    const [, middle, newest] = bases;
    expect(neededSince(bases, new Date('2026-01-06T00:00:00Z'))).toEqual([middle, newest]);
    expect(neededSince(bases, new Date('2026-01-05T00:00:00Z'))).toEqual([middle, newest]);
    expect(neededSince(bases, new Date('2027-01-01T00:00:00Z'))).toEqual([newest]);
    expect(neededSince(bases, new Date('2025-01-01T00:00:00Z'))).toEqual(bases);
  });
});
