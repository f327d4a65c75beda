// Two processes, here two pools on one database, ask a host one after the other and leave it its pause (politeness towards publishers).

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { OpenDatabase } from '../frame/database.ts';
import { openDatabase } from '../frame/database.ts';
import { inHostTurn } from './host-turns.ts';

const APART_MS = 80;
/** The clocks of this process and of the database are read at other moments. */
const BLUR_MS = 10;
const NEVER = Number.POSITIVE_INFINITY;

let database: TestDatabase;
let pools: OpenDatabase[];

beforeAll(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() => openDatabase({ url: database.appUrl, pool: 4, onError: () => undefined }));
});
afterEach(() => pools[0] && sql`DELETE FROM feed_hosts`.execute(pools[0]));
afterAll(async () => {
  for (const pool of pools) await pool.destroy();
  await database.drop();
});

function turn(index: number, host: string, until = NEVER) {
  const db = pools[index % pools.length];
  if (!db) throw new Error('There are two pools');
  return { db, host, apartMs: APART_MS, until };
}

it('come to a host one at a time, with a pause between two', async () => {
  const spans: { from: number; to: number }[] = [];
  const ask = async () => {
    const from = performance.now();
    await sleep(15);
    spans.push({ from, to: performance.now() });
  };
  await Promise.all(Array.from({ length: 6 }, (_, i) => inHostTurn(turn(i, 'wire.test'), ask)));
  expect(spans).toHaveLength(6);
  for (const [i, { from }] of spans.entries())
    if (i > 0) expect(from - (spans[i - 1]?.to ?? 0)).toBeGreaterThanOrEqual(APART_MS - BLUR_MS);
});

it('do not wait for other hosts', async () => {
  let isAsked = false;
  await inHostTurn(turn(0, 'one.test'), async () => {
    await inHostTurn(turn(1, 'two.test'), async () => void (isAsked = true));
  });
  expect(isAsked).toBe(true);
});

it('do not ask a host that is busy until it is too late', async () => {
  let isAsked = false;
  await inHostTurn(turn(0, 'wire.test'), async () => {
    const late = turn(1, 'wire.test', performance.now() + 30);
    expect(await inHostTurn(late, async () => void (isAsked = true))).toBe(false);
  });
  expect(isAsked).toBe(false);
});

it('leave it again where asking fails, and do not end the turn of another one', async () => {
  await expect(
    inHostTurn(turn(0, 'wire.test'), async () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await inHostTurn(turn(1, 'wire.test'), async () => {
    // As if this one had taken longer than a host is held.
    await sql`UPDATE feed_hosts SET busy_until = now() + interval '1 hour', holder = gen_random_uuid()`.execute(
      turn(0, '').db,
    );
  });
  expect(await inHostTurn(turn(0, 'wire.test', performance.now()), async () => undefined)).toBe(false);
});
