import type { AuditAction } from '@vigilo/domain/audit/actions';
import type { UserChange } from './users.queries.ts';

/** A group of fields of a user that changes: what is written and audited, and what becomes of the sessions. */
export interface UserPart {
  readonly action: AuditAction;
  readonly fields: UserChange;
  readonly before: object;
  readonly after: object;
  /** Why every session of the user ends. */
  readonly endsSessions?: string;
  /** Other companies may be visible to the user now. */
  readonly changesVisibility?: boolean;
  /** Links that the user was sent no longer work. */
  readonly voidsLinks?: boolean;
  /** The e-mail the user had, where it changes: both addresses are notified. */
  readonly formerEmail?: string;
  /** The mail that tells of it: an invitation is for whoever has no password yet. */
  readonly orders?: 'invitation' | 'password-set';
}
