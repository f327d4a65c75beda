// A company with five thousand events within a year, in the tenant of ten thousand companies.

import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import type { BenchTenant } from './bench-database.ts';
import { addInventedEvents } from './fill-tenant.ts';
import type { Services } from './services.ts';

const TICKER = 'BUSY';
const SUMMARIES = { Company: 3, Industry: 2, Macro: 2 } as const;

/** Adds it, with summaries chosen and a share price for every day. */
export function addBusyCompany({ context }: Services, tenant: BenchTenant, events: number): Promise<string> {
  return inTenant(context.db, tenant.id, async (tx) => {
    const id = newId();
    const today = dayFromTimestamp(context.now());
    await sql`
      INSERT INTO companies (tenant_id, id, ticker, name, name_key, business_description, sector, industry, country, region, entity_type, status, rating_st, rating_lt, currency)
      SELECT tenant_id, ${id}, ${TICKER}, ${TICKER}, lower(${TICKER}), business_description, sector, industry, country, region, entity_type, status, rating_st, rating_lt, currency
      FROM companies WHERE tenant_id = ${tenant.id} LIMIT 1`.execute(tx);
    await addInventedEvents(tx, tenant.id, events, today, TICKER);
    await sql`INSERT INTO share_prices (tenant_id, company_id, day, price, currency)
      SELECT ${tenant.id}, ${id}, ${isoFromDay(today)}::date - n, 100 + n % 17, 'USD' FROM generate_series(0, 364) n`.execute(
      tx,
    );
    for (const [type, most] of Object.entries(SUMMARIES))
      await chooseSummaries(tx, tenant.id, id, type, most);
    await recomputeScores(context, tx, tenant.id, [id]);
    return id;
  });
}

async function chooseSummaries(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  type: string,
  most: number,
): Promise<void> {
  await sql`UPDATE events SET is_summary = true WHERE tenant_id = ${tenantId} AND id IN (
    SELECT id FROM events WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND type = ${type} ORDER BY day DESC LIMIT ${most})`.execute(
    tx,
  );
}

/** Takes it out again: other measurements count on the tenant as it was. */
export function removeBusyCompany({ context }: Services, tenant: BenchTenant, id: string): Promise<void> {
  return inTenant(context.db, tenant.id, async (tx) => {
    await tx.deleteFrom('companies').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  });
}
