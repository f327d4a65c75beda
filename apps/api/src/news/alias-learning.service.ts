// Names of companies learnt from the events that analysts moved to them (packages/domain/src/news/naming/learn-aliases.ts): each night, with what else is learnt.

import { CompanyFinder } from '@vigilo/domain/news/company-finder';
import { listAliases } from '@vigilo/domain/companies/check-company';
import { learnAliases } from '@vigilo/domain/news/naming/learn-aliases';
import { addAliases } from '../companies/company-aliases.service.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { listNamedCompanies } from './ingest.queries.ts';
import { listAcceptedTitles } from './learning.queries.ts';
import { isCommonWord } from './suggester.service.ts';

/** The newest accepted events are read: what the news called a company long ago need not be so any more. */
const MOST_READ = 3000;

/** Learns names for every tenant, one after the other. */
export async function learnAllAliases({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  for (const { id } of await listTenants(db)) await learnAliasesFor(db, id, new Date(now()));
}

/** Learns names for a tenant's companies; returns how many companies got any. @public */
export async function learnAliasesFor(db: Database, tenantId: string, now: Date): Promise<number> {
  const [companies, events] = await inTenant(db, tenantId, (tx) =>
    Promise.all([listNamedCompanies(tx, tenantId), listAcceptedTitles(tx, tenantId, MOST_READ)]),
  );
  const finder = new CompanyFinder(
    companies.map(({ aliases, ...company }) => ({ ...company, aliases: listAliases(aliases) })),
    isCommonWord,
  );
  const learnt = learnAliases(events, finder, isCommonWord);
  return inTenant(db, tenantId, (tx) => addAliases(tx, tenantId, learnt, now));
}
