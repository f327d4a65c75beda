// Calls over a fixed number of kept-alive connections, each sending its next call as soon as the last one is answered.

import { Agent, request } from 'node:http';

export interface HttpCall {
  readonly path: string;
  readonly body: string;
}

export interface HttpLoad {
  readonly port: number;
  readonly token: string;
  readonly connections: number;
  /** Either a time or a number of calls ends it. */
  readonly until: { readonly ms: number } | { readonly calls: number };
  readonly next: () => HttpCall;
  /** The `accept-encoding` of a browser; absent: replies come as they are. */
  readonly encoding?: string;
}

export interface LoadResult {
  /** Milliseconds of each call, in the order they were answered. */
  readonly latencies: readonly number[];
  readonly perSecond: number;
  /** Bytes of one reply's body over the wire, on average. */
  readonly bytes: number;
}

/** Runs it. @throws where a reply is not 200. */
export async function runHttpLoad(load: HttpLoad): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latencies: number[] = [];
  let bytes = 0;
  let sent = 0;
  const begun = performance.now();
  const goesOn = () => ('ms' in load.until ? performance.now() - begun < load.until.ms : sent < load.until.calls);
  const connection = async () => {
    while (goesOn()) {
      sent += 1;
      const at = performance.now();
      const received = await callOnce(load, agent);
      bytes += received;
      latencies.push(performance.now() - at);
    }
  };
  try {
    await Promise.all(Array.from({ length: load.connections }, connection));
  } finally {
    agent.destroy();
  }
  return { latencies, perSecond: latencies.length / ((performance.now() - begun) / 1000), bytes: bytes / latencies.length };
}

function callOnce({ port, token, next, encoding }: HttpLoad, agent: Agent): Promise<number> {
  const { path, body } = next();
  const headers = {
    authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body),
    ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      reply.on('end', () => (reply.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${reply.statusCode ?? 'nothing'}`))));
      reply.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
