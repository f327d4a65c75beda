// Saving changes of rows over HTTP (specification 3, sections 2.7, 4 and 7): what is stored, who may, what is refused, and that nobody's change is lost.

import { getChildDocument } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportOptions } from '../workflow/testing/review-world.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

type Person = Parameters<ReviewWorld['as']>[0];

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

async function read(childId: string) {
  const { data } = await world.as('analyst').call(getChildDocument, { params: { id: childId } });
  return data;
}

/** A report with both ratings, and the ids of their rows. */
async function addReport(options: ReportOptions = {}) {
  const { document, child } = await world.addReport({ st: 'B', lt: 'A', ...options });
  const [first, second] = (await read(child)).JSONData;
  return { document, child, st: first?.id ?? '', lt: second?.id ?? '' };
}

const setValue = (rowId: string, before: string, after: string): RowChange => ({
  kind: 'set',
  rowId,
  field: 'Value',
  before,
  after,
});

function save(person: Person, childId: string, data: readonly RowChange[]) {
  return world.as(person).post(`/child-documents/${childId}`, { data });
}

async function listValues(childId: string): Promise<string[]> {
  return (await read(childId)).JSONData.map(({ Value }) => Value);
}

/** Which transaction wrote each row of a child document last, by the row's id. */
function listWritings(childId: string): Promise<ReadonlyMap<string, string>> {
  return world.query(async (tx) => {
    const rows = await tx
      .selectFrom('extraction_rows')
      .select(['id', sql<string>`xmin::text`.as('writer')])
      .where('tenant_id', '=', world.tenant.id)
      .where('child_document_id', '=', childId)
      .execute();
    return new Map(rows.map(({ id, writer }) => [id, writer]));
  });
}

describe('changes of rows', () => {
  it('are stored, marked and checked, and the reply is what everybody reads from now on', async () => {
    const { child, st, lt } = await addReport();
    const reply = await world.as('analyst').call(saveChildDocument, {
      params: { id: child },
      body: { data: [setValue(st, 'B', 'A-'), { kind: 'check', rowId: lt, before: null, after: 'invalid' }] },
    });
    const [first, second] = reply.data.JSONData;
    expect(first).toMatchObject({ Value: 'A-', RawValue: 'B', IsModified: true });
    expect(second).toMatchObject({
      CheckedByHand: 'invalid',
      IntraValidation: { status: 'invalid' },
      InterValidation: { status: 'invalid' },
    });
    const stored = await read(child);
    expect(stored.JSONData).toEqual(reply.data.JSONData);
    expect([stored.version, reply.data.version]).toEqual([2, 2]);
  });

  it('stand in the audit log, cell by cell', async () => {
    const { child, st, lt } = await addReport();
    await save('analyst', child, [setValue(st, 'B', 'C'), { kind: 'remove', rowId: lt, before: 'A' }]);
    const entries = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after', 'actor_id'])
        .where('tenant_id', '=', world.tenant.id)
        .where('entity_id', '=', child)
        .execute(),
    );
    expect(entries).toMatchObject([
      {
        action: 'review.change',
        before: { 'ST Rating: Value': 'B', 'LT Rating: Value': 'A' },
        after: { 'ST Rating: Value': 'C' },
      },
    ]);
    expect(entries[0]?.actor_id).not.toBeNull();
  });

  it('write the rows that changed and remove those removed, and leave the others as they stand', async () => {
    const { child, st, lt } = await addReport();
    // The first save also writes what the rules find in rows that were never checked.
    await save('analyst', child, [setValue(st, 'B', 'C')]);
    const before = await listWritings(child);
    await save('analyst', child, [setValue(st, 'C', 'C+')]);
    const set = await listWritings(child);
    expect([set.get(st) === before.get(st), set.get(lt) === before.get(lt)]).toEqual([false, true]);
    await save('analyst', child, [{ kind: 'remove', rowId: lt, before: 'A' }]);
    expect(await listWritings(child)).toEqual(new Map([[st, set.get(st)]]));
  });

  it('that change nothing make no version', async () => {
    const { child, st } = await addReport();
    expect((await save('analyst', child, [setValue(st, 'B', 'B')])).status).toBe(200);
    expect((await read(child)).version).toBe(1);
  });
});

describe('of two people', () => {
  it('who change different cells at once both changes are kept', async () => {
    const { child, st, lt } = await addReport();
    const replies = await Promise.all([
      save('analyst', child, [setValue(st, 'B', 'C')]),
      save('approver', child, [setValue(lt, 'A', 'A-')]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listValues(child)).toEqual(['C', 'A-']);
  });

  it('who change the same cell the second is told what it is now, and loses nothing else', async () => {
    const { child, st, lt } = await addReport();
    await save('analyst', child, [setValue(st, 'B', 'C')]);
    const late = await save('approver', child, [setValue(lt, 'A', 'A-'), setValue(st, 'B', 'C+')]);
    expect(late.problem()).toMatchObject({
      code: 'changed-meanwhile',
      fields: { 'body.data.1': 'It is now "C".' },
    });
    expect(await listValues(child)).toEqual(['C', 'A']);
  });
});

describe('what cannot be changed', () => {
  it('is said change by change, and nothing is saved', async () => {
    const { child, st, lt } = await addReport();
    const reply = await save('analyst', child, [
      setValue(lt, 'A', 'A-'),
      { kind: 'set', rowId: st, field: 'SSOTKey', before: 'ST Rating', after: ' ' },
      setValue(NOWHERE, 'x', 'y'),
    ]);
    expect(reply.problem()).toMatchObject({
      code: 'invalid-input',
      fields: { 'body.data.1': 'A key cannot be empty.' },
    });
    expect(await listValues(child)).toEqual(['B', 'A']);
  });

  it('is what was approved, what is still read, and what is deleted', async () => {
    const { child, st } = await addReport();
    await world.putStatus(child, 'Validated');
    expect((await save('approver', child, [setValue(st, 'B', 'C')])).problem()).toMatchObject({
      code: 'wrong-state',
      description: 'It is Validated. Start its review again to change its values.',
    });
    const reading = await addReport({ status: 'In Queue' });
    expect((await save('analyst', reading.child, [setValue(reading.st, 'B', 'C')])).status).toBe(409);
    expect(await listValues(child)).toEqual(['B', 'A']);
  });

  it('is a document of a Validated company', async () => {
    const { child, st } = await addReport({ ticker: 'LOCKED' });
    expect((await save('analyst', child, [setValue(st, 'B', 'C')])).problem()).toMatchObject({
      code: 'wrong-state',
      message: "Change status to 'Initiated' to enable editing",
    });
    const none = await addReport({ ticker: '' });
    expect((await save('analyst', none.child, [setValue(none.st, 'B', 'C')])).status).toBe(200);
  });
});

it('nobody saves what they do not see, or may not save', async () => {
  const { child, st } = await addReport({ ticker: 'LOCKED' });
  expect((await save('other', child, [setValue(st, 'B', 'C')])).status).toBe(404);
  expect((await save('licensed', child, [setValue(st, 'B', 'C')])).status).toBe(403);
  expect((await save('analyst', NOWHERE, [setValue(st, 'B', 'C')])).status).toBe(404);
  expect(await listValues(child)).toEqual(['B', 'A']);
});
