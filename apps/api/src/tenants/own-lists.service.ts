// The sectors and industries of a tenant (specification 2, sections 5, 7 and 8), and the sources and topics of its events (specification 3, sections 2.2
// and 7): each name once, whatever its case. A sector or industry that a company has stays; events keep the names of what is no longer offered.

import type { AuditKind } from '@vigilo/domain/audit/actions';
import { isReadable } from '@vigilo/domain/companies/company-keys';
import type { PlainKey } from '@vigilo/contract/messages/message';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem, invalidField } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { NamedRow } from './own-lists.queries.ts';
import { insertEntry, countCompaniesWith, listEntries, lockEntry, deleteEntry } from './own-lists.queries.ts';
import type { ListTable } from './tenants.queries.ts';
import { lockEditors } from './tenants.service.ts';

const WORDS: Readonly<Record<ListTable, { entity: AuditKind; exists: PlainKey }>> = {
  sectors: { entity: 'sector', exists: 'refusals.sectorExists' },
  industries: { entity: 'industry', exists: 'refusals.industryExists' },
  sources: { entity: 'source', exists: 'refusals.sourceExists' },
  topics: { entity: 'topic', exists: 'refusals.topicExists' },
};

/** Lists that companies are classified by. */
const HELD: Readonly<
  Partial<
    Record<
      ListTable,
      { column: 'sector' | 'industry'; heldBy: 'refusals.sectorHeld' | 'refusals.industryHeld' }
    >
  >
> = {
  sectors: {
    column: 'sector',
    heldBy: 'refusals.sectorHeld',
  },
  industries: {
    column: 'industry',
    heldBy: 'refusals.industryHeld',
  },
};

interface Named {
  readonly _id: string;
  readonly name: string;
}

function toNamed({ id, name }: NamedRow): Named {
  return { _id: id, name };
}

/** The entries of a list, by name, in the caller's transaction. */
export async function listOwn(tx: TenantTransaction, tenantId: string, list: ListTable): Promise<Named[]> {
  return (await listEntries(tx, tenantId, list)).map((entry) => toNamed(entry));
}

/** The entries of a list, by name. */
export function listForCaller(context: AppContext, caller: Caller, list: ListTable): Promise<Named[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listOwn(tx, caller.tenantId, list));
}

/** Adds an entry. @throws Problem already-exists, invalid-input where nothing of the name can be read. */
export async function addEntry(
  context: AppContext,
  caller: Caller,
  list: ListTable,
  name: string,
): Promise<Named> {
  if (!isReadable(name)) throw invalidField('body.name', 'refusals.fillMandatory');
  const { entity, exists } = WORDS[list];
  const entry = { id: newId(context.now()), name };
  const taken = { [`${list}_name`]: () => new Problem('already-exists', exists) };
  await refuseDuplicates(taken, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      await insertEntry(tx, caller.tenantId, list, entry);
      await auditCaller(tx, caller, { action: 'tenants.add', entity, entityId: entry.id, after: { name } });
    }),
  );
  return toNamed(entry);
}

/** Removes an entry from its list. @throws Problem not-found, wrong-state while a company has it. */
export async function removeEntry(
  context: AppContext,
  caller: Caller,
  list: ListTable,
  id: string,
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const held = HELD[list];
    // Nobody gives the name to a company meanwhile.
    if (held) await lockEditors(tx, caller.tenantId);
    const entry = await lockEntry(tx, caller.tenantId, list, id);
    if (!entry) throw notFound();
    const holders = held ? await countCompaniesWith(tx, caller.tenantId, held.column, entry.name) : 0;
    if (held && holders > 0)
      throw new Problem('wrong-state', message(held.heldBy, { count: holders }), {
        description: 'refusals.giveOther',
      });
    await deleteEntry(tx, caller.tenantId, list, id);
    await auditCaller(tx, caller, {
      action: 'tenants.remove',
      entity: WORDS[list].entity,
      entityId: id,
      before: { name: entry.name },
    });
  });
}
