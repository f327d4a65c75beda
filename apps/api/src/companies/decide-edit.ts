// What an edit of a company comes to, or why it is refused: by the company as it stands, who edits it, the tenant's lists and the names that
// other companies have (specification 2, sections 4 and 5).

import type { CompanyChange } from '@vigilo/contract/companies';
import { can } from '@vigilo/domain/access/can';
import type { CompanyLists } from '@vigilo/domain/companies/check-company';
import type { EditedField, CompanyValues } from '@vigilo/domain/companies/fields';
import { checkFields, decideChange, listAliases } from '@vigilo/domain/companies/check-company';
import { COMPANY_FIELDS, EDITED_FIELDS, REQUIRED_FIELDS } from '@vigilo/domain/companies/fields';
import { keepNamesWith } from '@vigilo/domain/records/field';
import { listSettableStatuses } from '@vigilo/domain/companies/company-actions';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { Problem } from '../frame/problem.ts';
import { notAllowed } from '../frame/problem.ts';
import type { EditedCompany } from './company-changes.queries.ts';
import {
  changedMeanwhile,
  isStale,
  lockedCompany,
  refusedFields,
  takenAlias,
  takenName,
} from './company-refusals.ts';

/** An edit as it is asked for; what is left out is kept. */
export interface AskedEdit {
  readonly companyId: string;
  readonly version: number | undefined;
  readonly fields: Partial<CompanyValues>;
  readonly status: CompanyStatus | undefined;
}

/** What it comes to. */
export interface Edit {
  readonly company: EditedCompany;
  /** The fields that come to differ. */
  readonly change: Partial<CompanyValues>;
  readonly status: CompanyStatus;
}

export interface EditRules {
  readonly caller: Caller;
  readonly lists: CompanyLists;
  /** By `nameKey`, the company that has the name. */
  readonly takenNames: ReadonlyMap<string, string>;
  /** By `nameKey`, the companies that are called so: by their name, their ticker or another name. */
  readonly nameHolders: ReadonlyMap<string, readonly string[]>;
  /** Fields of a company that were empty before its last change, and may be so again. */
  readonly emptyBefore: ReadonlyMap<string, ReadonlySet<EditedField>>;
}

/** The fields that a change names, as texts. */
export function givenFields(change: CompanyChange): Partial<CompanyValues> {
  return Object.fromEntries(
    EDITED_FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field] ?? '']])),
  );
}

/** Whether a change empties a mandatory field. */
export function isEmptying(fields: Partial<CompanyValues>): boolean {
  return REQUIRED_FIELDS.some((field) => fields[field] === '');
}

/** Refuses what this caller may never write, whatever the company. @throws Problem not-allowed */
export function requireWritePermission(
  caller: Caller,
  fields: Partial<CompanyValues>,
  status: CompanyStatus | undefined,
): void {
  const problem = findForbidden(caller, fields, status);
  if (problem) throw problem;
}

function findForbidden(
  caller: Caller,
  fields: Partial<CompanyValues>,
  status: CompanyStatus | undefined,
): Problem | null {
  const hidden = keepNamesWith(COMPANY_FIELDS, 'permission', EDITED_FIELDS)
    .filter((name) => fields[name] !== undefined)
    .map((name) => COMPANY_FIELDS[name].permission)
    .find((permission) => !can(caller.access, permission));
  if (hidden !== undefined) return notAllowed(message('refusals.needsPermission', { permission: hidden }));
  if (status === undefined || listSettableStatuses(caller.roleKind).includes(status)) return null;
  return notAllowed('refusals.analystStatus');
}

/** What the edit comes to, or why it is refused. Paths of faults begin with `path`. */
export function decideEdit(
  company: EditedCompany,
  asked: AskedEdit,
  rules: EditRules,
  path: string,
): Edit | Problem {
  const forbidden = findForbidden(rules.caller, asked.fields, asked.status);
  if (forbidden) return forbidden;
  if (isStale(company, asked.version)) return changedMeanwhile();
  const isLocked = company.status === 'Validated' && asked.status !== 'Initiated';
  if (isLocked && Object.keys(asked.fields).length > 0) return lockedCompany();
  const { fields, faults } = checkFields(asked.fields, rules.lists, rules.emptyBefore.get(company.id));
  if (faults.size > 0)
    return refusedFields(new Map([...faults].map(([field, fault]) => [`${path}.${field}`, fault])));
  const change = decideChange(company.fields, fields);
  const holder =
    change.companyName === undefined ? undefined : rules.takenNames.get(nameKey(change.companyName));
  if (holder !== undefined && holder !== company.id) return takenName(`${path}.companyName`);
  const alias = findTakenAlias(company, change, rules.nameHolders);
  if (alias !== undefined) return takenAlias(alias, `${path}.aliases`);
  return { company, change, status: asked.status ?? company.status };
}

/** The other name that is new to the company and that another company has. */
function findTakenAlias(
  company: EditedCompany,
  change: Partial<CompanyValues>,
  holders: EditRules['nameHolders'],
): string | undefined {
  const before = new Set(listAliases(company.fields.aliases).map(nameKey));
  return listAliases(change.aliases ?? '').find(
    (alias) =>
      !before.has(nameKey(alias)) && holders.get(nameKey(alias))?.some((id) => id !== company.id) === true,
  );
}

/** Whether anything comes to differ. */
export function isRealEdit({ company, change, status }: Edit): boolean {
  return status !== company.status || Object.keys(change).length > 0;
}
