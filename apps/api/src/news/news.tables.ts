// The tables of this area as the queries see them.

import type { FeedProblem, StoredSuggestion } from '@vigilo/contract/news';
import type { RevisionKind, RevisionState } from '@vigilo/domain/events/revision';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import type { Generated, JSONColumnType } from 'kysely';
import type { AcceptedEvent, EventVersion } from '../events/event-settling.service.ts';
import type { FormerPlace } from '../stories/story-arrangements.service.ts';

/** What it takes to undo what was decided about news of a company. */
export interface UndoSteps {
  readonly accepted: readonly AcceptedEvent[];
  readonly dropped: readonly EventVersion[];
  readonly places: readonly FormerPlace[];
}

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
      followed_at: Stamp;
      last_new_at: Date | null;
      found_url: string | null;
      items_at: Date | null;
    };
    feed_hosts: { host: string; holder: string; busy_until: Date };
    seen_items: { tenant_id: string; company_id: string; item_key: string; seen_at: Stamp };
    event_suggestions: {
      tenant_id: string;
      event_id: string;
      model_version: number;
      suggestion: JSONColumnType<StoredSuggestion>;
      created_at: Stamp;
    };
    event_revisions: {
      tenant_id: string;
      id: string;
      event_id: string;
      seen_at: Date;
      kind: RevisionKind;
      earlier_title: string;
      title: string;
      state: RevisionState;
    };
    news_settlements: {
      tenant_id: string;
      id: string;
      company_id: string;
      user_id: string;
      action: NewsDecision;
      settled_at: Date;
      undone_at: Date | null;
      event_count: number;
      steps: JSONColumnType<UndoSteps>;
    };
    learning_holds: { tenant_id: string; held_at: Date; held_by: string | null };
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
