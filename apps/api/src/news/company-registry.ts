// Which company of a tenant an item of news belongs to: the one that is named with it, by id or ticker; else the one that the title names by its name,
// ticker or aliases. Names are read once, and again when a company has changed.

import { tickerKey } from '@vigilo/domain/companies/company-keys';
import { CompanyFinder, NAMED_SURELY } from '@vigilo/domain/news/company-finder';
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

/** The company of each item, in their order; null where there is none. Whether somebody sees it is another question. */
export async function findCompanies(
  tx: TenantTransaction,
  tenantId: string,
  items: readonly NamingItem[],
): Promise<(string | null)[]> {
  if (items.every(({ companyId }) => companyId !== null)) return items.map(({ companyId }) => companyId);
  const registry = await getRegistry(tx, tenantId);
  return items.map(
    ({ companyId, ticker, title }) =>
      companyId ??
      (ticker === null || ticker === ''
        ? findNamed(registry.finder, title)
        : (registry.byTicker.get(tickerKey(ticker)) ?? null)),
  );
}

/** The company that a title names more surely than any other, or null. */
function findNamed(finder: CompanyFinder, title: string): string | null {
  const [first, second] = finder.find(title);
  if (!first || first.confidence < NAMED_SURELY) return null;
  return second?.confidence === first.confidence && second.mention === first.mention ? null : first.id;
}

async function getRegistry(tx: TenantTransaction, tenantId: string): Promise<Registry> {
  const { companiesVersion: version } = await getTenantState(tx, tenantId, 0);
  const known = registries.get(tenantId);
  if (known?.version === version) return known;
  const companies = await listNamedCompanies(tx, tenantId);
  const registry = {
    version,
    byTicker: new Map(companies.map(({ id, ticker }) => [tickerKey(ticker), id])),
    finder: makeFinder(companies),
  };
  registries.delete(tenantId);
  registries.set(tenantId, registry);
  for (const oldest of [...registries.keys()].slice(0, Math.max(0, registries.size - MOST_TENANTS)))
    registries.delete(oldest);
  return registry;
}

function makeFinder(companies: readonly NamedCompany[]): CompanyFinder {
  return new CompanyFinder(
    companies.map(({ aliases, ...company }) => ({ ...company, aliases: listAliases(aliases) })),
    isCommonWord,
  );
}

/** Names as they are stored, one by one. */
export function listAliases(aliases: string): string[] {
  return aliases === '' ? [] : aliases.split(', ');
}
