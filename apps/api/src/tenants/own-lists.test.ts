// The sectors and industries of a tenant, and the sources and topics of its events, through HTTP (specification 2, sections 5, 7 and 8; 3, sections 2.2 and 7).

import { changeCompany, removeCompany } from '@vigilo/contract/companies';
import { addEvent } from '@vigilo/contract/events';
import {
  addIndustry,
  addSector,
  addSource,
  addTopic,
  listIndustries,
  listSectors,
  listSources,
  listTopics,
  removeIndustry,
  removeSector,
  removeSource,
  removeTopic,
} from '@vigilo/contract/tenants';
import { INDUSTRIES } from '@vigilo/domain/companies/industries';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from '../events/testing/event-desk.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: EditingTenant;
beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

const LISTS = [
  {
    kind: 'sector',
    list: listSectors,
    add: addSector,
    remove: removeSector,
    starts: [...SECTORS],
    added: 'Sector added Successfully',
    exists: 'Sector already exists.',
  },
  {
    kind: 'industry',
    list: listIndustries,
    add: addIndustry,
    remove: removeIndustry,
    starts: INDUSTRIES.map(({ name }) => name),
    added: 'Industry added Successfully',
    exists: 'Industry already exists.',
  },
] as const;

describe.each(LISTS)('the list of $kind', ({ kind, list, add, remove, starts, added, exists }) => {
  const send = (name: string) => world.as('analyst').post(add.path, { name });
  const names = async () => (await world.as('client').call(list, {})).data.map(({ name }) => name);
  const removing = (id: string) => world.as('analyst').delete(remove.path.replace('{id}', id));

  it('starts with the usual ones, by name', async () => {
    expect(await names()).toEqual([...starts].toSorted(new Intl.Collator('en').compare));
  });

  it('takes a new name, once whatever its case, and companies may have it at once', async () => {
    const reply = await world.as('analyst').call(add, { body: { name: `  New ${kind} é ` } });
    expect(reply).toMatchObject({ message: added, data: { name: `New ${kind} é` } });
    const again = await send(`NEW ${kind} e\u0301`);
    expect([again.status, again.problem().code, again.problem().message]).toEqual([
      409,
      'already-exists',
      exists,
    ]);
    const id = await world.add();
    expect(
      (
        await world
          .as('analyst')
          .call(changeCompany, { body: { companyID: id, Company: { [kind]: `new ${kind} É` } } })
      ).data[kind],
    ).toBe(`New ${kind} é`);
    expect((await world.audited(reply.data._id))[0]).toMatchObject({
      action: 'tenants.add',
      after: { name: `New ${kind} é` },
    });
  });

  it('takes no empty name and none too long', async () => {
    for (const name of ['', '   ', '\u200b', 'n'.repeat(201)])
      expect((await send(name)).status, JSON.stringify(name)).toBe(400);
    expect((await send(' ')).problem().fields).toEqual({ 'body.name': '* Please fill mandatory fields.' });
  });

  it('keeps a name as long as a company that is not deleted has it', async () => {
    const { data } = await world.as('analyst').call(add, { body: { name: `Held ${kind}` } });
    const holders = [
      await world.add({ [kind]: `Held ${kind}` }),
      await world.add({ [kind]: `held ${kind}` }),
    ];
    const refused = await removing(data._id);
    expect([refused.status, refused.problem()]).toMatchObject([
      409,
      {
        code: 'wrong-state',
        message: `2 companies have this ${kind}.`,
        description: 'Give them another one first.',
      },
    ]);
    await world.as('approver').call(changeCompany, {
      body: { companyID: holders[0] ?? '', Company: { sector: 'Energy', industry: 'Coal' } },
    });
    expect((await removing(data._id)).problem().message).toBe(`One company has this ${kind}.`);
    await world.as('approver').delete(removeCompany.path.replace('{id}', holders[1] ?? ''));
    expect((await removing(data._id)).json()).toEqual({ status: 'success' });
    expect(await names()).not.toContain(`Held ${kind}`);
    expect([(await removing(data._id)).status, (await removing(NOWHERE)).status]).toEqual([404, 404]);
  });

  it('twenty times the same name at once is there once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(i % 2 === 0 ? `Raced ${kind}` : `RACED ${kind}`)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('never loses a name that a company is being given', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `Round ${round} ${kind}`;
      const { data } = await world.as('analyst').call(add, { body: { name } });
      const id = await world.add();
      const [changed, removed] = await Promise.all([
        world.as('approver').post(changeCompany.path, { companyID: id, Company: { [kind]: name } }),
        removing(data._id),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([changed.status, removed.status]);
    }
  });

  it('is not for client users to change', async () => {
    expect((await world.as('client').post(add.path, { name: 'Theirs' })).status).toBe(403);
  });
});

const EVENT_NAMES = [
  {
    kind: 'source',
    list: listSources,
    add: addSource,
    remove: removeSource,
    exists: 'Source already exists.',
  },
  { kind: 'topic', list: listTopics, add: addTopic, remove: removeTopic, exists: 'Topic already exists.' },
] as const;

describe.each(EVENT_NAMES)('the list of $kind', ({ kind, list, add, remove, exists }) => {
  const send = (name: string) => world.as('analyst').post(add.path, { name });
  const names = async () => (await world.as('client').call(list, {})).data.map(({ name }) => name);
  const removing = (id: string) => world.as('analyst').delete(remove.path.replace('{id}', id));

  it('takes a new name, once whatever its case', async () => {
    const reply = await world.as('analyst').call(add, { body: { name: ` Zeitung ${kind} ` } });
    expect(reply).toMatchObject({
      status: 'success',
      message: 'Source added Successfully',
      data: { name: `Zeitung ${kind}` },
    });
    const again = await send(`ZEITUNG ${kind}`);
    expect([again.status, again.problem().code, again.problem().message]).toEqual([
      409,
      'already-exists',
      exists,
    ]);
    for (const name of ['', '\u200b', 'n'.repeat(201)]) expect((await send(name)).status).toBe(400);
    expect((await world.audited(reply.data._id))[0]).toMatchObject({
      action: 'tenants.add',
      after: { name: `Zeitung ${kind}` },
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(`Raced ${kind}`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('loses a name from what is offered; events keep it, and others have it again only once it is added again', async () => {
    const desk = await EventDesk.of(world);
    const name = `Kept ${kind}`;
    const { data: entry } = await world.as('analyst').call(add, { body: { name } });
    const event = await desk.add({ [kind]: name });
    expect((await removing(entry._id)).json()).toEqual({ status: 'success' });
    expect(await names()).not.toContain(name);
    expect((await world.audited(entry._id)).at(-1)).toMatchObject({
      action: 'tenants.remove',
      before: { name },
    });
    await desk.change(await desk.edit(event, { title: `New title ${kind}` }));
    expect([(await desk.row(event))[kind], (await names()).includes(name)]).toEqual([name, false]);
    const draft = desk.draft({ [kind]: name });
    const refused = await world.as('approver').post(addEvent.path, draft);
    expect(refused.problem()).toMatchObject({
      message: 'Choose a value from the list.',
      fields: { [`body.${kind}`]: 'Choose a value from the list.' },
    });
    await world.as('analyst').call(add, { body: { name } });
    expect((await world.as('approver').post(addEvent.path, draft)).status).toBe(200);
    expect([(await removing(entry._id)).status, (await removing(NOWHERE)).status]).toEqual([404, 404]);
  });

  it('is not for client users to change', async () => {
    expect([
      (await world.as('client').post(add.path, { name: 'Theirs' })).status,
      (await world.as('client').delete(remove.path.replace('{id}', NOWHERE))).status,
    ]).toEqual([403, 403]);
  });
});
