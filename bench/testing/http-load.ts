// Calls over a fixed number of kept-alive connections, each sending its next call as soon as the last one is answered.

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { HttpReply } from './http-reply.ts';

export interface HttpCall {
  /** POST where not given. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

export interface HttpLoad {
  readonly port: number;
  /** Of one user, or of several, who have the connections in turn. */
  readonly token: string | readonly string[];
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
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  const latencies: number[] = [];
  let bytes = 0;
  let sent = 0;
  const begun = performance.now();
  const goesOn = () =>
    'ms' in load.until ? performance.now() - begun < load.until.ms : sent < load.until.calls;
  const tokens = [load.token].flat();
  const useUp = async (socket: Socket, index: number) => {
    const token = tokens[index % tokens.length] ?? '';
    while (goesOn()) {
      sent += 1;
      const call = load.next();
      const at = performance.now();
      const reply = await exchange(socket, formatRequest(token, load.encoding, call));
      latencies.push(performance.now() - at);
      bytes += reply.bytes;
      if (reply.status !== 200) throw new Error(`${call.path} answered ${reply.status}`);
    }
  };
  try {
    await Promise.all(sockets.map(useUp));
    return {
      latencies,
      perSecond: latencies.length / ((performance.now() - begun) / 1000),
      bytes: bytes / latencies.length,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function formatRequest(
  token: string,
  encoding: string | undefined,
  { method = 'POST', path, body }: HttpCall,
): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(encoding === undefined ? [] : [`accept-encoding: ${encoding}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function exchange(socket: Socket, text: string): Promise<HttpReply> {
  const reply = new HttpReply();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The connection ended before the reply'));
    const take = (part: Buffer) => {
      if (!reply.take(part)) return;
      socket.off('data', take).off('close', fail);
      resolve(reply);
    };
    socket.on('data', take).once('close', fail);
    socket.write(text);
  });
}
