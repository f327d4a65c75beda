// What an invoice or receipt does not label: the seller above or below everything, the currency of its amounts, the date beside its number,
// the net amount where no tax is charged (issue 13: invoices and receipts).

import type { ReadPage } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { listDates } from './read-date.ts';
import { findCurrency } from './read-number.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { listLines, normaliseText } from './text-lines.ts';

type Found = Map<string, FoundValue>;

/** The legal forms of companies, as they end a name. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp\.?|Corporation|PLC|plc|GmbH|AG|B\.?V\.?|N\.?V\.?|S\.A\.(?:S\.|U\.)?|SAS|SARL|SA|S\.L\.(?:U\.|L\.)?|SL|SLU|S\.p\.A\.|S\.R\.L\.|S\.r\.l\.|S de RL|S\.A\. de C\.V\.|Ltda\.?|Lda\.?|LLP|L\.P\.|KG|OHG|A\/S|ApS|AS|ASA|Oyj?|AB|Sp\. z o\.o\.|s\.r\.o\.|Kft\.?|K\.K\.|Pte\.? Ltd\.?|Pty\.? Ltd\.?)$/u;
const TITLE =
  /^(?:tax )?(?:invoice|receipt|factura|facture|factuur|rechnung|recibo|ticket|boleta|sales receipt|original|copy|copia)\b/;
/** 'Receipt from Quillon Partners Inc.' */
const INTRODUCTION = /^(?:receipt|invoice|recibo|factura) (?:from|de) /iu;
/** How a receipt says what was paid with: at the beginning of a line, its amount beside it. */
const TENDER =
  /^(?:paid by |pagado con )?(visa|mastercard|master card|maestro|american express|amex|discover|debit card|credit card|apple pay|google pay|paypal|bizum|cash|efectivo|tarjeta)\b/iu;
const BUYER = /^(?:bill(?:ed)? to|ship to|sold to|invoice to|customer|client|cliente|facturar a|attn)\b/;

function asFound(page: number, segment: Segment, value: string, confidence: number): FoundValue {
  const sure = Math.min(...segment.words.map((word) => word.confidence));
  return {
    value,
    raw: segment.text,
    page,
    boxes: [segment.box],
    label: '',
    labelBoxes: [],
    confidence: confidence * sure,
    reasons: [],
  };
}

/** Whether a segment stands in the block under 'Bill to'. */
function isBuyers(lines: readonly TextLine[], at: number, segment: Segment): boolean {
  return lines
    .slice(Math.max(0, at - 3), at + 1)
    .some((line) =>
      line.segments.some(({ plain, box }) => BUYER.test(plain) && Math.abs(box[0] - segment.box[0]) < 0.08),
    );
}

function findSeller(pages: readonly ReadPage[]): FoundValue | null {
  for (const page of pages) {
    const lines = listLines(page);
    for (const [at, line] of lines.entries())
      for (const segment of line.segments) {
        const text = segment.text.trim().replace(/,$/, '').replace(INTRODUCTION, '');
        if (
          LEGAL_FORM.test(text) &&
          text.split(' ').length <= 8 &&
          /^\p{Lu}/u.test(text) &&
          !isBuyers(lines, at, segment)
        )
          return asFound(page.number, segment, text, 0.84);
      }
  }
  const [page] = pages;
  if (page === undefined) return null;
  const top = listLines(page)
    .filter(({ box }) => box[1] < 0.25)
    .flatMap((line) => line.segments.map((segment) => ({ segment, size: line.size })))
    .filter(
      ({ segment }) =>
        /\p{L}{3}/u.test(segment.text) && !TITLE.test(segment.plain) && !/[:@]|\d{4}/.test(segment.text),
    );
  const best = top.toSorted((one, other) => other.size - one.size)[0];
  return best === undefined ? null : asFound(page.number, best.segment, best.segment.text, 0.62);
}

/** The currency that a segment names with an amount or in words, or ''. */
function currencyOf(segment: Segment): string {
  if (/\bus dollars?\b/.test(segment.plain)) return 'USD';
  if (/\beuros?\b/.test(segment.plain)) return 'EUR';
  const isAmount = /\d/.test(segment.text) && /[$€£¥₹]|\b[A-Z]{3}\b/u.test(segment.text);
  return isAmount ? findCurrency(segment.text) : '';
}

/** The currency that is named most often. */
function findCurrencyUsed(pages: readonly ReadPage[]): FoundValue | null {
  const counts = new Map<string, { count: number; found: FoundValue }>();
  for (const page of pages)
    for (const segment of listLines(page).flatMap((line) => line.segments)) {
      const code = currencyOf(segment);
      if (code === '') continue;
      const known = counts.get(code);
      if (known === undefined)
        counts.set(code, { count: 1, found: asFound(page.number, segment, code, 0.9) });
      else known.count += 1;
    }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)[0]?.found ?? null;
}

/** The date on the line of the document's number, else the only date of the first page. */
function findDateBeside(pages: readonly ReadPage[], conventions: Conventions): FoundValue | null {
  const [page] = pages;
  if (page === undefined) return null;
  const dated = listLines(page).flatMap((line) =>
    line.segments.flatMap((segment) => {
      const date = listDates(segment.text, conventions.dateOrder)[0];
      return date === undefined ? [] : [{ segment, value: date.value }];
    }),
  );
  const beside = dated.find(({ segment }) => TITLE.test(segment.plain));
  if (beside !== undefined) return asFound(page.number, beside.segment, beside.value, 0.88);
  const only = dated[0];
  if (only === undefined) return null;
  const isOnly = dated.every(({ value }) => value === only.value);
  return asFound(page.number, only.segment, only.value, isOnly ? 0.75 : 0.5);
}

/** The means of payment that begins a line of the first page that names one. */
function findTender(pages: readonly ReadPage[]): FoundValue | null {
  for (const page of pages)
    for (const segment of listLines(page).flatMap((line) => line.segments.slice(0, 1))) {
      const name = TENDER.exec(segment.text.trim())?.[1];
      if (name !== undefined)
        return asFound(
          page.number,
          segment,
          `${name.slice(0, 1).toUpperCase()}${name.slice(1).toLowerCase()}`,
          0.8,
        );
    }
  return null;
}

/** Fills in what no label gave; never changes what one gave. A type whose keys have other names, or lack some, gets what it has keys for. */
export function completeInvoice(
  pages: readonly ReadPage[],
  found: Found,
  type: DocumentType,
  conventions: Conventions,
): void {
  const [sellerKey = '', dateKey = '', netKey = ''] = ['issuer', 'date', 'amount_untaxed'].map((field) =>
    keyOfField(type, field),
  );
  const seller = found.get(sellerKey);
  if (seller === undefined || normaliseText(seller.value) === '') add(found, sellerKey, findSeller(pages));
  add(found, keyOfField(type, 'currency'), findCurrencyUsed(pages));
  add(found, keyOfField(type, 'payment_method'), findTender(pages));
  // A bare label 'Date' is less telling than a date beside the number.
  if (!found.has(dateKey)) add(found, dateKey, findDateBeside(pages, conventions));
  const total = found.get(keyOfField(type, 'amount'));
  const tax = found.get(keyOfField(type, 'tax'));
  if (total !== undefined && tax !== undefined && Number(tax.value) === 0)
    add(found, netKey, { ...total, confidence: total.confidence * 0.9 });
}

function add(found: Found, key: string, value: FoundValue | null): void {
  if (key !== '' && value !== null && !found.has(key)) found.set(key, value);
}
