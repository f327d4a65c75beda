// The website of a company through HTTP: written, shown, put in order, audited, exported, and taken from a file.

import { addCompanies, changeCompany, getCompany, listCompanies } from '@vigilo/contract/companies';
import { getCompaniesExcel } from '@vigilo/contract/reports';
import { getCompanySummary } from '@vigilo/contract/summary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditingTenant } from './testing/editing-tenant.ts';

let world: EditingTenant;
beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

const change = (companyID: string, website: string) =>
  world.as('approver').post(changeCompany.path, { companyID, Company: { website } });

async function websiteFor(id: string): Promise<string | null> {
  return (await world.as('client').call(getCompany, { params: { id } })).data.website;
}

it('is kept as it was given, shown in lists and on the summary page, and audited', async () => {
  const id = await world.add({ website: ' https://orbit.test/about ' });
  expect(await websiteFor(id)).toBe('https://orbit.test/about');
  const { companies } = (await world.as('client').call(listCompanies, { body: { limit: 100 } })).data;
  expect(companies.find(({ _id }) => _id === id)?.website).toBe('https://orbit.test/about');
  expect((await change(id, 'http://orbit.example')).status).toBe(200);
  const { company } = (await world.as('client').call(getCompanySummary, { params: { id } })).data;
  expect(company.website).toBe('http://orbit.example');
  expect((await world.audited(id)).at(-1)).toEqual({
    action: 'companies.change',
    before: { website: 'https://orbit.test/about' },
    after: { website: 'http://orbit.example' },
  });
});

it('need not be given, and can be taken away again', async () => {
  const id = await world.add();
  expect(await websiteFor(id)).toBeNull();
  await change(id, 'https://orbit.test');
  expect((await change(id, '')).status).toBe(200);
  expect(await websiteFor(id)).toBeNull();
});

it.each([
  'javascript:alert(1)',
  'orbit.test',
  'https://user:secret@orbit.test',
  `https://orbit.test/${'x'.repeat(2048)}`,
])('is refused where it is no address of the web: %s', async (website) => {
  const reply = await world
    .as('approver')
    .post(addCompanies.path, { arrayOfCompanies: [world.draft({ website })] });
  expect([reply.status, reply.problem().code]).toEqual([400, 'invalid-input']);
});

it('puts companies in order, those without one last', async () => {
  await world.add({ website: 'https://b.test' });
  await world.add({ website: 'https://a.test' });
  const sorted = async (descending: boolean) => {
    const body = { sort: 'website', descending, limit: 100 } as const;
    return (await world.as('approver').call(listCompanies, { body })).data.companies.map(
      ({ website }) => website,
    );
  };
  const up = await sorted(false);
  const given = up.filter((website) => website !== null);
  expect(given).toEqual(given.toSorted());
  expect(up.slice(given.length)).toEqual(up.slice(given.length).map(() => null));
  expect((await sorted(true)).slice(0, given.length)).toEqual(given.toReversed());
});

it('is a column of the Excel file', async () => {
  const reply = await world.as('approver').post(getCompaniesExcel.path, { columns: ['ticker', 'website'] });
  expect(reply.status).toBe(200);
});
