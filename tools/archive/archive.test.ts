// An archive leads back to any moment since its oldest copy, and to none that it does not hold whole.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRoot } from '../../apps/api/src/adapters/embedded-postgres/server-account.ts';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { openDatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { superuserUrl, withClient } from '../backup/installation.ts';
import { keepArchive } from './keep-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { chooseBase, neededSince } from './timelines.ts';

const AUDIT_KEY = 'only-tests-seal-their-audit-log-with-this';
const TENANT = '01a21779-bef2-7261-80bd-25c2f1f06234';
const PATIENT = { timeout: 180_000 };
/** For several returns. */
const RETURNS = { timeout: 180_000 };
const GAP_MS = 50;

let parent: string;
let archiveDir: string;
/** The installation that the archive is of. */
let own: Config;
/** When the first and the second change after the copy were made; later than the one and earlier than the other. */
let between: Date;
let afterBoth: Date;
let places = 0;

const quiet = () => undefined;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigilo-archive-test-'));
  await chmod(parent, 0o711);
  archiveDir = join(parent, 'archive');
  own = place({ ARCHIVE_DIR: archiveDir });
  const config = own;
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
      await sleep(GAP_MS);
      afterBoth = new Date();
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
async function changesUntil(until: Date | null, from = archiveDir): Promise<string[]> {
  const config = place();
  await restoreArchive({ config, archiveDir: from, until, say: quiet });
  return whileOpen(config, () =>
    asSuperuser(config, async (client) => {
      const { rows } = await client.query<{ change: string }>('SELECT change FROM changes_of_test');
      return rows.map((row) => row.change);
    }),
  );
}

async function whileOpen<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const source = await open(config);
  try {
    return await work();
  } finally {
    await source.stop();
  }
}

describe('a return', () => {
  it('to a moment has what was changed before it and nothing of what came after', PATIENT, async () => {
    expect(await changesUntil(between)).toEqual(['before the copy', 'first']);
  });

  it('beside the installation that it is of reports nothing', PATIENT, async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await whileOpen(own, () => restoreArchive({ config: place(), archiveDir, until: null, say }));
    expect(said.filter((line) => line.includes('FATAL'))).toEqual([]);
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

describe('a return after a return', () => {
  let folder: string;
  let first: Config;
  let sameNumber: Config;

  beforeAll(async () => {
    folder = join(parent, 'returned');
    await promisify(execFile)('cp', ['-a', archiveDir, folder]);
    [first, sameNumber] = [place({ ARCHIVE_DIR: folder }), place({ ARCHIVE_DIR: folder })];
    for (const config of [first, sameNumber])
      await restoreArchive({ config, archiveDir: folder, until: between, say: quiet });
    await whileOpen(first, () => asSuperuser(first, (client) => change(client, 'after the return')));
  }, RETURNS.timeout);

  it('has what was written since, and before it what was abandoned', RETURNS, async () => {
    expect(await changesUntil(null, folder)).toEqual(['before the copy', 'first', 'after the return']);
    expect(await changesUntil(afterBoth, folder)).toEqual(['before the copy', 'first', 'second']);
  });

  it('that got the same number before does not go on in its place', PATIENT, async () => {
    await expect(open(sameNumber)).rejects.toThrow(/goes on with another database.*timeline 2/);
    await whileOpen(first, async () => undefined);
  });

  it('to before it has a timeline of its own, and the archive goes on with that', RETURNS, async () => {
    const second = place({ ARCHIVE_DIR: folder });
    await restoreArchive({ config: second, archiveDir: folder, until: between, say: quiet });
    await whileOpen(second, async () => {
      await asSuperuser(second, (client) => change(client, 'after the second return'));
      const keep = () => keepArchive({ config: second, withKeys: false, say: quiet });
      expect((await keep())?.copy).toMatch(/^\d{4}-/);
      expect((await keep())?.copy).toBeNull();
    });
    expect((await readdir(join(folder, 'wal'))).filter((name) => name.includes('history'))).toEqual([
      '00000002.history.gz',
      '00000003.history.gz',
    ]);
    await expect(open(first)).rejects.toThrow(/goes on with another database.*timeline 3/);
    await expect(open({ ...own, ARCHIVE_DIR: folder })).rejects.toThrow(/goes on with another database/);
    expect(await changesUntil(null, folder)).toEqual(['before the copy', 'first', 'after the second return']);
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

  it('says of a stopped installation whether anything is missing', PATIENT, async () => {
    const keep = (config: Config) => keepArchive({ config, withKeys: false, say: quiet });
    expect(await keep(own)).toBeNull();
    await expect(keep({ ...own, ARCHIVE_DIR: join(parent, 'another') })).rejects.toThrow(
      /is not in the archive/,
    );
    const running = join(own.DATA_DIR, 'postgres', 'cluster', 'postmaster.pid');
    await writeFile(running, '');
    await expect(keep(own)).rejects.toThrow(/was not stopped in order/);
    await rm(running);
  });

  it('that has no copy yet is not said to be as new as a stopped installation', PATIENT, async () => {
    const config = place({ ARCHIVE_DIR: join(parent, 'archive-without-copy') });
    await whileOpen(config, async () => undefined);
    const kept = keepArchive({ config, withKeys: false, say: quiet });
    await expect(kept).rejects.toThrow('the archive has no copy of its database yet');
  });

  it('is not of a folder without a database, which stays as it is', async () => {
    const config = place({ ARCHIVE_DIR: archiveDir });
    await expect(keepArchive({ config, withKeys: false, say: quiet })).rejects.toThrow(/has no database/);
    expect(existsSync(config.DATA_DIR)).toBe(false);
  });

  it('is neither kept nor restored by root in the folder of another user', async (context) => {
    if (!isRoot()) context.skip('others make files of their own');
    const config = place({ ARCHIVE_DIR: archiveDir });
    const cluster = join(config.DATA_DIR, 'postgres', 'cluster');
    await mkdir(config.DATA_DIR);
    await chown(config.DATA_DIR, 12_345, 12_345);
    const refusal = /belongs to user 12345.*systemd-run --uid=12345/;
    await expect(restoreArchive({ config, archiveDir, until: null, say: quiet })).rejects.toThrow(refusal);
    expect(await readdir(config.DATA_DIR)).toEqual([]);
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '18');
    await expect(keepArchive({ config, withKeys: false, say: quiet })).rejects.toThrow(refusal);
  });
});

describe('the copies of an archive', () => {
  const copyOf = (timeline: number, day: string, segment: string) => ({
    startedAt: `${day}T00:00:00Z`,
    endedAt: `${day}T00:00:00Z`,
    firstSegment: `0000000${timeline}00000000000000${segment}`,
    lastLocation: `0/${segment}000100`,
  });
  const moment = (day: string) => new Date(`${day}T00:00:00Z`);
  const only = [{ number: 1, since: Number.NEGATIVE_INFINITY, before: new Map() }];

  it('stay from the newest before the days that it leads back to on', () => {
    const bases = ['2026-01-01', '2026-01-05', '2026-01-09'].map((day) => copyOf(1, day, '05'));
    const [, middle, newest] = bases;
    expect(neededSince(bases, only, moment('2026-01-06'))).toEqual([middle, newest]);
    expect(neededSince(bases, only, moment('2026-01-05'))).toEqual([middle, newest]);
    expect(neededSince(bases, only, moment('2027-01-01'))).toEqual([newest]);
    expect(neededSince(bases, only, moment('2025-01-01'))).toEqual(bases);
  });

  it('lead to the moments of their timeline, and to those of a later one where it goes on from them', () => {
    const old = copyOf(1, '2026-01-01', '05');
    const abandoned = copyOf(1, '2026-01-05', '50');
    const later = copyOf(2, '2026-01-09', '10');
    const bases = [old, abandoned, later];
    // On the seventh a database came back to a moment between the first two copies.
    const since = moment('2026-01-07').getTime();
    const timelines = [...only, { number: 2, since, before: new Map([[1, 0x10_00_00_00n]]) }];
    const chosen = (day: string) => {
      const { base, timeline } = chooseBase(bases, timelines, moment(day));
      return [base, timeline?.number];
    };
    expect(chosen('2026-01-06')).toEqual([abandoned, 1]);
    expect(chosen('2026-01-08')).toEqual([old, 2]);
    expect(chosen('2026-01-10')).toEqual([later, 2]);
    expect(neededSince(bases, timelines, moment('2026-01-06'))).toEqual(bases);
    expect(neededSince(bases, timelines, moment('2026-01-10'))).toEqual([later]);
    const withoutHistory = [...only, { number: 2, since, before: null }];
    expect(chooseBase([old, abandoned], withoutHistory, null).base).toBeUndefined();
  });
});
