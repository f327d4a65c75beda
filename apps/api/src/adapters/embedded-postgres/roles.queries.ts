// The roles and the database of the embedded server. The superuser only makes them; `vigilo_owner` owns and migrates the database;
// `vigilo_app` may connect and gets everything else from the migrations. Neither is a superuser nor passes row-level security.

import { Client } from 'pg';

export const SUPERUSER = 'vigilo_superuser';
export const OWNER_ROLE = 'vigilo_owner';
export const APP_ROLE = 'vigilo_app';
export const DATABASE = 'vigilo';

interface RoleOptions {
  readonly superuserUrl: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
  /** Tests make and drop databases of their own. */
  readonly ownerMakesDatabases: boolean;
}

/** Adds what is missing of the roles and the database. Safe to run again after it was cut off anywhere. */
export async function provideRoles({
  superuserUrl,
  ownerPassword,
  appPassword,
  ownerMakesDatabases,
}: RoleOptions): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    if (await isComplete(client)) return;
    await provideRole(client, OWNER_ROLE, ownerPassword);
    await provideRole(client, APP_ROLE, appPassword);
    if (ownerMakesDatabases) {
      await client.query(`ALTER ROLE ${OWNER_ROLE} CREATEDB`);
      await client.query(`GRANT pg_signal_backend TO ${OWNER_ROLE}`);
    }
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
    await client.query(`REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC`);
    // Last: isComplete goes by it.
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${APP_ROLE}`);
  });
}

/** Lets the server write down what is not yet in its files, and waits for that. */
export async function makeCheckpoint(superuserUrl: string): Promise<void> {
  await withClient(superuserUrl, (client) => client.query('CHECKPOINT'));
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  // Losing the connection also fails the query that runs on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function isComplete(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_database, aclexplode(datacl) AS granted
      WHERE datname = $1 AND grantee = (SELECT oid FROM pg_roles WHERE rolname = $2) AND privilege_type = 'CONNECT'`,
    [DATABASE, APP_ROLE],
  );
  return rowCount !== 0;
}

async function provideRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${verb} ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
  );
}
