// Two people in one document know of each other, over HTTP (issue 'Review', bad input: two people in one document).

import { saveDraft } from '@vigilo/contract/drafts';
import { getChildDocument } from '@vigilo/contract/extraction';
import { endVisit, visitChild } from '@vigilo/contract/review';
import { VISIT_EVERY_S } from '@vigilo/domain/changes/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeReader } from '../changes/testing/change-reader.ts';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

type Person = Parameters<ReviewWorld['as']>[0];
const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

const visit = async (person: Person, id: string) =>
  (await world.as(person).call(visitChild, { params: { id } })).data;
const leave = (person: Person, id: string) => world.as(person).call(endVisit, { params: { id } });
const keepDraft = (person: Person, form: string, subject: string) =>
  world.as(person).call(saveDraft, {
    params: { form, subject },
    body: { title: 'Report', path: '/documents', content: '{}' },
  });

describe('who has a child document open', () => {
  it('is said to the others who have, until they leave', async () => {
    const { child } = await world.addReport();
    expect(await visit('analyst', child)).toEqual([]);
    const [analyst, ...more] = await visit('approver', child);
    expect(more).toEqual([]);
    expect(analyst).toMatchObject({ name: expect.stringMatching(/analyst/i), hasUnsaved: false });
    expect(await visit('analyst', child)).toHaveLength(1);
    await leave('approver', child);
    expect(await visit('analyst', child)).toEqual([]);
  });

  it('holds as long as their page says so again', async () => {
    const { child } = await world.addReport();
    await visit('approver', child);
    for (let word = 0; word < 4; word += 1) {
      world.passSecond(VISIT_EVERY_S);
      await visit('approver', child);
    }
    expect(await visit('analyst', child)).toHaveLength(1);
    world.passSecond(3 * VISIT_EVERY_S);
    expect(await visit('analyst', child)).toEqual([]);
  });

  it('is said with whether they changed something that is not saved', async () => {
    const { child } = await world.addReport();
    const { child: another } = await world.addReport();
    await visit('approver', child);
    await keepDraft('approver', 'review.rows', another);
    expect(await visit('analyst', child)).toMatchObject([{ hasUnsaved: false }]);
    await keepDraft('approver', 'review.rows', child);
    expect(await visit('analyst', child)).toMatchObject([{ hasUnsaved: true }]);
  });

  it('is said with what is not saved of one of its tables', async () => {
    const { document } = await world.addReport();
    await world.query((tx) =>
      saveChildren(tx, { tenantId: world.tenant.id, id: document }, [makeChild('X')]),
    );
    const id = (await world.listChildren(document))[0]?.id ?? '';
    const { data } = await world.as('approver').call(getChildDocument, { params: { id } });
    await visit('approver', id);
    await keepDraft(
      'approver',
      'review.table',
      data.JSONData.find((row) => row.ValueType === 'table')?.Value ?? '',
    );
    expect(await visit('analyst', id)).toMatchObject([{ hasUnsaved: true }]);
  });

  it('is only for those who see it', async () => {
    const { child } = await world.addReport();
    await visit('analyst', child);
    const ask = (person: Person, id: string) =>
      world.as(person).send('PUT', visitChild.path.replace('{id}', id), {});
    expect((await ask('other', child)).status).toBe(404);
    expect((await ask('analyst', NOWHERE)).status).toBe(404);
    expect((await world.as('other').send('DELETE', endVisit.path.replace('{id}', child), {})).status).toBe(
      404,
    );
    expect(await visit('approver', child)).toHaveLength(1);
  });

  it('is told to open screens once somebody comes or goes, and not at each word', async () => {
    const { child } = await world.addReport();
    const reader = await ChangeReader.open(world.server, world.as('analyst'));
    const visits = () => reader.changes.filter(({ kind }) => kind === 'visits').length;
    await visit('approver', child);
    await reader.until(() => visits() === 1);
    world.passSecond(VISIT_EVERY_S);
    await visit('approver', child);
    await leave('approver', child);
    await reader.until(() => visits() === 2);
    reader.close();
    expect(reader.changes.filter(({ kind }) => kind === 'visits')).toEqual([
      { kind: 'visits', companyID: '' },
      { kind: 'visits', companyID: '' },
    ]);
  });
});
