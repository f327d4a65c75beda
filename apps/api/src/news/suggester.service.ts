import type { StoredSuggestion } from '@vigilo/contract/news';
import { decimalOf } from '@vigilo/domain/scoring/thousandths';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { ReadFor } from '@vigilo/domain/news/suggestion/read-headline';
import type { Suggested, Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import { takenFields } from '@vigilo/domain/news/suggestion/taken-fields';
import { openBaseModel } from '../adapters/suggestion-model/base-model.ts';
import type { TenantTransaction } from '../app/tables.ts';

/** Version of the model that comes with the product, before a tenant's analysts taught it anything. */
const BASE_VERSION = 0;

/** Makes suggestions for a tenant. */
export interface Suggester {
  /** Of the tenant's model; 0 for the one that comes with the product. */
  readonly version: number;
  suggest(given: ReadFor): Suggestion;
  /** The suggestion as it is stored with an event; what `isShown` is taken over. */
  stored(suggestion: Suggestion): StoredSuggestion;
}

/** The suggester of a tenant. */
export async function getSuggester(_tx: TenantTransaction, _tenantId: string): Promise<Suggester> {
  const model = openBaseModel();
  return { version: BASE_VERSION, suggest: (given) => suggest(model, given), stored: (suggestion) => storedSuggestion(suggestion, BASE_VERSION) };
}

/** The score the product's own model suggests, whatever a tenant taught: a file that is imported again gets the same scores. */
export function suggestBaseScore(title: string, company: string): Thousandths {
  return suggest(openBaseModel(), { text: title, company }).score.thousandths;
}

/** Whether a word in small letters is one of the language. */
export function isCommonWord(lower: string): boolean {
  return openBaseModel().isCommon(lower);
}

function storedSuggestion(suggestion: Suggestion, modelVersion: number): StoredSuggestion {
  const taken = takenFields(suggestion);
  return {
    modelVersion,
    score: { ...storedField(suggestion.score, taken.score !== null), value: decimalOf(suggestion.score.thousandths) },
    event: storedField(suggestion.eventType, taken.eventType !== null),
    topic: storedField(suggestion.topic, taken.topic !== null),
  };
}

function storedField<T>({ value, confidence, words }: Suggested<T>, isShown: boolean) {
  return { value, confidence, words: words.map(({ word }) => word), isShown };
}
