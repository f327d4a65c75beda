// The tables of this area as the queries see them.

import type { LinkFacts } from '@vigilo/domain/relations/link-facts';

declare module '../frame/tables.ts' {
  interface Tables {
    document_links: {
      tenant_id: string;
      /** The lower of the two ids. */
      first_id: string;
      second_id: string;
      created_by: string | null;
      created_at: Stamp;
    };
    link_facts: {
      tenant_id: string;
      child_document_id: string;
      vendors: LinkFacts['vendors'];
      names: LinkFacts['names'];
      numbers: LinkFacts['numbers'];
      periods: LinkFacts['periods'];
    };
    reconciliations: {
      tenant_id: string;
      /** The lower of the two ids. */
      first_id: string;
      second_id: string;
      ssot_key: string;
      period: string;
      first_value: string;
      second_value: string;
      first_stands: boolean;
      reason: string;
      created_by: string;
      created_at: Date;
    };
    link_terms: {
      tenant_id: string;
      client_id: string;
      term: string;
      child_document_id: string;
    };
  }
}
