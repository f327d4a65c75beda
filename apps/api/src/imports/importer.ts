import { can } from '@vigilo/domain/access/can';
import type { Access } from '@vigilo/domain/access/can';
import type { ImportField, ImportKind, Mapping } from '@vigilo/domain/imports/fields';
import { getEffectiveAccess } from '../access/access.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';

const EVERYTHING: Access = { isAdmin: true, pageFilters: [] };
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * In whose name a job works: with the rights the user has now, not those at the upload. Null is the command line, which sees and may do
 * everything in the tenant.
 */
export async function getImporter(
  tx: TenantTransaction,
  tenantId: string,
  userId: string | null,
): Promise<Caller> {
  if (userId === null) return commandLine(tenantId);
  const { roleName, roleKind, access } = await getEffectiveAccess(tx, tenantId, userId);
  return { ...commandLine(tenantId), userId, roleName, roleKind, access };
}

/** The command line as a caller. */
export function commandLine(tenantId: string): Caller {
  return {
    tenantId,
    tenantName: '',
    userId: NOBODY,
    userName: '',
    email: '',
    roleName: null,
    roleKind: null,
    sessionId: '',
    access: EVERYTHING,
  };
}

/** The user who imports, or null for the command line. */
export function findUserId(caller: Caller): string | null {
  return caller.userId === NOBODY ? null : caller.userId;
}

/** Notes what was done to an import, in the transaction of the action. */
export function auditImport(
  tx: TenantTransaction,
  caller: Caller,
  verb: 'add' | 'commit' | 'cancel',
  importId: string,
  after: object = {},
): Promise<void> {
  const entry: NewAuditEntry = { action: `imports.${verb}`, entity: 'import', entityId: importId, after };
  return findUserId(caller) === null
    ? auditSystem(tx, caller.tenantId, entry)
    : auditCaller(tx, caller, entry);
}

/** Whether somebody may import files of a kind: companies take edit-company, events and prices add-event as well (specification 3, section 6). */
export function canImport(access: Access, kind: ImportKind): boolean {
  return can(access, 'edit-company') && (kind === 'companies' || can(access, 'add-event'));
}

const RATINGS: readonly ImportField[] = ['creditRiskRatingST', 'creditRiskRatingLT'];

/** Whether somebody may import these fields: what a check says of ratings would tell them to who may not see them. */
export function canImportFields(access: Access, mapping: Mapping): boolean {
  return can(access, 'list-creditriskrating') || RATINGS.every((field) => mapping[field] === undefined);
}
