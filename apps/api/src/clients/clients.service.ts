// Clients (specification 1, sections 2.7 and 3 to 7; security.md C10). Which companies somebody may give a client is what they see; what
// they do not see of a client stays with it.

import type { CallInput } from '@vigilo/contract/call';
import type { addClient as AddCall, changeClient as ChangeCall, Client } from '@vigilo/contract/clients';
import { can } from '@vigilo/domain/access/can';
import { decideClientActions, mayWiden } from '@vigilo/domain/clients/client-actions';
import { addsDays } from '@vigilo/domain/clients/client-dates';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates, refuseReferred } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notAllowed, notFound, Problem } from '../frame/problem.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { bumpCompaniesVersion } from '../tenants/tenants.service.ts';
import { getClientListJson, getOwnClientListJson } from './client-list.queries.ts';
import type { ClientFields, ClientRecord, ClientUser } from './clients.queries.ts';
import {
  addClientCompanies,
  addClientRow,
  changeClientRow,
  findClient,
  isClientUser,
  listClientCompanies,
  listClientUsers,
  listSeen,
  lockClient,
  removeClientRow,
  removeOtherCompanies,
  selectOwnClientVersions,
} from './clients.queries.ts';

type AddInput = CallInput<typeof AddCall>['body'];
type ChangeInput = CallInput<typeof ChangeCall>['body'];

/** So many companies that came or went are named in the audit log; their number is always. */
const MOST_NAMED = 1000;
/** So many companies that are refused are named. */
const MOST_REFUSED = 50;

/** The reply of the list's call, as JSON text. Deleted clients are in it where `withDeleted` asks for them and the caller may list clients. */
export function listClients(context: AppContext, caller: Caller, withDeleted: boolean): Promise<string> {
  return inTenant(context.db, caller.tenantId, (tx) => {
    if (!can(caller.access, 'list-client')) return getOwnClientListJson(tx, caller.tenantId, caller.userId);
    return getClientListJson(tx, caller, withDeleted, {
      forActive: decideClientActions(caller.access, { isDeleted: false, isOwn: false }),
      forOwnActive: decideClientActions(caller.access, { isDeleted: false, isOwn: true }),
      forDeleted: decideClientActions(caller.access, { isDeleted: true, isOwn: false }),
      forOwnDeleted: decideClientActions(caller.access, { isDeleted: true, isOwn: true }),
    });
  });
}

/** The caller's own clients that count today, as they are now: whose companies the caller sees. */
export function listOwnClientVersions(db: Database, caller: Caller): Promise<string[]> {
  return inTenant(db, caller.tenantId, (tx) => selectOwnClientVersions(tx, caller.tenantId, caller.userId));
}

/** @throws Problem not-found, for a deleted one too. */
export function getClient(context: AppContext, caller: Caller, clientId: string): Promise<Client> {
  return inTenant(context.db, caller.tenantId, (tx) => getClientDetails(tx, caller, clientId));
}

async function getClientDetails(tx: TenantTransaction, caller: Caller, clientId: string): Promise<Client> {
  const client = await findClient(tx, caller.tenantId, clientId);
  if (!client || client.is_deleted) throw notFound();
  const companyIDs = await listClientCompanies(tx, caller, clientId);
  const users = await listClientUsers(tx, caller.tenantId, clientId);
  const isOwn = users.some((user) => user.id === caller.userId);
  return {
    _id: client.id,
    name: client.name,
    email: client.email,
    phone: client.phone,
    description: client.description,
    startDate: client.start_date,
    endDate: client.end_date,
    isDeleted: client.is_deleted,
    companies: companyIDs.length,
    version: client.version,
    can: decideClientActions(caller.access, { isDeleted: false, isOwn }),
    companyIDs,
    users: listPeople(users, (kind) => kind !== 'Analyst' && kind !== 'Approver'),
    analysts: listPeople(users, (kind) => kind === 'Analyst'),
    approvers: listPeople(users, (kind) => kind === 'Approver'),
    lastUpdatedOn: client.updated_at.toISOString(),
  };
}

function listPeople(
  users: readonly ClientUser[],
  isOneOf: (kind: ClientUser['kind']) => boolean,
): Client['users'] {
  return users.filter(({ kind }) => isOneOf(kind)).map(({ id, email, name }) => ({ _id: id, email, name }));
}

/** @throws Problem already-exists, also where a deleted client has the name; invalid-input for companies that the caller does not see. */
export function addClient(context: AppContext, caller: Caller, input: AddInput): Promise<Client> {
  return refuseDuplicates(TAKEN_NAME, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      await checkSeen(tx, caller, input.companyIDs);
      const id = newId(context.now());
      const fields = toFields(input);
      await addClientRow(tx, caller.tenantId, id, fields, makeEditStamp(context, caller));
      const added = await addClientCompanies(tx, caller.tenantId, id, [...new Set(input.companyIDs)]);
      await bumpCompaniesVersion(tx, caller.tenantId);
      await auditCaller(tx, caller, {
        action: 'clients.add',
        entity: 'client',
        entityId: id,
        after: { ...fields, companies: added.length, companiesAdded: added.slice(0, MOST_NAMED) },
      });
      return getClientDetails(tx, caller, id);
    }),
  );
}

/**
 * @throws Problem not-found, already-exists, changed-meanwhile, wrong-state (deleted), invalid-input for companies that the caller does not
 * see, not-allowed where it would give a client of the caller's own more days.
 */
export function changeClient(context: AppContext, caller: Caller, input: ChangeInput): Promise<Client> {
  return refuseDuplicates(TAKEN_NAME, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const client = await lockKnown(tx, caller, input._id);
      if (client.is_deleted)
        throw new Problem('wrong-state', 'refusals.wrongState', {
          description: 'refusals.restoreClientFirst',
        });
      if (input.version !== undefined && input.version !== client.version)
        throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
      const now = { startDate: client.start_date, endDate: client.end_date };
      if (addsDays(now, input)) await refuseOwn(tx, caller, client.id);
      await checkSeen(tx, caller, input.companyIDs);
      const removed = await removeOtherCompanies(tx, caller, client.id, input.companyIDs);
      const added = await addClientCompanies(tx, caller.tenantId, client.id, [...new Set(input.companyIDs)]);
      await writeChange(context, tx, caller, client, { fields: toFields(input), added, removed });
      return getClientDetails(tx, caller, client.id);
    }),
  );
}

async function writeChange(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  client: ClientRecord,
  { fields, added, removed }: { fields: ClientFields; added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const names = Object.keys(fields) as (keyof ClientFields)[]; // the keys of an object of this type alone
  const changed = names.filter((name) => fields[name] !== client[name]);
  if (changed.length + added.length + removed.length === 0) return;
  await changeClientRow(tx, caller.tenantId, client.id, fields, makeEditStamp(context, caller));
  await bumpCompaniesVersion(tx, caller.tenantId);
  const before = {
    ...Object.fromEntries(changed.map((name) => [name, client[name]])),
    ...(removed.length > 0
      ? { companiesRemoved: removed.slice(0, MOST_NAMED), removed: removed.length }
      : {}),
  };
  const after = {
    ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
    ...(added.length > 0 ? { companiesAdded: added.slice(0, MOST_NAMED), added: added.length } : {}),
  };
  await auditCaller(tx, caller, {
    action: 'clients.change',
    entity: 'client',
    entityId: client.id,
    before,
    after,
  });
}

/** Deletes a client, or restores a deleted one. @throws Problem not-found, wrong-state where it is so already, not-allowed for one's own. */
export async function setClientDeleted(
  context: AppContext,
  caller: Caller,
  clientId: string,
  isDeleted: boolean,
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const client = await lockKnown(tx, caller, clientId);
    if (client.is_deleted === isDeleted) throw new Problem('wrong-state', 'refusals.wrongState');
    if (!isDeleted) await refuseOwn(tx, caller, clientId);
    await changeClientRow(
      tx,
      caller.tenantId,
      clientId,
      { is_deleted: isDeleted },
      makeEditStamp(context, caller),
    );
    await bumpCompaniesVersion(tx, caller.tenantId);
    const action = isDeleted ? 'clients.remove' : 'clients.restore';
    await auditCaller(tx, caller, {
      action,
      entity: 'client',
      entityId: clientId,
      before: { name: client.name, isDeleted: !isDeleted },
      after: { name: client.name, isDeleted },
    });
  });
}

/** Removes a deleted client for good. @throws Problem not-found, wrong-state where it is not deleted or has documents, deleted ones among them. */
export async function forceRemoveClient(
  context: AppContext,
  caller: Caller,
  clientId: string,
): Promise<void> {
  await refuseReferred(hasDocuments, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const client = await lockKnown(tx, caller, clientId);
      if (!client.is_deleted) throw new Problem('wrong-state', 'refusals.wrongState');
      await removeClientRow(tx, caller.tenantId, clientId);
      await bumpCompaniesVersion(tx, caller.tenantId);
      const { id: _id, updated_at: _at, version: _version, is_deleted: _deleted, ...before } = client;
      await auditCaller(tx, caller, {
        action: 'clients.force-remove',
        entity: 'client',
        entityId: clientId,
        before,
      });
    }),
  );
}

function hasDocuments(): Problem {
  return new Problem('wrong-state', 'refusals.wrongState', { description: 'refusals.clientHasDocuments' });
}

/** Nobody but an Admin gives themselves companies back. @throws Problem not-allowed */
async function refuseOwn(tx: TenantTransaction, caller: Caller, clientId: string): Promise<void> {
  if (!mayWiden(caller.access, await isClientUser(tx, caller, clientId)))
    throw notAllowed('refusals.ownClientStays');
}

async function lockKnown(tx: TenantTransaction, caller: Caller, clientId: string): Promise<ClientRecord> {
  const client = await lockClient(tx, caller.tenantId, clientId);
  if (!client) throw notFound();
  return client;
}

/** All of them or none: one company that the caller does not see refuses the whole, and it is named as one that does not exist is. */
async function checkSeen(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[],
): Promise<void> {
  const seen = new Set(await listSeen(tx, caller, [...new Set(companyIds)]));
  const unseen = companyIds.flatMap((id, place) => (seen.has(id.toLowerCase()) ? [] : [place]));
  if (unseen.length === 0) return;
  throw new Problem('invalid-input', 'refusals.unauthorized', {
    fields: Object.fromEntries(
      unseen.slice(0, MOST_REFUSED).map((place) => [`body.companyIDs.${place}`, 'refusals.unauthorized']),
    ),
  });
}

function toFields({ name, email, phone, description, startDate, endDate }: AddInput): ClientFields {
  return { name, email, phone, description, start_date: startDate, end_date: endDate };
}

function makeEditStamp(context: AppContext, caller: Caller): { userId: string; now: Date } {
  return { userId: caller.userId, now: new Date(context.now()) };
}

const TAKEN_NAME = {
  clients_name: () =>
    new Problem('already-exists', 'refusals.clientExists', {
      fields: { 'body.name': 'refusals.clientExists' },
    }),
};
