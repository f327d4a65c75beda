// Other names that the system learns for companies (packages/domain/src/news/naming/learn-aliases.ts). They stand in the company's form like those that were
// typed, with an entry in the audit log. A name that another company has is not taken, nor one that somebody removed; a Validated company stays as it is.

import { findStoredAliases, listAliases } from '@vigilo/domain/companies/check-company';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import { auditSystem } from '../frame/audit-log.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listEarlierValues } from '../audit/audit.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import { bumpCompaniesVersion, lockEditors } from '../tenants/tenants.service.ts';
import type { EditedCompany } from './company-changes.queries.ts';
import { listNameHolders, lockCompanies, updateCompanies } from './company-changes.queries.ts';

const CHANGE = { action: 'companies.change', entity: 'company' } as const;
/** The system is no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Adds names to companies, by their ids; returns how many companies got any. */
export async function addAliases(
  tx: TenantTransaction,
  tenantId: string,
  names: ReadonlyMap<string, readonly string[]>,
  now: Date,
): Promise<number> {
  if (names.size === 0) return 0;
  await lockEditors(tx, tenantId);
  const viewer = { tenantId, userId: NOBODY, access: { isAdmin: true } };
  const companies = await lockCompanies(tx, viewer, [...names.keys()]);
  const holders = await listNameHolders(tx, tenantId, [...names.values()].flat());
  const removed = await listRemoved(tx, tenantId, companies);
  const changed = companies.flatMap((company) => {
    const free = (names.get(company.id) ?? []).filter(
      (name) => !holders.has(nameKey(name)) && removed.get(company.id)?.has(nameKey(name)) !== true,
    );
    const aliases = extend(company, free);
    return aliases === null
      ? []
      : [{ ...company, fields: { ...company.fields, aliases }, before: company.fields.aliases }];
  });
  if (changed.length === 0) return 0;
  await updateCompanies(tx, tenantId, changed, ['aliases'], { userId: null, now });
  for (const { id, before, fields } of changed)
    await auditSystem(tx, tenantId, {
      ...CHANGE,
      entityId: id,
      before: { aliases: before },
      after: { aliases: fields.aliases },
    });
  await bumpCompaniesVersion(tx, tenantId);
  await publishChanges(
    tx,
    tenantId,
    changed.map(({ id }) => ({ kind: 'company', companyID: id })),
  );
  return changed.length;
}

/** Names that companies once had, as `nameKey`: whoever took one away does not want it back. */
async function listRemoved(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly EditedCompany[],
): Promise<Map<string, Set<string>>> {
  const earlier = await listEarlierValues(
    tx,
    tenantId,
    CHANGE,
    companies.map(({ id }) => id),
    'aliases',
  );
  return new Map(
    [...Map.groupBy(earlier, ({ entityId }) => entityId)].map(([id, values]) => [
      id,
      new Set(values.flatMap(({ value }) => listAliases(value).map(nameKey))),
    ]),
  );
}

/** The names with the new ones as they are stored, or null where nothing can be added. */
function extend({ status, fields }: EditedCompany, added: readonly string[]): string | null {
  if (status === 'Validated' || added.length === 0) return null;
  return findStoredAliases([...listAliases(fields.aliases), ...added].join(', '));
}
