export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The product's language for a tag such as `es-MX`, or null. */
export function findLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split('-', 1)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
