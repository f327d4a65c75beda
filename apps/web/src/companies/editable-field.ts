// The fields of a company that are edited in the table, their choices, and what a choice changes.

import type { CompanyRow } from '@vigilo/contract/companies';
import { decideCompanyActions } from '@vigilo/domain/companies/company-actions';
import { COMPANY_STATUSES } from '@vigilo/domain/companies/company';
import type { ChangedFields } from './changed-company.ts';
import type { Dropdowns } from './companies-queries.ts';

export const EDITABLE_FIELDS = [
  'region',
  'country',
  'entityType',
  'sector',
  'industry',
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'status',
] as const;

export type EditableField = (typeof EDITABLE_FIELDS)[number];

export const RATING_FIELDS: ReadonlySet<EditableField> = new Set([
  'creditRiskRatingST',
  'creditRiskRatingLT',
]);

/** The values a field can have; for a rating, an empty one for none. */
export function listValues(field: EditableField, dropdowns: Dropdowns): readonly string[] {
  switch (field) {
    case 'region':
      return dropdowns.CompanyRegions;
    case 'country':
      return dropdowns.CompanyCountries.map(({ name }) => name);
    case 'entityType':
      return dropdowns.EntityTypes;
    case 'sector':
      return dropdowns.CompanySector.map(({ name }) => name);
    case 'industry':
      return dropdowns.CompanyIndustry.map(({ name }) => name);
    case 'status':
      return dropdowns.CompanyStatuses;
    default:
      return ['', ...dropdowns.Ratings];
  }
}

/** What choosing a value changes in the row: a country brings its region, a status what may be done. */
export function buildFieldChange(
  row: CompanyRow,
  field: EditableField,
  value: string,
  dropdowns: Dropdowns,
): ChangedFields {
  if (field === 'country')
    return {
      country: value,
      region: dropdowns.CompanyCountries.find(({ name }) => name === value)?.region ?? row.region,
    };
  if (field === 'status')
    return {
      status: value,
      can: decideCompanyActions(COMPANY_STATUSES.find((status) => status === value) ?? 'Initiated', true),
    };
  return { [field]: RATING_FIELDS.has(field) && value === '' ? null : value };
}

/** What stood there before a change. */
export function pickPreviousValues(row: CompanyRow, change: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in change));
}

/** Whether this user may edit a field of this company. */
export function isEditable(row: CompanyRow, field: EditableField): boolean {
  return row.can.includes(field === 'status' ? 'change-status' : 'edit');
}
