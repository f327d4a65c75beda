// One call over HTTP that may be answered or refused, and may take as long as it takes.

import { Agent, request } from 'node:http';

export interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** JSON, or a form with its type. */
  readonly body?: string | Uint8Array;
  readonly type?: string;
}

export interface Answered {
  /** 0 where the connection ended before an answer. */
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

/** As a reverse proxy keeps them: a new connection for each call would measure how fast they are accepted. */
const CONNECTIONS = 64;

export class Sender {
  readonly #port: number;
  readonly #token: string;
  readonly #agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    maxFreeSockets: CONNECTIONS,
  });

  constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  /** Never rejects. The text of an answer is kept only where it is asked for. */
  send(
    { method = 'POST', path, body = '', type = 'application/json' }: Sent,
    keep = false,
  ): Promise<Answered> {
    const at = performance.now();
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    };
    return new Promise((resolve) => {
      const end = (status: number, text: string) => resolve({ status, ms: performance.now() - at, text });
      const sent = request(
        { port: this.#port, host: '127.0.0.1', agent: this.#agent, method, path, headers },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => keep && pieces.push(piece));
          response.once('error', () => end(0, ''));
          response.once('end', () => end(response.statusCode ?? 0, Buffer.concat(pieces).toString()));
        },
      );
      sent.once('error', () => end(0, ''));
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Sends so many calls a second, whatever becomes of those before, for so many milliseconds; answers once all are answered. */
export async function sendSteadily(
  sender: Sender,
  { perSecond, ms }: { readonly perSecond: number; readonly ms: number },
  next: () => Sent,
): Promise<readonly (Answered & { readonly at: number })[]> {
  const begun = performance.now();
  const all: Promise<Answered & { readonly at: number }>[] = [];
  for (let passed = 0; passed < ms; passed = performance.now() - begun) {
    while (all.length < (passed * perSecond) / 1000) {
      const at = performance.now() - begun;
      all.push(sender.send(next()).then((answered) => ({ ...answered, at })));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(all);
}

/** Sends from so many places at once, each its next call as soon as the last is answered or refused, until the signal says so. */
export async function sendGreedily(
  sender: Sender,
  places: number,
  next: () => Sent,
  signal: AbortSignal,
): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  const ask = async () => {
    while (!signal.aborted) answered.push(await sender.send(next()));
  };
  await Promise.all(Array.from({ length: places }, ask));
  return answered;
}
