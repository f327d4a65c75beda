// How the feeds of companies do, in the words of packages/domain/src/news/feed-health.ts.

import type { FeedHealth } from '@vigilo/domain/news/feed-health';
import { SILENT_AFTER_DAYS } from '@vigilo/domain/news/feed-health';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Whether the feeds of an event's company are in one of these states; the event is `e` of the surrounding query. */
export function hasFeedHealth(tenantId: string, healths: readonly FeedHealth[]): RawBuilder<unknown> {
  return sql`e.company_id IN (SELECT c.id FROM companies c LEFT JOIN feeds f ON f.tenant_id = c.tenant_id AND f.company_id = c.id
    WHERE c.tenant_id = ${tenantId} GROUP BY c.id HAVING ${healthOfGroup('f')} = ANY(${[...healths]}::text[]))`;
}

/** The health of the feeds of a group, none of which is null in `kind` where there is one. */
function healthOfGroup(feeds: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${feeds}.${name}`);
  return sql`CASE WHEN count(${column('kind')}) = 0 THEN 'none' WHEN bool_or(${column('problem')} IS NOT NULL) THEN 'failing'
    WHEN bool_and(coalesce(${column('last_new_at')}, ${column('followed_at')}) < now() - make_interval(days => ${SILENT_AFTER_DAYS})) THEN 'silent' ELSE 'working' END`;
}
