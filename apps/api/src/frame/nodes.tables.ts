// The table of the processes that work on one database.

import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    nodes: {
      id: string;
      /** In the order in which they came. */
      number: string;
      name: string;
      token: string;
      audit_key: Buffer;
      session_key: Buffer | null;
      beats: Generated<string>;
      seen_at: Stamp;
    };
  }
}
