// A person decides whether the prices before a split are shown as the provider restated them. Either way the original prices stay, so that the
// decision can be changed at any time.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { decideRestatement as DecideCall } from '@vigilo/contract/share-prices';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { publishChange } from '../changes/changes.service.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { listRestatements, updateRestatement } from './restatements.queries.ts';

const TEXTS = MESSAGES.en.sharePrices;

/** Does nothing where it is decided so already. @throws Problem not-found, wrong-state (Validated). */
export async function decideRestatement(
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  { company_id: companyID, restatement_id: id, state }: CallInput<typeof DecideCall>['body'],
): Promise<CallReply<typeof DecideCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    await lockForEditing(context, tx, caller, companyID);
    const all = await listRestatements(tx, caller.tenantId, companyID);
    const found = all.find((each) => each.id === id);
    if (!found) throw notFound();
    if (found.state !== state) {
      await updateRestatement(tx, caller.tenantId, id, state, new Date(context.now()));
      const { beforeDay, factor } = found;
      await auditCaller(tx, caller, {
        action: 'share-prices.restate',
        entity: 'company',
        entityId: companyID,
        before: { state: found.state },
        after: { state, factor, beforeDay: isoFromDay(beforeDay) },
      });
      await publishChange(tx, caller.tenantId, { kind: 'prices', companyID });
    }
    return { status: 'success', message: state === 'applied' ? TEXTS.restated : TEXTS.original };
  });
}
