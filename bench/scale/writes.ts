// What writes to many rows: the import of a file of events, and the nightly roll of the scores to a new day.

import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportTaken } from '../import/import-process.ts';
import { writeInventedFile } from '../import/invented-file.ts';
import { inTenant, JOB_LIMITS, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import { ROOT } from '../testing/own-process.ts';
import { count, median, times } from '../testing/statistics.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';
import type { ScaleTenants } from './fill.ts';

const ROWS = 20_000;
const DAYS = 3;
const DAY_MS = 86_400_000;

export interface Writes {
  readonly lines: readonly string[];
  /** Seconds of the slowest roll of the large tenant. */
  readonly rollSeconds: number;
  /** Rows a second into the large tenant, in parts of those into the middle one. */
  readonly importPart: number;
}

export async function measureWrites(
  appUrl: string,
  { middle, large }: ScaleTenants,
  scale: number,
): Promise<Writes> {
  const db = openDatabase({
    url: appUrl,
    pool: 2,
    onError: (error) => console.error(error.message),
    timeLimits: JOB_LIMITS,
  });
  try {
    const rows = Math.round(ROWS * scale);
    const imports = {
      middle: await importSeconds(db, appUrl, middle, rows),
      large: await importSeconds(db, appUrl, large, rows),
    };
    const rolls = { middle: await rollSeconds(db, middle), large: await rollSeconds(db, large) };
    return {
      lines: [
        '',
        '| what | at 10,000 | at 100,000 | against each other |',
        '|---|--:|--:|--:|',
        `| import of ${count(rows)} events, checked twice, seconds | ${imports.middle.toFixed(1)} | ${imports.large.toFixed(1)} | **${times(imports.large / imports.middle)}** |`,
        `| roll of every score to the next day, median and most of ${DAYS}, seconds | ${median(rolls.middle).toFixed(2)}, ${Math.max(...rolls.middle).toFixed(2)} | ${median(rolls.large).toFixed(2)}, ${Math.max(...rolls.large).toFixed(2)} | **${times(median(rolls.large) / median(rolls.middle))}** |`,
      ],
      rollSeconds: Math.max(...rolls.large),
      importPart: imports.middle / imports.large,
    };
  } finally {
    await db.destroy();
  }
}

async function importSeconds(
  db: Database,
  appUrl: string,
  tenant: BenchTenant,
  rows: number,
): Promise<number> {
  const folder = await makeTemporaryFolder();
  try {
    const companies = await inTenant(db, tenant.id, (tx) =>
      tx
        .selectFrom('companies')
        .select('ticker')
        .where('tenant_id', '=', tenant.id)
        .orderBy('ticker')
        .execute(),
    );
    const file = join(folder, 'events.csv');
    await writeInventedFile(
      file,
      rows,
      companies.map(({ ticker }) => ticker),
      Date.now(),
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'bench/import/import-process.ts'), appUrl, tenant.id, file, join(folder, 'data')],
      { cwd: ROOT },
    );
    const taken = JSON.parse(stdout) as ImportTaken; // what import-process.ts prints
    if (taken.counts.add !== rows) throw new Error(`Not all events were added: ${stdout}`);
    return taken.uploadSeconds + taken.checkSeconds + taken.commitSeconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds of rolling all scores of a tenant to each of the days that come. */
async function rollSeconds(db: Database, { id }: BenchTenant): Promise<number[]> {
  const taken: number[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const now = Date.now() + day * DAY_MS;
    const begun = performance.now();
    await inTenant(db, id, (tx) => recomputeScores({ now: () => now }, tx, id, 'all'));
    taken.push((performance.now() - begun) / 1000);
  }
  return taken;
}
