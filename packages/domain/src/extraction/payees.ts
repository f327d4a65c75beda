// The seller where it is named as whom the money goes to: 'Pay to' over a name with its account, 'To' under 'Payment advice'. Words that else stand before a buyer stand before the
// seller there (issue 14: seller).

import type { FoundValue } from './build-row.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText } from './text-lines.ts';

/** The part of an invoice that is cut off and goes with the money. */
const SLIP =
  /^(?:payment (?:advice|slip|coupon|stub)|remittance(?: advice| slip)?|aviso de (?:pago|remesa)|(?:cupon|talon|boleta|volante|comprobante) de pago|paying in slip|giro slip)$/;
/** What stands on it before whom it goes to. */
const TO = /^(?:to|a|para|send to|mail to|enviar a)$/;
/** What only stands before who is paid where an account follows. */
const PAY_TO =
  /^(?:please )?(?:pay|payable|transfer|remit|credit|abonar|pagar|pagadero|ingresar|transferir) (?:to|a)$/;
const ACCOUNT = /(?<!\p{L})(?:IBAN|BIC|SWIFT|sort code|account n[o.º°]|clabe)(?!\p{L})/iu;
/** Lines between the heading of a slip and its first name, and between a name and its account. */
const NEAR = 4;
/** In shares of the page's width. */
const SAME_COLUMN = 0.02;

/** Who sends goods and who receives them: of a carrier's bill neither is the seller. */
const CONSIGNOR = /^(?:remitente|expedidor|shipper|consignor|sender)$/;
const CONSIGNEE = /^(?:destinatario|consignatario|consignee|receiver)$/;

/** Whether what was found sends goods to somebody whose label stands beside its own. */
export function isConsignor({ label }: FoundValue, pages: readonly (readonly TextLine[])[]): boolean {
  if (!CONSIGNOR.test(normaliseText(label))) return false;
  return pages
    .flat()
    .some(
      ({ segments }) =>
        segments.some(({ plain }) => CONSIGNOR.test(plain)) &&
        segments.some(({ plain }) => CONSIGNEE.test(plain)),
    );
}

/** Whether what was found is whom the money goes to, by its label and by what stands over or under it. */
export function isPayee(
  { label, page, boxes }: FoundValue,
  pages: readonly (readonly TextLine[])[],
): boolean {
  const lines = pages.flat().filter((line) => line.page === page);
  const [box] = boxes;
  const plain = normaliseText(label);
  const [isTo, isPaid] = [TO.test(plain), PAY_TO.test(plain)];
  if (box === undefined || (!isTo && !isPaid)) return false;
  const middle = (box[1] + box[3]) / 2;
  const at = lines.findIndex((line) => line.box[1] <= middle && line.box[3] >= middle);
  if (at === -1) return false;
  const isInColumn = (left: number): boolean => Math.abs(left - box[0]) < SAME_COLUMN;
  const isOverSlip = lines
    .slice(Math.max(0, at - NEAR), at)
    .some(({ segments }) => segments.some((each) => SLIP.test(each.plain)));
  const hasAccount = lines
    .slice(at + 1, at + 1 + NEAR)
    .some(({ segments }) => segments.some((each) => isInColumn(each.box[0]) && ACCOUNT.test(each.text)));
  return isTo ? isOverSlip : hasAccount || isOverSlip;
}
