// The RTI report of a company and of several, asked for over HTTP and read by programs that had no part in writing them.

import { request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { writeScore } from '@vigilo/domain/scoring/write-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../frame/context.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestCompany, TestEvent } from '../app/testing/test-tenant.queries.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { commandLine } from '../imports/importer.ts';
import { prepareCompanyPdfs } from './company-pdfs.service.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readZip } from './testing/read-zip.ts';

const DAY_MS = 86_400_000;
const TODAY = dayFromIso('2026-11-21');
const PATH = '/vigilo-rti/downloadPdf/generate-pdf';

/** Everything that Typst, PDF or a file system could take for its own, and what Inter has no letters for. */
const HOSTILE =
  String.raw`#let x = 1; #panic("no") $a^2$ \u{41} [a] <b> *bold* _it_ @ref "q" // c ` +
  '`raw` = heading -- ->';
const LETTERS = 'Ελληνικά Кириллица Tiếng Việt 日本語 한국어 العربية עברית 🚀';

const UNBROKEN = 'Donaudampfschifffahrt'.repeat(12);
/** What is written stays within the margins of A4, in points. */
const RIGHT_EDGE = ((210 - 16) / 25.4) * 72;

const event = (i: number, more: Partial<TestEvent> = {}): TestEvent => ({
  day: TODAY - i,
  type: (['Company', 'Industry', 'Macro'] as const)[i % 3] ?? 'Company',
  score: (((i * 7) % 21) - 10) * 100,
  title: `Event number ${i} of the company`,
  ...more,
});

const COMPANIES: readonly TestCompany[] = [
  {
    ticker: 'BIG',
    name: 'Big Company SE',
    initiatedAt: new Date('2025-11-23'),
    sector: 'Energy',
    industry: 'Oil & gas',
    country: 'Germany',
    region: 'EMEA',
    ratingSt: 'B+',
    ratingLt: 'A-',
    currency: 'EUR',
    events: [
      ...Array.from({ length: 60 }, (_, i) => event(i * 3)),
      event(2, {
        title: 'Chosen',
        summary: 'Order intake rose on grid demand: positive',
        isSummary: true,
        score: 400,
      }),
    ],
  },
  { ticker: 'NONE', name: 'Nothing Ever Happens', status: 'Validated' },
  {
    ticker: 'HOST',
    name: HOSTILE,
    sector: LETTERS,
    industry: HOSTILE,
    events: [
      event(1, { title: HOSTILE }),
      event(4, { title: LETTERS, summary: `${HOSTILE} negative`, isSummary: true }),
    ],
  },
  {
    ticker: 'LONG',
    name: UNBROKEN,
    sector: UNBROKEN,
    industry: UNBROKEN,
    events: [event(1, { title: UNBROKEN, summary: UNBROKEN, isSummary: true })],
  },
  { ticker: 'A/../B', name: 'Slashed', country: 'Spain', region: 'EMEA' },
  { ticker: 'A_.._B', name: 'Underscored' },
  { ticker: 'GONE' },
];

let server: TestServer;
let tenant: TestTenant;
const who = new Map<string, TestClient>();
const as = (name: string): TestClient =>
  who.get(name) ??
  (() => {
    throw new Error(name);
  })();
const context = (): AppContext => ({
  db: server.db,
  config: server.config,
  jobs: server.product.jobs,
  now: server.now,
  auditKey: '',
});
const ids = (...tickers: string[]) => tickers.map((ticker) => tenant.companyId(ticker));

beforeAll(async () => {
  server = await startTestServer({
    now: () => TODAY * DAY_MS + DAY_MS / 2,
    config: { TOKEN_SECONDS: 7200, IDLE_SECONDS: 86_400, SESSION_SECONDS: 604_800 },
  });
  const users = [
    { email: 'admin@vigilo.test', role: 'Admin' },
    { email: 'client@vigilo.test', role: 'Client', clients: ['One'] },
    { email: 'licensed@vigilo.test', role: 'Licensed Client', clients: ['One'] },
  ];
  tenant = await addTestTenant(server, {
    companies: COMPANIES,
    clients: [{ name: 'One', companies: ['BIG', 'NONE'] }],
    users,
  });
  for (const { email } of users) who.set(email.split('@')[0] ?? '', await signIn(server, email));
});
afterAll(() => server.stop());

async function getPdf(
  client: TestClient,
  ticker: string,
  { asOf, language = 'en' }: { asOf?: string; language?: string } = {},
) {
  const reply = await client.post(
    PATH,
    { companyIDs: ids(ticker), ...(asOf === undefined ? {} : { asOf }) },
    { headers: { 'accept-language': language } },
  );
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  return {
    name: decodeURIComponent(String(reply.headers['content-disposition']).split("''")[1] ?? ''),
    ...(await readPdf(reply.bytes)),
  };
}

describe('the report of one company', () => {
  it('says the numbers of the screen to the last digit, and its contributions add up', async () => {
    const pdf = await getPdf(as('admin'), 'BIG');
    const params = { id: tenant.companyId('BIG') };
    const { data: score } = await as('admin').call(getScore, { params });
    const { data: summary } = await as('admin').call(getCompanySummary, { params });
    const say = (value: number) => writeScore(value, 3, 'en');
    expect(pdf.name).toBe('BIG_RTI_Nov-21-2026.pdf');
    for (const { current, previous, change } of [summary.metrics.shortTerm, summary.metrics.longTerm])
      for (const value of [current, previous, change]) expect(pdf.text).toContain(say(value));
    for (const horizon of [score.shortTerm, score.longTerm]) {
      const rows = horizon.events.map(({ title, score: own, contribution }) => ({
        title,
        own: say(own),
        contribution: say(contribution),
      }));
      for (const { title, own, contribution } of rows)
        expect(pdf.text).toMatch(
          new RegExp(
            `${title} Wire · Results (Company|Industry|Macro) 0\\.\\d\\d ${escape(own)} ${escape(contribution)}`,
          ),
        );
      expect(Math.round(horizon.events.reduce((sum, { contribution }) => sum + contribution * 1000, 0))).toBe(
        Math.round(horizon.current * 1000),
      );
      expect(pdf.text).toContain(`Total ${say(horizon.current)}`);
    }
    for (const step of ['new', 'agedOut'] as const)
      expect(pdf.text).toContain(
        `${say(score.shortTerm.waterfall[step])} ${say(score.longTerm.waterfall[step])}`,
      );
    expect(pdf.text).toContain('Order intake rose on grid demand: positive');
    expect(pdf.text).toContain(`Big Company SE has a ${summary.outlook} short-term outlook.`);
    for (const fact of [
      'Energy',
      'Oil & gas',
      'Germany',
      'EMEA',
      'B+',
      'A-',
      '*RTI report as of date 11-21-2026',
      '* Previous cumulative score as of 11-14-2026',
      'Made on 11-21-2026 at 12:00 UTC',
    ])
      expect(pdf.text).toContain(fact);
  });

  it('is tagged to the standard, with bookmarks, language, alternative texts and numbered pages', async () => {
    const pdf = await getPdf(as('admin'), 'BIG');
    expect(pdf).toMatchObject({
      title: 'Big Company SE (BIG), RTI report as of 11-21-2026',
      language: 'en',
      isTagged: true,
    });
    expect(pdf.metadata).toMatch(/pdfuaid:part>1</);
    expect(pdf.bookmarks).toEqual([
      'Big Company SE',
      'Key Risk Metrics',
      'Cumulative score',
      'Summaries',
      'How the scores add up',
      'Change in the last week',
      'Events of the short-term score',
      'Events of the long-term score',
      'Definitions',
    ]);
    for (const role of ['H1', 'H2', 'Table', 'THead', 'TH', 'TD', 'Figure'])
      expect(pdf.roles).toContain(role);
    const { data: series } = await as('admin').call(getScoreSeries, {
      params: { id: tenant.companyId('BIG') },
    });
    expect(pdf.alternatives).toEqual([
      expect.stringContaining(`ends at ${writeScore(series.scores.total.at(-1) ?? 0, 3, 'en')}`),
    ]);
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const [i, page] of pdf.pages.entries())
      expect(page).toContain(`Page ${i + 1} / ${pdf.pages.length}`);
    for (const page of pdf.pages.slice(2, 4))
      expect(page.replaceAll(/\s+/g, ' ')).toContain('Date Event Event type Weight Score Contribution');
  });

  it('of a company without anything says so, in Spanish too', async () => {
    const pdf = await getPdf(as('admin'), 'NONE');
    expect(pdf.text).toContain('No Summary Available');
    expect(pdf.text).toContain('No event counts in this window, so the score is 0.');
    expect(pdf.text).not.toContain('*RTI report as of date');
    const spanish = await getPdf(as('admin'), 'NONE', { language: 'es' });
    expect(spanish).toMatchObject({
      title: 'Nothing Ever Happens (NONE), informe RTI a fecha de 11-21-2026',
      language: 'es',
    });
    expect(spanish.text).toContain('0,000');
  });

  it('is as of any past day, and of none that has not come', async () => {
    const pdf = await getPdf(as('admin'), 'BIG', { asOf: '2026-09-01' });
    const { data: score } = await as('admin').call(getScore, {
      params: { id: tenant.companyId('BIG') },
      query: { asOf: '2026-09-01' },
    });
    expect(pdf.name).toBe('BIG_RTI_Sep-01-2026.pdf');
    expect(pdf.text).toContain(`Total ${writeScore(score.shortTerm.current, 3, 'en')}`);
    expect(readAsOfDays(pdf.text)).toEqual(new Set(['09-01-2026']));
    expect(
      (await as('admin').post(PATH, { companyIDs: ids('BIG'), asOf: '2026-11-22' })).problem().message,
    ).toBe('Invalid date. Future dates are not allowed.');
  });

  // Letters that no typeface of the machine has are boxes; the document comes all the same, tagged, but claims no standard.
  it('prints what people wrote as it stands, whatever it looks like', async () => {
    const pdf = await getPdf(as('admin'), 'HOST');
    const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
    expect(squeezed(pdf.text).split(squeezed(HOSTILE)).length - 1).toBeGreaterThan(3);
    for (const word of ['Ελληνικά', 'Кириллица', 'Tiếng']) expect(squeezed(pdf.text)).toContain(word);
    expect(pdf.title).toContain('#panic("no")');
  });

  it('breaks names that have no space, so that none leaves the page', async () => {
    const pdf = await getPdf(as('admin'), 'LONG');
    const written = pdf.text.replaceAll(/[\s\u200b]+/g, '');
    expect(written.split(UNBROKEN).length - 1).toBeGreaterThan(3);
    expect(pdf.right).toBeLessThanOrEqual(RIGHT_EDGE + 1);
  });

  it('keeps ratings from whom they are kept on the screen, and companies from whom does not see them', async () => {
    expect((await getPdf(as('licensed'), 'BIG')).text).toContain('A-');
    const { text } = await getPdf(as('client'), 'BIG');
    for (const word of ['B+', 'Rating']) expect(text.split('Definitions')[0]).not.toContain(word);
    const reply = await as('client').post(PATH, { companyIDs: ids('BIG', 'HOST') });
    expect([reply.status, reply.problem().message]).toEqual([404, 'Unauthorized Access!']);
    expect((await as('client').post(PATH, { companyIDs: ids('HOST') })).status).toBe(404);
  });

  it('of no company is refused in the words of the screen', async () => {
    const { message, fields } = (await as('client').post(PATH, { companyIDs: [] })).problem();
    const words = 'Please select at least one company';
    expect({ message, fields }).toEqual({ message: words, fields: { 'body.companyIDs': words } });
  });
});

/** The days that the report says it is of, in its head and at the foot of every page. */
function readAsOfDays(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?:As of|RTI report as of date) (\d\d-\d\d-\d{4})/g)].flatMap(([, day = '']) => day),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.+]/g, String.raw`\$&`);
}

describe('the reports of several companies', () => {
  it('come in a zip, each under a name that is one step', async () => {
    const reply = await as('admin').post(PATH, {
      companyIDs: [...ids('BIG', 'NONE', 'A/../B', 'A_.._B'), ...ids('BIG')],
    });
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      "attachment; filename*=UTF-8''Companies_Nov-21-2026.zip",
    ]);
    const { files, comment } = await readZip(reply.bytes);
    expect([...files.keys()]).toEqual([
      'A_.._B[Nov-21-2026].pdf',
      'A_.._B (2)[Nov-21-2026].pdf',
      'BIG[Nov-21-2026].pdf',
      'NONE[Nov-21-2026].pdf',
    ]);
    expect(comment).toBe('');
    const pdf = await readPdf(files.get('BIG[Nov-21-2026].pdf') ?? Buffer.alloc(0));
    expect(pdf.title).toContain('Big Company SE');
    expect(readAsOfDays(pdf.text)).toEqual(new Set(['11-21-2026']));
  });

  it('leave out a company that was deleted meanwhile, and name it in the comment and in a file', async () => {
    const reports = await prepareCompanyPdfs(context(), commandLine(tenant.id), {
      companyIDs: ids('BIG', 'GONE', 'NONE'),
      language: 'en',
    });
    expect([reports.fileName, reports.total]).toEqual(['Companies_Nov-21-2026.zip', 3]);
    expect(
      (await as('admin').delete(`/vigilo-rti/delete-company-by-id/${tenant.companyId('GONE')}`)).status,
    ).toBe(200);
    const target = new PassThrough();
    const done: number[] = [];
    const [failures, bytes] = await Promise.all([
      reports.write(target, { signal: new AbortController().signal, onDone: (count) => done.push(count) }),
      buffer(target),
    ]);
    const message =
      'Failed to download PDF for GONE: it was deleted, or is no longer among the companies you may see';
    expect(failures).toEqual([{ ticker: 'GONE', message, reason: message.split(': ')[1] }]);
    expect(done).toEqual([1, 2, 3]);
    const { files, comment } = await readZip(bytes);
    expect(comment).toBe(message);
    expect([...files.keys()]).toEqual([
      'BIG[Nov-21-2026].pdf',
      'NONE[Nov-21-2026].pdf',
      'Failed reports.txt',
    ]);
    expect(files.get('Failed reports.txt')?.toString()).toBe(`${message}\n`);
  });

  it('stop after the one under way when nobody waits any more', async () => {
    const reports = await prepareCompanyPdfs(context(), commandLine(tenant.id), {
      companyIDs: ids('A/../B', 'A_.._B', 'BIG', 'HOST', 'NONE'),
      language: 'en',
    });
    const controller = new AbortController();
    const done: number[] = [];
    const target = new PassThrough();
    target.on('error', () => undefined).resume();
    await expect(
      reports.write(target, {
        signal: controller.signal,
        onDone: (count) => {
          done.push(count);
          controller.abort(new Error('gone'));
        },
      }),
    ).rejects.toThrow(/gone|aborted/);
    expect(done).toEqual([1]);
    expect(target.destroyed).toBe(true);
  });

  it('leave the server at work when a client breaks off', async () => {
    const { port, hostname } = new URL(server.url);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${as('admin').token ?? ''}`,
    };
    await new Promise<void>((resolve) => {
      const request = httpRequest({ port, hostname, path: PATH, method: 'POST', headers }, (response) => {
        response.once('data', () => request.destroy());
        response.on('error', () => undefined).once('close', () => resolve());
      });
      request.on('error', () => undefined);
      request.end(JSON.stringify({ companyIDs: ids('BIG', 'NONE', 'HOST') }));
    });
    expect((await getPdf(as('admin'), 'NONE')).title).toContain('Nothing Ever Happens');
  });
});
