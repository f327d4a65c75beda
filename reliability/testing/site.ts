// An installation to experiment with: a PostgreSQL that survives crashes, a tenant with people, and the product in processes of its own, all on this
// machine and all in folders that go with it.

import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { ProductProcess } from '../../apps/api/src/app/testing/product-process.ts';
import { startProductProcess } from '../../apps/api/src/app/testing/product-process.ts';
import { signIn, TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { TestTenant, TestTenantOptions } from '../../apps/api/src/app/testing/test-tenant.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { provideConnection } from '../../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { addTestTenant } from '../../apps/api/src/app/testing/test-tenant.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { OpenDatabase } from '../../apps/api/src/frame/database.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';
import { offerNames } from '../../apps/api/src/tenants/testing/offer-names.ts';
import { startThrowAwayServer } from '../../tools/testing/throw-away-server.ts';
import type { ThrowAwayServer } from '../../tools/testing/throw-away-server.ts';

export const ADMIN = 'admin@site.test';
/** What events of the tenant may have. */
export const SOURCE = 'Wire';
export const TOPIC = 'Results';

const POOL = 4;
const SOCKETS = 400;

export interface SiteOptions {
  /** Settings of every process, over the defaults of {@link openSite}. */
  readonly settings?: Readonly<Record<string, string>>;
  /** An administrator is there besides. */
  readonly tenant?: TestTenantOptions;
  /** Processes of the product, 1 where not given; they share a data folder. */
  readonly nodes?: number;
  /** PostgreSQL is the product's own, started and stopped with its one process; else one beside it. */
  readonly isEmbedded?: boolean;
  /** Where its folder is made; by default where temporary files are. */
  readonly parent?: string;
}

type Server = Pick<ThrowAwayServer, 'ownerUrl' | 'appUrl' | 'dataDir' | 'remove'>;

/** Settings of the product for an experiment: sessions that outlive it, no work in the background, no code by e-mail. */
const DEFAULTS = {
  WORKER: 'false',
  TOKEN_SECONDS: '7200',
  IDLE_SECONDS: '86400',
  DRAIN_SECONDS: '0',
  // Experiments that are about these limits set them.
  BUSY_AFTER_MS: '5000',
  CONNECTIONS_PER_ADDRESS: '2000',
} as const;

export class Site {
  server: Server;
  db: OpenDatabase;
  readonly tenant: TestTenant;
  /** Data folder of the processes. */
  readonly folder: string;
  readonly nodes: ProductProcess[] = [];
  readonly #settings: Readonly<Record<string, string>>;
  readonly #agents: Agent[] = [];
  readonly #tokens = new Map<string, string>();

  constructor(
    server: Server,
    db: OpenDatabase,
    tenant: TestTenant,
    folder: string,
    settings: Readonly<Record<string, string>>,
  ) {
    this.server = server;
    this.db = db;
    this.tenant = tenant;
    this.folder = folder;
    this.#settings = settings;
  }

  /** Starts one more process of the product. */
  async addNode(settings: Readonly<Record<string, string>> = {}): Promise<ProductProcess> {
    const node = await startProductProcess({
      ...DEFAULTS,
      DATA_DIR: this.folder,
      ...this.#settings,
      ...settings,
    });
    this.nodes.push(node);
    return node;
  }

  /** The process with this number. @throws where it was not started */
  node(number = 0): ProductProcess {
    const found = this.nodes[number];
    if (!found) throw new Error(`There is no node ${number}`);
    return found;
  }

  /** A client of a process, signed in; a second one of the same person has the same session. `port`: that of a proxy before the process. */
  async as(email: string, number = 0, port?: number): Promise<TestClient> {
    const url = port === undefined ? this.node(number).url : `http://127.0.0.1:${port}`;
    const client = new TestClient({ url, agent: this.#openAgent() });
    const token = this.#tokens.get(email) ?? (await signIn(this.node(number), email)).token;
    if (token === null) throw new Error(`${email} has no token`);
    this.#tokens.set(email, token);
    client.token = token;
    return client;
  }

  /** Looks into the tenant's tables, past the product. */
  query<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
    return inTenant(this.db, this.tenant.id, work);
  }

  /** Finds the database of an embedded installation again, which may have taken another port when it was started anew. */
  async findDatabase(): Promise<void> {
    const { port } = await provideConnection(this.server.dataDir);
    const move = (address: string) => Object.assign(new URL(address), { port: String(port) }).href;
    await this.db.destroy();
    this.server = {
      ...this.server,
      ownerUrl: move(this.server.ownerUrl),
      appUrl: move(this.server.appUrl),
    };
    this.db = openDatabase({ url: this.server.appUrl, pool: POOL, onError: () => undefined });
  }

  /** Stops all of it and deletes its folders. */
  async close(): Promise<void> {
    for (const agent of this.#agents) agent.destroy();
    await Promise.all(this.nodes.map((node) => endNode(node)));
    await this.db.destroy();
    await this.server.remove();
    await rm(this.folder, { recursive: true, force: true });
  }

  #openAgent(): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
    this.#agents.push(agent);
    return agent;
  }
}

/** Ends a process, whether it still answers or not; one that was stopped by a signal is woken first. */
export async function endNode(node: ProductProcess): Promise<void> {
  if (node.child.exitCode === null && node.child.signalCode === null) node.child.kill('SIGCONT');
  await node.end();
}

/** An empty folder of this run that a database's own user can pass. */
async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'vigilo-reliability-'));
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o711 });
  return data;
}

/** Opens one. What cannot be opened is closed again. @throws why */
async function openSite({
  settings = {},
  tenant: wanted = {},
  nodes = 1,
  isEmbedded = false,
  parent = tmpdir(),
}: SiteOptions = {}): Promise<Site> {
  const folder = await makeFolder(parent);
  const server = isEmbedded ? await prepareEmbedded(folder, wanted) : await startBeside(wanted);
  const db = openDatabase({ url: server.appUrl, pool: POOL, onError: () => undefined });
  const urls = { DATABASE_URL: server.appUrl, DATABASE_OWNER_URL: server.ownerUrl };
  const site = new Site(server, db, server.tenant, folder, { ...(isEmbedded ? {} : urls), ...settings });
  try {
    for (let node = 0; node < nodes; node += 1) await site.addNode();
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}

type Filled = Server & { readonly tenant: TestTenant };

async function startBeside(wanted: TestTenantOptions): Promise<Filled> {
  const server = await startThrowAwayServer({ durable: true });
  try {
    return { ...server, tenant: await fill(server, wanted) };
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** The database of the data folder as its product will find it: filled, and stopped. */
async function prepareEmbedded(folder: string, wanted: TestTenantOptions): Promise<Filled> {
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    onExit: () => undefined,
  });
  try {
    const { ownerUrl, appUrl, dataDir } = server;
    const remove = () => rm(dataDir, { recursive: true, force: true });
    return { ownerUrl, appUrl, dataDir, remove, tenant: await fill(server, wanted) };
  } finally {
    await server.stop();
  }
}

async function fill(
  { ownerUrl, appUrl }: Pick<Server, 'ownerUrl' | 'appUrl'>,
  wanted: TestTenantOptions,
): Promise<TestTenant> {
  await migrate({ ownerUrl, appRole: new URL(appUrl).username });
  const db = openDatabase({ url: appUrl, pool: POOL, onError: () => undefined });
  try {
    const users = [{ email: ADMIN, role: 'Admin' }, ...(wanted.users ?? [])];
    const tenant = await addTestTenant({ db, config: readConfig({}), now: Date.now }, { ...wanted, users });
    await offerNames(db, tenant.id, { sources: [SOURCE], topics: [TOPIC] });
    return tenant;
  } finally {
    await db.destroy();
  }
}

/** Opens one, works with it and closes it, whatever becomes of the work. */
export async function withSite<T>(options: SiteOptions, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await openSite(options);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}
