// A message key with its values, carried by a failure until the reader's language is known. Keys and values are typed by the English messages, which
// are in ICU MessageFormat.

import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { EnglishMessages } from './catalogue.ts';

type Area = keyof EnglishMessages;

/** `area.name` of every message. */
export type MessageKey = { [A in Area]: `${A}.${keyof EnglishMessages[A] & string}` }[Area];

/** The English text of a message. */
type English<K> = K extends `${infer A extends Area}.${infer Name}`
  ? Name extends keyof EnglishMessages[A]
    ? EnglishMessages[A][Name]
    : never
  : never;

type WithPlaceholder<K> = K extends unknown ? (English<K> extends `${string}{${string}` ? K : never) : never;

/** The keys of messages that need no values. */
export type PlainKey = Exclude<MessageKey, WithPlaceholder<MessageKey>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Kinds = { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date };

type ValuesOfEach<K> = K extends unknown ? GetICUArgs<English<K> & string, Kinds> : never;

/** The values of a message as arguments: none, or a text, number or date for each placeholder. */
export type ValuesFor<K> = [WithPlaceholder<K>] extends [never]
  ? []
  : [values: Readonly<Intersection<ValuesOfEach<WithPlaceholder<K>>>>];

export type Values = Readonly<Record<string, string | number | Date>>;

export interface Message {
  readonly key: MessageKey;
  readonly values: Values;
}

/** A message with its values. */
export function message<K extends MessageKey>(key: K, ...values: ValuesFor<K>): Message {
  // Checked by the type of the key.
  const [given = {}] = values as readonly [Values?];
  return { key, values: given };
}

/** The key of a message that needs no values, where a type would let any text pass. */
export function messageKey<K extends PlainKey>(key: K): K {
  return key;
}
