// The language of an event through HTTP: written, shown, put in order and audited. (That files bring it is held by the imports' tests.)

import { addEvent } from '@vigilo/contract/events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from './testing/event-desk.ts';

let world: EditingTenant;
let desk: EventDesk;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  desk = await EventDesk.of(world);
});
afterAll(() => world.server.stop());

it('is kept without the blanks around it, changed, taken away, and audited', async () => {
  const id = await desk.add({ language: ' Spanish ' });
  expect((await desk.row(id)).language).toBe('Spanish');
  expect((await desk.change(await desk.edit(id, { language: 'es' }))).status).toBe(200);
  expect((await desk.row(id)).language).toBe('es');
  expect((await desk.change(await desk.edit(id, { language: '' }))).status).toBe(200);
  expect((await desk.row(id)).language).toBeNull();
  expect((await world.audited(id)).slice(-2)).toMatchObject([
    { action: 'events.change', before: { language: 'Spanish' }, after: { language: 'es' } },
    { action: 'events.change', before: { language: 'es' }, after: { language: '' } },
  ]);
});

it('need not be given', async () => {
  expect((await desk.row(await desk.add())).language).toBeNull();
});

it('is refused where it is longer than any name of a language', async () => {
  const reply = await world.as('approver').post(addEvent.path, desk.draft({ language: 'x'.repeat(36) }));
  expect([reply.status, reply.problem().code]).toEqual([400, 'invalid-input']);
});

it('puts events in order', async () => {
  for (const language of ['fr', '', 'de']) await desk.add({ language });
  const sorted = async (descending: boolean) =>
    (await desk.rows({ sort: 'language', descending })).map(({ language }) => language);
  const up = await sorted(false);
  expect(up.filter((language) => language !== null)).toEqual(['de', 'fr']);
  expect((await sorted(true)).filter((language) => language !== null)).toEqual(['fr', 'de']);
});
