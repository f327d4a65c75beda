import * as calls from '@vigilo/contract/audit';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { exportEntries, listEntries, listFilters } from './audit-entries.service.ts';
import { verifyAudit } from './audit-seals.service.ts';

export function auditRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.listAuditEntries, async ({ query, caller }) => ({
      status: 'success' as const,
      data: await listEntries(context, caller, query),
    })),
    implement(calls.listAuditFilters, async ({ caller }) => ({
      status: 'success' as const,
      data: await listFilters(context, caller),
    })),
    implement(calls.exportAudit, async ({ query, caller }) => exportEntries(context, caller, query)),
    implement(calls.verifyAudit, async ({ caller, request }) => ({
      status: 'success' as const,
      data: await verifyAudit(context, request.log, caller.tenantId),
    })),
  ];
}
