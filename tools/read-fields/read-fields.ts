// `npm run -s read-fields -- [--type T] FILE...`: prints for each file one JSON line {file, seconds, pages, type, fields: {key: {value, page, box, confidence}}, lines:
// [{description, quantity, price, amount, ...}]}, or {file, seconds, error, code}. Without a type each page is classified; `type` is that of which most was read.

import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import { parseArgs } from 'node:util';
import { readFiles } from '../read-files.ts';
import { chooseFields } from './choose-fields.ts';

function main(words: readonly string[]): Promise<void> | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { type: { type: 'string' } },
    allowPositionals: true,
  });
  const types = listTypes(values.type);
  if (types.length === 0)
    return `There is no type ${values.type ?? ''}: ${SHIPPED_DOCUMENT_TYPES.map(({ name }) => name).join(', ')}\n`;
  if (positionals.length === 0)
    return 'Name one file or more: npm run -s read-fields -- [--type T] FILE...\n';
  return readFiles(positionals, (pages) => chooseFields(pages, types));
}

/** The type that is asked for alone, none where there is none of this name; all of them where none is asked for. */
function listTypes(name: string | undefined): readonly DocumentType[] {
  if (name === undefined) return SHIPPED_DOCUMENT_TYPES;
  return SHIPPED_DOCUMENT_TYPES.filter((type) => type.name.toLowerCase() === name.toLowerCase());
}

try {
  const done = main(process.argv.slice(2));
  if (typeof done === 'string') {
    process.stderr.write(done);
    process.exitCode = 2;
  } else await done;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
