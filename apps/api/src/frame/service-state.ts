// Whether this process takes requests: it does, it still does while those who send them look for another one, or it does no more and only ends what runs.

import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const RETRY_SECONDS = 2;
/** Who asks how the process is gets an answer for as long as there is somebody to give it. */
const HEALTH_PATH = /^\/api\/health(?:$|[/?])/;

export class ServiceState {
  #phase: 'serving' | 'leaving' | 'refusing' = 'serving';
  #running = 0;
  readonly #idle = new Set<() => void>();
  /** Whether changes that are committed are heard at once. */
  hearsChanges = true;

  get isServing(): boolean {
    return this.#phase === 'serving';
  }

  /** From now on it is not ready, and connections end with their next reply; requests are served as before. */
  leave(): void {
    if (this.#phase === 'serving') this.#phase = 'leaving';
  }

  /** From now on requests are refused; those that run go on. */
  refuse(): void {
    this.#phase = 'refusing';
  }

  /** Resolves once no request runs, or after so many milliseconds. */
  async whenIdle(ms: number): Promise<void> {
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(late);
        this.#idle.delete(done);
        resolve();
      };
      const late = setTimeout(done, ms);
      this.#idle.add(done);
    });
  }

  /** Counts the requests of a server, and refuses them when it is time. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      if (this.#phase !== 'serving') reply.header('connection', 'close');
      if (this.#phase === 'refusing' && !HEALTH_PATH.test(request.url))
        throw new Problem('unavailable', 'refusals.stopping', { retryAfter: RETRY_SECONDS });
      this.#running += 1;
      reply.raw.once('close', () => this.#endOne());
    });
    // What was asked before it was known that the process leaves is answered afterwards.
    server.addHook('onSend', async (_request, reply) => {
      if (this.#phase !== 'serving') reply.header('connection', 'close');
    });
  }

  #endOne(): void {
    this.#running -= 1;
    if (this.#running === 0) for (const done of this.#idle) done();
  }
}
