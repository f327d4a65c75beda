// Receipts that prove a payment: of rent, of fees, of an app, of a flight, of a course.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const rateOf = (p: ReceiptPaper): string => p.rate(p.taxes[0]?.rate ?? 0);
const shopOf = (p: ReceiptPaper): string =>
  lines([p.field('issuer'), `${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, p.taxNumber(' ')]);
const PAYER = { en: 'Oliver Trent', es: 'Daniela Ríos Mora' };

/** Filled in on ruled lines: from whom, how much, for what. */
export function sumReceived(p: ReceiptPaper): Sheet {
  const fill = (label: string, value: string): string =>
    `<div class="f"><span>${label}</span><span class="v">${value}</span></div>`;
  const what = p.purchases.map(({ text }) => escapeHtml(text)).join(', ');
  const sums = [
    [p.name('Amount before tax|Net', 'Importe sin impuesto|Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
  ];
  return {
    css: `@page { size: A5 landscape; margin: 12mm } body { font: 11pt 'P052', serif; border: 2px solid #333; padding: 6mm } h1 { margin: 0; font-size: 18pt } .f { display: flex; gap: 4mm; margin-top: 3.5mm } .v { flex: 1; border-bottom: 1px solid #333 } td { padding: 0 10px 0 0; font-size: 9pt }`,
    body: `<div class="cols"><h1>${p.name('RECEIPT|Payment Receipt', 'RECIBO|Recibo de pago')}</h1><div>${p.say('No.', 'N.º')} ${p.field('receipt_number')}</div></div>${fill(p.say('Date', 'Fecha'), p.field('date'))}${fill(p.name('Received from|Payer', 'Recibí de|Pagador'), p.say(PAYER.en, PAYER.es))}${fill(p.name('The sum of|Amount received', 'La cantidad de|Importe recibido'), p.field('amount'))}${fill(p.name('In respect of|Being', 'Por concepto de|En concepto de'), what)}${fill(p.name('Method of payment|Paid by', 'Modo de pago|Medio de pago'), p.field('payment_method'))}<div class="cols" style="margin-top:5mm"><div style="font-size:9pt">${shopOf(p)}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, '')}</div>`,
  };
}

/** A mail of a shop for programs: many numbers of an order, one of which is that of the receipt. */
export function appStoreMail(p: ReceiptPaper): Sheet {
  const meta = [
    [p.say('DATE', 'FECHA'), p.field('date')],
    [p.say('ORDER ID', 'ID DEL PEDIDO'), `M${p.dice.digits(7)}`],
    [p.name('RECEIPT NO.|RECEIPT NUMBER', 'N.º DE RECIBO|NÚMERO DE RECIBO'), p.field('receipt_number')],
    [p.say('PAID WITH', 'PAGADO CON'), p.field('payment_method')],
  ];
  const rows = p.purchases.map(({ text, cents }) => [
    `${escapeHtml(text)}<i>${p.say('In-app purchase', 'Compra integrada')}</i>`,
    p.money(cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [p.name('Tax|Estimated tax', 'Impuestos|IVA'), p.field('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10pt 'Liberation Sans', sans-serif } h1 { font-weight: 300; font-size: 24pt; text-align: right; color: #888 } .meta { background: #f5f5f5; width: 100% } .meta td { padding: 5px 10px; font-size: 8.5pt } .meta td:first-child { color: #777; width: 40mm } .items { margin: 8mm 0 } .items td { padding: 8px; border-bottom: 0.5px solid #ddd } .items i { display: block; font-style: normal; color: #888; font-size: 8pt } .sums { margin-left: auto } .sums td { padding: 4px 8px 4px 40px } .small { font-size: 7.5pt; color: #888; margin-top: 22mm; text-align: center }`,
    body: `<h1>${p.say('Receipt', 'Recibo')}</h1>${tableOf({ rows: meta }, 'meta')}${tableOf({ rows, classes: ['', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="small">${shopOf(p)}</div>`,
  };
}

/** Fare, taxes and total of a flight, beside its times and codes. */
export function flightReceipt(p: ReceiptPaper): Sheet {
  const ride = [
    [p.say('Flight', 'Vuelo'), p.say('From', 'Origen'), p.say('To', 'Destino'), p.say('Departure', 'Salida')],
    ['VX 417', p.say('Terminal 2', 'Terminal 2'), p.say('Terminal 1', 'Terminal 1'), '06:45'],
  ];
  const facts = [
    [
      p.name('Document number|Ticket number', 'Número de documento|Número de billete'),
      p.field('receipt_number'),
    ],
    [p.name('Date of issue|Issuing date', 'Fecha de emisión|Emitido el'), p.field('date')],
    [p.say('Passenger', 'Pasajero'), p.say(PAYER.en, PAYER.es)],
    [p.say('Booking code', 'Código de reserva'), 'QH7ZTL'],
    [p.name('Form of payment|Payment', 'Forma de pago|Pago'), p.field('payment_method')],
  ];
  const fare = [
    [p.name('Fare|Base fare', 'Tarifa|Tarifa base'), p.field('amount_untaxed')],
    [p.name('Taxes|Taxes and fees', 'Impuestos|Tasas e impuestos'), p.field('tax')],
    [p.name('Total fare|Total amount', 'Importe total|Total billete'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt 'Nimbus Sans', sans-serif } h2 { color: #0b3d6b; border-bottom: 2px solid #0b3d6b } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .facts td, .fare td { padding: 3px 12px 3px 0 } .facts td:first-child { color: #666 } .ride { margin: 6mm 0 } .ride td { border: 0.5px solid #aac; padding: 4px 10px }`,
    body: `<h2>${p.name('Passenger receipt|Electronic ticket receipt', 'Recibo de pasajero|Recibo de billete electrónico')}</h2><p>${shopOf(p)}</p><div class="two">${tableOf({ rows: facts }, 'facts')}${tableOf({ rows: fare, classes: ['', 'r'] }, 'fare')}</div>${tableOf({ rows: ride }, 'ride full')}<p style="font-size:8pt">${p.say('Check-in closes 45 minutes before departure.', 'La facturación cierra 45 minutos antes de la salida.')}</p>`,
  };
}

/** A receipt with a table whose single row has all that matters. */
export function singleRow(p: ReceiptPaper): Sheet {
  const head = [
    p.name('Receipt no.|Receipt', 'N.º recibo|Recibo'),
    p.name('Payment date|Date', 'Fecha de pago|Fecha'),
    p.name('Method|Paid by', 'Método|Medio'),
    p.name('Net amount|Net', 'Importe neto|Neto'),
    p.taxWord(),
    p.name('Amount paid|Total paid', 'Importe pagado|Total pagado'),
  ];
  const row = [
    p.field('receipt_number'),
    p.field('date'),
    p.field('payment_method'),
    p.field('amount_untaxed'),
    p.field('tax'),
    p.field('amount'),
  ];
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt 'C059', serif } h1 { font-size: 16pt } .row th { border: 1px solid #444; background: #eee; font-size: 8.5pt; padding: 4px } .row td { border: 1px solid #444; padding: 6px 4px; text-align: center }`,
    body: `<h1>${p.name('Receipt for course fees|Official receipt', 'Recibo de matrícula|Recibo oficial')}</h1><p>${shopOf(p)}</p>${tableOf({ head, rows: [row] }, 'row full')}<p style="margin-top:8mm">${p.say('Paid for', 'Pago de')}: ${p.purchases.map(({ text }) => escapeHtml(text)).join(', ')}</p><p>${p.say('Keep this receipt for your records.', 'Conserve este recibo.')}</p>`,
  };
}
