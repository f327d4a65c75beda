// What an invoice or receipt does not label: the seller above or below everything, the buyer in the window of the envelope, the currency of its amounts, the date
// beside its number, the net amount where no tax is charged (issue 13: invoices and receipts).

import type { ReadPage } from '../digitise/page.ts';
import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { findBareNumber, findNumberSign } from './bare-numbers.ts';
import { completeByContext } from './complete-by-context.ts';
import { findSellerAddress } from './find-address.ts';
import { findBic, findProvenIban } from './bank-numbers.ts';
import { findAddressee } from './find-address-block.ts';
import { findCurrencyUsed } from './find-currency.ts';
import { findParties } from './find-parties.ts';
import { findPeriod } from './find-period.ts';
import { findDays } from './days-by-context.ts';
import { findLabelledTaxNumber, findNumberOfSeller, TAX_NUMBER } from './tax-numbers.ts';
import { isConsignor, isPayee } from './payees.ts';
import { listKeyNames } from './key-names.ts';
import { isCompanyName, listPartyNames, stemOf } from './party-names.ts';
import { listDates } from './read-date.ts';
import { partSame } from './part-same.ts';
import { findInSentences } from './read-sentences.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { listLines, normaliseText, segmentUnder } from './text-lines.ts';
import { asFound } from './without-label.ts';

type Found = Map<string, FoundValue>;

const TITLE =
  /^(?:tax )?(?:invoice|receipt|factura|facture|factuur|rechnung|recibo|ticket|boleta|sales receipt|original|copy|copia)\b/;
/** How a receipt says what was paid with: its amount stands beside it. */
const TENDER =
  /^(?:(?:paid(?: [a-z]+){0,3} (?:by|with|via|using|in)|pagado(?: [a-z]+){0,3} (?:con|en|mediante)|payment|card(?: type)?|tarjeta|tender|tipo de tarjeta):? )?['‘’"“”]*(visa electron|visa debit|visa cr[ée]dito|visa d[ée]bito|visa|mastercard|master card|maestro|american express|amex|diners club|discover|debit card|credit card|tarjeta de d[ée]bito|tarjeta de cr[ée]dito|apple pay|google pay|paypal|bizum|contactless|cash|efectivo|cheque|check(?!\s*(?:#|n[o.º°]|\d))|transferencia|bank transfer|tarjeta(?!\s(?:club|socio|de\s(?!cr|d)))|ideal|klarna|direct debit|domiciliaci[oó]n)\b/iu;
/** A card with the last figures of its number: 'By Mastercard **** 7278', 'Visa ••8671'. */
const CARD =
  /(?<!\p{L})(visa|mastercard|maestro|american express|amex|diners club|discover)\s*(?:ending(?: in)?|terminad[ao](?: en)?|[•*xX·.#]{2,}[•*xX·.#\s]*)\s*\d{3,4}(?!\d)/iu;
const OPERATION =
  /(?<!\p{L})(?:op|oper|tab|docket|chit|bill|cuenta|comanda|trans|txn|trx|ticket|tkt|tique|rec|rcpt|doc|sesi[oó]n|session|folio|boleta|sale|venta|receipt|recibo|factura simplificada)\.?\s*(?:(?:n[°º.o]{1,2}|no\.?|#)\s*)?(?:[:#]\s*)?((?=\S*\d{3})[A-Z\d][A-Z\d/-]{3,})(?![\p{L}\d])/iu;
const OF_CUSTOMER =
  /\b(?:customer|client|cliente|buyer|tenant|lessee|payer|receiving|recipient|your|receptor[a]?|destinatario|comprador|inquilino|arrendatario|su)\b/;
const WEBSITE =
  /(?<![@\w.-])(?:https?:\/\/)?((?:[a-z\d-]+\.)+(?:com|net|org|eu|info|biz|[a-z]{2}))(?=[/\s,;)]|$)/u;
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

/** The first means of payment that is named, also between other things in one line. */
function findTender(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments)
      for (const part of segment.text.split(/[·|:]|\s[–—-]\s/u)) {
        const name = TENDER.exec(part.replace(/^[\s–—-]+/u, ''))?.[1];
        if (name !== undefined) return asFound(page, segment, toTitle(name), 0.8);
      }
  return null;
}

/** The first card that is named with figures of its number. */
function findCard(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const name = CARD.exec(segment.text)?.[1];
      if (name !== undefined) return asFound(page, segment, toTitle(name), 0.8);
    }
  return null;
}

const toTitle = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`)
    .join(' ');

/** A number that has the form of a tax number and of nothing else, beside no word that says it is the customer's. */
function findTaxNumber(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const number = TAX_NUMBER.exec(segment.text)?.[0];
      if (number !== undefined && !OF_CUSTOMER.test(segment.plain))
        return asFound(page, segment, number, 0.7);
    }
  return null;
}

/** The seller's, where the one at the label is the buyer's. */
function findOwnTaxNumber(pages: Pages, found: Found, keyOf: KeyOf): FoundValue | null {
  const [seller, buyer, number] = ['issuer', 'buyer', 'vat'].map((field) => found.get(keyOf(field)));
  return seller === undefined || buyer === undefined || number === undefined
    ? null
    : findNumberOfSeller(pages[0] ?? [], { seller, buyer, number });
}

/** 'Op. T41-95216' among other things in the last line of a till's paper, which may go on in the next line. */
function findOperation(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const lines of pages)
    for (const [at, { page, segments }] of lines.entries())
      for (const segment of segments) {
        const number = OPERATION.exec(segment.text)?.[1];
        if (number !== undefined) return asFound(page, segment, number, 0.76);
        const under = segmentUnder(lines, at, segment);
        const below = under === null ? undefined : OPERATION.exec(`${segment.text} ${under.text}`)?.[1];
        if (under !== null && below === under.text) return asFound(page, under, below, 0.76);
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
  completeParties(found, keyOf, pages, listLabels(type));
  completeDates(found, keyOf, pages, conventions);
  add(found, keyOf('currency'), findCurrencyUsed(pages));
  addSurer(found, keyOf('payment_method'), findCard(pages));
  add(found, keyOf('payment_method'), findTender(pages));
  addSurer(found, keyOf('iban'), findProvenIban(pages));
  add(found, keyOf('bic'), findBic(pages, found.get(keyOf('iban'))?.value ?? ''));
  addSurer(found, keyOf('receipt_number'), findBareNumber(pages) ?? findNumberSign(pages));
  addSurer(found, keyOf('receipt_number'), findOperation(pages));
  add(found, keyOf('invoice_number'), findBareNumber(pages));
  add(found, keyOf('vat'), findLabelledTaxNumber(pages) ?? findTaxNumber(pages));
  replace(found, keyOf('vat'), findOwnTaxNumber(pages, found, keyOf));
  add(found, keyOf('siren'), findRegistration(pages));
  addSurer(found, keyOf('client_id'), findNumberOfBuyer(pages, type));
  addAboutSeller(found, keyOf, pages);
  completeByContext(pages, found, keyOf, conventions);
  add(found, keyOf('amount_untaxed'), findUntaxed(found.get(keyOf('amount')), found.get(keyOf('tax'))));
}

type KeyOf = (field: string) => string;
type Pages = readonly (readonly TextLine[])[];

const valueOf = (found: Found, key: string): string => found.get(key)?.value ?? '';

/** Whether a text is a name of one of the keys, in one language or in two: 'Due date / Vencimiento'. */
function listLabels(type: DocumentType): (text: string) => boolean {
  const names = new Set(type.keys.flatMap((key) => listKeyNames(key).map(({ name }) => name.letters)));
  return (text) => text.split('/').every((part) => names.has(normaliseText(part).replaceAll(' ', '')));
}

/** Who was taken for the buyer and is whom the money goes to sells; who only sends goods does not. */
function movePayee(found: Found, keyOf: KeyOf, pages: Pages): void {
  const seller = found.get(keyOf('issuer'));
  if (seller !== undefined && isConsignor(seller, pages)) found.delete(keyOf('issuer'));
  const payee = found.get(keyOf('buyer'));
  if (payee === undefined || !isPayee(payee, pages)) return;
  found.delete(keyOf('buyer'));
  add(found, keyOf('issuer'), payee);
}

function completeParties(found: Found, keyOf: KeyOf, pages: Pages, isLabel: (text: string) => boolean): void {
  movePayee(found, keyOf, pages);
  const parties = findParties(
    pages,
    { seller: found.get(keyOf('issuer')), buyer: found.get(keyOf('buyer')) },
    isLabel,
  );
  replace(found, keyOf('issuer'), parties.seller);
  replace(found, keyOf('buyer'), parties.buyer);
  partSame(found, { seller: keyOf('issuer'), buyer: keyOf('buyer') }, pages, isLabel);
  const seller = normaliseText(valueOf(found, keyOf('issuer')));
  const addressee = findAddressee(pages[0] ?? [], (name) => isSeller(name, seller));
  add(found, keyOf('buyer'), addressee);
}

/** A bare label 'Date' is less telling than a date beside the number. */
function completeDates(found: Found, keyOf: KeyOf, pages: Pages, conventions: Conventions): void {
  const sentences = findInSentences(pages, conventions);
  add(found, keyOf('date_due'), sentences.due);
  const days = findDays(pages, conventions);
  add(found, keyOf('date_due'), days.due);
  const due = found.get(keyOf('date_due'))?.value;
  if (days.date !== null && days.date.value !== due) addSurer(found, keyOf('date'), days.date);
  add(found, keyOf('date'), sentences.date ?? findDateBeside(pages[0] ?? [], conventions, due));
  const period = keyOf('date_start') === '' ? null : findPeriod(pages, conventions);
  add(found, keyOf('date_start'), period?.start ?? null);
  add(found, keyOf('date_end'), period?.end ?? null);
}

/** Where no tax is charged, the net amount is the total. */
function findUntaxed(total: FoundValue | undefined, tax: FoundValue | undefined): FoundValue | null {
  if (total === undefined || tax === undefined || Number(tax.value) !== 0) return null;
  return { ...total, confidence: total.confidence * 0.9 };
}

/** Its legal name, its address and its place on the web. */
function addAboutSeller(found: Found, keyOf: KeyOf, pages: Pages): void {
  const seller = found.get(keyOf('issuer'));
  if (seller === undefined || keyOf('partner_name') === '') return;
  const lines = pages[0] ?? [];
  const legal = isCompanyName(seller.value) ? seller : findLegalName(lines, seller.value);
  add(found, keyOf('partner_name'), legal);
  const address = findSellerAddress(lines, legal?.value ?? seller.value);
  for (const [field, value] of Object.entries(address)) add(found, keyOf(field), value);
  add(found, keyOf('country_code'), findCountryOfNumbers(found.get(keyOf('vat')), found.get(keyOf('iban'))));
  add(found, keyOf('partner_website'), findWebsite(pages));
}

function findLegalName(lines: readonly TextLine[], brand: string): FoundValue | null {
  const name = listPartyNames(lines).find((each) => stemOf(each.name) === normaliseText(brand));
  return name === undefined ? null : asFound(lines[0]?.page ?? 0, name.segment, name.name, 0.84);
}

/** 'NL' of a tax number NL810433941B01 and of an IBAN. */
function findCountryOfNumbers(vat: FoundValue | undefined, iban: FoundValue | undefined): FoundValue | null {
  const code = [vat, iban].find((each) => /^[A-Z]{2}\d/u.test(each?.value ?? ''));
  const country = code === undefined ? null : findCountry(code.value.slice(0, 2));
  return code === undefined || country === null ? null : { ...code, value: country.alpha2, confidence: 0.8 };
}

/** The first address of a site, without what leads to one of its pages. */
function findWebsite(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  for (const { page, segments } of pages.flat())
    for (const segment of segments) {
      const site = WEBSITE.exec(segment.text)?.[1];
      if (site !== undefined) return asFound(page, segment, site, 0.76);
    }
  return null;
}

/** Whether a name is the seller's, with or without its legal form; without a seller nobody is the addressee. */
function isSeller(name: string, seller: string): boolean {
  return seller === '' || seller.startsWith(name) || name.startsWith(seller);
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
