// Somebody who takes what they can get, and what that does to others: another user of the same tenant, and another tenant.

import { addImport } from '@vigilo/contract/imports';
import { listCompanies } from '@vigilo/contract/companies';
import { getCompaniesExcel, getCompanyPdfs } from '@vigilo/contract/reports';
import { startProduct } from '../testing/product-process.ts';
import { percentile } from '../testing/statistics.ts';
import type { Flood } from './flood.ts';
import { startFlood } from './flood.ts';
import type { Sent } from './send.ts';
import { Sender, sendSteadily } from './send.ts';
import type { TwoTenants } from './two-tenants.ts';
import { GREEDY, QUIET, USERS } from './two-tenants.ts';

const PLACES = 24;
const PER_SECOND = 10;
const TURN_MS = 18_000;
const REST_MS = 1500;
const TURNS = 4;

export interface Neighbour {
  readonly flood: string;
  /** Of the calls of others, in milliseconds, without the flood and with it. */
  readonly user: { readonly alone: number; readonly beside: number };
  readonly tenant: { readonly alone: number; readonly beside: number };
  /** Calls of others that were not answered, of how many. */
  readonly failed: number;
  readonly of: number;
  /** Calls of the flood that were answered, and that were refused. */
  readonly answered: number;
  readonly refused: number;
}

export async function measureNeighbours(place: TwoTenants): Promise<Neighbour[]> {
  const product = await startProduct(place, { LOG_LEVEL: 'error', FEEDS: 'false', WORKER: 'false' });
  const open = async (tenant: string, user: string) =>
    new Sender(product.port, await product.signIn(tenant, user));
  const flooder = {
    port: product.port,
    token: await product.signIn(GREEDY, USERS[0]),
    places: PLACES,
  };
  const others = [await open(GREEDY, USERS[1]), await open(QUIET, USERS[0])] as const;
  try {
    const measured: Neighbour[] = [];
    for (const [name, sent] of await listFloods(place))
      measured.push(await measure(name, { ...flooder, sent }, others));
    return measured;
  } finally {
    for (const sender of others) sender.close();
    await product.stop();
  }
}

async function listFloods({ companyIds }: TwoTenants): Promise<[string, Sent][]> {
  const file = new FormData();
  file.append('kind', 'companies');
  const rows = Array.from({ length: 20_000 }, (_, i) => `N${i},New company ${i},Spain`);
  file.append('file', new Blob([`symbol,name,country\n${rows.join('\n')}\n`]), 'file.csv');
  const encoded = new Response(file);
  const upload = {
    path: addImport.path,
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
  const pdf = { path: getCompanyPdfs.path, body: JSON.stringify({ companyIDs: companyIds.slice(0, 1) }) };
  const excel = { path: getCompaniesExcel.path, body: JSON.stringify({ limit: 1000 }) };
  const search = { path: listCompanies.path, body: JSON.stringify({ searchQuery: 'an' }) };
  return [
    ['PDFs', pdf],
    ['Excel files', excel],
    ['searches', search],
    ['uploads', upload],
  ];
}

const QUIETLY = { perSecond: PER_SECOND, ms: TURN_MS / TURNS };
const look = (): Sent => ({ path: listCompanies.path, body: '{}' });

/** In turns with and without it, so that whatever else the machine does is in both. */
async function measure(name: string, flood: Flood, others: readonly [Sender, Sender]): Promise<Neighbour> {
  const times: Record<'alone' | 'beside', [number[], number[]]> = { alone: [[], []], beside: [[], []] };
  const counts = { failed: 0, of: 0, answered: 0, refused: 0 };
  for (let turn = 0; turn < TURNS * 2; turn += 1) {
    const when = turn % 2 === 0 ? 'alone' : 'beside';
    const endFlood = when === 'beside' ? await startFlood(flood) : null;
    const all = await Promise.all(others.map((sender) => sendSteadily(sender, QUIETLY, look)));
    const flooded = await endFlood?.();
    counts.answered += flooded?.answered ?? 0;
    counts.refused += flooded?.refused ?? 0;
    for (const [i, calls] of all.entries()) {
      times[when][i === 0 ? 0 : 1].push(...calls.map(({ ms }) => ms));
      if (when === 'beside') counts.of += calls.length;
      counts.failed += calls.filter(({ status }) => status !== 200).length;
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  const p99 = (who: 0 | 1) => ({
    alone: percentile(times.alone[who], 0.99),
    beside: percentile(times.beside[who], 0.99),
  });
  return { flood: name, user: p99(0), tenant: p99(1), ...counts };
}
