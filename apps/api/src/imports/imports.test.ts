// What the rows of a file become: companies, events, share prices.

import { listCompanies, removeCompany, restoreCompany } from '@vigilo/contract/companies';
import { getScore } from '@vigilo/contract/summary';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { insertRestatement } from '../share-prices/restatements.queries.ts';
import { openImportFiles } from './import-file.ts';
import { ImportClient } from './testing/import-client.ts';
import type { ImportWorld } from './testing/import-world.ts';
import { NOW, openImportWorld } from './testing/import-world.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let analyst: TestClient;
let imports: ImportClient;
let query: ImportWorld['query'];

beforeAll(async () => {
  ({ server, tenant, admin, analyst, imports, query } = await openImportWorld());
});

afterAll(() => server.stop());

async function findCompany(ticker: string) {
  return query((tx) =>
    tx
      .selectFrom('companies')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('ticker', '=', ticker)
      .executeTakeFirst(),
  );
}

describe('companies', () => {
  it('are added with region, lists and scores, audited once', async () => {
    const job = await imports.import(
      'companies',
      'symbol,name,sector,industry,country\nNEW1,New One,Financials,Major Banks,Germany\nNEW2,New Two,Miscellaneous,major banks,\n',
    );
    expect(job).toMatchObject({
      state: 'done',
      counts: { add: 2, change: 0, unchanged: 0, refused: 0, conflict: 0 },
      problem: null,
    });
    expect(job.notes).toEqual(
      expect.arrayContaining([
        { code: 'sector-unknown', field: 'sector', value: 'Miscellaneous', count: 1 },
        { code: 'country-missing', field: 'country', value: '', count: 1 },
        { code: 'new-industry', field: 'industry', value: 'Major Banks', count: 1 },
      ]),
    );
    expect(await findCompany('NEW1')).toMatchObject({
      sector: 'Financial Services & Real Estate',
      industry: 'Major Banks',
      country: 'Germany',
      region: 'EMEA',
      status: 'Initiated',
      entity_type: '',
      version: 1,
    });
    expect(await findCompany('NEW2')).toMatchObject({
      sector: '',
      industry: 'Major Banks',
      country: '',
      region: '',
    });
    const { data } = await admin.call(listCompanies, { body: { searchQuery: 'NEW' } });
    expect(data.totalCount).toBe(2);
    const audits = await query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('tenant_id', '=', tenant.id)
        .where('entity_id', '=', job._id)
        .orderBy('at')
        .execute(),
    );
    expect(audits.map(({ action }) => action)).toEqual(['imports.add', 'imports.commit']);
    expect(audits[1]?.after).toMatchObject({
      kind: 'companies',
      fileName: 'file.csv',
      add: 2,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await openImportFiles(server.config, tenant.id).openLocal(job._id)).toBeNull();
  });

  it('that are deleted are not there: their tickers and names are new, and no event finds them', async () => {
    await imports.import('companies', 'symbol,name,country\nGONE,Gone Ltd,Spain\n');
    const gone = await findCompany('GONE');
    await admin.delete(removeCompany.path.replace('{id}', gone?.id ?? ''));
    const events = await imports.check(
      await imports.upload(
        'events',
        'ticker,title,url,date,score,type,source,topic,summary\nGONE,A story,https://gone.test/1,2026-11-01,0.3,Company,Wire,Results,neutral\n',
      ),
    );
    expect(events.counts).toMatchObject({ add: 0, refused: 1 });
    const job = await imports.import('companies', 'symbol,name,country\ngone,GONE LTD,Chile\n');
    expect(job.counts).toEqual({ add: 1, change: 0, unchanged: 0, refused: 0, conflict: 0 });
    expect((await admin.call(listCompanies, { body: { searchQuery: 'gone' } })).data.companies).toMatchObject(
      [{ ticker: 'gone', country: 'Chile' }],
    );
    expect((await admin.post(restoreCompany.path.replace('{id}', gone?.id ?? ''), {})).status).toBe(409);
  });

  it('are changed only in what is given and differs, each change audited', async () => {
    const before = await findCompany('AAPL');
    const job = await imports.import(
      'companies',
      'ticker,company,sector,rating st\naapl,Apple Inc.,Healthcare,A+\n',
    );
    expect(job.counts).toEqual({ add: 0, change: 1, unchanged: 0, refused: 0, conflict: 0 });
    expect(await findCompany('AAPL')).toMatchObject({
      sector: 'Healthcare',
      country: 'Canada',
      region: 'AMER',
      rating_st: 'A+',
      version: (before?.version ?? 0) + 1,
    });
    const audits = await query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['before', 'after', 'parent_id'])
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', 'companies.change')
        .execute(),
    );
    expect(audits).toEqual([
      {
        before: { sector: 'Energy', creditRiskRatingST: '' },
        after: { sector: 'Healthcare', creditRiskRatingST: 'A+' },
        parent_id: job._id,
      },
    ]);
  });

  it('are refused with reasons by row', async () => {
    const rows = [
      'ticker,name,country,currency',
      'LOCK,Locked Ltd,Spain,',
      'A B,Spaced,,',
      'DUP,Dup One,,',
      'dup,Dup Two,,',
      'OTHER,DUP  ONE,,',
      'TAKEN,locked LTD,,',
      'GEO,Geo,Atlantis,Dollar',
      ',,,',
      'LOCK,Locked Ltd,,',
      ',No Ticker,,',
    ];
    const job = await imports.preview('companies', rows.join('\n'));
    expect(job.counts).toEqual({ add: 1, change: 0, unchanged: 1, refused: 7, conflict: 0 });
    expect(await imports.refusals(job)).toEqual([
      '2: company-validated',
      '3: ticker-invalid',
      '5: ticker-repeated',
      '6: name-repeated',
      '7: name-taken',
      '8: country-unknown currency-invalid',
      '11: required',
    ]);
    expect((await imports.rows(job, 'refused'))[4]).toEqual({
      row: 7,
      cells: ['TAKEN', 'locked LTD', '', ''],
      faults: [{ code: 'name-taken', field: 'companyName', value: 'locked LTD' }],
      changes: [],
      match: null,
      verdict: 'refused',
    });
    expect(job.reasons).toContainEqual({
      code: 'country-unknown',
      field: 'country',
      count: 1,
      examples: ['Atlantis'],
    });
    expect(await findCompany('DUP')).toBeUndefined();
  });

  it('that a user may not see exist all the same, and new ones go to the own clients', async () => {
    const own = new ImportClient(server, analyst, tenant.id);
    const job = await own.import('companies', 'ticker,name\nHIDE,Hidden Corp\nMINE,Mine plc\n');
    expect(job.counts).toMatchObject({ add: 1, refused: 1 });
    expect(await own.refusals(job)).toEqual(['2: ticker-taken']);
    const { data } = await analyst.call(listCompanies, { body: { searchQuery: 'mine' } });
    expect(data.companies.map(({ ticker }) => ticker)).toEqual(['MINE']);
  });

  it('whose name is given up in the same file keep it taken until the file is through', async () => {
    await imports.import('companies', 'ticker,name\nOLD,Old Name\n');
    const content = 'ticker,name\nOLD,Fresh Name\nNEXT,Old Name\n';
    const job = await imports.import('companies', content, { choices: { 2: 'update' } });
    expect(job).toMatchObject({ state: 'done', counts: { add: 0, change: 1, refused: 1 } });
    expect((await imports.import('companies', content)).counts).toEqual({
      add: 1,
      change: 0,
      unchanged: 1,
      refused: 0,
      conflict: 0,
    });
  });
});

const EVENTS = [
  'ticker,title,date,score,event type,url,source,topic',
  'AAPL,Apple beats estimates,2026-11-18,0.3,Company,https://news.test/1,Reuters,Results',
  'AAPL,Chips are scarce,11/17/2026,-0.2,Industry,,reuters,Supply',
].join('\n');

describe('events', () => {
  it('are added and counted in the scores at once', async () => {
    const before = await admin.call(getScore, { params: { id: tenant.companyId('AAPL') } });
    const job = await imports.import('events', EVENTS);
    expect(job).toMatchObject({ state: 'done', counts: { add: 2, refused: 0 } });
    const { data } = await admin.call(getScore, { params: { id: tenant.companyId('AAPL') } });
    expect(before.data.shortTerm.current).toBe(0.17);
    // 0.85 x (0.2 + 0.3) - 0.10 x 0.2
    expect(data.shortTerm.current).toBe(0.405);
    expect(data.shortTerm.events.map(({ title, source }) => `${title}: ${source}`).toSorted()).toEqual([
      'Apple beats estimates: Reuters',
      'Chips are scarce: Reuters',
      'Old news: Wire',
    ]);
    const listed = await admin.call(listCompanies, { body: { searchQuery: 'AAPL' } });
    expect(listed.data.companies[0]).toMatchObject({
      cumulativeScoreST: 0.405,
      asOfDate: new Date(NOW).toISOString(),
    });
    const sources = await query((tx) =>
      tx.selectFrom('sources').select('name').where('tenant_id', '=', tenant.id).execute(),
    );
    expect(sources).toEqual([{ name: 'Reuters' }]);
  });

  it('of one story count once, however the file is ordered, also with what was there', async () => {
    const score = async () =>
      (await admin.call(getScore, { params: { id: tenant.companyId('AAPL') } })).data.shortTerm.current;
    const before = await score();
    const rows = [
      'ticker,title,date,score,url',
      'AAPL,Contoso to buy Fabrikam for $2.4bn - Reuters,2026-11-12,0.7,https://a.test/1',
      'AAPL,Contoso buying Fabrikam for $2.4 billion,2026-11-11,0.2,https://b.test/1',
      'AAPL,Regulators look into pumps,2026-11-11,0.1,https://b.test/2',
    ];
    await imports.import('events', rows.join('\n'));
    expect(((await score()) - before).toFixed(3)).toBe('0.255');
    await imports.import(
      'events',
      [rows[0], 'AAPL,UPDATE 1-Contoso buys Fabrikam for $2.4 billion,2026-11-10,0.4,https://c.test/1'].join(
        '\n',
      ),
    );
    expect(((await score()) - before).toFixed(3)).toBe('0.425');
  });

  it('imported twice are unchanged, and refused once somebody has changed them', async () => {
    const again = await imports.preview('events', EVENTS);
    expect(again.counts).toEqual({ add: 0, change: 0, unchanged: 2, refused: 0, conflict: 0 });
    await query((tx) =>
      tx
        .updateTable('events')
        .set({ score: -900 })
        .where('tenant_id', '=', tenant.id)
        .where('title', '=', 'Chips are scarce')
        .execute(),
    );
    const later = await imports.preview('events', EVENTS);
    expect(later.counts).toMatchObject({ unchanged: 1, refused: 1 });
    expect(await imports.refusals(later)).toEqual(['3: event-exists']);
  });

  it('are refused with reasons by row', async () => {
    const rows = [
      'ticker,title,date,score,impact,url',
      'NOPE,x,2026-11-18,0.1,,',
      'LOCK,x,2026-11-18,0.1,,',
      'AAPL,Tomorrow,2026-11-21,0.1,,',
      'AAPL,Too good,2026-11-18,1.5,,',
      'AAPL,Between,2026-11-18,0.25,,',
      'AAPL,Never,30.02.2026,0.1,,',
      'AAPL,At odds,2026-11-18,0.1,Negative,',
      'AAPL,Elsewhere,2026-11-18,0.1,,ftp://x',
      'AAPL,Fine,2026-11-18,0.1,Positive,https://a.test/x?utm_source=y',
      'AAPL,Other title,2026-11-17,0.1,,http://www.a.test/x/',
      'AAPL,FINE!,2026-11-18,0.2,,',
      'AAPL,old news,2026-11-17,0.1,,',
      'NOPE,,soon,high,,',
    ];
    const job = await imports.preview('events', rows.join('\n'));
    expect(await imports.refusals(job)).toEqual([
      '2: ticker-unknown',
      '3: company-validated',
      '4: date-future',
      '5: score-range',
      '6: score-step',
      '7: date-invalid',
      '8: impact-against-score',
      '9: url-invalid',
      '11: event-repeated',
      '12: event-repeated',
      '13: event-exists',
      '14: required score-invalid date-invalid ticker-unknown',
    ]);
    expect((await imports.rows(job, 'refused'))[8]?.faults).toEqual([
      { code: 'event-repeated', field: 'title', value: 'Other title', row: 10 },
    ]);
    expect((await imports.rows(job, 'add')).map(({ row }) => row)).toEqual([10]);
  });

  it('without scores are given suggested ones where that is wanted', async () => {
    const content =
      'ticker,title,date\nAAPL,Apple profits surge,2026-11-16\nAAPL,Apple meets the press,2026-11-16\n';
    expect((await imports.preview('events', content, { missingScore: 'refuse' })).counts).toMatchObject({
      add: 0,
      refused: 2,
    });
    const job = await imports.preview('events', content, { missingScore: 'suggest' });
    expect(job).toMatchObject({ counts: { add: 2 }, notes: [{ code: 'score-suggested', count: 2 }] });
  });

  it('of companies that the user does not see are unknown', async () => {
    const own = new ImportClient(server, analyst, tenant.id);
    const job = await own.preview(
      'events',
      'ticker,title,date,score\nHIDE,x,2026-11-18,0.1\nAAPL,seen,2026-11-18,0.1\n',
    );
    expect(await own.refusals(job)).toEqual(['2: ticker-unknown']);
  });
});

describe('share prices', () => {
  it('are added, changed, left alone; null and the like are refused', async () => {
    const first = await imports.import(
      'prices',
      'date,ticker,close,adj_close\n2026-11-17,AAPL,100.5,99\n2026-11-18,AAPL,101,99.5\n',
    );
    expect(first).toMatchObject({
      state: 'done',
      counts: { add: 2 },
      mapping: { price: 2, adjustedPrice: 3 },
    });
    const rows = [
      'date,ticker,close',
      '2026-11-17,AAPL,100.5',
      '2026-11-18,AAPL,102',
      '2026-11-19,AAPL,null',
      '2026-11-19,AAPL,',
      '2026-11-19,AAPL,-1',
      '2026-11-19,AAPL,103',
      '2026-11-19,AAPL,104',
      '2026-11-30,AAPL,1',
      '2026-11-19,LOCK,1',
      '2026-11-19,NOPE,1',
    ];
    const job = await imports.import('prices', rows.join('\n'));
    expect(job.counts).toEqual({ add: 1, change: 1, unchanged: 1, refused: 7, conflict: 0 });
    expect(await imports.refusals(job)).toEqual([
      '4: price-missing',
      '5: price-missing',
      '6: price-not-positive',
      '8: price-repeated',
      '9: date-future',
      '10: company-validated',
      '11: ticker-unknown',
    ]);
    expect((await imports.rows(job, 'change'))[0]?.changes).toEqual([
      { field: 'price', before: '101', after: '102' },
    ]);
    const stored = await query((tx) =>
      tx
        .selectFrom('share_prices')
        .select(['day', 'price', 'currency'])
        .where('tenant_id', '=', tenant.id)
        .orderBy('day')
        .execute(),
    );
    expect(stored).toEqual([
      { day: '2026-11-17', price: 100.5, currency: 'USD' },
      { day: '2026-11-18', price: 102, currency: 'USD' },
      { day: '2026-11-19', price: 103, currency: 'USD' },
    ]);
  });

  it('are those that are shown where the provider has restated earlier ones; stored as original ones', async () => {
    await imports.import(
      'prices',
      'date,ticker,close\n2026-11-02,AAPL,200\n2026-11-03,AAPL,300\n2026-11-05,AAPL,103\n',
    );
    const company = await findCompany('AAPL');
    await query((tx) =>
      insertRestatement(
        tx,
        tenant.id,
        company?.id ?? '',
        { beforeDay: dayFromIso('2026-11-04'), factor: 1 / 3 },
        new Date(NOW),
      ),
    );
    await query((tx) =>
      tx
        .updateTable('share_price_restatements')
        .set({ state: 'applied', decided_at: new Date(NOW) })
        .execute(),
    );
    const job = await imports.import(
      'prices',
      'date,ticker,close\n2026-11-02,AAPL,50\n2026-11-03,AAPL,100\n2026-11-05,AAPL,103\n',
    );
    expect(job.counts).toMatchObject({ add: 0, change: 1, unchanged: 2 });
    const stored = await query((tx) =>
      tx
        .selectFrom('share_prices')
        .select(['day', 'price'])
        .where('tenant_id', '=', tenant.id)
        .where('day', '<', '2026-11-06')
        .orderBy('day')
        .execute(),
    );
    expect(stored.map(({ day, price }) => [day, Math.round(price * 1e6) / 1e6])).toEqual([
      ['2026-11-02', 150],
      ['2026-11-03', 300],
      ['2026-11-05', 103],
    ]);
  });
});
