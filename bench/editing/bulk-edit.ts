// A thousand companies edited in one call, and that undone, against the bare rows.

import pg from 'pg';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { changeCompanies } from '../../apps/api/src/companies/company-changes.service.ts';
import type { BenchDatabase } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { count, median, ms, spread, times } from '../testing/statistics.ts';

const COMPANIES = 1000;
const ROUNDS = 5;
const MOST_MS = 2000;

export async function measureBulkEdits(
  { appUrl, middle }: BenchDatabase,
  context: AppContext,
  caller: Caller,
  companyIds: readonly string[],
): Promise<{ lines: string[]; figures: Figure[] }> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const chosen = companyIds.slice(0, COMPANIES);
  const taken: Record<'edit' | 'undo' | 'bare', number[]> = { edit: [], undo: [], bare: [] };
  try {
    await client.query(`SET app.tenant_id = '${middle.id}'`);
    for (let round = 0; round < ROUNDS; round += 1) {
      const description = `Written in round ${round}`;
      const changes = chosen.map((companyID) => ({
        companyID,
        Company: { businessDescription: description, entityType: 'Private' as const },
      }));
      const [edit, reply] = await timed(() => changeCompanies(context, caller, changes, 'en'));
      if (reply.data.before.length !== chosen.length) throw new Error('A measured edit was refused');
      const [undo] = await timed(() => changeCompanies(context, caller, reply.data.before, 'en'));
      const [bare] = await timed(() =>
        client.query(
          'UPDATE companies SET business_description = $3, version = version + 1 WHERE tenant_id = $1 AND id = ANY($2::uuid[])',
          [middle.id, chosen, description],
        ),
      );
      taken.edit.push(edit);
      taken.undo.push(undo);
      taken.bare.push(bare);
    }
  } finally {
    await client.end();
  }
  return report(taken, chosen.length);
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

function report(
  { edit, undo, bare }: Readonly<Record<'edit' | 'undo' | 'bare', readonly number[]>>,
  companies: number,
): { lines: string[]; figures: Figure[] } {
  const row = (name: string, values: readonly number[]) =>
    `| ${name} | ${ms(median(values))} | ${spread(values)} | ${times(median(values) / median(bare))} |`;
  return {
    lines: [
      `### ${count(companies)} companies edited in one call: ${ROUNDS} rounds, each company locked, checked and audited`,
      '',
      '| way | median | spread, ms | against the bare rows |',
      '|---|--:|--:|--:|',
      row('edit', edit),
      row('undo: what the edit answered, sent back', undo),
      row('bare: one `UPDATE` of the same rows', bare),
    ],
    figures: [
      {
        figure: `${count(companies)} companies edited in one call`,
        target: `under ${MOST_MS / 1000} s`,
        measured: ms(Math.max(...edit)),
        isReached: Math.max(...edit) < MOST_MS,
      },
    ],
  };
}
