// What `npm start` opens over a database that is ready: secrets, the other nodes, the demo tenant, server and worker. In a file of its own so
// that all of it is read while the database starts (main.ts).

import { askForDemoDocuments } from '../demo/demo-documents.service.ts';
import { provideDemo, refuseDemo } from '../demo/demo.service.ts';
import type { Config } from '../frame/config.ts';
import { openDatabase } from '../frame/database.ts';
import type { Node } from '../frame/nodes.ts';
import { joinNodes } from '../frame/nodes.ts';
import { provideSecret } from '../frame/secrets.ts';
import { readSuggestionModel } from '../news/suggester.service.ts';
import { needsFirstAdmin } from '../users/first-admin.service.ts';
import type { DatabaseSource } from './database-source.ts';
import { withSchemaLock } from './migrate.ts';
import type { Product } from './product.ts';
import { buildProduct } from './product.ts';
import { listenAt } from './start-failures.ts';

export interface OpenProductOptions {
  readonly config: Config;
  readonly dataDir: string;
  /** At the newest schema. */
  readonly source: DatabaseSource;
  /** Null where the web is not built. */
  readonly webFolder: string | null;
  readonly log: (line: string) => void;
  /** Where others may work on the same database: called as soon as this process is known to them. */
  readonly onJoined: (node: Node) => void;
}

export interface OpenProduct {
  readonly product: Product;
  /** Serves from now on. @throws where the address is taken */
  listen(): Promise<void>;
  /** Whether nobody can sign in yet. */
  needsFirstAdmin(): Promise<boolean>;
}

/** Reads what the first requests would wait for otherwise. */
export function warmUp(): void {
  readSuggestionModel();
}

/** Opens the product, which does not listen yet. @throws where a demo is not wanted or the folder is another node's */
export async function openProduct(options: OpenProductOptions): Promise<OpenProduct> {
  const { config, dataDir, source, webFolder, log, onJoined } = options;
  const sessionSecret = config.SESSION_SECRET ?? (await provideSecret(dataDir, 'session-secret'));
  const auditKey = config.AUDIT_KEY ?? (await provideSecret(dataDir, 'audit-key'));
  if (config.DATABASE_URL !== undefined)
    onJoined(
      await joinNodes({
        url: config.DATABASE_URL,
        config,
        auditKey,
        sessionSecret,
        onError: (error) => log(error.message),
      }),
    );
  const demo = await maintainDemo(config, source, log);
  const product = await buildProduct({
    config,
    appUrl: source.appUrl,
    sessionSecret,
    auditKey,
    demo,
    webFolder,
  });
  return {
    product,
    async listen() {
      const place = { port: config.PORT, host: config.HOST };
      await listenAt({ portSetting: 'PORT', hostSetting: 'HOST', ...place }, () =>
        product.server.listen(place),
      );
      if (config.MODE === 'demo') await askForDemoDocuments({ ...product, config });
    },
    needsFirstAdmin: () => needsFirstAdmin(product.db),
  };
}

async function maintainDemo(config: Config, source: DatabaseSource, log: (line: string) => void) {
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: (error) => log(error.message) });
  try {
    if (config.MODE === 'demo')
      // Of several that start together, one makes it.
      return await withSchemaLock(source.ownerUrl, () => provideDemo(db, config, Date.now(), log));
    await refuseDemo(db);
    return null;
  } finally {
    await db.destroy();
  }
}
