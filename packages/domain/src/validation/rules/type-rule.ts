// A value is of its key's data type: numbers as plain decimals, dates as YYYY-MM-DD (issue 13). Where the text can be read as one, what it
// reads as would fit.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import { findDate, formatDay } from '../../extraction/read-date.ts';
import { readNumber } from '../../extraction/read-number.ts';
import type { TypedFinding } from '../finding-codes.ts';

function isDay(value: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return found !== null && formatDay(Number(found[1]), Number(found[2]), Number(found[3])) === value;
}

/** What is wrong with the type of a value, or null. */
export function checkType(row: ExtractionRow): TypedFinding | null {
  const { Value: value, DataFormat: format } = row;
  const type = format.DataType;
  if (type === 'string' || type === 'enum') return null;
  const fits = type === 'date' ? isDay(value) : /^-?\d+(?:\.\d+)?$/.test(value);
  if (fits) return null;
  const suggestion = type === 'date' ? findDate(value, 'DMY')?.value : readNumber(value)?.value;
  return {
    rule: 'type',
    severity: 'error',
    code: `not-of-type-${type}`,
    values: { key: row.SSOTKey, value },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
