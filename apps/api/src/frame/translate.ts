// Failures are worded in English where they arise and told in the caller's language: every sentence of the server stands in the catalogue
// of messages, and with it its translation.

import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import { fillIn } from './fill-in.ts';

/** Sentences by key, in groups of any depth. */
interface Texts {
  readonly [key: string]: string | Texts;
}

interface Template {
  readonly pattern: RegExp;
  readonly text: string;
}

const BETWEEN_SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u;
const PLACEHOLDER = /\{(\w+)\}/g;

const catalogues = new Map<
  Language,
  { readonly exact: ReadonlyMap<string, string>; readonly templates: readonly Template[] }
>();

/** The sentence in a language, or as it is where the catalogue does not have it. */
export function translate(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  return findTranslation(sentence, language) ?? sentence;
}

/** The sentence in a language, or several one by one, or null where the catalogue does not have them. @public */
export function findTranslation(text: string, language: Language): string | null {
  const whole = findSentence(text, language);
  if (whole !== null) return whole;
  const sentences = text.split(BETWEEN_SENTENCES);
  const translated = sentences.map((sentence) => findSentence(sentence, language));
  return sentences.length > 1 && translated.every((each) => each !== null) ? translated.join(' ') : null;
}

function findSentence(sentence: string, language: Language): string | null {
  const { exact, templates } = getCatalogue(language);
  const known = exact.get(sentence);
  if (known !== undefined) return known;
  for (const { pattern, text } of templates) {
    const found = pattern.exec(sentence);
    if (found) return fillIn(text, found.groups ?? {});
  }
  return null;
}

function getCatalogue(language: Language) {
  const known = catalogues.get(language);
  if (known) return known;
  // What the server alone says goes before a sentence of the screens that happens to read the same.
  const pairs = [
    ...listPairs(MESSAGES.en.refusals, MESSAGES[language].refusals),
    ...listPairs(MESSAGES.en, MESSAGES[language]),
  ];
  const catalogue = {
    exact: new Map(pairs.toReversed()),
    templates: listPairs(MESSAGES.en.refusals, MESSAGES[language].refusals)
      .filter(([english]) => english.includes('{'))
      .map(([english, text]) => ({ pattern: toPattern(english), text })),
  };
  catalogues.set(language, catalogue);
  return catalogue;
}

function listPairs(english: Texts, translated: Texts): [string, string][] {
  return Object.entries(english).flatMap(([key, text]): [string, string][] => {
    const other = translated[key];
    if (typeof text === 'string') return typeof other === 'string' ? [[text, other]] : [];
    return typeof other === 'object' ? listPairs(text, other) : [];
  });
}

function toPattern(template: string): RegExp {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(PLACEHOLDER, '(?<$1>.+?)')}$`, 's');
}
