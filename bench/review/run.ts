// The review of child documents: many cells saved in one call, two people who save at once, and the screening in a real browser.

import { Agent } from 'node:http';
import { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { count } from '../testing/statistics.ts';
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { buildSamplePdf } from '../viewer/sample-pdf.ts';
import type { OpenedChild } from './in-browser.ts';
import { measureInBrowser } from './in-browser.ts';
import type { SaveRace } from './race-saves.ts';
import { raceSaves } from './race-saves.ts';
import type { ReviewedTenant } from './reviewed-tenant.ts';
import { addReviewedChild, giveReviewedChild, makeReviewedTenant, TENANT } from './reviewed-tenant.ts';
import { measureSaves } from './saves.ts';

const ROWS = 300;
const PAGES = 100;
const PAIRS = 2000;
/** So many child documents are raced on at a time. */
const RACED = 4;
const RACED_ROWS = 20;
const CONNECTIONS = 16;
const PROCESSED_MS = 240_000;
const LOOK_EVERY_MS = 500;

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const tenant = await makeReviewedTenant(server);
    const product = await startProduct(server, { DEFAULT_TENANT: TENANT });
    try {
      const open = async (email: string): Promise<TestClient> => {
        const client = new TestClient({ url: `http://127.0.0.1:${product.port}`, agent });
        client.token = await product.signIn(TENANT, email);
        return client;
      };
      const clients = [await open(ADMIN_EMAIL), await open(CLIENT_EMAIL)] as const;
      const opened = await addOpened(server, tenant, product, clients[0]);
      const inBrowser = await measureInBrowser(product.port, opened);
      const saved = await addReviewedChild(server.appUrl, tenant, ROWS);
      const saves = await measureSaves(clients[0], server.appUrl, tenant, saved);
      const raced = await Promise.all(
        Array.from({ length: RACED }, () => addReviewedChild(server.appUrl, tenant, RACED_ROWS)),
      );
      const race = reportRace(await raceSaves(clients, raced, PAIRS));
      return {
        title: 'Review of child documents',
        lines: [...saves.lines, ...race.lines, ...inBrowser.lines],
        figures: [...inBrowser.figures, ...saves.figures, ...race.figures],
      };
    } finally {
      await product.stop();
    }
  } finally {
    agent.destroy();
    await server.remove();
  }
}

/** Uploads a long statement, waits until it is processed, and gives it the rows that are measured. */
async function addOpened(
  server: TemporaryPostgres,
  tenant: ReviewedTenant,
  product: ProductProcess,
  client: TestClient,
): Promise<OpenedChild> {
  const form = new FormData();
  form.append('clientName', 'Client');
  form.append('client_id', tenant.clientId);
  form.append(
    'files',
    new Blob([new Uint8Array(buildSamplePdf(PAGES))], { type: 'application/pdf' }),
    'Statement_LONG.N_2026-09-30.pdf',
  );
  const origin = `http://127.0.0.1:${product.port}`;
  const headers = { authorization: `Bearer ${client.token ?? ''}` };
  const reply = await fetch(`${origin}/pipeline/upload`, { method: 'POST', headers, body: form });
  const uploaded: unknown = await reply.json();
  const id = /"_id":"([\w-]+)"/.exec(JSON.stringify(uploaded))?.[1];
  if (id === undefined) throw new Error(`It was not uploaded: ${JSON.stringify(uploaded)}`);
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const seen = await (await fetch(`${origin}/documents/${id}`, { headers })).text();
    if (seen.includes('"Status":"Processed"')) break;
    if (waited >= PROCESSED_MS) throw new Error(`It was not processed: ${seen}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const child = await giveReviewedChild(server.appUrl, tenant, id, ROWS, PAGES);
  return { path: `/documents/summary/${id}/screening/${child.id}`, rows: ROWS, pages: PAGES };
}

function reportRace({ pairs, stored, refused, lost }: SaveRace): { lines: string[]; figures: Figure[] } {
  return {
    lines: [
      `### ${count(pairs)} pairs of saves, each pair released together`,
      '',
      'Two sessions, on connections that are open; half of the pairs change different cells of a child document, half the same one. Read after each pair: a cell is lost that does not say what was stored last.',
      '',
      '| pairs | stored | refused | lost |',
      '|--:|--:|--:|--:|',
      `| ${count(pairs)} | ${count(stored)} | ${count(refused)} | **${lost}** |`,
      '',
    ],
    figures: [
      {
        figure: `Cells lost, of ${count(pairs)} pairs of saves released together`,
        target: '0',
        measured: String(lost),
        isReached: lost === 0,
      },
    ],
  };
}
