// The nightly job that takes away what has been kept long enough: how long each is kept is a setting. Jobs that are done are taken away by the queue itself.

import { removeOldAudit } from '../audit/audit-retention.service.ts';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import type { Log } from '../frame/logging.ts';
import { sweepImportFiles } from '../imports/sweep.service.ts';
import { forgetIdleHosts } from '../news/polling.service.ts';
import { removeOldSettlements } from '../news/settlement-retention.service.ts';
import { removeOldSeenItems } from '../news/seen-items.service.ts';
import { sweepReports } from '../reports/make-report.service.ts';
import { removeAllSpentRows } from '../sign-in/spent-rows.service.ts';

const STEPS: readonly (readonly [name: string, work: (context: AppContext, log: Log) => Promise<unknown>])[] =
  [
    ['sign-ins', removeAllSpentRows],
    ['reports', sweepReports],
    ['files of imports', sweepImportFiles],
    ['seen news', removeOldSeenItems],
    ['hosts of feeds', forgetIdleHosts],
    ['settled news', removeOldSettlements],
    ['audit log', removeOldAudit],
  ];

/** The handler of the queue of retention. It may be run again at any time. */
export function retentionJobs(context: AppContext): { 'retention.sweep': JobHandler } {
  return { 'retention.sweep': (_job, log) => sweep(context, log) };
}

/** One that fails does not keep the others. @throws the last failure */
async function sweep(context: AppContext, log: Log): Promise<void> {
  const failures: unknown[] = [];
  for (const [step, work] of STEPS)
    await work(context, log).catch((error: unknown) => {
      log.error({ step, err: error }, 'retention failed');
      failures.push(error);
    });
  if (failures.length > 0) throw failures.at(-1);
}
