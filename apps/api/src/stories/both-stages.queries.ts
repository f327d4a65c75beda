import { EVENT_STAGES } from '@vigilo/domain/scoring/event-stage';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * A select from events `e` for each stage, put together. Of each stage there is an index by company and day, of both together none: asked for at once, all
 * events of the tenant would be gone through.
 */
export function selectBothStages(
  select: (isOfStage: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    EVENT_STAGES.map((stage) => select(sql`e.stage = ${sql.lit(stage)}`)),
    sql` UNION ALL `,
  );
}
