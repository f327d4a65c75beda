// What a change of a company makes of any answer that shows it: a page of rows, a portfolio, a score, the columns of the map.

import type { CompanyRow } from '@vigilo/contract/companies';
import { ROW_FIELDS } from '@vigilo/domain/companies/fields';

/** The fields of a company that people change, and what follows from them. */
const CHANGEABLE = [
  ...ROW_FIELDS.filter((field) => field !== 'ticker' && field !== 'asOfDate'),
  'version',
  'can',
] as const satisfies readonly (keyof CompanyRow)[];

export type ChangedFields = Partial<Pick<CompanyRow, (typeof CHANGEABLE)[number]>>;

/** What the columns of the map call them. */
const COLUMN_BY_FIELD: Readonly<Record<string, string>> = {
  companyName: 'name',
  creditRiskRatingST: 'ratingSt',
  creditRiskRatingLT: 'ratingLt',
};

/** Of a row, what a change may have changed; scores belong to the day that was asked for, and stay. */
export function toChangedFields(row: CompanyRow): ChangedFields {
  return Object.fromEntries(CHANGEABLE.filter((field) => field in row).map((field) => [field, row[field]]));
}

/** The answer with the company's changed fields, where it shows them; the same object where it shows none. */
export function withChangedCompany(answer: unknown, id: string, changed: ChangedFields): unknown {
  if (Array.isArray(answer)) return withChangedItems(answer, id, changed);
  if (!isRecord(answer)) return answer;
  if (Array.isArray(answer['id']) && Array.isArray(answer['ticker']))
    return withChangedColumns(answer, answer['id'].indexOf(id), changed);
  const own = isCompany(answer, id) ? withFields(answer, changed) : answer;
  return withChangedParts(own, id, changed);
}

function withChangedItems(items: readonly unknown[], id: string, changed: ChangedFields): readonly unknown[] {
  if (!isRecord(items[0]) && !Array.isArray(items[0])) return items;
  const next = items.map((item) => withChangedCompany(item, id, changed));
  return next.some((item, i) => item !== items[i]) ? next : items;
}

function withChangedParts(
  record: Readonly<Record<string, unknown>>,
  id: string,
  changed: ChangedFields,
): Readonly<Record<string, unknown>> {
  const parts = Object.entries(record).flatMap(([name, part]) => {
    const next = withChangedCompany(part, id, changed);
    return next === part ? [] : [[name, next]];
  });
  return parts.length === 0 ? record : { ...record, ...Object.fromEntries(parts) };
}

function withFields(
  company: Readonly<Record<string, unknown>>,
  changed: ChangedFields,
): Readonly<Record<string, unknown>> {
  const fields = Object.entries(changed).filter(
    ([name, value]) => name in company && company[name] !== value,
  );
  return fields.length === 0 ? company : { ...company, ...Object.fromEntries(fields) };
}

function withChangedColumns(
  columns: Readonly<Record<string, unknown>>,
  at: number,
  changed: ChangedFields,
): Readonly<Record<string, unknown>> {
  if (at === -1) return columns;
  const next = Object.entries(changed).flatMap(([field, value]) => {
    const name = COLUMN_BY_FIELD[field] ?? field;
    const column = columns[name];
    return Array.isArray(column) && at < column.length && column[at] !== value
      ? [[name, column.with(at, value)]]
      : [];
  });
  return next.length === 0 ? columns : { ...columns, ...Object.fromEntries(next) };
}

function isCompany(answer: Readonly<Record<string, unknown>>, id: string): boolean {
  return 'ticker' in answer && (answer['_id'] === id || answer['companyID'] === id);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
