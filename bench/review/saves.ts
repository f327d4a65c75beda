// Two hundred changed cells saved by the call that the screen makes, with rules, audit row and all, against the bare UPDATE of the same rows.

import { saveChildDocument } from '@vigilo/contract/review';
import pg from 'pg';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Figure } from '../testing/bench-result.ts';
import { median, ms, percentile, spread, times } from '../testing/statistics.ts';
import type { ReviewedChild, ReviewedTenant } from './reviewed-tenant.ts';

const CELLS = 200;
const SAVES = 60;
const WARM_UP = 10;
const MOST_MS = 150;
const P95 = 0.95;

interface Taken {
  readonly saved: readonly number[];
  readonly bare: readonly number[];
}

export async function measureSaves(
  client: TestClient,
  appUrl: string,
  tenant: ReviewedTenant,
  { id, rows }: ReviewedChild,
): Promise<{ lines: string[]; figures: Figure[] }> {
  const bareClient = new pg.Client({ connectionString: appUrl });
  await bareClient.connect();
  const [saved, bare]: [number[], number[]] = [[], []];
  try {
    await bareClient.query(`SET app.tenant_id = '${tenant.id}'`);
    const changed = rows.slice(0, CELLS);
    let texts = changed.map(({ Value }) => Value);
    for (let turn = 0; turn < WARM_UP + SAVES; turn += 1) {
      const next = changed.map((_, at) => String(turn * CELLS + at + 1));
      const body = { data: buildChanges(changed, texts, next) };
      const one = await timed(() => client.call(saveChildDocument, { params: { id }, body }));
      const other = await timed(() => writeBare(bareClient, tenant.id, id, changed, next));
      texts = next;
      if (turn < WARM_UP) continue;
      saved.push(one);
      bare.push(other);
    }
  } finally {
    await bareClient.end();
  }
  return report({ saved, bare }, rows.length);
}

function buildChanges(rows: ReviewedChild['rows'], before: readonly string[], after: readonly string[]) {
  return rows.map(({ id: rowId }, at) => ({
    kind: 'set' as const,
    rowId,
    field: 'Value' as const,
    before: before[at] ?? '',
    after: after[at] ?? '',
  }));
}

function writeBare(
  client: pg.Client,
  tenantId: string,
  childId: string,
  rows: ReviewedChild['rows'],
  texts: readonly string[],
): Promise<unknown> {
  return client.query(
    `UPDATE extraction_rows r SET content = jsonb_set(r.content, '{Value}', to_jsonb(g.text))
     FROM unnest($3::uuid[], $4::text[]) AS g(id, text)
     WHERE r.tenant_id = $1 AND r.child_document_id = $2 AND r.id = g.id`,
    [tenantId, childId, rows.map(({ id }) => id), texts],
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function report({ saved, bare }: Taken, rows: number): { lines: string[]; figures: Figure[] } {
  const p95 = percentile(saved, P95);
  const ratio = median(saved) / median(bare);
  const row = (name: string, values: readonly number[]) =>
    `| ${name} | ${ms(median(values))} | ${ms(percentile(values, P95))} | ${spread(values)} |`;
  return {
    lines: [
      `### ${CELLS} changed cells of ${rows} rows saved in one call, ${SAVES} times`,
      '',
      '| way | median | p95 | spread, ms |',
      '|---|--:|--:|--:|',
      row(
        'call: document locked, changes merged, rules checked, rows and audit row written, answered',
        saved,
      ),
      row('bare: one `UPDATE` of the same rows', bare),
      '',
    ],
    figures: [
      {
        figure: `Save of ${CELLS} changed cells, p95`,
        target: `under ${MOST_MS} ms`,
        measured: `${ms(p95)}, ${times(ratio)} the bare update`,
        isReached: p95 < MOST_MS,
      },
    ],
  };
}
