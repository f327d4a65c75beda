// The names of a key in every spelling, prepared once for each template (issue 13: keys by label, synonyms).

import type { SsotKey } from './document-type.ts';
import { listSpellings } from './label-spellings.ts';
import type { PreparedName } from './label-words.ts';
import { prepareName } from './label-words.ts';

/** A name of a key, with the place of its synonym in the key's list. */
export interface KeyName {
  readonly name: PreparedName;
  readonly rank: number;
}

const known = new WeakMap<readonly string[], readonly KeyName[]>();

/** Of two synonyms that have a spelling in common the more telling one keeps it. */
export function listKeyNames({ synonyms }: Pick<SsotKey, 'synonyms'>): readonly KeyName[] {
  const before = known.get(synonyms);
  if (before !== undefined) return before;
  const names = new Map<string, KeyName>();
  for (const [rank, synonym] of synonyms.entries())
    for (const spelling of listSpellings(synonym)) {
      const letters = spelling.replaceAll(' ', '');
      if (!names.has(letters)) names.set(letters, { name: prepareName(spelling), rank });
    }
  const prepared = [...names.values()];
  known.set(synonyms, prepared);
  return prepared;
}
