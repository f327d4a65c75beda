// The tables of this area as the queries see them.

import type { GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    audit_log: {
      tenant_id: string;
      id: string;
      at: GeneratedAlways<Date>;
      actor_id: string | null;
      action: string;
      entity: string;
      entity_id: string | null;
      parent_id: string | null;
      before: JSONColumnType<object> | null;
      after: JSONColumnType<object> | null;
      request_id: string | null;
    };
    audit_seals: { tenant_id: string; number: string; audit_id: string; seal: Buffer };
    audit_heads: {
      tenant_id: string;
      number: string;
      seal: Buffer;
      sealed_to: Date;
      base_number: string;
      base_seal: Buffer | null;
      base_proof: Buffer | null;
    };
  }
}
