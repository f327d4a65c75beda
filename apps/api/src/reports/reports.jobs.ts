import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import { makeReport } from './make-report.service.ts';

const assignment = z.object({ tenantId: z.uuid(), reportId: z.uuid() });

/** Handlers of this area's queues. All may be run again: what a dead worker left half done is as if it had never begun. */
export function reportJobs(context: AppContext) {
  const make = (job: { readonly data: unknown }) => makeReport(context, assignment.parse(job.data));
  return { 'reports.make': make, 'reports.print': make };
}
