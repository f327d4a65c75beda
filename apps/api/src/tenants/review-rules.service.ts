// What a tenant wants of the review of its documents.

import type { CallReply } from '@vigilo/contract/call';
import type { getReviewRules as RulesCall } from '@vigilo/contract/workflow';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { selectFourEyes, updateFourEyes } from './tenants.queries.ts';

type Rules = CallReply<typeof RulesCall>['data'];

/** Whether what somebody changed in a document is approved by somebody else. */
export function asksForFourEyes(tx: TenantTransaction, tenantId: string): Promise<boolean> {
  return selectFourEyes(tx, tenantId);
}

export function getReviewRules({ db }: Pick<AppContext, 'db'>, { tenantId }: Caller): Promise<Rules> {
  return inTenant(db, tenantId, async (tx) => ({ fourEyes: await selectFourEyes(tx, tenantId) }));
}

export function changeReviewRules(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { fourEyes }: Rules,
): Promise<Rules> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const before = await updateFourEyes(tx, caller.tenantId, fourEyes);
    if (before !== fourEyes)
      await auditCaller(tx, caller, {
        action: 'tenants.change-rules',
        entity: 'tenant',
        entityId: caller.tenantId,
        before: { fourEyes: before },
        after: { fourEyes },
      });
    return { fourEyes };
  });
}
