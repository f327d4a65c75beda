// The demo tenant: real companies, invented events. It is made once, whole or not at all, and never where real data is kept.

import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { foldText } from '@vigilo/domain/companies/fold-text';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayOfTimestamp, isoFromDay, noonOfDay } from '@vigilo/domain/scoring/day';
import { DEMO_ACCOUNTS } from '../../../../db/demo/accounts.ts';
import type { DemoData, DemoEvent, DemoImportedEvent } from '../../../../db/demo/types.ts';
import type { DemoAccounts } from '../app/demo-accounts.ts';
import { hashKey } from '../app/hash-key.ts';
import { newId } from '../app/ids.ts';
import type { Database, TenantTransaction } from '../app/tables.ts';
import { fillPortfolio } from '../portfolio/portfolio.service.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { addUsers } from '../users/users.service.ts';
import { addNames, addTenant, findTenant, listTenants } from '../tenants/tenants.service.ts';
import type { EventRow } from './demo.queries.ts';
import { addClient, addRows } from './demo.queries.ts';

const SEED = 20_260_101;
/** One company of so many is new. */
const NEW_EACH = 40;
const PASSWORD = 'Vigilo#2026';

/** Makes the demo tenant where there is no tenant of that name, and returns its accounts. @throws where a real tenant has that name. */
export async function provideDemo(db: Database, tenantName: string, now: number, log: (line: string) => void): Promise<DemoAccounts> {
  const existing = await findTenant(db, tenantName);
  if (existing && !existing.is_demo) throw new Error(`The tenant ${tenantName} holds real data, so no demo is started on it. Start with MODE=production, or choose another DATA_DIR.`);
  if (!existing) {
    // Loaded when it is needed, which is once: a restart should not wait for it.
    const { demoData } = await import('../../../../db/demo/generate.ts');
    const data = demoData({ seed: SEED, today: dayOfTimestamp(now) });
    log(`Making the demo tenant: ${data.companies.length} companies, ${data.events.length} events`);
    await addTenant(db, { name: tenantName, isDemo: true, pinnedAsOf: null }, (tx, id) => fill(tx, id, data, now));
  }
  return { password: PASSWORD, accounts: DEMO_ACCOUNTS.map(({ email, role }) => ({ email, role })) };
}

/** @throws where the database holds a demo tenant: its accounts' password is known to all. */
export async function refuseDemo(db: Database): Promise<void> {
  const demo = (await listTenants(db)).find((tenant) => tenant.is_demo);
  if (demo) throw new Error(`The database holds the demo tenant ${demo.name}, whose password is public. Production does not start on it: choose another DATA_DIR or DATABASE_URL.`);
}

async function fill(tx: TenantTransaction, tenantId: string, data: DemoData, now: number): Promise<void> {
  const ids = new Map(data.companies.map((company) => [company.ticker, newId(now)]));
  const idOf = (ticker: string) => {
    const id = ids.get(ticker);
    if (id === undefined) throw new Error(`The demo names the unknown ticker ${ticker}`);
    return id;
  };
  const initiations = initiationDays(data);
  await addRows(tx, 'companies', tenantId, data.companies.map((company, i) => ({
    id: idOf(company.ticker), ticker: company.ticker, name: company.name, name_key: foldText(company.name), business_description: company.businessDescription,
    sector: company.sector, industry: company.industry, country: company.country, region: company.region, entity_type: company.entityType, status: company.status,
    rating_st: company.creditRiskRatingST, rating_lt: company.creditRiskRatingLT, currency: company.currency,
    initiated_at: new Date(noonOfDay(initiations(i))).toISOString(), as_of_date: new Date(now).toISOString(), updated_at: new Date(now).toISOString(), version: 1,
  })));
  await addRows(tx, 'events', tenantId, [...data.events, ...data.importedEvents].map((event) => eventRow(event, idOf(event.ticker))));
  const prices = data.prices.flatMap(({ ticker, currency, prices: series }) => series.map(({ day, price }) => ({ company_id: idOf(ticker), day: isoFromDay(day), price, currency })));
  await addRows(tx, 'share_prices', tenantId, prices);
  await addNames(tx, tenantId, 'industries', [...new Set(data.companies.map((company) => company.industry))]);
  await addNames(tx, tenantId, 'sources', data.sources);
  await addNames(tx, tenantId, 'topics', data.topics);
  await fillUsers(tx, tenantId, data, idOf);
  await recomputeScores({ now: () => now }, tx, tenantId, 'all');
}

/** Most companies have been followed since the first event of all, so that their charts are whole; one in forty came lately. */
function initiationDays({ events }: DemoData): (index: number) => Day {
  const days = events.map((event) => event.day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return (index) => (index % NEW_EACH === NEW_EACH - 1 ? last - 1 - Math.floor(index / NEW_EACH) : first);
}

async function fillUsers(tx: TenantTransaction, tenantId: string, data: DemoData, idOf: (ticker: string) => string): Promise<void> {
  const clientIds = new Map<string, string>();
  for (const client of data.clients) {
    const end = client.endDay === null ? null : isoFromDay(client.endDay);
    clientIds.set(client.name, await addClient(tx, tenantId, { name: client.name, start: isoFromDay(client.startDay), end, companyIds: client.tickers.map(idOf) }));
  }
  const users = data.accounts.map(({ email, name, role, clients }) => ({ email, name, role, clientIds: clients.flatMap((client) => clientIds.get(client) ?? []) }));
  const userIds = await addUsers(tx, tenantId, PASSWORD, users);
  for (const [i, userId] of userIds.entries()) await fillPortfolio(tx, { tenantId, userId }, (data.accounts[i]?.portfolio ?? []).map(idOf));
}

function eventRow(event: DemoEvent | DemoImportedEvent, companyId: string): EventRow {
  const noon = noonOfDay(event.day);
  return {
    id: newId(noon), company_id: companyId, stage: event.imported ? 'imported' : 'company', title: event.title, title_key: hashKey(titleKey(event.title)), url: event.url,
    url_key: hashKey(urlKey(event.url)), summary: event.summary ?? '', source: event.source, topic: event.topic, type: event.eventType, score: event.score,
    day: isoFromDay(event.day), is_ui_generated: event.isUIGenerated, is_summary: !event.imported && event.isSummary, created_at: new Date(noon).toISOString(), updated_at: new Date(noon).toISOString(), version: 1,
  };
}
