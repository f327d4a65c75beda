// A server on loopback that answers as a test says and counts who came.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  readonly port: number;
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly url: string;
  /** Connections so far, whatever became of them. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a server on an address of loopback, on any port unless one is given. */
export async function startLocalServer(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
  address = '127.0.0.1',
  port = 0,
): Promise<LocalServer> {
  let connections = 0;
  const server = createServer(answer);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  // A server that listens on TCP has an address of this form.
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    host: `${address}:${own}`,
    url: `http://${address}:${own}/`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
