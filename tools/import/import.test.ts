import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { readDocumentArguments } from './documents.ts';

const TENANT = 'scry';
const CLIENT = 'Bank of Tests';
const PROGRAM = fileURLToPath(new URL('./import.ts', import.meta.url));
const PATIENCE = 120_000;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vigilo-import-'));
  const db = openDatabase({ url: database.appUrl, pool: 1, onError: () => undefined });
  await addTenant(db, { name: TENANT, isDemo: false, pinnedAsOf: null }, (tx, tenantId) =>
    tx
      .insertInto('clients')
      .values([
        { tenant_id: tenantId, id: newId(), name: CLIENT },
        { tenant_id: tenantId, id: newId(), name: 'Closed', is_deleted: true },
      ])
      .execute()
      .then(() => undefined),
  );
  await db.destroy();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly wrong: string;
}

function run(...words: string[]): Promise<CommandResult> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: join(folder, 'data'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...words], { env, cwd: folder }, (error, out, wrong) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, wrong }),
    );
  });
}

describe('npm run import', () => {
  it('imports companies and their events, and reports the result', { timeout: PATIENCE }, async () => {
    const companies = join(folder, 'companies.csv');
    await writeFile(companies, 'symbol;name;country\nAAA;Aaa plc;UK\nBBB;Bbb;Atlantis\n');
    const first = await run('companies', companies);
    expect(first).toMatchObject({ code: 0, wrong: '' });
    expect(first.out).toContain("companies.csv: utf-8, cells separated by ';'");
    expect(first.out).toContain('1 added, 0 changed, 0 unchanged, 1 refused.');
    expect(first.out).toContain("row 3: Country 'Atlantis': This country is not known.");
    expect(await run('companies', companies)).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 to add, 0 to change, 1 unchanged, 1 refused.'),
    });
    const events = join(folder, 'events.csv');
    await writeFile(events, 'symbol,text,when\nAAA,Aaa profits surge,2026-01-05\nCCC,Who?,2026-01-05\n');
    const trial = await run('events', events, '--suggest-scores', '--dry-run', '--map', 'date=when');
    expect(trial.out).toContain('Only a trial: nothing is changed.');
    const refused = join(folder, 'refused.csv');
    const done = await run('events', events, '--suggest-scores', '--map', 'date=when', '--refused', refused);
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 added, 0 changed, 0 unchanged, 1 refused.'),
    });
    expect(await readFile(refused, 'utf8')).toContain('"CCC","Who?","2026-01-05","3"');
  });

  it(
    'stores credit risk rating reports, and says why a file is not stored',
    { timeout: PATIENCE },
    async () => {
      const good = join(folder, 'CCRR_AAA_2026-01-05.pdf');
      const wrong = join(folder, 'CCRR_NOBODY_2026-01-05.pdf');
      await writeFile(good, '%PDF-1.7 what a report holds');
      await writeFile(wrong, '%PDF-1.7 of nobody');
      const said = await run('ccrr', good, wrong, join(folder, 'missing.pdf'));
      expect(said).toMatchObject({ code: 0, wrong: '' });
      expect(said.out).toBe(
        'CCRR_AAA_2026-01-05.pdf: added\nCCRR_NOBODY_2026-01-05.pdf: not added, there is no company with this ticker\nmissing.pdf: not added, it cannot be read\n',
      );
      expect((await run('ccrr', good)).out).toContain('it is there already');
      expect(await run('ccrr', wrong)).toMatchObject({ code: 1 });
      expect(await run('ccrr')).toMatchObject({
        code: 2,
        wrong: expect.stringContaining('Name one or more files.'),
      });
    },
  );

  it(
    "uploads a folder's documents for a client, each for itself, and says what is to be done with the others",
    { timeout: PATIENCE },
    async () => {
      const place = join(folder, 'documents');
      await mkdir(join(place, 'inside'), { recursive: true });
      const pdf = '%PDF-1.7 what an invoice holds';
      const files = {
        'INV_AAA.X_1.pdf': pdf,
        'INV_AAA.X_2.pdf': pdf,
        'INV_AAA.X_3.pdf': '',
        'INV_AAA.X_4.pdf': 'only words',
        'INV_AAA.X_5.png': '%PDF-1.7 not a picture',
        'invoice.pdf': '%PDF-1.7 of whom?',
        '.hidden': 'nobody asks',
        'inside/INV_AAA.X_6.pdf': '%PDF-1.7 not looked into',
      };
      for (const [name, content] of Object.entries(files)) await writeFile(join(place, name), content);
      const said = await run('documents', place, '--client', CLIENT);
      expect(said).toMatchObject({ code: 0, wrong: '' });
      expect(said.out.trimEnd().split('\n')).toEqual([
        'INV_AAA.X_1.pdf: added, no company has this ticker',
        'INV_AAA.X_2.pdf: it is there already',
        expect.stringMatching(/^INV_AAA.X_3.pdf: not added. .* is empty/),
        expect.stringMatching(/^INV_AAA.X_4.pdf: not added. .* is neither a PDF nor a .* picture/),
        expect.stringMatching(/^INV_AAA.X_5.png: not added. .* Rename it to end with .pdf/),
        expect.stringMatching(/^invoice.pdf: not added. Incorrect File Name!/),
        expect.stringContaining('A name is like CCRR_AAPL.OQ_2026-11-01.pdf'),
        `For ${CLIENT}: 1 added, 1 there already, 4 not added. Vigilo processes them while it runs.`,
      ]);
      const again = await run('documents', place, '--client', CLIENT);
      expect(again).toMatchObject({
        code: 0,
        out: expect.stringContaining('0 added, 2 there already, 4 not added.\n'),
      });
    },
  );

  it(
    'says which folder or client there is not, and what is in no folder',
    { timeout: PATIENCE },
    async () => {
      const empty = join(folder, 'empty');
      const bad = join(folder, 'bad');
      await mkdir(empty);
      await mkdir(bad);
      await writeFile(join(bad, 'invoice.pdf'), '%PDF-1.7 of whom?');
      const wrong = async (...words: string[]) => {
        const { code, wrong: said } = await run('documents', ...words);
        return [code, said.split('\n')[0]];
      };
      expect(await wrong(empty, '--client', CLIENT)).toEqual([2, `There are no files in ${empty}.`]);
      const missing = join(folder, 'nowhere');
      expect(await wrong(missing, '--client', CLIENT)).toEqual([
        2,
        `There is no folder ${missing} that can be read.`,
      ]);
      expect(await wrong(bad, '--client', 'Closed')).toEqual([
        2,
        "There is no active client 'Closed'. Name it as Manage Clients shows it.",
      ]);
      expect(() => readDocumentArguments([bad])).toThrow('Name the client with --client NAME.');
      expect((await run('documents', bad, '--client', CLIENT)).code).toBe(1);
    },
  );

  it(
    'exits with 1 if nothing could be imported and with 2 for invalid arguments',
    { timeout: PATIENCE },
    async () => {
      const events = join(folder, 'none.csv');
      await writeFile(events, 'ticker,title,date\nZZZ,x,2026-01-05\n');
      expect(await run('events', events)).toMatchObject({ code: 1 });
      expect(await run('prices', events)).toMatchObject({
        code: 1,
        wrong: expect.stringContaining('These fields need a column'),
      });
      expect(await run('events', events, '--tenant', 'nobody')).toMatchObject({
        code: 2,
        wrong: expect.stringContaining("There is no tenant 'nobody'. There are: scry."),
      });
      expect(await run('events', join(folder, 'missing.csv'))).toMatchObject({
        code: 2,
        wrong: expect.stringContaining('There is no file'),
      });
      expect(await run('bonds')).toMatchObject({ code: 2, wrong: expect.stringContaining('npm run import') });
    },
  );
});
