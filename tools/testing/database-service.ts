// Hands out databases to the test workers: each a copy of one that was migrated once.

import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { Databases } from './databases.ts';
import { startThrowAwayServer } from './throw-away-server.ts';
import type { ThrowAwayServer } from './throw-away-server.ts';

const APP_ROLE = 'vigilo_app';

export interface DatabaseService {
  readonly url: string;
  close(): Promise<void>;
}

interface Opened {
  readonly server: ThrowAwayServer;
  readonly databases: Databases;
}

/** Starts the service on a local port under a secret path; the first request starts the PostgreSQL server. */
export async function startDatabaseService(): Promise<DatabaseService> {
  const path = `/${randomUUID()}`;
  let opening: Promise<Opened> | undefined;
  const http = createServer((request, reply) => {
    opening ??= open();
    opening
      .then(({ databases }) => answer(request, path, databases))
      .then((body) => reply.end(JSON.stringify(body)))
      .catch((error: unknown) =>
        reply.writeHead(500).end(error instanceof Error ? error.message : String(error)),
      );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${getPort(http)}${path}`,
    async close() {
      http.closeAllConnections();
      http.close();
      const opened = await opening?.catch(() => undefined);
      await opened?.databases.close();
      await opened?.server.remove();
    },
  };
}

async function open(): Promise<Opened> {
  const server = await startThrowAwayServer();
  try {
    const databases = await Databases.connect(server);
    await migrate({ ownerUrl: server.ownerUrl, appRole: APP_ROLE });
    return { server, databases };
  } catch (error) {
    await server.remove();
    throw error;
  }
}

async function answer(
  { method, url = '' }: IncomingMessage,
  path: string,
  databases: Databases,
): Promise<object> {
  const name = url.slice(path.length + 1);
  if (!url.startsWith(`${path}/`)) throw new Error('Not here.');
  if (method === 'POST') return databases.add(name);
  await databases.remove(name);
  return { name };
}

function getPort(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new TypeError('The desk has no port');
  return address.port;
}
