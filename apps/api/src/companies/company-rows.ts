// A company as the calls show it: what the caller may not see is left out.

import type { CallReply } from '@vigilo/contract/call';
import type { CompanyRow, getCompany } from '@vigilo/contract/companies';
import { can } from '@vigilo/domain/access/can';
import { decideCompanyActions } from '@vigilo/domain/companies/company-actions';
import type { StoredField } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, DETAIL_FIELDS, ROW_FIELDS } from '@vigilo/domain/companies/fields';
import type { Field } from '@vigilo/domain/records/field';
import { categoryFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { CompanyDetails, ScoredCompany } from './company-lists.queries.ts';

type Details = CallReply<typeof getCompany>['data'];

/** These fields of a company, as far as the caller may see them. */
export function showFields<N extends StoredField>(
  company: Pick<CompanyDetails, N>,
  caller: Caller,
  names: readonly N[],
): Pick<Details, N> {
  const shown = names.flatMap((name) => {
    const { permission }: Field = COMPANY_FIELDS[name];
    if (permission !== undefined && !can(caller.access, permission)) return [];
    const value: string | Date | null = company[name];
    return [[name, value instanceof Date ? value.toISOString() : value]];
  });
  return Object.fromEntries(shown) as Pick<Details, N>; // what is left out is optional in the reply
}

/** Companies some at a time as rows for a caller. */
export async function* toCompanyRows(
  batches: AsyncIterable<readonly ScoredCompany[]>,
  caller: Caller,
  asOf: Day,
): AsyncGenerator<CompanyRow[], void> {
  for await (const batch of batches) yield batch.map((company) => toCompanyRow(company, caller, asOf));
}

export function toCompanyRow(company: ScoredCompany, caller: Caller, asOf: Day): CompanyRow {
  return {
    _id: company.id,
    ...showFields(company, caller, ROW_FIELDS),
    cumulativeScoreST: toDecimal(company.st),
    cumulativeScoreLT: toDecimal(company.lt),
    prevCumulativeScoreST: toDecimal(company.prev_st),
    prevCumulativeScoreLT: toDecimal(company.prev_lt),
    ScoreChange: toDecimal(company.st - company.prev_st),
    eventBasedCumulativeScore: {
      company: toDecimal(company.st_company),
      industry: toDecimal(company.st_industry),
      macro: toDecimal(company.st_macro),
    },
    category: categoryFromScore(company.st),
    prevAsofDate: isoFromDay(asOf - PREVIOUS_DAYS),
    version: company.version,
    can: decideCompanyActions(company.status, can(caller.access, 'edit-company')),
  };
}

/** A company with all that is shown of one alone. */
export function toCompanyDetails(company: CompanyDetails, caller: Caller, asOf: Day): Details {
  return {
    ...toCompanyRow(company, caller, asOf),
    ...showFields(company, caller, DETAIL_FIELDS),
    summary: [...company.summary],
  };
}
