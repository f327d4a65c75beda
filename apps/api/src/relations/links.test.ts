// Links over HTTP: linked either way round, by whoever may, to nothing that they may not see; what is refused says what to do.

import { listAuditEntries } from '@vigilo/contract/audit';
import { getDocument } from '@vigilo/contract/documents';
import { listWorkflowActions } from '@vigilo/contract/workflow';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeReader } from '../changes/testing/change-reader.ts';
import { LinkedWorld } from './testing/linked-world.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: LinkedWorld;

beforeAll(async () => {
  world = await LinkedWorld.start();
});
afterAll(() => world.review.server.stop());

describe('links', () => {
  it('are seen from both sides, and replaced by what is sent last', async () => {
    const [one, two, three] = [await world.add(), await world.add(), await world.add()];
    const reply = await world.link('analyst', one, [two, three]);
    expect(reply.json()).toMatchObject({
      message: 'Update Document Links',
      data: { UserStatus: 'Not Reviewed', version: 2, exported: null },
    });
    expect(await world.linked('analyst', one)).toEqual([two.child, three.child].toSorted());
    expect(await world.linked('analyst', two)).toEqual([one.child]);
    expect((await world.link('analyst', two, [])).status).toBe(200);
    expect(await world.linked('analyst', one)).toEqual([three.child]);
    expect(await world.linked('analyst', two)).toEqual([]);
  });

  it('are stored once, whichever side asks, also when both ask at once', async () => {
    const [one, two] = [await world.add(), await world.add()];
    const both = await Promise.all([world.link('analyst', one, [two]), world.link('approver', two, [one])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const stored = await world.review.query((tx) =>
      tx
        .selectFrom('document_links')
        .selectAll()
        .where('tenant_id', '=', world.review.tenant.id)
        .where('first_id', 'in', [one.child, two.child])
        .execute(),
    );
    expect(stored).toEqual([expect.objectContaining({ first_id: [one.child, two.child].toSorted()[0] })]);
  });

  it('are named with the document that they lead to', async () => {
    const [one, two] = [await world.add(), await world.add({ type: 'Receipt' })];
    await world.link('analyst', one, [two]);
    expect((await world.read('analyst', one.child)).LinkedDocuments).toEqual([
      {
        id: two.child,
        documentType: 'Receipt',
        linkType: 'chosen',
        parentDocumentId: two.document,
        documentName: two.name,
      },
    ]);
  });

  it('may be made of what is Validated, and are offered as an action', async () => {
    const [one, two] = [await world.add(), await world.add()];
    await world.review.putStatus(one.child, 'Validated');
    const offered = await world.as('analyst').call(listWorkflowActions, { params: { entity: one.child } });
    expect(offered.data).toContainEqual({
      ActionName: 'Update Document Links',
      ComponentName: 'UPDATE_PROCESSED_DOCUMENT_RELATIONS',
      Category: 'User',
      refusal: null,
    });
    const right = { ComponentName: 'UPDATE_PROCESSED_DOCUMENT_RELATIONS' };
    expect((await world.link('analyst', one, [two], right)).status).toBe(200);
  });

  it('are refused to who read another version, of either side', async () => {
    const [one, two, three] = [await world.add(), await world.add(), await world.add()];
    expect((await world.link('analyst', one, [two], { version: 1 })).status).toBe(200);
    const stale = await world.link('analyst', two, [three], { version: 1 });
    expect(stale.problem().code).toBe('changed-meanwhile');
    expect(await world.linked('analyst', two)).toEqual([one.child]);
    // What changes nothing moves no version.
    expect((await world.link('analyst', two, [one], { version: 2 })).json()).toMatchObject({
      data: { version: 2 },
    });
  });

  it('stand in the audit log of both sides, and the histories do not name what not everybody sees', async () => {
    const [one, two] = [await world.add(), await world.add({ ticker: 'HIDDEN' })];
    await world.link('admin', one, [two]);
    const { data } = await world
      .as('admin')
      .call(listAuditEntries, { query: { action: 'relations.change' } });
    const entries = data.entries.filter(({ entityId }) => [one.child, two.child].includes(entityId ?? ''));
    expect(entries.map(({ entityId, changes }) => [entityId, changes])).toEqual(
      expect.arrayContaining([
        [one.child, [{ field: 'linked', before: '', after: `${two.name} (Invoice)` }]],
        [two.child, [{ field: 'linked', before: '', after: `${one.name} (Invoice)` }]],
      ]),
    );
    const seen = await world.as('analyst').call(getDocument, { params: { id: one.document } });
    expect(seen.data.history.map(({ action }) => action)).toContain('relations.change');
    expect(JSON.stringify(seen)).not.toContain(two.name);
  });

  it('are heard of by open screens of those who see the document, and by nobody else', async () => {
    const [one, two] = [await world.add(), await world.add()];
    const seeing = await ChangeReader.open(world.review.server, world.as('approver'));
    const blind = await ChangeReader.open(world.review.server, world.as('other'));
    await world.link('analyst', one, [two]);
    await seeing.until(() => seeing.changes.some(({ kind }) => kind === 'documents'));
    expect(blind.changes.filter(({ kind }) => kind === 'documents')).toEqual([]);
    seeing.response.destroy();
    blind.response.destroy();
  });
});

describe('a link is refused', () => {
  const spanish = { headers: { 'accept-language': 'es' } };

  it('to the document itself', async () => {
    const one = await world.add();
    const refused = await world.link('analyst', one, [one]);
    expect(refused.status).toBe(400);
    expect(refused.problem().fields).toEqual({
      'body.LinkedDocuments': 'A document cannot be linked to itself. Take it out of the list.',
    });
  });

  it('to a document of another client, in words for who sees both, and like what is not there for who does not', async () => {
    const [one, foreign] = [await world.add(), await world.add({ client: 'Two', name: 'Foreign.pdf' })];
    const reply = await world.link('admin', one, [foreign]);
    expect(reply.problem()).toMatchObject({
      code: 'wrong-state',
      description: 'Foreign.pdf belongs to another client. Only documents of one client can be linked.',
    });
    const path = `/workflow/actions/${one.child}/${encodeURIComponent('Update Document Links')}`;
    const inSpanish = await world
      .as('admin')
      .post(path, { LinkedDocuments: [{ id: foreign.child }] }, spanish);
    expect(inSpanish.problem().description).toContain('pertenece a otro cliente');
    const hidden = await world.link('analyst', one, [foreign]);
    const nowhere = await world.link('analyst', one, [{ ...foreign, child: NOWHERE }]);
    expect([hidden.status, hidden.problem().description]).toEqual([404, nowhere.problem().description]);
    expect(hidden.text).not.toContain('Foreign.pdf');
    expect(await world.linked('admin', foreign)).toEqual([]);
  });

  it('to a deleted document', async () => {
    const [one, gone] = [await world.add(), await world.add({ name: 'Gone.pdf', isDeleted: true })];
    const reply = await world.link('admin', one, [gone]);
    expect(reply.problem()).toMatchObject({
      code: 'wrong-state',
      description: 'Gone.pdf is deleted. Restore it before you link it, or leave it out.',
    });
  });

  it('as a whole: of several documents either all are linked or none', async () => {
    const [one, two, gone] = [await world.add(), await world.add(), await world.add({ isDeleted: true })];
    expect((await world.link('admin', one, [two, gone])).status).toBe(409);
    expect(await world.linked('admin', one)).toEqual([]);
  });

  it('without the list, and the list with another action', async () => {
    const one = await world.add();
    const without = await world.review.perform('analyst', one.child, 'Update Document Links');
    expect(without.problem().fields).toHaveProperty(['body.LinkedDocuments']);
    const other = await world.review.perform('analyst', one.child, 'Start Review', { LinkedDocuments: [] });
    expect(other.problem().fields).toHaveProperty(['body.LinkedDocuments']);
  });

  it('at a document that is deleted, under way or not there', async () => {
    const [moving, two] = [await world.add({ status: 'In Process' }), await world.add()];
    expect((await world.link('analyst', moving, [two])).status).toBe(409);
    const gone = await world.add({ isDeleted: true });
    expect((await world.link('admin', gone, [two])).status).toBe(409);
    expect((await world.link('analyst', { ...two, child: NOWHERE }, [])).status).toBe(404);
  });
});

describe('what somebody does not see', () => {
  it('stays linked when they send all that they see', async () => {
    const [one, seen, hidden] = [await world.add(), await world.add(), await world.add({ ticker: 'HIDDEN' })];
    await world.link('admin', one, [seen, hidden]);
    expect(await world.linked('analyst', one)).toEqual([seen.child]);
    expect((await world.link('analyst', one, [])).status).toBe(200);
    expect(await world.linked('analyst', one)).toEqual([]);
    expect(await world.linked('admin', one)).toEqual([hidden.child]);
  });

  it('is also what is deleted, and comes back with it', async () => {
    const [one, two] = [await world.add(), await world.add()];
    await world.link('analyst', one, [two]);
    await world.setDeleted(two, true);
    expect(await world.linked('admin', one)).toEqual([]);
    expect((await world.link('admin', one, [])).status).toBe(200);
    await world.setDeleted(two, false);
    expect(await world.linked('analyst', one)).toEqual([two.child]);
  });

  it('answers like what is not there: to another client, another tenant, and who sees no deleted ones', async () => {
    const one = await world.add();
    const paths = (id: string) => [
      `/child-documents/${id}`,
      `/api/v1/child-documents/${id}/relations`,
      `/child-documents/document-relations/${id}/potential-relations`,
      `/child-documents/document-relations/${id}/potential-relations?vendorMatch=false`,
    ];
    const action = `/workflow/actions/${one.child}/${encodeURIComponent('Update Document Links')}`;
    for (const person of ['other', 'stranger'] as const) {
      for (const [i, path] of paths(one.child).entries()) {
        const readReply = async (asked: string) => {
          const reply = await world.as(person).get(asked);
          return `${reply.status} ${reply.text.replace(/"requestId":"[^"]+"/, '')}`;
        };
        const reply = await readReply(path);
        expect(reply, `${person} ${path}`).toBe(await readReply(paths(NOWHERE)[i] ?? ''));
        expect(reply.slice(0, 3), `${person} ${path}`).toBe('404');
      }
      expect((await world.as(person).post(action, { LinkedDocuments: [] })).status, person).toBe(404);
    }
    for (const path of paths(one.child)) expect((await world.as('analyst').get(path)).status, path).toBe(200);
    expect((await world.as('licensed').get(paths(one.child)[1] ?? '')).status).toBe(403);
    const gone = await world.add({ isDeleted: true });
    for (const path of paths(gone.child)) expect((await world.as('admin').get(path)).status, path).toBe(200);
  });
});

it('to link needs its own permission beside that of actions, and to see links that of relations', async () => {
  const [one, two] = [
    await world.add({ says: { Seller: 'Acme Ltd' } }),
    await world.add({ says: { Seller: 'Bolt Ltd' } }),
  ];
  await world.link('admin', one, [two]);
  const allow = async (without: readonly string[]) => {
    await world.review.query((tx) =>
      tx
        .updateTable('page_filters')
        .set({ allowed: PERMISSION_KEYS.filter((key) => !without.includes(key)) })
        .where('tenant_id', '=', world.review.tenant.id)
        .execute(),
    );
    world.review.passSecond();
  };
  await allow(['update-processed-document-relations']);
  expect((await world.link('analyst', one, [])).problem().description).toContain(
    'update-processed-document-relations',
  );
  await allow(['view-processed-document-relations']);
  const read = await world.read('analyst', one.child);
  expect(read.LinkedDocuments).toEqual([]);
  expect(read.JSONData[0]).toMatchObject({ Linked: [], InterValidation: { status: null, details: [] } });
  await allow(['view-deleted-documents']);
  const gone = await world.add({ name: 'Gone.pdf', isDeleted: true });
  const hidden = await world.link('analyst', one, [two, gone]);
  expect([hidden.status, hidden.text.includes('Gone.pdf')]).toEqual([404, false]);
  await allow([]);
  expect((await world.read('analyst', one.child)).JSONData[0]).toMatchObject({
    InterValidation: { status: 'invalid' },
  });
});
