import type { Access } from '@vigilo/domain/access/can';
import type { RoleKind } from '@vigilo/domain/access/role-kind';

/** Who makes a call: taken from the session's row, never from what the client says. */
export interface Caller {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly roleName: string | null;
  /** What the role lets its users do beside its permissions; null where there is no role. */
  readonly roleKind: RoleKind | null;
  readonly sessionId: string;
  /** Of the request that is being answered, where one is: it leads from the audit log to the server's. */
  readonly requestId?: string;
  readonly access: Access;
}
