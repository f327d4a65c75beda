// The demo tenant: real companies, invented events. It is made once, whole or not at all, and never where real data is kept.

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldText } from '@vigilo/domain/records/fold-text';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay, noonFromDay } from '@vigilo/domain/scoring/day';
import { DEMO_ACCOUNTS } from '../../../../db/demo/accounts.ts';
import type { DemoData } from '../../../../db/demo/types.ts';
import type { Config } from '../frame/config.ts';
import type { DemoAccounts } from '../frame/demo-accounts.ts';
import { newId } from '../frame/ids.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';
import { getSuggester } from '../news/suggester.service.ts';
import { fillPortfolio } from '../portfolio/portfolio.service.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { findPriceFolder } from '../share-prices/provider.ts';
import { addUsers } from '../users/users.service.ts';
import { addNames, addTenant, findTenant, listTenants } from '../tenants/tenants.service.ts';
import { toEventRows } from './demo-events.ts';
import type { FeedRow, PriceRow } from './demo.queries.ts';
import { addClient, addRows } from './demo.queries.ts';

/** One company of so many is new. */
const NEW_EACH = 40;
/** One series of prices of so many lacks its last days, so that 'Update Share Price' brings something. */
const BEHIND_EACH = 4;
const BEHIND_BY = 5;
const HOUR_MS = 3_600_000;
const FEED_MINUTES = 360;
const PASSWORD = 'Vigilo#2026';

/** Makes the demo tenant where there is no tenant of that name, and returns its accounts. @throws where a real tenant has that name. */
export async function provideDemo(
  db: Database,
  config: Config,
  now: number,
  log: (line: string) => void,
): Promise<DemoAccounts> {
  const tenantName = config.DEFAULT_TENANT;
  const existing = await findTenant(db, tenantName);
  if (existing && !existing.is_demo)
    throw new Error(
      `The tenant ${tenantName} holds real data, so no demo is started on it. Start with MODE=production, or choose another DATA_DIR.`,
    );
  if (!existing) {
    // Loaded when it is needed, which is once: a restart should not wait for it.
    const { demoData } = await import('../../../../db/demo/generate.ts');
    const { DEMO_SEED, planDemo } = await import('../../../../db/demo/plan.ts');
    const data = demoData(planDemo(DEMO_SEED), dayFromTimestamp(now));
    log(`Making the demo tenant: ${data.companies.length} companies, ${data.events.length} events`);
    await addTenant(db, { name: tenantName, isDemo: true, pinnedAsOf: null }, (tx, id) =>
      fill(tx, id, data, now),
    );
    await putPriceFile(config, data.prices);
  }
  return { password: PASSWORD, accounts: DEMO_ACCOUNTS.map(({ email, role }) => ({ email, role })) };
}

/** The prices as a file of the provider, where nobody has set up another. */
async function putPriceFile(config: Config, series: DemoData['prices']): Promise<void> {
  const folder = findPriceFolder(config);
  if (folder === null || existsSync(folder)) return;
  const rows = series.flatMap(({ ticker, currency, prices }) =>
    prices.map(({ day, price }) => [isoFromDay(day), ticker, price, currency].join(',')),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'demo.csv'), ['Date,Ticker,Close,Currency', ...rows, ''].join('\n'));
}

/** @throws where the database holds a demo tenant: its accounts' password is known to all. */
export async function refuseDemo(db: Database): Promise<void> {
  const demo = (await listTenants(db)).find((tenant) => tenant.is_demo);
  if (demo)
    throw new Error(
      `The database holds the demo tenant ${demo.name}, whose password is public. Production does not start on it: choose another DATA_DIR or DATABASE_URL.`,
    );
}

async function fill(tx: TenantTransaction, tenantId: string, data: DemoData, now: number): Promise<void> {
  const ids = new Map(data.companies.map((company) => [company.ticker, newId(now)]));
  const idOf = (ticker: string) => {
    const id = ids.get(ticker);
    if (id === undefined) throw new Error(`The demo names the unknown ticker ${ticker}`);
    return id;
  };
  const initiations = initiationDays(data);
  await addRows(
    tx,
    'companies',
    tenantId,
    data.companies.map((company, i) => ({
      id: idOf(company.ticker),
      ticker: company.ticker,
      name: company.name,
      name_key: foldText(company.name),
      business_description: company.businessDescription,
      sector: company.sector,
      industry: company.industry,
      country: company.country,
      region: company.region,
      entity_type: company.entityType,
      status: company.status,
      rating_st: company.creditRiskRatingST,
      rating_lt: company.creditRiskRatingLT,
      currency: company.currency,
      rss_feed_url: findFeedUrl(data, company.ticker, 'rss'),
      press_release_url: findFeedUrl(data, company.ticker, 'press'),
      initiated_at: new Date(noonFromDay(initiations(i))).toISOString(),
      as_of_date: new Date(now).toISOString(),
      updated_at: new Date(now).toISOString(),
      version: 1,
    })),
  );
  const names = new Map(data.companies.map(({ ticker, name }) => [ticker, name]));
  const { events, suggestions } = toEventRows(
    data,
    (ticker) => ({ id: idOf(ticker), name: names.get(ticker) ?? '' }),
    await getSuggester(tx, tenantId),
    now,
  );
  await addRows(tx, 'events', tenantId, events);
  await addRows(tx, 'event_suggestions', tenantId, suggestions);
  await addRows(tx, 'feeds', tenantId, toFeedRows(data, idOf, now));
  await addRows(tx, 'share_prices', tenantId, toPriceRows(data, idOf));
  await addNames(tx, tenantId, 'industries', [...new Set(data.companies.map((company) => company.industry))]);
  await addNames(tx, tenantId, 'sources', data.sources);
  await addNames(tx, tenantId, 'topics', [
    ...new Set([...data.topics, ...events.flatMap(({ topic }) => topic ?? [])]),
  ]);
  await fillUsers(tx, tenantId, data, idOf);
  await recomputeScores({ now: () => now }, tx, tenantId, 'all');
}

function findFeedUrl({ feeds }: DemoData, ticker: string, kind: FeedRow['kind']): string | null {
  return feeds.find((feed) => feed.ticker === ticker && feed.kind === kind)?.url ?? null;
}

/** The feeds as they were asked an hour ago. */
function toFeedRows({ feeds }: DemoData, idOf: (ticker: string) => string, now: number): FeedRow[] {
  return feeds.map(({ ticker, kind, url, problem }) => ({
    company_id: idOf(ticker),
    kind,
    url,
    problem,
    polled_at: new Date(now - HOUR_MS).toISOString(),
    next_poll_at: new Date(now + FEED_MINUTES * 60_000).toISOString(),
    failures: 3,
    interval_minutes: FEED_MINUTES,
    items: 0,
  }));
}

/** The stored prices: some end days ago. */
function toPriceRows({ prices }: DemoData, idOf: (ticker: string) => string): PriceRow[] {
  return prices.flatMap(({ ticker, currency, prices: series }, i) => {
    const known = i % BEHIND_EACH === 0 ? series.slice(0, -BEHIND_BY) : series;
    return known.map(({ day, price }) => ({
      company_id: idOf(ticker),
      day: isoFromDay(day),
      price,
      currency,
    }));
  });
}

/** Most companies have been followed since the first event of all, so that their charts are whole; one in forty came lately. */
function initiationDays({ events }: DemoData): (index: number) => Day {
  const days = events.map((event) => event.day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return (index) => (index % NEW_EACH === NEW_EACH - 1 ? last - 1 - Math.floor(index / NEW_EACH) : first);
}

async function fillUsers(
  tx: TenantTransaction,
  tenantId: string,
  data: DemoData,
  idOf: (ticker: string) => string,
): Promise<void> {
  const clientIds = new Map<string, string>();
  for (const client of data.clients) {
    const end = client.endDay === null ? null : isoFromDay(client.endDay);
    clientIds.set(
      client.name,
      await addClient(tx, tenantId, {
        name: client.name,
        start: isoFromDay(client.startDay),
        end,
        companyIds: client.tickers.map(idOf),
      }),
    );
  }
  const users = data.accounts.map(({ email, name, role, clients }) => ({
    email,
    name,
    role,
    clientIds: clients.flatMap((client) => clientIds.get(client) ?? []),
  }));
  const userIds = await addUsers(tx, tenantId, PASSWORD, users);
  for (const [i, userId] of userIds.entries())
    await fillPortfolio(tx, { tenantId, userId }, (data.accounts[i]?.portfolio ?? []).map(idOf));
}
