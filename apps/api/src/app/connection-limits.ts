// What one address may hold of the server (reliability.md E-36): so many connections, and each of them only as long as it goes on sending.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../frame/config.ts';

const SECOND = 1000;

/** Of Node's server. A form takes as long as a large file on a slow line. */
export const CONNECTION_TIMES = {
  requestTimeout: 600 * SECOND,
  /** Nothing comes and nothing goes. */
  connectionTimeout: 300 * SECOND,
  http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
} as const;

type Limits = Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'BODY_SECONDS' | 'TRUSTED_PROXY'>;

/** Closes connections that are too many of one address, and those whose body takes too long. */
export function limitConnections(server: FastifyInstance, limits: Limits): void {
  // Behind a proxy all connections are the proxy's.
  if (limits.CONNECTIONS_PER_ADDRESS > 0 && !limits.TRUSTED_PROXY)
    server.server.on('connection', countByAddress(limits.CONNECTIONS_PER_ADDRESS));
  if (limits.BODY_SECONDS === 0) return;
  server.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.config.call?.multipart === true) return;
    const late = setTimeout(() => raw.socket.destroy(), limits.BODY_SECONDS * SECOND);
    const stop = () => clearTimeout(late);
    raw.once('end', stop).once('close', stop);
  });
}

function countByAddress(most: number): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count > most) socket.destroy();
  };
}
