// What stands before the totals of an invoice, its taxes and sums that are carried over: such a row is no line item (decisions.md section 5: tables expected).

import { listSpellings } from '../label-spellings.ts';
import { normaliseText } from '../text-lines.ts';
import { AMOUNT_OWED, NET, TAX, TOTAL } from '../types/invoice-labels.ts';

const TOTAL_NAMES = new Set(
  [
    NET,
    TAX,
    TOTAL,
    AMOUNT_OWED,
    'total,totals,sum,suma,sumas,carried forward,brought forward,carry forward,balance brought forward,suma y sigue,suma anterior,suma y sigue,viene de pagina anterior,amount paid,paid,payment,payment received,importe pagado,pagado,total discount,withholding,retencion,irpf,rounding,redondeo,saldo,balance,balance due,value of goods,valor de posiciones,change,cambio,charged,cobrado,you paid,usted pago,total paid,total pagado,amount charged,amount collected,total charged,total collected,importe cobrado,total cobrado,total recaudado,total received,total recibido,take out total,eat in total,total para llevar,total en local,still to pay,pendiente,amount tendered,tendered,exempt,vat exempt,tax exempt,zero rated,taxable,taxable at,exento,exenta,exonerado,gravado,gravado al,entregado,vuelto,cash,efectivo',
  ]
    .join(',')
    .split(',')
    .flatMap(listSpellings)
    .map((name) => name.replaceAll(' ', '')),
);
/** Names of totals that goods and services have too. */
const AMBIGUOUS = new Set(['goods', 'services', 'servicios', 'generales', 'sale', 'fare', 'to pay']);
const BEGINS_TOTAL =
  /^(?:of which|de los cuales|del cual|sub ?total|total(?!ly)|grand total|importe total|suma|base imponible|carried|brought|vat|iva|i v a|sales tax|tax|gst|hst|[ics]gst|output [ics]?gst|input [ics]?gst|ivu|tva|btw|retencion|retention|irpf|igv|itbis|igic|cuota (?:de )?(?:iva|igic|tributaria|total)|balance|saldo|payments?|pagos?|(?:less|menos|plus|mas|add) (?:vat|tax|taxes|gst|iva|igic|impuestos?|discount|descuento|agency|commission|comision|retencion|withholding|rebate|deposit|anticipo)|net total|gross total)(?: |$)/u;

/** What a sum is of: 'Site total', '8 items total', 'Order subtotal'. */
const ENDS_TOTAL =
  /(?:^| )(?:order|items?|articulos?|site|job|docket|section|page|room|group|category|department|delivery|ticket|bill|invoice|receipt|basket|trip|cart|line|card|account|net|gross|running|day|week|month|project|phase) (?:sub ?)?totals?$/u;

/** What a sum is said to be without: 'Fare excluding VAT'. */
const UNTAXED =
  / (?:excl|excluding|before|without|ex|sin|antes de) (?:vat|tax|taxes|gst|iva|impuestos?|igv)$/u;

function plainLabel(text: string): string {
  return normaliseText(
    text
      .replace(/\s(?:[€$£]|S\/\.?|[A-Z]{1,2}\$|Gs\.?)\s*$/u, '')
      .replaceAll(/[\d.,]+\s*%|\(.*?\)/gu, ' ')
      // 'Net amount in NOK'
      .replace(/\s(?:in|en)\s[A-Z]{3}(?![\p{L}\d])/u, '')
      .replace(/\s(?:[€$£]|S\/\.?|[A-Z]{2,3}\$?)?\s?\d[\d.,]*\s*(?:[€$£]|[A-Z]{3})?\s*$/u, ''),
  );
}

/** Whether the whole text is the name of a total, a tax or a sum that is carried over. */
export function isTotalName(text: string): boolean {
  const plain = plainLabel(text);
  // OCR joins words now and then.
  return TOTAL_NAMES.has(plain.replaceAll(' ', '')) && !AMBIGUOUS.has(plain);
}

/** Whether the text is such a name, or begins as one does: 'IVA 21 % sobre 400'. */
export function isTotalLabel(text: string): boolean {
  const plain = plainLabel(text);
  return isTotalName(text) || BEGINS_TOTAL.test(plain) || ENDS_TOTAL.test(plain) || UNTAXED.test(plain);
}

/** What a row of a summary of taxes is called besides its rate. */
const OF_RATES =
  /^(?:vat|iva|gst|hst|tax|igic|igv|itbis|itbms|isv|tva|mwst|btw|moms|impuestos?|tasa|tipo|rate|standard|reduced|zero|exempt|general|reducid[oa]|superreducid[oa]|exent[oa]|normal|n|no|at|al|on|sobre|class|clase|code|[a-z])$/u;

/** Whether a text is a rate of tax and nothing else: 'A 20 %', 'IVA 21 %'. */
export function isRateOfTax(text: string): boolean {
  if (!/\d\s?%/u.test(text)) return false;
  const words = normaliseText(text.replaceAll(/\d+(?:[.,]\d+)?\s?%?/gu, ' ')).split(' ');
  return words.every((word) => word === '' || OF_RATES.test(word));
}
