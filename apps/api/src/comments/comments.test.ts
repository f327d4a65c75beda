// Comments over HTTP (specification 3, sections 6 and 7; issue 15): threads on a document, a row and a cell, whom they name, who may read and write them, and
// that reading a document anew loses none.

import {
  addCommentThread,
  answerComments,
  listChildComments,
  listDocumentComments,
  listMentions,
  listNameable,
  resolveComments,
} from '@vigilo/contract/comments';
import type { CommentThread } from '@vigilo/contract/comments';
import { getChildDocument, getExtractedTable } from '@vigilo/contract/extraction';
import { CREDIT_RISK_RATING_REPORT } from '@vigilo/domain/extraction/types/credit-report';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import { ratingRow, ReviewWorld } from '../workflow/testing/review-world.ts';

type Person = Parameters<ReviewWorld['as']>[0];

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

async function addReport() {
  const { document, child } = await world.addReport({ st: 'B', lt: 'A' });
  const { data } = await world.as('analyst').call(getChildDocument, { params: { id: child } });
  return { document, child, st: data.JSONData[0]?.id ?? '', lt: data.JSONData[1]?.id ?? '' };
}

async function comment(person: Person, id: string, text: string, cell?: { rowId: string; column?: string }) {
  const { data } = await world
    .as(person)
    .call(addCommentThread, { body: { id, comment: text, ...(cell && { cell }) } });
  return data;
}

async function answer(person: Person, { id }: CommentThread, text: string) {
  return (await world.as(person).call(answerComments, { params: { id }, body: { comment: text } })).data;
}

async function list(person: Person, id: string) {
  return (await world.as(person).call(listChildComments, { params: { id } })).data;
}

const change = (person: Person, id: string, body: object) =>
  world.as(person).send('PUT', `/api/v1/comments/${id}`, { body });
const remove = (person: Person, id: string) => world.as(person).send('DELETE', `/api/v1/comments/${id}`, {});

describe('a thread', () => {
  it('is about the document, a row or a cell, and is read by everybody who sees the document', async () => {
    const { child, document, st } = await addReport();
    await comment('analyst', child, 'Whole <b>document</b>');
    await comment('analyst', child, 'The row', { rowId: st });
    const cell = await comment('analyst', child, 'The cell', { rowId: st, column: 'value' });
    expect(cell).toMatchObject({
      childDocumentId: child,
      isGone: false,
      cell: { rowId: st, tableId: null, column: 'value', key: 'ST Rating', value: 'B' },
      comments: [{ text: 'The cell', isOwn: true, can: ['change', 'remove'] }],
      can: ['answer', 'resolve'],
    });
    const threads = await list('approver', child);
    expect(threads.map(({ comments }) => comments[0]?.text)).toEqual([
      'The cell',
      'The row',
      'Whole <b>document</b>',
    ]);
    expect(threads[0]?.comments[0]).toMatchObject({ isOwn: false, can: [] });
    const all = await world.as('approver').call(listDocumentComments, { params: { id: document } });
    expect(all.data).toEqual(threads);
  });

  it('is about a row of a child table, found by its table', async () => {
    const { document } = await world.addReport();
    await world.query((tx) =>
      saveChildren(tx, { tenantId: world.tenant.id, id: document }, [makeChild('X')]),
    );
    const [child] = await world.listChildren(document);
    const childId = child?.id ?? '';
    const { data } = await world.as('analyst').call(getChildDocument, { params: { id: childId } });
    const tableId = data.JSONData.find(({ ValueType }) => ValueType === 'table')?.Value ?? '';
    const table = await world.as('analyst').get(`/tables/${tableId}`);
    const rowId = getExtractedTable.reply.parse(table.json()).data.JSONData.Value[0]?.id ?? '';
    const body = { id: childId, comment: 'Too dear', cell: { rowId, tableId, column: 'Price' } };
    const thread = (await world.as('analyst').call(addCommentThread, { body })).data;
    expect(thread.cell).toEqual({
      rowId,
      tableId,
      column: 'Price',
      key: 'Line Items',
      label: 'Pens X',
      value: '@SUM(1)',
    });
    // A row of one table is none of the primary table.
    const wrong = await world
      .as('analyst')
      .post('/digitizedDocument/setComments', { id: childId, comment: 'x', cell: { rowId } });
    expect(wrong.status).toBe(404);
  });

  it('is answered, resolved, and open again once somebody answers', async () => {
    const { child } = await addReport();
    const begun = await comment('analyst', child, 'Why B?');
    const answered = await answer('approver', begun, 'See page 1.');
    expect(answered.comments.map(({ text, author }) => [text, author !== ''])).toEqual([
      ['Why B?', true],
      ['See page 1.', true],
    ]);
    const resolve = (isResolved: boolean, version: number) =>
      world.as('analyst').post(resolveComments.path.replace('{id}', begun.id), { isResolved, version });
    const stale = await resolve(true, begun.version);
    expect([stale.status, stale.problem().code]).toEqual([409, 'changed-meanwhile']);
    expect((await resolve(true, answered.version)).status).toBe(200);
    const [resolved] = await list('approver', child);
    expect(resolved).toMatchObject({ isResolved: true, can: ['answer', 'reopen'] });
    expect(resolved?.resolvedBy).not.toBe('');
    expect((await answer('approver', begun, 'Still not.')).isResolved).toBe(false);
  });

  it("has comments that their author edits and deletes while nobody answered, and nobody else's", async () => {
    const { child } = await addReport();
    const thread = await comment('analyst', child, 'Frist');
    const [first] = thread.comments;
    const id = first?.id ?? '';
    const { version } = thread;
    expect((await change('approver', id, { comment: 'Mine now', version })).problem()).toMatchObject({
      code: 'wrong-state',
      description: 'Only your own comments can be edited or deleted.',
    });
    expect((await change('analyst', id, { comment: 'First', version: version + 1 })).status).toBe(409);
    expect((await change('analyst', id, { comment: 'First', version })).status).toBe(200);
    const answered = await answer('approver', thread, 'Second');
    expect(answered.comments[0]).toMatchObject({ text: 'First', can: [] });
    expect(answered.comments[0]?.changedAt).not.toBeNull();
    expect((await remove('analyst', id)).problem().code).toBe('wrong-state');
    expect((await remove('approver', answered.comments[1]?.id ?? '')).status).toBe(200);
    expect((await remove('analyst', id)).status).toBe(200);
    expect(await list('analyst', child)).toEqual([]);
    expect((await remove('analyst', id)).status).toBe(404);
  });

  it('stands in the audit log with what was written', async () => {
    const { child } = await addReport();
    const thread = await comment('analyst', child, 'First');
    await change('analyst', thread.comments[0]?.id ?? '', { comment: 'Second', version: thread.version });
    const entries = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('tenant_id', '=', world.tenant.id)
        .where('entity_id', '=', child)
        .orderBy('id')
        .execute(),
    );
    expect(entries).toMatchObject([
      { action: 'comments.add', after: { comment: 'First' } },
      { action: 'comments.change', before: { comment: 'First' }, after: { comment: 'Second' } },
    ]);
  });
});

describe('names', () => {
  it('are those of whoever sees the document and its comments', async () => {
    const { child } = await addReport();
    const { data } = await world.as('analyst').call(listNameable, { params: { id: child } });
    // The licensed client of the same client reads no comments; 'other' has another client.
    expect(data.map(({ email }) => email).toSorted()).toEqual([
      'admin@t.test',
      'analyst@t.test',
      'approver@t.test',
    ]);
  });

  it('tell whoever is named, until they have seen it, and nobody else', async () => {
    const { child, st } = await addReport();
    const thread = await comment('analyst', child, 'Ask @approver@t.test and @other@t.test.', { rowId: st });
    expect(thread.comments[0]?.mentions).toEqual([{ start: 4, length: '@approver@t.test'.length }]);
    const read = async (person: Person) => world.as(person).call(listMentions, {});
    const mentioned = await read('approver');
    expect(mentioned.data[0]).toMatchObject({
      text: 'Ask @approver@t.test and @other@t.test.',
      isNew: true,
      childDocumentId: child,
      key: 'ST Rating',
    });
    expect((await read('other')).data).toEqual([]);
    expect((await read('analyst')).data).toEqual([]);
    expect((await list('approver', child))[0]?.comments[0]?.isNew).toBe(true);
    const seen = { commentIds: [thread.comments[0]?.id] };
    // What somebody else says they saw changes nothing.
    await world.as('analyst').post('/api/v1/comment-mentions/seen', seen);
    expect((await read('approver')).newCount).toBe(mentioned.newCount);
    await world.as('approver').post('/api/v1/comment-mentions/seen', seen);
    const after = await read('approver');
    expect([after.newCount, after.data[0]?.isNew]).toEqual([mentioned.newCount - 1, false]);
  });
});

describe('reading a document anew', () => {
  /** Makes the child documents of a document anew, as its run does. */
  const readAgain = (document: string, rows: readonly ReturnType<typeof ratingRow>[], pages = [1]) =>
    world.query((tx) =>
      saveChildren(tx, { tenantId: world.tenant.id, id: document }, [
        { documentType: CREDIT_RISK_RATING_REPORT.name, pages, rows: [...rows], blocks: [] },
      ]),
    );

  it('leaves comments at the row of the same key and place', async () => {
    const { child, document, st } = await addReport();
    await comment('analyst', child, 'About ST', { rowId: st, column: 'value' });
    await readAgain(document, [ratingRow('LT Rating', 'A'), ratingRow('ST Rating', 'B+')]);
    const [fresh] = await world.listChildren(document);
    const [thread] = await list('approver', fresh?.id ?? '');
    const { data } = await world.as('analyst').call(getChildDocument, { params: { id: fresh?.id ?? '' } });
    expect(thread).toMatchObject({ isGone: false, childDocumentId: fresh?.id, cell: { value: 'B' } });
    expect(thread?.cell?.rowId).toBe(data.JSONData[1]?.id);
  });

  it('leaves them on the document where the row or the child document is gone, saying what they were about', async () => {
    const { child, document, st } = await addReport();
    await comment('analyst', child, 'About ST', { rowId: st });
    await readAgain(document, [ratingRow('LT Rating', 'A')]);
    const [fresh] = await world.listChildren(document);
    expect((await list('approver', fresh?.id ?? ''))[0]).toMatchObject({
      isGone: true,
      childDocumentId: fresh?.id,
      cell: { rowId: null, key: 'ST Rating', value: 'B' },
    });
    await readAgain(document, [ratingRow('ST Rating', 'A')], [7]);
    const [other] = await world.listChildren(document);
    expect((await list('approver', other?.id ?? ''))[0]).toMatchObject({
      isGone: true,
      childDocumentId: null,
      documentType: CREDIT_RISK_RATING_REPORT.name,
      pages: [1],
    });
  });
});

describe('what is refused', () => {
  it('is what is empty, too long, unknown, or about a row that is not there', async () => {
    const { child } = await addReport();
    const post = async (body: object) =>
      (await world.as('analyst').post('/digitizedDocument/setComments', body)).status;
    expect(await post({ id: child, comment: ' \n ' })).toBe(400);
    expect(await post({ id: child, comment: 'x'.repeat(4001) })).toBe(400);
    expect(await post({ id: child, comment: 'x', cell: { rowId: child } })).toBe(404);
    expect(await post({ id: child, comment: 'x', cell: { column: 'value' } })).toBe(400);
    expect(await post({ id: child, comment: 'x', html: true })).toBe(400);
    expect(await list('analyst', child)).toEqual([]);
  });

  it('is everything of a document that somebody does not see', async () => {
    const { child, document } = await addReport();
    const thread = await comment('analyst', child, 'Between us');
    const own = thread.comments[0]?.id ?? '';
    const other = world.as('other');
    for (const path of [
      `/api/v1/child-documents/${child}/comments`,
      `/api/v1/documents/${document}/comments`,
      `/api/v1/child-documents/${child}/nameable-users`,
    ])
      expect((await other.get(path)).status, path).toBe(404);
    const body = { comment: 'Let me in' };
    expect((await other.post('/digitizedDocument/setComments', { id: child, ...body })).status).toBe(404);
    expect((await other.post(`/api/v1/comment-threads/${thread.id}/comments`, body)).status).toBe(404);
    expect((await change('other', own, { ...body, version: thread.version })).status).toBe(404);
    expect((await remove('other', own)).status).toBe(404);
    // Of the same client, but neither reads nor writes comments.
    expect((await world.as('licensed').get(`/api/v1/documents/${document}/comments`)).status).toBe(403);
    expect(await list('analyst', child)).toHaveLength(1);
  });

  it('is writing for who may only read', async () => {
    const { child } = await addReport();
    await comment('approver', child, 'Read this');
    const set = (allowed: readonly string[]) =>
      world.query((tx) =>
        tx
          .updateTable('page_filters')
          .set({ allowed: [...allowed] })
          .where('tenant_id', '=', world.tenant.id)
          .execute(),
      );
    await set(PERMISSION_KEYS.filter((key) => key !== 'add-comments'));
    world.passSecond();
    const [thread] = await list('analyst', child);
    expect([thread?.can, thread?.comments[0]?.can]).toEqual([[], []]);
    const refused = await world
      .as('analyst')
      .post('/digitizedDocument/setComments', { id: child, comment: 'x' });
    expect(refused.status).toBe(403);
    await set(PERMISSION_KEYS);
    world.passSecond();
  });
});
