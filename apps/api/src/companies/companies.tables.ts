// The tables of this area as the queries see them.

import type { CompanyStatus, EntityType } from '@vigilo/domain/companies/company';
import type { SharePriceProblem } from '@vigilo/contract/share-prices';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    companies: {
      tenant_id: string;
      id: string;
      ticker: string;
      name: string;
      name_key: string;
      search_text: GeneratedAlways<string>;
      business_description: Generated<string>;
      sector: Generated<string>;
      industry: Generated<string>;
      country: Generated<string>;
      region: Generated<string>;
      entity_type: Generated<EntityType | ''>;
      status: Generated<CompanyStatus>;
      rating_st: string | null;
      rating_lt: string | null;
      currency: string | null;
      isin: string | null;
      rss_feed_url: string | null;
      website: string | null;
      /** In millions of US dollars, exact, as PostgreSQL writes it. */
      market_cap: string | null;
      press_release_url: string | null;
      as_of_date: Stamp;
      initiated_at: Stamp;
      updated_at: Stamp;
      updated_by: string | null;
      version: Generated<number>;
      is_deleted: Generated<boolean>;
      aliases: Generated<string>;
      share_prices_updated_at: Date | null;
      share_prices_problem: SharePriceProblem | null;
    };
    company_history: {
      tenant_id: string;
      id: Generated<string>;
      company_id: string;
      field: 'companyName' | 'creditRiskRatingST' | 'creditRiskRatingLT';
      before: string | null;
      after: string | null;
      changed_at: Date;
      changed_by: string | null;
      document_id: string | null;
    };
  }
}
