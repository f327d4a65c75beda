// How well a document is read, by what people approved in it (issue 14, 'Learning': kept only where the measured quality does not fall).

import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { namePeriod } from '../extraction/row-period.ts';
import type { SsotKey } from '../extraction/document-type.ts';
import type { Quality } from './learned.ts';

/** Of one document. */
export type Reading = Omit<Quality, 'documents'>;

type Row = Pick<ExtractionRow, 'SSOTKey' | 'Value' | 'ValueType' | 'Period' | 'PeriodMonths'>;

/** The values by key and period; tables and pictures say nothing here. */
function groupValues(
  rows: readonly Row[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const values = rows.filter(
    ({ SSOTKey, Value, ValueType }) => ValueType === 'entity' && Value !== '' && keys.has(SSOTKey),
  );
  return new Map(
    [...Map.groupBy(values, placeOf)].map(([place, group]) => [place, group.map(({ Value }) => Value)]),
  );
}

/** The value of a key in a period. */
export function placeOf(row: Pick<Row, 'SSOTKey' | 'Period' | 'PeriodMonths'>): string {
  return `${row.SSOTKey}\n${namePeriod(row)}`;
}

/** What was read against what was approved, of these keys: a value is right where it is letter by letter the approved one of its key and period. */
export function measureReading(
  approved: readonly Row[],
  read: readonly Row[],
  keys: readonly SsotKey[],
): Reading {
  const names = new Set(keys.map(({ key }) => key));
  const [wanted, found] = [groupValues(approved, names), groupValues(read, names)];
  let [values, right, extra] = [0, 0, 0];
  for (const [place, texts] of wanted) {
    values += texts.length;
    const left = [...(found.get(place) ?? [])];
    for (const text of texts) {
      const at = left.indexOf(text);
      if (at === -1) continue;
      right += 1;
      left.splice(at, 1);
    }
  }
  for (const [place, texts] of found) if (!wanted.has(place)) extra += texts.length;
  return { values, right, extra };
}

/** Of several documents together. */
export function addReadings(readings: readonly Reading[]): Quality {
  const sum = (part: keyof Reading) => readings.reduce((total, reading) => total + reading[part], 0);
  return { documents: readings.length, values: sum('values'), right: sum('right'), extra: sum('extra') };
}
