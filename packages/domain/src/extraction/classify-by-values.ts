// A form whose title and labels are none that are known, told by what it says: a page with a grade for the short term, one for the long term, and an outlook, an
// analyst or a day of the next review is a credit report; one with a net, a tax and a total that fit each other a receipt where it says what was paid with, and an invoice where it has the number of one or the account that
// it is paid to (decisions.md section 5: page classification).

import { findProvenIban } from './bank-numbers.ts';
import { hasLastDay } from './days-by-context.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { readChanges } from './changed-grades.ts';
import { readHistory } from './grade-history.ts';
import { toProse } from './prose-text.ts';
import { findNumber } from './numbers-by-context.ts';
import { findTotal, proveAmounts } from './prove-amounts.ts';
import { readByContext } from './read-by-context.ts';
import { readProse } from './read-prose.ts';
import type { TextLine } from './text-lines.ts';

/** A page with more lines is no form. */
const MOST_LINES = 110;
const LEAST_OF_NEXT = 2;
const ALSO = ['outlook', 'analyst', 'next_review'] as const;
const A_GRADE = /(?<![\p{L}\d])[ABC][+-]?(?![\p{L}\d])/u;
/** The order of day and month does not matter here. */
const ANY_CONVENTIONS = { decimalMark: null, dateOrder: 'DMY' } as const;

/** A grade for each term and something else that only such reports have, or one grade and two of these. */
function isReport(lines: readonly TextLine[]): boolean {
  if (!lines.some(({ segments }) => segments.some(({ text }) => A_GRADE.test(text)))) return false;
  const found = {
    ...readHistory(lines, ANY_CONVENTIONS.dateOrder),
    ...readChanges(toProse(lines)),
    ...readProse(lines, ANY_CONVENTIONS),
    ...readByContext([lines], '', ANY_CONVENTIONS).values,
  };
  const has = (field: string): boolean => (new Map(Object.entries(found)).get(field) ?? null) !== null;
  const others = ALSO.filter(has).length;
  // Of a scan one of the grades may be lost.
  return has('st_rating') && has('lt_rating')
    ? others > 0
    : (has('st_rating') || has('lt_rating')) && others > 1;
}

/** Cash or a card by its name, alone or behind a few words. */
const TENDER =
  /^(?:[\p{L}.]+\s){0,2}(?:visa|mastercard|maestro|american express|amex|diners|discover|debit card|credit card|cash|efectivo|tarjeta|contactless|apple pay|google pay|paypal|bizum)(?!\p{L})/iu;
/** 'Paid in full by Visa Debit' */
const PAID_BY =
  /^(?:paid|payment|pagad[ao]|pago|cobrad[ao]|charged)\s(?:\p{Ll}+\s){0,4}(?:by|with|to|con|a|en|mediante|via)\s(?:visa|mastercard|maestro|american express|amex|debit card|credit card|cash|efectivo|tarjeta|paypal|bizum|apple pay|google pay)(?!\p{L})/iu;
const TAX = /\b(?:tax(?:es)?|vat|gst|hst|iva|i v a|igv|igic|isv|itbis|impuestos?|moms|mva|btw|mwst|tva)\b/;

/** Whether a net, a tax and a total fit each other. */
function hasProvenAmounts(lines: readonly TextLine[]): boolean {
  const proven = proveAmounts([lines], { net: null, tax: null, total: null }, ANY_CONVENTIONS);
  return proven !== null && TAX.test(proven.tax.label);
}

/** Three such amounts, and what was paid with; what is to be paid until a day is none. */
function isReceipt(lines: readonly TextLine[]): boolean {
  const isPaid = lines.some(({ segments }) =>
    segments.some(({ text, words }) => (words.length <= 4 && TENDER.test(text)) || PAID_BY.test(text)),
  );
  return isPaid && !hasLastDay(lines) && hasProvenAmounts(lines);
}

/** Three such amounts with the account that they are paid to, or the number of an invoice with them, or with a total and the day until which it is to be paid. */
function isInvoice(lines: readonly TextLine[]): boolean {
  if (findProvenIban([lines]) !== null && hasProvenAmounts(lines)) return true;
  if (findNumber([lines], 'invoice_number') === null) return false;
  return hasProvenAmounts(lines) || (hasLastDay(lines) && findTotal([lines], ANY_CONVENTIONS) !== null);
}

/** Whether a page that goes on from one of a type has two of the values of a credit report, and the type is that of one. */
export function holdsValuesOf(lines: readonly TextLine[], type: DocumentType): boolean {
  const isOfReports = keyOfField(type, 'st_rating') !== '' && keyOfField(type, 'lt_rating') !== '';
  return (
    isOfReports && Object.keys(readByContext([lines], '', ANY_CONVENTIONS).values).length >= LEAST_OF_NEXT
  );
}

/** The type whose values a page has; null where no type's. Types are known by their fields, whatever their names. */
export function classifyByValues(
  lines: readonly TextLine[],
  types: readonly DocumentType[],
): DocumentType | null {
  if (lines.length > MOST_LINES) return null;
  const forms = types.filter(({ layout }) => layout === 'form');
  const report = forms.find(
    (each) => keyOfField(each, 'st_rating') !== '' && keyOfField(each, 'lt_rating') !== '',
  );
  if (report !== undefined && isReport(lines)) return report;
  const receipt = forms.find((each) => keyOfField(each, 'receipt_number') !== '');
  if (receipt !== undefined && isReceipt(lines)) return receipt;
  const invoice = forms.find((each) => keyOfField(each, 'invoice_number') !== '');
  return invoice !== undefined && isInvoice(lines) ? invoice : null;
}
