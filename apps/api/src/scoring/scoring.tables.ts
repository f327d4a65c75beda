// The tables of this area as the queries see them.

import type { Generated, GeneratedAlways } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    company_scores: {
      tenant_id: string;
      company_id: string;
      as_of: DayColumn;
      st_company: Generated<number>;
      st_industry: Generated<number>;
      st_macro: Generated<number>;
      lt_company: Generated<number>;
      lt_industry: Generated<number>;
      lt_macro: Generated<number>;
      prev_st_company: Generated<number>;
      prev_st_industry: Generated<number>;
      prev_st_macro: Generated<number>;
      prev_lt_company: Generated<number>;
      prev_lt_industry: Generated<number>;
      prev_lt_macro: Generated<number>;
      events: Generated<number>;
      st: GeneratedAlways<number>;
      lt: GeneratedAlways<number>;
      prev_st: GeneratedAlways<number>;
      prev_lt: GeneratedAlways<number>;
      change: GeneratedAlways<number>;
      change_lt: GeneratedAlways<number>;
    };
  }
}
