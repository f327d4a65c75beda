// The tables of this area as the queries see them.

import type { FeedProblem, StoredSuggestion } from '@vigilo/contract/news';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    feeds: {
      tenant_id: string;
      company_id: string;
      kind: 'rss' | 'press';
      url: string;
      etag: string | null;
      last_modified: string | null;
      body_hash: string | null;
      next_poll_at: Stamp;
      leased_until: Date | null;
      polled_at: Date | null;
      read_at: Date | null;
      failures: Generated<number>;
      problem: FeedProblem | null;
      interval_minutes: Generated<number>;
      items: Generated<number>;
    };
    seen_items: { tenant_id: string; company_id: string; item_key: string; seen_at: Stamp };
    event_suggestions: {
      tenant_id: string;
      event_id: string;
      model_version: number;
      suggestion: JSONColumnType<StoredSuggestion>;
      created_at: Stamp;
    };
    suggestion_models: {
      tenant_id: string;
      version: number;
      is_current: Generated<boolean>;
      trained_on: number;
      quality: JSONColumnType<object>;
      weights: Buffer;
      created_at: Stamp;
    };
  }
}
