import type { PickedCompany } from './clients-queries.ts';

/** A selection with these ids in it, or without them. */
export function withAll(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Whether a company has the words, in small letters, in what the list shows of it, or in the names that are stored. */
export function matchesCompany(
  { companyName, ticker, sector, country, entityType }: PickedCompany,
  searchText: string,
  writeName: (stored: string) => string,
): boolean {
  return (
    searchText === '' ||
    [companyName, ticker, sector, country, entityType, writeName(sector), writeName(country)].some((text) =>
      text.toLocaleLowerCase().includes(searchText),
    )
  );
}
