// The lists of administration at their size of 10,000 users, 1,000 clients and 200 roles: how long the server takes until the first row, and how
// smoothly a browser scrolls through them.

import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import {
  addInventedClients,
  addInventedCompanies,
  addInventedRoles,
  addUser,
  addUsers,
} from '../testing/fill-tenant.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, median, ms, percentile, short } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { ListScroll } from './scrolling.ts';
import { measureScrolling } from './scrolling.ts';

const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
const USERS = Math.round(10_000 * SCALE);
const CLIENTS = Math.round(1000 * SCALE);
const ROLES = Math.round(200 * SCALE);
const COMPANIES = Math.round(3000 * SCALE);
const COMPANIES_EACH = 40;
const TENANT = 'scry';
const CALLS = 300;
const WARM_UP = 20;
const MOST_MS = 300;
const LEAST_FPS = 55;
const P99 = 0.99;

interface Row {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
  /** The screen that shows it. */
  readonly screen: string;
}

const LISTS: readonly Row[] = [
  { name: `${count(USERS)} users`, method: 'GET', path: '/api/users/', body: '', screen: '/admin/users' },
  {
    name: `${count(CLIENTS)} clients`,
    method: 'POST',
    path: '/client/getAllClients',
    body: '{"all":true}',
    screen: '/admin/clients',
  },
  { name: `${count(ROLES)} roles`, method: 'GET', path: '/api/roles/', body: '', screen: '/admin/roles' },
];

interface Measured {
  readonly list: Row;
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly scroll: ListScroll;
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    await fill(server.appUrl);
    const product = await startProduct(server);
    try {
      const measured: Measured[] = [];
      const scrolls = await measureScrolling(
        product.port,
        { email: ADMIN_EMAIL, password: PASSWORD },
        LISTS.map(({ screen }) => screen),
      );
      for (const [at, list] of LISTS.entries())
        measured.push({
          list,
          ...(await load(product, list)),
          scroll: scrolls[at] ?? { fps: 0, longFrames: 0 },
        });
      return {
        title: `Administration: ${LISTS.map(({ name }) => name).join(', ')}`,
        lines: formatLines(measured),
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
    const emails = Array.from(
      { length: USERS - 1 },
      (_, index) => `person${String(index).padStart(5, '0')}@bench.test`,
    );
    const id = await addTenant(
      db,
      { name: TENANT, isDemo: false, pinnedAsOf: null },
      async (tx, tenantId) => {
        await addInventedCompanies(tx, tenantId, COMPANIES);
        await addUser(tx, tenantId, {
          id: newId(),
          email: ADMIN_EMAIL,
          passwordHash,
          role: 'Admin',
          clientId: null,
        });
        await addUsers(tx, tenantId, emails, passwordHash, 'Analyst');
        await addInventedRoles(tx, tenantId, ROLES - 5);
      },
    );
    await inTenant(db, id, (tx) => addInventedClients(tx, id, CLIENTS, COMPANIES_EACH));
  } finally {
    await db.destroy();
  }
}

async function load(
  product: ProductProcess,
  { method, path, body }: Row,
): Promise<{ latencies: readonly number[]; bytes: number }> {
  const token = await product.signIn(TENANT, ADMIN_EMAIL);
  const shared = {
    port: product.port,
    token,
    connections: 2,
    encoding: 'gzip, deflate, br, zstd',
    next: () => ({ method, path, body }),
  };
  await runHttpLoad({ ...shared, until: { calls: WARM_UP } });
  return runHttpLoad({ ...shared, until: { calls: CALLS } });
}

function formatLines(measured: readonly Measured[]): string[] {
  const rows = measured.map(
    ({ list, latencies, bytes, scroll }) =>
      `| ${list.name} | ${ms(median(latencies))} | ${ms(percentile(latencies, P99))} | ${short(bytes / 1000)} kB | ${short(scroll.fps)} | ${scroll.longFrames} |`,
  );
  return [
    `Each list comes whole, compressed for a browser, two calls at a time, ${CALLS} of them: time to the last byte. Then Chromium without a graphics card opens the screen and scrolls by wheel, down and up again for two and a half seconds each; frames longer`,
    'than 33 ms are counted. The screen itself, at rest, makes about 60 frames a second.',
    '',
    '| list | median | p99 | reply | frames per second | long frames |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}

function toFigures({ list, latencies, scroll }: Measured): Figure[] {
  const p99 = percentile(latencies, P99);
  return [
    {
      figure: `${list.name}: the whole list, p99`,
      target: `under ${MOST_MS} ms`,
      measured: ms(p99),
      isReached: p99 < MOST_MS,
    },
    {
      figure: `${list.name}: scrolling`,
      target: `at least ${LEAST_FPS} frames per second`,
      measured: short(scroll.fps),
      isReached: scroll.fps >= LEAST_FPS,
    },
  ];
}
