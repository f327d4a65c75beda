// What the database tells of as soon as it is committed (LISTEN and NOTIFY): one connection of its own in each process that wants to hear. A connection that
// breaks is made anew, and listeners learn that something may have been missed.

import pg from 'pg';
import { listenTo } from './transaction.queries.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

export interface NotificationOptions {
  readonly url: string;
  /** A plain name. */
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is there again. */
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
}

export interface Notifications {
  stop(): Promise<void>;
}

/** Listens until it is stopped; resolves once it listens, or once the first try has failed. */
export async function openNotifications(options: NotificationOptions): Promise<Notifications> {
  const listener = new Listener(options);
  await listener.connect();
  return listener;
}

class Listener implements Notifications {
  readonly #options: NotificationOptions;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #wasLost = false;
  #isStopped = false;

  constructor(options: NotificationOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'vigilo-changes',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    const lose = (error?: Error) => this.#lose(client, error);
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => this.#options.onMessage(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(listenTo(this.#options.channel));
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.#pauseMs = FIRST_PAUSE_MS;
    if (this.#wasLost) this.#options.onGap();
    this.#wasLost = false;
  }

  #lose(client: pg.Client, error?: Error): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = null;
    this.#wasLost = true;
    if (error) this.#options.onError(error);
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.connect(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }
}
