// Which companies of a tenant an item of news belongs to: the one that is named with it, by id or ticker; else those that the title names by their name,
// ticker or aliases. Names are read once, and again when a company has changed.

import { listAliases } from '@vigilo/domain/companies/check-company';
import { tickerKey } from '@vigilo/domain/companies/company-keys';
import { CompanyFinder, listNamed } from '@vigilo/domain/news/company-finder';
import { runShared, shareLoop } from '../frame/share-loop.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getTenantState } from '../tenants/tenants.service.ts';
import { listNamedCompanies } from './ingest.queries.ts';
import type { NamedCompany } from './ingest.queries.ts';
import { isCommonWord } from './suggester.service.ts';

/** Names of so many tenants are kept. */
const MOST_TENANTS = 50;

interface Registry {
  readonly version: string;
  readonly byTicker: ReadonlyMap<string, string>;
  readonly finder: CompanyFinder;
}

const registries = new Map<string, Registry>();

interface NamingItem {
  readonly companyId: string | null;
  readonly ticker: string | null;
  readonly title: string;
}

/** The companies of each item, in their order; none where nobody knows any. Whether somebody sees them is another question. */
export async function findCompanies(
  tx: TenantTransaction,
  tenantId: string,
  items: readonly NamingItem[],
): Promise<string[][]> {
  if (items.every(({ companyId }) => companyId !== null))
    return items.map(({ companyId }) => toList(companyId));
  const registry = await getRegistry(tx, tenantId);
  const found: string[][] = [];
  const share = shareLoop();
  for (const { companyId, ticker, title } of items) {
    await share();
    if (companyId !== null) found.push([companyId]);
    else if (ticker === null || ticker === '') found.push(listNamed(registry.finder.find(title)));
    else found.push(toList(registry.byTicker.get(tickerKey(ticker)) ?? null));
  }
  return found;
}

function toList(id: string | null): string[] {
  return id === null ? [] : [id];
}

async function getRegistry(tx: TenantTransaction, tenantId: string): Promise<Registry> {
  const { companiesVersion: version } = await getTenantState(tx, tenantId, 0);
  const known = registries.get(tenantId);
  if (known?.version === version) return known;
  const companies = await listNamedCompanies(tx, tenantId);
  const finder = await makeFinder(companies);
  const byTicker = new Map(companies.map(({ id, ticker }) => [tickerKey(ticker), id]));
  const registry = { version, byTicker, finder };
  registries.delete(tenantId);
  registries.set(tenantId, registry);
  for (const oldest of [...registries.keys()].slice(0, Math.max(0, registries.size - MOST_TENANTS)))
    registries.delete(oldest);
  return registry;
}

/** In steps: others want the server too. */
function makeFinder(companies: readonly NamedCompany[]): Promise<CompanyFinder> {
  return runShared(
    CompanyFinder.prepare(
      companies.map(({ aliases, ...company }) => ({ ...company, aliases: listAliases(aliases) })),
      isCommonWord,
    ),
  );
}
