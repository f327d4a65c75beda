import { describe, expect, it, vi } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { supervise } from './supervisor.ts';

/** A server that ends when told to, by a stop or by the test. */
function fakeServer(): ServerProcess & { die(how: string): void; readonly stopped: () => boolean } {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let stopped = false;
  return {
    ended,
    die: resolve,
    stopped: () => stopped,
    async stop() {
      stopped = true;
      resolve('exit code 0');
      await ended;
    },
  };
}

function watch(restart: () => Promise<ServerProcess>, waits: readonly number[] = [0, 1]) {
  const first = fakeServer();
  const lines: string[] = [];
  const gaveUp: string[] = [];
  const supervisor = supervise({
    server: first,
    restart,
    log: (line) => lines.push(line),
    onExit: (reason) => gaveUp.push(reason),
    waits,
  });
  return { first, lines, gaveUp, supervisor };
}

describe('a server that dies', () => {
  it('is restarted each time', async () => {
    const started: ReturnType<typeof fakeServer>[] = [];
    const { first, lines, gaveUp, supervisor } = watch(async () => {
      const server = fakeServer();
      started.push(server);
      return server;
    });
    first.die('signal SIGKILL');
    await vi.waitUntil(() => started.length === 1);
    started[0]?.die('exit code 1');
    await vi.waitUntil(() => started.length === 2);
    await supervisor.stop();
    expect(started.map((server) => server.stopped())).toEqual([false, true]);
    expect(lines).toEqual([
      'PostgreSQL ended by itself (signal SIGKILL).',
      'PostgreSQL runs again.',
      'PostgreSQL ended by itself (exit code 1).',
      'PostgreSQL runs again.',
    ]);
    expect(gaveUp).toEqual([]);
  });

  it('is given up after the last try, with its reason', async () => {
    const restart = vi
      .fn<() => Promise<ServerProcess>>()
      .mockRejectedValueOnce(new Error('the port is taken'))
      .mockRejectedValue(new Error('the disk is full'));
    const { first, gaveUp, supervisor } = watch(restart);
    first.die('signal SIGKILL');
    await vi.waitUntil(() => gaveUp.length > 0);
    expect(gaveUp).toEqual(['the disk is full']);
    expect(restart).toHaveBeenCalledTimes(2);
    await supervisor.stop();
  });
});

describe('a stop', () => {
  it('ends the server without a restart', async () => {
    const restart = vi.fn<() => Promise<ServerProcess>>();
    const { first, lines, supervisor } = watch(restart);
    await supervisor.stop();
    await supervisor.stop();
    expect(first.stopped()).toBe(true);
    expect(restart).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  it('cancels a pending start', async () => {
    const restart = vi.fn<() => Promise<ServerProcess>>();
    const { first, lines, gaveUp, supervisor } = watch(restart, [60_000]);
    first.die('signal SIGKILL');
    await vi.waitUntil(() => lines.length > 0);
    await supervisor.stop();
    expect(restart).not.toHaveBeenCalled();
    expect(gaveUp).toEqual([]);
  });

  it('ends a server that is being restarted', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerProcess>();
    const restart = vi.fn<() => Promise<ServerProcess>>(() => promise);
    const { first, supervisor } = watch(restart);
    first.die('signal SIGKILL');
    await vi.waitUntil(() => restart.mock.calls.length > 0);
    const stopping = supervisor.stop();
    const second = fakeServer();
    resolve(second);
    await stopping;
    expect(second.stopped()).toBe(true);
  });
});
