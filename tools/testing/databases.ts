// Copies of the migrated database, made and dropped by its owner.

import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

interface Urls {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

const DESK = 'desk';
const COPIED = 'vigilo';
const NAME = /^copy_\d+$/;
const IN_USE = '55006';
const TRIES = 20;
const RETRY_MS = 100;

export class Databases {
  readonly #client: Client;
  readonly #urls: Urls;
  #made = 0;
  /** One connection does one thing at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(client: Client, urls: Urls) {
    this.#client = client;
    this.#urls = urls;
  }

  /** From a database of its own, since one that is connected to cannot be copied. */
  static async connect(urls: Urls): Promise<Databases> {
    const first = new Client({ connectionString: urls.ownerUrl });
    await first.connect();
    await first.query(`CREATE DATABASE ${DESK}`);
    await first.end();
    const client = new Client({ connectionString: withDatabase(urls.ownerUrl, DESK) });
    client.on('error', () => undefined);
    await client.connect();
    return new Databases(client, urls);
  }

  /** A new copy of the migrated database, or of another copy. */
  async add(template: string): Promise<Urls & { readonly name: string }> {
    if (template !== '') requireCopy(template);
    this.#made += 1;
    const name = `copy_${this.#made}`;
    const app = new URL(this.#urls.appUrl).username;
    // Copying the files is three times as fast here as the default, which writes every page to the log.
    await this.#run(`CREATE DATABASE ${name} TEMPLATE ${template || COPIED} STRATEGY FILE_COPY`);
    await this.#run(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    await this.#run(`GRANT CONNECT ON DATABASE ${name} TO ${app}`);
    return {
      name,
      ownerUrl: withDatabase(this.#urls.ownerUrl, name),
      appUrl: withDatabase(this.#urls.appUrl, name),
    };
  }

  async remove(name: string): Promise<void> {
    requireCopy(name);
    await this.#run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  #run(statement: string): Promise<void> {
    const done = this.#queue.then(() => this.#runNow(statement));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The connections of the migration may take a moment to end. */
  async #runNow(statement: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#client.query(statement);
        return;
      } catch (error) {
        const isInUse = error instanceof Error && 'code' in error && error.code === IN_USE;
        if (!isInUse || tries === TRIES) throw error;
        await sleep(RETRY_MS);
      }
    }
  }
}

function requireCopy(name: string): void {
  if (!NAME.test(name)) throw new Error(`There is no database '${name}'.`);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
