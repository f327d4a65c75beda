import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The reports among events `m`, as a JSON list of what the domain counts them by; null where there is none. `condition` names the tenant. */
export function selectReports(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT json_agg(json_build_object('source', m.source, 'url', m.url)) FROM events m WHERE ${condition})`;
}
