// The tables of this area as the queries see them.

import type { TemplateDefinition } from '@vigilo/domain/templates/template';
import type { ColumnType, Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    templates: {
      tenant_id: string;
      id: string;
      /** Written as text, which PostgreSQL parses. */
      definition: ColumnType<TemplateDefinition | null, string | null, string | null>;
      former_names: Generated<string[]>;
      is_removed: Generated<boolean>;
      version: Generated<number>;
      updated_at: Stamp;
      updated_by: string | null;
    };
  }
}
