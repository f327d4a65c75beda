export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the product that a tag such as `es-MX` asks for, or null. */
export function findLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split('-', 1)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
