// The catalogue of messages, packages/contract/src/messages/<language>/<area>.ts: imported, so that whatever the files compute is seen as
// the screens see it, and flattened to `area.group.name`.

import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';
import { toEntries } from './json.ts';
import type { SourceFile, SourceTree } from './source-tree.ts';

const FOLDER = 'packages/contract/src/messages/';

export interface Message {
  readonly path: string;
  readonly line: number;
  /** `area.group.name`, the area being the name of the file. */
  readonly key: string;
  readonly text: string;
  readonly parts: readonly MessageFormatElement[];
}

export interface Catalogue {
  readonly messages: readonly Message[];
  /** Values that are neither texts in ICU MessageFormat nor groups of them. */
  readonly unreadable: readonly Finding[];
}

/** The messages of a language, by area and in the order they are written. */
export async function readCatalogue(tree: SourceTree, language: string): Promise<Catalogue> {
  const folder = `${FOLDER}${language}/`;
  const files = tree.files.filter((file) => file.path.startsWith(folder) && file.isCode && !file.isTest);
  const catalogue: Collected = { messages: [], unreadable: [] };
  for (const file of files) {
    const area = file.path.slice(folder.length).replace(/\.ts$/, '');
    const module: unknown = await import(pathToFileURL(join(tree.root, file.path)).href);
    for (const [, exported] of toEntries(module)) collect(catalogue, file, [area], exported);
  }
  return catalogue;
}

interface Collected {
  readonly messages: Message[];
  readonly unreadable: Finding[];
}

function collect(into: Collected, file: SourceFile, names: readonly string[], value: unknown): void {
  const place = { path: file.path, line: findLineOfName(file, names.at(-1) ?? '') };
  const key = names.join('.');
  if (typeof value === 'string') {
    try {
      into.messages.push({ ...place, key, text: value, parts: parse(value, { ignoreTag: true }) });
    } catch (error) {
      into.unreadable.push({ ...place, message: `${key}: a message is ICU MessageFormat: ${String(error)}` });
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of toEntries(value)) collect(into, file, [...names, name], inner);
  } else {
    into.unreadable.push({ ...place, message: `${key}: a message is a text` });
  }
}

/** The line that declares a name, the first one where groups use it twice. */
function findLineOfName(file: SourceFile, name: string): number {
  const index = file.text
    .split('\n')
    .findIndex((line) => line.trimStart().replace(/^['"]/, '').startsWith(name));
  return Math.max(index, 0) + 1;
}

/** The placeholders of a message, each once and with the kind of its values, in alphabetical order. */
export function listPlaceholders({ parts }: Pick<Message, 'parts'>): string[] {
  return [...new Set(parts.flatMap((part) => describePlaceholders(part)))].toSorted();
}

function describePlaceholders(part: MessageFormatElement): string[] {
  if (isLiteralElement(part) || isPoundElement(part) || isTagElement(part)) return [];
  if (isPluralElement(part) || isSelectElement(part))
    return [
      `${part.value}, ${isPluralElement(part) ? 'number' : 'text'}`,
      ...Object.values(part.options).flatMap(({ value }) =>
        value.flatMap((inner) => describePlaceholders(inner)),
      ),
    ];
  if (isNumberElement(part)) return [`${part.value}, number`];
  return [`${part.value}, ${isArgumentElement(part) ? 'text' : 'date'}`];
}

/** The sentences that a message can become: one, or each of its plural forms. */
export function listForms({ text, parts: [first, ...others] }: Message): string[] {
  if (first === undefined || others.length > 0 || !isPluralElement(first)) return [text];
  return Object.values(first.options).map(({ value }) => printAST(value).replaceAll('#', `{${first.value}}`));
}
