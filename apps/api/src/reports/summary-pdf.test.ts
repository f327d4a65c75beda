// The RTI Summary on paper and the download of CCRRs, over HTTP.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getMatrices } from '@vigilo/contract/reports';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { commandLine } from '../imports/importer.ts';
import { addCcrrFile } from './ccrr-files.service.ts';
import { readPdf } from './testing/read-pdf.ts';

const DAY_MS = 86_400_000;
const TODAY = dayFromIso('2026-11-21');
const SUMMARY = '/vigilo-rti/report/generate-pdf';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let client: TestClient;
let licensed: TestClient;

beforeAll(async () => {
  server = await startTestServer({ now: () => TODAY * DAY_MS + DAY_MS / 2 });
  const at = (day: number) => new Date(day * DAY_MS);
  tenant = await addTestTenant(server, {
    companies: [
      {
        ticker: 'AAA',
        sector: 'Energy',
        region: 'EMEA',
        initiatedAt: at(TODAY - 30),
        events: [{ day: TODAY - 2, type: 'Company', score: 700 }],
      },
      {
        ticker: 'BBB',
        sector: 'Technology, Media & Telecommunications',
        region: 'AMER',
        entityType: 'Private',
        initiatedAt: at(TODAY - 2),
      },
      {
        ticker: 'CCC',
        initiatedAt: at(TODAY - 40),
        events: [{ day: TODAY - 20, type: 'Company', score: -300 }],
      },
    ],
    clients: [{ name: 'One', companies: ['AAA'] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'client@vigilo.test', role: 'Client', clients: ['One'] },
      { email: 'licensed@vigilo.test', role: 'Licensed Client', clients: ['One'] },
    ],
  });
  [admin, client, licensed] = await Promise.all([
    signIn(server, 'admin@vigilo.test'),
    signIn(server, 'client@vigilo.test'),
    signIn(server, 'licensed@vigilo.test'),
  ]);
});
afterAll(() => server.stop());

describe('the RTI Summary as a PDF', () => {
  it('has the counts of the screen, in tables and charts with alternative texts', async () => {
    const reply = await admin.get(SUMMARY);
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      "attachment; filename*=UTF-8''RTI-Summary-Report_2026-11-21.pdf",
    ]);
    const pdf = await readPdf(reply.bytes);
    const { data } = await admin.call(getMatrices, {});
    expect(data.coverage).toEqual({ '2026-11-14': 2, '2026-11-21': 3 });
    for (const line of [
      'As of Date 11/21/2026',
      'No. of Companies as of 11/14/2026 2',
      'Companies Initiated during the week 1',
      'Total No. of Companies as of 11/21/2026 3',
      'Change +/- +1',
    ])
      expect(pdf.text).toContain(line);
    for (const row of [
      'Strongly Positive – 1 +1',
      'Negative 1 1 0',
      'Total 2 3 +1',
      'Public 2 Private 1 Total 3',
      'Energy 1',
      'Not classified 1',
    ])
      expect(pdf.text).toContain(row);
    expect(pdf.bookmarks).toEqual([
      'RTI Summary',
      'Coverage',
      ...['Impact', 'Entity', 'Region', 'Sector'].map((name) => `RTI Snapshot - ${name} Category`),
    ]);
    expect(pdf.alternatives).toHaveLength(4);
    expect(pdf.alternatives[1]).toBe('Chart of RTI Snapshot - Entity Category: Public 2, Private 1.');
    expect(pdf).toMatchObject({
      language: 'en',
      isTagged: true,
      title: 'RTI Summary as of 11/21/2026',
      metadata: expect.stringMatching(/pdfuaid:part>1</),
    });
    expect(pdf.pages).toHaveLength(1);
  });

  it('is of the days asked for, in the language of the reader, and of what the reader sees', async () => {
    const reply = await client.get(`${SUMMARY}?from=2026-10-01&to=2026-11-01`, {
      headers: { 'accept-language': 'es' },
    });
    const pdf = await readPdf(reply.bytes);
    expect(reply.headers['content-disposition']).toContain('RTI-Summary-Report_2026-11-01.pdf');
    expect(pdf.text).toContain('11/01/2026 1');
    expect(pdf.language).toBe('es');
    expect((await client.get(`${SUMMARY}?from=2026-11-02&to=2026-11-01`)).problem().message).toBe(
      'The first date must be before the second.',
    );
  });
});

describe('credit risk rating reports', () => {
  const add = (fileName: string, text = '%PDF-1.7 one') =>
    addCcrrFile({ db: server.db, config: server.config, now: server.now }, commandLine(tenant.id), {
      fileName,
      content: Buffer.from(text),
    });
  const get = (who: TestClient, ticker: string) =>
    who.post(`/vigilo-rti/downloadCRRpdf/${tenant.companyId(ticker)}`);

  it('come in by their names, each once, and no other files', async () => {
    expect(await add('CCRR_AAA_2026-10-01.pdf', '%PDF-1.7 old')).toBeNull();
    expect(await add('CCRR_aaa_Nov-02-2026.pdf', '%PDF-1.7 new')).toBeNull();
    expect(await add('CCRR_AAA_11-02-2026.pdf', '%PDF-1.7 new')).toBe('already-there');
    expect(await add('AAA.pdf')).toBe('wrong-name');
    expect(await add('CCRR_ZZZ_2026-10-01.pdf')).toBe('unknown-ticker');
    expect(await add('CCRR_AAA_2026-10-01.pdf', 'MZ no PDF')).toBe('no-pdf');
    expect(await add('CCRR_AAA_2026-11-22.pdf')).toBe('future-day');
  });

  it('are given out, the newest by its day, to whom may see ratings and the company', async () => {
    const reply = await get(licensed, 'AAA');
    expect([
      reply.status,
      reply.text,
      reply.headers['content-type'],
      reply.headers['content-disposition'],
    ]).toEqual([
      200,
      '%PDF-1.7 new',
      'application/pdf',
      "attachment; filename*=UTF-8''AAA_CCRR_Nov-02-2026.pdf",
    ]);
    expect((await get(client, 'AAA')).status).toBe(403);
    expect((await get(licensed, 'BBB')).problem().message).toBe('Unauthorized Access!');
    const none = await get(admin, 'BBB');
    expect([none.status, none.problem().message]).toEqual([404, ' File Not Found!']);
  });

  it('say so where the file cannot be read', async () => {
    const folder = join(server.config.DATA_DIR, 'files', tenant.id);
    // Contents lie in folders by the first two letters of their names, beside one for what is being received.
    expect((await readdir(folder)).filter((name) => name.length === 2)).toHaveLength(2);
    await rm(folder, { recursive: true });
    const reply = await get(admin, 'AAA');
    expect([reply.status, reply.problem().message]).toEqual([500, 'Error occured while fetching the file']);
    expect(await add('CCRR_AAA_2026-11-02.pdf', '%PDF-1.7 new')).toBe('already-there');
    expect((await get(admin, 'AAA')).text).toBe('%PDF-1.7 new');
  });
});
