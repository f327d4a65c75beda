// The tables of this area as the queries see them.

import type { Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    users: {
      tenant_id: string;
      id: string;
      email: string;
      name: string;
      status: Generated<'Active' | 'Inactive'>;
      password_hash: string | null;
      last_password_changed: Stamp;
      must_change_password: Generated<boolean>;
      last_login_at: Date | null;
      created_at: Stamp;
      updated_at: Stamp;
      updated_by: string | null;
      version: Generated<number>;
    };
  }
}
