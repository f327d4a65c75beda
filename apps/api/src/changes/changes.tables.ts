// The tables of this area as the queries see them.

import type { VisitKind } from '@vigilo/domain/changes/visits';

declare module '../frame/tables.ts' {
  interface Tables {
    visits: {
      tenant_id: string;
      kind: VisitKind;
      subject_id: string;
      user_id: string;
      seen_at: Date;
    };
  }
}
