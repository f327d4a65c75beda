// Whether a stranger can tell known e-mail addresses from unknown ones: every call that takes an address before sign-in, asked in random
// order for both, each request from an address of its own. What a reply shows are its time, status, header fields and body.

import { Agent, request } from 'node:http';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { addUsers } from '../testing/fill-tenant.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, median, ms, short } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { computeCategoryAuc, computeAuc } from './classifier.ts';

const PER_KIND = Math.max(20, Math.round(2000 * Number(process.env['BENCH_SCALE'] ?? 1)));
const WARM_UP = 30;
const MOST_AUC = 0.55;
const TENANT = 'scry';

const CALLS = [
  { name: 'sign-in', path: '/auth/local', hasPassword: true },
  { name: 'checkUserIdPassword', path: '/auth/local/checkUserIdPassword', hasPassword: true },
  { name: 'findUser', path: '/api/users/findUser', hasPassword: false },
  { name: 'forgot', path: '/password/forgot', hasPassword: false },
  { name: 'generate', path: '/password/generate', hasPassword: false },
] as const;

interface Reply {
  readonly isKnown: boolean;
  readonly ms: number;
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

interface Verdict {
  readonly name: string;
  readonly medians: readonly [number, number];
  /** Area under the curve of the best classifier by each feature, from 0.5 (a guess) to 1. */
  readonly features: Readonly<Record<'time' | 'status' | 'headers' | 'body', number>>;
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    await fill(server.appUrl);
    const product = await startProduct(server, { TRUSTED_PROXY: 'true', LOG_LEVEL: 'warn' });
    try {
      const verdicts: Verdict[] = [];
      for (const call of CALLS) verdicts.push(await judge(product.port, call));
      return {
        title: `Known and unknown e-mail addresses: ${count(PER_KIND)} requests for each, five calls`,
        lines: formatLines(verdicts),
        figures: [toFigure(verdicts)],
      };
    } finally {
      await product.stop();
    }
  } finally {
    await server.remove();
  }
}

function buildEmail(index: number, isKnown: boolean): string {
  return `${isKnown ? 'known' : 'other'}${String(index).padStart(5, '0')}@bench.test`;
}

async function fill(appUrl: string): Promise<void> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword('Only#forBenches1');
    const emails = Array.from({ length: PER_KIND + WARM_UP }, (_, index) => buildEmail(index, true));
    await addTenant(db, { name: TENANT, isDemo: false, pinnedAsOf: null }, (tx, tenantId) =>
      addUsers(tx, tenantId, emails, passwordHash, 'Analyst'),
    );
  } finally {
    await db.destroy();
  }
}

async function judge(port: number, call: (typeof CALLS)[number]): Promise<Verdict> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let i = 0; i < WARM_UP; i += 1) await sendRequest(agent, port, call, PER_KIND + i, i % 2 === 0);
    const order = Array.from({ length: 2 * PER_KIND }, (_, i) => ({
      index: Math.floor(i / 2),
      isKnown: i % 2 === 0,
      place: Math.random(),
    })).toSorted((a, b) => a.place - b.place);
    const replies: Reply[] = [];
    for (const { index, isKnown } of order)
      replies.push(await sendRequest(agent, port, call, index, isKnown));
    return toVerdict(call.name, replies);
  } finally {
    agent.destroy();
  }
}

function toVerdict(name: string, replies: readonly Reply[]): Verdict {
  const [known, unknown] = [
    replies.filter(({ isKnown }) => isKnown),
    replies.filter(({ isKnown }) => !isKnown),
  ];
  const byCategory = (of: (reply: Reply) => string) => computeCategoryAuc(known.map(of), unknown.map(of));
  return {
    name,
    medians: [median(known.map((reply) => reply.ms)), median(unknown.map((reply) => reply.ms))],
    features: {
      time: computeAuc(
        known.map((reply) => reply.ms),
        unknown.map((reply) => reply.ms),
      ),
      status: byCategory(({ status }) => String(status)),
      headers: byCategory(({ head }) => head),
      body: byCategory(({ body }) => body),
    },
  };
}

let requestCount = 0;

/** Asks as a program on an address that nobody else uses. */
function sendRequest(
  agent: Agent,
  port: number,
  call: (typeof CALLS)[number],
  index: number,
  isKnown: boolean,
): Promise<Reply> {
  requestCount += 1;
  const email = buildEmail(index, isKnown);
  const body = JSON.stringify({ email, ...(call.hasPassword ? { password: 'Wrong#Password1' } : {}) });
  const from = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': from,
  };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: call.path, headers },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const time = performance.now() - begun;
          const head = Object.entries(reply.headers)
            .filter(([field]) => field !== 'date')
            .map(([field, value]) => `${field}: ${String(value)}`)
            .join('\n');
          resolve({
            isKnown,
            ms: time,
            status: reply.statusCode ?? 0,
            head,
            body: withoutOwn(Buffer.concat(parts).toString('utf8'), email),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What every reply has of its own by design: the address that was asked for, the time, random tokens. */
function withoutOwn(body: string, email: string): string {
  return body
    .replace(email, 'E-MAIL')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"token":"[\w-]{43}"/g, 'TOKEN');
}

function formatLines(verdicts: readonly Verdict[]): string[] {
  const rows = verdicts.map(
    ({ name, medians: [known, unknown], features: { time, status, headers, body } }) =>
      `| ${name} | ${ms(known)} | ${ms(unknown)} | ${[time, status, headers, body].map(short).join(' | ')} |`,
  );
  return [
    'The area under the curve of the best classifier by one feature: 0.5 tells nothing, 1 everything. One request at a time over a kept connection, known and unknown in random order,',
    "every request from an address of its own (`X-Forwarded-For` of a trusted proxy), so that no limit answers instead. Time is the client's, to the last byte; random tokens, the address asked for and the time of day are left out of the bodies.",
    '',
    '| call | median, known | median, unknown | by time | by status | by headers | by body |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ];
}

function toFigure(verdicts: readonly Verdict[]): Figure {
  const worst = Math.max(...verdicts.flatMap(({ features }) => Object.values(features)));
  return {
    figure: 'Telling known from unknown e-mail addresses',
    target: `AUC at most ${MOST_AUC}, bodies identical`,
    measured: short(worst),
    isReached: worst <= MOST_AUC && verdicts.every(({ features }) => features.body === 0.5),
  };
}
