// Saving child tables over HTTP (specification 3, sections 2.7, 3, 4 and 7): what is stored, who may, what is refused, and that nobody's change is lost.

import { getExtractedTable } from '@vigilo/contract/extraction';
import { saveTables } from '@vigilo/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import type { ReportOptions } from '../workflow/testing/review-world.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

type Person = Parameters<ReviewWorld['as']>[0];

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

/** A child document with a table, and the table as the analyst reads it. */
async function addTable(options: ReportOptions = {}) {
  const { document } = await world.addReport(options);
  const made = makeChild('x');
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [made]));
  const child = (await world.listChildren(document))[0]?.id ?? '';
  const id = made.blocks.find(({ kind }) => kind === 'table')?.id ?? '';
  return { document, child, id };
}

async function read(id: string) {
  return (await world.as('analyst').call(getExtractedTable, { params: { id } })).data;
}

type Table = Awaited<ReturnType<typeof read>>;

/** The table with another text in the first cell. */
function withText({ id, version, JSONData }: Table, text: string) {
  const Value = JSONData.Value.map((row, at) =>
    at > 0
      ? row
      : {
          ...row,
          RowValue: row.RowValue.map((cell, place) => (place > 0 ? cell : { ...cell, Value: text })),
        },
  );
  return { id, version, data: { Value } };
}

function save(person: Person, childDocumentId: string, ...tables: object[]) {
  return world.as(person).post('/tables', { childDocumentId, tables });
}

async function firstText(id: string): Promise<string | undefined> {
  return (await read(id)).JSONData.Value[0]?.RowValue[0]?.Value;
}

describe('a child table', () => {
  it('is stored as it is sent, but for what was printed and where', async () => {
    const { child, id } = await addTable();
    const before = await read(id);
    const sent = withText(before, 'Blue paper');
    const forged = sent.data.Value.map((row) => ({
      ...row,
      RowValue: row.RowValue.map((cell) => ({ ...cell, IsModified: false })),
    }));
    const added = { RowValue: [{ ColumnSSOT: { Value: 'Own' }, Value: '<b>=1+1</b>', RawValue: 'forged' }] };
    const { data } = await world.as('analyst').call(saveTables, {
      body: {
        childDocumentId: child,
        tables: [{ id, version: before.version, data: { Value: [...forged, added] } }],
      },
    });
    const stored = await read(id);
    expect(data).toEqual([stored]);
    expect(stored.version).not.toBe(before.version);
    const [first] = stored.JSONData.Value;
    const printed = before.JSONData.Value[0]?.RowValue[0];
    expect(first?.RowValue[0]).toEqual({ ...printed, Value: 'Blue paper', IsModified: true });
    const own = stored.JSONData.Value.at(-1)?.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === 'Own');
    expect(own).toMatchObject({ Value: '<b>=1+1</b>', RawValue: '', ValueCoordinates: [], IsModified: true });
    expect(first?.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === 'Own')?.Value).toBe('');
  });

  it('keeps the place of a cell whose column is named anew', async () => {
    const { child, id } = await addTable();
    const { version, JSONData } = await read(id);
    const Value = JSONData.Value.map((row) => ({
      ...row,
      RowValue: row.RowValue.map((cell, at) =>
        at > 0 ? cell : { ...cell, ColumnSSOT: { Value: 'Renamed' } },
      ),
    }));
    expect((await save('analyst', child, { id, version, data: { Value } })).status).toBe(200);
    const cell = (await read(id)).JSONData.Value[0]?.RowValue[0];
    expect(cell).toEqual({ ...JSONData.Value[0]?.RowValue[0], ColumnSSOT: { Value: 'Renamed' } });
  });

  it('stands in the audit log cell by cell', async () => {
    const { child, id } = await addTable();
    const before = await read(id);
    const old = before.JSONData.Value[0]?.RowValue[0];
    await save('analyst', child, withText(before, 'Blue paper'));
    const entries = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after', 'actor_id'])
        .where('tenant_id', '=', world.tenant.id)
        .where('entity_id', '=', child)
        .execute(),
    );
    const cell = `Line Items, 1 ${old?.Value}: ${old?.ColumnSSOT.Value}`;
    expect(entries).toMatchObject([
      { action: 'review.change', before: { [cell]: old?.Value }, after: { [cell]: 'Blue paper' } },
    ]);
    expect(entries[0]?.actor_id).not.toBeNull();
  });

  it('that is as it was makes no version', async () => {
    const { child, id } = await addTable();
    const { version, JSONData } = await read(id);
    expect((await save('analyst', child, { id, version, data: JSONData })).status).toBe(200);
    expect((await read(id)).version).toBe(version);
  });

  it('has rows that a person marked, and those marked as valid stay as they are', async () => {
    const { child, id } = await addTable();
    const { version, JSONData } = await read(id);
    const said = { status: 'valid', details: [] };
    const Value = JSONData.Value.map((row) => ({ ...row, IntraValidation: said, InterValidation: said }));
    expect((await save('analyst', child, { id, version, data: { Value } })).status).toBe(200);
    const marked = await read(id);
    expect(marked.JSONData.Value[0]).toMatchObject({ IntraValidation: said, InterValidation: said });
    const reply = await save('analyst', child, withText(marked, 'Other'));
    expect(reply.problem()).toMatchObject({
      code: 'invalid-input',
      fields: { 'body.tables.0.data.Value.0': 'The row is marked as valid. Take the mark off to change it.' },
    });
    const gone = await save('analyst', child, { id, version: marked.version, data: { Value: [] } });
    expect(gone.status).toBe(400);
    const open = withText(marked, 'Other').data.Value.map((row) => ({
      ...row,
      IntraValidation: { status: null },
      InterValidation: { status: null },
    }));
    const third = await save('analyst', child, { id, version: marked.version, data: { Value: open } });
    expect(third.status).toBe(200);
  });
});

describe('of two people', () => {
  it('who save the same table at once one is told, and nothing is lost', async () => {
    const { child, id } = await addTable();
    const before = await read(id);
    const replies = await Promise.all([
      save('analyst', child, withText(before, 'Mine')),
      save('approver', child, withText(before, 'Theirs')),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem()).toMatchObject({
      code: 'changed-meanwhile',
      fields: { 'body.tables.0.version': expect.stringContaining('Somebody else changed the table') },
    });
    expect(await firstText(id)).toBe(replies[0]?.status === 200 ? 'Mine' : 'Theirs');
  });
});

describe('what cannot be saved', () => {
  it('is said cell by cell, and nothing is stored, also of other tables', async () => {
    const { child, id } = await addTable();
    const before = await read(id);
    const [row] = before.JSONData.Value;
    const cell = (name: string, Value = 'x') => ({ ColumnSSOT: { Value: name }, Value });
    const RowValue = [cell('', 'x'), cell('A'), cell('A'), cell('B', 'y'.repeat(10_001))];
    const reply = await save('analyst', child, {
      id,
      version: before.version,
      data: { Value: [{ id: row?.id, RowValue }] },
    });
    expect(reply.problem()).toMatchObject({
      code: 'invalid-input',
      fields: {
        'body.tables.0.data.Value.0.RowValue.0': 'Name the column with at most 200 characters.',
        'body.tables.0.data.Value.0.RowValue.2': 'There is a column of this name.',
        'body.tables.0.data.Value.0.RowValue.3': 'At most 10,000 characters.',
      },
    });
    expect(await read(id)).toEqual(before);
  });

  it('is a row that stands there twice, a table that is asked for twice, and what nobody knows', async () => {
    const { child, id } = await addTable();
    const { version, JSONData } = await read(id);
    const [row] = JSONData.Value;
    const twice = await save('analyst', child, { id, version, data: { Value: [row, row] } });
    const table = { id, version, data: JSONData };
    expect([twice.status, (await save('analyst', child, table, table)).status]).toEqual([400, 400]);
    expect((await save('analyst', child, { ...table, rows: [] })).status).toBe(400);
  });

  it('is what was approved, what is still read, and a document of a Validated company', async () => {
    const { child, id } = await addTable();
    const table = withText(await read(id), 'Other');
    await world.putStatus(child, 'Validated');
    expect((await save('approver', child, table)).problem()).toMatchObject({
      code: 'wrong-state',
      description: 'It is Validated. Start its review again to change its values.',
    });
    const reading = await addTable({ status: 'In Queue' });
    expect((await save('analyst', reading.child, { id: reading.id, data: { Value: [] } })).status).toBe(409);
    const locked = await addTable({ ticker: 'LOCKED' });
    expect(
      (await save('analyst', locked.child, { id: locked.id, data: { Value: [] } })).problem(),
    ).toMatchObject({ code: 'wrong-state', message: "Change status to 'Initiated' to enable editing" });
  });

  it('is what one does not see, may not save, or what is of another child document', async () => {
    const { child, id } = await addTable({ ticker: 'LOCKED' });
    const other = await addTable();
    const table = { id, data: { Value: [] } };
    expect((await save('other', child, table)).status).toBe(404);
    expect((await save('licensed', child, table)).status).toBe(403);
    expect((await save('analyst', NOWHERE, table)).status).toBe(404);
    expect((await save('analyst', other.child, table)).status).toBe(404);
    expect((await save('analyst', other.child, { id: NOWHERE, data: { Value: [] } })).status).toBe(404);
    expect((await read(id)).JSONData.Value.length).toBeGreaterThan(0);
  });
});
