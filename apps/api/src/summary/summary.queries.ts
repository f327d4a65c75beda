// What the company summary page needs beside the company itself: where it stands among its peers, and the summaries that were chosen for it.

import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import { isOwnClient } from '../clients/own-clients.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { companiesAsOf } from '../companies/company-history.queries.ts';
import { eventSums, joinScores } from '../scoring/score-source.queries.ts';

export interface Positions {
  /** Companies of the group, this one among them; 0 where it is in none. */
  readonly in_sector: number;
  readonly above_in_sector: number;
  readonly in_country: number;
  readonly above_in_country: number;
}

/** How many visible companies there are of a sector and of a country, and how many of them have a higher short-term score (thousandths). */
export async function countPeers(
  tx: TenantTransaction,
  caller: Caller,
  peer: { readonly sector: string; readonly country: string; readonly st: number },
  asOf: Day,
  storedAsOf: Day,
): Promise<Positions> {
  const inSector = sql`c.sector = ${peer.sector} AND c.sector <> ''`;
  const inCountry = sql`c.country = ${peer.country} AND c.country <> ''`;
  const peers = sql`SELECT c.id FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND ((${inSector}) OR (${inCountry}))`;
  const sums = eventSums(caller.tenantId, asOf, storedAsOf, sql`e.company_id IN (${peers})`);
  const result = await sql<Positions>`${sums.with}
    SELECT (count(*) FILTER (WHERE ${inSector}))::int AS in_sector, (count(*) FILTER (WHERE ${inSector} AND s.st > ${peer.st}))::int AS above_in_sector,
      (count(*) FILTER (WHERE ${inCountry}))::int AS in_country, (count(*) FILTER (WHERE ${inCountry} AND s.st > ${peer.st}))::int AS above_in_country
    FROM ${companiesAsOf(caller.tenantId, asOf, storedAsOf)} ${sums.join} ${joinScores(asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId} AND ((${inSector}) OR (${inCountry})) AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows[0] ?? { in_sector: 0, above_in_sector: 0, in_country: 0, above_in_country: 0 };
}

export interface ChosenSummary {
  readonly id: string;
  readonly type: EventType;
  readonly summary: string;
  readonly title: string;
  readonly url: string | null;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Thousandths. */
  readonly score: number;
}

/** The chosen summaries of a company's events up to and with a day, newest first. */
export async function listChosenSummaries(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  upTo: Day,
): Promise<ChosenSummary[]> {
  const result = await sql<ChosenSummary>`
    SELECT id, type, summary, title, url, day, score FROM events
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND stage = 'company' AND is_summary AND day <= ${isoFromDay(upTo)}::date
    ORDER BY day DESC, coalesce(published_at, created_at) DESC, id DESC`.execute(tx);
  return result.rows;
}

/** Whether there is a credit risk rating report of a company: a file that came from outside, or a document of a client that is the caller's. */
export async function hasCcrr(tx: TenantTransaction, caller: Caller, companyId: string): Promise<boolean> {
  const result = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM ccrr_files WHERE tenant_id = ${caller.tenantId} AND company_id = ${companyId})
      OR EXISTS (SELECT FROM documents d WHERE d.tenant_id = ${caller.tenantId} AND d.company_id = ${companyId}
        AND NOT d.is_deleted AND d.file_kind = 'pdf' AND d.file_name ILIKE ${String.raw`CCRR\_%`}
        AND ${isOwnClient(caller, 'd.client_id')}) AS has`.execute(tx);
  return result.rows[0]?.has ?? false;
}
