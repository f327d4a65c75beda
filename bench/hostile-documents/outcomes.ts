// What became of documents, as the database says it, and how long each was worked on.

import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import type { BenchTenant } from '../document-flow/documents-client.ts';

const FINAL: ReadonlySet<string> = new Set(['Processed', 'Digitization Failed', 'Failed']);
const LOOK_MS = 200;

interface SeenDocument {
  readonly name: string;
  readonly status: string;
  /** The code of its failure, or ''. */
  readonly failure: string;
  readonly pages: number;
}

export interface HostileOutcomes {
  /** How many have each status, with the code of the failure where there is one. */
  readonly counts: ReadonlyMap<string, number>;
  /** Of those that were reached, how many have no final status. */
  readonly stuck: number;
  /** Those that were not begun when nobody waited any more. */
  readonly waiting: number;
  readonly pages: number;
  /** The longest work on one document, and on one page of it. */
  readonly slowest: { readonly name: string; readonly seconds: number; readonly secondsAPage: number };
}

/** Waits until every document has its final status, or so long. */
export async function watchOutcomes(tenant: BenchTenant, mostMs: number): Promise<HostileOutcomes> {
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  const start = performance.now();
  for (;;) {
    const documents = await listDocuments(tenant);
    const now = performance.now();
    for (const { name, status } of documents) {
      if (!FINAL.has(status) && status !== 'In Queue' && !begun.has(name)) begun.set(name, now);
      if (FINAL.has(status) && !ended.has(name)) ended.set(name, now);
    }
    if (ended.size === documents.length || now - start > mostMs) return summarise(documents, begun, ended);
    await sleep(LOOK_MS);
  }
}

async function listDocuments({ db, tenantId }: BenchTenant): Promise<SeenDocument[]> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<SeenDocument>`
      SELECT file_name AS name, status, coalesce(failure ->> 'code', '') AS failure, coalesce(page_count, 0) AS pages
      FROM documents WHERE tenant_id = ${tenantId}`.execute(tx),
  );
  return rows;
}

function summarise(
  documents: readonly SeenDocument[],
  begun: ReadonlyMap<string, number>,
  ended: ReadonlyMap<string, number>,
): HostileOutcomes {
  const counts = new Map<string, number>();
  let slowest = { name: '', seconds: 0, secondsAPage: 0 };
  for (const { name, status, failure, pages } of documents) {
    const key = failure === '' ? status : `${status} (${failure})`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const [from, to] = [begun.get(name), ended.get(name)];
    if (from === undefined || to === undefined) continue;
    const seconds = (to - from) / 1000;
    if (seconds > slowest.seconds) slowest = { name, seconds, secondsAPage: seconds / Math.max(1, pages) };
  }
  const waiting = documents.filter(({ status }) => status === 'In Queue').length;
  return {
    counts,
    waiting,
    stuck: documents.filter(({ status }) => !FINAL.has(status)).length - waiting,
    pages: documents.reduce((sum, { status, pages }) => sum + (FINAL.has(status) ? pages : 0), 0),
    slowest,
  };
}
