// Adding, deleting and restoring companies (specification 2, sections 4, 5 and 7; decisions.md section 2).

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { addCompanies as AddCall } from '@vigilo/contract/companies';
import type { CompanyFault, CompanyLists } from '@vigilo/domain/companies/check-company';
import type { CompanyValues } from '@vigilo/domain/companies/fields';
import { checkFields, checkTicker, listAliases } from '@vigilo/domain/companies/check-company';
import { EDITED_FIELDS, REQUIRED_FIELDS } from '@vigilo/domain/companies/fields';
import { nameKey, tickerKey } from '@vigilo/domain/companies/company-keys';
import { mapNames } from '@vigilo/domain/records/field';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCaller, auditCallerActions } from '../frame/audit-log.ts';
import { publishManyChanges } from '../changes/changes.service.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { lockEditors, bumpCompaniesVersion, listNames } from '../tenants/tenants.service.ts';
import type { EditedCompany } from './company-changes.queries.ts';
import {
  insertCompanies,
  addToClients,
  updateCompanyDeleted,
  listNameHolders,
  listTakenNames,
  listTakenTickers,
  lockCompanies,
  lockDeletedCompany,
  lockOwnClients,
} from './company-changes.queries.ts';
import {
  lockedForDeletion,
  refusedFields,
  TAKEN_ON_ADDING,
  takenAlias,
  takenNames,
  takenTickers,
} from './company-refusals.ts';
import { requireWritePermission, givenFields } from './decide-edit.ts';

type Added = CallInput<typeof AddCall>['body']['arrayOfCompanies'][number];

const EMPTY = mapNames(EDITED_FIELDS, () => '');

type NewCompany = Omit<EditedCompany, 'version'>;

/** Adds companies, all or none. @throws Problem not-allowed, invalid-input, already-exists. */
export function addCompanies(
  context: AppContext,
  caller: Caller,
  companies: readonly Added[],
): Promise<CallReply<typeof AddCall>> {
  for (const company of companies) requireWritePermission(caller, filledFields(company), undefined);
  return refuseDuplicates(TAKEN_ON_ADDING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const clients = caller.access.isAdmin ? [] : await lockOwnClients(tx, caller);
      await lockEditors(tx, caller.tenantId);
      const lists = {
        sectors: await listNames(tx, caller.tenantId, 'sectors'),
        industries: await listNames(tx, caller.tenantId, 'industries'),
      };
      const added = checkedCompanies(companies, lists, context.now());
      await checkFree(tx, caller.tenantId, added);
      await writeAdded(context, tx, caller, added, clients);
      return {
        status: 'success',
        message: 'Company added successfully',
        data: added.map(({ id, ticker }) => ({ _id: id, ticker })),
      };
    }),
  );
}

/** The fields that are given more than an empty text. */
function filledFields(company: Added): Partial<CompanyValues> {
  return Object.fromEntries(Object.entries(givenFields(company)).filter(([, text]) => text !== ''));
}

function fieldPath(index: number, field: string): string {
  return `body.arrayOfCompanies.${index}.${field}`;
}

/** @throws Problem invalid-input naming every field that is wrong. */
function checkedCompanies(companies: readonly Added[], lists: CompanyLists, now: number): NewCompany[] {
  const faults = new Map<string, CompanyFault>();
  const checked = companies.map((company, i): NewCompany => {
    const ticker = checkTicker(company.ticker);
    if (ticker !== null) faults.set(fieldPath(i, 'ticker'), ticker);
    const { fields, faults: found } = checkFields(givenFields(company), lists);
    for (const [field, fault] of found) faults.set(fieldPath(i, field), fault);
    return { id: newId(now), ticker: company.ticker, status: 'Initiated', fields: { ...EMPTY, ...fields } };
  });
  if (faults.size > 0) throw refusedFields(faults);
  return checked;
}

/** Refuses tickers, then names, that another company has: of the tenant, or further up in the same call. @throws Problem already-exists. */
async function checkFree(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly NewCompany[],
): Promise<void> {
  const tickers = await listTakenTickers(
    tx,
    tenantId,
    companies.map(({ ticker }) => tickerKey(ticker)),
  );
  const tickerConflicts = repeated(
    companies.map(({ ticker }) => [ticker, tickerKey(ticker)]),
    tickers,
    'ticker',
  );
  if (tickerConflicts.size > 0) throw takenTickers(tickerConflicts, companies.length > 1);
  const names = new Set(
    (
      await listTakenNames(
        tx,
        tenantId,
        companies.map(({ fields }) => nameKey(fields.companyName)),
      )
    ).keys(),
  );
  const nameConflicts = repeated(
    companies.map(({ fields: { companyName } }) => [companyName, nameKey(companyName)]),
    names,
    'companyName',
  );
  if (nameConflicts.size > 0) throw takenNames(nameConflicts, companies.length > 1);
  await checkAliasesFree(tx, tenantId, companies);
}

async function checkAliasesFree(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly NewCompany[],
): Promise<void> {
  const aliases = companies.flatMap(({ fields }, at) =>
    listAliases(fields.aliases).map((name) => ({ name, path: fieldPath(at, 'aliases') })),
  );
  if (aliases.length === 0) return;
  const holders = await listNameHolders(
    tx,
    tenantId,
    aliases.map(({ name }) => name),
  );
  const taken = aliases.find(({ name }) => holders.has(nameKey(name)));
  if (taken) throw takenAlias(taken.name, taken.path);
}

/** Texts, by the path of their field, whose key is taken or came before. */
function repeated(
  texts: readonly (readonly [text: string, key: string])[],
  taken: ReadonlySet<string>,
  field: string,
): Map<string, string> {
  const seen = new Set(taken);
  const found = new Map<string, string>();
  for (const [i, [text, key]] of texts.entries()) {
    if (seen.has(key)) found.set(fieldPath(i, field), text);
    seen.add(key);
  }
  return found;
}

async function writeAdded(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  added: readonly NewCompany[],
  clients: readonly string[],
): Promise<void> {
  const { tenantId } = caller;
  const ids = added.map(({ id }) => id);
  const entries = added.map(({ id, ticker, fields, status }): NewAuditEntry => ({
    action: 'companies.add',
    entity: 'company',
    entityId: id,
    after: { ticker, ...fields, status },
  }));
  const written = added.map(({ id, ticker, fields, status }) => ({
    id,
    fields: { ...fields, ticker, status },
  }));
  const names = ['ticker', ...EDITED_FIELDS, 'status'] as const;
  await insertCompanies(tx, tenantId, written, names, makeEditStamp(context, caller));
  await auditCallerActions(tx, caller, entries);
  await bumpCompaniesVersion(tx, tenantId);
  if (clients.length > 0) await addToClients(tx, tenantId, clients, ids);
  await recomputeScores(context, tx, tenantId, ids);
  await publishManyChanges(tx, tenantId);
}

/** Deletes a company; it can be restored. @throws Problem not-found. */
export async function removeCompany(context: AppContext, caller: Caller, companyId: string): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await lockEditors(tx, caller.tenantId);
    const [company] = await lockCompanies(tx, caller, [companyId]);
    if (!company) throw notFound();
    if (company.status === 'Validated') throw lockedForDeletion();
    const entry: NewAuditEntry = {
      action: 'companies.remove',
      entity: 'company',
      entityId: company.id,
      before: toAuditedCompany(company),
    };
    await updateCompanyDeleted(tx, caller.tenantId, company.id, true, makeEditStamp(context, caller));
    await auditCaller(tx, caller, entry);
    await bumpCompaniesVersion(tx, caller.tenantId);
    await publishManyChanges(tx, caller.tenantId);
  });
}

/** Takes the deletion of a company back. @throws Problem not-found where it is not deleted; already-exists where its ticker or name is taken by now. */
export async function restoreCompany(context: AppContext, caller: Caller, companyId: string): Promise<void> {
  await refuseDuplicates(TAKEN_ON_ADDING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      await lockEditors(tx, caller.tenantId);
      const company = await lockDeletedCompany(tx, caller, companyId);
      if (!company) throw notFound();
      const entry: NewAuditEntry = {
        action: 'companies.restore',
        entity: 'company',
        entityId: company.id,
        after: toAuditedCompany(company),
      };
      await updateCompanyDeleted(tx, caller.tenantId, company.id, false, makeEditStamp(context, caller));
      await auditCaller(tx, caller, entry);
      await bumpCompaniesVersion(tx, caller.tenantId);
      await recomputeScores(context, tx, caller.tenantId, [company.id]);
      await publishManyChanges(tx, caller.tenantId);
    }),
  );
}

/** What the audit log keeps of a company that goes or comes back: the mandatory fields. */
function toAuditedCompany({ ticker, fields, status }: EditedCompany): object {
  return { ticker, ...Object.fromEntries(REQUIRED_FIELDS.map((field) => [field, fields[field]])), status };
}

function makeEditStamp(context: AppContext, caller: Caller): { userId: string; now: Date } {
  return { userId: caller.userId, now: new Date(context.now()) };
}
