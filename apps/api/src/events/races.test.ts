// Several people write the same events at the same moment (issue 5): nothing is lost, nothing counts twice, what is locked stays as it is.

import { changeCompanyStatus, changeCompanySummary, getCompany } from '@vigilo/contract/companies';
import { addEvent, moveEvents, removeEvent } from '@vigilo/contract/events';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from './testing/event-desk.ts';
import { raceEdits } from './testing/race-edits.ts';

const PAIRS = 100;
const IMPORTED = 'imported events';
const TODAY = dayFromTimestamp(Date.now());

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

const recent = (daysAgo: number) => isoFromDay(TODAY - daysAgo);
const approver = () => world.as('approver');
const company = async () => (await approver().call(getCompany, { params: { id: desk.companyId } })).data;

it(`of ${PAIRS} pairs of edits of the same event released together, each is stored or refused, and none is lost`, async () => {
  const result = await raceEdits([world.as('approver'), world.as('analyst')], desk.companyId, PAIRS);
  expect(result).toEqual({
    pairs: PAIRS,
    won: PAIRS,
    refused: PAIRS,
    lost: 0,
    storedScore: result.recomputedScore,
    recomputedScore: result.recomputedScore,
  });
});

it('edits in flight end where the company becomes Validated', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, i) => desk.add({ date: recent(i + 1), score: 0.1 })),
  );
  const edits = await Promise.all(ids.map((id) => desk.edit(id, { score: 0.5 })));
  const [status, ...replies] = await Promise.all([
    approver().post(changeCompanyStatus.path, { companyID: desk.companyId, CompanyStatus: 'Validated' }),
    ...edits.map((edit) => desk.change(edit)),
    approver().post(removeEvent.path, { eventID: ids[0], companyID: desk.companyId }),
    approver().post(addEvent.path, desk.draft({ date: recent(20) })),
  ]);
  expect(status.status).toBe(200);
  for (const reply of replies.filter((each) => each.status !== 200))
    expect([404, 409]).toContain(reply.status);
  const before = [await desk.rows(), (await company()).cumulativeScoreST];
  for (const edit of edits.slice(1)) expect((await desk.change(edit)).problem().code).toBe('wrong-state');
  const rows = await desk.rows();
  expect([rows, (await company()).cumulativeScoreST]).toEqual(before);
  expect((await company()).cumulativeScoreST).toBe(
    Number((rows.reduce((sum, { score }) => sum + (score ?? 0), 0) * 0.85).toFixed(3)),
  );
});

it('an event is chosen, edited or deleted: one of them comes first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await desk.add({ date: recent(round + 1) });
    const edit = await desk.edit(id, { title: `Edited ${round}`, summary: '' });
    const [chosen, edited, removed] = await Promise.all([
      approver().put(changeCompanySummary.path.replace('{id}', desk.companyId), { summary: [id] }),
      desk.change(edit),
      approver().post(removeEvent.path, { eventID: id, companyID: desk.companyId }),
    ]);
    const row = (await desk.rows()).find(({ _id }) => _id === id);
    // Chosen means: there is a summary, and neither the edit that empties it nor the deletion came through.
    if (chosen.status === 200)
      expect([row?.checked, edited.status, removed.status]).toEqual([true, 400, 409]);
    else
      expect([chosen.problem().message, row?.checked ?? false]).toEqual([
        '* Invalid selection of summaries.',
        false,
      ]);
    await approver().put(changeCompanySummary.path.replace('{id}', desk.companyId), { summary: [] });
  }
});

it('moving, editing and deleting the same imported event agree', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await desk.addImported({ day: recent(round + 1), score: 100 });
    const edit = await desk.edit(id, { score: 0.2 }, IMPORTED);
    const [moved, edited, removed] = await Promise.all([
      approver().post(moveEvents.path, { eventIds: [id], companyID: desk.companyId }),
      desk.change(edit),
      approver().post(removeEvent.path, { eventID: id, companyID: desk.companyId, tab: IMPORTED }),
    ]);
    expect([moved.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1);
    const score = (await desk.rows()).find(({ _id }) => _id === id)?.score;
    expect(score).toBe(moved.status === 200 ? (edited.status === 200 ? 0.2 : 0.1) : undefined);
  }
  const rows = await desk.rows();
  expect((await company()).cumulativeScoreST).toBe(
    Number((rows.reduce((sum, { score }) => sum + (score ?? 0), 0) * 0.85).toFixed(3)),
  );
});
