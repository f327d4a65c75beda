// Searching, filtering, sorting, paging and counting companies, each against the plain meaning of the words computed here.

import type { CompanyRow } from '@vigilo/contract/companies';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import { getListingParams, listCompanies } from '@vigilo/contract/companies';
import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import { getHeatMap } from '@vigilo/contract/heat-map';
import type { CompanyStatus, EntityType } from '@vigilo/domain/companies/company';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { Grade } from '@vigilo/domain/companies/company';
import { GRADES } from '@vigilo/domain/companies/company';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestCompany } from '../app/testing/test-tenant.queries.ts';
import { addTestCompany } from '../app/testing/test-tenant.queries.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { bumpCompaniesVersion } from '../tenants/tenants.service.ts';

const TODAY = dayFromTimestamp(Date.now());

const ODD_NAMES = [
  '100% Pure Water',
  'Snake_Case Ltd',
  "O'Neil & Söhne",
  'Back\\slash plc',
  'Straße AG',
  '日本電産',
  'ΟΔΟΣ Bank',
  'İstanbul Holding',
  'Ångström [x] (y) *z*',
  'Émile Œuvre',
  'a%b_c',
  'AxB',
  '𝒳 Æther',
  '-- drop',
  '; "quoted"',
  'ǅuro',
];

/** Many that are equal in each column, so that the order among equals shows. */
function makeCompanies(): TestCompany[] {
  const pick = <T>(values: readonly [T, ...T[]], i: number): T => values[i % values.length] ?? values[0];
  const grades = [...GRADES, null] as const;
  const plain = Array.from({ length: 44 }, (_, i): TestCompany => ({
    ticker: `${i % 2 === 0 ? 't' : 'T'}${String(i).padStart(2, '0')}`,
    name: `Company ${String.fromCodePoint(97 + (i % 5))} ${i}`,
    sector: pick(['Energy', 'Healthcare', ''], i),
    industry: pick(['Oil', 'Pharma', 'oil', 'Órgano', ''], i),
    country: pick(['France', 'Österreich', 'Peru', 'Zypern', ''], i),
    region: pick<'APAC' | 'AMER' | 'EMEA' | ''>(['APAC', 'AMER', 'EMEA', ''], i),
    entityType: pick<EntityType>(['Private', 'Public', 'Public'], i),
    status: pick<CompanyStatus>(['Validated', 'Initiated', 'Initiated', 'Initiated'], i),
    ratingSt: pick<Grade | null>(grades, i),
    ratingLt: pick<Grade | null>(grades, i * 3),
    asOfDate: new Date(Date.UTC(2026, 0, 1 + (i % 6))),
    events:
      i % 3 === 0
        ? []
        : [{ day: TODAY - (i % 5) * 5, type: pick<EventType>(EVENT_TYPES, i), score: ((i % 9) - 4) * 200 }],
  }));
  return [...plain, ...ODD_NAMES.map((name, i) => ({ ticker: `ODD.${i}`, name, sector: 'Odd' }))];
}

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let viewer: TestClient;
let all: CompanyRow[];

beforeAll(async () => {
  server = await startTestServer();
  const companies = makeCompanies();
  tenant = await addTestTenant(server, {
    companies,
    clients: [{ name: 'Half', companies: companies.slice(0, 20).map(({ ticker }) => ticker) }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'viewer@vigilo.test', role: 'Analyst', clients: ['Half'] },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  viewer = await signIn(server, 'viewer@vigilo.test');
  all = (await list({ limit: 3000 })).companies;
});

afterAll(() => server.stop());

type Body = NonNullable<Parameters<typeof list>[0]>;

async function list(
  body: {
    limit?: number;
    page?: number;
    sort?: CompanySort;
    descending?: boolean;
    searchQuery?: string;
    advanceSearchParams?: Partial<Record<string, string[]>>;
  } = {},
  client = admin,
) {
  return (await client.call(listCompanies, { body })).data;
}

const listTickers = (rows: readonly CompanyRow[]) => rows.map(({ ticker }) => ticker).toSorted();

async function found(body: Body): Promise<string[]> {
  const { companies, totalCount } = await list({ ...body, limit: 3000 });
  const map = (
    await admin.call(getHeatMap, {
      body: { searchQuery: body.searchQuery ?? '', advanceSearchParams: body.advanceSearchParams ?? {} },
    })
  ).data;
  expect([totalCount, map.count, map.columns.ticker.toSorted()]).toEqual([
    companies.length,
    companies.length,
    listTickers(companies),
  ]);
  return listTickers(companies);
}

describe('searching', () => {
  it.each(['company A', 'COMPANY a', 't0', 'T0', 'any', '43', 'odd.1', ' odd ', '.'])(
    'finds a part of ticker or name in any case: %s',
    async (text) => {
      const wanted = all.filter(({ ticker, companyName }) =>
        [ticker, companyName].some((value) => value.toLowerCase().includes(text.trim().toLowerCase())),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(await found({ searchQuery: text })).toEqual(listTickers(wanted));
    },
  );

  it.each(ODD_NAMES)('finds a name by itself, its parts and its lower case: %s', async (name) => {
    const letters = [...name];
    const half = letters.slice(Math.floor(letters.length / 2)).join('');
    for (const text of [name, name.toLowerCase(), half, letters.slice(0, 2).join('')]) {
      const names = (await list({ searchQuery: text, limit: 3000 })).companies.map(
        ({ companyName }) => companyName,
      );
      expect(names, text).toContain(name);
    }
  });

  it.each([
    ['%', ['100% Pure Water', 'a%b_c']],
    ['_', ['Snake_Case Ltd', 'a%b_c']],
    ["'", ["O'Neil & Söhne"]],
    ['\\', ['Back\\slash plc']],
    ['a%b', ['a%b_c']],
    ['.*', []],
    ['$', []],
    ['[x]', ['Ångström [x] (y) *z*']],
    ['--', ['-- drop']],
    ["' OR '1'='1", []],
  ] as const)('takes each character for itself: %s', async (text, names) => {
    expect(
      (await list({ searchQuery: text })).companies.map(({ companyName }) => companyName).toSorted(),
    ).toEqual([...names].toSorted());
  });

  it('for nothing finds everything', async () => {
    expect((await list({ searchQuery: '   ' })).totalCount).toBe(all.length);
  });
});

/** The value of each filter in a row. */
const FILTER_VALUES: Readonly<Record<string, (row: CompanyRow) => string | null | undefined>> = {
  ticker: (row) => row.ticker,
  companyName: (row) => row.companyName,
  region: (row) => row.region,
  country: (row) => row.country,
  entityType: (row) => row.entityType,
  sector: (row) => row.sector,
  industry: (row) => row.industry,
  creditRiskRatingST: (row) => row.creditRiskRatingST,
  creditRiskRatingLT: (row) => row.creditRiskRatingLT,
  category: (row) => row.category,
  status: (row) => row.status,
};

describe('filtering', () => {
  it.each(Object.entries(FILTER_VALUES))(
    'by %s takes any of the values, the empty one for none',
    async (name, valueOf) => {
      const values = [...new Set(all.map((row) => valueOf(row) ?? ''))];
      const choices = [
        ...values.slice(0, 8).map((value) => [value]),
        values.slice(0, 2),
        ['no such value'],
        [values[0] ?? '', 'no such value'],
      ];
      for (const chosen of choices) {
        const wanted = all.filter((row) => chosen.includes(valueOf(row) ?? ''));
        expect(await found({ advanceSearchParams: { [name]: chosen } }), JSON.stringify(chosen)).toEqual(
          listTickers(wanted),
        );
      }
    },
  );

  it('by several fields and a search takes what fits all of them', async () => {
    const wanted = all.filter(
      (row) =>
        ['Energy', ''].includes(row.sector) &&
        row.entityType === 'Public' &&
        row.status === 'Initiated' &&
        row.companyName.includes('1'),
    );
    expect(wanted.length).toBeGreaterThan(1);
    expect(
      await found({
        searchQuery: '1',
        advanceSearchParams: {
          sector: ['Energy', ''],
          entityType: ['Public'],
          status: ['Initiated'],
          region: [],
        },
      }),
    ).toEqual(listTickers(wanted));
  });

  it('offers the values that there are, each of which finds something', async () => {
    const groups = (await admin.call(getListingParams, {})).data;
    for (const [name, { values }] of Object.entries(groups)) {
      const there =
        name === 'category'
          ? [...CATEGORIES]
          : [...new Set(all.map((row) => FILTER_VALUES[name]?.(row) ?? ''))];
      expect(Object.keys(values).toSorted(), name).toEqual(there.toSorted());
    }
    expect(Object.keys(groups).toSorted()).toEqual([
      'category',
      'country',
      'creditRiskRatingLT',
      'creditRiskRatingST',
      'entityType',
      'industry',
      'region',
      'sector',
      'status',
    ]);
  });
});

const grade = (value: string | null | undefined) =>
  value ? GRADES.indexOf(value as (typeof GRADES)[number]) : null; // a stored rating is a grade
const collator = new Intl.Collator('en');
const byLetters = (a: unknown, b: unknown) => collator.compare(String(a), String(b));
const byCode = (a: unknown, b: unknown) => Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b);

/** What each sort looks at and how it compares. */
const SORTS: Readonly<
  Record<CompanySort, readonly [(row: CompanyRow) => unknown, (a: unknown, b: unknown) => number]>
> = {
  companyName: [(row) => row.companyName, byLetters],
  ticker: [(row) => row.ticker.toUpperCase(), byCode],
  region: [(row) => row.region, byCode],
  country: [(row) => row.country, byLetters],
  entityType: [(row) => row.entityType, byCode],
  sector: [(row) => row.sector, byLetters],
  industry: [(row) => row.industry, byLetters],
  creditRiskRatingST: [(row) => grade(row.creditRiskRatingST), byNumber],
  creditRiskRatingLT: [(row) => grade(row.creditRiskRatingLT), byNumber],
  cumulativeScoreST: [(row) => row.cumulativeScoreST, byNumber],
  cumulativeScoreLT: [(row) => row.cumulativeScoreLT, byNumber],
  prevCumulativeScoreST: [(row) => row.prevCumulativeScoreST, byNumber],
  scoreChange: [(row) => row.ScoreChange, byNumber],
  category: [(row) => -CATEGORIES.indexOf(row.category), byNumber],
  eventScoreCompany: [(row) => row.eventBasedCumulativeScore.company, byNumber],
  eventScoreIndustry: [(row) => row.eventBasedCumulativeScore.industry, byNumber],
  eventScoreMacro: [(row) => row.eventBasedCumulativeScore.macro, byNumber],
  asOfDate: [(row) => row.asOfDate, byCode],
  status: [(row) => row.status, byCode],
  website: [() => null, byCode],
  marketCap: [() => null, byNumber],
};

async function readPages(body: Body, limit: number): Promise<CompanyRow[]> {
  const rows: CompanyRow[] = [];
  for (let page = 1; ; page += 1) {
    const { companies, totalCount } = await list({ ...body, page, limit });
    expect(totalCount).toBe(all.length);
    rows.push(...companies);
    if (companies.length < limit) return rows;
  }
}

describe('sorting', () => {
  it.each(COMPANY_SORTS)(
    'by %s is in order both ways, the unrated last, and no page repeats or misses a company',
    async (sort) => {
      const [valueOf, compare] = SORTS[sort];
      for (const descending of [false, true]) {
        const rows = await readPages({ sort, descending }, 17);
        expect(new Set(rows.map(({ _id }) => _id)).size).toBe(all.length);
        expect(rows.map(({ _id }) => _id)).toEqual(
          (await list({ sort, descending, limit: 3000 })).companies.map(({ _id }) => _id),
        );
        const values = rows.map((row) => valueOf(row));
        const rated = values.filter((value) => value !== null);
        expect(values.slice(rated.length).every((value) => value === null)).toBe(true);
        const wrong = rated.filter(
          (value, i) =>
            i > 0 && (descending ? compare(value, rated[i - 1]) : compare(rated[i - 1], value)) > 0,
        );
        expect(wrong).toEqual([]);
      }
    },
  );

  it('is by name where nothing else is asked for, ten to a page', async () => {
    const { companies } = await list();
    expect(companies.map(({ companyName }) => companyName)).toEqual(
      all
        .map(({ companyName }) => companyName)
        .toSorted(byLetters)
        .slice(0, 10),
    );
  });

  it('shows an empty page past the last', async () => {
    expect(await list({ page: 1_000_000, limit: 3000 })).toMatchObject({
      companies: [],
      totalCount: all.length,
    });
  });
});

describe('the number of companies', () => {
  /** Adds a company as every writer of companies does: noted in the tenant's state, in the same transaction. */
  const add = (ticker: string, isKept = true) =>
    inTenant(server.db, tenant.id, async (tx) => {
      const id = await addTestCompany(tx, tenant.id, { ticker, sector: 'New' });
      await tx
        .insertInto('client_companies')
        .values({ tenant_id: tenant.id, client_id: tenant.clientId('Half'), company_id: id })
        .execute();
      await recomputeScores(server, tx, tenant.id, [id]);
      await bumpCompaniesVersion(tx, tenant.id);
      if (!isKept) throw new Error('Not kept');
    });
  const counts = async () => [
    (await list()).totalCount,
    (await list({}, viewer)).totalCount,
    (await list({ advanceSearchParams: { sector: ['New'] } })).totalCount,
    (await list({ searchQuery: 'NEW' }, viewer)).totalCount,
  ];

  it('is right in the very next call after a company came, for everybody and every search', async () => {
    const before = all.length;
    expect(await counts()).toEqual([before, 20, 0, 0]);
    await add('NEW1');
    expect(await counts()).toEqual([before + 1, 21, 1, 1]);
    await add('NEW2');
    expect(await counts()).toEqual([before + 2, 22, 2, 2]);
    await expect(add('NEW3', false)).rejects.toThrow('Not kept');
    expect(await counts()).toEqual([before + 2, 22, 2, 2]);
    await inTenant(server.db, tenant.id, async (tx) => {
      await tx
        .deleteFrom('companies')
        .where('tenant_id', '=', tenant.id)
        .where('sector', '=', 'New')
        .execute();
      await bumpCompaniesVersion(tx, tenant.id);
    });
    expect(await counts()).toEqual([before, 20, 0, 0]);
  });

  it('is right after somebody was given or lost a client', async () => {
    const change = (work: 'give' | 'take') =>
      inTenant(server.db, tenant.id, async (tx) => {
        const own = {
          tenant_id: tenant.id,
          user_id: tenant.userId('viewer@vigilo.test'),
          client_id: tenant.clientId('Half'),
        };
        if (work === 'give') await tx.insertInto('user_clients').values(own).execute();
        else
          await tx
            .deleteFrom('user_clients')
            .where('tenant_id', '=', own.tenant_id)
            .where('user_id', '=', own.user_id)
            .execute();
        await bumpCompaniesVersion(tx, tenant.id);
      });
    const seen: number[] = [(await list({}, viewer)).totalCount];
    for (const work of ['take', 'give'] as const) {
      await change(work);
      seen.push((await list({}, viewer)).totalCount);
    }
    expect(seen).toEqual([20, 0, 20]);
  });
});
