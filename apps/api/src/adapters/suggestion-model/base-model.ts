// The suggestion model that comes with the product: one file beside this one, learnt by tools/suggest/train.ts. Weights of eight bits are mostly small
// numbers, so that the file is packed to half of its size.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';

/** Where the model lies. */
export const BASE_MODEL_FILE = fileURLToPath(new URL('base-model.bin.br', import.meta.url));

/** More than a model unpacked: a file that unpacks to more is not ours. */
const MOST_BYTES = 16_000_000;

let opened: SuggestionModel | undefined;

/** The model that comes with the product, read once in a process. Throws where the file is missing or damaged. */
export function openBaseModel(): SuggestionModel {
  opened ??= openSuggestionModel(
    brotliDecompressSync(readFileSync(BASE_MODEL_FILE), { maxOutputLength: MOST_BYTES }),
  );
  return opened;
}

/** Puts another model in its place: what learning it ends with. */
export function writeBaseModel(file: Uint8Array): void {
  writeFileSync(BASE_MODEL_FILE, brotliCompressSync(file));
}
