import type { WriteName } from './texts.ts';

/** Fields whose values are names that have a translation. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['country', 'sector', 'industry', 'topic']);

/** The value of a field in the language of the page where it is a country, sector, industry or topic; any other as it is stored. */
export function writeValue(field: string, stored: string, write: WriteName): string {
  return NAME_FIELDS.has(field) ? write(stored) : stored;
}
