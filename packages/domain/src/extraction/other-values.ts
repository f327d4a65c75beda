// What stands at a label and is the value of something else, or of nothing (issue 13: keys by label).

import type { SsotKey } from './document-type.ts';
import { findByLetters, listKeyNames } from './key-names.ts';
import type { Neighbour } from './label-neighbours.ts';
import { listLabelWords } from './label-words.ts';
import type { LabelNames } from './labelled-segments.ts';

/** '346.68 MXN' */
const IS_MONEY = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/u;
/** A day is the number of nothing, nor is the sign for one, as OCR reads it. */
const IS_NO_NUMBER =
  /^(?:n[.°º]{0,2}[2?*°º]|\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([/.-])\d{1,2}\2\d{1,2}|\d{1,2}[/.-]\p{L}{3,10}[/.-]\d{2,4})$/iu;
/** A number of a document or a customer has at least so many characters, where other words stand beside it. */
const LEAST_IDENTIFIER = 3;
const OF_BANK =
  /(?<!\p{L})(?:routing|sort code|iban|banks?|bankers|banco|clabe|cbu|cvu|cci|ahorros|corriente|swift|bic|branch code|sucursal|ifsc|bsb)(?!\p{L})/iu;
const TAX_OF_CUSTOMER =
  /(?<!\p{L})(?:rnc|ruc|nit|rut|rfc|nif|cif|cuit|rtn|vat|tax|abn|gst|trn|tin)\.?\s+(?:id\s|no\.?\s|del?\s)?(?:client[e]?|customer|buyer|comprador)(?!\p{L})/iu;
const OF_CUSTOMER =
  /^[\s.]*(?:of|del?|de la)?\s*(?:the\s)?(?:customer|client[e]?|buyer|receiver|recipient|tenant|lessee|payer|receptor[a]?|comprador|destinatario|arrendatario|inquilino)(?!\p{L})/iu;

const lettersOf = (text: string): string =>
  listLabelWords(text)
    .map(({ plain }) => plain)
    .join('');

/** Whether the number at a label of the customer is that of an account at a bank, which may be named over it, or the customer's for its taxes: 'RNC cliente'. */
export const isOfOthersNumber = (label: string, { line, over }: { line: string; over: string }): boolean =>
  (/account|cuenta/iu.test(label) && (OF_BANK.test(line) || OF_BANK.test(over))) ||
  TAX_OF_CUSTOMER.test(line);

/** Whether a number is that of a house: '4 Hill Lane' under 'Customer' has no number of anybody. */
export function isOfStreet(raw: string, { place, text }: Neighbour): boolean {
  return place !== 'behind' && raw.length < LEAST_IDENTIFIER && /\p{L}{3}/u.test(text);
}

/** Whether a text is a label with its value behind it. */
export const isLabelled = (text: string, names: LabelNames): boolean =>
  /^\p{L}[\p{L}.]*:?\s.*\d/u.test(text) && names.begins(text, 1);

/** Whether a text can be no number of a document or of anybody. */
export const isNoNumber = (text: string): boolean => IS_NO_NUMBER.test(text) || IS_MONEY.test(text);

/** Whether what follows the name of a number in its label says that it is the customer's: 'A.B.N. of receiver'. */
export const isOfCustomer = (rest: string): boolean => OF_CUSTOMER.test(rest);

/**
 * What stands right of a label, up to the label of something else: 'VAT' beside 'Order total' and its amount is the heading of what is under it. 'Receipt' beside 'Number' is
 * one label.
 */
export function cutAtOtherLabel(
  right: readonly Neighbour[],
  label: string,
  key: SsotKey,
  names: LabelNames,
): readonly Neighbour[] {
  const own = listKeyNames(key);
  const isRest = (text: string): boolean =>
    findByLetters(own, `${lettersOf(label)}${lettersOf(text)}`) !== null;
  const rest = right.filter(({ text }) => !isRest(text));
  const end = rest.findIndex(({ text }) => names.holds(text) && findByLetters(own, lettersOf(text)) === null);
  return end === -1 ? rest : rest.slice(0, end + 1);
}
