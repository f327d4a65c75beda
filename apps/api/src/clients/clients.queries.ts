import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What is written of a client, beside its companies. */
export interface ClientFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly description: string;
  /** YYYY-MM-DD, or null where open. */
  readonly start_date: string | null;
  readonly end_date: string | null;
}

export interface ClientRecord extends ClientFields {
  readonly id: string;
  readonly is_deleted: boolean;
  readonly updated_at: Date;
  readonly version: number;
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'description',
  'start_date',
  'end_date',
  'is_deleted',
  'updated_at',
  'version',
] as const;

/** A client, deleted or not, or null. */
export async function findClient(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
): Promise<ClientRecord | null> {
  return (
    (await tx
      .selectFrom('clients')
      .select(COLUMNS)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', clientId)
      .executeTakeFirst()) ?? null
  );
}

/** The same, locked until the transaction ends. */
export async function lockClient(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
): Promise<ClientRecord | null> {
  return (
    (await tx
      .selectFrom('clients')
      .select(COLUMNS)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', clientId)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** Adds a client. @throws the database's unique violation where the name is taken */
export async function addClientRow(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  fields: ClientFields,
  by: { userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('clients')
    .values({
      tenant_id: tenantId,
      id,
      ...fields,
      created_at: by.now,
      updated_at: by.now,
      updated_by: by.userId,
    })
    .execute();
}

/** Writes fields of a client and notes who did it. @throws the database's unique violation where the name is taken */
export async function changeClientRow(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  change: Partial<ClientFields> & { is_deleted?: boolean },
  by: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ ...change, updated_at: by.now, updated_by: by.userId, version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Removes a client for good; its users and companies are no longer its own. */
export async function removeClientRow(tx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('clients').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Those among these companies that the caller sees. An array is looked up by index or hash however little is known of the table; a join may not be. */
export async function listSeen(
  tx: TenantTransaction,
  caller: Viewer,
  companyIds: readonly string[],
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT c.id FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...companyIds]}::uuid[]) AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows.map(({ id }) => id);
}

/** Gives companies to a client; those it has already stay. Returns the ids of the new ones. */
export async function addClientCompanies(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
  companyIds: readonly string[],
): Promise<string[]> {
  const result = await sql<{ company_id: string }>`
    INSERT INTO client_companies (tenant_id, client_id, company_id)
    SELECT ${tenantId}, ${clientId}, c.id FROM companies c WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${[...companyIds]}::uuid[])
    ON CONFLICT DO NOTHING RETURNING company_id`.execute(tx);
  return result.rows.map(({ company_id }) => company_id);
}

/** Takes from a client the companies that the caller sees and that are not among these. Returns their ids. */
export async function removeOtherCompanies(
  tx: TenantTransaction,
  caller: Viewer,
  clientId: string,
  companyIds: readonly string[],
): Promise<string[]> {
  const result = await sql<{ company_id: string }>`
    DELETE FROM client_companies cc WHERE cc.tenant_id = ${caller.tenantId} AND cc.client_id = ${clientId} AND ${isVisible(caller, 'cc.company_id')}
      AND cc.company_id NOT IN (SELECT unnest(${[...companyIds]}::uuid[]))
    RETURNING cc.company_id`.execute(tx);
  return result.rows.map(({ company_id }) => company_id);
}

/** The companies of a client that the caller sees. */
export async function listClientCompanies(
  tx: TenantTransaction,
  caller: Viewer,
  clientId: string,
): Promise<string[]> {
  const result = await sql<{ company_id: string }>`
    SELECT cc.company_id FROM client_companies cc
    WHERE cc.tenant_id = ${caller.tenantId} AND cc.client_id = ${clientId} AND ${isVisible(caller, 'cc.company_id')} ORDER BY cc.company_id`.execute(
    tx,
  );
  return result.rows.map(({ company_id }) => company_id);
}

/** The clients of a user that count today, each with its version. */
export async function selectOwnClientVersions(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<string[]> {
  const result = await sql<{ client: string }>`
    SELECT c.id || ' ' || c.version AS client
    FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id
    WHERE uc.tenant_id = ${tenantId} AND uc.user_id = ${userId} AND NOT c.is_deleted
      AND coalesce(c.start_date <= (now() AT TIME ZONE 'UTC')::date, true) AND coalesce(c.end_date >= (now() AT TIME ZONE 'UTC')::date, true)
    ORDER BY c.id`.execute(tx);
  return result.rows.map(({ client }) => client);
}

/** Whether somebody is one of a client's users. */
export async function isClientUser(
  tx: TenantTransaction,
  { tenantId, userId }: Pick<Viewer, 'tenantId' | 'userId'>,
  clientId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('user_clients')
    .select('client_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ClientUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly kind: RoleKind | null;
}

/** The active users of a client by e-mail, each with the kind of the first role. */
export async function listClientUsers(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
): Promise<ClientUser[]> {
  const result = await sql<ClientUser>`
    SELECT u.id, u.email, u.name, (
      SELECT r.kind FROM user_roles ur JOIN roles r ON r.tenant_id = ur.tenant_id AND r.id = ur.role_id
      WHERE ur.tenant_id = u.tenant_id AND ur.user_id = u.id AND r.status = 'Active' ORDER BY ur.priority, r.id LIMIT 1
    ) AS kind
    FROM user_clients uc JOIN users u ON u.tenant_id = uc.tenant_id AND u.id = uc.user_id
    WHERE uc.tenant_id = ${tenantId} AND uc.client_id = ${clientId} AND u.status = 'Active' ORDER BY lower(u.email)`.execute(
    tx,
  );
  return result.rows;
}
