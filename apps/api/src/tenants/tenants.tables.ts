// The tables of this area as the queries see them.

import type { Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    tenants: { id: string; name: string; is_demo: Generated<boolean>; created_at: Stamp };
    tenant_states: {
      tenant_id: string;
      companies_version: Generated<string>;
      pinned_as_of: DayColumn | null;
      four_eyes: Generated<boolean>;
    };
    sectors: { tenant_id: string; id: string; name: string };
    industries: { tenant_id: string; id: string; name: string };
    sources: { tenant_id: string; id: string; name: string };
    topics: { tenant_id: string; id: string; name: string };
  }
}
