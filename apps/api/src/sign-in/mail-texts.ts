import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { Mail } from '../adapters/mail/mail.ts';
import { fillIn } from '../frame/fill-in.ts';

type Letter = keyof (typeof MESSAGES)['en']['mail']['letters'];

/** A mail in one language: greeting, what it tells, and why it came. Names are text, and nothing but text. */
export function writeMail(
  letter: Letter,
  language: Language,
  to: { readonly name: string; readonly email: string },
  values: Readonly<Record<string, string>> = {},
): Mail {
  const texts = MESSAGES[language].mail;
  const { subject, body } = texts.letters[letter];
  const paragraphs = [
    fillIn(texts.greeting, { name: to.name }),
    ...body.split('\n').map((paragraph) => fillIn(paragraph, values)),
    texts.closing,
  ];
  return { to: to.email, subject: fillIn(subject, values), text: paragraphs.join('\n\n') };
}
