// Undoing the move of imported events, and the history of an event, through HTTP.

import { changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import { getEventHistory, moveEvents, undoMove } from '@vigilo/contract/events';
import { getScore } from '@vigilo/contract/summary';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { EventDesk } from './testing/event-desk.ts';

const IMPORTED = 'imported events';
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const recent = (daysAgo: number) => isoFromDay(dayFromTimestamp(Date.now()) - daysAgo);

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
  await world.offer({ topics: ['Other'] });
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const move = (eventIds: readonly string[]) =>
  world.as('approver').call(moveEvents, { body: { eventIds: [...eventIds], companyID: desk.companyId } });
const undo = (eventIds: readonly string[], person: Person = 'approver') =>
  world.as(person).post(undoMove.path, { eventIds, companyID: desk.companyId });
const historyReply = (id: string, person: Person = 'approver') =>
  world.as(person).get(getEventHistory.path.replace('{id}', id));
const history = async (id: string) =>
  (await world.as('approver').call(getEventHistory, { params: { id } })).data;
const score = async () =>
  (await world.as('approver').call(getCompany, { params: { id: desk.companyId } })).data.cumulativeScoreST;
const listed = async (tab: 'company-events' | typeof IMPORTED) =>
  (await desk.rows({ tab })).map(({ _id }) => _id).toSorted();

async function refusal(ids: readonly string[]): Promise<unknown[]> {
  const reply = await undo(ids);
  const { code, message, description } = reply.problem();
  return [reply.status, code, message, description];
}

/** As if the event had been moved three weeks ago: entries of the audit log cannot be changed afterwards. */
function moveLongAgo(id: string): Promise<unknown> {
  const { server, tenant } = world;
  return inTenant(server.db, tenant.id, (tx) =>
    Promise.all([
      tx
        .updateTable('events')
        .set({ stage: 'company' })
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', id)
        .execute(),
      sql`INSERT INTO audit_log (tenant_id, id, at, action, entity, entity_id, parent_id)
        VALUES (${tenant.id}, ${newId()}, now() - interval '21 days', 'events.move', 'event', ${id}, ${desk.companyId})`.execute(
        tx,
      ),
    ]),
  );
}

describe('undoing a move', () => {
  it('takes the events back as they are by then; they stop counting, and it is in the audit log', async () => {
    const ids = [
      await desk.addImported({ day: recent(1), score: 500 }),
      await desk.addImported({ day: recent(2), score: -200 }),
    ];
    const before = await desk.row(ids[0] ?? '', IMPORTED);
    await move(ids);
    expect(await score()).toBe(0.255);
    await desk.change(await desk.edit(ids[0] ?? '', { title: 'Told better' }));
    const reply = await undo([...ids, ...ids]);
    expect([reply.status, reply.json()]).toEqual([200, { status: 'success', message: 'Undone' }]);
    expect([await listed('company-events'), await listed(IMPORTED), await score()]).toEqual([
      [],
      ids.toSorted(),
      0,
    ]);
    const row = await desk.row(ids[0] ?? '', IMPORTED);
    expect([row.title, row.arrivedAt, row.can]).toEqual(['Told better', before.arrivedAt, before.can]);
    const entries = await world.audited(ids[0] ?? '');
    expect(entries.find(({ action }) => action === 'events.undo-move')).toMatchObject({
      before: { tab: 'company-events', score: 500 },
      after: { tab: IMPORTED, score: 500 },
    });
    await move(ids);
    expect(await score()).toBe(0.255);
  });

  it('of a story with two sources lets the other one count', async () => {
    const tell = (day: string, source: string, thousandths: number) =>
      desk.addImported({ title: 'Acme wins large order from Beta Motors', day, source, score: thousandths });
    const [first, second] = [await tell(recent(2), 'One', 200), await tell(recent(3), 'Two', 400)];
    await move([first]);
    await move([second]);
    expect(await score()).toBe(0.34);
    expect((await undo([second])).status).toBe(200);
    expect([await score(), await listed('company-events')]).toEqual([0.17, [first]]);
  });

  it('is a deletion in the weekly change of an event that was moved before the week', async () => {
    const id = await desk.addImported({ day: recent(20), score: 400 });
    await moveLongAgo(id);
    const waterfall = async () =>
      (await world.as('approver').call(getScore, { params: { id: desk.companyId }, query: {} })).data
        .shortTerm.waterfall;
    expect(await waterfall()).toMatchObject({ last: 0.34, now: 0.34 });
    await undo([id]);
    expect(await waterfall()).toEqual({ last: 0.34, new: 0, edited: 0, deleted: -0.34, agedOut: 0, now: 0 });
  });

  it('is for who may move, on an Initiated company, of events that were moved', async () => {
    const [typed, moved, other] = [
      await desk.add(),
      await desk.addImported(),
      await (await EventDesk.of(world)).addImported(),
    ];
    await move([moved]);
    expect([
      (await undo([moved, NOWHERE])).status,
      (await undo([moved, other])).status,
      (await undo([moved], 'stranger')).status,
      (await undo([moved], 'client')).status,
      (await undo([])).status,
    ]).toEqual([404, 404, 404, 403, 400]);
    const title = 'Failed To Undo The Move';
    const never = 'Only events that were moved can go back, and not twice.';
    expect(await refusal([moved, typed])).toEqual([409, 'wrong-state', title, never]);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Validated' } });
    expect((await refusal([moved])).slice(0, 3)).toEqual([
      409,
      'wrong-state',
      "Change status to 'Initiated' to enable editing",
    ]);
    expect((await history(moved)).canUndoMove).toBe(false);
    await world
      .as('approver')
      .call(changeCompanyStatus, { body: { companyID: desk.companyId, CompanyStatus: 'Initiated' } });
    expect((await undo([moved])).status).toBe(200);
    expect(await refusal([moved])).toEqual([409, 'wrong-state', title, never]);
  });

  it('is refused where the event describes the company, or came in again', async () => {
    const [chosen, again] = [
      await desk.addImported(),
      await desk.addImported({ url: 'https://feed.test/again' }),
    ];
    await move([chosen, again]);
    await world.as('approver').put(`/vigilo-rti/update-company/${desk.companyId}`, { summary: [chosen] });
    expect((await refusal([chosen])).slice(3)).toEqual(['Please uncheck the summary first.']);
    await desk.addImported({ url: 'https://feed.test/again' });
    expect(await refusal([again])).toEqual([
      409,
      'already-exists',
      'Failed To Undo The Move',
      'The same event has come in among the system generated events since.',
    ]);
  });
});

describe('the history of an event', () => {
  it('says when it arrived and who did what, and whether its move can be undone', async () => {
    const id = await desk.addImported();
    const { arrivedAt } = await desk.row(id, IMPORTED);
    expect(await history(id)).toEqual({ arrivedAt, steps: [], canUndoMove: false });
    await move([id]);
    await desk.change(await desk.edit(id, { topic: 'Other' }));
    const { steps, canUndoMove } = await history(id);
    expect([steps.map(({ action }) => action), canUndoMove]).toEqual([
      ['events.move', 'events.change'],
      true,
    ]);
    expect(steps.every(({ userName }) => (userName ?? '') !== '')).toBe(true);
    await undo([id]);
    const undone = await history(id);
    expect([undone.steps.at(-1)?.action, undone.canUndoMove]).toEqual(['events.undo-move', false]);
  });

  it('is for who may move events, of companies they see', async () => {
    const id = await desk.addImported();
    expect([
      (await historyReply(id, 'client')).status,
      (await historyReply(id, 'stranger')).status,
      (await historyReply(NOWHERE)).status,
    ]).toEqual([403, 404, 404]);
  });
});
