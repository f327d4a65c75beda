// Approving under four eyes, and rejecting with a reason, over HTTP: who changed what decides, in the transaction, and everybody reads why and whose turn it is.

import { getDocument } from '@vigilo/contract/documents';
import { getChildDocument, getExtractedTable } from '@vigilo/contract/extraction';
import { saveChildDocument, saveTables } from '@vigilo/contract/review';
import { changeReviewRules, getReviewRules, listWorkflowActions } from '@vigilo/contract/workflow';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import { ReviewWorld } from './testing/review-world.ts';

type Person = Parameters<ReviewWorld['as']>[0];

const OWN_WORK =
  'You changed this document yourself. Leave it at In Review: somebody else, who may approve, approves it.';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());
afterEach(() => askForFourEyes(false));

async function askForFourEyes(fourEyes: boolean): Promise<void> {
  await world.as('admin').call(changeReviewRules, { body: { fourEyes } });
}

async function changeRow(
  person: Person,
  child: string,
  build: (rowId: string, value: string) => RowChange,
): Promise<void> {
  const { data } = await world.as(person).call(getChildDocument, { params: { id: child } });
  const [row] = data.JSONData;
  const change = build(row?.id ?? '', row?.Value ?? '');
  await world.as(person).call(saveChildDocument, { params: { id: child }, body: { data: [change] } });
}

const correct = (person: Person, child: string, after: string): Promise<void> =>
  changeRow(person, child, (rowId, before) => ({ kind: 'set', rowId, field: 'Value', before, after }));

const mark = (person: Person, child: string): Promise<void> =>
  changeRow(person, child, (rowId) => ({ kind: 'check', rowId, before: null, after: 'valid' }));

async function changeTable(person: Person, child: string, id: string): Promise<void> {
  const { data } = await world.as(person).call(getExtractedTable, { params: { id } });
  const Value = data.JSONData.Value.map((row) => ({
    id: row.id,
    RowValue: row.RowValue.map((cell) => ({ ColumnSSOT: cell.ColumnSSOT, Value: '12' })),
  }));
  await world.as(person).call(saveTables, {
    body: { childDocumentId: child, tables: [{ id, version: data.version, data: { Value } }] },
  });
}

async function addTabled() {
  const { document } = await world.addReport();
  const made = makeChild('x');
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [made]));
  const [stored] = await world.listChildren(document);
  return { child: stored?.id ?? '', table: made.blocks.find(({ kind }) => kind === 'table')?.id ?? '' };
}

async function findRefusal(person: Person, child: string): Promise<string | null | undefined> {
  const { data } = await world.as(person).call(listWorkflowActions, { params: { entity: child } });
  return data.find(({ ActionName }) => ActionName === 'Approve')?.refusal;
}

describe('four eyes', () => {
  it('are asked for by nobody at first; only an Admin asks for them, which stands in the audit log', async () => {
    const rules = await world.as('admin').call(getReviewRules, {});
    expect(rules.data).toEqual({ fourEyes: false });
    const reply = await world.as('approver').put(changeReviewRules.path, { fourEyes: true });
    expect(reply.status).toBe(403);
    await askForFourEyes(true);
    await askForFourEyes(true);
    const entries = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('tenant_id', '=', world.tenant.id)
        .where('action', '=', 'tenants.change-rules')
        .execute(),
    );
    expect(entries).toEqual([{ before: { fourEyes: false }, after: { fourEyes: true } }]);
  });

  it('let nobody approve what they changed: a value, a mark or a table; the menu says why, and somebody else approves', async () => {
    await askForFourEyes(true);
    const [valued, marked] = [await world.addReport({ st: 'B' }), await world.addReport({ st: 'B' })];
    const tabled = await addTabled();
    await correct('approver', valued.child, 'A');
    await mark('approver', marked.child);
    await changeTable('approver', tabled.child, tabled.table);
    for (const { child } of [valued, marked, tabled]) {
      await world.perform('approver', child, 'Start Review');
      expect(await findRefusal('approver', child)).toBe(OWN_WORK);
      const own = await world.perform('approver', child, 'Approve');
      expect(own.problem()).toMatchObject({ code: 'not-allowed', description: OWN_WORK });
      expect(await findRefusal('admin', child)).toBeNull();
      expect((await world.perform('admin', child, 'Approve')).status).toBe(200);
    }
  });

  it('count what was changed since the last approval alone, and hold only where they are asked for', async () => {
    const { child } = await world.addReport({ st: 'B' });
    await correct('approver', child, 'A');
    await world.perform('approver', child, 'Start Review');
    expect(await findRefusal('approver', child)).toBeNull();
    expect((await world.perform('approver', child, 'Approve')).status).toBe(200);
    await askForFourEyes(true);
    await world.perform('approver', child, 'Start Review');
    expect((await world.perform('approver', child, 'Approve')).status).toBe(200);
    await world.perform('analyst', child, 'Start Review');
    await correct('admin', child, 'B');
    expect(await findRefusal('admin', child)).toBe(OWN_WORK);
    expect((await world.perform('approver', child, 'Approve')).status).toBe(200);
  });
});

describe('a rejection', () => {
  it('needs a reason, and nothing else has one', async () => {
    const { child } = await world.addReport();
    await world.perform('approver', child, 'Start Review');
    for (const body of [{}, { reason: '  ' }]) {
      const reply = await world.perform('approver', child, 'Reject', body);
      expect(reply.problem().fields).toEqual({ 'body.reason': 'Say why the document is rejected.' });
    }
    const approved = await world.perform('approver', child, 'Approve', { reason: 'Fine' });
    expect(approved.problem().fields).toEqual({ 'body.reason': 'Only a rejection has a reason.' });
    expect((await world.perform('approver', child, 'Reject', { reason: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('says to everybody who sees the document why, and whose turn it is: who changed it, else who uploaded it', async () => {
    const { document, child } = await world.addReport({
      st: 'B',
      userId: world.tenant.userId('analyst@t.test'),
    });
    const reject = async (reason: string) => {
      await world.perform('approver', child, 'Start Review');
      await world.perform('approver', child, 'Reject', { reason });
      return (await world.as('admin').call(getDocument, { params: { id: document } })).data;
    };
    const first = await reject('The rating is of last year.\nSee page 1.');
    const [row] = first.children;
    expect(row?.rejection).toMatchObject({
      reason: 'The rating is of last year.\nSee page 1.',
      by: 'approver',
      returnsTo: ['analyst'],
    });
    expect(first.history[0]).toMatchObject({
      action: 'workflow.reject',
      detail: 'status: Rejected; The rating is of last year.\nSee page 1.',
    });
    const detail = await world.as('analyst').call(getChildDocument, { params: { id: child } });
    expect(detail.data.rejection).toEqual(row?.rejection);

    await correct('admin', child, 'A');
    const second = await reject('Still of last year.');
    expect(second.children[0]?.rejection).toMatchObject({
      reason: 'Still of last year.',
      returnsTo: ['admin'],
    });
    await world.perform('analyst', child, 'Start Review');
    const open = await world.as('analyst').call(getChildDocument, { params: { id: child } });
    expect(open.data.rejection).toBeNull();
  });
});
