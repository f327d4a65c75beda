// The map of very many companies is read once; after that only those that changed are, and take their places in it.

import type { HeatMapColumns } from '@vigilo/contract/heat-map';

/** Where a company of the new columns is found: in the old ones or in those that were read now. */
interface Place {
  readonly isNew: boolean;
  readonly index: number;
}

/**
 * The columns with what was read of the changed companies: those that were read take their places, new ones come last, and those that were not read are
 * no longer among the companies that are found.
 */
export function mergeColumns(
  known: HeatMapColumns,
  changed: ReadonlySet<string>,
  read: HeatMapColumns,
): HeatMapColumns {
  const places = listPlaces(known, changed, read);
  const merge = <T>(pick: (columns: HeatMapColumns) => readonly T[]): T[] => {
    const [old, now] = [pick(known), pick(read)];
    const merged: T[] = [];
    for (const { isNew, index } of places) {
      const value = (isNew ? now : old)[index];
      // Columns that may not be seen are empty.
      if (value !== undefined) merged.push(value);
    }
    return merged;
  };
  return {
    id: merge(({ id }) => id),
    ticker: merge(({ ticker }) => ticker),
    name: merge(({ name }) => name),
    region: merge(({ region }) => region),
    country: merge(({ country }) => country),
    sector: merge(({ sector }) => sector),
    industry: merge(({ industry }) => industry),
    entityType: merge(({ entityType }) => entityType),
    status: merge(({ status }) => status),
    st: merge(({ st }) => st),
    lt: merge(({ lt }) => lt),
    change: merge(({ change }) => change),
    changeLt: merge(({ changeLt }) => changeLt),
    events: merge(({ events }) => events),
    ratingSt: merge(({ ratingSt }) => ratingSt),
    ratingLt: merge(({ ratingLt }) => ratingLt),
    marketCap: merge(({ marketCap }) => marketCap),
  };
}

function listPlaces(known: HeatMapColumns, changed: ReadonlySet<string>, read: HeatMapColumns): Place[] {
  const left = new Map(read.id.map((id, index) => [id, index]));
  const places: Place[] = [];
  for (const [index, id] of known.id.entries()) {
    const now = left.get(id);
    left.delete(id);
    if (now !== undefined) places.push({ isNew: true, index: now });
    else if (!changed.has(id)) places.push({ isNew: false, index });
  }
  for (const index of left.values()) places.push({ isNew: true, index });
  return places;
}
