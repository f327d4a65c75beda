// The list of documents at 100,000 documents beside the same at 1,000: the call that the screen makes, for an Admin and for a user of one client in ten.

import { listDocuments } from '@vigilo/contract/documents';
import { defaultDateRange } from '@vigilo/domain/documents/document-search';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { addUser } from '../testing/fill-tenant.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, median, ms, percentile, short } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { addInventedDocuments } from './fill-documents.ts';
import { tidy } from '../testing/tidy.ts';

const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
const SIZES = { few: Math.round(1000 * SCALE), many: Math.round(100_000 * SCALE) } as const;
type Size = keyof typeof SIZES;
const ROUNDS = 7;
const CALLS = 300;
const P99 = 0.99;
const MOST_RATIO = 1.5;

interface Measured {
  readonly name: string;
  /** Of each round, after the first. */
  readonly p99s: Readonly<Record<Size, readonly number[]>>;
  readonly medians: Readonly<Record<Size, readonly number[]>>;
  readonly hasTarget: boolean;
}

interface Case {
  readonly name: string;
  readonly email: string;
  /** The next call. */
  readonly next: () => HttpCall;
  readonly hasTarget: boolean;
}

function listCases(): Case[] {
  const range = { 'Date Range': defaultDateRange(dayFromTimestamp(Date.now())) };
  const call = (query: string, searchCategories: object): HttpCall => ({
    path: `${listDocuments.path}?limit=10&${query}`,
    body: JSON.stringify({ searchCategories }),
  });
  const same = (query: string, searchCategories: object) => {
    const made = call(query, searchCategories);
    return () => made;
  };
  let looked = 0;
  return [
    { name: 'the first page, Admin', email: ADMIN_EMAIL, next: same('page=1', range), hasTarget: true },
    {
      name: 'the first page, one client in ten',
      email: CLIENT_EMAIL,
      next: same('page=1', range),
      hasTarget: true,
    },
    { name: 'the fifth page, Admin', email: ADMIN_EMAIL, next: same('page=5', range), hasTarget: true },
    {
      name: 'one status and region, Admin',
      email: ADMIN_EMAIL,
      next: same('page=1', { ...range, Status: ['Processed'], Region: ['EMEA'] }),
      hasTarget: false,
    },
    {
      name: 'a text that many names hold, Admin',
      email: ADMIN_EMAIL,
      next: same('page=1&search=ccrr', range),
      hasTarget: false,
    },
    {
      name: 'a text that one name holds, each time another, Admin',
      email: ADMIN_EMAIL,
      next: () => {
        looked += 1;
        return call(`page=1&search=ccrr_t${1 + (looked % SIZES.few)}.n`, {});
      },
      hasTarget: false,
    },
  ];
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    await fill(server.appUrl);
    await tidy(server.ownerUrl);
    const product = await startProduct(server);
    try {
      const measured: Measured[] = [];
      for (const each of listCases()) measured.push(await measure(product, each));
      return {
        title: `The list of documents: ${count(SIZES.many)} beside ${count(SIZES.few)}`,
        lines: [
          `Calls one after another on one connection, the two tenants in turn, ${ROUNDS} rounds of ${CALLS} calls each after one that is not counted; the median of the rounds.`,
          '',
          `| Call | ${count(SIZES.few)}: median, p99 | ${count(SIZES.many)}: median, p99 | ratio of p99 |`,
          '|---|---|---|---|',
          ...measured.map(formatLine),
        ],
        figures: measured.flatMap(toFigures),
      };
    } finally {
      await product.stop();
    }
  } finally {
    await server.remove();
  }
}

async function fill(appUrl: string): Promise<void> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    for (const [name, documents] of Object.entries(SIZES)) {
      const users = [
        { id: newId(), email: ADMIN_EMAIL, passwordHash, role: 'Admin', clientId: null },
        { id: newId(), email: CLIENT_EMAIL, passwordHash, role: 'Analyst', clientId: null },
      ];
      const id = await addTenant(db, { name, isDemo: false, pinnedAsOf: null }, async (tx, tenantId) => {
        for (const user of users) await addUser(tx, tenantId, user);
      });
      await inTenant(db, id, (tx) => addInventedDocuments(tx, id, documents, users[1]?.id ?? ''));
    }
  } finally {
    await db.destroy();
  }
}

async function measure(product: ProductProcess, { name, email, next, hasTarget }: Case): Promise<Measured> {
  const p99s: Record<Size, number[]> = { few: [], many: [] };
  const medians: Record<Size, number[]> = { few: [], many: [] };
  const tokens = { few: await product.signIn('few', email), many: await product.signIn('many', email) };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const { latencies } = await runHttpLoad({
        port: product.port,
        token: tokens[size],
        connections: 1,
        until: { calls: CALLS },
        next,
      });
      // The first round fills the caches.
      if (round === 0) continue;
      p99s[size].push(percentile(latencies, P99));
      medians[size].push(median(latencies));
    }
  }
  return { name, p99s, medians, hasTarget };
}

function ratio({ p99s }: Measured): number {
  return median(p99s.many) / median(p99s.few);
}

function formatLine(measured: Measured): string {
  const { name, p99s, medians } = measured;
  const cell = (size: Size) => `${ms(median(medians[size]))}, ${ms(median(p99s[size]))}`;
  return `| ${name} | ${cell('few')} | ${cell('many')} | ${short(ratio(measured))} |`;
}

function toFigures(measured: Measured): Figure[] {
  if (!measured.hasTarget) return [];
  const found = ratio(measured);
  return [
    {
      figure: `List of documents, ${measured.name}: p99 at ${count(SIZES.many)} beside ${count(SIZES.few)}`,
      target: `at most ${MOST_RATIO}`,
      measured: short(found),
      isReached: found <= MOST_RATIO,
    },
  ];
}
