// Which companies a list holds: those the caller sees, that match the search and every filter. One condition for listing, count, heat map,
// filter values and later the exports, so that they can never disagree.

import type { CompanyField } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, COMPANY_FILTERS, isScore } from '@vigilo/domain/companies/fields';
import type { Category } from '@vigilo/domain/scoring/category';
import { CATEGORIES, CATEGORY_RANGES } from '@vigilo/domain/scoring/category';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { CompanySearch } from './company-search.ts';

/** The column of a field, in `companies c` or its scores `s`. */
export function companyColumn(name: CompanyField): RawBuilder<unknown> {
  return sql.ref(`${isScore(name) ? 's' : 'c'}.${COMPANY_FIELDS[name].column}`);
}

/** The condition on `companies c` and its scores `s`. */
export function matchesSearch(caller: Caller, search: CompanySearch): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    sql`c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')}`,
  ];
  if (search.searchQuery !== '')
    conditions.push(sql`strpos(c.search_text, lower(${search.searchQuery}::text COLLATE "und-x-icu")) > 0`);
  const { recordUpdation, ...lists } = search.advanceSearchParams;
  if (recordUpdation?.from !== undefined)
    conditions.push(sql`c.initiated_at >= ${recordUpdation.from}::date::timestamp AT TIME ZONE 'UTC'`);
  if (recordUpdation?.to !== undefined)
    conditions.push(sql`c.initiated_at < (${recordUpdation.to}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  for (const name of COMPANY_FILTERS) {
    const values = lists[name] ?? [];
    if (values.length === 0) continue;
    conditions.push(name === 'category' ? hasCategory(values) : hasValue(companyColumn(name), values));
  }
  return sql.join(conditions, sql` AND `);
}

function hasValue(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  const given = values.filter((value) => value !== '');
  const isOne = sql`${column} = ANY(${given}::text[])`;
  if (given.length === values.length) return isOne;
  return sql`(${column} IS NULL OR ${column} = '' OR ${isOne})`;
}

function hasCategory(values: readonly string[]): RawBuilder<unknown> {
  const wanted = CATEGORIES.filter((category: Category) => values.includes(category));
  return wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted.map(isInRange), sql` OR `)})`;
}

function isInRange(category: Category): RawBuilder<unknown> {
  const { least, most } = CATEGORY_RANGES[category];
  return sql`(${least === null ? sql`true` : sql`s.st >= ${sql.lit(least)}`} AND ${most === null ? sql`true` : sql`s.st <= ${sql.lit(most)}`})`;
}

/** The category of a company, from its scores `s`, as text. */
export function categoryColumn(): RawBuilder<unknown> {
  return sql`CASE ${sql.join(
    CATEGORIES.map((category) => sql`WHEN ${isInRange(category)} THEN ${sql.lit(category)}`),
    sql` `,
  )} END`;
}
