// The tables of this area as the queries see them.

import type { FeedKind } from '@vigilo/contract/news';
import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    events: {
      tenant_id: string;
      id: string;
      company_id: string;
      stage: EventStage;
      title: Generated<string>;
      title_key: string | null;
      url: string | null;
      url_key: string | null;
      summary: Generated<string>;
      source: string | null;
      topic: string | null;
      language: string | null;
      type: EventType | null;
      score: number | null;
      day: DayColumn | null;
      is_ui_generated: Generated<boolean>;
      is_summary: Generated<boolean>;
      /** Of the id under which its source tells it, as `hashKey` makes it. */
      origin_key: string | null;
      /** How its source worded it last, where that is not its title. */
      told_title: string | null;
      created_at: Stamp;
      /** As its source says. */
      published_at: Date | null;
      /** Of a date that cannot be right. */
      written_date: string | null;
      updated_at: Stamp;
      version: Generated<number>;
      story_id: string | null;
      is_lead: Generated<boolean>;
      is_split: Generated<boolean>;
      /** Thousandths. */
      suggested_score: number | null;
      /** 0..100. */
      suggested_confidence: number | null;
      /** When an analyst set an imported event aside. */
      dropped_at: Date | null;
      /** The feed of its company that it came from. */
      feed_kind: FeedKind | null;
    };
  }
}
