// The tables of this area as the queries see them.

import type { Generated } from 'kysely';

/** Who asked for a reset token: anybody by an e-mail, its owner by a password that was right, or an administrator. */
export type ResetKind = 'reset' | 'proven' | 'invitation';

declare module '../frame/tables.ts' {
  interface Tables {
    sessions: {
      tenant_id: string;
      id: string;
      user_id: string;
      token_hash: Buffer;
      token_expires_at: Date;
      refresh_hash: Buffer;
      refreshed_at: Date | null;
      sid_hash: Buffer | null;
      last_active_at: Date;
      expires_at: Date;
      ended_at: Date | null;
      ended_why: string | null;
      address: Generated<string>;
      agent: Generated<string>;
      created_at: Stamp;
    };
    sign_in_failures: {
      tenant_id: string;
      key_hash: Buffer;
      failures: number;
      window_start: Date;
      blocked_until: Date;
    };
    known_addresses: { tenant_id: string; key_hash: Buffer; last_at: Date };
    sign_in_attempts: {
      tenant_id: string;
      id: string;
      user_id: string;
      secret_hash: Buffer;
      from_browser: boolean;
      created_at: Date;
      expires_at: Date;
      is_proven: Generated<boolean>;
      code_hash: string | null;
      code_expires_at: Date | null;
      code_tries: Generated<number>;
      code_sent_at: Date | null;
      code_sends: Generated<number>;
    };
    password_resets: {
      tenant_id: string;
      id: string;
      user_id: string;
      token_hash: Buffer;
      kind: Generated<ResetKind>;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
