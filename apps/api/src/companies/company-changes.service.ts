// Editing companies (specification 2, sections 4, 5, 7 and 8). Editors of a tenant take turns, and each company is locked before it is looked
// at, so that what is decided still holds when it is written; a change that changes nothing writes nothing.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  changeCompanies as BulkCall,
  changeCompany as ChangeCall,
  changeCompanyStatus as StatusCall,
} from '@vigilo/contract/companies';
import type { Language } from '@vigilo/contract/messages/language';
import type { EditedField } from '@vigilo/domain/companies/fields';
import { findStoredAliases, listAliases, reverseChange } from '@vigilo/domain/companies/check-company';
import { EDITED_FIELDS } from '@vigilo/domain/companies/fields';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import { findEditedAlone } from '@vigilo/domain/companies/edited-alone';
import type { PlainKey } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { wordSentence } from '../frame/texts.ts';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCallerActions } from '../frame/audit-log.ts';
import { listLastBefore } from '../audit/audit.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { lockEditors, bumpCompaniesVersion, listNames } from '../tenants/tenants.service.ts';
import { getCompanyDetails } from './companies.service.ts';
import { toCompanyRow } from './company-rows.ts';
import type { EditedCompany } from './company-changes.queries.ts';
import {
  updateCompanies,
  findLastEditor,
  listNameHolders,
  listTakenNames,
  lockCompanies,
} from './company-changes.queries.ts';
import { changedMeanwhile, takenName } from './company-refusals.ts';
import type { AskedEdit, Edit, EditRules } from './decide-edit.ts';
import { requireWritePermission, decideEdit, givenFields, isEmptying, isRealEdit } from './decide-edit.ts';

type BulkInput = CallInput<typeof BulkCall>['body']['changes'];

/** Changes fields of a company. @throws Problem not-allowed, not-found, changed-meanwhile, wrong-state (Validated), invalid-input, already-exists. */
export function changeCompany(
  context: AppContext,
  caller: Caller,
  { companyID, version, Company }: CallInput<typeof ChangeCall>['body'],
): Promise<CallReply<typeof ChangeCall>> {
  const fields = givenFields(Company);
  return changeOne(
    context,
    caller,
    { companyId: companyID, version, fields, status: undefined },
    `companies.edited.${findEditedAlone(fields) ?? 'company'}`,
  );
}

/** Sets a company's status. @throws Problem not-allowed for what an analyst may not set, not-found, changed-meanwhile. */
export function changeCompanyStatus(
  context: AppContext,
  caller: Caller,
  { companyID, version, CompanyStatus }: CallInput<typeof StatusCall>['body'],
): Promise<CallReply<typeof StatusCall>> {
  return changeOne(
    context,
    caller,
    { companyId: companyID, version, fields: {}, status: CompanyStatus },
    'companies.edited.status',
  );
}

async function changeOne(
  context: AppContext,
  caller: Caller,
  asked: AskedEdit,
  sentence: PlainKey,
): Promise<CallReply<typeof ChangeCall>> {
  requireWritePermission(caller, asked.fields, asked.status);
  return refuseDuplicates({ companies_name_key: takenName }, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      // Before any lock, because it may have to take the tenant for itself.
      const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, undefined);
      await lockEditors(tx, caller.tenantId);
      const [company] = await lockCompanies(tx, caller, [asked.companyId]);
      if (!company) throw notFound();
      const edit = decideEdit(company, asked, await rulesFor(tx, caller, [asked]), 'body.Company');
      if (edit instanceof Problem) throw await withEditor(tx, caller, asked.companyId, edit);
      if (isRealEdit(edit)) await writeEdits(context, tx, caller, [edit]);
      const changed = await getCompanyDetails(tx, caller, asked.companyId, asOf, storedAsOf);
      if (!changed) throw notFound();
      return {
        status: 'success',
        message: wordSentence(sentence, 'en'),
        data: toCompanyRow(changed, caller, asOf),
      };
    }),
  );
}

/** Says who came first, where the edit was too late. */
async function withEditor(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  problem: Problem,
): Promise<Problem> {
  if (problem.code !== 'changed-meanwhile') return problem;
  return changedMeanwhile(await findLastEditor(tx, caller.tenantId, companyId));
}

/** Changes several companies; those that cannot be changed are named, the others are changed. */
export function changeCompanies(
  context: AppContext,
  caller: Caller,
  changes: BulkInput,
  language: Language,
): Promise<CallReply<typeof BulkCall>> {
  const asked = changes.map(({ companyID, version, Company, CompanyStatus }): AskedEdit => ({
    companyId: companyID,
    version,
    fields: givenFields(Company),
    status: CompanyStatus,
  }));
  return refuseDuplicates({ companies_name_key: takenName }, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      await lockEditors(tx, caller.tenantId);
      const locked = await lockCompanies(
        tx,
        caller,
        asked.map(({ companyId }) => companyId),
      );
      const { edits, refused } = decideAll(
        asked,
        new Map(locked.map((company) => [company.id, company])),
        await rulesFor(tx, caller, asked),
      );
      const real = edits.filter((edit) => isRealEdit(edit));
      if (real.length > 0) await writeEdits(context, tx, caller, real);
      return {
        status: 'success',
        data: {
          before: real.map((edit) => toUndo(edit)),
          refused: refused.map(({ problem, ...company }) => ({
            ...company,
            message: wordSentence(problem.details.description ?? problem.sentence, language),
          })),
        },
      };
    }),
  );
}

interface Refused {
  readonly companyID: string;
  readonly ticker: string | null;
  readonly problem: Problem;
}

function decideAll(
  asked: readonly AskedEdit[],
  companies: ReadonlyMap<string, EditedCompany>,
  rules: EditRules,
): { edits: Edit[]; refused: Refused[] } {
  const edits = new Map<string, Edit>();
  const refused: Refused[] = [];
  const takenNames = new Map(rules.takenNames);
  for (const [i, each] of asked.entries()) {
    const company = companies.get(each.companyId);
    const refuse = (problem: Problem) =>
      refused.push({ companyID: each.companyId, ticker: company?.ticker ?? null, problem });
    if (!company) {
      refuse(notFound());
    } else if (edits.has(company.id)) {
      refuse(new Problem('invalid-input', 'refusals.companyTwice'));
    } else {
      const edit = decideEdit(company, each, { ...rules, takenNames }, `body.changes.${i}.Company`);
      if (edit instanceof Problem) refuse(edit);
      else edits.set(company.id, edit);
      // The name is this company's from here on; the one it gives up stays taken until all is written.
      if (!(edit instanceof Problem) && edit.change.companyName !== undefined)
        takenNames.set(nameKey(edit.change.companyName), company.id);
    }
  }
  return { edits: [...edits.values()], refused };
}

/** The edit that takes an edit back. */
function toUndo({ company, change, status }: Edit): CallReply<typeof BulkCall>['data']['before'][number] {
  const Company = reverseChange(company.fields, change) as CallReply<
    typeof BulkCall
  >['data']['before'][number]['Company']; // stored fields are what the contract's lists allow
  return {
    companyID: company.id,
    version: company.version + 1,
    Company,
    ...(status === company.status ? {} : { CompanyStatus: company.status }),
  };
}

/** What edits are judged by; only what they need is looked up. */
async function rulesFor(
  tx: TenantTransaction,
  caller: Caller,
  asked: readonly AskedEdit[],
): Promise<EditRules> {
  const { tenantId } = caller;
  const names = asked.flatMap(({ fields }) =>
    fields.companyName === undefined ? [] : [nameKey(fields.companyName)],
  );
  const emptied = asked.filter(({ fields }) => isEmptying(fields)).map(({ companyId }) => companyId);
  const aliases = asked.flatMap(({ fields }) => listAliases(findStoredAliases(fields.aliases ?? '') ?? ''));
  const wants = (field: EditedField) => asked.some(({ fields }) => (fields[field] ?? '') !== '');
  return {
    caller,
    lists: {
      sectors: wants('sector') ? await listNames(tx, tenantId, 'sectors') : [],
      industries: wants('industry') ? await listNames(tx, tenantId, 'industries') : [],
    },
    takenNames: names.length > 0 ? await listTakenNames(tx, tenantId, names) : new Map(),
    nameHolders: aliases.length > 0 ? await listNameHolders(tx, tenantId, aliases) : new Map(),
    emptyBefore: emptied.length > 0 ? await listEmptyBefore(tx, tenantId, emptied) : new Map(),
  };
}

/** Fields that were empty before the last change of each company: an import brings companies that nobody has classified yet. */
async function listEmptyBefore(
  tx: TenantTransaction,
  tenantId: string,
  companyIds: readonly string[],
): Promise<Map<string, Set<EditedField>>> {
  const entries = await listLastBefore(
    tx,
    tenantId,
    { entity: 'company', action: 'companies.change' },
    companyIds,
  );
  return new Map(
    entries.map(({ entityId, before }) => [
      entityId,
      new Set(EDITED_FIELDS.filter((field) => before[field] === '')),
    ]),
  );
}

/** Writes edits with all that belongs to them; `documentId` where a document brings them and nobody types. */
export async function writeEdits(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  edits: readonly Edit[],
  documentId: string | null = null,
): Promise<void> {
  const by = { userId: caller.userId, now: new Date(context.now()), documentId };
  const changed = edits.map(({ company, change, status }) => ({
    id: company.id,
    fields: { ...company.fields, ...change, status },
  }));
  const entries = edits.map((edit): NewAuditEntry => ({
    action: 'companies.change',
    entity: 'company',
    entityId: edit.company.id,
    ...(documentId === null ? {} : { parentId: documentId }),
    before: toAuditedEdit(edit, 'before'),
    after: toAuditedEdit(edit, 'after'),
  }));
  await Promise.all([
    updateCompanies(tx, caller.tenantId, changed, [...EDITED_FIELDS, 'status'], by),
    auditCallerActions(tx, caller, entries),
    bumpCompaniesVersion(tx, caller.tenantId),
  ]);
  await publishChanges(
    tx,
    caller.tenantId,
    changed.map((company) => ({ kind: 'company', companyID: company.id })),
  );
}

function toAuditedEdit({ company, change, status }: Edit, side: 'before' | 'after'): object {
  const names = Object.keys(change) as EditedField[]; // the keys of an object of this type alone
  const fields = Object.fromEntries(
    names.map((name) => [name, side === 'before' ? company.fields[name] : change[name]]),
  );
  return {
    ...fields,
    ...(status === company.status ? {} : { status: side === 'before' ? company.status : status }),
  };
}
