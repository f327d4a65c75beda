// Two thousand pairs of edits of the same event, both requests of a pair let go together, over HTTP to the product in a process of its own: how many edits
// are lost, and whether the stored score is that of the events when all is done.

import { Agent } from 'node:http';
import pg from 'pg';
import { addCompanies } from '@vigilo/contract/companies';
import { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { raceEdits } from '../../apps/api/src/events/testing/race-edits.ts';
import { ADMIN_EMAIL, openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { startProduct } from '../testing/product-process.ts';
import { count } from '../testing/statistics.ts';

const PAIRS = 2_000;
/** As many connections as ever write at once, and some to spare. */
const CONNECTIONS = 16;

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const product = await startProduct(database);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const { name } = database.small;
    const open = async () => {
      const client = new TestClient({ url: `http://127.0.0.1:${product.port}`, agent });
      client.token = await product.signIn(name, ADMIN_EMAIL);
      return client;
    };
    const clients = [await open(), await open()] as const;
    const companyId = await addRacedCompany(clients[0]);
    const { pairs, won, refused, lost, storedScore, recomputedScore } = await raceEdits(
      clients,
      companyId,
      PAIRS,
    );
    await removeRacedCompany(database.ownerUrl, companyId);
    const isEqual = storedScore === recomputedScore;
    return {
      title: `Lost updates: ${count(PAIRS)} pairs of edits of the same event, each pair released together`,
      lines: [
        'Two sessions read an event and send different edits of it at once, on connections that are open; four events of one company are raced on at a time. Half of the edits name the version that was read,',
        'half only the previous score, date and type. One of each pair must be stored as it was sent, the other be refused because somebody was faster.',
        '',
        '| pairs | stored | refused | lost | stored score | from the events |',
        '|--:|--:|--:|--:|--:|--:|',
        `| ${count(pairs)} | ${count(won)} | ${count(refused)} | **${lost}** | ${storedScore} | ${recomputedScore} |`,
      ],
      figures: [
        {
          figure: `Edits lost, of ${count(PAIRS)} pairs released together`,
          target: '0',
          measured: String(lost),
          isReached: lost === 0,
        },
        {
          figure: 'Stored score after all of them',
          target: 'equal to recomputation',
          measured: isEqual ? 'equal' : `${storedScore} against ${recomputedScore}`,
          isReached: isEqual,
        },
      ],
    };
  } finally {
    agent.destroy();
    await product.stop();
  }
}

async function addRacedCompany(client: TestClient): Promise<string> {
  const company = {
    ticker: 'RACED',
    companyName: 'Raced on',
    businessDescription: 'Is edited.',
    sector: 'Energy',
    industry: 'Coal',
    country: 'Spain',
    region: 'EMEA' as const,
    entityType: 'Private' as const,
  };
  const { data } = await client.call(addCompanies, { body: { arrayOfCompanies: [company] } });
  return data[0]?._id ?? '';
}

/** Other measurements count on the tenant as it was. */
async function removeRacedCompany(ownerUrl: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('DELETE FROM client_companies WHERE company_id = $1', [id]);
    await client.query('DELETE FROM companies WHERE id = $1', [id]);
  } finally {
    await client.end();
  }
}
