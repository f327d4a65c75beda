// Receipts of chains and counters: of a burger bar with the number to wait for, of a department store, of a salon, of a house of furniture, of the cashier of an office.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { rateOf, shopLine } from './receipt-parts.ts';

/** The number of the order large on top, what was changed in a dish in a line below it. */
export function burgerBar(p: ReceiptPaper): Sheet {
  const rows = p.purchases.flatMap(({ text, quantity, cents }, at) => [
    [String(quantity), escapeHtml(text), p.bare(cents)],
    ...(at === 0 ? [['', p.say('+ no onion', '+ sin cebolla'), '']] : []),
  ]);
  const sums = [
    [p.name('Net sales|Net', 'Venta neta|Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('Take-out total|Eat-in total', 'Total para llevar|Total en local')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
    [p.field('payment_method'), p.bare(p.givenCents)],
    ...(p.isCash ? [[p.say('Change', 'Cambio'), p.bare(p.givenCents - p.totalCents)]] : []),
  ];
  return {
    css: `@page { size: 80mm ${125 + p.purchases.length * 6}mm; margin: 5mm } body { font: 9.5pt 'Liberation Sans', sans-serif } .c { text-align: center } .big { font-size: 26pt; font-weight: bold; border: 2px solid #000; margin: 3mm 12mm } .items { margin: 3mm 0; border-top: 1px solid #000; border-bottom: 1px solid #000 } td { padding: 1.5px 2px } .items td:first-child { width: 7mm }`,
    body: `<div class="c">${p.say('YOUR ORDER NUMBER IS', 'SU TURNO ES')}<div class="big">${p.dice.int(11, 98)}</div></div><div class="c">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}</div><p style="margin-top:3mm">${p.name('Ord/Rcpt|KS# 4 Receipt', 'Tiquete|Comprobante')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}</p>${tableOf({ rows, classes: ['', '', 'r'] }, 'full items')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<p class="c" style="margin-top:5mm">${p.say('Tell us how we did and get free fries', 'Opine y gane unas papas gratis')}</p>`,
  };
}

/** Goods with their numbers before them, who sold them, and day and number in the last line. */
export function departmentStore(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    p.dice.digits(6),
    escapeHtml(text),
    `${quantity} x ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const sums = [
    [p.name('MERCHANDISE|SUBTOTAL', 'MERCANCIA|SUBTOTAL'), p.bareField('amount_untaxed')],
    [`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('TOTAL SALE|TOTAL', 'TOTAL VENTA|TOTAL'), p.field('amount')],
    [p.field('payment_method').toUpperCase(), p.bare(p.givenCents)],
    [p.say('CHANGE', 'VUELTO'), p.bare(p.givenCents - p.totalCents)],
  ];
  return {
    css: `@page { size: 104mm ${110 + p.purchases.length * 9}mm; margin: 6mm } body { font: 8pt 'Nimbus Mono PS', monospace } .c { text-align: center } .items { margin: 4mm 0 2mm } .sums { border-top: 1px dashed #000 } .sums tr:first-child td { padding-top: 5px } td { padding: 1px 5px 1px 0 } .end { margin-top: 5mm; border-top: 1px dashed #000; padding-top: 2mm }`,
    body: `<div class="c"><b style="font-size:11pt">${p.field('issuer')}</b><br>${escapeHtml(p.shop.street)}<br>${escapeHtml(p.shop.city)}<br>${p.taxNumber(' ')}</div><p style="margin:3mm 0 0">${p.say('ASSOCIATE 2210 DEPT 41', 'ASESOR 2210 DEPTO 41')}</p>${tableOf({ rows, classes: ['', '', 'r n', 'r'] }, 'full items')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full sums')}<div class="end">${p.name('TRAN|SALE NO', 'TRANS|VENTA NO')}: ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}<br>${p.say('Returns within 30 days with this receipt', 'Cambios en 30 días con este comprobante')}</div>`,
  };
}

/** Who did the work beside each treatment, the next visit with a day of its own. */
export function salonSlip(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    escapeHtml(text),
    p.name('Jo|Mia|Sam', 'Ana|Leo|Eva'),
    String(quantity),
    p.money(cents),
  ]);
  const sum = (label: string, value: string): string =>
    `<div class="cols s"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 105mm 148mm; margin: 8mm } body { font: 8.5pt 'URW Gothic', sans-serif } h2 { text-align: center; font-weight: normal; letter-spacing: 3px; margin: 0; font-size: 13pt } .c { text-align: center } .items { margin: 3mm 0; } .items th { border-bottom: 0.5px solid #000; font-weight: normal; font-size: 7.5pt } .items td { padding: 3px } .s { padding: 1px 3px } .s.cols b { font-size: 11pt }`,
    body: `<h2>${p.field('issuer')}</h2><div class="c">${shopLine(p)}<br>${p.taxNumber(': ')}</div><div class="cols" style="margin-top:4mm"><span>${p.name('Ticket|Visit', 'Boleta|Visita')} ${p.field('receipt_number')}</span><span>${p.field('date')}, ${p.time}</span></div>${tableOf({ head: [p.say('Treatment', 'Servicio'), p.say('With', 'Con'), p.say('No.', 'N.º'), p.say('Price', 'Precio')], rows, classes: ['', '', 'r', 'r'] }, 'items full')}${sum(p.name('Services before tax|Before tax', 'Servicios sin impuesto|Sin impuesto'), p.field('amount_untaxed'))}${sum(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${sum(`<b>${p.name('Total|You paid', 'Total|Pagó')}</b>`, `<b>${p.field('amount')}</b>`)}${sum(p.name('Settled by|Paid by', 'Abonado con|Pagado con'), p.field('payment_method'))}<p class="c" style="margin-top:5mm">${p.say('We look forward to seeing you again in six weeks.', 'Le esperamos de nuevo en seis semanas.')}</p>`,
  };
}

/** A whole page with article numbers; what was paid and the tax side by side at the foot. */
export function furnitureHouse(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${p.dice.digits(3)}.${p.dice.digits(3)}.${p.dice.digits(2)}`,
    escapeHtml(text),
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const paid = [
    [p.name('Total to pay|Order total', 'Total a pagar|Total del pedido'), p.field('amount')],
    [p.field('payment_method'), p.bare(p.totalCents)],
    [p.say('Still to pay', 'Pendiente'), p.bare(0)],
  ];
  const tax = [
    [p.say('Rate', 'Tipo'), p.name('Amount excl.|Net', 'Sin impuesto|Neto'), p.taxWord()],
    [rateOf(p), p.bareField('amount_untaxed'), p.bareField('tax')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9.5pt 'Liberation Sans', sans-serif } .top { background: #f3d400; padding: 3mm 5mm; font-size: 16pt; font-weight: bold } .items { margin: 8mm 0 } .items th { border-bottom: 2px solid #000 } .items td { border-bottom: 0.5px solid #bbb; padding: 4px 3px } .two { display: flex; justify-content: space-between; align-items: flex-start } .two td { padding: 3px 8mm 3px 3px } .tax td { border: 0.5px solid #bbb } .paid tr:first-child { font-weight: bold }`,
    body: `<div class="top">${escapeHtml(p.shop.brand)}</div><p style="margin-top:4mm">${p.field('issuer')} – ${shopLine(p)} – ${p.taxNumber(' ')}</p><div class="cols"><h3 style="margin:0">${p.name('Sales receipt|Customer receipt', 'Comprobante de venta|Recibo de compra')}</h3><span>${p.name('Receipt no|Order receipt', 'N.º comprobante|Recibo n.º')} ${p.field('receipt_number')} &nbsp; ${p.name('Purchase date|Bought on', 'Fecha de compra|Comprado el')} ${p.field('date')} &nbsp; ${p.time}</span></div>${tableOf({ head: [p.say('Article', 'Artículo'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Total', 'Total')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}<div class="two">${tableOf({ rows: tax, classes: ['r', 'r', 'r'] }, 'tax')}${tableOf({ rows: paid, classes: ['', 'r'] }, 'paid')}</div>`,
  };
}

/** Of the cashier of an office: codes of fees, the applicant, a seal, the day at the foot. */
export function officeCashier(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${p.dice.int(1, 9)}.${p.dice.digits(2)}`,
    escapeHtml(text),
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const blank = (label: string): string[] => ['', label, '', ''];
  const foot = [
    [
      ...blank(p.name('Fees before tax|Fees', 'Derechos sin impuesto|Derechos')),
      p.bareField('amount_untaxed'),
    ],
    [...blank(`${p.taxWord()} ${rateOf(p)}`), p.bareField('tax')],
    [
      ...blank(`<b>${p.name('Amount collected|Total received', 'Total recaudado|Total cobrado')}</b>`),
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A5 landscape; margin: 10mm 12mm } body { font: 9pt 'Liberation Serif', serif } .head { text-align: center; border-bottom: 1px solid #000; padding-bottom: 2mm } .items { margin: 3mm 0 } .items td, .items th { border: 0.6px solid #000; padding: 2px 4px } .items th { font-size: 8pt; text-align: center } .seal { border: 2px dotted #666; border-radius: 50%; width: 24mm; height: 24mm; text-align: center; padding-top: 8mm; font-size: 7pt; color: #666 } .foot td:first-child { border-right: none } .foot td:nth-child(n+2):nth-child(-n+4) { border-left: none; border-right: none }`,
    body: `<div class="head"><b style="font-size:12pt">${p.field('issuer')}</b><br>${shopLine(p)} · ${p.taxNumber(' ')}</div><div class="cols" style="margin-top:2mm"><span>${p.say('Applicant: M. Ferrer', 'Solicitante: M. Ferrer')}</span><span>${p.name('Official receipt no.|Cashier receipt', 'Recibo oficial n.º|Comprobante de caja')} <b>${p.field('receipt_number')}</b></span></div>${tableOf({ head: [p.say('Code', 'Código'), p.say('Fee', 'Derecho'), p.say('No.', 'N.º'), p.say('Tariff', 'Arancel'), p.say('Amount', 'Monto')], rows, foot, classes: ['c', '', 'r', 'r', 'r'] }, 'items full')}<div class="cols"><div>${p.name('Tendered|Form of payment', 'Forma de cobro|Forma de pago')}: ${p.field('payment_method')}<br><br>${p.name('Collected on|Date of collection', 'Cobrado el|Fecha de cobro')} ${p.field('date')}<br>${p.say('Cashier', 'Cajero')} 07</div><div class="seal">${p.say('CASH DESK', 'CAJA')}</div></div>`,
  };
}
