import type { AuditEntry } from '@vigilo/contract/audit';
import type { WriteName } from '../lib/texts.ts';

type Change = AuditEntry['changes'][number];

/** Fields whose values are names that have a translation. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['country', 'sector', 'industry', 'topic']);

/** A change with the names of countries, sectors, industries and topics in the language of the page; all else as it was written. */
export function writeChange(change: Change, write: WriteName): Change {
  if (!NAME_FIELDS.has(change.field)) return change;
  const { before, after } = change;
  return { ...change, before: before && write(before), after: after && write(after) };
}
