// A sentence of the messages made ready to read: `{name}` stands for a value; a key with `_one` and `_other` twins is chosen by `count` in
// the way of the language. Keys and placeholders are typed by the English messages. (Why not i18next: the same took 14 kB of the sign-in
// page's 150, and its types do not insist on the placeholders.)

/** The key of a sentence, without the ending that tells its plural forms apart. */
export type MessageKey<M> = keyof M extends infer K
  ? K extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : K & string
  : never;

type MessageText<M, K extends string> = K extends keyof M
  ? M[K]
  : `${K}_other` extends keyof M
    ? M[`${K}_other` & keyof M]
    : never;

type PlaceholdersIn<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

type CountName<M, K extends string> = K extends keyof M ? never : 'count';

type ValueNames<M, K extends string> = PlaceholdersIn<MessageText<M, K>> | CountName<M, K>;

export type Value = string | number;

export type Values = Readonly<Record<string, Value>>;

/** What a sentence needs beside its key: nothing, or a value for each of its placeholders; `count` is always a number. */
export type MessageValues<M, K extends string> = [ValueNames<M, K>] extends [never]
  ? []
  : [values: { readonly [Name in ValueNames<M, K>]: Name extends 'count' ? number : Value }];

const plurals = new Map<string, Intl.PluralRules>();

function selectPlural(language: string, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** The sentence of a key with its values filled in, numbers as the language writes them; the key itself when there is no sentence. */
export function formatMessage(
  sentences: Readonly<Record<string, unknown>>,
  language: string,
  key: string,
  values: Values = {},
): string {
  const { count } = values;
  const plural = typeof count === 'number' ? sentences[`${key}_${selectPlural(language, count)}`] : undefined;
  const sentence = plural ?? sentences[key] ?? sentences[`${key}_other`];
  if (typeof sentence !== 'string') return key;
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}
