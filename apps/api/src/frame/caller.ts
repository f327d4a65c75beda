import type { Access } from '@vigilo/domain/access/can';

/** Who makes a call: taken from the session's row, never from what the client says. */
export interface Caller {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly roleName: string | null;
  readonly sessionId: string;
  /** Of the request that is being answered, where one is: it leads from the audit log to the server's. */
  readonly requestId?: string;
  readonly access: Access;
}
