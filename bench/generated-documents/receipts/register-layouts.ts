// Receipts of cash registers: with the tax inside the total, with prices under the goods, a simplified invoice, a bar with a line for a tip, a boutique with a table of rates.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { purchaseRows, rateOf } from './receipt-parts.ts';

const MONO = "'Liberation Mono', monospace";
const shopOf = (p: ReceiptPaper): string =>
  lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')]);
const rowsOf = (p: ReceiptPaper): string[][] => purchaseRows(p);
const givenRows = (p: ReceiptPaper): string[][] =>
  p.isCash
    ? [
        [p.field('payment_method').toUpperCase(), p.bare(p.givenCents)],
        [p.say('CHANGE DUE', 'SU CAMBIO'), p.bare(p.givenCents - p.totalCents)],
      ]
    : [[p.field('payment_method').toUpperCase(), p.bare(p.totalCents)]];

/** The total first and large; what is in it of tax in small type after it. */
export function taxInside(p: ReceiptPaper): Sheet {
  const sums = [
    [`<b>${p.name('TOTAL|AMOUNT PAYABLE', 'TOTAL|TOTAL COMPRA')}</b>`, `<b>${p.field('amount')}</b>`],
    ...givenRows(p),
  ];
  return {
    css: `@page { size: 80mm ${150 + p.purchases.length * 8}mm; margin: 5mm } body { font: 9pt ${MONO} } .c { text-align: center } .sums { border-top: 1px dashed; border-bottom: 1px dashed; margin: 4px 0 } .small { font-size: 7.5pt }`,
    body: `<div class="c">${shopOf(p)}<br>${p.say('TAX INVOICE', 'FACTURA SIMPLIFICADA')}</div><p>${p.field('date')} ${p.time}<br>${p.name('RECEIPT|DOCKET', 'TICKET|OPERACIÓN')} ${p.field('receipt_number')} ${p.say('TILL', 'CAJA')} 02</p>${tableOf({ rows: rowsOf(p).map(([text = '', quantity = '', , cents = '']) => [quantity, text, cents]), classes: ['', '', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}<div class="small">${p.say('TOTAL INCLUDES', 'INCLUYE')} ${p.taxWord()} ${rateOf(p)}: ${p.bareField('tax')}<br>${p.say('VALUE EXCL.', 'BASE SIN')} ${p.taxWord()}: ${p.bareField('amount_untaxed')}</div>`,
  };
}

/** The goods in one line, number and price in the next. */
export function twoLineGoods(p: ReceiptPaper): Sheet {
  const goods = p.purchases
    .map(
      ({ text, quantity, unitCents, cents }) =>
        `${escapeHtml(text)}<div class="cols in"><span>${quantity} @ ${p.bare(unitCents)}</span><span>${p.bare(cents)}</span></div>`,
    )
    .join('');
  const sums = [
    [p.name('Sub Total|Subtotal', 'Subtotal|Sub total'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('Balance|Total due', 'Total|Total a abonar'), p.field('amount')],
    ...givenRows(p),
  ];
  return {
    css: `@page { size: 76mm ${140 + p.purchases.length * 12}mm; margin: 5mm } body { font: 9pt 'DejaVu Sans Mono', monospace } .in { padding-left: 4mm } .sums { border-top: 1px solid; margin-top: 5px } .c { text-align: center }`,
    body: `<div class="c">${shopOf(p)}</div><p>${p.name('Trans|Check', 'Transacción|Cuenta')} #${p.field('receipt_number')}<br>${p.say('Date', 'Fecha')} ${p.field('date')} ${p.say('Time', 'Hora')} ${p.time}</p>${goods}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}<p class="c">${p.say('YOU WERE SERVED BY KIM', 'LE ATENDIÓ: SONIA')}</p>`,
  };
}

/** A simplified invoice of a small page, with column headings and the base beside the rate. */
export function simplifiedInvoice(p: ReceiptPaper): Sheet {
  const facts = [
    [p.name('Receipt no|Sales slip', 'Nº ticket|Fra. simplificada'), p.field('receipt_number')],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('Clerk', 'Vendedor'), p.say('04', '04')],
  ];
  const base = [
    [p.name('Base|Net', 'Base imp.|Base'), p.say('Rate', '%'), p.name('Tax|Tax amt', 'Cuota|Impuesto')],
    [p.bareField('amount_untaxed'), rateOf(p), p.bareField('tax')],
  ];
  return {
    css: `@page { size: 90mm ${165 + p.purchases.length * 6}mm; margin: 6mm } body { font: 8.5pt 'DejaVu Sans', sans-serif } .facts td { padding: 1px 8px 1px 0 } .items { margin: 5px 0 } .items th { border-bottom: 1px solid; font-size: 7.5pt } .total { font-size: 13pt; font-weight: bold; border-top: 2px solid; padding-top: 3px } .base { margin-top: 5px } .base td { padding-right: 14px }`,
    body: `${shopOf(p)}<br><br>${tableOf({ rows: facts }, 'facts')}${tableOf({ head: [p.say('Item', 'Artículo'), p.say('Qty', 'Uds'), p.say('Price', 'PVP'), p.say('Total', 'Importe')], rows: rowsOf(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}<div class="cols total"><span>${p.name('Total|To pay', 'Total €|A pagar')}</span><span>${p.field('amount')}</span></div>${tableOf({ rows: base, classes: ['r', 'r', 'r'] }, 'base')}<p style="margin-top:6px">${p.name('Tendered in|Payment type', 'Entregado en|F. pago')}: ${p.field('payment_method')}</p>`,
  };
}

/** A tab with empty lines for a tip, which nobody has filled in. */
export function barTab(p: ReceiptPaper): Sheet {
  const sums = [
    [p.name('Food & beverage|Sub-total', 'Consumo|Sub-total'), p.bareField('amount_untaxed')],
    [p.name('Tax', 'Impuesto'), p.bareField('tax')],
    [`<b>${p.name('AMOUNT|TOTAL', 'TOTAL|TOTAL CUENTA')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('TIP', 'PROPINA'), '________'],
    [p.say('GRAND TOTAL', 'GRAN TOTAL'), '________'],
  ];
  return {
    css: `@page { size: 80mm ${160 + p.purchases.length * 6}mm; margin: 6mm } body { font: 10pt 'Liberation Sans Narrow', sans-serif } .c { text-align: center } .sums { border-top: 1px solid; margin-top: 6px } .sums td { padding: 2px 0 }`,
    body: `<div class="c">${shopOf(p)}</div><p>${p.say('Server: Dana', 'Mesero: Luis')} &nbsp; ${p.say('Table', 'Mesa')} ${p.dice.int(2, 30)} &nbsp; ${p.say('Guests', 'Personas')} 2<br>${p.name('Check|Tab', 'Cuenta|Folio')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}</p>${tableOf({ rows: rowsOf(p).map(([text = '', quantity = '', , cents = '']) => [`${quantity} ${text}`, cents]), classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}<p>${p.name('Paid with|Card', 'Pagado con|Pago')}: ${p.field('payment_method')}</p>`,
  };
}

/** Half a page with the rates in a table of their own and the total in words of its own above it. */
export function boutique(p: ReceiptPaper): Sheet {
  const charged = p.taxes.filter(({ baseCents }) => baseCents !== 0);
  const rates = charged.map(({ rate, baseCents, taxCents }) => [
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
    p.bare(baseCents + taxCents),
  ]);
  const totalRow = [
    `<b>${p.say('Total', 'Total')}</b>`,
    p.bareField('amount_untaxed'),
    p.bareField('tax'),
    `<b>${p.bareField('amount')}</b>`,
  ];
  return {
    css: `@page { size: A5; margin: 12mm } body { font: 9.5pt 'URW Bookman', serif } .r1 { display: flex; justify-content: space-between; border-bottom: 1px solid; padding: 3px 0 } .rates { margin-top: 8mm } .rates th { font-size: 8pt; border-bottom: 0.5px solid } .items { margin: 5mm 0 }`,
    body: `<div style="font-size:15pt">${escapeHtml(p.shop.brand)}</div>${shopOf(p)}<br><br><div class="r1"><span>${p.name('Sale|Receipt', 'Venta|Recibo')} ${p.field('receipt_number')}</span><span>${p.field('date')}</span></div>${tableOf({ rows: rowsOf(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}<div class="r1"><b>${p.name('You paid|Total price', 'Ha pagado|Precio total')}</b><b>${p.field('amount')}</b></div><div class="r1"><span>${p.name('By|Payment', 'Mediante|Pago')}</span><span>${p.field('payment_method')}</span></div>${tableOf({ head: [p.say('Rate', 'Tipo'), p.say('Net', 'Neto'), p.taxWord(), p.say('Gross', 'Bruto')], rows: [...rates, totalRow], classes: ['', 'r', 'r', 'r'] }, 'rates full')}`,
  };
}
