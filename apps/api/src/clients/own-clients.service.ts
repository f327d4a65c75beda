// Clients as what something belongs to, such as a document: whose they are.

import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findActiveClient, findManagedClient, selectOwnClients } from './own-clients.queries.ts';

/** Those of these clients of which the caller sees what belongs to them. */
export function listOwnClients(
  tx: TenantTransaction,
  caller: Caller,
  clientIds: readonly string[],
): Promise<string[]> {
  return selectOwnClients(tx, caller, clientIds);
}

/** A client that counts today and is the caller's, or any of the tenant for an Admin; or null. */
export function findOwnClient(
  tx: TenantTransaction,
  caller: Caller,
  clientId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  return findActiveClient(tx, caller, 'clients.id', clientId);
}

/** The same by its name. */
export function findActiveClientByName(
  tx: TenantTransaction,
  caller: Caller,
  name: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  return findActiveClient(tx, caller, 'clients.name', name);
}

/** A client whose settings the caller may change, or null; for an Admin also one whose dates do not include today. */
export function findClientToSetUp(
  tx: TenantTransaction,
  caller: Caller,
  clientId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  return findManagedClient(tx, caller, clientId);
}
