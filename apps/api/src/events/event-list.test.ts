// The tables of the events screen through HTTP (specification 3, sections 2.1, 4, 5 and 6).

import { changeCompanyStatus } from '@vigilo/contract/companies';
import { listEventFilters, MOST_EVENTS } from '@vigilo/contract/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk, NEWS_DAY } from './testing/event-desk.ts';

const IMPORTED = 'imported events';

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
  const sources = ['Paper', 'Source 0', 'Source 1', 'Source 2'];
  await world.offer({ sources, topics: ['Élan', 'Gone', 'Other', 'Trees'] });
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const change = (ids: readonly string[], to: object) =>
  inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .updateTable('events')
      .set(to)
      .where('tenant_id', '=', world.tenant.id)
      .where('id', 'in', [...ids])
      .execute(),
  );

describe('the events of a company', () => {
  it('are none where there are none', async () => {
    expect((await desk.send()).json()).toEqual({ status: 'fail', message: 'No documents found.' });
    await desk.add({ title: 'Another' });
    expect((await desk.send({ searchQuery: 'nowhere' })).json()).toEqual({
      status: 'fail',
      message: 'No documents found.',
    });
    expect((await desk.send({}, 'stranger')).status).toBe(404);
  });

  it('are those of the 12 months before the latest one, up to the as-of day', async () => {
    for (const [title, date] of [
      ['first', '2025-10-31'],
      ['from', '2025-11-01'],
      ['middle', '2026-05-01'],
      ['latest', NEWS_DAY],
    ])
      await desk.add({ title, date });
    expect(await desk.list()).toMatchObject({
      from: '2025-11-01',
      to: new Date().toISOString().slice(0, 10),
      total: 3,
    });
    expect(titles(await desk.rows())).toEqual(['latest', 'middle', 'from']);
    expect(titles(await desk.rows({ startDate: '2025-01-01' }))).toEqual([
      'latest',
      'middle',
      'from',
      'first',
    ]);
    expect(titles(await desk.rows({ startDate: '2026-05-02T00:00:00.000Z' }))).toEqual(['latest']);
    expect(titles(await desk.rows({ asOf: '2026-10-31' }))).toEqual(['middle', 'from', 'first']);
    expect((await desk.send({ asOf: '2999-01-01' })).status).toBe(400);
    expect((await desk.send({ startDate: '9999-12-31T23:59:59-23:59' })).json()).toMatchObject({
      status: 'fail',
    });
  });

  it('are so many at most where no page is asked for, and the answer says how many there are', async () => {
    const id = await desk.add({ title: 'One of many' });
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      sql`INSERT INTO events SELECT (jsonb_populate_record(e, jsonb_build_object('id', uuidv7(), 'title_key', gen_random_uuid(), 'url_key', gen_random_uuid()))).*
        FROM events e, generate_series(1, ${MOST_EVENTS}::int) WHERE e.tenant_id = ${world.tenant.id} AND e.id = ${id}`.execute(
        tx,
      ),
    );
    expect(await desk.rows()).toHaveLength(MOST_EVENTS);
    expect(await desk.list()).toMatchObject({ total: MOST_EVENTS + 1 });
  });

  it('have all their fields', async () => {
    const id = await desk.add({
      title: 'Orders rise',
      url: 'https://news.test/orders',
      event: 'Macro',
      impact: 'Strongly Negative',
      score: -0.6,
    });
    expect(await desk.rows()).toEqual([
      {
        _id: id,
        title: 'Orders rise',
        url: 'https://news.test/orders',
        summary: 'Going well: positive',
        language: null,
        source: 'Wire',
        topic: 'Results',
        event: 'Macro',
        impact: 'Strongly Negative',
        score: -0.6,
        date: `${NEWS_DAY}T12:00:00.000Z`,
        publishedAt: null,
        writtenDate: null,
        revision: null,
        arrivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        isUIGenerated: true,
        checked: false,
        tab: 'company-events',
        version: 1,
        reports: 1,
        sources: 1,
        can: ['edit', 'delete', 'choose'],
      },
    ]);
  });

  it('come within a day by their arrival, which a change does not touch', async () => {
    const arrivals = { second: '09:30', first: '08:15', third: '17:45' };
    const ids = new Map<string, string>();
    for (const [title, time] of Object.entries(arrivals)) {
      const id = await desk.add({ title });
      ids.set(title, id);
      await change([id], { created_at: new Date(`${NEWS_DAY}T${time}:00Z`) });
    }
    await desk.add({ title: 'day before', date: '2026-10-31' });
    expect(titles(await desk.rows())).toEqual(['third', 'second', 'first', 'day before']);
    expect(titles(await desk.rows({ descending: false }))).toEqual([
      'day before',
      'first',
      'second',
      'third',
    ]);
    expect(titles(await desk.rows({ sort: 'source' }))).toEqual(['third', 'second', 'first', 'day before']);
    const first = ids.get('first') ?? '';
    await desk.change(await desk.edit(first, { topic: 'Other' }));
    expect((await desk.row(first)).arrivedAt).toBe(`${NEWS_DAY}T08:15:00.000Z`);
  });

  it('are found by a range of scores, both ends in it', async () => {
    await desk.add({ title: 'loss', score: -0.5, impact: 'Negative' });
    await desk.add({ title: 'delay', score: -0.2, impact: 'Negative' });
    await desk.add({ title: 'nothing', score: 0, impact: 'Neutral' });
    await desk.add({ title: 'order', score: 0.1, impact: 'Positive' });
    await desk.add({ title: 'profit', score: 0.5, impact: 'Positive' });
    await desk.addImported({ title: 'unscored', score: null });
    const found = async (scoreRange: object, tab: 'company-events' | typeof IMPORTED = 'company-events') =>
      titles(await desk.rows({ tab, advanceSearchParams: { scoreRange }, sort: 'score', descending: false }));
    expect(await found({ from: -0.2, to: 0.1 })).toEqual(['delay', 'nothing', 'order']);
    expect(await found({ to: -0.2 })).toEqual(['loss', 'delay']);
    expect(await found({ from: 0 })).toEqual(['nothing', 'order', 'profit']);
    expect([await found({}, IMPORTED), await found({ from: -1 }, IMPORTED)]).toEqual([['unscored'], []]);
    const reversed = await desk.send({ advanceSearchParams: { scoreRange: { from: 0.1, to: 0 } } });
    expect([reversed.status, reversed.problem().fields]).toEqual([
      400,
      { 'body.advanceSearchParams.scoreRange': 'The lowest score cannot be above the highest.' },
    ]);
    expect((await desk.send({ advanceSearchParams: { scoreRange: { from: -1.1 } } })).status).toBe(400);
  });

  it('that tell the same quarter in other words are flagged on both rows, in both lists, and not merged', async () => {
    const first = await desk.add({ title: 'Acme third-quarter profit beats forecasts' });
    const again = await desk.addImported({ title: 'Acme Q3 earnings rise on strong cloud demand' });
    await desk.add({ title: 'Acme second-quarter earnings rise' });
    const [own, imported] = [await desk.row(first), await desk.row(again, IMPORTED)];
    expect([own.similar, own.sources]).toEqual([
      [{ _id: again, title: 'Acme Q3 earnings rise on strong cloud demand' }],
      1,
    ]);
    expect([imported.similar, imported.sources]).toEqual([
      [{ _id: first, title: 'Acme third-quarter profit beats forecasts' }],
      1,
    ]);
    expect((await desk.rows()).filter(({ similar }) => similar !== undefined)).toHaveLength(1);
    expect((await desk.rows({}, 'client')).every(({ similar }) => similar === undefined)).toBe(true);
    await change([again], { is_split: true });
    expect((await desk.row(first)).similar).toBeUndefined();
    await change([again], { is_split: false });
    expect((await desk.row(first)).similar).toHaveLength(1);
    // What was set aside is in no list.
    await change([again], { dropped_at: new Date() });
    expect((await desk.row(first)).similar).toBeUndefined();
  });

  it('that are unsure to be one story are flagged too', async () => {
    const first = await desk.add({ title: 'Zelmora wins US approval' });
    const again = await desk.add({ title: 'The FDA clears Zelmora for adults' });
    await desk.add({ title: 'A chief executive is named' });
    expect((await desk.row(first)).similar?.map(({ _id }) => _id)).toEqual([again]);
    expect((await desk.rows()).filter(({ similar }) => similar !== undefined)).toHaveLength(2);
  });

  it('come a page at a time, each once, in any order', async () => {
    for (let i = 0; i < 7; i += 1)
      await desk.add({
        title: `Same ${i % 2}`,
        date: `2026-0${1 + Math.floor(i / 2)}-15`,
        source: `Source ${i % 3}`,
        score: (i % 4) / 10,
        impact: i % 4 === 0 ? 'Neutral' : 'Positive',
      });
    for (const sort of ['title', 'source', 'event', 'topic', 'score', 'date'] as const) {
      for (const descending of [true, false]) {
        const all = (await desk.rows({ sort, descending })).map(({ _id }) => _id);
        const pages = [];
        for (const page of [1, 2, 3])
          pages.push(...(await desk.rows({ sort, descending, page, limit: 3 })).map(({ _id }) => _id));
        expect([new Set(all).size, pages]).toEqual([7, all]);
      }
    }
    expect(await desk.list({ page: 9, limit: 3 })).toMatchObject({ data: [], total: 7 });
    expect((await desk.rows({ sort: 'score', descending: false })).map(({ score }) => score)).toEqual([
      0, 0, 0.1, 0.1, 0.2, 0.2, 0.3,
    ]);
  });

  it('are found by title and summary, and by any of the values of each filter', async () => {
    await desk.add({ title: 'Árbol', summary: 'nothing', topic: 'Trees', score: 0.1 });
    await desk.add({
      title: 'Bank',
      summary: 'An ÁRBOL as well',
      source: 'Paper',
      event: 'Industry',
      score: -0.2,
      impact: 'Negative',
      date: '2026-09-01',
    });
    await desk.add({ title: 'Coal', event: 'Macro', score: 0, impact: 'Neutral', date: '2026-08-01' });
    const found = async (advanceSearchParams: object, searchQuery = '') =>
      titles(await desk.rows({ searchQuery, advanceSearchParams }));
    expect(await found({}, 'ÁRB')).toEqual(['Árbol', 'Bank']);
    expect(await found({}, '%')).toEqual([]);
    expect(await found({ EventType: ['Industry', 'Macro'] })).toEqual(['Bank', 'Coal']);
    expect(await found({ Score: ['0', '0.1', '-0.2', 'x'] })).toEqual(['Árbol', 'Bank', 'Coal']);
    expect(await found({ Score: ['-0.2'] })).toEqual(['Bank']);
    expect(await found({ Score: ['1e999', '0.25'] })).toEqual([]);
    expect(await found({ Topic: ['Trees'], Source: [] })).toEqual(['Árbol']);
    expect(await found({ Source: ['Paper', 'Wire'], EventType: ['Industry'] })).toEqual(['Bank']);
    expect(await found({ date: { from: '2026-08-02', to: '2026-10-31' } })).toEqual(['Bank']);
    expect(await found({ date: { to: '2026-08-01' } })).toEqual(['Coal']);
  });

  it('have no dates that are reversed', async () => {
    const refused = await desk.send({
      advanceSearchParams: { date: { from: '2026-10-02', to: '2026-10-01' } },
    });
    expect([refused.status, refused.problem().message]).toEqual([
      400,
      'From date cannot be later than To date.',
    ]);
    expect(
      (await desk.send({ advanceSearchParams: { date: { from: '2026-10-01', to: '2026-10-01' } } })).status,
    ).toBe(200);
  });

  it('hide their summaries from readers, also in searches', async () => {
    await desk.add({ title: 'Bank', summary: 'Something secret' });
    const [row] = await desk.rows({}, 'client');
    expect([row?.title, row?.can, row && 'summary' in row]).toEqual(['Bank', [], false]);
    expect(await desk.rows({ searchQuery: 'secret' }, 'client')).toEqual([]);
    expect(titles(await desk.rows({ searchQuery: 'secret' }, 'analyst'))).toEqual(['Bank']);
  });

  it('are all locked while the company is Validated', async () => {
    await desk.add();
    await desk.addImported();
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Validated' } });
    for (const tab of ['company-events', IMPORTED] as const)
      expect((await desk.rows({ tab })).map((row) => row.can)).toEqual([[]]);
  });
});

describe('imported events', () => {
  it('require the permission to add events', async () => {
    await desk.addImported();
    expect(titles(await desk.rows())).toEqual([]);
    const refused = await desk.send({ tab: IMPORTED }, 'client');
    expect([refused.status, refused.problem().code]).toEqual([403, 'not-allowed']);
    expect(
      (
        await world
          .as('client')
          .post(listEventFilters.path.replace('{id}', desk.companyId), { tab: IMPORTED })
      ).status,
    ).toBe(403);
  });

  it('may lack mandatory fields until moved, and include the suggestions', async () => {
    const whole = await desk.addImported({ title: 'Whole' });
    const nothing = { url: null, source: null, topic: null, type: null, score: null, day: null, summary: '' };
    const bare = await desk.addImported({ title: 'Bare', ...nothing });
    const suggestion = {
      modelVersion: 0,
      score: { value: 0.2, confidence: 0.7, words: ['beats'], isShown: true, certainty: 'sure' },
      event: { value: 'Company' as const, confidence: 0.5, words: [], isShown: false, certainty: 'unsure' },
      topic: { value: 'Results', confidence: 0.9, words: [], isShown: true, certainty: 'sure' },
    };
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .insertInto('event_suggestions')
        .values({
          tenant_id: world.tenant.id,
          event_id: whole,
          model_version: 0,
          suggestion: JSON.stringify(suggestion),
        })
        .execute(),
    );
    const rows = await desk.rows({ tab: IMPORTED });
    expect(
      rows.map(({ title, can, suggestion: shown, isUIGenerated }) => ({
        title,
        can,
        suggested: shown,
        isUIGenerated,
      })),
    ).toEqual([
      { title: 'Whole', can: ['edit', 'delete', 'move'], suggested: suggestion, isUIGenerated: null },
      { title: 'Bare', can: ['edit', 'delete'], suggested: null, isUIGenerated: null },
    ]);
    expect(rows[1]).toMatchObject({
      _id: bare,
      url: null,
      source: null,
      topic: null,
      impact: null,
      score: null,
      event: null,
      date: null,
    });
    for (const params of [{ EventType: [''] }, { Score: ['', '0.9'] }, { Topic: [''] }, { Source: [''] }])
      expect(titles(await desk.rows({ tab: IMPORTED, advanceSearchParams: params }))).toEqual(['Bare']);
    expect(
      titles(await desk.rows({ tab: IMPORTED, advanceSearchParams: { date: { from: '2026-01-01' } } })),
    ).toEqual(['Whole']);
    expect(titles(await desk.rows({ tab: IMPORTED, sort: 'score', descending: false }))).toEqual([
      'Whole',
      'Bare',
    ]);
  });

  it('of before the 12 months are listed where the list begins at their day', async () => {
    await desk.addImported({ title: 'Recent' });
    await desk.addImported({ title: 'Old', day: '2024-03-02' });
    const advanceSearchParams = { date: { from: '2024-03-02' } };
    const found = async (body: object) =>
      titles(await desk.rows({ tab: IMPORTED, advanceSearchParams, ...body }));
    expect([await found({}), await found({ startDate: '2024-03-02' })]).toEqual([
      ['Recent'],
      ['Recent', 'Old'],
    ]);
  });

  it('are one row per story, and none if a company event is its lead', async () => {
    const [lead, second, alone] = [
      await desk.addImported({ title: 'Lead' }),
      await desk.addImported({ title: 'Second' }),
      await desk.addImported({ title: 'Alone', day: '2026-10-01' }),
    ];
    await change([lead, second], { story_id: newId() });
    await change([second], { is_lead: false });
    const shown = async (tab: 'company-events' | typeof IMPORTED, person?: 'analyst' | 'client') =>
      (await desk.rows({ tab }, person)).map(({ title, reports }) => [title, reports]);
    expect(await shown(IMPORTED)).toEqual([
      ['Lead', 2],
      ['Alone', 1],
    ]);
    const company = await desk.add({ title: 'Company' });
    await change([company, alone], { story_id: newId() });
    await change([alone], { is_lead: false });
    expect(await shown(IMPORTED)).toEqual([['Lead', 2]]);
    expect(await shown('company-events')).toEqual([['Company', 2]]);
    expect(await shown('company-events', 'client')).toEqual([['Company', 1]]);
    // A summary that describes the company can be unchecked, whoever leads its story.
    const chosen = await desk.add({ title: 'Chosen' });
    await change([chosen], { is_lead: false });
    expect(titles(await desk.rows())).toEqual(['Company']);
    await change([chosen], { is_summary: true });
    expect(titles(await desk.rows()).toSorted()).toEqual(['Chosen', 'Company']);
  });
});

describe('the filter bar', () => {
  it('offers the existing values with their counts', async () => {
    await desk.add({ title: 'One', source: 'Paper', score: 0.5 });
    await desk.add({ title: 'Two', event: 'Macro', score: -0.3, impact: 'Negative' });
    await desk.add({ title: 'Three', topic: 'Élan', score: 0.5 });
    await desk.add({ title: 'Old', date: '2020-01-01', topic: 'Gone' });
    const filters = async (body: object, person: 'approver' | 'client' = 'approver') =>
      (await world.as(person).call(listEventFilters, { params: { id: desk.companyId }, body })).data;
    expect(await filters({})).toMatchObject({
      EventType: [
        { value: 'Company', count: 2 },
        { value: 'Macro', count: 1 },
      ],
      Score: [
        { value: '0.5', count: 2 },
        { value: '-0.3', count: 1 },
      ],
      Topic: [
        { value: 'Élan', count: 1 },
        { value: 'Results', count: 2 },
      ],
      Source: [
        { value: 'Paper', count: 1 },
        { value: 'Wire', count: 2 },
      ],
      from: '2025-11-01',
    });
    await desk.addImported({ type: null, score: null, source: null });
    expect(await filters({ tab: IMPORTED })).toMatchObject({
      EventType: [{ value: '', count: 1 }],
      Score: [{ value: '', count: 1 }],
      Source: [{ value: '', count: 1 }],
      Topic: [{ value: 'Results', count: 1 }],
    });
    expect(
      (await world.as('stranger').post(listEventFilters.path.replace('{id}', desk.companyId), {})).status,
    ).toBe(404);
  });
});
