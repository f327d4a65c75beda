// The tables of this area as the queries see them.

import type { RoleKind } from '@vigilo/domain/access/role-kind';
import type { ColumnType, Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    roles: {
      tenant_id: string;
      id: string;
      name: string;
      description: Generated<string>;
      status: Generated<'Active' | 'Inactive'>;
      type: Generated<'Admin' | 'User'>;
      /** Never changes. */
      kind: ColumnType<RoleKind, RoleKind, never>;
      created_at: Stamp;
      updated_at: Stamp;
      updated_by: string | null;
      version: Generated<number>;
    };
    sub_roles: {
      tenant_id: string;
      id: string;
      role_id: string;
      name: string;
      description: Generated<string>;
      priority: number | null;
      status: Generated<'Active' | 'Inactive'>;
      created_at: Stamp;
      updated_at: Stamp;
      updated_by: string | null;
      version: Generated<number>;
    };
    page_filters: { tenant_id: string; id: string; sub_role_id: string; page: string; allowed: string[] };
    user_roles: { tenant_id: string; user_id: string; role_id: string; priority: Generated<number> };
  }
}
