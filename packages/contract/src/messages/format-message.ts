// Formats messages, in server and browser: plurals, numbers and dates in the conventions of the language, dates in UTC.

import { memoize, strategies } from '@formatjs/fast-memoize';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './language.ts';
import type { Values } from './message.ts';

/** A parsed text, because the browser bundle has no parser. */
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

/** Parses the placeholders of a text; a text without any is unchanged. */
export function parseText(text: string): string | ParsedText {
  return text.includes('{') ? parse(text) : text;
}

const parse = memoize((text: string) =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(),
);

/** By parsed text and language: to make one takes longer than to use it. */
const formats = new WeakMap<ParsedText, Map<Language, IntlMessageFormat>>();

function formatOf(parsed: ParsedText, language: Language): IntlMessageFormat {
  const byLanguage = formats.get(parsed) ?? new Map<Language, IntlMessageFormat>();
  const known = byLanguage.get(language);
  if (known) return known;
  const format = new IntlMessageFormat(parsed, language, undefined, { formatters });
  formats.set(parsed, byLanguage.set(language, format));
  return format;
}

/** The text with its values filled in. @throws if a value is missing */
export function formatMessage(text: string | ParsedText, language: Language, values: Values = {}): string {
  const parsed = typeof text === 'string' ? parseText(text) : text;
  return typeof parsed === 'string' ? parsed : String(formatOf(parsed, language).format(values));
}
