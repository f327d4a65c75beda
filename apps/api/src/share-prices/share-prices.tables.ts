// The tables of this area as the queries see them.

import type { RestatementState } from '@vigilo/domain/share-prices/restatements';
// oxlint-disable-next-line import/no-unassigned-import -- without an import this file would be no module
import '../frame/tables.ts';

declare module '../frame/tables.ts' {
  interface Tables {
    share_price_restatements: {
      tenant_id: string;
      id: string;
      company_id: string;
      before_day: DayColumn;
      factor: number;
      state: RestatementState;
      found_at: Date;
      decided_at: Date | null;
    };
    share_prices: { tenant_id: string; company_id: string; day: DayColumn; price: number; currency: string };
  }
}
