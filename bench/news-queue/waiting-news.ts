// Twenty thousand pieces of news that wait, spread over the companies of the tenant of ten thousand: three in ten without a score that is sure.

import { sql } from 'kysely';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import type { Services } from '../testing/services.ts';

/** Adds it. */
export function addWaitingNews({ context }: Services, tenant: BenchTenant, items: number): Promise<void> {
  return inTenant(context.db, tenant.id, async (tx) => {
    await sql`
      INSERT INTO events (tenant_id, id, company_id, stage, title, title_key, url, url_key, source, topic, type, score, suggested_score, suggested_confidence, day)
      SELECT ${tenant.id}, gen_random_uuid(), c.id, 'imported', 'Company ' || n || ' misses a payment on its notes of lot ' || n, md5('title ' || n)::uuid, 'https://news.test/' || n, md5('url ' || n)::uuid,
        'Wire ' || n % 40, CASE WHEN n % 10 = 0 THEN NULL ELSE 'Topic ' || n % 25 END, (ARRAY['Company', 'Industry', 'Macro'])[1 + n % 3],
        CASE WHEN n % 10 < 3 THEN NULL ELSE (n * 7 % 21 - 10) * 100 END, (n * 7 % 21 - 10) * 100, 40 + n * 13 % 60, current_date - n % 30
      FROM generate_series(1, ${items}) n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM companies WHERE tenant_id = ${tenant.id}) c ON c.number = n % ${tenant.companies}`.execute(
      tx,
    );
    await sql`INSERT INTO event_suggestions (tenant_id, event_id, model_version, suggestion)
      SELECT tenant_id, id, 1, jsonb_build_object('modelVersion', 1,
        'score', jsonb_build_object('value', suggested_score / 1000.0, 'confidence', suggested_confidence / 100.0, 'words', '["misses", "payment"]'::jsonb, 'isShown', score IS NOT NULL, 'certainty', CASE WHEN score IS NULL THEN 'unsure' ELSE 'sure' END),
        'event', jsonb_build_object('value', type, 'confidence', 0.9, 'words', '[]'::jsonb, 'isShown', true, 'certainty', 'sure'),
        'topic', jsonb_build_object('value', coalesce(topic, 'Results'), 'confidence', 0.8, 'words', '[]'::jsonb, 'isShown', topic IS NOT NULL, 'certainty', CASE WHEN topic IS NULL THEN 'unsure' ELSE 'sure' END))
      FROM events WHERE tenant_id = ${tenant.id} AND stage = 'imported'`.execute(tx);
  });
}

/** Takes it out again: other measurements count on the tenant as it was. */
export function removeWaitingNews({ context }: Services, tenant: BenchTenant): Promise<void> {
  return inTenant(context.db, tenant.id, async (tx) => {
    await tx
      .deleteFrom('events')
      .where('tenant_id', '=', tenant.id)
      .where('stage', '=', 'imported')
      .execute();
  });
}
