// Free attributes as people write them: one on each line, its name, a colon and its value.

import { MOST_ATTRIBUTES } from '@vigilo/domain/documents/child-actions';

/** One line each. */
export function formatAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The attributes of these lines; null where a line has no name, a name stands twice, or there are too many. */
export function parseAttributes(text: string): Readonly<Record<string, string>> | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()];
  });
  const names = new Set(pairs.map(([name]) => name));
  return names.has('') || names.size < pairs.length || pairs.length > MOST_ATTRIBUTES
    ? null
    : Object.fromEntries(pairs);
}
