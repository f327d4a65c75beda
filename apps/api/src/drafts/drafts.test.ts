// Drafts over HTTP (decisions.md section 6): what is typed but not saved outlives the session, and is its writer's alone.

import * as calls from '@vigilo/contract/drafts';
import { signOut } from '@vigilo/contract/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const SUBJECT = '01900000-0000-7000-8000-00000000000a';

const clock = { ms: Date.now() };
let server: TestServer;
let writer: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestServer({ now: () => (clock.ms += 1) });
  await addTestTenant(server, {
    users: ['writer', 'other', 'busy'].map((name) => ({ email: `${name}@vigilo.test`, role: 'Analyst' })),
  });
  writer = await signIn(server, 'writer@vigilo.test');
  other = await signIn(server, 'other@vigilo.test');
});

afterAll(() => server.stop());

function save(client: TestClient, form: string, subject: string, content: string, more: object = {}) {
  return client.put(`/api/v1/drafts/${form}/${subject}`, {
    title: 'Ann',
    path: '/admin/users',
    content,
    ...more,
  });
}

describe('drafts', () => {
  it('replace the previous draft and are listed newest first, also after signing in again', async () => {
    const content = JSON.stringify({ name: 'Ann "Ñ" <b>\u0000</b>', at: [1, null] });
    expect((await save(writer, 'users.add', 'new', '{}')).status).toBe(200);
    expect((await save(writer, 'sub-roles.change', SUBJECT, content)).status).toBe(200);
    await writer.call(signOut, { body: {} });
    const again = await signIn(server, 'writer@vigilo.test');
    const { data } = await again.call(calls.listDrafts, {});
    expect(data.map(({ form, subject }) => `${form} ${subject}`)).toEqual([
      `sub-roles.change ${SUBJECT}`,
      'users.add new',
    ]);
    expect(data[0]).toMatchObject({ title: 'Ann', path: '/admin/users', content });
    const { savedAt } = await again.call(calls.saveDraft, {
      params: { form: 'users.add', subject: 'new' },
      body: { title: 'Bea', path: '/admin/users?x=1', content: '[2]' },
    });
    expect(
      (await again.call(calls.listDrafts, {})).data.map(({ title, content: kept, savedAt: at }) => [
        title,
        kept,
        at === savedAt,
      ]),
    ).toEqual([
      ['Bea', '[2]', true],
      ['Ann', content, false],
    ]);
  });

  it("are nobody else's to read, write over or forget", async () => {
    expect((await other.call(calls.listDrafts, {})).data).toEqual([]);
    expect((await save(other, 'users.add', 'new', '"other"')).status).toBe(200);
    expect((await other.delete('/api/v1/drafts/users.add/new')).status).toBe(200);
    expect((await other.delete('/api/v1/drafts/users.add/new')).status).toBe(200);
    const mine = await signIn(server, 'writer@vigilo.test');
    expect((await mine.call(calls.listDrafts, {})).data).toHaveLength(2);
    expect((await mine.delete(`/api/v1/drafts/sub-roles.change/${SUBJECT.toUpperCase()}`)).status).toBe(200);
    expect((await mine.call(calls.listDrafts, {})).data.map(({ form }) => form)).toEqual(['users.add']);
  });

  it('are at most 100 a user, also when many are saved at once', async () => {
    const busy = await signIn(server, 'busy@vigilo.test');
    const subject = (i: number) => `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`;
    const replies = await Promise.all(
      Array.from({ length: 120 }, (_, i) => save(busy, 'users.change', subject(i), '{}')),
    );
    expect([200, 409].map((status) => replies.filter((reply) => reply.status === status).length)).toEqual([
      100, 20,
    ]);
    expect(replies.find(({ status }) => status === 409)?.problem()).toMatchObject({
      code: 'wrong-state',
      message: 'There are 100 drafts already.',
    });
    const kept = (await busy.call(calls.listDrafts, {})).data;
    expect(kept).toHaveLength(100);
    expect((await save(busy, 'users.change', kept[50]?.subject ?? '', '{"again":true}')).status).toBe(200);
    await busy.delete(`/api/v1/drafts/users.change/${kept[0]?.subject}`);
    expect((await save(busy, 'users.add', 'new', '{}')).status).toBe(200);
  });

  it('of one form stay one, however often saved at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save(other, 'clients.add', 'new', String(i))),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(
      (await other.call(calls.listDrafts, {})).data.filter(({ form }) => form === 'clients.add'),
    ).toHaveLength(1);
  });

  it('hold JSON and lead to a page of this application only', async () => {
    for (const content of ['', 'x', '{', "{'a':1}", 'NaN', '[1,]'])
      expect((await save(other, 'a.b', 'new', content)).problem().fields).toEqual({
        'body.content': 'This is not valid JSON',
      });
    expect((await save(other, 'a.b', 'new', `"${'x'.repeat(262_143)}"`)).status).toBe(400);
    for (const path of ['//evil.test', 'https://evil.test', '/\\evil.test', '/\t/evil.test', ''])
      expect((await save(other, 'a.b', 'new', '{}', { path })).problem().fields).toHaveProperty([
        'body.path',
      ]);
    for (const [form, subject] of [
      ['users', 'new'],
      ['a.b', 'old'],
      ['A.b', 'new'],
      ['a.b', '1'],
    ])
      expect((await save(other, form ?? '', subject ?? '', '{}')).status).toBe(400);
    expect((await writer.get('/api/v1/drafts', { headers: { authorization: undefined } })).status).toBe(401);
  });
});
