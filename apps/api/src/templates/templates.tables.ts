// The tables of this area as the queries see them.

import type { Lesson } from '@vigilo/domain/templates/learned';
import type { TemplateDefinition } from '@vigilo/domain/templates/template';
import type { VersionOrigin } from '@vigilo/domain/templates/template-version';
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
    template_versions: {
      tenant_id: string;
      template_id: string;
      version: number;
      origin: VersionOrigin;
      definition: ColumnType<TemplateDefinition | null, string | null, never>;
      lesson: ColumnType<Lesson | null, string | null, never>;
      created_at: Date;
      created_by: string | null;
    };
  }
}
