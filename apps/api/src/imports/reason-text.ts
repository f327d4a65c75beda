import type { Language } from '@vigilo/contract/messages/language';
import type { Fault, Match } from '@vigilo/domain/imports/faults';
import type { ImportField, ImportKind } from '@vigilo/domain/imports/fields';
import { getTranslator } from '../frame/texts.ts';

/** The name of a field; the date of a price is not called that of a publication. */
export function fieldText(kind: ImportKind, field: ImportField, language: Language): string {
  const t = getTranslator(language);
  return kind === 'prices' && field === 'date' ? t('imports.fields.priceDate') : t(`imports.fields.${field}`);
}

/** Why a row is refused, in a sentence. */
export function reasonText(kind: ImportKind, fault: Fault, language: Language): string {
  return getTranslator(language)(`imports.faults.${fault.code}`, {
    field: fieldText(kind, fault.field, language),
    row: String(fault.row ?? ''),
  });
}

type NamedMatch = Pick<Match, 'code' | 'stored'> & { readonly row?: number | null };

/** What a person is to decide on a row, in a sentence. */
export function matchText({ code, stored, row }: NamedMatch, language: Language): string {
  return getTranslator(language)(`imports.matches.${code}`, {
    ticker: stored.ticker ?? '',
    name: stored.companyName ?? '',
    country: stored.country ?? '',
    row: String(row ?? ''),
  });
}
