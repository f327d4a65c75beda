// The sentences of the screens: the contract's messages, typed by their English keys, by area. They are loaded from the server before
// anything is drawn, so no key is ever seen.

import { getTexts } from '@vigilo/contract/sign-in';
import type { CallReply } from '@vigilo/contract/call';
import type { EnglishMessages } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { Values, ValuesFor } from '@vigilo/contract/messages/message';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import type { ParsedText } from '@vigilo/contract/messages/format-message';
import { useMemo, useSyncExternalStore } from 'react';
import { appConfigQuery } from './app-config.ts';
import { callApi } from './call-api.ts';
import { currentLanguage, isLanguageChosen, setPageLanguage } from './language.ts';
import { queryClient } from './query-client.ts';

type Texts = CallReply<typeof getTexts>;

export type TextArea = keyof EnglishMessages;

/** Writes a sentence of an area: `t('title')`, `t('rows', { count })`. */
export type Translate<A extends TextArea> = <K extends keyof EnglishMessages[A] & string>(
  key: K,
  ...values: ValuesFor<`${A}.${K}`>
) => string;

/** Writes a stored name of a country, sector, industry or topic in the language of the page; a tenant's own stays as it is. */
export type WriteName = (stored: string) => string;

interface Shown {
  readonly language: Language;
  readonly texts: Texts;
  readonly writeName: WriteName;
}

const loaded = new Map<Language, Shown>();
const listeners = new Set<() => void>();
let shown: Shown = { language: 'en', texts: {}, writeName: (stored) => stored };

async function show(language: Language, { remember }: { remember: boolean }): Promise<void> {
  shown = loaded.get(language) ?? (await load(language));
  loaded.set(language, shown);
  setPageLanguage(language, { remember });
  for (const listener of listeners) listener();
}

async function load(language: Language): Promise<Shown> {
  const [texts, writeName] = await Promise.all([
    callApi(getTexts, { params: { lang: language } }),
    loadNames(language),
  ]);
  return { language, texts, writeName };
}

/** The names are stored in English. */
async function loadNames(language: Language): Promise<WriteName> {
  if (language === 'en') return (stored) => stored;
  const { SPANISH_NAMES } = await import('./spanish-names.ts');
  return (stored) => SPANISH_NAMES.get(stored) ?? stored;
}

/** Loads the texts in the language of the page. Throws a Problem when they cannot be had. */
export async function startTexts(): Promise<void> {
  const language = isLanguageChosen()
    ? currentLanguage()
    : (await queryClient.fetchQuery(appConfigQuery)).DEFAULT_LANGUAGE;
  await show(language, { remember: false });
}

/** Shows everything in another language from now on and at the next visit. Throws a Problem when its texts cannot be had. */
export function changeLanguage(language: Language): Promise<void> {
  return show(language, { remember: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The texts of an area: `const t = useTexts('companies')`, then `t('title')` or `t('rows', { count })`. */
export function useTexts<A extends TextArea>(area: A): Translate<A> {
  const { language, texts } = useSyncExternalStore(subscribe, () => shown);
  return useMemo<Translate<A>>(() => {
    const sentences = texts[area] ?? {};
    return (key, ...[values]) =>
      formatMessage(
        // An array is what FormatJS's own parser wrote on the server.
        (sentences[key] ?? key) as string | ParsedText,
        language,
        // Each key's own type has checked its values; here they are all just values.
        values as Values | undefined,
      );
  }, [area, language, texts]);
}

/** Writes stored names in the language of the page; another function once the language is another. */
export function useWriteName(): WriteName {
  return useSyncExternalStore(subscribe, () => shown).writeName;
}
