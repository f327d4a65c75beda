// What an invoice or receipt does not label: the seller above or below everything, the buyer in the window of the envelope, the currency of its amounts, the date
// beside its number, the net amount where no tax is charged (issue 13: invoices and receipts).

import type { ReadPage } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { findParties } from './find-parties.ts';
import { listDates } from './read-date.ts';
import { findCurrency } from './read-number.ts';
import { findInSentences } from './read-sentences.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { listLines, normaliseText } from './text-lines.ts';
import { asFound } from './without-label.ts';

type Found = Map<string, FoundValue>;

const TITLE =
  /^(?:tax )?(?:invoice|receipt|factura|facture|factuur|rechnung|recibo|ticket|boleta|sales receipt|original|copy|copia)\b/;
/** How a receipt says what was paid with: its amount stands beside it. */
const TENDER =
  /^(?:(?:paid (?:by|with|in)|pagado (?:con|en)|payment|card(?: type)?|tarjeta|tender|tipo de tarjeta):? )?(visa|mastercard|master card|maestro|american express|amex|discover|debit card|credit card|apple pay|google pay|paypal|bizum|cash|efectivo|tarjeta)\b/iu;
/** '#3005/055' */
const NUMBER_SIGN = /(?<![\p{L}\d])#\s?([A-Z\d][A-Z\d/-]{3,})(?![\p{L}\d])/u;

const UPPER = 0.6;
const BARE_NUMBER =
  /^(?:n[°º.oª?]{0,2}|no\.?|nr\.?|nro\.?|num\.?|núm\.?|#|ref\.?)\s*:?\s*((?=[^\d]*\d{2})[A-Z\d][A-Z\d/-]{2,})$/iu;

/** The currency that a segment names with an amount or in words, or ''. */
function currencyOf(segment: Segment): string {
  if (/\bus dollars?\b/.test(segment.plain)) return 'USD';
  if (/\beuros?\b/.test(segment.plain)) return 'EUR';
  const isAmount = /\d/.test(segment.text) && /[$€£¥₹]|\b[A-Z]{3}\b/u.test(segment.text);
  return isAmount ? findCurrency(segment.text) : '';
}

/** The currency that is named most often. */
function findCurrencyUsed(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  const counts = new Map<string, { count: number; found: FoundValue }>();
  for (const line of pages.flat())
    for (const segment of line.segments) {
      const code = currencyOf(segment);
      if (code === '') continue;
      const known = counts.get(code);
      if (known === undefined) counts.set(code, { count: 1, found: asFound(line.page, segment, code, 0.9) });
      else known.count += 1;
    }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)[0]?.found ?? null;
}

/** The date on the line of the document's number, else the only date of the first page; never the last day of payment. */
function findDateBeside(
  lines: readonly TextLine[],
  conventions: Conventions,
  due: string | undefined,
): FoundValue | null {
  const dated = lines.flatMap(({ page, segments }) =>
    segments.flatMap((segment) => {
      const date = listDates(segment.text, conventions.dateOrder)[0];
      return date === undefined || date.value === due ? [] : [{ page, segment, value: date.value }];
    }),
  );
  const beside = dated.find(({ segment }) => TITLE.test(segment.plain));
  if (beside !== undefined) return asFound(beside.page, beside.segment, beside.value, 0.88);
  const only = dated[0];
  if (only === undefined) return null;
  const isOnly = dated.every(({ value }) => value === only.value);
  return asFound(only.page, only.segment, only.value, isOnly ? 0.75 : 0.5);
}

/** The first means of payment that is named. */
function findTender(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const name = TENDER.exec(segment.text.trim())?.[1];
      if (name !== undefined)
        return asFound(page, segment, `${name.slice(0, 1).toUpperCase()}${name.slice(1).toLowerCase()}`, 0.8);
    }
  return null;
}

/** What stands behind a number sign anywhere. */
function findNumberSign(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const number = NUMBER_SIGN.exec(segment.text)?.[1];
      if (number !== undefined && /\d/u.test(number)) return asFound(page, segment, number, 0.78);
    }
  return null;
}

/** 'No. 080943' in the upper part of the first page, where nothing says whose number it is. */
function findBareNumber([lines = []]: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, box, segments } of lines)
    for (const segment of segments) {
      const number = box[1] < UPPER ? BARE_NUMBER.exec(segment.text.trim())?.[1] : undefined;
      if (number !== undefined) return asFound(page, segment, number, 0.78);
    }
  return null;
}

/** 'B 421 938 861 RCS Paris': the number in a register of commerce, before the name of the register. */
function findRegistration(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const number = /(?<!\d)(\d{3} ?\d{3} ?\d{3})\s+R\.?C\.?S(?!\p{L})/u.exec(segment.text)?.[1];
      if (number !== undefined) return asFound(page, segment, number, 0.86);
    }
  return null;
}

/** 'Invoice to (156349)': the customer's number behind the label of the customer. */
function findNumberOfBuyer(pages: readonly (readonly TextLine[])[], type: DocumentType): FoundValue | null {
  const synonyms = type.keys.find(({ field }) => field === 'buyer')?.synonyms ?? [];
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const found = /^([^()]+)\(\s*([\p{L}\d-]*\d[\p{L}\d-]*)\s*\)$/u.exec(segment.text.trim());
      if (found !== null && synonyms.includes(normaliseText(found[1] ?? '')))
        return asFound(page, segment, found[2] ?? '', 0.92);
    }
  return null;
}

/** Fills in what no label gave; never changes what one gave. A type whose keys have other names, or lack some, gets what it has keys for. */
export function completeInvoice(
  readPages: readonly ReadPage[],
  found: Found,
  type: DocumentType,
  conventions: Conventions,
): void {
  const pages = readPages.map(listLines);
  const keyOf = (field: string) => keyOfField(type, field);
  const parties = findParties(pages, {
    seller: found.get(keyOf('issuer')),
    buyer: found.get(keyOf('buyer')),
  });
  const sentences = findInSentences(pages, conventions);
  replace(found, keyOf('issuer'), parties.seller);
  replace(found, keyOf('buyer'), parties.buyer);
  add(found, keyOf('currency'), findCurrencyUsed(pages));
  add(found, keyOf('payment_method'), findTender(pages));
  add(found, keyOf('date_due'), sentences.due);
  // A bare label 'Date' is less telling than a date beside the number.
  add(
    found,
    keyOf('date'),
    sentences.date ?? findDateBeside(pages[0] ?? [], conventions, found.get(keyOf('date_due'))?.value),
  );
  add(found, keyOf('receipt_number'), findBareNumber(pages) ?? findNumberSign(pages));
  add(found, keyOf('invoice_number'), findBareNumber(pages));
  add(found, keyOf('siren'), findRegistration(pages));
  addSurer(found, keyOf('client_id'), findNumberOfBuyer(pages, type));
  const total = found.get(keyOf('amount'));
  const tax = found.get(keyOf('tax'));
  if (total !== undefined && tax !== undefined && Number(tax.value) === 0)
    add(found, keyOf('amount_untaxed'), { ...total, confidence: total.confidence * 0.9 });
}

function replace(found: Found, key: string, value: FoundValue | null): void {
  if (key !== '' && value !== null) found.set(key, value);
}

function addSurer(found: Found, key: string, value: FoundValue | null): void {
  if ((value?.confidence ?? 0) > (found.get(key)?.confidence ?? 0)) replace(found, key, value);
}

function add(found: Found, key: string, value: FoundValue | null): void {
  if (key !== '' && value !== null && !found.has(key)) found.set(key, value);
}
