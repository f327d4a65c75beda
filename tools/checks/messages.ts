// The catalogue of messages, packages/contract/src/messages/<language>/<area>.ts: imported, so that whatever the files compute is seen as
// the screens see it, and flattened to `area.group.name`.

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
}

export interface Catalogue {
  readonly messages: readonly Message[];
  /** Values that are neither texts nor groups of texts. */
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
    into.messages.push({ ...place, key, text: value });
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

/** The names between braces, each once, in alphabetical order. */
export function listPlaceholders(text: string): string[] {
  const names = [...text.matchAll(/\{\s*(\w+)[^}]*\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].toSorted();
}
