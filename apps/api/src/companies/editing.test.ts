// Editing companies through HTTP (specification 2, sections 4, 5, 7 and 8).

import {
  addCompanies,
  changeCompany,
  changeCompanyStatus,
  getListingParams,
  getCompany,
  getCompanyCount,
  getDropdowns,
  getInitiationDate,
  listCompanies,
} from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { GRADES } from '@vigilo/domain/companies/company';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { EditingTenant } from './testing/editing-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: EditingTenant;
/** A company of its own for each test. */
let id: string;
beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  id = await world.add();
});
afterAll(() => world.server.stop());

const change = (Company: object, more: object = {}) =>
  world.as('approver').post(changeCompany.path, { companyID: id, Company, ...more });
const setStatus = (CompanyStatus: 'Initiated' | 'Validated') =>
  world.as('approver').call(changeCompanyStatus, { body: { companyID: id, CompanyStatus } });
const stored = async () => (await world.as('admin').call(getCompany, { params: { id } })).data;

describe('other names', () => {
  it('never are the name, the ticker or another name of another company', async () => {
    const other = await world.add({
      companyName: 'Vellum Quarry',
      ticker: 'VLQ',
      aliases: 'Quarrymen, Old Vellum',
    });
    const say = (name: string) =>
      `Another company is called “${name}” already. Please leave it out of the other names.`;
    for (const name of ['vellum quarry', 'VLQ', 'quarrymen']) {
      const reply = await change({ aliases: `Fine Name, ${name}` });
      expect([reply.status, reply.problem().message, reply.problem().fields]).toEqual([
        409,
        say(name),
        { 'body.Company.aliases': say(name) },
      ]);
    }
    expect((await stored()).aliases).toBe('');
    expect((await change({ aliases: 'Fine Name' })).status).toBe(200);
    const own = { companyID: other, Company: { aliases: 'Old Vellum, Quarrymen, Vellum Quarry' } };
    expect((await world.as('approver').post(changeCompany.path, own)).status).toBe(200);
    const draft = world.draft({ aliases: 'Quarrymen' });
    const added = await world.as('admin').post(addCompanies.path, { arrayOfCompanies: [draft] });
    expect([added.status, added.problem().message, added.problem().fields]).toEqual([
      409,
      say('Quarrymen'),
      { 'body.arrayOfCompanies.0.aliases': say('Quarrymen') },
    ]);
  });
});

describe('changing a company', () => {
  it.each([
    [{ region: 'APAC' }, 'Company Region Edited'],
    [{ country: 'Japan' }, 'Company Country Edited'],
    [{ entityType: 'Public' }, 'Company Entity Type Edited'],
    [{ sector: 'Healthcare' }, 'Company Sector Edited'],
    [{ industry: 'Biofuels & Hydrogen' }, 'Company Industry Edited'],
    [{ creditRiskRatingST: 'A+' }, 'Company ST Rating Edited'],
    [{ creditRiskRatingLT: 'C-' }, 'Company LT Rating Edited'],
    [{ region: 'APAC', entityType: 'Public' }, 'Company Edited Successfully'],
    [{ companyName: 'Another name' }, 'Company Edited Successfully'],
    [{ businessDescription: 'One\nTwo' }, 'Company Edited Successfully'],
    [
      { pressReleaseUrl: 'https://a.test/news', rssFeedUrl: 'http://a.test/rss' },
      'Company Edited Successfully',
    ],
  ] as const)('to %j says %s', async (Company, message) => {
    const reply = await world
      .as('approver')
      .call(changeCompany, { body: { companyID: id, Company, version: 1 } });
    expect(reply).toMatchObject({ message, data: { _id: id, version: 2 } });
    expect(await stored()).toMatchObject({ ...Company, version: 2 });
    const [, entry, ...more] = await world.audited(id);
    expect([entry?.action, entry?.after, more]).toEqual([
      'companies.change',
      expect.objectContaining(Company),
      [],
    ]);
    expect(Object.keys(entry?.before ?? {}).toSorted()).toEqual(Object.keys(entry?.after ?? {}).toSorted());
  });

  it('shows among the values to filter by at once', async () => {
    const listOffered = async () =>
      Object.keys((await world.as('approver').call(getListingParams, {})).data['country']?.values ?? {});
    expect(await listOffered()).not.toContain('Iceland');
    await change({ country: 'Iceland' });
    expect(await listOffered()).toContain('Iceland');
    await change({ country: 'Japan' });
    expect(await listOffered()).not.toContain('Iceland');
  });

  it('that changes nothing writes nothing', async () => {
    const before = await stored();
    const reply = await change(
      { region: 'EMEA', sector: 'energy', creditRiskRatingST: null },
      { version: 1 },
    );
    expect(reply.json()).toMatchObject({
      status: 'success',
      message: 'Company Edited Successfully',
      data: { version: 1 },
    });
    expect(await stored()).toEqual(before);
    expect(await world.audited(id)).toHaveLength(1);
  });

  it('sets the region with a new country, and clears a rating', async () => {
    await change({ country: 'Japan', creditRiskRatingST: 'A' });
    expect(await stored()).toMatchObject({ country: 'Japan', region: 'APAC', creditRiskRatingST: 'A' });
    await change({ creditRiskRatingST: '' });
    expect(await stored()).toMatchObject({ creditRiskRatingST: null, region: 'APAC' });
  });

  it('reports empty mandatory fields by name, and refuses values that are not on a list', async () => {
    const missing = await change({ companyName: ' ', sector: '', region: '', rssFeedUrl: 'https://a.test' });
    expect([missing.status, missing.problem()]).toMatchObject([
      400,
      {
        message: '* Please fill mandatory fields.',
        fields: {
          'body.Company.companyName': '* Please fill mandatory fields.',
          'body.Company.sector': '* Please fill mandatory fields.',
          'body.Company.region': '* Please fill mandatory fields.',
        },
      },
    ]);
    const unknown = await change({
      sector: 'Alchemy',
      country: 'Atlantis',
      pressReleaseUrl: 'javascript:alert(1)',
    });
    expect(Object.keys(unknown.problem().fields ?? {})).toEqual([
      'body.Company.sector',
      'body.Company.country',
      'body.Company.pressReleaseUrl',
    ]);
    expect((await change({ creditRiskRatingST: 'AAA' })).status).toBe(400);
    expect((await change({ ticker: 'OTHER' })).problem().fields).toEqual({
      'body.Company.ticker': 'Unknown field',
    });
    expect((await stored()).version).toBe(1);
  });

  it('can classify one field of a company that nobody has classified', async () => {
    const reply = await world.as('analyst').call(changeCompany, {
      body: { companyID: world.tenant.companyId('BARE'), Company: { entityType: 'Private' } },
    });
    expect(reply.data).toMatchObject({ entityType: 'Private', sector: '', country: '' });
  });

  it('is refused where another company has the name, whatever its case and accents, but not its own', async () => {
    await world.add({ companyName: 'Café Ünïque' });
    for (const companyName of [
      'Café Ünïque',
      'CAFE UNIQUE',
      'Cafe\u0301 u\u0308ni\u0308que',
      ' cafe  unique ',
    ]) {
      const refused = await change({ companyName });
      const { code, message, fields } = refused.problem();
      expect([companyName, refused.status, code, message, fields]).toEqual([
        companyName,
        409,
        'already-exists',
        'Company Name already Exists.',
        { 'body.Company.companyName': 'Company Name already Exists.' },
      ]);
    }
    expect((await change({ companyName: (await stored()).companyName.toUpperCase() })).status).toBe(200);
  });

  it.each([
    '=HYPERLINK("https://evil.test","x")',
    '<img src=x onerror=alert(1)>',
    `${'n'.repeat(300)}`,
    'شركة النور للطاقة',
    "Robert'); DROP TABLE companies;--",
  ])('keeps a name as it is, and finds it: %s', async (companyName) => {
    expect((await change({ companyName })).status).toBe(200);
    expect((await stored()).companyName).toBe(companyName);
    const found = await world
      .as('admin')
      .call(listCompanies, { body: { searchQuery: companyName.slice(0, 200) } });
    expect(found.data.companies.map(({ _id }) => _id)).toEqual([id]);
    await change({ companyName: `Plain ${id}` });
  });

  it('refuses a name of 301 characters', async () => {
    expect((await change({ companyName: 'n'.repeat(301) })).problem().fields).toHaveProperty([
      'body.Company.companyName',
    ]);
  });
});

describe('a company somebody else changed meanwhile', () => {
  it('is not overwritten: the reply says who changed it', async () => {
    await change({ region: 'APAC' }, { version: 1 });
    const late = await world
      .as('analyst')
      .post(changeCompany.path, { companyID: id, Company: { region: 'AMER' }, version: 1 });
    expect([late.status, late.problem().code]).toEqual([409, 'changed-meanwhile']);
    expect(late.problem().description).toMatch(/^Changed by approver on \d\d-\d\d-\d{4} \d\d:\d\d UTC\.$/);
    expect(
      (
        await world
          .as('analyst')
          .post(changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Initiated', version: 1 })
      ).status,
    ).toBe(409);
    const spanish = await world
      .as('analyst')
      .post(
        changeCompany.path,
        { companyID: id, Company: { region: 'AMER' }, version: 1 },
        { headers: { 'accept-language': 'es' } },
      );
    expect(spanish.problem().description).toMatch(/^La cambió approver el /);
    expect((await stored()).region).toBe('APAC');
  });

  it('is changed by exactly one of two hundred concurrent edits', async () => {
    for (const [round, tries] of [
      [1, 200],
      [2, 40],
      [3, 40],
    ] as const) {
      const regions = ['APAC', 'AMER'] as const;
      const replies = await Promise.all(
        Array.from({ length: tries }, (_, i) =>
          change(
            { businessDescription: `Round ${round}, try ${i}`, region: regions[i % 2] },
            { version: round },
          ),
        ),
      );
      const statuses = replies.map(({ status }) => status);
      expect([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 409).length,
      ]).toEqual([1, tries - 1]);
      expect((await stored()).version).toBe(round + 1);
    }
    expect(await world.audited(id)).toHaveLength(4);
  });

  it('without a version, all changes are written one after the other', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => change({ businessDescription: `Try ${i}` })));
    expect((await stored()).version).toBe(41);
    expect(await world.audited(id)).toHaveLength(41);
  });
});

describe('the status', () => {
  it('Validated locks every field, but not the status', async () => {
    expect((await setStatus('Validated')).message).toBe('Company Status Edited');
    expect((await stored()).can).toEqual(['change-status']);
    for (const Company of [
      { region: 'APAC' },
      { creditRiskRatingST: 'A' },
      { companyName: 'Other' },
      { rssFeedUrl: '' },
    ]) {
      const refused = await change(Company);
      expect([refused.status, refused.problem().code, refused.problem().message]).toEqual([
        409,
        'wrong-state',
        "Change status to 'Initiated' to enable editing",
      ]);
    }
    expect((await setStatus('Validated')).data.version).toBe(2);
    const reply = await world
      .as('analyst')
      .call(changeCompanyStatus, { body: { companyID: id, CompanyStatus: 'Initiated', version: 2 } });
    expect(reply.data).toMatchObject({
      status: 'Initiated',
      version: 3,
      can: ['edit', 'change-status', 'delete'],
    });
    expect((await change({ region: 'APAC' })).status).toBe(200);
    expect((await world.audited(id)).map(({ before, after }) => [before, after]).slice(1, 3)).toEqual([
      [{ status: 'Initiated' }, { status: 'Validated' }],
      [{ status: 'Validated' }, { status: 'Initiated' }],
    ]);
  });

  it('Validated is not for analysts', async () => {
    const refused = await world
      .as('analyst')
      .post(changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Validated' });
    expect([refused.status, refused.problem().code, refused.problem().description]).toEqual([
      403,
      'not-allowed',
      'Analysts may only set the status Initiated.',
    ]);
    expect((await stored()).status).toBe('Initiated');
  });
});

describe('who may edit', () => {
  it('is neither a client user nor somebody who does not see the company', async () => {
    for (const [path, body] of [
      [changeCompany.path, { companyID: id, Company: { region: 'APAC' } }],
      [changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Initiated' }],
    ] as const) {
      expect((await world.as('client').post(path, body)).status).toBe(403);
      const hidden = await world.as('stranger').post(path, body);
      const nowhere = await world.as('stranger').post(path, { ...body, companyID: NOWHERE });
      expect([hidden.status, hidden.problem().message]).toEqual([404, 'Unauthorized Access!']);
      expect({ ...hidden.problem(), requestId: '' }).toEqual({ ...nowhere.problem(), requestId: '' });
    }
    expect((await stored()).version).toBe(1);
  });

  it('may not write ratings that they may not see', async () => {
    const { server, tenant } = world;
    const filters = await inTenant(server.db, tenant.id, (tx) =>
      tx.selectFrom('page_filters').selectAll().where('tenant_id', '=', tenant.id).execute(),
    );
    const without = (keys: readonly string[]) => keys.filter((key) => !/credit.?risk/i.test(key));
    await inTenant(server.db, tenant.id, async (tx) => {
      for (const { id: filter, allowed } of filters)
        await tx
          .updateTable('page_filters')
          .set({ allowed: without(allowed) })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', filter)
          .execute();
    });
    await expect
      .poll(async () => (await change({ creditRiskRatingST: 'A' })).status, { timeout: 5000 })
      .toBe(403);
    expect(
      (
        await world
          .as('approver')
          .post(addCompanies.path, { arrayOfCompanies: [world.draft({ creditRiskRatingLT: 'A' })] })
      ).problem().description,
    ).toBe('This needs the permission list-creditriskrating.');
    expect((await change({ region: 'APAC' })).status).toBe(200);
    await inTenant(server.db, tenant.id, async (tx) => {
      for (const { id: filter, allowed } of filters)
        await tx
          .updateTable('page_filters')
          .set({ allowed })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', filter)
          .execute();
    });
    await expect
      .poll(async () => (await change({ creditRiskRatingST: 'A' })).status, { timeout: 5000 })
      .toBe(200);
  });
});

describe('a change takes effect in', () => {
  it('is the listing, its filters and the heat map at once', async () => {
    await change({ country: 'Japan', industry: 'Video Games' });
    const body = { advanceSearchParams: { country: ['Japan'], industry: ['Video Games'] } };
    expect((await world.as('analyst').call(listCompanies, { body })).data).toMatchObject({
      totalCount: 1,
      companies: [{ _id: id }],
    });
    expect((await world.as('analyst').call(getHeatMap, { body })).data.columns.id).toEqual([id]);
  });

  it('is the number of companies and the initiation date too', async () => {
    const { companies } = (await world.as('analyst').call(getCompanyCount, {})).data;
    await world.add();
    expect((await world.as('analyst').call(getCompanyCount, {})).data.companies).toBe(companies + 1);
    expect((await world.as('stranger').call(getCompanyCount, {})).data.companies).toBe(0);
    expect((await world.as('analyst').call(getInitiationDate, { params: { id } })).data.recordUpdation).toBe(
      (await stored()).recordUpdation,
    );
    expect((await world.as('stranger').get(getInitiationDate.path.replace('{id}', id))).status).toBe(404);
  });
});

describe('the drop-downs', () => {
  it('have the closed lists and the tenant’s own, and the statuses one may choose', async () => {
    const { data } = await world.as('analyst').call(getDropdowns, {});
    expect(data).toMatchObject({
      Ratings: GRADES,
      CompanyStatuses: ['Initiated'],
      CompanyRegions: ['APAC', 'AMER', 'EMEA'],
      EntityTypes: ['Public', 'Private'],
    });
    expect([
      data.CompanySector.length,
      data.CompanyIndustry.length >= 120,
      data.CompanyCountries.length > 200,
    ]).toEqual([6, true, true]);
    expect((await world.as('approver').call(getDropdowns, {})).data.CompanyStatuses).toEqual([
      'Initiated',
      'Validated',
    ]);
    expect((await world.as('client').call(getDropdowns, {})).data.CompanyStatuses).toEqual([]);
  });
});
