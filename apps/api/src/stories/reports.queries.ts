import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** An event as the first to report its story: by day, those of one day by publication. */
export interface FirstReport {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** ISO 8601. */
  readonly arrivedAt: string;
  readonly source: string | null;
}

/** The reports among events `m`, as a JSON list of what the domain counts them by; null where there is none. `condition` names the tenant. */
export function selectReports(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT json_agg(json_build_object('source', m.source, 'url', m.url)) FROM events m WHERE ${condition})`;
}

/** The first of these reports ({@link FirstReport}). `condition` names the tenant. */
export function selectFirstReport(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT jsonb_build_object('id', m.id, 'day', m.day, 'arrivedAt', m.created_at, 'source', m.source)
    FROM events m WHERE ${condition} ORDER BY m.day NULLS LAST, coalesce(m.published_at, m.created_at), m.id LIMIT 1)`;
}
