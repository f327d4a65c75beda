import type { DocumentRow } from '@vigilo/contract/documents';
import { useState } from 'react';

interface Shown {
  readonly key: string;
  readonly ids: readonly string[];
}

/**
 * The rows of a page: while the reader's hands are on them their values change in place, but none comes or moves.
 * @param key what the page is of: another one is shown at once
 */
export function useCalmRows(
  rows: readonly DocumentRow[] | undefined,
  key: string,
  isHeld: boolean,
): readonly DocumentRow[] | undefined {
  const [shown, setShown] = useState<Shown | null>(null);
  if (rows === undefined) return undefined;
  if (isHeld && shown?.key === key) return orderAs(shown.ids, rows);
  if (shown?.key !== key || !isSameOrder(shown.ids, rows)) setShown({ key, ids: rows.map(({ _id }) => _id) });
  return rows;
}

/** The rows of these ids that are still there, in this order; where others have taken the places of all of them, the rows as they are. @public */
export function orderAs<Row extends { readonly _id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  if (isSameOrder(ids, rows)) return rows;
  const byId = new Map(rows.map((row) => [row._id, row]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return known.length === 0 ? rows : known;
}

function isSameOrder(ids: readonly string[], rows: readonly { readonly _id: string }[]): boolean {
  return ids.length === rows.length && rows.every(({ _id }, index) => _id === ids[index]);
}
