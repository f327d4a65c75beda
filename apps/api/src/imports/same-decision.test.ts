// A preview never accepts what the commit refuses, and an import run twice changes nothing the second time: for random files over a small world, in
// which tickers, names, titles and addresses meet often.

import type { ImportJob } from '@vigilo/contract/imports';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import type { RowChoice } from '@vigilo/domain/imports/faults';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { LocalImports } from './testing/local-import.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const RUNS = 15;
const PATIENCE = 240_000;
/** More than four for each row of a file. */
const MANY = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});

afterAll(() => server.stop());

const ticker = fc.constantFrom('A', 'a', 'B', 'C', 'D', 'LOCK', 'NEW', 'new', 'N 1', '', 'X-Y');
const name = fc.constantFrom(
  'Alpha',
  'ALPHA',
  'Beta',
  'Gamma',
  'Álpha',
  'Locked',
  'Delta',
  'Epsilon',
  '',
  'Zeta "Z", Ltd',
);
const line = (...cells: fc.Arbitrary<string>[]) =>
  fc.tuple(...cells).map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));

const FILES: Readonly<Record<ImportKind, { readonly head: string; readonly row: fc.Arbitrary<string> }>> = {
  companies: {
    head: 'ticker,name,sector,industry,country,rating st,currency,isin',
    row: line(
      ticker,
      name,
      fc.constantFrom('', 'Energy', 'Financials', 'Nonsense'),
      fc.constantFrom('', 'Banks', 'BANKS', 'Mills & Co', 'mills and co'),
      fc.constantFrom('', 'Spain', 'ES', 'Atlantis'),
      fc.constantFrom('', 'A', 'b+', 'AAA'),
      fc.constantFrom('', 'USD', 'eur', 'Euro'),
      fc.constantFrom('', '', 'US0378331005', 'CH0012005267', 'nonsense'),
    ),
  },
  events: {
    head: 'ticker,title,date,score,url,source,event type,impact',
    row: line(
      ticker,
      fc.constantFrom('One', 'ONE!', 'Two', 'Two http://t.co/x', '', 'Three'),
      fc.constantFrom('2026-11-18', '11/18/2026', '2026-11-17', '2026-11-21', '', 'x', '2026-05-01'),
      fc.constantFrom('0.1', '-0.3', '1', '1.1', '0.15', '', '.5'),
      fc.constantFrom('', 'https://a.test/1', 'http://www.a.test/1/', 'https://a.test/2', 'nope'),
      fc.constantFrom('', 'Reuters', 'REUTERS', 'Wire'),
      fc.constantFrom('', 'Macro', 'industry', 'Galaxy'),
      fc.constantFrom('', 'Positive', 'Negative'),
    ),
  },
  news: {
    head: 'ticker,title,date,url,source,id',
    row: line(
      ticker,
      fc.constantFrom(
        'One',
        'ONE!',
        'Two',
        'Two http://t.co/x',
        '',
        '<b></b>',
        'Alpha wins',
        'Beta and Gamma',
      ),
      fc.constantFrom('2026-11-18', '11/18/2026', '2026-11-20', '2026-11-21', '', 'x'),
      fc.constantFrom('', 'https://a.test/1', 'http://www.a.test/1/', 'https://a.test/2', 'nope'),
      fc.constantFrom('', 'Reuters', 'REUTERS', 'Wire'),
      fc.constantFrom('', '1', '2', 'x'),
    ),
  },
  prices: {
    head: 'ticker,date,close,currency',
    row: line(
      ticker,
      fc.constantFrom('2026-11-18', '11/18/2026', '2026-11-17', '2027-01-01', ''),
      fc.constantFrom('1', '1.0', '2.5', 'null', '-1', '1,000.5', ''),
      fc.constantFrom('', 'USD', 'EUR', 'US'),
    ),
  },
};

const CHOICES = fc.dictionary(
  fc.integer({ min: 2, max: 15 }).map(String),
  fc.constantFrom<RowChoice>('leave-out', 'update', 'add'),
);

let tenants = 0;

/** @param others events that no row names */
async function addWorld(others = 0): Promise<TestTenant> {
  tenants += 1;
  const day = dayFromIso('2026-11-18');
  return addTestTenant(server, {
    name: `world-${tenants}`,
    companies: [
      {
        ticker: 'A',
        name: 'Alpha',
        sector: 'Energy',
        events: [{ day, type: 'Company', score: 100, title: 'One', url: 'https://a.test/1' }],
      },
      {
        ticker: 'B',
        name: 'Beta',
        events: [{ day, type: 'Macro', score: 300, title: 'Two', stage: 'imported' }],
      },
      { ticker: 'LOCK', name: 'Locked', status: 'Validated' },
      {
        ticker: 'OTHER',
        name: 'Other',
        events: Array.from({ length: others }, (_, i) => ({
          day,
          type: 'Company' as const,
          score: 100,
          title: `Other ${i}`,
        })),
      },
    ],
  });
}

async function expectSameDecision(
  kind: ImportKind,
  content: string,
  choices: ImportOptions['choices'],
  others?: number,
): Promise<NonNullable<ImportJob['counts']>> {
  const world = await addWorld(others);
  // The check sees the whole file before anything is stored, the commit stores every second row before it looks at the next.
  const local = new LocalImports(server, world.id, 2);
  const { add, change, unchanged, refused, conflict } = await expectDoneAsChecked(
    local,
    kind,
    content,
    choices,
  );
  const again = await expectDoneAsChecked(local, kind, content, choices);
  // A name that a company gave up in the first run is free in the second; everything else is as it was.
  if (kind !== 'companies')
    expect(again).toEqual({ add: 0, change: 0, unchanged: add + change + unchanged, refused, conflict: 0 });
  const written = await inTenant(server.db, world.id, (tx) =>
    recomputeScores({ now: server.now }, tx, world.id, 'all'),
  );
  expect(written).toBe(0);
  return { add, change, unchanged, refused, conflict };
}

async function expectDoneAsChecked(
  local: LocalImports,
  kind: ImportKind,
  content: string,
  choices: ImportOptions['choices'],
): Promise<NonNullable<ImportJob['counts']>> {
  const checked = await local.preview(kind, content, {
    ...(kind === 'events' ? { missingScore: 'suggest' } : {}),
    choices,
  });
  expect(checked).toMatchObject({ state: 'checked', problem: null });
  const counts = checked.counts ?? { add: 0, change: 0, unchanged: 0, refused: 0, conflict: 0 };
  if (counts.add + counts.change > 0)
    expect(await local.commit(checked)).toMatchObject({ state: 'done', problem: null, counts });
  return counts;
}

function anyFile(kind: ImportKind): fc.Arbitrary<string> {
  const { head, row } = FILES[kind];
  return fc.array(row, { minLength: 1, maxLength: 14 }).map((rows) => `${head}\n${rows.join('\n')}\n`);
}

describe('a preview and its commit decide the same', () => {
  it.each<ImportKind>(['companies', 'events', 'news', 'prices'])(
    'for any file of %s',
    { timeout: PATIENCE },
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(anyFile(kind), CHOICES, async (content, choices) => {
          await expectSameDecision(kind, content, choices);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it(
    'for events, whether all of the tenant are read or those of the file are looked for',
    { timeout: PATIENCE },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyFile('events'), CHOICES, async (content, choices) => {
          const read = await expectSameDecision('events', content, choices);
          expect(await expectSameDecision('events', content, choices, MANY)).toEqual(read);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
