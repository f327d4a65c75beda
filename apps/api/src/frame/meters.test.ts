// What is measured while the database says nothing.

import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { Meters } from './meters.ts';

const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1, onError: () => undefined });

afterAll(async () => {
  vi.useRealTimers();
  await nobody.destroy();
});

it('is told within the ten seconds that Prometheus waits, so that nobody takes the process for gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const meters = new Meters();
  meters.watch({
    isEmbedded: false,
    pools: { requests: () => ({ busy: 0, idle: 0, waiting: 0 }) },
    db: nobody,
    countFeeds: () => new Promise(() => undefined),
  });
  const text = meters.read();
  await vi.advanceTimersByTimeAsync(9000);
  expect(await Promise.race([text, 'nothing yet'])).toContain('vigilo_database_up 0');
});
