// A seal is a keyed hash over the seal before it and everything an audit row says. Whoever can change the database but does not have the
// key can make none that fits, so a row changed, taken away, put in or moved shows.

import { createHmac } from 'node:crypto';

const SEAL_BYTES = 32;

/** What comes before the first seal. */
export const NO_SEAL = Buffer.alloc(SEAL_BYTES);

/** An audit row as text, all of it. */
export interface SealedFields {
  readonly tenant_id: string;
  readonly id: string;
  readonly at: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly parent_id: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly request_id: string | null;
}

/** The last seal that was taken away with the entries before it. */
export interface Base {
  readonly number: number;
  readonly seal: Buffer;
}

/** That the product itself took away the entries up to a seal: whoever does not have the key cannot begin a log anywhere else. */
export function proveBase(key: string, tenantId: string, { number, seal }: Base): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['begins after', tenantId, number, seal.toString('hex')]))
    .digest();
}

/** The seal of a row after the one before. */
export function computeSeal(key: string, previous: Buffer, row: SealedFields): Buffer {
  const {
    tenant_id: tenantId,
    id,
    at,
    actor_id: actorId,
    action,
    entity,
    entity_id: entityId,
    parent_id: parentId,
    before,
    after,
    request_id: requestId,
  } = row;
  // As a list: no text in one field can pass for the end of it and the beginning of the next.
  const canonical = JSON.stringify([
    tenantId,
    id,
    at,
    actorId,
    action,
    entity,
    entityId,
    parentId,
    before,
    after,
    requestId,
  ]);
  return createHmac('sha256', key).update(previous).update(canonical).digest();
}
