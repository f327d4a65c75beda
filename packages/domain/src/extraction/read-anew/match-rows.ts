// Which row of a primary table is which one of a new reading: by its key, period, former raw text and place (issue 'Review', 'a worker re-extracting while someone edits').

import type { ExtractionRow, ValueCoordinates } from '../extraction-row.ts';
import { namePeriod } from '../row-period.ts';
import type { Traits } from './pair-up.ts';
import { pairUp } from './pair-up.ts';

/** Fractions of a page that a place may be off by. */
const GRAIN = 100;

/** Where something stands, coarsely; null where it stands nowhere. */
export function roughPlace([first]: readonly ValueCoordinates[]): string | null {
  if (first === undefined) return null;
  const { page_n: page, scaled_x_start: x, scaled_y_start: y } = first;
  return [page, Math.round(x * GRAIN), Math.round(y * GRAIN)].join(' ');
}

const kindOf = ({ ValueType }: ExtractionRow): string => ValueType;
const nameOf = (row: ExtractionRow): string => JSON.stringify([row.SSOTKey, namePeriod(row)]);

function joinTraits(...parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : JSON.stringify(parts);
}

const printed = ({ RawValue }: ExtractionRow): string | null => (RawValue === '' ? null : RawValue);

export interface KnownRows {
  readonly read: readonly ExtractionRow[];
  /** Rows that were not read, which people kept. */
  readonly kept: readonly ExtractionRow[];
  /** The ids of what people did not delete. */
  readonly left: ReadonlySet<string>;
}

/** Tables and pictures are numbered by their order, so that their place says more than their name. */
const TRAITS: Traits<ExtractionRow> = [
  (row) => joinTraits(kindOf(row), nameOf(row), printed(row), roughPlace(row.ValueCoordinates)),
  (row) => joinTraits(kindOf(row), row.ValueType === 'entity' ? null : roughPlace(row.ValueCoordinates)),
  (row) => joinTraits(kindOf(row), nameOf(row), printed(row)),
  (row) => joinTraits(kindOf(row), nameOf(row), roughPlace(row.ValueCoordinates)),
  (row) => joinTraits(kindOf(row), nameOf(row)),
  // Its key got another name, or its period is read otherwise.
  (row) => joinTraits(kindOf(row), printed(row), roughPlace(row.ValueCoordinates)),
];

/**
 * For each row that is there again the one that it is now. Rows that people kept though they were not read come after those that were, and those that people deleted
 * after the ones that they left.
 */
export function matchRows(
  { read, kept, left }: KnownRows,
  fresh: readonly ExtractionRow[],
): ReadonlyMap<ExtractionRow, ExtractionRow> {
  const pairs = pairUp(read, fresh, TRAITS, { isThere: ({ id }) => left.has(id) });
  return pairUp(kept, fresh, TRAITS, { pairs });
}
