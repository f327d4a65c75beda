// The tables of this area as the queries see them.

// oxlint-disable-next-line import/no-unassigned-import -- without an import this file would be no module
import '../frame/tables.ts';

declare module '../frame/tables.ts' {
  interface Tables {
    drafts: {
      tenant_id: string;
      user_id: string;
      form: string;
      subject: string;
      title: string;
      path: string;
      content: string;
      saved_at: Date;
    };
  }
}
