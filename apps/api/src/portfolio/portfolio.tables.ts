// The tables of this area as the queries see them.

// oxlint-disable-next-line import/no-unassigned-import -- without an import this file would be no module
import '../frame/tables.ts';

declare module '../frame/tables.ts' {
  interface Tables {
    portfolios: { tenant_id: string; id: string; user_id: string; name: string };
    portfolio_companies: { tenant_id: string; portfolio_id: string; company_id: string; added_at: Stamp };
  }
}
