// Where a file goes on with another invoice or receipt: at 'page 1 of n', at a new number, or where the pages name no number at a new day with a new total
// (decisions.md section 5: a file is split into child documents). A page that says it is the second of its document, names the same number or none, and the terms
// behind an invoice, are of the document before.

import type { ReadPage } from '../digitise/page.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { readForm } from './read-form.ts';
import { listLines, normaliseText } from './text-lines.ts';

/** What tells one document of a type from the next; null where the page does not say it. */
export interface FormFacts {
  readonly number: string | null;
  readonly date: string | null;
  readonly total: string | null;
  /** The place of the page in its document, from 1. */
  readonly place: number | null;
  readonly isScan: boolean;
}

/** Values that are less sure than this tell nothing. */
const SURE = 0.8;
const PAGE_OF =
  /(?:^| )(?:page|pagina|pag|hoja|sheet|seite|blatt|pagina n|page no)(?: (?<place>\d{1,3}))(?: (?:of|de|von|sur))? (?<count>\d{1,3})(?: |$)/u;
const TERMS =
  /^(?:our )?(?:general |standard )?(?:terms and conditions|terms conditions|conditions of (?:sale|supply|business)|terms of (?:sale|supply|business)|condiciones generales|terminos y condiciones|condiciones de venta)(?: |$)/u;
const LINES_OF_TITLE = 4;

/** The place of a page in its document, from 1, where it says it. */
export function readPlace(page: ReadPage): number | null {
  for (const { plain } of listLines(page)) {
    const { place, count } = PAGE_OF.exec(plain)?.groups ?? {};
    if (place !== undefined && Number(place) >= 1 && Number(place) <= Number(count)) return Number(place);
  }
  return null;
}

/** Whether documents of this type have numbers by which they are told apart. */
export function isNumbered(type: DocumentType | undefined): type is DocumentType {
  return (
    type?.layout === 'form' &&
    (keyOfField(type, 'invoice_number') !== '' || keyOfField(type, 'receipt_number') !== '')
  );
}

/** What one page says of its document. */
export function readFormFacts(page: ReadPage, type: DocumentType): FormFacts {
  const { found } = readForm([page], type);
  const valueOf = (...fields: readonly string[]): string | null => {
    for (const field of fields) {
      const value = found.get(keyOfField(type, field));
      if (value !== undefined && value.label !== '' && value.confidence >= SURE) return value.value;
    }
    return null;
  };
  const number = valueOf('invoice_number', 'receipt_number');
  return {
    number: number === null ? null : normaliseText(number).replaceAll(' ', ''),
    date: valueOf('date'),
    total: valueOf('amount'),
    place: readPlace(page),
    isScan: page.source === 'ocr',
  };
}

/** What the pages of one document say together: the first that says something counts, of totals the last. */
export function joinFacts(before: FormFacts, own: FormFacts): FormFacts {
  return {
    number: before.number ?? own.number,
    date: before.date ?? own.date,
    total: own.total ?? before.total,
    place: own.place ?? before.place,
    isScan: before.isScan || own.isScan,
  };
}

const differs = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** Whether a page of the same type begins another document than that of the pages before it. */
export function beginsAnother(before: FormFacts, own: FormFacts): boolean {
  if (own.place !== null) return own.place === 1;
  const hasOtherTotal = differs(before.total, own.total);
  // OCR may misread one number in two ways.
  if (differs(before.number, own.number))
    return !own.isScan || hasOtherTotal || differs(before.date, own.date);
  if (before.number !== null && own.number !== null) return false;
  return before.number === null && own.number === null && hasOtherTotal && differs(before.date, own.date);
}

/** Whether a page is headed as the terms of what stands before it. */
export function isTerms(page: ReadPage): boolean {
  return listLines(page)
    .slice(0, LINES_OF_TITLE)
    .some(
      ({ plain, segments }) => TERMS.test(plain) || segments.some((segment) => TERMS.test(segment.plain)),
    );
}
