import type { Language } from '@vigilo/contract/messages/language';
import type { FetchProblem } from '../adapters/guarded-fetch/fetch-rules.ts';
import { wordSentence } from '../frame/texts.ts';

/** What a try came to, as it is stored; empty where it was taken. */
export type DeliveryFailure = '' | 'refused' | 'no-webhook' | FetchProblem;

/** Why the last try of a delivery came to nothing, in a language; empty where it did not. */
export function wordDeliveryFailure(
  failure: DeliveryFailure,
  status: number | null,
  language: Language,
): string {
  if (failure === '') return '';
  if (failure === 'refused')
    return wordSentence({ key: 'delivery.failures.refused', values: { status: status ?? 0 } }, language);
  return wordSentence(`delivery.failures.${failure}`, language);
}
