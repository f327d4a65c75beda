// The demo tenant through HTTP: what its five accounts see, that it is made once, and that it never meets real data.

import { getChildDocument } from '@vigilo/contract/extraction';
import { listDocuments } from '@vigilo/contract/documents';
import { getAppConfig, getProfile } from '@vigilo/contract/sign-in';
import { listCompanies } from '@vigilo/contract/companies';
import { getCompanyFeeds } from '@vigilo/contract/news';
import type { EventRow } from '@vigilo/contract/events';
import { listEvents } from '@vigilo/contract/events';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { refreshSharePrices } from '@vigilo/contract/share-prices';
import { COUNTRIES } from '@vigilo/domain/companies/countries';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { dayFromTimestamp, isoFromDay, noonFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { processDocument } from '../flows/run-document.ts';
import { findTenant, listTenants } from '../tenants/tenants.service.ts';
import { addDemoDocuments, askForDemoDocuments, reviewDemoDocuments } from './demo-documents.service.ts';
import { provideDemo, refuseDemo } from './demo.service.ts';

const PASSWORD = 'Vigilo#2026';
/** Filling the tenant takes seconds, more on a machine that is busy. */
const PATIENCE_MS = 180_000;

/** The demo is made at the first moment of today, whatever the hour: most of its day lies ahead then. */
const MADE_AT = noonFromDay(dayFromTimestamp(Date.now())) - 12 * 3_600_000;

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  const demo = { password: PASSWORD, accounts: [{ email: 'admin@demo.test', role: 'Admin' }] };
  server = await startTestServer({ demo });
  await provideDemo(server.db, server.config, MADE_AT, (line) => void lines.push(line));
}, PATIENCE_MS);

afterAll(() => server.stop());

/** A queue that notes what is sent, and does nothing with it. */
function noting(sent: unknown[]) {
  return {
    send: async (queue: unknown) => {
      sent.push(queue);
      return null;
    },
  };
}

describe('the documents of the demo', () => {
  const context = () => ({ ...server, jobs: server.product.jobs, auditKey: 'only tests seal with it' });
  const listAll = async () => {
    const admin = await signIn(server, 'admin@demo.test', PASSWORD);
    return admin.call(listDocuments, { query: { limit: 100 }, body: {} });
  };
  const countByStatus = async () => (await listAll()).statistics;
  /** Takes those that wait along, as a worker would. */
  const process = async (tenantId: string, names: RegExp) => {
    const { docs } = await listAll();
    for (const { _id: documentId, OriginalFileName: name, Status: status } of docs)
      if (status === 'In Queue' && names.test(name))
        await processDocument(
          context(),
          { tenantId, documentId, attempt: 1, from: 'digitize' },
          { warn: () => undefined },
        );
  };

  it('are asked for once, and nobody waits for them', async () => {
    const config = { ...server.config, DEMO_DOCUMENTS: false };
    const sent: unknown[] = [];
    const jobs = noting(sent);
    await askForDemoDocuments({ ...context(), config, jobs });
    expect([sent, await countByStatus()]).toEqual([[], {}]);
    await askForDemoDocuments({ ...context(), jobs });
    expect([sent, await countByStatus()]).toEqual([['demo.documents'], {}]);
  });

  it(
    'are uploaded, some of them stopped on their way; reviewed and posted when they are processed; and made only once',
    async () => {
      const tenantId = (await findTenant(server.db, server.config.DEFAULT_TENANT))?.id ?? '';
      await addDemoDocuments(context(), tenantId);
      const made = await countByStatus();
      expect(made).toMatchObject({ New: 1, 'In Process': 1, Digitized: 1, Failed: 1 });
      const count = Object.values(made).reduce((sum, each) => sum + each, 0);
      expect(count).toBeGreaterThanOrEqual(30);

      await process(tenantId, /NVDA|SAP|MSFT|VOD/);
      await reviewDemoDocuments(context(), tenantId, 1000);
      const { docs } = await listAll();
      const found = (name: string) => {
        const row = docs.find(({ OriginalFileName }) => OriginalFileName.startsWith(name));
        return [row?.Status, row?.UserStatus, row?.ClassifiedPagesCount, row?.failure !== null];
      };
      expect(found('CCRR_NVDA')).toEqual(['Posted', 'Validated', { 'Credit Risk Rating Report': 1 }, false]);
      expect(found('AnnualReport_NVDA')[2]).toEqual({
        'Balance Sheet': 1,
        'Income Statement': 1,
        'Cash Flow Statement': 1,
        'Financial Ratios': 1,
      });
      expect(found('BalanceSheet_SAP')).toEqual(['Processed', 'In Review', { 'Balance Sheet': 1 }, false]);
      expect(found('Invoice_SAP')).toEqual(['Processed', 'Validated', { Invoice: 1 }, false]);
      expect(found('Receipt_VOD')).toEqual(['Processed', 'Not Reviewed', { Receipt: 1 }, false]);
      // The two balance sheets that contradict each other are linked, and say so.
      const admin = await signIn(server, 'admin@demo.test', PASSWORD);
      for (const name of ['BalanceSheet_SAP', 'BalanceSheetRestated_SAP']) {
        const document = docs.find(({ OriginalFileName }) => OriginalFileName.startsWith(name));
        const id = document?.childDocs[0]?._id ?? '';
        const { JSONData, LinkedDocuments } = (await admin.call(getChildDocument, { params: { id } })).data;
        expect(LinkedDocuments).toMatchObject([{ linkType: 'same-company', documentType: 'Balance Sheet' }]);
        const statuses = new Set(JSONData.map(({ InterValidation }) => InterValidation.status));
        expect(statuses).toEqual(new Set(['valid', 'invalid', null]));
      }
      for (const unread of ['CCRR_MSFT', 'CCRR_VOD'])
        expect(found(unread)).toEqual(['Digitization Failed', 'Not Reviewed', {}, true]);

      const sent: unknown[] = [];
      const jobs = noting(sent);
      const before = await countByStatus();
      await addDemoDocuments({ ...context(), jobs }, tenantId);
      expect(await countByStatus()).toEqual(before);
      await askForDemoDocuments({ ...context(), jobs });
      // Only to look again: no document is processed twice.
      expect(sent).toEqual(['demo.documents']);
    },
    PATIENCE_MS,
  );
});

describe('the demo tenant', () => {
  it('has about three hundred companies of every region and sector, most of them scored', async () => {
    const admin = await signIn(server, 'admin@demo.test', PASSWORD);
    const { count, columns } = (await admin.call(getHeatMap, { body: {} })).data;
    expect(count).toBeGreaterThan(280);
    expect([...new Set(columns.region)].toSorted()).toEqual(['AMER', 'APAC', 'EMEA']);
    expect([...new Set(columns.sector)].toSorted()).toEqual([...SECTORS].toSorted());
    expect(columns.country.filter((country) => !COUNTRIES.some(({ name }) => name === country))).toEqual([]);
    expect(columns.st.filter((score) => score !== 0).length).toBeGreaterThan(count / 2);
    expect(lines).toEqual([expect.stringMatching(/^Making the demo tenant: \d+ companies, \d+ events$/)]);
  });

  it.each([
    ['admin', 'Admin', 'all', true],
    ['analyst', 'Analyst', 'most', true],
    ['approver', 'Approver', 'most', true],
    ['client', 'Client', 'some', false],
    ['licensed', 'Licensed Client', 'some', true],
  ] as const)(
    'lets %s@demo.test in, who sees what the role and clients give',
    async (name, roleName, seen, seesRatings) => {
      const client = await signIn(server, `${name}@demo.test`, PASSWORD);
      expect((await client.call(getProfile, {})).roleName).toBe(roleName);
      const { totalCount, companies } = (await client.call(listCompanies, { body: {} })).data;
      const all = (
        await (await signIn(server, 'admin@demo.test', PASSWORD)).call(listCompanies, { body: {} })
      ).data.totalCount;
      const share = totalCount / all;
      expect(
        seen === 'all'
          ? share === 1
          : seen === 'most'
            ? share > 0.9 && share < 1
            : share > 0.1 && share < 0.7,
        String(share),
      ).toBe(true);
      expect('creditRiskRatingST' in (companies[0] ?? {})).toBe(seesRatings);
    },
  );

  /** The events of the first sixty companies in one of the two lists, all of them or those since a day. */
  async function listSome(tab: EventTab, since?: string): Promise<EventRow[]> {
    const analyst = await signIn(server, 'analyst@demo.test', PASSWORD);
    const { companies } = (await analyst.call(listCompanies, { body: { limit: 100 } })).data;
    const advanceSearchParams = since === undefined ? {} : { date: { from: since } };
    const rows: EventRow[] = [];
    for (const { _id: id } of companies.slice(0, 60)) {
      const reply = await analyst.call(listEvents, { params: { id }, body: { tab, advanceSearchParams } });
      if (reply.status === 'success') rows.push(...reply.data);
    }
    return rows;
  }

  it('has events of today, of which none arrives or is published later than the demo is made', async () => {
    const today = isoFromDay(dayFromTimestamp(MADE_AT));
    for (const tab of EVENT_TABS) {
      const rows = await listSome(tab, today);
      expect([tab, rows.length > 0]).toEqual([tab, true]);
      const late = rows.filter(({ arrivedAt, publishedAt }) =>
        [arrivedAt, publishedAt ?? arrivedAt].some((at) => Date.parse(at) > MADE_AT),
      );
      expect(late).toEqual([]);
    }
  });

  it('has news waiting with suggestions: some that can be moved at once, some that want an analyst, some told by several sources', async () => {
    const waiting = await listSome('imported events');
    const isComplete = ({ score, topic, event }: EventRow) =>
      score !== null && topic !== null && event !== null;
    for (const one of [true, false])
      expect(waiting.filter((event) => isComplete(event) === one).length).toBeGreaterThan(5);
    expect(waiting.some(({ sources }) => sources > 1)).toBe(true);
    expect(
      waiting.every(
        ({ suggestion, score, topic }) =>
          suggestion?.score.isShown === (score !== null) && suggestion.topic.isShown === (topic !== null),
      ),
    ).toBe(true);
  });

  it('shows on one company what goes wrong with feeds', async () => {
    const analyst = await signIn(server, 'analyst@demo.test', PASSWORD);
    const { companies } = (await analyst.call(listCompanies, { body: { limit: 1000 } })).data;
    const feeds = (
      await Promise.all(companies.map(({ _id: id }) => analyst.call(getCompanyFeeds, { params: { id } })))
    ).flatMap(({ data }) => data);
    expect(feeds.map(({ kind, problem, nextPollAt }) => [kind, problem, nextPollAt === null])).toEqual([
      ['rss', 'gone', true],
      ['press', 'not-allowed', false],
    ]);
  });

  it('has newer share prices in a file of the provider, for some companies', async () => {
    const analyst = await signIn(server, 'analyst@demo.test', PASSWORD);
    const { companies } = (
      await analyst.call(listCompanies, {
        body: { limit: 100, advanceSearchParams: { entityType: ['Public'], status: ['Initiated'] } },
      })
    ).data;
    const replies = await Promise.all(
      companies
        .slice(0, 20)
        .map(({ _id }) => analyst.call(refreshSharePrices, { body: { company_id: _id } })),
    );
    expect(
      [...new Set(replies.map(({ status, data }) => `${status} ${data.added} ${data.changed}`))].toSorted(),
    ).toEqual(['info 0 0', 'success 5 0']);
  });

  it('shows its accounts before sign-in where this installation allows it', async () => {
    const { DEMO } = await new TestClient(server).call(getAppConfig, {});
    expect(DEMO).toEqual({ password: PASSWORD, accounts: [{ email: 'admin@demo.test', role: 'Admin' }] });
  });

  it('is made once: the next start finds it', async () => {
    const before = await listTenants(server.db);
    const again = await provideDemo(server.db, server.config, Date.now(), (line) => void lines.push(line));
    expect(await listTenants(server.db)).toEqual(before);
    expect(lines).toHaveLength(1);
    expect(again).toMatchObject({ password: PASSWORD });
    expect(again.accounts.map(({ email }) => email)).toEqual([
      'admin@demo.test',
      'analyst@demo.test',
      'approver@demo.test',
      'client@demo.test',
      'licensed@demo.test',
    ]);
  });

  it('keeps production from starting', async () => {
    await expect(refuseDemo(server.db)).rejects.toThrow(
      'The database holds the demo tenant scry, whose password is public.',
    );
  });

  it('is never made on a tenant with real data', async () => {
    await addTestTenant(server, { name: 'bank' });
    await expect(
      provideDemo(server.db, { ...server.config, DEFAULT_TENANT: 'bank' }, Date.now(), () => undefined),
    ).rejects.toThrow('The tenant bank holds real data');
  });
});
