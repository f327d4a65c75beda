// The server's words: messages in the language of whoever reads them.

import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import type { Language } from '@vigilo/contract/messages/language';
import type { Message, MessageKey, PlainKey, Values, ValuesFor } from '@vigilo/contract/messages/message';

/** Words that come as they are, from a library or a request. */
interface Quote {
  readonly quote: string;
}

/** What is worded only where it is read: a message that needs no values by its key, any other with its values. */
export type Sentence = PlainKey | Message | Quote;

/** The messages in a language: `t('reports.title')`, `t('reports.rows', { count })`. */
export function getTranslator(language: Language) {
  return <K extends MessageKey>(key: K, ...values: ValuesFor<K>): string =>
    // The key's own type has checked the values; here they are all just values.
    formatMessage(findText(key, language), language, values[0] as Values | undefined);
}

/** A sentence in a language, or several one after another. */
export function wordSentence(sentence: Sentence | readonly Sentence[], language: Language): string {
  if (isSeveral(sentence)) return sentence.map((each) => wordSentence(each, language)).join(' ');
  if (typeof sentence === 'string') return findText(sentence, language);
  if ('quote' in sentence) return sentence.quote;
  return formatMessage(findText(sentence.key, language), language, sentence.values);
}

function isSeveral(sentence: Sentence | readonly Sentence[]): sentence is readonly Sentence[] {
  return Array.isArray(sentence);
}

/** The words of a library, or the key of a message that the contract gave it to say. */
export function toSentence(words: string): Sentence {
  return isPlainKey(words) ? words : { quote: words };
}

function isPlainKey(words: string): words is PlainKey {
  const text = readText(words, 'en');
  return text !== undefined && !text.includes('{');
}

function findText(key: MessageKey, language: Language): string {
  return readText(key, language) ?? key;
}

function readText(key: string, language: Language): string | undefined {
  const dot = key.indexOf('.');
  const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = MESSAGES[language];
  return areas[key.slice(0, dot)]?.[key.slice(dot + 1)];
}
