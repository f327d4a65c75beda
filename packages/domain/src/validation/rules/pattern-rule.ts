// A value is of its key's pattern as a whole (issue 13). In capitals, or without its spaces, it may fit.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import { isOfPattern, patternOf } from '../../extraction/read-value.ts';
import type { TypedFinding } from '../finding-codes.ts';

/** What is wrong with the pattern of a value, or null; a pattern that is no expression finds nothing. */
export function checkPattern(row: ExtractionRow): TypedFinding | null {
  const pattern = patternOf({ pattern: row.DataFormat.Pattern });
  const value = row.Value;
  if (pattern === null || isOfPattern(pattern, value)) return null;
  const trimmed = value.trim();
  const suggestion = [
    trimmed,
    trimmed.toUpperCase(),
    trimmed.replaceAll(/\s/gu, ''),
    trimmed.toUpperCase().replaceAll(/\s/gu, ''),
  ].find((attempt) => isOfPattern(pattern, attempt));
  return {
    rule: 'pattern',
    severity: 'error',
    code: 'not-of-pattern',
    values: { key: row.SSOTKey, value },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
