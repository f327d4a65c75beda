import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { Fault } from '@vigilo/domain/imports/faults';
import type { ImportField, ImportKind } from '@vigilo/domain/imports/fields';
import { fillIn } from '../frame/fill-in.ts';

/** The name of a field; the date of a price is not called that of a publication. */
export function fieldText(kind: ImportKind, field: ImportField, language: Language): string {
  const texts = MESSAGES[language].imports;
  return kind === 'prices' && field === 'date' ? texts['fields.priceDate'] : texts[`fields.${field}`];
}

/** Why a row is refused, in a sentence. */
export function reasonText(kind: ImportKind, fault: Fault, language: Language): string {
  const sentence = MESSAGES[language].imports[`faults.${fault.code}`];
  return fillIn(sentence, { field: fieldText(kind, fault.field, language), row: String(fault.row ?? '') });
}
