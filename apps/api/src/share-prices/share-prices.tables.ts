// The tables of this area as the queries see them.

// oxlint-disable-next-line import/no-unassigned-import -- without an import this file would be no module
import '../frame/tables.ts';

declare module '../frame/tables.ts' {
  interface Tables {
    share_prices: { tenant_id: string; company_id: string; day: DayColumn; price: number; currency: string };
  }
}
