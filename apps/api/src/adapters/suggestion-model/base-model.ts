// The suggestion model that comes with the product: one file beside this one, learnt by tools/suggest/train.ts.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';

/** Where the model lies. */
export const BASE_MODEL_FILE = fileURLToPath(new URL('base-model.bin', import.meta.url));

let opened: SuggestionModel | undefined;

/** The model that comes with the product, read once in a process. @throws ModelDamage where the file is damaged. */
export function openBaseModel(): SuggestionModel {
  opened ??= openSuggestionModel(readFileSync(BASE_MODEL_FILE));
  return opened;
}
