// One story, counted once (decisions.md section 4), through HTTP: what joins, what counts, taking apart and making one.

import {
  changeCompanyStatus,
  changeCompanySummary,
  getCompany,
  listCompanies,
} from '@vigilo/contract/companies';
import { addEvent, moveEvents, removeEvent } from '@vigilo/contract/events';
import { ingestEvents } from '@vigilo/contract/news';
import { getStory, mergeStories, splitStory } from '@vigilo/contract/stories';
import { getScore } from '@vigilo/contract/summary';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recomputeScore } from '../../../../tools/real-input/recompute.ts';
import { inTenant } from '../frame/database.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from '../events/testing/event-desk.ts';

const SALE = {
  title: 'Borealis to buy Zelmora for $2.4 billion',
  url: 'https://first.test/sale',
  source: 'First',
};
const SALE_TOO = {
  title: 'Borealis buying Zelmora for $2.4bn - Reuters',
  url: 'https://second.test/sale',
  source: 'Second',
};
const SALE_AGAIN = {
  title: 'UPDATE 1-Borealis in $2.4 billion deal to buy Zelmora',
  url: 'https://third.test/sale',
  source: 'Third',
};
const OTHER = {
  title: 'Regulators look into pumps made in Leeds',
  url: 'https://first.test/pumps',
  source: 'First',
};

/** The dates below count on this day. */
const NOW = Date.parse('2026-11-22T12:00:00Z');

let world: EditingTenant;
let desk: EventDesk;

beforeAll(async () => {
  world = await EditingTenant.start({ now: () => NOW });
  await world.offer({ sources: ['First', 'Second', 'Third'] });
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

interface Over {
  readonly title: string;
  readonly url: string;
  readonly source?: string;
  readonly date: string;
  readonly score?: number;
}

/** An event with the impact that fits its score. */
function draft(over: Over) {
  return desk.draft({ impact: impactFromScore(Math.round(1000 * (over.score ?? 0.3))), ...over });
}

async function add(over: Over): Promise<string> {
  return (await world.as('approver').call(addEvent, { body: draft(over) })).data._id;
}

async function shortTerm(asOf?: string): Promise<number> {
  return (
    await world
      .as('approver')
      .call(getScore, { params: { id: desk.companyId }, query: asOf === undefined ? {} : { asOf } })
  ).data.shortTerm.current;
}

async function listed(): Promise<number | undefined> {
  const name = (await world.as('admin').call(getCompany, { params: { id: desk.companyId } })).data
    .companyName;
  return (await world.as('admin').call(listCompanies, { body: { searchQuery: name } })).data.companies[0]
    ?.cumulativeScoreST;
}

async function members(id: string, name: Person = 'approver') {
  return (await world.as(name).call(getStory, { params: { id } })).data;
}

const listMembers = async (id: string) => (await members(id)).members.map(({ _id, isLead }) => [_id, isLead]);
const split = (id: string, dryRun = false, name: Person = 'approver') =>
  world.as(name).post(splitStory.path.replace('{id}', id), { companyID: desk.companyId, dryRun });
const merge = (eventIds: readonly string[], dryRun = false, name: Person = 'approver') =>
  world.as(name).post(mergeStories.path, { companyID: desk.companyId, eventIds, dryRun });

function stored() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('events')
      .select(['id', 'stage', 'story_id', 'is_lead', 'is_split', 'day', 'type', 'score'])
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', desk.companyId)
      .orderBy('id')
      .execute(),
  );
}

describe('a story of several sources', () => {
  it('counts once, in lists, explanations and of the past', async () => {
    const first = await add({ ...SALE, date: '2026-11-01', score: 0.4 });
    const second = await add({ ...SALE_TOO, date: '2026-10-31', score: 0.6 });
    const third = await add({ ...SALE_AGAIN, date: '2026-11-02', score: -0.2 });
    const other = await add({ ...OTHER, date: '2026-11-01', score: 0.1 });
    expect([await shortTerm(), await listed()]).toEqual([0.595, 0.595]);
    expect(await shortTerm('2026-10-31')).toBe(0.51);
    expect(await listMembers(third)).toEqual([
      [second, true],
      [first, false],
      [third, false],
    ]);
    expect(await listMembers(other)).toEqual([[other, true]]);
    expect((await desk.rows()).map(({ _id, sources }) => [_id, sources])).toEqual(
      expect.arrayContaining([
        [second, 3],
        [other, 1],
      ]),
    );
    expect(await desk.rows()).toHaveLength(2);
  });

  it('says who reported it first, when, and how many since, to each of what they see', async () => {
    const own = await add({ ...SALE, date: '2026-11-02' });
    const later = await add({ ...SALE_AGAIN, date: '2026-11-03' });
    const alone = await add({ ...OTHER, date: '2026-11-01' });
    const reports = async (name: Person) =>
      Object.fromEntries((await desk.rows({}, name)).map(({ _id, firstReport }) => [_id, firstReport]));
    expect((await reports('client'))[own]).toMatchObject({ isThis: true, source: 'First', since: 1 });
    const imported = await desk.addImported({ ...SALE_TOO, day: '2026-11-01' });
    expect((await merge([own, imported])).status).toBe(200);
    const seen = await reports('analyst');
    expect(seen[own]).toMatchObject({ isThis: false, source: 'Second', since: 2 });
    expect(seen[own]?.date?.slice(0, 10)).toBe('2026-11-01');
    expect(seen[alone]).toBeUndefined();
    expect(seen[later]).toBeUndefined();
    expect((await reports('client'))[own]).toMatchObject({ isThis: true, since: 1 });
  });

  it('goes on to count when the event that leads is deleted or moves to another day', async () => {
    const first = await add({ ...SALE, date: '2026-11-01', score: 0.4 });
    const second = await add({ ...SALE_TOO, date: '2026-11-02', score: 0.6 });
    const edit = await desk.edit(first, { date: '2026-11-03' });
    expect((await desk.change(edit)).status).toBe(200);
    expect([await listMembers(first), await shortTerm()]).toEqual([
      [
        [second, true],
        [first, false],
      ],
      0.51,
    ]);
    await world
      .as('approver')
      .call(removeEvent, { body: { eventID: second, companyID: desk.companyId, tab: 'company-events' } });
    expect([await listMembers(first), await shortTerm(), await listed()]).toEqual([
      [[first, true]],
      0.34,
      0.34,
    ]);
  });

  it('ends where days are more than a week apart', async () => {
    await add({ ...SALE, date: '2026-11-01', score: 0.4 });
    const second = await add({ ...SALE_TOO, date: '2026-10-24', score: 0.6 });
    expect([(await listMembers(second)).length, await shortTerm()]).toEqual([1, 0.85]);
    expect((await desk.change(await desk.edit(second, { date: '2026-10-25' }))).status).toBe(200);
    expect([(await listMembers(second)).length, await shortTerm()]).toEqual([2, 0.51]);
    expect((await desk.change(await desk.edit(second, { date: '2026-10-20' }))).status).toBe(200);
    expect([(await listMembers(second)).length, await shortTerm()]).toEqual([1, 0.85]);
  });

  it('is told by imported events too, which do not count until they are moved', async () => {
    const { ticker } = (await world.as('admin').call(getCompany, { params: { id: desk.companyId } })).data;
    const item = (of: typeof SALE) => ({
      ticker,
      title: of.title,
      url: of.url,
      source: of.source,
      date: '2026-11-01',
    });
    const done = await world
      .as('approver')
      .call(ingestEvents, { body: { items: [item(SALE), item(SALE_TOO), item(OTHER)] } });
    const [first = '', second = ''] = done.data.items
      .slice(0, 2)
      .map(({ eventID }) => eventID)
      .toSorted();
    expect(await listMembers(first)).toEqual([
      [first, true],
      [second, false],
    ]);
    const own = await add({ ...SALE_AGAIN, date: '2026-11-02', score: 0.4 });
    expect(await listMembers(first)).toEqual([
      [own, true],
      [first, false],
      [second, false],
    ]);
    expect(await shortTerm()).toBe(0.34);
    const complete = await desk.addImported({
      ...SALE,
      title: `${SALE.title}!`,
      url: 'https://fourth.test/sale',
      score: 700,
      day: '2026-10-30',
    });
    await world
      .as('approver')
      .call(moveEvents, { body: { companyID: desk.companyId, eventIds: [complete] } });
    expect([await shortTerm(), (await listMembers(own)).length]).toEqual([0.595, 4]);
  });

  it('shows its imported sources to who may add events, and nothing to who does not see the company', async () => {
    const imported = await desk.addImported({ ...SALE_TOO, day: '2026-11-01' });
    const own = await add({ ...SALE, date: '2026-11-01' });
    expect((await merge([own, imported])).status).toBe(200);
    expect([
      (await members(own, 'analyst')).members.length,
      (await members(own, 'client')).members.length,
      (await members(own, 'client')).can,
    ]).toEqual([2, 1, []]);
    const get = (id: string, name: Person) => world.as(name).get(getStory.path.replace('{id}', id));
    expect([
      (await get(imported, 'client')).status,
      (await get(own, 'stranger')).status,
      (await get('01900000-0000-7000-8000-000000000000', 'admin')).status,
    ]).toEqual([404, 404, 404]);
  });
});

describe('an event taken out of its story', () => {
  it('counts on its own, tells before what that does, and is not joined again', async () => {
    const first = await add({ ...SALE, date: '2026-11-01', score: 0.4 });
    const second = await add({ ...SALE_TOO, date: '2026-11-01', score: 0.6 });
    const asked = await split(second, true);
    expect(asked.json()).toMatchObject({
      status: 'success',
      data: { effect: { before: { shortTerm: 0.34 }, after: { shortTerm: 0.85 } } },
    });
    expect([await shortTerm(), await listMembers(second)]).toEqual([
      0.34,
      [
        [first, true],
        [second, false],
      ],
    ]);
    expect((await split(second)).json()).toEqual(asked.json());
    expect([await shortTerm(), await listed(), await listMembers(second)]).toEqual([
      0.85,
      0.85,
      [[second, true]],
    ]);
    await add({ ...SALE_AGAIN, date: '2026-11-01', score: 0.1 });
    expect(
      (await desk.change(await desk.edit(second, { title: `${SALE_AGAIN.title} at last` }))).status,
    ).toBe(200);
    expect([await listMembers(second), (await listMembers(first)).length]).toEqual([[[second, true]], 2]);
    expect((await split(second)).status).toBe(200);
  });

  it('is audited with its company', async () => {
    const first = await add({ ...SALE, date: '2026-11-01' });
    const second = await add({ ...SALE_TOO, date: '2026-11-01' });
    await split(first);
    await merge([first, second]);
    const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('parent_id', '=', desk.companyId)
        .where('entity', '=', 'story')
        .orderBy('at')
        .execute(),
    );
    expect(rows).toEqual([
      {
        action: 'news.split',
        before: { events: [first, second] },
        after: { events: [second], apart: first },
      },
      { action: 'news.merge', before: { stories: 2 }, after: { events: [first, second] } },
    ]);
  });
});

describe('stories made one', () => {
  it('count once, tell before what that does, and may be taken apart again', async () => {
    const first = await add({ ...SALE, date: '2026-11-01', score: 0.4 });
    const other = await add({ ...OTHER, date: '2026-10-01', score: 0.6 });
    const asked = await merge([first, other], true);
    expect(asked.json()).toMatchObject({
      data: { effect: { before: { shortTerm: 0.85 }, after: { shortTerm: 0.51 } } },
    });
    expect(await shortTerm()).toBe(0.85);
    expect((await merge([first, other])).json()).toEqual(asked.json());
    expect([await shortTerm(), await listed(), await listMembers(first)]).toEqual([
      0.51,
      0.51,
      [
        [other, true],
        [first, false],
      ],
    ]);
    expect((await merge([first, other])).json()).toMatchObject({
      data: { effect: { before: { shortTerm: 0.51 }, after: { shortTerm: 0.51 } } },
    });
    expect((await split(other)).status).toBe(200);
    expect([await shortTerm(), await listMembers(first)]).toEqual([0.85, [[first, true]]]);
  });

  it('never hide an event whose summary describes the company', async () => {
    const first = await add({ ...SALE, date: '2026-11-01' });
    const other = await add({ ...OTHER, date: '2026-10-01' });
    await world
      .as('approver')
      .put(changeCompanySummary.path.replace('{id}', desk.companyId), { summary: [first] });
    const refused = await merge([first, other]);
    expect([refused.status, refused.problem().code, refused.problem().message]).toEqual([
      409,
      'wrong-state',
      'Please uncheck to edit this event.',
    ]);
    expect((await listMembers(first)).length).toBe(1);
  });

  it('are of one company, seen, unlocked, by who may edit events', async () => {
    const first = await add({ ...SALE, date: '2026-11-01' });
    const second = await add({ ...SALE_TOO, date: '2026-11-01' });
    const elsewhere = await (await EventDesk.of(world)).add();
    expect([(await merge([first, elsewhere])).status, (await split(elsewhere)).status]).toEqual([404, 404]);
    for (const [name, status] of [
      ['client', 403],
      ['stranger', 404],
    ] as const)
      expect([
        (await split(first, true, name)).status,
        (await merge([first, second], true, name)).status,
      ]).toEqual([status, status]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Validated' } });
    const refused = await split(first);
    expect([refused.status, refused.problem().message, (await merge([first, second])).status]).toEqual([
      409,
      "Change status to 'Initiated' to enable editing",
      409,
    ]);
    expect((await members(first)).can).toEqual([]);
  });
});

describe('whatever is done', () => {
  const TITLES = [
    SALE.title,
    SALE_TOO.title,
    SALE_AGAIN.title,
    OTHER.title,
    'Pumps made in Leeds: regulators look into them',
  ];
  const KINDS = ['add', 'import', 'date', 'remove', 'split', 'merge', 'move'] as const;
  const step = fc.record({
    kind: fc.oneof(
      { weight: 2, arbitrary: fc.constant('add' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...KINDS) },
    ),
    title: fc.constantFrom(...TITLES),
    day: fc.integer({ min: 1, max: 14 }),
    score: fc.integer({ min: -9, max: 9 }),
    one: fc.nat(),
    other: fc.nat(),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  /** Does a step on the events there are; what is refused changes nothing. */
  async function take({ kind, title, day, score, one, other }: Step, number: number): Promise<void> {
    const events = await stored();
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    const url = `https://news.test/${desk.companyId}/${number}`;
    if (kind === 'add')
      await world.as('approver').post(addEvent.path, draft({ title, url, date, score: score / 10 }));
    if (kind === 'import')
      await desk.addImported({ title, url, source: `Feed ${number}`, score: 100 * score, day: date });
    const [at, beside] = [
      events[one % Math.max(1, events.length)],
      events[other % Math.max(1, events.length)],
    ];
    if (!at || !beside) return;
    const body = { companyID: desk.companyId };
    if (kind === 'split') await split(at.id);
    if (kind === 'merge') await merge([at.id, beside.id]);
    if (kind === 'move') await world.as('approver').post(moveEvents.path, { ...body, eventIds: [at.id] });
    if (kind === 'remove')
      await world.as('approver').post(removeEvent.path, {
        ...body,
        eventID: at.id,
        tab: at.stage === 'company' ? 'company-events' : 'imported events',
      });
    if (kind === 'date' && at.stage === 'company' && at.is_lead)
      await desk.change(await desk.edit(at.id, { date }));
  }

  async function checkStories(): Promise<void> {
    const events = await stored();
    for (const story of Map.groupBy(events, ({ id, story_id: name }) => name ?? id).values())
      expect(story.filter(({ is_lead: isLead }) => isLead)).toHaveLength(1);
    const counted = events
      .filter(({ stage }) => stage === 'company')
      .map(({ id, story_id: story, day, type, score }) => ({
        id,
        story,
        date: day ?? '',
        type: type ?? '',
        score: score ?? 0,
      }));
    const row = await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('company_scores')
        .select(['st', 'lt', 'as_of'])
        .where('tenant_id', '=', world.tenant.id)
        .where('company_id', '=', desk.companyId)
        .executeTakeFirst(),
    );
    expect([row?.st, row?.lt]).toEqual([
      recomputeScore(counted, 3, row?.as_of ?? ''),
      recomputeScore(counted, 6, row?.as_of ?? ''),
    ]);
  }

  it('one event leads each story, and the stored score is that of the events that lead', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        desk = await EventDesk.of(world);
        for (const [number, each] of steps.entries()) {
          await take(each, number);
          await checkStories();
        }
      }),
      { numRuns: 12 },
    );
  });
});
