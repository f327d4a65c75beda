import type { Language } from '@vigilo/contract/messages/language';
import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import { wordSentence } from '../frame/texts.ts';
import type { Sentence } from '../frame/texts.ts';

/** Sentences that say more where the failure comes with these values. */
const EXACT = {
  'too-many-pages': ['pages', 'most'],
  'took-too-long': ['page'],
} as const satisfies Partial<Record<DocumentFailure['code'], readonly string[]>>;

/** Why a document failed and what to do, in a language. */
export function wordFailure(failure: DocumentFailure, language: Language): string {
  return wordSentence(toSentence(failure), language);
}

function toSentence({ code, values }: DocumentFailure): Sentence {
  if (
    (code === 'too-many-pages' || code === 'took-too-long') &&
    EXACT[code].every((name) => values[name] !== undefined)
  )
    return { key: `documents.failures.${code}.exact`, values };
  return `documents.failures.${code}`;
}
