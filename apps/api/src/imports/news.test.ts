// Files of news (decisions.md section 4; issue 5): checked before, imported as system generated events by the steps that all news takes.

import { ingestEvents } from '@vigilo/contract/news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { ImportClient } from './testing/import-client.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');

let server: TestServer;
let tenant: TestTenant;
let analyst: TestClient;
let imports: ImportClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
beforeEach(async () => {
  count += 1;
  tenant = await addTestTenant(server, {
    name: `world-${count}`,
    companies: [
      { ticker: 'ZBX', name: 'Zorbex Quantum' },
      { ticker: 'LOCK', name: 'Lockheim Vault', status: 'Validated' },
      { ticker: 'HID', name: 'Hiddenberg' },
    ],
    clients: [{ name: 'Own', companies: ['ZBX', 'LOCK'] }],
    users: [{ email: 'analyst@t.test', role: 'Analyst', clients: ['Own'] }],
  });
  analyst = await signIn(server, 'analyst@t.test', undefined, { tenant: `world-${count}` });
  imports = new ImportClient(server, analyst, tenant.id);
});
afterAll(() => server.stop());

const stored = () =>
  inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('events')
      .leftJoin('event_suggestions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'events.tenant_id').onRef('s.event_id', '=', 'events.id'),
      )
      .select([
        'stage',
        'is_ui_generated',
        'title',
        'url',
        'source',
        'day',
        'published_at',
        's.model_version',
      ])
      .where('events.tenant_id', '=', tenant.id)
      .orderBy('title')
      .execute(),
  );

describe('a file of news', () => {
  it('becomes system generated events with suggestions, once', async () => {
    const file = [
      'headline,symbol,published,link,publisher,guid',
      'Zorbex wins a <b>contract</b>,ZBX,11/18/2026,https://wire.test/1,Wire,1',
      'Zorbex Quantum beats estimates,,2026-11-19,https://wire.test/2,,2',
      'Vault opened,LOCK,,,,',
      'Zorbex wins a contract,ZBX,2026-11-18,,wire,9',
      '',
    ].join('\n');
    const done = await imports.import('news', file, { defaultSource: 'Mail' });
    expect(done).toMatchObject({
      state: 'done',
      counts: { add: 3, change: 0, unchanged: 1, refused: 0, conflict: 0 },
    });
    expect(await stored()).toMatchObject([
      {
        stage: 'imported',
        is_ui_generated: false,
        title: 'Vault opened',
        day: '2026-11-20',
        url: null,
        source: 'Mail',
        model_version: 0,
      },
      { stage: 'imported', title: 'Zorbex Quantum beats estimates', day: '2026-11-19', source: 'Mail' },
      {
        stage: 'imported',
        title: 'Zorbex wins a contract',
        day: '2026-11-18',
        source: 'Wire',
        url: 'https://wire.test/1',
      },
    ]);
    expect(await imports.preview('news', file, { defaultSource: 'Mail' })).toMatchObject({
      counts: { add: 0, unchanged: 4 },
    });
  });

  it('says which rows only repeat others of the file, however many are looked at at once', async () => {
    await imports.import('news', 'ticker,title\nZBX,Here before\n');
    const file = [
      'ticker,title,date,url',
      'ZBX,Once,2026-11-18,https://wire.test/1',
      'ZBX,Once,2026-11-18,',
      'ZBX,By its address,2026-11-17,https://wire.test/1?utm_source=x',
      'LOCK,Once,2026-11-18,',
      'ZBX,Here before,,',
      '',
    ].join('\n');
    const job = await imports.preview('news', file);
    const repeated = [{ code: 'row-repeated', field: 'title', value: '', count: 2 }];
    expect(job).toMatchObject({ counts: { add: 2, unchanged: 3 }, notes: repeated });
    expect((await imports.rows(job, 'unchanged')).map(({ row }) => row)).toEqual([3, 4, 6]);
    imports.batchRows = 1;
    expect(await imports.check(job)).toMatchObject({ counts: { add: 2, unchanged: 3 }, notes: repeated });
    expect(await imports.commit(await imports.get(job._id))).toMatchObject({
      state: 'done',
      counts: { add: 2, unchanged: 3 },
      notes: repeated,
    });
  });

  it('numbers the objects of a JSON file from 1', async () => {
    const items = [
      { ticker: 'ZBX', title: 'Right' },
      { ticker: 'ZBX', title: '' },
      {},
      { ticker: 'NOPE', title: 'Fourth' },
    ];
    for (const [content, name] of [
      [JSON.stringify(items), 'list.json'],
      [items.map((item) => JSON.stringify(item)).join('\n'), 'lines.jsonl'],
    ] as const) {
      const job = await imports.preview('news', content, {}, name);
      expect((await imports.rows(job, 'add')).map(({ row }) => row)).toEqual([1]);
      expect(await imports.refusals(job)).toEqual(['2: required', '4: ticker-unknown']);
    }
  });

  it('keeps the time of publication where a row has one', async () => {
    const file = [
      'ticker,title,created_at',
      'ZBX,As a post writes it,Wed Jul 01 13:37:59 +0000 2015',
      'ZBX,Before midnight in New York,2015-07-01 23:30:00 -0500',
      'ZBX,Day alone,07/01/2015',
      'ZBX,Later than now,2026-11-20 23:59:59',
      '',
    ].join('\n');
    expect(await imports.import('news', file)).toMatchObject({ state: 'done', counts: { add: 4 } });
    expect((await stored()).map(({ day, published_at: at }) => [day, at?.toISOString()])).toEqual([
      ['2015-07-01', '2015-07-01T13:37:59.000Z'],
      ['2015-07-02', '2015-07-02T04:30:00.000Z'],
      ['2015-07-01', undefined],
      ['2026-11-20', new Date(NOW).toISOString()],
    ]);
    expect((await imports.preview('news', file)).counts).toMatchObject({ add: 0, unchanged: 4 });
  });

  it('may be JSON: an array, an object that holds one, or an object on each line', async () => {
    const items = [
      {
        id: 7,
        headline: 'Zorbex wins',
        ticker: 'ZBX',
        date: '2026-11-18T10:00:00Z',
        source: { name: 'Wire' },
      },
      { headline: 'Vault shut', ticker: 'LOCK', url: 'https://wire.test/v' },
    ];
    const whole = await imports.import('news', JSON.stringify(items), {}, 'news.json');
    expect(whole).toMatchObject({
      state: 'done',
      format: 'json',
      hasHeader: true,
      counts: { add: 2, refused: 0 },
      columns: [
        { title: 'id' },
        { title: 'headline' },
        { title: 'ticker' },
        { title: 'date' },
        { title: 'source name' },
        { title: 'url' },
      ],
    });
    expect((await stored()).map(({ title, source }) => [title, source])).toEqual([
      ['Vault shut', null],
      ['Zorbex wins', 'Wire'],
    ]);
    for (const content of [
      JSON.stringify({ ok: true, items }),
      items.map((item) => JSON.stringify(item)).join('\n'),
    ]) {
      expect(await imports.preview('news', content, {}, 'news.jsonl')).toMatchObject({
        counts: { add: 0, unchanged: 2 },
      });
    }
    for (const content of ['{"items": [', '[1]', 'ticker,title'])
      expect((await imports.send('news', content, 'news.json')).problem().message).toContain(
        'The JSON file holds no list',
      );
  });

  it('is refused row by row with the reason', async () => {
    const file = [
      'ticker,title,date,url',
      'ZBX,,2026-11-18,',
      'ZBX,<br>,2026-11-18,',
      'ZBX,Late,2026-11-21,',
      'ZBX,When,never,',
      'ZBX,Where,2026-11-18,nowhere',
      'NOPE,Who,2026-11-18,',
      'HID,Hidden,2026-11-18,',
      ',Nobody is named,2026-11-18,',
      'NOPE,,never,',
      'ZBX,Ancient,1800-01-01,',
      'ZBX,Right,1900-01-01,',
    ].join('\n');
    const job = await imports.preview('news', file);
    expect(await imports.refusals(job)).toEqual([
      '2: required',
      '3: required',
      '4: date-future',
      '5: date-invalid',
      '6: url-invalid',
      '7: ticker-unknown',
      '8: ticker-unknown',
      '9: company-not-named',
      '10: required date-invalid ticker-unknown',
      '11: date-too-early',
    ]);
    expect(job.counts).toMatchObject({ add: 1, refused: 10 });
    expect(await stored()).toEqual([]);
  });

  it('adds nothing that is already stored, whatever its origin', async () => {
    await analyst.call(ingestEvents, {
      body: { items: [{ ticker: 'ZBX', title: 'Handed in before', url: 'https://wire.test/a' }] },
    });
    const job = await imports.preview(
      'news',
      'ticker,title,url\nZBX,The same place,http://www.wire.test/a/\nZBX,New,https://wire.test/b\n',
    );
    expect(job.counts).toMatchObject({ add: 1, unchanged: 1 });
    await analyst.call(ingestEvents, {
      body: { items: [{ ticker: 'ZBX', title: 'New', url: 'https://wire.test/b' }] },
    });
    expect(await imports.commit(job)).toMatchObject({
      state: 'outdated',
      problem: { code: 'changed-meanwhile' },
    });
  });

  it('requires the permission to add events', async () => {
    await imports.import('news', 'ticker,title\nZBX,In my name\n');
    const rows = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', 'news.ingest')
        .execute(),
    );
    expect(rows).toEqual([{ action: 'news.ingest', actor_id: tenant.userId('analyst@t.test') }]);
  });
});
