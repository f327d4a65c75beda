// Keeps a server running: one that dies is started again, at once the first time and ever later after that.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

interface SuperviseOptions {
  readonly server: ServerProcess;
  /** Starts it again where it was. */
  readonly restart: () => Promise<ServerProcess>;
  readonly log: (line: string) => void;
  /** Called once, when the server is given up. */
  readonly onExit: (reason: string) => void;
  /** Waits before each try in turn, in milliseconds; after the last one it is given up. */
  readonly waits?: readonly number[];
}

const WAITS = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000];
/** A server that ran so long starts anew with the first wait. */
const SETTLED_MS = 60_000;

/** Watches a running server until `stop`, which resolves when it is gone and never starts it again. */
export function supervise({ server: first, restart, log, onExit, waits = WAITS }: SuperviseOptions): {
  stop(): Promise<void>;
} {
  let server: ServerProcess | null = first;
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let tries = 0;
    while (server && !stopping.signal.aborted) {
      const since = Date.now();
      const how = await server.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > SETTLED_MS) tries = 0;
      server = null;
      let reason = `PostgreSQL ended by itself (${how}).`;
      log(reason);
      while (!server && tries < waits.length) {
        await sleep(waits[tries], undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        tries += 1;
        try {
          server = await restart();
          log('PostgreSQL runs again.');
        } catch (error) {
          reason = error instanceof Error ? error.message : String(error);
          log(reason);
        }
      }
      if (!server) onExit(reason);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await server?.stop();
      await watching;
      // A restart that was under way when the stop was asked for ends with a server that nobody else stops.
      await server?.stop();
    },
  };
}
