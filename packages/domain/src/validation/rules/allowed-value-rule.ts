// A value is one of the allowed values of its key, where the key has any (issue 13). The same word in another spelling would fit.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import type { TypedFinding } from '../finding-codes.ts';

/** What is wrong with a value that is not allowed, or null. */
export function checkAllowedValue(row: ExtractionRow): TypedFinding | null {
  const allowed = row.DataFormat.AllowedValues;
  if (allowed.length === 0 || allowed.includes(row.Value)) return null;
  const plain = row.Value.replaceAll(/\s/gu, '').toLowerCase();
  const suggestion = allowed.find((value) => value.toLowerCase() === plain);
  return {
    rule: 'allowed-value',
    severity: 'error',
    code: 'not-allowed',
    values: { key: row.SSOTKey, value: row.Value, allowed: allowed.join(', ') },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
