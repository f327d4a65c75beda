// One field of a company edited by the service, with all that belongs to it, against the bare row.

import { REGIONS } from '@vigilo/domain/companies/company';
import pg from 'pg';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { changeCompany } from '../../apps/api/src/companies/company-changes.service.ts';
import type { BenchDatabase } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { count, median, ms, percentile, times } from '../testing/statistics.ts';

const WARM_UPS = 50;
const EDITS = 400;
/** What a person may wait from the key press to the saved cell; the server has a part of it. */
const MOST_MS = 150;
/** Prime to the number of companies: every edit is another company's. */
const STEP = 7919;

interface Variants {
  readonly service: number[];
  readonly bare: number[];
}

export async function measureSingleEdits(
  { appUrl, middle }: BenchDatabase,
  context: AppContext,
  caller: Caller,
  companyIds: readonly string[],
): Promise<{ lines: string[]; figures: Figure[] }> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query(`SET app.tenant_id = '${middle.id}'`);
    const variants: Variants = { service: [], bare: [] };
    for (let turn = 0; turn < WARM_UPS + EDITS; turn += 1) {
      const pickCompanyId = (number: number) => companyIds[(number * STEP) % companyIds.length] ?? '';
      // Every edit sets another region than the one before, so that none finds nothing to do.
      const region = REGIONS[Math.floor((turn * 2 * STEP) / companyIds.length) % REGIONS.length] ?? 'APAC';
      const service = await timed(() =>
        changeCompany(context, caller, {
          companyID: pickCompanyId(turn * 2),
          Company: { region, businessDescription: `Written at turn ${turn}` },
        }),
      );
      const bare = await timed(() =>
        client.query(
          'UPDATE companies SET region = $3, business_description = $4, version = version + 1 WHERE tenant_id = $1 AND id = $2',
          [middle.id, pickCompanyId(turn * 2 + 1), region, `Written at turn ${turn}`],
        ),
      );
      if (turn < WARM_UPS) continue;
      variants.service.push(service);
      variants.bare.push(bare);
    }
    return report(variants, middle.companies);
  } finally {
    await client.end();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function report({ service, bare }: Variants, companies: number): { lines: string[]; figures: Figure[] } {
  const p95 = percentile(service, 0.95);
  const ratio = median(service) / median(bare);
  const row = (name: string, values: readonly number[], against: string) =>
    `| ${name} | ${ms(median(values))} | ${ms(percentile(values, 0.95))} | ${against} |`;
  return {
    lines: [
      `### One company edited, among ${count(companies)}: ${EDITS} of each way, in turn, on one connection, every commit on disk`,
      '',
      '| way | median | p95 | against the bare row |',
      '|---|--:|--:|--:|',
      row(
        "service: editors' turn, company locked, fields checked, changed, audit row, counts forgotten, the row read with its scores",
        service,
        `**${times(ratio)}**`,
      ),
      row('bare: the same fields in one `UPDATE` that commits itself', bare, '1x'),
      '',
    ],
    figures: [
      {
        figure: "One company edited: the server's part of key press to saved, p95",
        target: `a part of ${MOST_MS} ms`,
        measured: `${ms(p95)}, ${times(ratio)} the bare update`,
        isReached: p95 < MOST_MS / 2,
      },
    ],
  };
}
