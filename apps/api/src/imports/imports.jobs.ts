import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import { checkImport } from './check-import.ts';
import { commitImport } from './commit-import.ts';

const assignment = z.object({ tenantId: z.uuid(), importId: z.uuid(), attempt: z.number().int() });

/** Handlers of this area's queues. Both may be run again: what a dead worker left half done is as if it had never begun. */
export function importJobs(context: AppContext) {
  return {
    'imports.stage': (job: { readonly data: unknown }) => checkImport(context, assignment.parse(job.data)),
    'imports.commit': (job: { readonly data: unknown }) => commitImport(context, assignment.parse(job.data)),
  };
}
