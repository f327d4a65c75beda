// Importing half a million events from a CSV file with every row checked twice, at the preview and at the commit, against a bare COPY of the same
// rows into a table with the same indexes and nothing else. BENCH_SCALE=0.1 makes it a tenth of its size, to try it out.

import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { hashKey } from '../../apps/api/src/frame/hash-key.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { addInventedCompanies } from '../testing/fill-tenant.ts';
import { ROOT } from '../testing/own-process.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { ImportTaken } from './import-process.ts';
import { inventedEvent, writeInventedFile } from './invented-file.ts';

const COMPANIES = 10_000;
const ROWS = 500_000;
const TARGET = 35_000;
/** The file of a tenth of the rows, to see whether memory grows with the file. */
const SMALL_PART = 0.1;
const NOT_TWICE_AS_MUCH = 2;
const PIECE = 65_536;

interface Place {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly tenantId: string;
  readonly companies: readonly { readonly id: string; readonly ticker: string }[];
  readonly folder: string;
  readonly now: number;
}

export async function bench(): Promise<BenchResult> {
  const rows = Math.round(ROWS * Number(process.env['BENCH_SCALE'] ?? 1));
  const server = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    const place = { ...(await fill(server.appUrl)), ownerUrl: server.ownerUrl, folder, now: Date.now() };
    return await measure(place, rows);
  } finally {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(appUrl: string): Promise<Pick<Place, 'appUrl' | 'tenantId' | 'companies'>> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const tenantId = await addTenant(
      db,
      { name: 'bench', isDemo: false, pinnedAsOf: null },
      async (tx, id) => {
        await addInventedCompanies(tx, id, COMPANIES);
        await recomputeScores({ now: Date.now }, tx, id, 'all');
      },
    );
    const companies = await inTenant(db, tenantId, (tx) =>
      tx.selectFrom('companies').select(['id', 'ticker']).where('tenant_id', '=', tenantId).execute(),
    );
    return { appUrl, tenantId, companies };
  } finally {
    await db.destroy();
  }
}

async function measure(place: Place, rows: number): Promise<BenchResult> {
  const [small, large] = [join(place.folder, 'small.csv'), join(place.folder, 'large.csv')];
  const tickers = place.companies.map(({ ticker }) => ticker);
  await writeInventedFile(small, Math.round(rows * SMALL_PART), tickers, place.now);
  await writeInventedFile(large, rows, tickers, place.now);
  const little = await importFile(place, small);
  await removeEvents(place);
  const before = await copyRows(place, rows);
  const first = await importFile(place, large);
  const again = await importFile(place, large);
  const after = await copyRows(place, rows);
  const rate = rows / totalSeconds(first);
  const bare = (2 * rows) / (before + after);
  const growth =
    (first.peakMegabytes - first.startMegabytes) / (little.peakMegabytes - little.startMegabytes);
  const megabytes = (await stat(large)).size / 1e6;
  return {
    title: 'Import of events from a file',
    lines: [
      `${count(rows)} events of ${count(COMPANIES)} companies in a CSV file of ${megabytes.toFixed(0)} MB: saved, checked row by row (preview), then checked again and stored in one transaction with scores, through the services of the API in a process of its own. Yardstick: COPY of the same rows into a bare table with the same three indexes, once before and once after.`,
      '',
      '| | rows | seconds | rows a second | highest memory |',
      '|---|---|---|---|---|',
      line('first import', first, rows),
      `| of that: saving ${first.uploadSeconds.toFixed(1)} s, checking ${first.checkSeconds.toFixed(1)} s, storing ${first.commitSeconds.toFixed(1)} s | | | | |`,
      line(`same file again (${count(again.counts.unchanged)} unchanged, nothing to store)`, again, rows),
      line('a tenth of the file', little, Math.round(rows * SMALL_PART)),
      `| bare COPY | ${count(rows)} | ${before.toFixed(1)} and ${after.toFixed(1)} | ${count(bare)} | |`,
      '',
      `Import, with everything, at ${((100 * rate) / bare).toFixed(0)} % of the bare COPY's rate. Above what the process had before it began, a file ten times as long took ${growth.toFixed(1)} times the memory: what grows is the table by which rows that repeat each other are found, about 40 bytes a row.`,
    ],
    figures: [
      {
        figure: `Import of ${count(rows)} events, with validation`,
        target: `${count(TARGET)} rows a second`,
        measured: `${count(rate)} rows a second`,
        isReached: rate >= TARGET,
      },
      {
        figure: 'Memory of an import, file ten times as long',
        target: 'flat',
        measured: `${growth.toFixed(1)} times`,
        isReached: growth < NOT_TWICE_AS_MUCH,
      },
    ],
  };
}

const count = (value: number): string => Math.round(value).toLocaleString('en');
const totalSeconds = ({ uploadSeconds, checkSeconds, commitSeconds }: ImportTaken): number =>
  uploadSeconds + checkSeconds + commitSeconds;

function line(what: string, taken: ImportTaken, rows: number): string {
  const seconds = totalSeconds(taken);
  return `| ${what} | ${count(rows)} | ${seconds.toFixed(1)} | ${count(rows / seconds)} | ${count(taken.peakMegabytes)} MB |`;
}

async function importFile({ appUrl, tenantId, folder }: Place, file: string): Promise<ImportTaken> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench/import/import-process.ts'), appUrl, tenantId, file, join(folder, 'data')],
    { cwd: ROOT },
  );
  return JSON.parse(stdout) as ImportTaken; // what import-process.ts prints
}

async function removeEvents({ ownerUrl }: Place): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await client.query('TRUNCATE events CASCADE');
    await client.query('VACUUM ANALYZE');
  });
}

/** Seconds of a bare COPY of the rows that the import stores. */
async function copyRows({ ownerUrl, tenantId, companies, now }: Place, rows: number): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('CREATE TABLE bare (LIKE events INCLUDING DEFAULTS INCLUDING INDEXES)');
    const lines = function* () {
      let piece = '';
      for (let number = 0; number < rows; number += 1) {
        const event = inventedEvent(number, companies.length, now);
        piece += `${tenantId}\t${newId()}\t${companies[event.company]?.id ?? ''}\tcompany\t${event.title}\t${hashKey(titleKey(event.title)) ?? ''}\t${event.url}\t${hashKey(urlKey(event.url)) ?? ''}\t${event.source}\t${event.topic}\t${event.type}\t${event.score * 100}\t${event.day}\n`;
        if (piece.length < PIECE) continue;
        yield piece;
        piece = '';
      }
      yield piece;
    };
    const begun = performance.now();
    await pipeline(
      Readable.from(lines()),
      client.query(
        copyFrom(
          'COPY bare (tenant_id, id, company_id, stage, title, title_key, url, url_key, source, topic, type, score, day) FROM STDIN',
        ),
      ),
    );
    const seconds = (performance.now() - begun) / 1000;
    await client.query('DROP TABLE bare');
    return seconds;
  });
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
