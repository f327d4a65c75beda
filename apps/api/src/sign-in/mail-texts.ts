import type { Language } from '@vigilo/contract/messages/language';
import type { MessageKey, ValuesFor } from '@vigilo/contract/messages/message';
import type { Mail } from '../adapters/mail/mail.ts';
import { getTranslator } from '../frame/texts.ts';

type Letter = MessageKey extends infer K ? (K extends `mailLetters.${infer L}.subject` ? L : never) : never;

/** A mail in one language: greeting, what it says, and why it came. Names are text, and nothing but text. */
export function writeMail<L extends Letter>(
  letter: L,
  language: Language,
  to: { readonly name: string; readonly email: string },
  ...values: ValuesFor<`mailLetters.${L}.subject` | `mailLetters.${L}.body`>
): Mail {
  const t = getTranslator(language);
  const paragraphs = [
    t('mailLetters.greeting', { name: to.name }),
    ...t(`mailLetters.${letter}.body`, ...values).split('\n'),
    t('mailLetters.closing'),
  ];
  return {
    to: to.email,
    subject: t(`mailLetters.${letter}.subject`, ...values),
    text: paragraphs.join('\n\n'),
  };
}
