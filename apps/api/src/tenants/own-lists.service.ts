// The sectors and industries of a tenant (specification 2, sections 5, 7 and 8): each name once, whatever its case; one that a company has stays.

import { isReadable } from '@vigilo/domain/companies/company-keys';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { brokenUnique, inTenant, writeTogether } from '../app/database.ts';
import { newId } from '../app/ids.ts';
import { notFound, Problem } from '../app/problem.ts';
import type { TenantTransaction } from '../app/tables.ts';
import { auditOfCaller } from '../audit/audit.service.ts';
import type { NamedRow, OwnList } from './own-lists.queries.ts';
import { additionOfEntry, countCompaniesWith, listEntries, lockEntry, removalOfEntry } from './own-lists.queries.ts';
import { excludeEditors } from './tenants.service.ts';

const WORDS = {
  sectors: { entity: 'sector', exists: 'Sector already exists.', held: 'companies have this sector.', heldByOne: 'One company has this sector.' },
  industries: { entity: 'industry', exists: 'Industry already exists.', held: 'companies have this industry.', heldByOne: 'One company has this industry.' },
} as const;

interface Named {
  readonly _id: string;
  readonly name: string;
}

function replyOf({ id, name }: NamedRow): Named {
  return { _id: id, name };
}

/** The entries of a list, by name, in the caller's transaction. */
export async function listOwn(tx: TenantTransaction, tenantId: string, list: OwnList): Promise<Named[]> {
  return (await listEntries(tx, tenantId, list)).map((entry) => replyOf(entry));
}

/** The entries of a list, by name. */
export function listOfCaller(context: AppContext, caller: Caller, list: OwnList): Promise<Named[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listOwn(tx, caller.tenantId, list));
}

/** Adds an entry. @throws Problem already-exists, invalid-input where nothing of the name can be read. */
export async function addEntry(context: AppContext, caller: Caller, list: OwnList, name: string): Promise<Named> {
  if (!isReadable(name)) throw new Problem('invalid-input', '* Please fill mandatory fields.', { fields: { 'body.name': '* Please fill mandatory fields.' } });
  const { entity, exists } = WORDS[list];
  const entry = { id: newId(context.now()), name };
  try {
    await inTenant(context.db, caller.tenantId, async (tx) => {
      await writeTogether(tx, additionOfEntry(caller.tenantId, list, entry), [auditOfCaller(caller, { action: 'tenants.add', entity, entityId: entry.id, after: { name } })]);
    });
  } catch (error) {
    if (brokenUnique(error) === `${list}_name`) throw new Problem('already-exists', exists);
    throw error;
  }
  return replyOf(entry);
}

/** Removes an entry. @throws Problem not-found, wrong-state while a company has it. */
export async function removeEntry(context: AppContext, caller: Caller, list: OwnList, id: string): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    // Nobody gives the name to a company meanwhile.
    await excludeEditors(tx, caller.tenantId);
    const entry = await lockEntry(tx, caller.tenantId, list, id);
    if (!entry) throw notFound();
    const { entity, held, heldByOne } = WORDS[list];
    const holders = await countCompaniesWith(tx, caller.tenantId, list, entry.name);
    if (holders > 0) throw new Problem('wrong-state', holders === 1 ? heldByOne : `${holders} ${held}`, { description: 'Give them another one first.' });
    await writeTogether(tx, removalOfEntry(caller.tenantId, list, id), [auditOfCaller(caller, { action: 'tenants.remove', entity, entityId: id, before: { name: entry.name } })]);
  });
}
