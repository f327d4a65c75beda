// The companies to choose in a filter by ticker or by name: the server finds them, and those that are chosen stay at hand.

import type { CompanyRow } from '@vigilo/contract/companies';
import type { FilterOption } from '../../ui/narrow-options.ts';

/** The filters whose values are companies themselves: too many for the configuration of the filters. */
export const COMPANY_GROUPS = ['ticker', 'companyName'] as const;
export type CompanyGroupField = (typeof COMPANY_GROUPS)[number];

type Named = Pick<CompanyRow, CompanyGroupField>;

/** Where nothing is searched for, the chosen ones come first, also those that are not among the found. */
export function listCompanyOptions(
  field: CompanyGroupField,
  found: readonly Named[],
  chosen: readonly string[],
  text: string,
  write: (company: Named) => string,
): FilterOption[] {
  const options = found.map((company) => ({ value: company[field], text: write(company) }));
  if (text.trim() !== '') return options;
  const first = chosen.map(
    (value) => options.find((option) => option.value === value) ?? { value, text: value },
  );
  return [...first, ...options.filter(({ value }) => !chosen.includes(value))];
}
