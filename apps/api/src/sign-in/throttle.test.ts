// How often a password may be guessed (security.md C4, S13, S17). The database's clock rules here, so time passes by moving what it wrote
// into the past.

import { checkCredentials, sendCode } from '@vigilo/contract/sign-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signInPath, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant, TEST_PASSWORD } from '../app/testing/test-tenant.ts';

const WINDOW_SECONDS = 900;
const HOME = '192.0.2.1';

let server: TestServer;
let tenant: TestTenant;
let last = 0;

beforeAll(async () => {
  server = await startTestServer({ config: { TRUSTED_PROXY: true } });
  const names = [
    'ana',
    'ben',
    'cleo',
    'dora',
    'emil',
    'fay',
    'gus',
    'hal',
    'ida',
    'jan',
    'kim',
    'leo',
    'mia',
    'ned',
    'ola',
    'pia',
    'quin',
  ];
  const users = names.map((name) => ({ email: `${name}@vigilo.test`, role: 'Analyst' }));
  tenant = await addTestTenant(server, { users });
});

afterAll(() => server.stop());

/** An address nobody has come from. */
function newAddress(): string {
  last += 1;
  return `198.51.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}

interface Outcome {
  readonly status: number;
  /** Seconds to wait, of a 429. */
  readonly wait: number;
}

async function guess(
  name: string,
  password: string,
  address = newAddress(),
  tenantName?: string,
): Promise<Outcome> {
  const reply = await new TestClient(server, { address }).post(signInPath(tenantName), {
    email: `${name}@vigilo.test`,
    password,
  });
  return { status: reply.status, wait: Number(reply.headers['retry-after'] ?? 0) };
}

async function letPass(seconds: number): Promise<void> {
  await inTenant(server.db, tenant.id, (tx) =>
    sql`UPDATE sign_in_failures SET window_start = window_start - make_interval(secs => ${seconds}), blocked_until = blocked_until - make_interval(secs => ${seconds})
      WHERE tenant_id = ${tenant.id}`.execute(tx),
  );
}

describe('guessing at one account from ever new addresses', () => {
  it('is free five times, then waits twice as long each time', async () => {
    for (let i = 0; i < 5; i += 1) expect((await guess('ana', `Wrong#${i}`)).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const refused = await guess('ana', 'Wrong#next');
      expect(refused.status).toBe(429);
      waits.push(refused.wait);
      await letPass(refused.wait);
      expect((await guess('ana', 'Wrong#next')).status).toBe(401);
    }
    // Seconds that the machine took count as waited.
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(30 * 2 ** i);
      expect(wait).toBeGreaterThan(30 * 2 ** i - 15);
    }
  });

  it('gets at most ten answers in any fifteen minutes of an hour', async () => {
    const answeredAt: number[] = [];
    for (let seconds = 0; seconds < 4 * WINDOW_SECONDS;) {
      const { status, wait } = await guess('ben', 'Wrong#2026');
      if (status === 401) answeredAt.push(seconds);
      const passing = status === 401 ? 1 : wait;
      await letPass(passing);
      seconds += passing;
    }
    const most = Math.max(
      ...answeredAt.map((from) => answeredAt.filter((at) => at >= from && at < from + WINDOW_SECONDS).length),
    );
    expect(most).toBeGreaterThanOrEqual(5);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('is counted once for every call that looks at a password', async () => {
    const paths = [signInPath(), checkCredentials.path, sendCode.path];
    const statuses = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push(
        (
          await new TestClient(server, { address: newAddress() }).post(paths[i % paths.length] ?? '', {
            email: 'quin@vigilo.test',
            password: 'Wrong#2026',
          })
        ).status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, ...Array.from({ length: 7 }, () => 429)]);
  });

  it('refuses the right password too while it waits, and says for how long', async () => {
    for (let i = 0; i < 5; i += 1) await guess('cleo', 'Wrong#2026');
    const client = new TestClient(server, { address: newAddress() });
    const reply = await client.post(signInPath(), { email: 'cleo@vigilo.test', password: TEST_PASSWORD });
    const wait = Number(reply.headers['retry-after']);
    expect([reply.status, reply.problem().code, reply.problem().message]).toEqual([
      429,
      'too-many-attempts',
      `Too many attempts. Please try again in ${wait} seconds.`,
    ]);
    expect(wait).toBeLessThanOrEqual(30);
    expect(wait).toBeGreaterThan(15);
    await letPass(30);
    expect((await guess('cleo', TEST_PASSWORD)).status).toBe(200);
  });

  it('cannot be done all at once: of forty parallel guesses five are looked at', async () => {
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, i) => guess('dora', `Wrong#${i}`)));
    expect(outcomes.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('is counted for names that do not exist as well, in any case of the letters', async () => {
    const statuses: number[] = [];
    for (const name of ['ghost', 'Ghost', 'GHOST', ' ghost', 'ghost', 'ghost'])
      statuses.push((await guess(name, 'Wrong#2026')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('shows no difference between a tenant that exists and one that does not', async () => {
    const statuses = async (tenantName: string) => {
      const seen: number[] = [];
      for (let i = 0; i < 6; i += 1)
        seen.push((await guess('phantom', 'Wrong#2026', newAddress(), tenantName)).status);
      return seen;
    };
    expect(await statuses('no-such-tenant')).toEqual(await statuses('scry'));
  });
});

describe('the owner of an account', () => {
  it('signs in from a known address while somebody else is guessing, but not from a new one', async () => {
    expect((await guess('emil', TEST_PASSWORD, HOME)).status).toBe(200);
    for (let i = 0; i < 20; i += 1) await guess('emil', 'Wrong#2026');
    expect((await guess('emil', TEST_PASSWORD)).status).toBe(429);
    expect((await guess('emil', TEST_PASSWORD, HOME)).status).toBe(200);
  });

  it('is throttled at a known address as well', async () => {
    expect((await guess('fay', TEST_PASSWORD, HOME)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await guess('fay', 'Wrong#2026', HOME)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('starts anew after a success', async () => {
    for (let i = 0; i < 4; i += 1) await guess('gus', 'Wrong#2026');
    expect((await guess('gus', TEST_PASSWORD)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await guess('gus', 'Wrong#2026')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('people who sign in at the same moment', () => {
  it('do not count against each other, from one address or into one account', async () => {
    const office = newAddress();
    const names = ['hal', 'ida', 'jan', 'kim', 'leo', 'mia', 'ned', 'ola'];
    const together = await Promise.all(names.map((name) => guess(name, TEST_PASSWORD, office)));
    const alone = await Promise.all(names.slice(0, 4).map(() => guess('pia', TEST_PASSWORD)));
    expect([...together, ...alone].map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
  });
});

describe('one address guessing at many accounts', () => {
  /** The answers of an address that has guessed wrong 48 times already. */
  async function nextAnswers(from: () => string): Promise<number[]> {
    await guess(newAddress(), 'Wrong#2026', from());
    await inTenant(server.db, tenant.id, (tx) =>
      sql`UPDATE sign_in_failures SET failures = 48 WHERE tenant_id = ${tenant.id} AND failures = 1`.execute(
        tx,
      ),
    );
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await guess(newAddress(), 'Wrong#2026', from())).status);
    return statuses;
  }

  it('gets fifty answers, then has to wait, and nobody else has', async () => {
    const address = newAddress();
    expect(await nextAnswers(() => address)).toEqual([401, 401, 429]);
    expect((await guess('somebody', 'Wrong#2026')).status).toBe(401);
  });

  it('is the one the proxy saw, whatever the client claims before it', async () => {
    const seenByProxy = newAddress();
    expect(await nextAnswers(() => `${newAddress()}, ${seenByProxy}`)).toEqual([401, 401, 429]);
  });
});
