// Receipts of the third collection: a café, a laundry, a museum, a train, a mail from a gym, a stall.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { rateOf } from './receipt-parts.ts';

const rowsOf = (p: ReceiptPaper): string[][] =>
  p.purchases.map(({ text, quantity, cents }) => [`${quantity} ${escapeHtml(text)}`, p.bare(cents)]);
const shopOf = (p: ReceiptPaper): string =>
  lines([
    `<b>${p.field('issuer')}</b>`,
    escapeHtml(p.shop.street),
    escapeHtml(p.shop.city),
    p.taxNumber(' '),
  ]);

/** Date and number in one line without labels of their own. */
export function cafeSlip(p: ReceiptPaper): Sheet {
  const sums = [
    [p.name('Amount excl. tax|Net', 'Importe sin impuestos|Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.name('To pay|TOTAL', 'Total a pagar|TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: 74mm ${130 + p.purchases.length * 6}mm; margin: 5mm } body { font: 9pt ${"'DejaVu Sans Mono', monospace"} } .c { text-align: center } td { padding: 1px 0 } .sums { border-top: 1px dashed; margin-top: 4px }`,
    body: `<div class="c">${shopOf(p)}</div><p class="c" style="margin-top:8px">${p.name('Bill|Order', 'Cuenta|Comanda')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time} · ${p.say('Barista', 'Barista')} 3</p>${tableOf({ rows: rowsOf(p), classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}<p class="c" style="margin-top:8px">${p.name('Paid with|Paid by', 'Pagado con|Pago con')} ${p.field('payment_method')}<br>${p.say('See you tomorrow', 'Hasta mañana')}</p>`,
  };
}

/** A slip with a number for collecting, and the day on which things are ready. */
export function laundry(p: ReceiptPaper): Sheet {
  const facts = [
    [p.name('Receipt|Slip no.', 'Recibo|Resguardo n.º'), p.field('receipt_number')],
    [p.name('Taken in|Date', 'Entrada|Fecha'), p.field('date')],
    [p.say('Ready from', 'Listo a partir de las'), '17:00'],
    [p.say('Garments', 'Prendas'), String(p.purchases.reduce((sum, { quantity }) => sum + quantity, 0))],
  ];
  const sums = [
    [p.name('Services|Subtotal', 'Servicios|Subtotal'), p.bareField('amount_untaxed')],
    [p.name('Tax|Sales tax', 'Impuesto|Impuestos'), p.bareField('tax')],
    [p.name('Total charge|Total', 'Total servicio|Total'), p.field('amount')],
    [p.name('Settled by|Method', 'Abonado en|Medio'), p.field('payment_method')],
  ];
  return {
    css: `@page { size: A6; margin: 8mm } body { font: 9.5pt 'Liberation Sans', sans-serif } .facts td { padding: 1px 12px 1px 0 } .sums { border-top: 2px solid; margin-top: 6px } .n { font-size: 26pt; text-align: center; border: 1px solid; margin: 6px 0 }`,
    body: `${shopOf(p)}<div class="n">${p.dice.int(10, 99)}</div>${tableOf({ rows: facts, classes: ['', 'b'] }, 'facts')}${tableOf({ rows: rowsOf(p), classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}`,
  };
}

/** Wide paper with two columns: what was bought, what was paid. */
export function museum(p: ReceiptPaper): Sheet {
  const pair = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  return {
    css: `@page { size: A5 landscape; margin: 11mm } body { font: 10pt 'URW Gothic', sans-serif } .page { display: grid; grid-template-columns: 1fr 62mm; gap: 10mm } .k { font-size: 7.5pt; color: #777; margin-top: 6px } .v { font-size: 11pt } h1 { font-size: 15pt; margin: 0 0 8px }`,
    body: `<h1>${p.name('Admission receipt|Ticket receipt', 'Recibo de entrada|Recibo de taquilla')}</h1><div class="page"><div>${shopOf(p)}<br><br>${tableOf({ rows: rowsOf(p), classes: ['', 'r'] }, 'full')}</div><div>${pair(p.name('Sale no.|Booking', 'Venta n.º|Reserva'), p.field('receipt_number'))}${pair(p.name('Sold on|Date of sale', 'Vendido el|Fecha de venta'), p.field('date'))}${pair(p.name('Net of tax|Net price', 'Sin impuestos|Precio neto'), p.bareField('amount_untaxed'))}${pair(p.name('Tax included|Tax', 'Impuesto incluido|Impuestos'), p.bareField('tax'))}${pair(p.name('Price paid|Total price', 'Precio pagado|Precio total'), p.field('amount'))}${pair(p.name('Payment|Paid by', 'Pago|Pagado con'), p.field('payment_method'))}</div></div>`,
  };
}

/** A journey with its own times and numbers beside those of the receipt. */
export function trainTicket(p: ReceiptPaper): Sheet {
  const rows = [
    [
      p.say('Coach', 'Coche'),
      String(p.dice.int(1, 12)),
      p.say('Seat', 'Plaza'),
      `${p.dice.int(1, 80)}${p.dice.pick(['A', 'B', 'D'])}`,
    ],
    [p.say('Departs', 'Salida'), '08:14', p.say('Arrives', 'Llegada'), '11:52'],
  ];
  const sums = [
    [p.name('Fare before tax|Base fare', 'Tarifa sin IVA|Tarifa base'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('Fare paid|Total fare', 'Importe pagado|Precio total'), p.field('amount')],
  ];
  return {
    css: `@page { size: 190mm 95mm; margin: 8mm } body { font: 9pt 'Liberation Sans', sans-serif } .band { background: #1d3f72; color: #fff; padding: 3px 8px; margin-bottom: 6px } .ride td { padding: 2px 14px 2px 0 } .sums td { padding: 1px 0 1px 14px }`,
    body: `<div class="band">${p.name('Ticket and receipt|Travel receipt', 'Billete y recibo|Recibo de viaje')}</div><div class="cols"><div>${shopOf(p)}${tableOf({ rows }, 'ride')}</div><div>${p.name('Issued|Date of issue', 'Expedido el|Fecha de expedición')}: ${p.field('date')} ${p.time}<br>${p.name('Ticket number|Reference', 'N.º de billete|Localizador')}: ${p.field('receipt_number')}<br>${p.name('Paid by|Form of payment', 'Forma de pago|Pagado con')}: ${p.field('payment_method')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}</div></div>`,
  };
}

/** A mail that says in sentences what was paid, with a small table under it. */
export function gymMail(p: ReceiptPaper): Sheet {
  const rows = [
    [p.name('Receipt ID|Receipt no.', 'ID del recibo|N.º de recibo'), p.field('receipt_number')],
    [p.name('Payment date|Charged on', 'Fecha de pago|Cobrado el'), p.field('date')],
    [p.name('Charged to|Payment method', 'Cargado a|Método de pago'), p.field('payment_method')],
    [
      p.name('Net amount|Amount before tax', 'Importe neto|Importe antes de impuestos'),
      p.field('amount_untaxed'),
    ],
    [p.name('Tax|Tax charged', 'Impuestos|Impuesto aplicado'), p.field('tax')],
    [p.name('Total charged|Amount charged', 'Total cobrado|Importe cobrado'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 11pt 'Liberation Serif', serif } .box td { padding: 6px 12px; border-bottom: 1px solid #ddd } .small { font-size: 8.5pt; color: #666; margin-top: 40px }`,
    body: `<p>${p.say('Hello,', 'Hola:')}</p><p>${p.say('thank you for training with us. This is your receipt; there is nothing more to do.', 'gracias por entrenar con nosotros. Este es su recibo; no tiene que hacer nada más.')}</p>${tableOf({ rows, classes: ['', 'r'] }, 'box full')}<p style="margin-top:16px">${p.purchases.map(({ text }) => escapeHtml(text)).join(', ')}</p><div class="small">${lines([p.field('issuer'), `${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, p.taxNumber(': ')])}</div>`,
  };
}

/** A till of a stall: label and amount in one cell, with dots between. */
export function stall(p: ReceiptPaper): Sheet {
  const dots = (label: string, value: string): string =>
    `${label}${'.'.repeat(Math.max(2, 30 - label.length - value.length))}${value}`;
  const text = [
    ...p.purchases.map(({ text: what, cents }) => dots(escapeHtml(what.slice(0, 18)), p.bare(cents))),
    '',
    dots(p.name('NET|BASE', 'BASE|NETO'), p.bareField('amount_untaxed')),
    dots(p.taxWord().toUpperCase(), p.bareField('tax')),
    dots(p.name('TOTAL|SUM', 'TOTAL|SUMA TOTAL'), p.field('amount')),
    dots(p.field('payment_method').toUpperCase(), p.bare(p.givenCents)),
    dots(p.say('CHANGE', 'CAMBIO'), p.bare(p.givenCents - p.totalCents)),
  ].join('\n');
  return {
    css: `@page { size: 72mm ${120 + p.purchases.length * 5}mm; margin: 5mm } body { font: 9pt 'Liberation Mono', monospace } pre { font: inherit } .c { text-align: center }`,
    body: `<div class="c">${shopOf(p)}</div><p class="c">${p.name('RECEIPT|SALES RECEIPT', 'TICKET|RECIBO')} ${p.say('#', 'N.')} ${p.field('receipt_number')}</p><pre>${text}</pre><p class="c">${p.field('date')} ${p.time}</p>`,
  };
}
