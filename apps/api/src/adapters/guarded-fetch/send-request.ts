// One request over one connection of its own to addresses that were judged before.

import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as requestHttp } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { Target } from './fetch-rules.ts';
import { FetchFailure } from './fetch-rules.ts';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

interface RequestOrder {
  readonly target: Target;
  readonly addresses: readonly Address[];
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; null asks by GET. */
  readonly body: Uint8Array | null;
  readonly signals: { readonly connected: AbortSignal; readonly ended: AbortSignal };
  readonly onConnect: () => void;
}

const MOST_HEADER_BYTES = 16 * 1024;
const NAME = 'Vigilo feed reader';

/** Sends the request and resolves with the head of the reply. @throws FetchFailure */
export function sendRequest({
  target,
  addresses,
  headers,
  body,
  signals,
  onConnect,
}: RequestOrder): Promise<IncomingMessage> {
  const { url, host, port } = target;
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions = {
    method: body ? 'POST' : 'GET',
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'user-agent': NAME,
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
      ...(body ? { 'content-length': String(body.length) } : {}),
      ...headers,
    },
    lookup: pinned(addresses),
    // Agents of its own: none keeps a connection, none looks at a proxy of the environment.
    agent: isSecure ? new SecureAgent({ keepAlive: false }) : new Agent({ keepAlive: false }),
    maxHeaderSize: MOST_HEADER_BYTES,
    insecureHTTPParser: false,
    setDefaultHeaders: false,
  };
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? requestHttps({
          ...options,
          rejectUnauthorized: true,
          ...(isIP(host) === 0 ? { servername: host } : {}),
        })
      : requestHttp(options);
    const end = AbortSignal.any([signals.connected, signals.ended]);
    const stop = () =>
      request.destroy(end.reason instanceof Error ? end.reason : new FetchFailure('too-slow', 'ended'));
    if (end.aborted) stop();
    end.addEventListener('abort', stop, { once: true });
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', onConnect);
    });
    request.once('response', resolve);
    request.once('upgrade', (_reply, socket) => {
      socket.destroy();
      reject(new FetchFailure('unreadable', 'an upgrade'));
    });
    request.on('error', (error) => reject(toFetchFailure(error)));
    request.end(body ?? undefined);
  });
}

/** A lookup that knows nothing but what was judged. */
function pinned(addresses: readonly Address[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses;
    if (options.all === true)
      callback(
        null,
        addresses.map(({ address, family }) => ({ address, family })),
      );
    else if (first) callback(null, first.address, first.family);
  };
}

function toFetchFailure(error: Error): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  return new FetchFailure(code.startsWith('HPE_') ? 'unreadable' : 'unreachable', code, { cause: error });
}
