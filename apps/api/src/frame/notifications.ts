// What the database tells of as soon as it is committed (LISTEN and NOTIFY): one connection of its own in each process that wants to hear. A connection that
// breaks is made anew, and listeners learn that something may have been missed. A connection may be there and hear nothing, as behind a pooler that gives it to
// somebody else after each transaction, so each process sends itself a message now and then, the way the changes go; while it does not hear that, it is deaf,
// and listeners learn each time that something may have been missed.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './tables.ts';
import { listenTo, notifyChannel } from './transaction.queries.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** What is not heard after so long, or until it is time for the next probe, is not heard. */
const HEARD_MS = 5000;
const LOOK_MS = 20;
const PROBE = 'probe ';

export interface NotificationOptions {
  readonly url: string;
  /** A plain name. */
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is there again, or hears nothing. */
  readonly onGap: () => void;
  /** Changes are sent by it, and so are probes. Where that fails, nothing is known of how they are heard. */
  readonly db: Database;
  /** Between two probes, in milliseconds. */
  readonly probeMs: number;
  /** Told when it turns deaf, and when it hears again. */
  readonly onHearing: (hears: boolean) => void;
  readonly onError: (error: Error) => void;
}

export interface Notifications {
  stop(): Promise<void>;
}

/** Listens until it is stopped; resolves once it listens, or once the first try has failed. */
export async function openNotifications(options: NotificationOptions): Promise<Notifications> {
  const listener = new Listener(options);
  await listener.connect();
  listener.probe();
  return listener;
}

class Listener implements Notifications {
  readonly #options: NotificationOptions;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #wasLost = false;
  #isStopped = false;
  #hears = true;
  readonly #id = randomUUID();
  #probes = 0;
  #probing: NodeJS.Timeout | null = null;
  /** The number of the last probe that was heard. */
  #heard = 0;

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
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
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

  /** Probes from now on, the first time at once. */
  probe(): void {
    this.#probing = setTimeout(() => void this.#probe(), 0);
  }

  #receive(payload: string): void {
    if (!payload.startsWith(PROBE)) {
      this.#options.onMessage(payload);
      return;
    }
    const [, id, number] = payload.split(' ');
    if (id === this.#id) this.#heard = Number(number);
  }

  async #probe(): Promise<void> {
    const { db, channel, probeMs } = this.#options;
    this.#probes += 1;
    const number = this.#probes;
    const wasSent = await notifyChannel(db, channel, `${PROBE}${this.#id} ${number}`).then(
      () => true,
      () => false,
    );
    const isHeard = wasSent && (await this.#waitFor(number));
    if (this.#isStopped) return;
    if (wasSent) this.#judge(isHeard);
    this.#probing = setTimeout(() => void this.#probe(), probeMs);
  }

  /** Whether a probe is heard in time, counted in looks: a process that has no time hears late. */
  async #waitFor(number: number): Promise<boolean> {
    const most = Math.min(HEARD_MS, this.#options.probeMs) / LOOK_MS;
    for (let looks = 0; this.#heard < number && looks < most && !this.#isStopped; looks += 1)
      await sleep(LOOK_MS);
    return this.#heard >= number;
  }

  #judge(hears: boolean): void {
    if (hears !== this.#hears) this.#options.onHearing(hears);
    this.#hears = hears;
    if (hears) return;
    // A new connection may hear; that it is there tells of the gap.
    if (this.#client) this.#lose(this.#client);
    else this.#options.onGap();
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
    if (this.#probing) clearTimeout(this.#probing);
    await this.#client?.end().catch(() => undefined);
  }
}
