// The market capitalisation of a company through HTTP: written, shown, put in order, audited, exported, on the map, and taken from a file.

import { addCompanies, changeCompany, getCompany, listCompanies } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getCompaniesExcel } from '@vigilo/contract/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditingTenant } from './testing/editing-tenant.ts';

let world: EditingTenant;
beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

const change = (companyID: string, marketCap: string) =>
  world.as('approver').post(changeCompany.path, { companyID, Company: { marketCap } });

async function marketCapFor(id: string): Promise<string | null> {
  return (await world.as('client').call(getCompany, { params: { id } })).data.marketCap;
}

it('is kept without needless zeros, shown in lists and on the map, and audited', async () => {
  const id = await world.add({ marketCap: ' 1,234.50 ' });
  expect(await marketCapFor(id)).toBe('1234.5');
  const { companies } = (await world.as('client').call(listCompanies, { body: { limit: 100 } })).data;
  expect(companies.find(({ _id }) => _id === id)?.marketCap).toBe('1234.5');
  const { columns } = (await world.as('client').call(getHeatMap, { body: {} })).data;
  expect(columns.marketCap[columns.id.indexOf(id)]).toBe(1234.5);
  expect((await change(id, '2000')).status).toBe(200);
  expect((await world.audited(id)).at(-1)).toEqual({
    action: 'companies.change',
    before: { marketCap: '1234.5' },
    after: { marketCap: '2000' },
  });
});

it('need not be given, and can be taken away again', async () => {
  const id = await world.add();
  expect(await marketCapFor(id)).toBeNull();
  await change(id, '0.5');
  expect((await change(id, '')).status).toBe(200);
  expect(await marketCapFor(id)).toBeNull();
});

it.each(['0', '-1', '10000001', 'large', '1e6'])(
  'is refused where it is no number in range: %s',
  async (marketCap) => {
    const reply = await world
      .as('approver')
      .post(addCompanies.path, { arrayOfCompanies: [world.draft({ marketCap })] });
    expect([reply.status, reply.problem().code]).toEqual([400, 'invalid-input']);
  },
);

it('puts companies in order as numbers, those without one last', async () => {
  await world.add({ marketCap: '90' });
  await world.add({ marketCap: '1000' });
  const sorted = async (descending: boolean) => {
    const body = { sort: 'marketCap', descending, limit: 100 } as const;
    return (await world.as('approver').call(listCompanies, { body })).data.companies.map(
      ({ marketCap }) => marketCap,
    );
  };
  const up = await sorted(false);
  const given = up.filter((marketCap) => marketCap !== null);
  expect(given).toEqual(given.toSorted((one, other) => Number(one) - Number(other)));
  expect(up.slice(given.length)).toEqual(up.slice(given.length).map(() => null));
  expect((await sorted(true)).slice(0, given.length)).toEqual(given.toReversed());
});

it('is a column of the Excel file', async () => {
  const reply = await world.as('approver').post(getCompaniesExcel.path, { columns: ['ticker', 'marketCap'] });
  expect(reply.status).toBe(200);
});
