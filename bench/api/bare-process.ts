// Starts and controls the baseline process.

import { fork } from 'node:child_process';
import type { BareCall, BareOrder, BareResult } from './bare-messages.ts';

export interface BareProcess {
  /** Where the same calls are answered over HTTP. */
  readonly port: number;
  readonly pid: number;
  /** The calls it makes from now on, one after another, over and over. */
  give(calls: readonly BareCall[]): Promise<void>;
  run(connections: number, ms: number): Promise<BareResult>;
  stop(): void;
}

export async function startBareProcess(appUrl: string): Promise<BareProcess> {
  // Without this process's own arguments: what the launcher preloads would let the other end at once.
  const child = fork(new URL('bare-driver.ts', import.meta.url), { execArgv: [] });
  const order = <T>(message: BareOrder): Promise<T> =>
    new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('The process of the bare driver has ended.'));
      child.once('exit', onExit);
      child.once('message', (reply: { result: T } | { error: string }) => {
        child.off('exit', onExit);
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.result);
      });
      child.send(message);
    });
  const port = await order<number>({ kind: 'open', url: appUrl });
  return {
    port,
    pid: child.pid ?? 0,
    async give(calls) {
      const numbers = new Map<string, number>();
      const numbered = calls.map((call) =>
        call.map(({ text, values }) => ({ text: indexOfText(numbers, text), values })),
      );
      await order<number>({ kind: 'calls', texts: [...numbers.keys()], calls: numbered });
    },
    run: (connections, ms) => order<BareResult>({ kind: 'run', connections, ms }),
    stop: () => void child.kill('SIGTERM'),
  };
}

function indexOfText(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text) ?? numbers.size;
  numbers.set(text, known);
  return known;
}
