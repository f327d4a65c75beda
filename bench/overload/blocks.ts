// How long the process that answers works on one thing, so that everybody else waits, while it does what is heavy: on large data, jobs in the same
// process, which is the least favourable way to run it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exportAudit, verifyAudit } from '@vigilo/contract/audit';
import { listCompanies } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { addImport, commitImport, getImport, previewImport } from '@vigilo/contract/imports';
import { ingestEvents } from '@vigilo/contract/news';
import {
  addReport,
  getCompaniesExcel,
  getCompanyPdfs,
  getSummaryPdf,
  listReports,
} from '@vigilo/contract/reports';
import { z } from 'zod';
import { startProduct } from '../testing/product-process.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';
import type { Sent } from './send.ts';
import { Sender } from './send.ts';
import type { TwoTenants } from './two-tenants.ts';
import { GREEDY, USERS } from './two-tenants.ts';

const WATCH = fileURLToPath(new URL('watch-loop.ts', import.meta.url));
const EVENTS = 20_000;
const ITEMS = 1000;
const LOOK_MS = 200;
/** The last notes of the watch come so late. */
const NOTED_MS = 250;

export interface Block {
  readonly work: string;
  /** Longest time of the processor without a look at what waits, in milliseconds. */
  readonly longest: number;
  /** Until it was done, in milliseconds. */
  readonly took: number;
}

type Ask = (sent: Sent) => Promise<string>;

export async function measureBlocks(place: TwoTenants): Promise<Block[]> {
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'watch');
  const product = await startProduct(place, {
    LOG_LEVEL: 'warn',
    FEEDS: 'false',
    REQUEST_SECONDS: '0',
    NODE_OPTIONS: `--import=${WATCH}`,
    WATCH_FILE: file,
  });
  const sender = new Sender(product.port, await product.signIn(GREEDY, USERS[0]));
  const ask: Ask = async (sent) => {
    const { status, text } = await sender.send(sent, true);
    if (status !== 200) throw new Error(`${sent.path} answered ${status} ${text.slice(0, 300)}`);
    return text;
  };
  try {
    const blocks: Block[] = [];
    for (const [work, act] of listWorks(place, ask)) {
      const from = Date.now();
      await act();
      const took = Date.now() - from;
      await sleep(NOTED_MS);
      blocks.push({ work, took, longest: longestSince(await readFile(file, 'utf8'), from) });
    }
    return blocks;
  } finally {
    sender.close();
    await product.stop();
  }
}

function longestSince(notes: string, from: number): number {
  const times = notes.split('\n').map((line) => line.split(' ').map(Number));
  return Math.max(0, ...times.flatMap(([at = 0, ms = 0]) => (at > from ? [ms] : [])));
}

const json = (path: string, body: object): Sent => ({ path, body: JSON.stringify(body) });
const search = { searchQuery: '', advanceSearchParams: {} };

function listWorks({ companyIds }: TwoTenants, ask: Ask): [string, () => Promise<unknown>][] {
  return [
    ['nothing', () => sleep(3000)],
    ['a page of companies, searched', () => ask(json(listCompanies.path, { searchQuery: 'bank' }))],
    ['the heat map of all', () => ask(json(getHeatMap.path, {}))],
    ['an Excel file of 1,000', () => ask(json(getCompaniesExcel.path, { limit: 1000 }))],
    ['an Excel file of all, as a job', () => makeReport(ask)],
    ['the PDF of a company', () => ask(json(getCompanyPdfs.path, { companyIDs: companyIds.slice(0, 1) }))],
    ['a zip of 20 PDFs', () => ask(json(getCompanyPdfs.path, { companyIDs: companyIds.slice(0, 20) }))],
    ['the summary as PDF', () => ask({ method: 'GET', path: getSummaryPdf.path })],
    [`an import of ${EVENTS.toLocaleString('en')} events`, () => importEvents(ask)],
    [
      `${ITEMS.toLocaleString('en')} items of news`,
      () => ask(json(ingestEvents.path, { items: inventNews() })),
    ],
    ['the audit log as CSV', () => ask({ method: 'GET', path: exportAudit.path })],
    ['the seals of the audit log', () => ask(json(verifyAudit.path, {}))],
  ];
}

async function untilDone(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(LOOK_MS);
}

async function makeReport(ask: Ask): Promise<void> {
  await ask(json(addReport.path, { kind: 'companies-excel', ...search, sort: 'ticker', descending: false }));
  const list = z.object({ data: z.array(z.object({ state: z.string() })) });
  await untilDone(async () => {
    const { data } = list.parse(JSON.parse(await ask({ method: 'GET', path: listReports.path })));
    return data.every(({ state }) => state === 'done');
  });
}

function inventNews() {
  return Array.from({ length: ITEMS }, (_, i) => ({
    title: `Aldan Karbank ${i} reports a loss of ${i} million and closes its plant`,
  }));
}

const job = z.object({
  data: z.object({
    _id: z.string(),
    state: z.string(),
    check: z.number(),
    mapping: z.unknown(),
    options: z.unknown(),
  }),
});

async function importEvents(ask: Ask): Promise<void> {
  const rows = Array.from({ length: EVENTS }, (_, i) => {
    const ticker = [17_576, 676, 26, 1].map((size) =>
      String.fromCharCode(65 + (Math.floor(((i % 2000) * 7919) / size) % 26)),
    );
    return `${ticker.join('')},Something happened of number ${i},https://news.test/imported/${i},2026-10-01,0.${i % 10},Company,Wire,Markets,A sentence about it.`;
  });
  const form = new FormData();
  form.append('kind', 'events');
  form.append(
    'file',
    new Blob([`ticker,title,url,date,score,type,source,topic,summary\n${rows.join('\n')}\n`]),
    'file.csv',
  );
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const sent = await ask({ path: addImport.path, body, type: encoded.headers.get('content-type') ?? '' });
  const { data } = job.parse(JSON.parse(sent));
  const at = (path: string) => path.replace('{id}', data._id);
  const find = async () => job.parse(JSON.parse(await ask({ method: 'GET', path: at(getImport.path) }))).data;
  await ask(json(at(previewImport.path), { mapping: data.mapping, options: data.options }));
  await untilDone(async () => (await find()).state !== 'checking');
  await ask(json(at(commitImport.path), { check: (await find()).check }));
  await untilDone(async () => (await find()).state !== 'importing');
}
