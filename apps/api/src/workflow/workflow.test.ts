// The actions of child documents over HTTP: which are offered, who may take them, what they do, and that of two at once one is refused.

import { getDocument } from '@vigilo/contract/documents';
import { listWorkflowActions } from '@vigilo/contract/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeReader } from '../changes/testing/change-reader.ts';
import { ReviewWorld } from './testing/review-world.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

const WHY = { reason: 'Net income is of the year before.' };

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

async function listNames(person: 'approver' | 'analyst', childId: string): Promise<string[]> {
  const { data } = await world.as(person).call(listWorkflowActions, { params: { entity: childId } });
  return data.map(({ ActionName }) => ActionName);
}

async function readStatus(documentId: string): Promise<string> {
  const { data } = await world.as('approver').call(getDocument, { params: { id: documentId } });
  return data.UserStatus;
}

describe('the actions', () => {
  it('are those of the status, with their menu and component', async () => {
    const { child } = await world.addReport();
    const { data, version } = await world
      .as('approver')
      .call(listWorkflowActions, { params: { entity: child } });
    expect(version).toBe(1);
    expect(data).toEqual([
      {
        ActionName: 'Re-run Validation',
        ComponentName: 'REDIGITIZE_DOCUMENTS',
        Category: 'System',
        refusal: null,
      },
      { ActionName: 'Re-extract', ComponentName: 'REDIGITIZE_DOCUMENTS', Category: 'System', refusal: null },
      {
        ActionName: 'Update Document Links',
        ComponentName: 'UPDATE_PROCESSED_DOCUMENT_RELATIONS',
        Category: 'User',
        refusal: null,
      },
      { ActionName: 'Start Review', ComponentName: 'PERFORM_ACTIONS', Category: 'User', refusal: null },
      { ActionName: 'Post', ComponentName: 'POST_DOCUMENTS', Category: 'User', refusal: null },
    ]);
  });

  it('lead from Not Reviewed over a review to Validated and back, and the document and its history say so', async () => {
    const { document, child } = await world.addReport();
    const seen = [];
    for (const action of ['Start Review', 'Reject', 'Start Review', 'Approve', 'Start Review'] as const) {
      const reply = await world.perform('approver', child, action, action === 'Reject' ? WHY : {});
      expect([action, reply.status]).toEqual([action, 200]);
      seen.push(await readStatus(document));
    }
    expect(seen).toEqual(['In Review', 'Rejected', 'In Review', 'Validated', 'In Review']);
    const { data } = await world.as('approver').call(getDocument, { params: { id: document } });
    expect(data.history.map(({ action, detail }) => `${action} ${detail}`).slice(0, 2)).toEqual([
      'workflow.start-review status: In Review',
      'workflow.approve status: Validated',
    ]);
    expect(data.version).toBe(6);
  });

  it('are refused where the status does not offer them, with what to do', async () => {
    const { child } = await world.addReport();
    const reply = await world.perform('approver', child, 'Approve');
    expect(reply.problem()).toMatchObject({
      code: 'wrong-state',
      description: 'This action is not offered at the present status. Reload the document.',
    });
    await world.perform('approver', child, 'Start Review');
    const moving = await world.addReport({ status: 'In Process' });
    expect((await world.perform('approver', moving.child, 'Start Review')).status).toBe(409);
    expect(await listNames('approver', moving.child)).toEqual([]);
  });

  it('are refused to a stale version, and to the second of two at once', async () => {
    const { child } = await world.addReport();
    expect((await world.perform('approver', child, 'Start Review', { version: 1 })).status).toBe(200);
    const stale = await world.perform('approver', child, 'Approve', { version: 1 });
    expect(stale.problem().code).toBe('changed-meanwhile');
    const both = await Promise.all([
      world.perform('approver', child, 'Approve', { version: 2 }),
      world.perform('admin', child, 'Reject', { version: 2, ...WHY }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('take no body that speaks of another child document or component', async () => {
    const { child } = await world.addReport();
    const other = await world.perform('approver', child, 'Start Review', { childDocumentId: NOWHERE });
    expect(other.problem().fields).toHaveProperty(['body.childDocumentId']);
    const component = await world.perform('approver', child, 'Start Review', { ComponentName: 'ADMIN_DASH' });
    expect(component.problem().fields).toHaveProperty(['body.ComponentName']);
    const right = { childDocumentId: child, ComponentName: 'PERFORM_ACTIONS' };
    expect((await world.perform('approver', child, 'Start Review', right)).status).toBe(200);
  });
});

it('is heard by the open screens of those who see the document, and by nobody else', async () => {
  const { child } = await world.addReport({ ticker: 'LOCKED' });
  const seeing = await ChangeReader.open(world.server, world.as('approver'));
  const blind = await ChangeReader.open(world.server, world.as('other'));
  await world.perform('analyst', child, 'Start Review');
  await seeing.until(() => seeing.changes.some(({ kind }) => kind === 'documents'));
  expect(blind.changes.filter(({ kind }) => kind === 'documents')).toEqual([]);
  seeing.response.destroy();
  blind.response.destroy();
});

describe('an analyst', () => {
  it('reviews and rejects, but does not approve', async () => {
    const { document, child } = await world.addReport();
    await world.perform('analyst', child, 'Start Review');
    expect(await listNames('analyst', child)).toEqual([
      'Re-run Validation',
      'Re-extract',
      'Update Document Links',
      'Reject',
      'Post',
    ]);
    expect((await world.perform('analyst', child, 'Approve')).problem()).toMatchObject({
      code: 'not-allowed',
      description: 'Analysts may not approve. Ask an approver to do it.',
    });
    expect(await readStatus(document)).toBe('In Review');
    expect((await world.perform('analyst', child, 'Reject', WHY)).status).toBe(200);
  });
});

describe('somebody who does not see the document', () => {
  it('finds no actions and performs none', async () => {
    const { document, child } = await world.addReport();
    expect((await world.as('other').get(`/workflow/actions/${child}`)).status).toBe(404);
    expect((await world.perform('other', child, 'Start Review')).status).toBe(404);
    expect((await world.perform('approver', NOWHERE, 'Start Review')).status).toBe(404);
    expect((await world.as('licensed').get(`/workflow/actions/${child}`)).status).toBe(403);
    expect(await readStatus(document)).toBe('Not Reviewed');
  });
});

describe('what works on the whole document', () => {
  it('puts it into the queue, from the step of the action', async () => {
    const { document, child } = await world.addReport();
    expect((await world.perform('analyst', child, 'Re-extract')).status).toBe(200);
    const { data } = await world.as('analyst').call(getDocument, { params: { id: document } });
    expect(data.Status).toBe('In Queue');
    expect(data.history[0]).toMatchObject({
      action: 'documents.redigitize',
      detail: 'from the step: extract',
    });
  });

  it('spares what is Validated', async () => {
    const { child } = await world.addApproved();
    const reply = await world.perform('approver', child, 'Re-run Validation');
    expect(reply.problem()).toMatchObject({ code: 'wrong-state' });
    expect(reply.problem().description).toContain('Start its review again');
  });

  it('posts it: without a webhook as a file', async () => {
    const { document, child } = await world.addReport({ st: 'A' });
    const reply = await world.perform('approver', child, 'Post');
    expect(reply.json()).toMatchObject({
      message: 'Post',
      data: {
        UserStatus: 'Not Reviewed',
        offersRatings: false,
        exported: { fileName: expect.stringMatching(/\.json$/) },
      },
    });
    const { data } = await world.as('approver').call(getDocument, { params: { id: document } });
    expect(data.Status).toBe('Posted');
  });
});
