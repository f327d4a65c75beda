// Seals the audit log every minute, and checks it against its seals. The head of a tenant's seals is locked meanwhile, so that two
// processes never seal the same row; the log line with the newest seal is kept outside of the database, where nobody can take it back with it.

import type { CallReply } from '@vigilo/contract/call';
import type { verifyAudit as VerifyCall } from '@vigilo/contract/audit';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { Log } from '../frame/logging.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import type { Head, SealRow } from './audit-seals.queries.ts';
import {
  addSeals,
  changeHead,
  findNewestSeal,
  findUnsealed,
  listDueRows,
  listSeals,
  takeHead,
} from './audit-seals.queries.ts';
import type { Base } from './seal.ts';
import { NO_SEAL, computeSeal, proveBase } from './seal.ts';

const ROWS_AT_ONCE = 10_000;
/** More faults than these are not listed: a log with so many is not mended row by row. */
const MOST_FAULTS = 1000;

type Context = Pick<AppContext, 'db' | 'auditKey'>;
type Verified = CallReply<typeof VerifyCall>['data'];
type Fault = Verified['faults'][number];

/** Seals what is due in every tenant: the job of each minute. A tenant that fails does not keep the others waiting. @throws the last failure */
export async function sealAllAudits(context: Context, log: Log): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await listTenants(context.db))
    await sealAudit(context, log, id).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures.at(-1);
}

/** Seals what is due in a tenant and logs the newest seal; where the seals are broken already, it adds none. */
async function sealAudit(context: Context, log: Log, tenantId: string): Promise<void> {
  for (;;) {
    const sealed = await inTenant(context.db, tenantId, (tx) => sealSome(tx, context.auditKey, tenantId));
    if (sealed === null) log.error({ tenant: tenantId }, 'the seals of the audit log are broken');
    else if (sealed.rows > 0)
      log.info(
        { tenant: tenantId, number: sealed.number, seal: sealed.seal.toString('hex') },
        'audit log sealed',
      );
    if (sealed === null || sealed.rows < ROWS_AT_ONCE) return;
  }
}

/** Seals some of what is due, in the caller's transaction; null where the newest seal is not the one that the head names. @public */
export async function sealSome(
  tx: TenantTransaction,
  key: string,
  tenantId: string,
): Promise<{ rows: number; number: number; seal: Buffer } | null> {
  const head = await takeHead(tx, tenantId, NO_SEAL);
  if (!isNewest(head, await findNewestSeal(tx, tenantId))) return null;
  const rows = await listDueRows(tx, tenantId, head.until, ROWS_AT_ONCE);
  let { number, seal } = head;
  const seals = rows.map((row) => {
    seal = computeSeal(key, seal, row);
    number += 1;
    return { number, auditId: row.id, seal };
  });
  if (seals.length > 0) {
    await addSeals(tx, tenantId, seals);
    await changeHead(
      tx,
      tenantId,
      { number, seal },
      rows.length < ROWS_AT_ONCE ? head.until : (rows.at(-1)?.at ?? head.until),
    );
  }
  return { rows: rows.length, number, seal };
}

function isNewest(head: Head, newest: { number: number; seal: Buffer } | null): boolean {
  return head.number === (newest?.number ?? 0) && head.seal.equals(newest?.seal ?? NO_SEAL);
}

/** Seals what is due in a tenant, then checks every sealed row. */
export async function verifyAudit(context: Context, log: Log, tenantId: string): Promise<Verified> {
  await sealAudit(context, log, tenantId);
  return inTenant(context.db, tenantId, (tx) => checkSeals(tx, context.auditKey, tenantId));
}

/** Compares every sealed row of a tenant with its seal, in the caller's transaction. @public */
export async function checkSeals(tx: TenantTransaction, key: string, tenantId: string): Promise<Verified> {
  const head = await takeHead(tx, tenantId, NO_SEAL);
  const faults: Fault[] = [];
  const isProven = head.base === null || proveBase(key, tenantId, head.base).equals(head.base.proof);
  // A beginning that nobody proves is none: what is missing before it shows as a gap.
  let last: Base = (isProven ? head.base : null) ?? { number: 0, seal: NO_SEAL };
  let sealed = 0;
  let listed: string | null = null;
  for (;;) {
    const rows: SealRow[] = await listSeals(tx, tenantId, listed, ROWS_AT_ONCE);
    for (const row of rows) {
      faults.push(...findFaults(key, head, last, row));
      last = { number: Number(row.number), seal: row.seal };
      listed = row.number;
      sealed += 1;
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (last.number <= head.number && !isNewest(head, last))
    faults.push({ kind: 'broken', number: head.number, entryId: null });
  const { waiting, strange } = await findUnsealed(tx, tenantId, MOST_FAULTS);
  faults.push(...strange.map((entryId): Fault => ({ kind: 'added', number: null, entryId })));
  return {
    sealed,
    unsealed: waiting,
    head: head.number === 0 ? null : { number: head.number, seal: head.seal.toString('hex') },
    faults: faults.slice(0, MOST_FAULTS),
  };
}

/** What is wrong with a seal or its row. After a gap the previous seal is unknown, so that the gap itself is all that can be reported. */
function findFaults(key: string, head: Head, last: { number: number; seal: Buffer }, row: SealRow): Fault[] {
  const number = Number(row.number);
  const entryId = row.audit_id;
  const gap: Fault[] =
    number === last.number + 1 ? [] : [{ kind: 'broken', number: last.number + 1, entryId: null }];
  if (number > head.number) return [...gap, { kind: 'added', number, entryId }];
  if (row.id === null) return [...gap, { kind: 'removed', number, entryId }];
  return gap.length > 0 || computeSeal(key, last.seal, row).equals(row.seal)
    ? gap
    : [{ kind: 'changed', number, entryId }];
}
