// Items of news that a provider hands in, through HTTP (decisions.md section 4; issue 5).

import type { CallInput } from '@vigilo/contract/call';
import { addCompanies, changeCompany, changeCompanyStatus } from '@vigilo/contract/companies';
import { listEvents } from '@vigilo/contract/events';
import { ingestEvents } from '@vigilo/contract/news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { hashKey } from '../frame/hash-key.ts';
import { newId } from '../frame/ids.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';

type Item = CallInput<typeof ingestEvents>['body']['items'][number];

let world: EditingTenant;
let id: string;
let ticker: string;
let count = 0;

beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  const draft = world.draft();
  ({ ticker } = draft);
  id = await world.add(draft);
});
afterAll(() => world.server.stop());

function story(over: Partial<Item> = {}) {
  count += 1;
  return {
    ticker,
    title: `Story ${count} of the day`,
    url: `https://wire.test/${count}`,
    date: '2026-11-01',
    source: 'Wire',
    ...over,
  };
}

async function hand(items: readonly Partial<Item>[], name: Person = 'analyst', source = '') {
  const reply = await world.as(name).post(ingestEvents.path, { items, ...(source === '' ? {} : { source }) });
  if (reply.status !== 200) return reply.problem();
  return ingestEvents.reply.parse(reply.json()).data;
}

async function outcomes(items: readonly Partial<Item>[], name: Person = 'analyst'): Promise<string[]> {
  const done = await hand(items, name);
  return 'items' in done ? done.items.map(({ outcome }) => outcome) : [done.code];
}

function stored() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('events')
      .selectAll()
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', id)
      .orderBy('id')
      .execute(),
  );
}

function withSuggestions() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('events')
      .innerJoin('event_suggestions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'events.tenant_id').onRef('s.event_id', '=', 'events.id'),
      )
      .select(['title', 'summary', 'score', 'type', 'topic', 's.suggestion'])
      .where('events.tenant_id', '=', world.tenant.id)
      .where('company_id', '=', id)
      .orderBy('title', 'desc')
      .execute(),
  );
}

function removeAll() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx.deleteFrom('events').where('tenant_id', '=', world.tenant.id).where('company_id', '=', id).execute(),
  );
}

function forgetSeen() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .deleteFrom('seen_items')
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', id)
      .execute(),
  );
}

/** Other events under the id of the one that is stored, which came before it. */
async function addOlderUnderItsId(number: number): Promise<void> {
  const [last] = await stored();
  if (!last) throw new Error('Nothing is stored.');
  await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .insertInto('events')
      .values(
        Array.from({ length: number }, (_, i) => ({
          ...last,
          id: newId(i),
          title: `Earlier story ${i}`,
          title_key: hashKey(`earlier story ${i}`),
        })),
      )
      .execute(),
  );
}

describe('an item of news', () => {
  it('becomes a system generated event of its company', async () => {
    const item = story({
      title: 'Sales <b>rise</b> at AT&amp;T <script>alert(1)</script>',
      summary: '<p>A good quarter.</p>',
      date: '2026-11-01T22:30:00-05:00',
    });
    const done = await hand([item]);
    const events = await stored();
    expect(done).toEqual({ added: 1, items: [{ outcome: 'added', eventID: events[0]?.id, companyID: id }] });
    expect(events).toMatchObject([
      {
        stage: 'imported',
        is_ui_generated: false,
        title: 'Sales rise at AT&T',
        url: item.url,
        source: 'Wire',
        day: '2026-11-02',
      },
    ]);
    expect(events[0]?.summary).toMatch(/^A good quarter\.( positive)?$/);
  });

  it('joins the story that others tell of its company, of which one leads', async () => {
    const titles = [
      'Zephyr Corp recalls 40,000 heat pumps over fire risk',
      'Zephyr Corp recalls 40,000 heat pumps over fire risk - Reuters',
      'Zephyr Corp opens a plant in Ohio',
    ];
    await hand(titles.slice(0, 1).map((title) => story({ title, source: 'One' })));
    await hand(titles.slice(1).map((title) => story({ title, source: 'Two' })));
    const events = await stored();
    const [first, second, third] = titles.map((title) => events.find((event) => event.title === title));
    expect(first?.story_id).not.toBeNull();
    expect([second?.story_id === first?.story_id, third?.story_id]).toEqual([true, null]);
    expect(events.filter(({ is_lead: isLead }) => isLead)).toHaveLength(2);
  });

  it('comes with suggestions: what is sure is filled in, what is not stays empty, and all is kept with the words that led there', async () => {
    await hand([
      story({ title: 'Profit plunges after fraud probe, shares crash', summary: 'A bad day' }),
      story({ title: 'Board to meet on Tuesday' }),
    ]);
    const [first, second] = await withSuggestions();
    expect(first).toMatchObject({
      score: expect.any(Number),
      summary: 'A bad day negative',
      suggestion: { modelVersion: 0, score: { isShown: true, value: (first?.score ?? 0) / 1000 } },
    });
    expect(first?.score).toBeLessThan(0);
    expect(first?.suggestion.score.words.length).toBeGreaterThan(0);
    for (const { score, type, topic, suggestion } of [first, second].filter((event) => event !== undefined)) {
      expect([score !== null, type !== null, topic !== null]).toEqual([
        suggestion.score.isShown,
        suggestion.event.isShown,
        suggestion.topic.isShown,
      ]);
    }
  });

  it('is refused where it has no title, or an address that cannot be used', async () => {
    const wrong = [
      story({ title: ' <br> ' }),
      story({ url: 'javascript:alert(1)' }),
      story({ url: '/relative' }),
      story({ url: 'ftp://wire.test/1' }),
    ];
    expect(await outcomes(wrong)).toEqual(['bad-title', 'bad-url', 'bad-url', 'bad-url']);
    expect(await stored()).toEqual([]);
  });

  it('is of an unknown day where its date cannot be right, and is known again', async () => {
    const dates = ['yesterday', '2026-02-30', '1899-12-31', '1970-01-01', '2099-01-01', '7'];
    const items = dates.map((date) => story({ date, url: '' }));
    expect(await outcomes(items)).toEqual(dates.map(() => 'added'));
    expect((await stored()).map((event) => [event.written_date, event.day, event.stage]).toSorted()).toEqual(
      dates.toSorted().map((date) => [date, null, 'imported']),
    );
    expect(await outcomes(items)).toEqual(dates.map(() => 'known'));
    await forgetSeen();
    expect(await outcomes(items)).toEqual(dates.map(() => 'known'));
  });

  it('keeps when it was published; within a day events are in that order, whenever they arrived', async () => {
    const at = (title: string, date: string) => story({ title, date });
    await hand([
      at('Noon bells ring', '2026-11-03T12:00:00Z'),
      at('Evening lamps burn', '2026-11-03T20:00:00+01:00'),
      at('Morning trains run', 'Tue, 03 Nov 2026 06:30:00 GMT'),
      at('Some other day', '2026-11-02'),
    ]);
    const body = {
      tab: 'imported events' as const,
      sort: 'date' as const,
      descending: true,
      asOf: '2026-11-21',
    };
    const listed = await world.as('analyst').call(listEvents, { params: { id }, body });
    const rows = listed.status === 'success' ? listed.data : [];
    expect(rows.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
      ['Evening lamps burn', '2026-11-03T19:00:00.000Z'],
      ['Noon bells ring', '2026-11-03T12:00:00.000Z'],
      ['Morning trains run', '2026-11-03T06:30:00.000Z'],
      ['Some other day', null],
    ]);
    const byTitle = await world.as('analyst').call(listEvents, {
      params: { id },
      body: { ...body, sort: 'source', descending: false },
    });
    expect(byTitle.status === 'success' ? byTitle.data.map(({ title }) => title) : []).toEqual(
      rows.map(({ title }) => title),
    );
  });

  it('is read with the dates that feeds are read with', async () => {
    const written = [
      ['2026-11-03 10:00:00 -0500', '2026-11-03', '2026-11-03T15:00:00.000Z'],
      ['Tue, 03 Nov 26 10:00:00 GMT', '2026-11-03', '2026-11-03T10:00:00.000Z'],
      ['Tue Nov 03 13:37:59 +0000 2026', '2026-11-03', '2026-11-03T13:37:59.000Z'],
      ['03.11.2026 10:00 CET', '2026-11-03', '2026-11-03T09:00:00.000Z'],
      ['Nov. 3, 2026', '2026-11-03', undefined],
      ['2026/11/03', '2026-11-03', undefined],
      ['20261103', '2026-11-03', undefined],
      ['2026-11-03Z', '2026-11-03', undefined],
      ['03/04/2026', null, undefined],
    ] as const;
    const titles = ['Ash', 'Beech', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy'];
    await hand(written.map(([date], index) => story({ date, title: `${titles[index]} trees`, url: '' })));
    expect(
      (await stored())
        .toSorted((a, b) => (a.title < b.title ? -1 : 1))
        .map(({ day, published_at: at }) => [day, at?.toISOString()]),
    ).toEqual(written.map(([, day, at]) => [day, at]));
  });

  it('of an unknown day joins no story before its day is set', async () => {
    const title = 'Zephyr Corp recalls 40,000 heat pumps over fire risk';
    await hand([story({ title, source: 'One' })]);
    await hand([
      story({ title, source: 'Two', date: 'soon' }),
      story({ title, source: 'Three', date: 'later' }),
    ]);
    expect((await stored()).map(({ day, story_id: storyId }) => [day, storyId])).toEqual([
      ['2026-11-01', null],
      [null, null],
      [null, null],
    ]);
  });

  it('is of today without a date, and may have no address and no source', async () => {
    expect(await outcomes([{ ticker, title: 'Nothing but a title' }])).toEqual(['added']);
    expect(await stored()).toMatchObject([
      { day: new Date(world.server.now()).toISOString().slice(0, 10), url: null, source: null },
    ]);
  });

  it('takes the source of its provider where it names none', async () => {
    await hand([story({ source: '' }), story()], 'analyst', 'The Provider');
    expect((await stored()).map(({ source }) => source).toSorted()).toEqual(['The Provider', 'Wire']);
  });

  it('is of no company where nobody knows the ticker, or the caller does not see the company', async () => {
    expect(
      await outcomes([
        story({ ticker: 'NOSUCH' }),
        story({ ticker: 'HIDDEN' }),
        story({ ticker: ticker.toLowerCase() }),
      ]),
    ).toEqual(['no-company', 'no-company', 'added']);
    expect(await outcomes([story()], 'stranger')).toEqual(['no-company']);
    expect(await outcomes([story({ ticker: 'HIDDEN' })], 'admin')).toEqual(['added']);
  });

  it('without a ticker is of the company that its title names, by its name, its ticker or another name', async () => {
    const named = await world.add({
      companyName: 'Zorbex Quantum Holdings',
      ticker: 'ZBXQ',
      aliases: 'Quantomatic, Zorbie Labs',
    });
    const outsider = { companyName: 'Hidden Velvetronics', ticker: 'VELV' };
    await world.as('admin').call(addCompanies, { body: { arrayOfCompanies: [world.draft(outsider)] } });
    const titles = [
      'Zorbex Quantum beats estimates',
      'Shares of $ZBXQ rise',
      'Why Quantomatic is worth a look',
      'Zorbie Labs hires a chief',
      'Velvetronics sales fall',
      'Markets are calm today',
    ];
    const done = await hand(titles.map((title) => ({ title })));
    const found =
      'items' in done
        ? done.items.map(({ companyID, outcome }) => (outcome === 'added' ? companyID : outcome))
        : [];
    expect(found).toEqual([named, named, named, named, 'no-company', 'no-company']);
    await world
      .as('approver')
      .call(changeCompany, { body: { companyID: named, Company: { aliases: 'Blorptech' } } });
    expect(
      await outcomes([{ title: 'Blorptech opens a plant' }, { title: 'Quantomatic opens a plant' }]),
    ).toEqual(['added', 'no-company']);
  });

  it('becomes an event of each company that its title names, of those that the caller sees', async () => {
    const [one, other] = [
      await world.add({ companyName: 'Quillon Marsh', ticker: 'QLM' }),
      await world.add({ companyName: 'Vantreal Foods', ticker: 'VTRF' }),
    ];
    const unseen = { companyName: 'Secluded Pelworth', ticker: 'SPEL' };
    await world.as('admin').call(addCompanies, { body: { arrayOfCompanies: [world.draft(unseen)] } });
    const title = 'Quillon Marsh and Vantreal Foods join Secluded Pelworth in a pact';
    const done = await hand([{ title }, story()]);
    expect(done).toMatchObject({
      added: 3,
      items: [
        { outcome: 'added', companyID: one, others: [{ outcome: 'added', companyID: other }] },
        { outcome: 'added', companyID: id },
      ],
    });
    const again = await hand([{ title }]);
    expect(again).toMatchObject({ added: 0, items: [{ outcome: 'known', others: [{ outcome: 'known' }] }] });
    expect('items' in done && done.items[1]).not.toHaveProperty('others');
  });

  it('is taken in while its company is Validated: it does not count yet', async () => {
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
    expect(await outcomes([story()])).toEqual(['added']);
  });

  it('is for who may add events', async () => {
    expect(await outcomes([story()], 'client')).toEqual(['not-allowed']);
  });
});

describe('an item that came before', () => {
  it('does not come again, by its id, its address, or its source, day and title', async () => {
    const first = story({ id: 'item-1', url: 'https://wire.test/a?utm_source=x' });
    expect(await outcomes([first, first])).toEqual(['added', 'known']);
    const again = [
      { ...story(), title: first.title, id: 'item-1' },
      { ...story(), url: 'http://www.wire.test/a/' },
      { ...story(), title: first.title.toUpperCase(), source: 'WIRE' },
      { ...first, url: '', id: '' },
    ];
    expect(await outcomes(again)).toEqual(['known', 'known', 'known', 'known']);
    expect(
      await outcomes([{ ...first, source: 'Another', url: 'https://another.test/1', id: 'item-2' }]),
    ).toEqual(['added']);
    expect(await stored()).toHaveLength(2);
  });

  it('does not come again when an analyst deleted it', async () => {
    const items = [story({ id: 'one' }), story({ url: '' }), { ticker, title: 'Only a title, and no date' }];
    await hand(items);
    await removeAll();
    expect(await outcomes(items)).toEqual(['known', 'known', 'known']);
  });

  it('is told apart from the same of another company or provider', async () => {
    const other = world.draft();
    await world.add(other);
    const item = story({ id: '4711' });
    await hand([item], 'analyst', 'A');
    expect(await outcomes([{ ...item, ticker: other.ticker }])).toEqual(['added']);
    expect(await hand([{ ...story(), id: '4711' }], 'analyst', 'B')).toMatchObject({ added: 1 });
  });

  it('is stored once, whoever hands it in at the same time', async () => {
    const items = Array.from({ length: 20 }, (_, i) => story({ id: `at once ${i}` }));
    const done = await Promise.all(
      Array.from({ length: 6 }, (_, i) => outcomes(i % 2 === 0 ? items : items.toReversed())),
    );
    expect(done.flat().filter((outcome) => outcome === 'added')).toHaveLength(items.length);
    expect(await stored()).toHaveLength(items.length);
  });

  it('with another headline is compared with the last under its id, of however many', async () => {
    const wording = (title: string) => story({ title, url: '', id: 'everything' });
    await hand([wording('Zephyr opens a plant in Ohio')]);
    await addOlderUnderItsId(200);
    expect(await outcomes([wording('CORRECTION: Zephyr opens a plant in Ohio')])).toEqual(['revised']);
    expect(await outcomes([wording('Zephyr names a chief of finance')])).toEqual(['added']);
  });
});

describe('a batch', () => {
  it('is noted in the audit log once, with counts', async () => {
    await hand([story(), story(), story({ url: 'nowhere' })], 'analyst', 'Counted');
    await hand([story({ ticker: 'NOSUCH' })], 'analyst', 'Counted');
    const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['parent_id', 'after', 'actor_id'])
        .where('tenant_id', '=', world.tenant.id)
        .where('action', '=', 'news.ingest')
        .orderBy('id')
        .execute(),
    );
    expect(rows.filter(({ parent_id: parent }) => parent === id)).toEqual([
      {
        parent_id: id,
        actor_id: world.tenant.userId('analyst@vigilo.test'),
        after: { origin: 'provider counted', companies: 1, added: 2, 'bad-url': 1 },
      },
    ]);
  });

  it('whose source gives one id to everything is kept whole, and what is worded anew beside it is one event', async () => {
    const guid = (title: string, over: Partial<Item> = {}) =>
      story({ title, url: '', id: 'everything', ...over });
    const alike = Array.from({ length: 300 }, (_, i) => guid(`Zephyr recalls ${i + 1} pumps over fire risk`));
    const pair = ['Zephyr opens a plant in Ohio', 'CORRECTION: Zephyr opens a plant in Iowa'].map((title) =>
      guid(title, { id: 'plant' }),
    );
    expect(await outcomes([...alike, ...pair])).toEqual([...alike.map(() => 'added'), 'added', 'revised']);
    const titles = [...alike, ...pair.slice(1)].map(({ title }) => title);
    expect((await stored()).map(({ title, stage }) => [title, stage]).toSorted()).toEqual(
      titles.map((title) => [title, 'imported']).toSorted(),
    );
    const another = guid('Zephyr recalls 301 pumps over fire risk');
    expect(await outcomes([...alike, another])).toEqual([...alike.map(() => 'known'), 'added']);
    await forgetSeen();
    expect(await outcomes([...alike, another])).toEqual([...alike, another].map(() => 'known'));
  });

  it('holds at most a thousand items, and reports on each, in order', async () => {
    const items = Array.from({ length: 1000 }, (_, i) =>
      i % 3 === 0 ? story({ ticker: 'NOSUCH' }) : story(),
    );
    expect(await outcomes([...items, story()])).toEqual(['invalid-input']);
    const done = await outcomes(items);
    expect(done.every((outcome, i) => outcome === (i % 3 === 0 ? 'no-company' : 'added'))).toBe(true);
  });
});
