// The language of the page: chosen by public/boot.js before the first paint, then by the person. The element <html> holds it.

import { findLanguage } from '@vigilo/contract/messages/language';
import type { Language } from '@vigilo/contract/messages/language';

/** Where the choice is remembered; public/boot.js reads the same key. */
const KEY = 'language';

export function currentLanguage(): Language {
  return findLanguage(document.documentElement.lang) ?? 'en';
}

/** Whether the language was chosen by the person or the browser, so that the installation's default does not apply. */
export function isLanguageChosen(): boolean {
  return document.documentElement.dataset['language'] === 'chosen';
}

/** Marks the page as being in a language; remembering keeps it for the next visit. */
export function setPageLanguage(language: Language, { remember }: { remember: boolean }): void {
  document.documentElement.lang = language;
  document.documentElement.dataset['language'] = 'chosen';
  if (remember) localStorage.setItem(KEY, language);
}
