// The tables of this area as the queries see them.

import type { Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    clients: {
      tenant_id: string;
      id: string;
      name: string;
      email: Generated<string>;
      phone: Generated<string>;
      description: Generated<string>;
      start_date: DayColumn | null;
      end_date: DayColumn | null;
      is_deleted: Generated<boolean>;
      created_at: Stamp;
      updated_at: Stamp;
      updated_by: string | null;
      version: Generated<number>;
    };
    client_companies: { tenant_id: string; client_id: string; company_id: string };
    user_clients: { tenant_id: string; user_id: string; client_id: string };
  }
}
