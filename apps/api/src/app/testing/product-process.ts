// The product in a process of its own, as `npm start` runs it, on a database that is there already.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { compiledCode } from '../../adapters/compiled-code/compiled-code.ts';
import type { TestAddress } from './test-client.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY = /ready on http:\/\/localhost:(\d+)/;

export interface ProductProcess extends TestAddress {
  readonly child: ChildProcess;
  /** What it has written so far: its log, and its errors. */
  output(): string;
  /** Tells it to end and waits until it has; answers its exit code. */
  end(): Promise<number | null>;
}

/** Starts it on a free port. @throws what it said, where it ends instead of starting */
export async function startProductProcess(
  settings: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const env = {
    MODE: 'production',
    PORT: '0',
    TWO_FACTOR: 'false',
    LOG_LEVEL: 'silent',
    // The machine may be busy.
    BUSY_AFTER_MS: '0',
    // Else each start compiles all of it anew, which `npm start` does once.
    ...compiledCode(),
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  // Should this process end before, the other is not left behind.
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const said = READY.exec(output)?.[1];
      if (said !== undefined) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    child,
    output: () => output,
    url: `http://127.0.0.1:${port}`,
    agent,
    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      agent.destroy();
      return child.exitCode;
    },
  };
}
