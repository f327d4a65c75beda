// Several companies changed in one call (issue 4): what can be is, the rest is named with the reason, and what comes back undoes it.

import {
  changeCompanies,
  changeCompanyStatus,
  getCompany,
  listCompanies,
  removeCompany,
} from '@vigilo/contract/companies';
import type { CallInput } from '@vigilo/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { addTestCompany } from '../app/testing/test-tenant.queries.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import type { Person } from './testing/editing-tenant.ts';
import { EditingTenant } from './testing/editing-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const LOCKED = "Change status to 'Initiated' to enable editing";

type Changes = CallInput<typeof changeCompanies>['body']['changes'];
type Change = Partial<Changes[number]> & { companyID: string };

let world: EditingTenant;
let ids: [string, string, string];
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  ids = [await world.add(), await world.add(), await world.add()];
});
afterAll(() => world.server.stop());

const send = async (changes: readonly Change[], name: Person = 'approver') =>
  (await world.as(name).call(changeCompanies, { body: { changes: [...changes] } })).data;
const stored = async (id: string) => (await world.as('admin').call(getCompany, { params: { id } })).data;
const validate = (id: string) =>
  world.as('approver').call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Validated' } });
const reasons = ({ refused }: { refused: readonly { companyID: string; message: string }[] }) =>
  Object.fromEntries(refused.map(({ companyID, message }) => [companyID, message]));

describe('a bulk edit', () => {
  it('changes every company, each with an audit entry, and is undone by its reply', async () => {
    const before = await Promise.all(ids.map((id) => stored(id)));
    const done = await send(
      ids.map((companyID) => ({
        companyID,
        version: 1,
        Company: { country: 'Japan', creditRiskRatingST: 'B+', sector: 'healthcare' },
        CompanyStatus: 'Validated',
      })),
    );
    expect(done.refused).toEqual([]);
    expect(done.before.map(({ companyID }) => companyID).toSorted()).toEqual([...ids].toSorted());
    for (const id of ids) {
      expect(await stored(id)).toMatchObject({
        country: 'Japan',
        region: 'APAC',
        creditRiskRatingST: 'B+',
        sector: 'Healthcare',
        status: 'Validated',
        version: 2,
      });
      expect((await world.audited(id)).at(-1)).toEqual({
        action: 'companies.change',
        before: {
          country: 'Spain',
          region: 'EMEA',
          creditRiskRatingST: '',
          sector: 'Energy',
          status: 'Initiated',
        },
        after: {
          country: 'Japan',
          region: 'APAC',
          creditRiskRatingST: 'B+',
          sector: 'Healthcare',
          status: 'Validated',
        },
      });
    }
    expect((await send(done.before)).refused).toEqual([]);
    const version = expect.any(Number);
    expect(await Promise.all(ids.map((id) => stored(id)))).toEqual(
      before.map((company) => ({ ...company, version })),
    );
  });

  it('names what it cannot change, with the reason, and changes the rest', async () => {
    const [open, locked, stale] = ids;
    await validate(locked);
    await send([{ companyID: stale, Company: { region: 'AMER' } }]);
    const gone = await world.add();
    await world.as('approver').delete(removeCompany.path.replace('{id}', gone));
    const hidden = world.tenant.companyId('HIDDEN');
    const Company = { region: 'APAC' } as const;
    const done = await send(
      [open, locked, stale, gone, hidden, NOWHERE].map((companyID) => ({
        companyID,
        Company,
        ...(companyID === stale ? { version: 1 } : {}),
      })),
    );
    expect(done.before).toEqual([{ companyID: open, version: 2, Company: { region: 'EMEA' } }]);
    expect(reasons(done)).toEqual({
      [locked]: LOCKED,
      [stale]: 'Somebody changed this meanwhile. Load it again or keep your draft.',
      [gone]: 'Unauthorized Access!',
      [hidden]: 'Unauthorized Access!',
      [NOWHERE]: 'Unauthorized Access!',
    });
    expect(
      done.refused
        .filter(({ ticker }) => ticker === null)
        .map(({ companyID }) => companyID)
        .toSorted(),
    ).toEqual([gone, hidden, NOWHERE].toSorted());
    expect((await stored(locked)).region).toBe('EMEA');
  });

  it('gives the reasons in the user’s language', async () => {
    await validate(ids[0]);
    const reply = await world
      .as('approver')
      .post(
        changeCompanies.path,
        { changes: [{ companyID: ids[0], Company: { region: 'APAC' } }] },
        { headers: { 'accept-language': 'es' } },
      );
    expect(reply.text).toContain('Cambie el estado a «Iniciada» para poder editar');
  });

  it('may change fields of a Validated company that it reopens, and its undo locks it again', async () => {
    await validate(ids[0]);
    const done = await send(
      [{ companyID: ids[0], Company: { region: 'APAC' }, CompanyStatus: 'Initiated' }],
      'analyst',
    );
    expect(done).toEqual({
      before: [{ companyID: ids[0], version: 3, Company: { region: 'EMEA' }, CompanyStatus: 'Validated' }],
      refused: [],
    });
    expect(reasons(await send(done.before, 'analyst'))).toEqual({
      [ids[0]]: 'Analysts may only set the status Initiated.',
    });
    expect((await send(done.before)).refused).toEqual([]);
    expect(await stored(ids[0])).toMatchObject({ region: 'EMEA', status: 'Validated' });
  });

  it('refuses a wrong value for the company that has it', async () => {
    const done = await send([
      { companyID: ids[0], Company: { sector: 'Alchemy' } },
      { companyID: ids[1], Company: { sector: '' } },
      { companyID: ids[2], Company: { sector: 'Healthcare' } },
    ]);
    expect(reasons(done)).toEqual({
      [ids[0]]: 'Choose a value from the list.',
      [ids[1]]: '* Please fill mandatory fields.',
    });
    expect((await stored(ids[2])).sector).toBe('Healthcare');
  });

  it('gives a name to the first company that requests it, and changes a company once', async () => {
    const taken = (await stored(ids[2])).companyName;
    const done = await send([
      { companyID: ids[0], Company: { companyName: `Twin of ${ids[0]}` } },
      { companyID: ids[1], Company: { companyName: `TWIN of ${ids[0]}` } },
      { companyID: ids[1], Company: { companyName: taken } },
      { companyID: ids[0], Company: { region: 'APAC' } },
    ]);
    expect(done.refused.map(({ companyID, message }) => [companyID, message])).toEqual([
      [ids[1], 'Company Name already Exists.'],
      [ids[1], 'Company Name already Exists.'],
      [ids[0], 'This company is named twice.'],
    ]);
    expect(done.before.map(({ companyID }) => companyID)).toEqual([ids[0]]);
  });

  it('clears mandatory fields only to undo the last change', async () => {
    const companyID = world.tenant.companyId('BARE');
    expect(reasons(await send([{ companyID, Company: { sector: '' } }]))).toEqual({
      [companyID]: '* Please fill mandatory fields.',
    });
    const first = await send([
      { companyID, Company: { country: 'Japan', sector: 'Energy', businessDescription: 'Sells.' } },
    ]);
    expect(first.before[0]?.Company).toEqual({
      country: '',
      region: '',
      sector: '',
      businessDescription: '',
    });
    await send(first.before);
    expect(await stored(companyID)).toMatchObject({
      country: '',
      region: '',
      sector: '',
      businessDescription: '',
    });
    await send([{ companyID, Company: { sector: 'Energy' } }]);
    await send([{ companyID, Company: { industry: 'Coal' } }]);
    expect(reasons(await send([{ companyID, Company: { sector: '' } }]))).toEqual({
      [companyID]: '* Please fill mandatory fields.',
    });
  });

  it('that changes nothing writes nothing', async () => {
    const { companies } = (await world.as('admin').call(listCompanies, { body: { limit: 3000 } })).data;
    expect(
      await send([
        { companyID: ids[0], Company: { region: 'EMEA' }, CompanyStatus: 'Initiated' },
        { companyID: ids[1] },
      ]),
    ).toEqual({ before: [], refused: [] });
    expect((await world.as('admin').call(listCompanies, { body: { limit: 3000 } })).data.companies).toEqual(
      companies,
    );
  });

  it('is not for client users', async () => {
    expect(
      (await world.as('client').post(changeCompanies.path, { changes: [{ companyID: ids[0] }] })).status,
    ).toBe(403);
  });

  it('and others of the same companies at once neither lose a change nor lock each other out', async () => {
    const bulks = Array.from({ length: 12 }, (_, i) =>
      send(
        (i % 2 === 0 ? ids : ids.toReversed()).map((companyID) => ({
          companyID,
          Company: { businessDescription: `Bulk ${i}` },
        })),
      ),
    );
    const done = await Promise.all(bulks);
    expect(done.map(({ before, refused }) => [before.length, refused.length])).toEqual(
      done.map(() => [3, 0]),
    );
    expect((await Promise.all(ids.map((id) => stored(id)))).map(({ version }) => version)).toEqual([
      13, 13, 13,
    ]);
    expect(
      new Set(
        (await Promise.all(ids.map((id) => stored(id)))).map(
          ({ businessDescription }) => businessDescription,
        ),
      ).size,
    ).toBe(1);
  });

  it('of a thousand companies is one call, and so is its undo', async () => {
    const { db, now } = world.server;
    const many = await inTenant(db, world.tenant.id, async (tx) => {
      const added: string[] = [];
      for (let i = 0; i < 1000; i += 1)
        added.push(
          await addTestCompany(tx, world.tenant.id, {
            ticker: `MANY${i}`,
            sector: 'Energy',
            industry: 'Coal',
            country: 'Spain',
            region: 'EMEA',
          }),
        );
      await recomputeScores({ now }, tx, world.tenant.id, 'all');
      return added;
    });
    const done = await send(
      many.map((companyID) => ({
        companyID,
        version: 1,
        Company: { sector: 'Healthcare', entityType: 'Private' },
      })),
      'admin',
    );
    expect([done.before.length, done.refused.length]).toEqual([1000, 0]);
    const inSector = async (sector: string) =>
      (
        await world
          .as('admin')
          .call(listCompanies, { body: { searchQuery: 'MANY', advanceSearchParams: { sector: [sector] } } })
      ).data.totalCount;
    expect(await inSector('Healthcare')).toBe(1000);
    expect((await send(done.before, 'admin')).refused).toEqual([]);
    expect(await inSector('Energy')).toBe(1000);
    const tooMany = await world
      .as('admin')
      .post(changeCompanies.path, { changes: [...many, ids[0]].map((companyID) => ({ companyID })) });
    expect(tooMany.status).toBe(400);
  });
});
