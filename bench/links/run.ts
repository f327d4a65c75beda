// Candidates for links among 100,000 child documents of one client: the call that the screen makes, twice for each document; and whether it finds what
// comparing the document with every other one finds.

import type { CallReply } from '@vigilo/contract/call';
import { listPotentialRelations } from '@vigilo/contract/relations';
import type { LinkSubject } from '@vigilo/domain/relations/rank-candidates';
import { rankCandidates } from '@vigilo/domain/relations/rank-candidates';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { addUser } from '../testing/fill-tenant.ts';
import type { HttpCall, LoadResult } from '../testing/http-load.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, median, ms, percentile, short } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { Linkable } from './fill-links.ts';
import { addInventedLinkables } from './fill-links.ts';
import { tidy } from '../testing/tidy.ts';

const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
const CHILDREN = Math.round(100_000 * SCALE);
const ROUNDS = 5;
const CALLS = 400;
const COMPARED = 10;
const PAGE = 50;
const P99 = 0.99;
const MOST_MS = 100;
const TENANT = 'links';
/** Prime: it meets old and new documents alike. */
const STRIDE = 7919;

interface Filled {
  readonly clientId: string;
  readonly linkables: readonly Linkable[];
}

interface Case {
  readonly name: string;
  readonly email: string;
  readonly vendorMatch: boolean;
}

const CASES: readonly Case[] = [
  { name: 'same vendor, Admin', email: ADMIN_EMAIL, vendorMatch: true },
  { name: 'other vendors, Admin', email: ADMIN_EMAIL, vendorMatch: false },
  { name: 'same vendor, user of the client', email: CLIENT_EMAIL, vendorMatch: true },
  { name: 'other vendors, user of the client', email: CLIENT_EMAIL, vendorMatch: false },
];

interface Measured extends Case {
  readonly medians: readonly number[];
  readonly p99s: readonly number[];
  /** Milliseconds of comparing with every other document, which are in memory already. */
  readonly comparing: readonly number[];
  /** Of the best 50 of comparing all, how many are as good as the same place of the call's 50, 0..1. */
  readonly found: number;
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    const filled = await fill(server.appUrl);
    await tidy(server.ownerUrl);
    const product = await startProduct(server, { DEFAULT_TENANT: TENANT });
    try {
      const measured: Measured[] = [];
      for (const each of CASES) measured.push(await measure(product, filled, each));
      return toResult(measured);
    } finally {
      await product.stop();
    }
  } finally {
    await server.remove();
  }
}

async function fill(appUrl: string): Promise<Filled> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const users = [
      { id: newId(), email: ADMIN_EMAIL, passwordHash, role: 'Admin', clientId: null },
      { id: newId(), email: CLIENT_EMAIL, passwordHash, role: 'Analyst', clientId: null },
    ];
    const id = await addTenant(
      db,
      { name: TENANT, isDemo: false, pinnedAsOf: null },
      async (tx, tenantId) => {
        for (const user of users) await addUser(tx, tenantId, user);
      },
    );
    return await inTenant(db, id, (tx) => addInventedLinkables(tx, id, CHILDREN, users[1]?.id ?? ''));
  } finally {
    await db.destroy();
  }
}

function pathOf(id: string, vendorMatch: boolean): string {
  return `${listPotentialRelations.path.replace('{id}', id)}?page=1&limit=${PAGE}&vendorMatch=${String(vendorMatch)}`;
}

async function measure(product: ProductProcess, filled: Filled, own: Case): Promise<Measured> {
  const token = await product.signIn(TENANT, own.email);
  const subjects = filled.linkables.map((each) => ({
    ...each,
    clientId: filled.clientId,
    isDeleted: false,
  }));
  const pick = (n: number) => subjects[(n * STRIDE) % subjects.length]?.id ?? '';
  const rounds: LoadResult[] = [];
  const compared: Compared[] = [];
  let called = 0;
  const next = (): HttpCall => {
    called += 1;
    return { method: 'GET', path: pathOf(pick(called), own.vendorMatch), body: '' };
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push(
      await runHttpLoad({ port: product.port, token, connections: 1, until: { calls: CALLS }, next }),
    );
    for (let i = 0; i < COMPARED; i += 1) {
      const id = pick(called + i);
      const page = await ask(product, token, pathOf(id, own.vendorMatch));
      compared.push(compareWithAll(id, subjects, own.vendorMatch, page));
    }
  }
  // The first round fills the caches.
  const counted = rounds.slice(1);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    ...own,
    medians: counted.map(({ latencies }) => median(latencies)),
    p99s: counted.map(({ latencies }) => percentile(latencies, P99)),
    comparing: compared.map((each) => each.ms),
    found: sum(compared.map(({ same }) => same)) / Math.max(1, sum(compared.map(({ all }) => all))),
  };
}

type Scored = Pick<CallReply<typeof listPotentialRelations>['data'][number], 'score'>;

interface Compared {
  readonly ms: number;
  readonly all: number;
  readonly same: number;
}

/** The yardstick for one document, and how many of its best ones stand in the reply with the same score. */
function compareWithAll(
  id: string,
  subjects: readonly LinkSubject[],
  vendorMatch: boolean,
  page: readonly Scored[],
): Compared {
  const subject = subjects.find((each) => each.id === id);
  if (!subject) throw new Error(`There is no child document ${id}`);
  const begun = performance.now();
  const best = rankCandidates(subject, subjects, vendorMatch).slice(0, PAGE);
  const same = best.filter(({ score }, place) => page[place]?.score === score).length;
  return { ms: performance.now() - begun, all: best.length, same };
}

async function ask(product: ProductProcess, token: string, path: string): Promise<readonly Scored[]> {
  const reply = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return listPotentialRelations.reply.parse(await reply.json()).data;
}

function toResult(measured: readonly Measured[]): BenchResult {
  return {
    title: `Candidates for links among ${count(CHILDREN)} child documents`,
    lines: [
      `Invoices of one client by 2,000 sellers over four years. Each call asks for the first ${PAGE} candidates of another document, one after another on one connection, ${ROUNDS} rounds of ${CALLS} calls after one that is not counted; medians of the rounds. The yardstick compares the document with every other one by the same rules, in memory and in turn with the calls; as good: the share of its best ${PAGE} whose place in the reply holds one of the same score.`,
      '',
      '| Call | median | p99 | comparing with all, median | p99 / comparing | as good |',
      '|---|---|---|---|---|---|',
      ...measured.map(({ name, medians, p99s, comparing, found }) => {
        const [p99, yardstick] = [median(p99s), median(comparing)];
        return `| ${name} | ${ms(median(medians))} | ${ms(p99)} | ${ms(yardstick)} | ${short(p99 / yardstick)} | ${Math.round(found * 100)} % |`;
      }),
    ],
    figures: measured.map(({ name, p99s, comparing }) => ({
      figure: `Candidates for links, ${name}, p99`,
      target: `under ${MOST_MS} ms`,
      measured: `${ms(median(p99s))}, ${short(median(p99s) / median(comparing))} of comparing with all`,
      isReached: median(p99s) < MOST_MS,
    })),
  };
}
