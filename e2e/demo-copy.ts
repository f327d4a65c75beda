// The demo is made once for all stories. Each server of theirs gets a copy: of the database, and of the data folder that belongs to it.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, dropDatabase } from '../tools/testing/database-client.ts';
import type { DatabaseCopy } from '../tools/testing/database-client.ts';
import { findFreePort } from './free-port.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

interface Made {
  /** Where the database service answers. */
  readonly service: string;
  readonly database: string;
  readonly folder: string;
}

function connection({ ownerUrl, appUrl }: DatabaseCopy) {
  return { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl };
}

/** Makes the demo by a first start, and writes down in a file where it is. */
export async function makeDemo(service: string, folder: string, file: string): Promise<void> {
  const database = await copyDatabase(service);
  const product = await startProduct(await findFreePort(), folder, connection(database));
  await product.stop();
  const made: Made = { service, database: database.name, folder };
  writeFileSync(file, JSON.stringify(made));
}

/** Starts the product on a copy of the demo, which goes when it is stopped. `prepare` may add to the copy before, as the role that serves requests. */
export async function startOnDemoCopy(
  file: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  prepare: (appUrl: string) => Promise<void> = async () => undefined,
): Promise<Product> {
  const made = JSON.parse(readFileSync(file, 'utf8')) as Made; // what makeDemo has written
  const database = await copyDatabase(made.service, made.database);
  await prepare(database.appUrl);
  const folder = mkdtempSync(join(tmpdir(), 'vigilo-e2e-'));
  cpSync(made.folder, folder, { recursive: true });
  const { origin, stop } = await startProduct(port, folder, { ...connection(database), ...settings });
  return {
    origin,
    folder,
    async stop() {
      await stop();
      await dropDatabase(made.service, database.name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
