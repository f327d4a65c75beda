import type { Language } from '@vigilo/contract/messages/language';
import { COMPANY_NAMES_IN_SPANISH } from '@vigilo/domain/companies/spanish-names';
import { TOPICS_IN_SPANISH } from '@vigilo/domain/events/spanish-topics';

/** A stored name of a country, sector, industry or topic in a language; a tenant's own stays as it is. */
export function writeName(stored: string, language: Language): string {
  if (language === 'en') return stored;
  return COMPANY_NAMES_IN_SPANISH.get(stored) ?? TOPICS_IN_SPANISH.get(stored) ?? stored;
}
