// Ratings of approved reports over HTTP: offered with before and after, taken over the way of every other edit, refused with a reason, and told where
// they came from only to whoever may see that.

import { changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import { listOfferedRatings, listRatingOrigins } from '@vigilo/contract/workflow';
import type { RatingRefusal } from '@vigilo/domain/workflow/offered-ratings';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Report, ReportOptions } from './testing/review-world.ts';
import { ratingRow, ReviewWorld } from './testing/review-world.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());
/** The companies are rated as they were at first, and never were otherwise. */
beforeEach(async () => {
  await world.query(async (tx) => {
    await tx.deleteFrom('company_history').where('tenant_id', '=', world.tenant.id).execute();
    await tx
      .updateTable('companies')
      .set({ rating_st: 'B', rating_lt: null })
      .where('tenant_id', '=', world.tenant.id)
      .execute();
  });
});

async function readOffer({ child }: Report) {
  return (await world.as('approver').call(listOfferedRatings, { params: { id: child } })).data;
}

async function readVersion(ticker = 'OPEN'): Promise<number> {
  const params = { id: world.tenant.companyId(ticker) };
  return (await world.as('admin').call(getCompany, { params })).data.version;
}

async function take(
  person: 'approver' | 'analyst' | 'other' | 'licensed',
  { child }: Report,
  ratings: readonly { horizon: string; after: string }[],
  version?: number,
) {
  return world
    .as(person)
    .post(`/api/v1/child-documents/${child}/ratings`, { ratings, version: version ?? (await readVersion()) });
}

const ST_A = [{ horizon: 'shortTerm', after: 'A' }] as const;

describe('an approved report', () => {
  it('offers its ratings to the company, from the moment of its approval', async () => {
    const report = await world.addReport({ st: 'A', lt: 'A-' });
    expect((await readOffer(report)).ratings.map(({ refusal }) => refusal?.code)).toEqual([
      'not-approved',
      'not-approved',
    ]);
    await world.perform('approver', report.child, 'Start Review');
    const approved = await world.perform('approver', report.child, 'Approve');
    expect(approved.json()).toMatchObject({ data: { UserStatus: 'Validated', offersRatings: true } });
    const { company, ratings } = await readOffer(report);
    expect(company).toMatchObject({ companyName: 'Open Ltd', ticker: 'OPEN', version: await readVersion() });
    expect(ratings).toEqual([
      expect.objectContaining({ horizon: 'shortTerm', before: 'B', after: 'A', refusal: null }),
      expect.objectContaining({ horizon: 'longTerm', before: null, after: 'A-', refusal: null }),
    ]);
  });

  it('rates the company with version, audit and history that names the document', async () => {
    const report = await world.addApproved({ st: 'A', lt: 'A-' });
    const version = await readVersion();
    const reply = await take('analyst', report, [...ST_A, { horizon: 'longTerm', after: 'A-' }]);
    expect(reply.json()).toMatchObject({ message: 'The ratings are taken over.' });
    const company = await world.as('analyst').call(getCompany, {
      params: { id: world.tenant.companyId('OPEN') },
    });
    expect(company.data).toMatchObject({
      creditRiskRatingST: 'A',
      creditRiskRatingLT: 'A-',
      version: version + 1,
    });
    const history = await world.query((tx) =>
      tx.selectFrom('company_history').selectAll().where('tenant_id', '=', world.tenant.id).execute(),
    );
    expect(history.map(({ field, before, after }) => [field, before, after]).toSorted()).toEqual([
      ['creditRiskRatingLT', null, 'A-'],
      ['creditRiskRatingST', 'B', 'A'],
    ]);
    for (const row of history)
      expect(row).toMatchObject({
        document_id: report.document,
        changed_by: world.tenant.userId('analyst@t.test'),
      });
    const [entry] = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .selectAll()
        .where('tenant_id', '=', world.tenant.id)
        .where('parent_id', '=', report.document)
        .where('action', '=', 'companies.change')
        .execute(),
    );
    expect(entry).toMatchObject({
      entity_id: world.tenant.companyId('OPEN'),
      before: { creditRiskRatingST: 'B', creditRiskRatingLT: '' },
      after: { creditRiskRatingST: 'A', creditRiskRatingLT: 'A-' },
    });
    expect((await readOffer(report)).ratings.map(({ refusal }) => refusal?.code)).toEqual(['same', 'same']);
  });

  it('leaves a rating alone that nobody chose', async () => {
    const report = await world.addApproved({ st: 'A', lt: 'A-' });
    expect((await take('approver', report, ST_A)).status).toBe(200);
    const { data } = await world.as('approver').call(getCompany, {
      params: { id: world.tenant.companyId('OPEN') },
    });
    expect([data.creditRiskRatingST, data.creditRiskRatingLT]).toEqual(['A', null]);
  });
});

describe('a rating that cannot be taken over says why, and is refused', () => {
  it.each<[RatingRefusal, ReportOptions, RegExp]>([
    ['locked', { st: 'A', ticker: 'LOCKED' }, /Change status to 'Initiated' to enable editing/],
    ['no-company', { st: 'A', ticker: '' }, /has no company/],
    ['not-a-grade', { st: 'AAA' }, /not on the scale/],
    ['not-found', {}, /does not say/],
    ['same', { st: 'B' }, /already/],
    ['not-a-report', { st: 'A', type: 'Invoice' }, /Only a credit risk rating report/],
  ])('%s', async (code, options, words) => {
    const report = await world.addApproved(options);
    const [short] = (await readOffer(report)).ratings;
    expect(short?.refusal).toMatchObject({ code, message: expect.stringMatching(words) });
    const version = await readVersion(options.ticker === 'LOCKED' ? 'LOCKED' : 'OPEN');
    const after = code === 'same' ? 'B' : 'A';
    const problem = (await take('approver', report, [{ horizon: 'shortTerm', after }], version)).problem();
    expect(problem.code).toBe('wrong-state');
    expect(`${problem.message} ${problem.description}`).toMatch(words);
  });

  it('not before it is approved, nor after its review began again', async () => {
    const report = await world.addApproved({ st: 'A' });
    await world.perform('approver', report.child, 'Start Review');
    expect((await take('approver', report, ST_A)).problem().code).toBe('wrong-state');
  });

  it('not where the company or the report changed since it was shown', async () => {
    const report = await world.addApproved({ st: 'A' });
    const version = await readVersion();
    const body = { companyID: world.tenant.companyId('OPEN'), CompanyStatus: 'Validated' } as const;
    await world.as('admin').call(changeCompanyStatus, { body });
    expect((await take('approver', report, ST_A, version)).problem().code).toBe('changed-meanwhile');
    expect((await take('approver', report, ST_A)).problem().message).toBe(
      "Change status to 'Initiated' to enable editing",
    );
    await world.as('admin').call(changeCompanyStatus, { body: { ...body, CompanyStatus: 'Initiated' } });
    const other = await take('approver', report, [{ horizon: 'shortTerm', after: 'A+' }]);
    expect(other.problem().code).toBe('changed-meanwhile');
  });
});

describe('somebody', () => {
  /** What approvers may do but for these; the other roles stay as they are. */
  async function takeAway(...keys: PermissionKey[]): Promise<void> {
    await world.query((tx) =>
      tx
        .updateTable('page_filters')
        .set({ allowed: PERMISSION_KEYS.filter((key) => !keys.includes(key)) })
        .where('tenant_id', '=', world.tenant.id)
        .execute(),
    );
    world.passSecond();
  }

  it('of another client finds neither the ratings nor a way to take them over', async () => {
    const report = await world.addApproved({ st: 'A' });
    expect((await world.as('other').get(`/api/v1/child-documents/${report.child}/ratings`)).status).toBe(404);
    expect((await take('other', report, ST_A)).status).toBe(404);
    expect((await take('licensed', report, ST_A)).status).toBe(403);
    expect(await readVersion()).toBeGreaterThan(0);
  });

  describe('who lacks a permission', () => {
    let kept: { id: string; allowed: string[] }[] = [];
    beforeEach(async () => {
      kept = await world.query((tx) =>
        tx
          .selectFrom('page_filters')
          .select(['id', 'allowed'])
          .where('tenant_id', '=', world.tenant.id)
          .execute(),
      );
    });
    afterEach(async () => {
      await world.query(async (tx) => {
        for (const { id, allowed } of kept)
          await tx
            .updateTable('page_filters')
            .set({ allowed })
            .where('tenant_id', '=', world.tenant.id)
            .where('id', '=', id)
            .execute();
      });
      world.passSecond();
    });

    it.each(['edit-company', 'list-creditriskrating'] as const)('%s rates no company', async (key) => {
      const report = await world.addApproved({ st: 'A' });
      await takeAway(key);
      const { ratings } = await readOffer(report);
      expect(ratings[0]).toMatchObject({ before: null, refusal: { code: 'no-permission' } });
      expect((await take('approver', report, ST_A)).problem().code).toBe('not-allowed');
    });
  });
});

describe('where a rating came from', () => {
  const params = () => ({ id: world.tenant.companyId('OPEN') });

  it('is told with document, child document, page and rectangle', async () => {
    const report = await world.addApproved({ st: 'A', lt: 'A-' });
    await take('approver', report, ST_A);
    const { data } = await world.as('analyst').call(listRatingOrigins, { params: params() });
    expect(data).toEqual([
      {
        horizon: 'shortTerm',
        at: expect.stringMatching(/^2026-11-20T09:00:/),
        document: {
          _id: report.document,
          OriginalFileName: 'CCRR_OPEN_2026-11-01.pdf',
          value: { childDocumentId: report.child, at: ratingRow('ST Rating', 'A').ValueCoordinates[0] },
        },
      },
    ]);
  });

  it('is told to others who see the company only as a document, and to nobody who does not', async () => {
    const report = await world.addApproved({ st: 'A' });
    await take('approver', report, ST_A);
    for (const person of ['other', 'licensed'] as const) {
      const { data } = await world.as(person).call(listRatingOrigins, { params: params() });
      expect(data).toEqual([
        { horizon: 'shortTerm', at: expect.stringMatching(/^2026-11-20T09:00:/), document: null },
      ]);
    }
    const locked = `/api/v1/companies/${world.tenant.companyId('LOCKED')}/rating-origins`;
    expect((await world.as('other').get(locked)).status).toBe(404);
  });

  it('is nothing where a person typed the rating since, or on a day before it', async () => {
    const report = await world.addApproved({ st: 'A' });
    await take('approver', report, ST_A);
    const before = await world.as('approver').call(listRatingOrigins, {
      params: params(),
      query: { asOf: '2026-11-18' },
    });
    expect(before.data).toEqual([]);
    await world.as('admin').post('/vigilo-rti/editCompany', {
      companyID: params().id,
      Company: { creditRiskRatingST: 'C' },
    });
    // Both at one instant of the test's clock: the later entry is told apart by its time alone.
    await world.query((tx) =>
      tx
        .updateTable('company_history')
        .set({ changed_at: new Date('2026-11-20T09:30:00Z') })
        .where('tenant_id', '=', world.tenant.id)
        .where('after', '=', 'C')
        .execute(),
    );
    expect((await world.as('approver').call(listRatingOrigins, { params: params() })).data).toEqual([]);
  });
});
