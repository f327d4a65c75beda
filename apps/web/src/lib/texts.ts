// The sentences of the screens: i18next with the contract's messages, typed by their English keys, one namespace an area. The texts are
// loaded before anything is drawn, so no key is ever seen.

import { getTexts } from '@vigilo/contract/auth';
import type { EnglishMessages } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { FallbackNs } from 'react-i18next';
import { appConfigQuery } from './app-config.ts';
import { callApi } from './call-api.ts';
import { currentLanguage, isLanguageChosen, setPageLanguage } from './language.ts';
import { queryClient } from './query-client.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: EnglishMessages;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

export type TextArea = keyof EnglishMessages;

/** Loads the language of the page and makes the texts ready. Throws a Problem when they cannot be had. */
export async function startTexts(): Promise<void> {
  const language = isLanguageChosen() ? currentLanguage() : (await queryClient.fetchQuery(appConfigQuery)).DEFAULT_LANGUAGE;
  const texts = await callApi(getTexts, { params: { lang: language } });
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'shell',
    resources: { [language]: texts },
    // Keys are flat; a dot or a colon in one is only a character.
    keySeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  setPageLanguage(language, { remember: false });
}

/** Shows everything in another language from now on and at the next visit. Throws a Problem when its texts cannot be had. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'shell')) {
    const texts = await callApi(getTexts, { params: { lang: language } });
    for (const [area, sentences] of Object.entries(texts)) i18next.addResourceBundle(language, area, sentences);
  }
  setPageLanguage(language, { remember: true });
  await i18next.changeLanguage(language);
}

/** The texts of an area: `const t = useTexts('companies')`, then `t('title')` or `t('rows', { count })`. */
export function useTexts<A extends TextArea>(area: A): TFunction<FallbackNs<A>> {
  return useTranslation(area).t;
}
