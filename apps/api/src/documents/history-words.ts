import type { Language } from '@vigilo/contract/messages/language';
import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { getTranslator } from '../frame/texts.ts';

/** Of a document, and of its child documents. */
const STATUSES = [...DOCUMENT_STATUSES, ...USER_STATUSES];

/** What an entry of a document's history says beside its action: how it was to be read, from which step, to which status. */
export function wordHistory(after: Readonly<Record<string, unknown>> | null, language: Language): string {
  const t = getTranslator(language);
  const { text, languages, turn, step, status, reason } = after ?? {};
  const reached = STATUSES.find((one) => one === status);
  return [
    ...(reached === undefined ? [] : [t(`documents.history.status.${reached}`)]),
    ...(typeof reason === 'string' ? [reason] : []),
    ...(typeof step === 'string' ? [t('documents.history.step', { step })] : []),
    ...(typeof text === 'string' ? [t('documents.history.text', { text })] : []),
    ...(Array.isArray(languages)
      ? [t('documents.history.languages', { languages: languages.map(String).join(', ') })]
      : []),
    ...(typeof turn === 'number' && turn !== 0 ? [t('documents.history.turn', { degrees: turn })] : []),
  ].join('; ');
}
