// The one place that words a message, in server and browser: plurals, numbers and dates as the language has them, dates in UTC.

import { memoize, strategies } from '@formatjs/fast-memoize';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './language.ts';
import type { Values } from './message.ts';

/** A text whose placeholders are found already: browsers have no parser. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>;

const { variadic: strategy } = strategies;

const formatters = {
  getNumberFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    { strategy },
  ),
  getDateTimeFormat: memoize(
    (locales: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales, { timeZone: 'UTC', ...options }),
    { strategy },
  ),
  getPluralRules: memoize(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
    { strategy },
  ),
};

/** Finds the placeholders of a text; a text without any stays as it is. */
export function parseText(text: string): string | ParsedText {
  return text.includes('{') ? parse(text) : text;
}

const parse = memoize((text: string) =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(),
);

/** The sentence of a text with its values. @throws where a value is missing */
export function formatMessage(text: string | ParsedText, language: Language, values: Values = {}): string {
  const parsed = typeof text === 'string' ? parseText(text) : text;
  if (typeof parsed === 'string') return parsed;
  return String(new IntlMessageFormat(parsed, language, undefined, { formatters }).format(values));
}
