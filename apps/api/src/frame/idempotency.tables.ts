// The table of the frame as the queries see it.

import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    idempotency_keys: {
      tenant_id: string;
      user_id: string;
      key: string;
      request_hash: Buffer;
      reply: Generated<string>;
      created_at: Date;
    };
  }
}
