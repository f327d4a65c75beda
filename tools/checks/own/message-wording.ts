// A message that the specification words (messages.json beside the project) is spelled exactly as there: one that differs from it by
// capitals, blanks or punctuation only is a slip. A single word is left alone, for it may stand inside a sentence of ours. Skipped with a
// word where the specification is not at hand.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../finding.ts';
import { listForms, readCatalogue } from '../messages.ts';
import type { SourceTree } from '../source-tree.ts';

const FOLDER = '../shared/spec';
const SPECIFIED = `${FOLDER}/messages.json`;

export const messageWording: Check = {
  name: 'message-wording',
  skipped: (tree) => (existsSync(join(tree.root, SPECIFIED)) ? null : `${SPECIFIED} is not at hand`),
  find: async (tree) => {
    const specified = specifiedTexts(tree);
    const exact = new Set(specified.map(withoutNames));
    const bySound = new Map(
      specified.filter((text) => /\S\s+\S/.test(text)).map((text) => [normaliseWording(text), text]),
    );
    const documents = readSpecification(tree);
    const { messages } = await readCatalogue(tree, 'en');
    return messages.flatMap((message) =>
      listForms(message).flatMap((text) => {
        const { path, line, key } = message;
        const wanted = bySound.get(normaliseWording(text));
        if (wanted === undefined || exact.has(withoutNames(text)) || documents.includes(text)) return [];
        return [{ path, line, message: `${key}: the specification spells it ${JSON.stringify(wanted)}` }];
      }),
    );
  },
};

/** The documents' own text: a heading they write in another way than the list of messages is right as well. */
function readSpecification(tree: SourceTree): string {
  const folder = join(tree.root, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

function specifiedTexts(tree: SourceTree): string[] {
  const groups: unknown = JSON.parse(readFileSync(join(tree.root, SPECIFIED), 'utf8'));
  if (typeof groups !== 'object' || groups === null) return [];
  return Object.values(groups).flatMap((texts: unknown) =>
    Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [],
  );
}

/** Placeholders may be named otherwise than in the specification. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{\s*\w+[^}]*\}/g, '{}');
}

function normaliseWording(text: string): string {
  return withoutNames(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, '');
}
