// Names that the news give a company are learnt from the events that analysts moved to it, on real PostgreSQL.

import { changeCompany, getCompany } from '@vigilo/contract/companies';
import { ingestEvents } from '@vigilo/contract/news';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { learnAliasesFor } from './alias-learning.service.ts';

const TITLES = ['Zorbie Klemt wins order', 'Zorbie Klemt shares rise', 'Zorbie Klemt raises outlook'];

let world: EditingTenant;

beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

/** News of a company that analysts made its events. */
async function accept(companyId: string, ticker: string, titles: readonly string[]): Promise<void> {
  const items = titles.map((title) => ({ ticker, title, date: '2026-11-01', source: 'Wire' }));
  expect((await world.as('analyst').post(ingestEvents.path, { items })).status).toBe(200);
  await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .updateTable('events')
      .set({ stage: 'company', topic: 'Contracts', score: 100, type: 'Company' })
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', companyId)
      .execute(),
  );
}

const learn = () => learnAliasesFor(world.server.db, world.tenant.id, new Date());
const aliasesOf = async (id: string) =>
  (await world.as('admin').call(getCompany, { params: { id } })).data.aliases;

it('a name is learnt once, noted in the audit log, finds the company, and is not learnt again when it was removed', async () => {
  const draft = world.draft({ aliases: 'Old Name' });
  const id = await world.add(draft);
  await accept(id, draft.ticker, TITLES.slice(0, 2));
  expect(await learn()).toBe(0);
  await accept(id, draft.ticker, TITLES.slice(2));
  expect([await learn(), await aliasesOf(id)]).toEqual([1, 'Old Name, Zorbie Klemt']);
  expect(await world.audited(id)).toContainEqual({
    action: 'companies.change',
    before: { aliases: 'Old Name' },
    after: { aliases: 'Old Name, Zorbie Klemt' },
  });
  const found = await world
    .as('analyst')
    .call(ingestEvents, { body: { items: [{ title: 'Zorbie Klemt opens a plant' }] } });
  expect(found.data.items).toMatchObject([{ outcome: 'added', companyID: id }]);
  expect(await learn()).toBe(0);
  await world
    .as('approver')
    .call(changeCompany, { body: { companyID: id, Company: { aliases: 'Old Name' } } });
  expect([await learn(), await aliasesOf(id)]).toEqual([0, 'Old Name']);
});
