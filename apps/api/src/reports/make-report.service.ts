// The work of the queues: making reports, each in the name and with the rights that its user has now, and clearing away old ones.

import type { Language } from '@vigilo/contract/messages/language';
import { can } from '@vigilo/domain/access/can';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { getEffectiveAccess } from '../access/access.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import { getTranslator } from '../frame/texts.ts';
import { listVisibleTickers } from '../companies/companies.service.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { findActiveUser } from '../users/users.service.ts';
import { keptMs } from './background.service.ts';
import { prepareCompanyPdfs } from './company-pdfs.service.ts';
import { neededFor } from './excel-columns.ts';
import { fileName, writeWholeExcel } from './excel.service.ts';
import { openReportFiles, removeOrphans, ReportDraft } from './report-file.ts';
import type { Assignment } from './report-run.ts';
import { ReportRun } from './report-run.ts';
import type { StoredReport } from './background.queries.ts';
import { removeOldReports } from './background.queries.ts';

/** What no report has claimed after so long, in milliseconds, is nobody's. */
const ABANDONED_MS = 86_400_000;

/** Makes the report of an assignment. May be run again at any time. */
export async function makeReport(context: AppContext, assignment: Assignment): Promise<void> {
  const run = await ReportRun.claim(context, assignment);
  await run?.complete(async () => {
    const caller = await getCallerNow(context, run.stored);
    const draft = await ReportDraft.open(openReportFiles(context.config, assignment.tenantId));
    try {
      await (run.stored.asked.order.kind === 'company-pdfs' ? writePdfs : writeExcel)(
        context,
        caller,
        run,
        draft,
      );
    } finally {
      await draft.discard();
    }
  });
}

async function writeExcel(
  context: AppContext,
  caller: Caller,
  run: ReportRun,
  draft: ReportDraft,
): Promise<void> {
  const { asked, language } = run.stored;
  const { order } = asked;
  if (order.kind === 'company-pdfs') return;
  let rows = 0;
  const columns = await writeWholeExcel(
    context,
    caller,
    { kind: order.kind, order, language },
    draft.target,
    async (done, total, companyIds) => {
      rows = done;
      await draft.note(companyIds);
      await run.tell(done, total);
    },
  );
  await run.finish(draft, {
    done: rows,
    total: rows,
    fileName: fileName(context, order.kind),
    asked: { ...asked, needs: neededFor(columns) },
  });
}

/** A company that is gone by now is named among the failures, and the others come. @throws Problem where none comes */
async function writePdfs(
  context: AppContext,
  caller: Caller,
  run: ReportRun,
  draft: ReportDraft,
): Promise<void> {
  const { asked, language } = run.stored;
  const { order, companies = [] } = asked;
  if (order.kind !== 'company-pdfs') return;
  const left = await inTenant(context.db, caller.tenantId, (tx) =>
    listVisibleTickers(
      tx,
      caller,
      companies.map(({ id }) => id),
    ),
  );
  const companyIDs = left.map(({ id }) => id);
  const gone = companies
    .filter(({ id }) => !companyIDs.includes(id))
    .map(({ ticker }) => ({ ticker, message: goneText(ticker, language) }));
  if (left.length === 0)
    throw new Problem(
      'not-found',
      'reports.downloads.failedBatch',
      gone[0] && { description: { quote: gone[0].message } },
    );
  const pdfs = await prepareCompanyPdfs(context, caller, { companyIDs, asOf: order.asOf, language });
  await draft.note(companyIDs);
  const failures = await pdfs.write(draft.target, {
    signal: run.signal,
    // Where the report is not wanted any more, the signal says so.
    onDone: (done, failed) =>
      void run.tell(gone.length + done, companies.length, [...gone, ...failed]).catch(() => undefined),
  });
  if (failures.length === left.length)
    throw new Problem(
      'server-error',
      'reports.downloads.failedBatch',
      failures[0] && { description: { quote: failures[0].message } },
    );
  const needs: PermissionKey[] = can(caller.access, 'list-creditriskrating') ? ['list-creditriskrating'] : [];
  await run.finish(draft, {
    done: left.length - failures.length,
    total: companies.length,
    failures: [...gone, ...failures],
    fileName: pdfs.fileName,
    asked: { ...asked, needs },
  });
}

function goneText(ticker: string, language: Language): string {
  const t = getTranslator(language);
  return t('printedReports.failure', { ticker, reason: t('printedReports.reasons.gone') });
}

/** The user of a report with the rights of now. @throws Problem not-allowed where it is no active user any more */
async function getCallerNow(
  context: AppContext,
  { tenant_id: tenantId, user_id: userId }: StoredReport,
): Promise<Caller> {
  return inTenant(context.db, tenantId, async (tx) => {
    const user = await findActiveUser(tx, tenantId, userId);
    if (!user) throw new Problem('not-allowed', 'refusals.reportNotAllowed');
    const { roleName, roleKind, access } = await getEffectiveAccess(tx, tenantId, userId);
    return {
      tenantId,
      tenantName: '',
      userId,
      userName: user.name,
      email: user.email,
      roleName,
      roleKind,
      sessionId: '',
      access,
    };
  });
}

/** Clears away reports that are too old, and files that belong to none. */
export async function sweepReports(context: AppContext): Promise<void> {
  for (const tenant of await listTenants(context.db)) {
    const left = await inTenant(context.db, tenant.id, (tx) =>
      removeOldReports(tx, tenant.id, new Date(context.now() - keptMs(context.config))),
    );
    const files = openReportFiles(context.config, tenant.id);
    await removeOrphans(files, new Set(left), context.now() - ABANDONED_MS);
  }
}
