// The work of the queues: making reports, each in the name and with the rights that its user has now, and clearing away old ones.

import { getEffectiveAccess } from '../access/access.service.ts';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { Problem } from '../app/problem.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { findActiveUser } from '../users/users.service.ts';
import { KEPT_MS } from './background.service.ts';
import { neededFor } from './excel-columns.ts';
import { fileName, writeWholeExcel } from './excel.service.ts';
import { pathOfReport, removeOrphans, ReportDraft } from './report-file.ts';
import type { Assignment } from './report-run.ts';
import { ReportRun } from './report-run.ts';
import type { StoredReport } from './background.queries.ts';
import { removeOldReports } from './background.queries.ts';

/** What no report has claimed after so long, in milliseconds, is nobody's. */
const FORSAKEN_MS = 86_400_000;

/** Makes the report of an assignment. May be run again at any time. */
export async function makeReport(context: AppContext, assignment: Assignment): Promise<void> {
  const run = await ReportRun.claim(context, assignment);
  await run?.complete(async () => {
    const caller = await getCallerNow(context, run.stored);
    const draft = await ReportDraft.open(pathOfReport(context.config, assignment.tenantId, assignment.reportId));
    try {
      await writeExcel(context, caller, run, draft);
    } finally {
      await draft.discard();
    }
  });
}

async function writeExcel(context: AppContext, caller: Caller, run: ReportRun, draft: ReportDraft): Promise<void> {
  const { asked, language } = run.stored;
  const { order } = asked;
  if (order.kind === 'company-pdfs') return;
  let rows = 0;
  const columns = await writeWholeExcel(context, caller, { kind: order.kind, order, language }, draft.target, async (done, total, companyIds) => {
    rows = done;
    await draft.note(companyIds);
    await run.tell(done, total);
  });
  await run.finish(draft, { done: rows, total: rows, fileName: fileName(context, order.kind), asked: { ...asked, needs: neededFor(columns) } });
}

/** The user of a report with the rights of now. @throws Problem not-allowed where it is no active user any more */
async function getCallerNow(context: AppContext, { tenant_id: tenantId, user_id: userId }: StoredReport): Promise<Caller> {
  return inTenant(context.db, tenantId, async (tx) => {
    const user = await findActiveUser(tx, tenantId, userId);
    if (!user) throw new Problem('not-allowed', 'You may no longer make this report.');
    const { roleName, access } = await getEffectiveAccess(tx, tenantId, userId);
    return { tenantId, tenantName: '', userId, userName: user.name, email: user.email, roleName, sessionId: '', access };
  });
}

/** Clears away reports that are too old, and files that belong to none. */
export async function sweepReports(context: AppContext): Promise<void> {
  for (const tenant of await listTenants(context.db)) {
    const left = await inTenant(context.db, tenant.id, (tx) => removeOldReports(tx, tenant.id, new Date(context.now() - KEPT_MS)));
    await removeOrphans(context.config, tenant.id, new Set(left), context.now() - FORSAKEN_MS);
  }
}
