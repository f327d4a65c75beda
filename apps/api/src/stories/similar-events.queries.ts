import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The event that leads a story, or stands alone, and was not split off by an analyst. */
export interface LeadEvent {
  readonly id: string;
  readonly title: string;
  readonly type: EventType | null;
  readonly day: Day;
}

/** Those of a company of these days. */
export async function listLeadsOfDays(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  days: readonly Day[],
  withImported: boolean,
): Promise<LeadEvent[]> {
  const result = await sql<Omit<LeadEvent, 'day'> & { day: string }>`
    SELECT e.id, e.title, e.type, e.day FROM events e
    WHERE e.tenant_id = ${tenantId} AND e.company_id = ${companyId} AND e.day = ANY(${days.map(isoFromDay)}::date[])
      AND e.is_lead AND NOT e.is_split AND ${withImported ? sql`true` : sql`e.stage = 'company'`}
    ORDER BY e.day, e.id`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: dayFromIso(row.day) }));
}
