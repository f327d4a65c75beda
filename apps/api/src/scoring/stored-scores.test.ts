// Stored scores equal the scores recomputed from the events after any sequence of writes, days passing included.

import { setTimeout } from 'node:timers/promises';
import {
  addEvent as addCall,
  changeEvent as changeCall,
  removeEvent as removeCall,
} from '@vigilo/contract/events';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import type { ScoredEvent } from '@vigilo/domain/scoring/score';
import { cumulativeScore, scoreCompany } from '@vigilo/domain/scoring/score';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { readConfig } from '../frame/config.ts';
import { inTenant, openDatabase } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { openJobQueue } from '../frame/job-queue.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { insertEvent } from '../events/events.queries.ts';
import { moveEvents } from '../events/event-moves.service.ts';
import { addEvent, changeEvent, removeEvent } from '../events/events.service.ts';
import { addTenant } from '../tenants/tenants.service.ts';
import { offerNames } from '../tenants/testing/offer-names.ts';
import { getRolledAsOf, recomputeScores, shiftScores } from './scoring.service.ts';

const START = dayFromIso('2026-05-31');
const clock = { day: START };

interface StoredEvent extends ScoredEvent {
  readonly id: string;
  readonly url: string;
}

let database: TestDatabase;
let context: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  const onError = () => undefined;
  const db = openDatabase({ url: database.appUrl, pool: 4, onError });
  context = {
    db,
    config: readConfig({}),
    auditKey: 'nothing is sealed here',
    jobs: await openJobQueue({ url: database.appUrl, onError }),
    now: () => clock.day * 86_400_000 + 3_600_000,
  };
});

afterAll(async () => {
  await context.jobs.stop({ graceful: false });
  await context.db.destroy();
  await database.drop();
});

async function newCompany(): Promise<{ caller: Caller; companyId: string }> {
  const tenantId = await addTenant(context.db, { name: newId(), isDemo: false, pinnedAsOf: null });
  await offerNames(context.db, tenantId, { sources: ['Newswire'], topics: ['Earnings'] });
  const companyId = newId();
  await inTenant(context.db, tenantId, async (tx) => {
    await tx
      .insertInto('companies')
      .values({
        tenant_id: tenantId,
        id: companyId,
        ticker: 'ACME',
        name: 'Acme',
        name_key: 'acme',
        // A past day has only companies that were initiated by then.
        initiated_at: new Date('2019-01-01'),
      })
      .execute();
    await recomputeScores(context, tx, tenantId, [companyId]);
  });
  const caller: Caller = {
    tenantId,
    tenantName: 'test',
    userId: newId(),
    userName: 'Ana',
    email: 'ana@example.test',
    roleName: 'Admin',
    roleKind: 'Admin',
    sessionId: newId(),
    access: { isAdmin: true, pageFilters: [] },
  };
  return { caller, companyId };
}

async function storedScores(tenantId: string) {
  return inTenant(context.db, tenantId, async (tx) => {
    await getRolledAsOf(context, tx, tenantId);
    return tx
      .selectFrom('company_scores')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
  });
}

const buildUrl = (title: string) => `https://news.example/${title}`;

function buildBody(companyId: string, title: string, event: ScoredEvent, url = buildUrl(title)) {
  return {
    companyID: companyId,
    title,
    url,
    summary: '',
    source: 'Newswire',
    topic: 'Earnings',
    impact: impactFromScore(event.score),
    event: event.type,
    date: isoFromDay(event.day),
    score: event.score / 1000,
  };
}

const anyScore = fc.integer({ min: -10, max: 10 }).map((tenths) => tenths * 100);
const anyAge = fc.oneof(
  fc.integer({ min: 0, max: 210 }),
  fc.constantFrom(0, 6, 7, 8, 89, 90, 91, 92, 96, 97, 98, 99, 180, 181, 182, 183, 184, 189, 190),
);
const anyCommand = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      age: anyAge,
      type: fc.constantFrom(...EVENT_TYPES),
      score: anyScore,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      ages: fc.array(anyAge, { minLength: 1, maxLength: 3 }),
      type: fc.constantFrom(...EVENT_TYPES),
      score: anyScore,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      which: fc.nat(),
      age: anyAge,
      type: fc.constantFrom(...EVENT_TYPES),
      score: anyScore,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
);
type Command = typeof anyCommand extends fc.Arbitrary<infer C> ? C : never;

/** Events come in from the news and are moved to the company events. */
async function move(
  caller: Caller,
  companyId: string,
  serial: number,
  events: readonly ScoredEvent[],
): Promise<StoredEvent[]> {
  const rows = events.map(({ day, type, score }, i) => {
    const title = `m${serial}-${i}`;
    return {
      tenant_id: caller.tenantId,
      id: newId(),
      company_id: companyId,
      stage: 'imported' as const,
      title,
      url: buildUrl(title),
      source: 'Newswire',
      topic: 'Earnings',
      type,
      score,
      day: isoFromDay(day),
    };
  });
  await inTenant(context.db, caller.tenantId, (tx) => tx.insertInto('events').values(rows).execute());
  await moveEvents(context, caller, { companyID: companyId, eventIds: rows.map(({ id }) => id) });
  return rows.map(({ id, url }, i) => ({ ...(events[i] ?? expect.fail()), id, url }));
}

interface Company {
  readonly caller: Caller;
  readonly companyId: string;
}

/** Does what the command says; gives the events that are there then. `serial` tells the titles of commands apart. */
async function apply(
  command: Command,
  { caller, companyId }: Company,
  events: readonly StoredEvent[],
  serial: number,
): Promise<readonly StoredEvent[]> {
  if (command.kind === 'wait') {
    clock.day += command.days;
    return events;
  }
  if (command.kind === 'add') {
    const event = { day: clock.day - command.age, type: command.type, score: command.score };
    const body = addCall.body?.parse(buildBody(companyId, `n${serial}`, event)) ?? expect.fail();
    const reply = await addEvent(context, caller, body);
    return [...events, { ...event, id: reply.data._id, url: buildUrl(`n${serial}`) }];
  }
  if (command.kind === 'move') {
    const { type, score } = command;
    const moved = command.ages.map((age) => ({ day: clock.day - age, type, score }));
    return [...events, ...(await move(caller, companyId, serial, moved))];
  }
  const target = events[command.which % Math.max(events.length, 1)];
  if (!target) return events;
  if (command.kind === 'remove') {
    const body = removeCall.body?.parse({ eventID: target.id, companyID: companyId }) ?? expect.fail();
    await removeEvent(context, caller, body);
    return events.filter((event) => event.id !== target.id);
  }
  const { type, score } = command;
  const changed = { id: target.id, url: target.url, day: clock.day - command.age, type, score };
  const change = {
    ...buildBody(companyId, `n${serial}`, changed, target.url),
    _id: target.id,
    previousScore: target.score / 1000,
    previousPublishedDate: isoFromDay(target.day),
    previousEventType: target.type,
  };
  await changeEvent(context, caller, changeCall.body?.parse(change) ?? expect.fail());
  return events.map((event) => (event.id === target.id ? changed : event));
}

async function run(commands: readonly Command[]): Promise<void> {
  clock.day = START;
  const company = await newCompany();
  let events: readonly StoredEvent[] = [];
  for (const [i, command] of commands.entries()) {
    events = await apply(command, company, events, i + 1);
    const stored = await storedScores(company.caller.tenantId);
    const { shortTerm, longTerm } = scoreCompany(events, clock.day);
    expect([stored.as_of, stored.st, stored.lt, stored.prev_st, stored.prev_lt]).toEqual([
      isoFromDay(clock.day),
      shortTerm.current,
      longTerm.current,
      shortTerm.previous,
      longTerm.previous,
    ]);
    expect({ Company: stored.st_company, Industry: stored.st_industry, Macro: stored.st_macro }).toEqual(
      shortTerm.sums,
    );
  }
}

describe('stored scores', () => {
  it('equal recomputation after any sequence of adding, moving, changing and removing events and of days passing', async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 14 }), run), {
      numRuns: 60,
    });
  }, 120_000);

  it('add up when many writers write to one company at once', async () => {
    clock.day = START;
    const { caller, companyId } = await newCompany();
    const scores = Array.from({ length: 40 }, (_, i) => ((i % 21) - 10) * 100);
    await Promise.all(
      scores.map((score, i) =>
        addEvent(
          context,
          caller,
          addCall.body?.parse(buildBody(companyId, `p${i}`, { day: START - i, type: 'Company', score })) ??
            expect.fail(),
        ),
      ),
    );
    const stored = await storedScores(caller.tenantId);
    expect(stored.st_company).toBe(scores.reduce((sum, score) => sum + score, 0));
    expect(stored.events).toBe(40);
  });

  it('lose no event whose writer is still at work when a reader rolls them to a new day', async () => {
    clock.day = START;
    const { caller, companyId } = await newCompany();
    const event = { day: START, type: 'Company' as const, score: 600 };
    const gate = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const writing = inTenant(context.db, caller.tenantId, async (tx) => {
      const { asOf } = await lockForEditing(context, tx, caller, companyId);
      const late = {
        ...event,
        title: 'Late',
        url: 'https://news.example/late',
        summary: '',
        source: 'Newswire',
        topic: 'Earnings',
        language: '',
      };
      await insertEvent(tx, caller.tenantId, newId(), companyId, late);
      const company = { tenantId: caller.tenantId, companyId, asOf };
      expect(await shiftScores(tx, company, { stopped: [], started: [event] })).toBe(true);
      written.resolve();
      await gate.promise;
    });
    await written.promise;
    clock.day = START + 1;
    const rolling = storedScores(caller.tenantId);
    await setTimeout(150);
    gate.resolve();
    await writing;
    await rolling;
    const stored = await storedScores(caller.tenantId);
    expect([stored.as_of, stored.st_company]).toEqual([isoFromDay(START + 1), 600]);
  });

  it('that an event finds unrolled count a story once', async () => {
    clock.day = START;
    const { caller, companyId } = await newCompany();
    const add = (title: string, score: number) =>
      addEvent(
        context,
        caller,
        addCall.body?.parse(
          buildBody(
            companyId,
            title,
            { day: START, type: 'Company', score },
            `https://news.example/${score}`,
          ),
        ) ?? expect.fail(),
      );
    await add('Contoso to buy Fabrikam for $2.4bn', 200);
    clock.day = START + 1;
    const { data } = await add('Contoso buying Fabrikam for $2.4 billion', 700);
    expect([data.reports, data.sources]).toEqual([2, 1]);
    const stored = await storedScores(caller.tenantId);
    await inTenant(context.db, caller.tenantId, (tx) =>
      recomputeScores(context, tx, caller.tenantId, [companyId]),
    );
    expect(await storedScores(caller.tenantId)).toEqual(stored);
    expect(stored.events).toBe(1);
  });

  it('follow from their sums by the rule of the domain, for sums of any size', async () => {
    const sums = fc.integer({ min: -200_000, max: 200_000 });
    const { caller, companyId } = await newCompany();
    await fc.assert(
      fc.asyncProperty(sums, sums, sums, async (Company, Industry, Macro) => {
        const row = await inTenant(context.db, caller.tenantId, (tx) =>
          tx
            .updateTable('company_scores')
            .set({
              st_company: Company,
              st_industry: Industry,
              st_macro: Macro,
              prev_lt_company: Macro,
              prev_lt_industry: Company,
              prev_lt_macro: Industry,
            })
            .where('company_id', '=', companyId)
            .returning(['st', 'prev_lt', 'change'])
            .executeTakeFirstOrThrow(),
        );
        expect(row.st).toBe(cumulativeScore({ Company, Industry, Macro }));
        expect(row.prev_lt).toBe(cumulativeScore({ Company: Macro, Industry: Company, Macro: Industry }));
        expect(row.change).toBe(row.st);
      }),
      { numRuns: 100 },
    );
  });

  it('are taken from the events themselves for a past day, and equal the domain there too', async () => {
    clock.day = START;
    const { caller, companyId } = await newCompany();
    const events = Array.from({ length: 30 }, (_, i): ScoredEvent => ({
      day: START - i * 9,
      type: EVENT_TYPES[i % 3] as EventType, // the index stays within the three types
      score: ((i % 15) - 7) * 100,
    }));
    for (const [i, event] of events.entries())
      await addEvent(
        context,
        caller,
        addCall.body?.parse(buildBody(companyId, `h${i}`, event)) ?? expect.fail(),
      );
    const { listCompanies } = await import('../companies/company-lists.queries.ts');
    for (const back of [1, 7, 30, 92, 150]) {
      const asOf = START - back;
      const [row] = await inTenant(context.db, caller.tenantId, (tx) =>
        listCompanies(
          tx,
          caller,
          { searchQuery: '', advanceSearchParams: {} },
          { page: 1, limit: 1, sort: 'cumulativeScoreST', descending: true },
          asOf,
          START,
        ),
      );
      const { shortTerm, longTerm } = scoreCompany(events, asOf);
      expect([row?.st, row?.lt, row?.prev_st, row?.prev_lt]).toEqual([
        shortTerm.current,
        longTerm.current,
        shortTerm.previous,
        longTerm.previous,
      ]);
    }
  });

  it('are rolled by the first reader of a new day', async () => {
    clock.day = START;
    const { caller, companyId } = await newCompany();
    await addEvent(
      context,
      caller,
      addCall.body?.parse(buildBody(companyId, 'old', { day: START - 91, type: 'Company', score: 1000 })) ??
        expect.fail(),
    );
    expect((await storedScores(caller.tenantId)).st).toBe(850);
    clock.day = START + 2;
    expect(dayFromTimestamp(context.now())).toBe(START + 2);
    const rolled = await storedScores(caller.tenantId);
    expect([rolled.st, rolled.lt, rolled.prev_st]).toEqual([0, 850, 850]);
    const audit = await inTenant(context.db, caller.tenantId, (tx) =>
      sql<{
        count: number;
      }>`SELECT count(*)::int AS count FROM audit_log WHERE action = 'scoring.roll'`.execute(tx),
    );
    expect(audit.rows[0]?.count).toBe(1);
  });
});
