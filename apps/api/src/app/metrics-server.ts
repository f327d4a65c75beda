// `/metrics` for Prometheus, on a port of its own: it tells of the whole installation, so that it stands beside the product and not in it.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Config } from '../frame/config.ts';
import type { Meters } from '../frame/meters.ts';
import { listenAt } from './start-failures.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

const PATH = '/metrics';
const SLOW_MS = 10_000;

/** Serves the measures where the settings say; null where they say nowhere. @throws with a sentence where the port is taken */
export async function openMetricsServer(
  {
    METRICS_PORT,
    METRICS_HOST,
    METRICS_TOKEN,
  }: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>,
  meters: Meters,
): Promise<MetricsServer | null> {
  if (METRICS_PORT === undefined) return null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== PATH)
      return response.writeHead(404).end();
    if (!isAllowed(request, METRICS_TOKEN))
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const text = await meters.read();
    return response
      .writeHead(200, { 'content-type': meters.mediaType, 'cache-control': 'no-store' })
      .end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.headersTimeout = SLOW_MS;
  server.requestTimeout = SLOW_MS;
  const place = { port: METRICS_PORT, host: METRICS_HOST };
  await listenAt({ portSetting: 'METRICS_PORT', hostSetting: 'METRICS_HOST', ...place }, () =>
    once(server.listen(place), 'listening'),
  );
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : METRICS_PORT,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
