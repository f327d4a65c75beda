import type { StoredSuggestion } from '@vigilo/contract/news';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { ReadFor } from '@vigilo/domain/news/suggestion/read-headline';
import type { Lesson } from '@vigilo/domain/news/suggestion/lesson';
import { openLesson } from '@vigilo/domain/news/suggestion/lesson';
import { ModelDamage } from '@vigilo/domain/news/suggestion/model-file';
import type { Suggested, Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { Certainty } from '@vigilo/domain/news/suggestion/certainty';
import { decideCertainties } from '@vigilo/domain/news/suggestion/accepted-fields';
import type { StoredLesson } from './learning.queries.ts';
import { findLesson, findLessonVersion } from './learning.queries.ts';
import { openBaseModel } from '../adapters/suggestion-model/base-model.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** Version of the model that comes with the product, before a tenant's analysts taught it anything. */
export const BASE_VERSION = 0;

/** Makes suggestions for a tenant. */
export interface Suggester {
  /** Of the tenant's model; 0 for the one that comes with the product. */
  readonly version: number;
  suggest(given: ReadFor): Suggestion;
  /** The suggestion as it is stored with an event; what `isShown` is taken over. */
  stored(suggestion: Suggestion): StoredSuggestion;
}

/** Suggesters of so many tenants are kept. */
const MOST_TENANTS = 50;

const suggesters = new Map<string, Suggester>();

/** Between them they try rules of every kind: the first that holds ends the search. */
const FIRST_HEADLINES = [
  'Acme names its chairman',
  'Acme misses an interest payment',
  'Acme raises $300 million in a sale of shares',
  "Moody's cuts Acme to junk",
];

/** Reads the product's own model and the rules, which keeps a processor for half a second: before others want it. */
export function readSuggestionModel(): void {
  // What is read once is only interpreted; the second time it is compiled.
  for (const title of [...FIRST_HEADLINES, ...FIRST_HEADLINES]) suggestBaseScore(title, 'Acme');
}

/** The suggester of a tenant: the product's own model, with the lesson in use where the tenant has one. */
export async function getSuggester(tx: TenantTransaction, tenantId: string): Promise<Suggester> {
  const version = (await findLessonVersion(tx, tenantId)) ?? BASE_VERSION;
  const known = suggesters.get(tenantId);
  if (known?.version === version) return known;
  const opened = makeSuggester(version === BASE_VERSION ? null : await findLesson(tx, tenantId));
  suggesters.delete(tenantId);
  suggesters.set(tenantId, opened);
  for (const oldest of [...suggesters.keys()].slice(0, Math.max(0, suggesters.size - MOST_TENANTS)))
    suggesters.delete(oldest);
  return opened;
}

function makeSuggester(stored: StoredLesson | null): Suggester {
  const model = openBaseModel();
  const lesson = stored && findFittingLesson(stored, model.topicNames.length);
  const version = stored && lesson ? stored.version : BASE_VERSION;
  return {
    version: stored?.version ?? BASE_VERSION,
    suggest: (given) => suggest(model, given, lesson),
    stored: (suggestion) => storedSuggestion(suggestion, version),
  };
}

/** The lesson, or null where it was learnt on top of a model of another shape: the next night learns it anew. */
function findFittingLesson({ weights }: StoredLesson, topics: number): Lesson | null {
  try {
    return openLesson(weights, topics);
  } catch (error) {
    if (error instanceof ModelDamage) return null;
    throw error;
  }
}

/** Whether a lesson can be used on top of the product's present model. */
export function isFittingLesson(stored: StoredLesson): boolean {
  return findFittingLesson(stored, openBaseModel().topicNames.length) !== null;
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
  const sure = decideCertainties(suggestion);
  return {
    modelVersion,
    score: {
      ...storedField(suggestion.score, sure.score),
      value: toDecimal(suggestion.score.thousandths),
    },
    event: storedField(suggestion.eventType, sure.eventType),
    topic: storedField(suggestion.topic, sure.topic),
  };
}

function storedField<T>(
  { value, confidence, words }: Pick<Suggested<T>, 'value' | 'confidence' | 'words'>,
  certainty: Certainty,
) {
  return {
    value,
    confidence,
    words: words.map(({ word }) => word),
    isShown: certainty === 'sure',
    certainty,
  };
}
