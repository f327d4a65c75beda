// Reports made in the background: asked for, looked at, fetched, stopped. Each is its user's own. What a user may see is looked up when the report is
// made, and again when its file is fetched.

import type { Language } from '@vigilo/contract/messages/language';
import type { Report, ReportOrder } from '@vigilo/contract/reports';
import { can } from '@vigilo/domain/access/can';
import { message } from '@vigilo/contract/messages/message';
import type { Config } from '../frame/config.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { FileReply } from '../frame/implementation.ts';
import { sendJob } from '../frame/job-queue.ts';
import { notFound, Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { listVisibleTickers } from '../companies/companies.service.ts';
import { checkSearchAllowed } from '../companies/company-filters.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { findCompanyIds, openReportFiles, removeReportFile } from './report-file.ts';
import type { Asked, StoredReport } from './background.queries.ts';
import {
  addReportRow,
  cancelReport,
  countUnderWay,
  findReport,
  listNewest,
  removeReportRow,
  seesAll,
} from './background.queries.ts';

const MOST_UNDER_WAY = 3;
const TRY_AGAIN_S = 30;
const LISTED = 50;
/** A report is there for so long, in milliseconds. */
export function keptMs({ REPORT_DAYS }: Pick<Config, 'REPORT_DAYS'>): number {
  return REPORT_DAYS * 86_400_000;
}

/** Has a report made. @throws Problem not-allowed, not-found, invalid-input as the report's own calls do, too-many-attempts where several are under way. */
export async function addReport(
  context: AppContext,
  caller: Caller,
  order: ReportOrder,
  language: Language,
): Promise<Report> {
  if (order.kind !== 'company-pdfs') checkSearchAllowed(caller, order, order.sort);
  const id = newId(context.now());
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await getAskedAsOf(context, tx, caller.tenantId, order.asOf);
    const asked = await resolveOrder(tx, caller, order);
    if ((await countUnderWay(tx, caller)) >= MOST_UNDER_WAY) throw tooMany();
    await addReportRow(tx, caller, {
      id,
      asked,
      language,
      total: asked.companies?.length ?? null,
      now: new Date(context.now()),
    });
    await auditCaller(tx, caller, {
      action: 'reports.add',
      entity: 'report',
      entityId: id,
      after: { kind: order.kind, ...(asked.companies && { companies: asked.companies.length }) },
    });
    await sendJob(context.jobs, tx, order.kind === 'company-pdfs' ? 'reports.print' : 'reports.make', {
      tenantId: caller.tenantId,
      reportId: id,
    });
  });
  return getReport(context, caller, id);
}

async function resolveOrder(tx: TenantTransaction, caller: Caller, order: ReportOrder): Promise<Asked> {
  if (order.kind !== 'company-pdfs') return { order };
  const companies = await listVisibleTickers(tx, caller, order.companyIDs);
  if (companies.length < new Set(order.companyIDs).size) throw notFound();
  return { order, companies };
}

function tooMany(): Problem {
  return new Problem('too-many-attempts', message('refusals.reportsUnderWay', { count: MOST_UNDER_WAY }), {
    description: 'refusals.waitOrStopReport',
    retryAfter: TRY_AGAIN_S,
  });
}

async function getReport(context: AppContext, caller: Caller, id: string): Promise<Report> {
  const stored = await inTenant(context.db, caller.tenantId, (tx) => findReport(tx, caller, id));
  if (!stored) throw notFound();
  return toReport(stored);
}

/** The caller's reports of the last days, newest first. */
export async function listOwnReports(context: AppContext, caller: Caller): Promise<Report[]> {
  const stored = await inTenant(context.db, caller.tenantId, (tx) =>
    listNewest(tx, caller, new Date(context.now() - keptMs(context.config)), LISTED),
  );
  return stored.map(toReport);
}

function toReport({
  id,
  asked,
  state,
  done,
  total,
  file_name: fileName,
  file_size: fileSize,
  failures,
  message: failure,
  created_at: createdAt,
}: StoredReport): Report {
  return {
    _id: id,
    kind: asked.order.kind,
    state,
    done,
    total,
    fileName,
    fileSize: fileSize === null ? null : Number(fileSize),
    failures,
    message: failure,
    createdAt: createdAt.toISOString(),
  };
}

/** The file of a report. @throws Problem not-found; not-allowed where the caller may by now not see something that is in it. */
export async function getReportContent(context: AppContext, caller: Caller, id: string): Promise<FileReply> {
  const stored = await inTenant(context.db, caller.tenantId, (tx) => findReport(tx, caller, id));
  if (stored?.state !== 'done' || stored.created_at.getTime() < context.now() - keptMs(context.config))
    throw notFound();
  if (!(await canSee(context, caller, stored))) throw notAllowed('refusals.reportHoldsHidden');
  const content = await openReportFiles(context.config, caller.tenantId).open(id);
  if (content === null) throw notFound();
  return { name: stored.file_name ?? id, content };
}

/** The list of its companies is read outside of a transaction: no slow store keeps a connection. */
async function canSee(context: AppContext, caller: Caller, { id, asked }: StoredReport): Promise<boolean> {
  if (!(asked.needs ?? []).every((permission) => can(caller.access, permission))) return false;
  if (caller.access.isAdmin) return true;
  const companyIds = await findCompanyIds(openReportFiles(context.config, caller.tenantId), id);
  if (companyIds === null) throw notFound();
  return inTenant(context.db, caller.tenantId, (tx) => seesAll(tx, caller, companyIds));
}

/** Stops a report that is under way, or takes one away. @throws Problem not-found. */
export async function removeReport(context: AppContext, caller: Caller, id: string): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const stored = await findReport(tx, caller, id, true);
    if (!stored) throw notFound();
    const isUnderWay = stored.state === 'waiting' || stored.state === 'working';
    if (isUnderWay) await cancelReport(tx, caller.tenantId, id, new Date(context.now()));
    else await removeReportRow(tx, caller.tenantId, id);
    await auditCaller(tx, caller, {
      action: isUnderWay ? 'reports.stop' : 'reports.remove',
      entity: 'report',
      entityId: id,
    });
  });
  await removeReportFile(openReportFiles(context.config, caller.tenantId), id);
}
