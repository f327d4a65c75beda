// The tables of this area as the queries see them.

// oxlint-disable-next-line import/no-unassigned-import -- without an import this file would be no module
import 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    document_visits: {
      tenant_id: string;
      child_document_id: string;
      user_id: string;
      seen_at: Date;
    };
  }
}
