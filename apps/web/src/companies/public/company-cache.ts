// An edited company shows at once everywhere: on the pages of the table, the map, the portfolio, the summary and the score panel. This is
// the one place that brings what the browser keeps of companies up to date.

import type { Query } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { queryClient } from '../../lib/query-client.ts';
import type { ChangedFields } from '../changed-company.ts';
import { toChangedFields, withChangedCompany } from '../changed-company.ts';

/** The first words of the keys of questions whose answers do not depend on companies. */
const OTHERS: ReadonlySet<unknown> = new Set([
  'app-config',
  'profile',
  'drafts',
  'users',
  'access',
  'audit',
  'imports',
  'outbox',
  'own-sessions',
  'reset-link',
  'dropdowns',
  'reports',
  'templates',
  'suggestion-models',
  'ssot-keys',
  'nameable-users',
  'document-visits',
  'news-visits',
]);

/** Companies being changed at this moment; while there are any, nothing is asked anew, so that no older answer covers what is shown. */
let pending = 0;

function showsCompanies({ queryKey }: Query): boolean {
  return !OTHERS.has(queryKey[0]);
}

function applyChange(id: string, changed: ChangedFields): void {
  for (const query of queryClient.getQueryCache().findAll({ predicate: showsCompanies })) {
    const next = withChangedCompany(query.state.data, id, changed);
    if (next !== query.state.data)
      queryClient.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  }
}

/** Asks anew for everything on the screen that shows companies, and for the rest when it is next shown. */
export function refreshCompanies(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: showsCompanies });
}

/**
 * Shows a change everywhere at once, makes it, and then shows what the server made of it.
 * @param before what stands there again when it fails
 * @throws what `change` throws
 */
export async function changeShownCompany<T extends { readonly data: CompanyRow }>(
  id: string,
  changed: ChangedFields,
  before: ChangedFields,
  change: () => Promise<T>,
): Promise<T> {
  pending += 1;
  try {
    await queryClient.cancelQueries({ predicate: showsCompanies });
    applyChange(id, changed);
    const answer = await change();
    applyChange(id, toChangedFields(answer.data));
    return answer;
  } catch (error) {
    applyChange(id, before);
    throw error;
  } finally {
    pending -= 1;
    if (pending === 0) void refreshCompanies();
  }
}

/** The row of a company as it is known by now, the newest of all that are kept; undefined where none is. */
export function findNewestRow(row: CompanyRow): CompanyRow {
  const pages = queryClient.getQueriesData<{ data?: { companies?: readonly CompanyRow[] } }>({
    queryKey: ['companies'],
  });
  const known = pages.flatMap(
    ([, page]) =>
      page?.data?.companies?.filter(({ _id, version }) => _id === row._id && version > row.version) ?? [],
  );
  return known.reduce((newest, one) => (one.version > newest.version ? one : newest), row);
}
