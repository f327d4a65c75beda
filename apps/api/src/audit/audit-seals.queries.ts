import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import { leastIdAt } from './audit.queries.ts';
import type { Base, SealedFields } from './seal.ts';

/** The newest seal as the head has it; number 0 before the first. */
export interface Head {
  readonly number: number;
  readonly seal: Buffer;
  /** Rows written until then are due to be sealed: those of the last seconds may have earlier ones that are not committed yet. */
  readonly until: string;
  /** The last seal that was taken away, with its proof; null where all are there. */
  readonly base: (Base & { readonly proof: Buffer }) | null;
}

/** The tenant's head, made where there is none, locked until the transaction ends. */
export async function takeHead(tx: TenantTransaction, tenantId: string, none: Buffer): Promise<Head> {
  await sql`INSERT INTO audit_heads (tenant_id, number, seal, sealed_to) VALUES (${tenantId}, 0, ${none}, '-infinity') ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const { rows } = await sql<{
    number: string;
    seal: Buffer;
    until: string;
    base_number: string;
    base_seal: Buffer | null;
    base_proof: Buffer | null;
  }>`SELECT number, seal, base_number, base_seal, base_proof, (clock_timestamp() - interval '5 seconds')::text AS until
    FROM audit_heads WHERE tenant_id = ${tenantId} FOR UPDATE`.execute(tx);
  const [head] = rows;
  if (!head) throw new Error('The head that was just made is gone');
  const { number, seal, until, base_number: baseNumber, base_seal: baseSeal, base_proof: proof } = head;
  const base = baseSeal && proof && { number: Number(baseNumber), seal: baseSeal, proof };
  return { number: Number(number), seal, until, base };
}

/** The newest seal itself, or null. */
export async function findNewestSeal(
  tx: TenantTransaction,
  tenantId: string,
): Promise<{ number: number; seal: Buffer } | null> {
  const found = await tx
    .selectFrom('audit_seals')
    .select(['number', 'seal'])
    .where('tenant_id', '=', tenantId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { number: Number(found.number), seal: found.seal } : null;
}

/** Everything a seal covers, as text that the database writes the same way every time. */
const FIELDS = sql`a.tenant_id::text AS tenant_id, a.id::text AS id, to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, a.actor_id::text AS actor_id, a.action,
  a.entity, a.entity_id::text AS entity_id, a.parent_id::text AS parent_id, a.before::text AS before, a.after::text AS after, a.request_id`;

/** A row is still looked for so long after later ones were sealed: its transaction may take its time to commit. */
const LATEST = sql`interval '1 day'`;

/** So far the clocks of servers and database may be apart: an id has the one's time, its row the other's. */
const CLOCKS = sql`interval '1 hour'`;

/** The rows that no seal covers and are due, oldest first. */
export async function listDueRows(
  tx: TenantTransaction,
  tenantId: string,
  until: string,
  limit: number,
): Promise<SealedFields[]> {
  const { rows } =
    await sql<SealedFields>`SELECT ${FIELDS} FROM audit_log a JOIN audit_heads h ON h.tenant_id = a.tenant_id
    WHERE a.tenant_id = ${tenantId} AND a.id >= ${leastIdAt(sql`h.sealed_to - ${LATEST} - ${CLOCKS}`)} AND a.at >= h.sealed_to - ${LATEST} AND a.at <= ${until}::timestamptz
      AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.tenant_id = a.tenant_id AND s.audit_id = a.id)
    ORDER BY a.at, a.id LIMIT ${limit}`.execute(tx);
  return rows;
}

export interface NewSeal {
  readonly number: number;
  readonly auditId: string;
  readonly seal: Buffer;
}

/** Appends seals. */
export async function addSeals(
  tx: TenantTransaction,
  tenantId: string,
  seals: readonly NewSeal[],
): Promise<void> {
  await sql`INSERT INTO audit_seals (tenant_id, number, audit_id, seal)
    SELECT ${tenantId}, number, audit_id, decode(seal, 'hex')
    FROM unnest(${seals.map(({ number }) => number)}::bigint[], ${seals.map(({ auditId }) => auditId)}::uuid[], ${seals.map(({ seal }) => seal.toString('hex'))}::text[]) AS s (number, audit_id, seal)`.execute(
    tx,
  );
}

/** Moves the head to a seal; rows written until then are sealed. */
export async function changeHead(
  tx: TenantTransaction,
  tenantId: string,
  { number, seal }: { readonly number: number; readonly seal: Buffer },
  until: string,
): Promise<void> {
  await sql`UPDATE audit_heads SET number = ${number}, seal = ${seal}, sealed_to = greatest(sealed_to, ${until}::timestamptz) WHERE tenant_id = ${tenantId}`.execute(
    tx,
  );
}

export type SealRow = { readonly number: string; readonly audit_id: string; readonly seal: Buffer } & (
  | SealedFields
  | { readonly id: null }
);

/** Seals by number, after one or from the first, each with the row it covers, where that is still there. */
export async function listSeals(
  tx: TenantTransaction,
  tenantId: string,
  after: string | null,
  limit: number,
): Promise<SealRow[]> {
  const isAfter = after === null ? sql`true` : sql`number > ${after}`;
  const { rows } = await sql<SealRow>`SELECT s.number, s.audit_id::text AS audit_id, s.seal, ${FIELDS}
    FROM (SELECT * FROM audit_seals WHERE tenant_id = ${tenantId} AND ${isAfter} ORDER BY number LIMIT ${limit}) s
    LEFT JOIN audit_log a ON a.tenant_id = s.tenant_id AND a.id = s.audit_id ORDER BY s.number`.execute(tx);
  return rows;
}

/** Rows without a seal: how many will get one, and those that came too late or too early to have been written by the product. */
export async function findUnsealed(
  tx: TenantTransaction,
  tenantId: string,
  most: number,
): Promise<{ waiting: number; strange: string[] }> {
  const isStrange = sql`(a.at < h.sealed_to - ${LATEST} OR a.at > clock_timestamp())`;
  const from = sql`FROM audit_log a JOIN audit_heads h ON h.tenant_id = a.tenant_id
    WHERE a.tenant_id = ${tenantId} AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.tenant_id = a.tenant_id AND s.audit_id = a.id)`;
  const { rows: counted } = await sql<{
    waiting: number;
  }>`SELECT count(*)::int AS waiting ${from} AND NOT ${isStrange}`.execute(tx);
  const { rows: strange } = await sql<{
    id: string;
  }>`SELECT a.id ${from} AND ${isStrange} ORDER BY a.id LIMIT ${most}`.execute(tx);
  return { waiting: counted[0]?.waiting ?? 0, strange: strange.map(({ id }) => id) };
}
