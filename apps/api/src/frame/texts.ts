// The server's words: messages in the language of whoever reads them.

import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import type { Language } from '@vigilo/contract/messages/language';
import type { Message, MessageKey, PlainKey, Values, ValuesFor } from '@vigilo/contract/messages/message';

/** What is worded only where it is read: a message that needs no values by its key, any other with its values. */
export type Sentence = PlainKey | Message;

/** The messages in a language: `t('reports.title')`, `t('reports.rows', { count })`. */
export function getTranslator(language: Language) {
  return <K extends MessageKey>(key: K, ...values: ValuesFor<K>): string =>
    // The key's own type has checked the values; here they are all just values.
    formatMessage(findText(key, language), language, values[0] as Values | undefined);
}

/** A sentence in a language. */
export function wordSentence(sentence: Sentence, language: Language): string {
  const { key, values } = typeof sentence === 'string' ? { key: sentence, values: {} } : sentence;
  return formatMessage(findText(key, language), language, values);
}

function findText(key: MessageKey, language: Language): string {
  const dot = key.indexOf('.');
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = MESSAGES[language];
  return areas[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key;
}
