import type { AppContext } from '../frame/context.ts';
import type { Log } from '../frame/logging.ts';
import { sealAllAudits } from './audit-seals.service.ts';

/** Handlers of this area's queues. Sealing twice seals nothing twice. */
export function auditJobs(context: AppContext) {
  return { 'audit.seal': (_job: unknown, log: Log) => sealAllAudits(context, log) };
}
