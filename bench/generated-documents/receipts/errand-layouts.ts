// Receipts of errands: of a table in a restaurant, of a chemist with two rates of tax, of a dry cleaner, of a school that writes out what it has received.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** The bill of a table that has been paid: table and covers in a line, the tax under the total. */
export function tableCheck(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const below = [
    [p.name('Food and drink net|Net', 'Consumo neto|Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
  ];
  return {
    css: `@page { size: 90mm ${92 + p.purchases.length * 6}mm; margin: 7mm } body { font: 9pt 'P052', serif } .c { text-align: center } h2 { margin: 0; font-size: 15pt; font-weight: normal; text-align: center } .orn { text-align: center; letter-spacing: 3mm; margin: 2mm 0 } .items { margin: 3mm 0 } .items td { padding: 2px } .tot { display: flex; justify-content: space-between; border-top: 0.7px solid #000; border-bottom: 2px double #000; padding: 1.5mm 0; font-size: 12pt; margin: 2mm 0 } .small { font-size: 8pt }`,
    body: `<h2>${p.field('issuer')}</h2><div class="c">${escapeHtml(p.shop.street)}<br>${escapeHtml(p.shop.city)}</div><div class="orn">◆◆◆</div><div class="cols"><span>${p.say('Table', 'Mesa')} ${p.dice.int(1, 24)}</span><span>${p.say('Covers', 'Cubiertos')} ${p.dice.int(1, 6)}</span><span>${p.say('Served by Lea', 'Atendió Lea')}</span></div><div class="cols"><span>${p.name('Bill|Check', 'Cuenta|Nota')} ${p.field('receipt_number')}</span><span>${p.field('date')} ${p.time}</span></div>${tableOf({ rows, classes: ['', '', 'r', 'r'] }, 'items full')}<div class="tot"><span>${p.name('Total|Amount', 'Total|Importe')}</span><span>${p.field('amount')}</span></div>
      ${tableOf({ rows: below, classes: ['', 'r'] }, 'small full')}<p class="small" style="margin-top:3mm">${p.name('Paid by|Settled', 'Pagado con|Cobrado')}: ${p.field('payment_method')}<br>${p.taxNumber(' ')}</p><p class="c small">${p.say('Service is not included. Thank you!', 'Servicio no incluido. ¡Gracias!')}</p>`,
  };
}

/** Letters behind the prices, and at the end a table of both rates with their sums. */
export function chemistTill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents, rateLetter }) => [
    escapeHtml(text),
    `${quantity} x ${p.bare(unitCents)}`,
    p.bare(cents),
    rateLetter,
  ]);
  const rates = p.taxes
    .filter(({ baseCents }) => baseCents !== 0)
    .map(({ letter, rate, baseCents, taxCents }) => [
      `${letter} ${p.rate(rate)}`,
      p.bare(baseCents),
      p.bare(taxCents),
      p.bare(baseCents + taxCents),
    ]);
  const foot = [
    [p.say('SUM', 'SUMA'), p.bareField('amount_untaxed'), p.bareField('tax'), p.bare(p.totalCents)],
  ];
  const paid = [
    [`<b>${p.name('TO PAY|TOTAL', 'A PAGAR|TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.field('payment_method'), p.bare(p.givenCents)],
    ...(p.isCash ? [[p.say('CHANGE', 'SU CAMBIO'), p.bare(p.givenCents - p.totalCents)]] : []),
  ];
  return {
    css: `@page { size: 92mm ${88 + p.purchases.length * 6}mm; margin: 6mm } body { font: 7.5pt 'Liberation Mono', monospace } .c { text-align: center } .cross { font: bold 22pt 'Liberation Sans', sans-serif; color: #0a8a3a; text-align: center; line-height: 1 } td, th { padding: 1.5px 4px 1.5px 0; font-weight: normal } .items { margin: 3mm 0 } .paid { border-top: 1px solid #000; font-size: 8.5pt } .rates { margin: 4mm 0; border-top: 1px dotted #000; border-bottom: 1px dotted #000 }`,
    body: `<div class="cross">✚</div><div class="c">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div>${tableOf({ rows, classes: ['', 'r', 'r', 'c'] }, 'items full')}${tableOf({ rows: paid, classes: ['', 'r'] }, 'paid full')}${tableOf({ head: [p.say('RATE', 'TASA'), p.say('NET', 'NETO'), p.taxWord().toUpperCase(), p.say('GROSS', 'BRUTO')], rows: rates, foot, classes: ['', 'r', 'r', 'r'] }, 'rates full')}<div>${p.name('DOC|TICKET NO', 'DOC|TIQUETE NO')}: ${p.field('receipt_number')}<br>${p.say('DATE', 'FECHA')}: ${p.field('date')} ${p.time}<br>${p.say('Medicines cannot be returned', 'Los medicamentos no tienen cambio')}</div>`,
  };
}

/** Half a page with when the pieces can be fetched in a black box. */
export function cleanersTicket(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.money(unitCents),
    p.money(cents),
  ]);
  const foot = [
    ['', p.name('Before tax|Work', 'Antes de impuesto|Servicio'), '', p.field('amount_untaxed')],
    ['', `${p.taxWord()} ${rateOf(p)}`, '', p.field('tax')],
    ['', `<b>${p.name('Prepaid|Total paid', 'Pagado|Total pagado')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const pieces = p.purchases.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    css: `@page { size: 105mm 148mm; margin: 7mm } body { font: 8pt 'URW Gothic', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-start } .no { border: 1px solid #000; padding: 1mm 2mm; font-size: 10pt; white-space: nowrap } .ready { background: #000; color: #fff; text-align: center; padding: 1.5mm; margin: 3mm 0; font-size: 9pt } .items th { font-size: 7pt; border-bottom: 0.6px solid #000 } .items td { padding: 2px 3px } .foot tr:first-child td { border-top: 0.6px solid #000 } .low { font-size: 7pt; margin-top: 3mm }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${escapeHtml(p.shop.street)}<br>${escapeHtml(p.shop.city)}<br>${p.taxNumber(' ')}</div><div class="no">${p.name('Ticket|No.', 'Boleta|N.º')} ${p.field('receipt_number')}</div></div><p style="margin:3mm 0 0">${p.name('Taken in|Received', 'Recibido|Ingreso')}: ${p.field('date')}, ${p.time}</p><div class="ready">${pieces} ${p.say('pieces – ready after four days, from 16:00', 'piezas – listo en cuatro días, desde las 16:00')}</div>${tableOf({ head: ['', p.say('Piece', 'Prenda'), p.say('Each', 'c/u'), p.say('Charge', 'Cargo')], rows, foot, classes: ['r', '', 'r', 'r'] }, 'items full')}<div class="low">${p.name('Paid by|Payment', 'Pagado con|Pago')}: ${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}<br>${p.say('We are not liable for buttons.', 'No respondemos por botones.')}</div>`,
  };
}

/** Written out: from whom, the sum, for what; the tax in brackets, a signature. */
export function writtenOut(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const line = (label: string, value: string): string =>
    `<div class="l"><span>${label}</span><span class="v">${value}</span></div>`;
  const text = escapeHtml(purchase?.text ?? '');
  return {
    css: `@page { size: 210mm 108mm; margin: 9mm 12mm } body { font: 12pt 'C059', serif } .frame { border: 1.5px solid #2b2b6b; padding: 5mm 7mm; height: 88mm; background: #fbfbff } .cols b { color: #2b2b6b } h2 { color: #2b2b6b; margin: 2mm 0 4mm; font-size: 15pt } .l { display: flex; margin-bottom: 2.6mm } .l span:first-child { width: 46mm; font-style: italic; flex: none } .v { border-bottom: 0.6px dotted #2b2b6b; flex: 1 } .sig { border-top: 0.6px solid #000; width: 56mm; text-align: center; font-size: 8pt; margin: 7mm 0 0 auto }`,
    body: `<div class="frame"><div class="cols"><span><b>${p.field('issuer')}</b><br><span style="font-size:8pt">${shopLine(p)} · ${p.taxNumber(' ')}</span></span><span>${p.name('Receipt no.|No.', 'Recibo n.º|N.º')} ${p.field('receipt_number')}</span></div><h2>${p.name('RECEIPT|OFFICIAL RECEIPT', 'RECIBO|RECIBO DE DINERO')}</h2>${line(p.say('Received from', 'Recibimos de'), p.say('Mr and Mrs Tolland', 'Sra. Amparo Quirós'))}${line(p.say('the sum of', 'la suma de'), `<b>${p.field('amount')}</b> (${p.say('net', 'neto')} ${p.bareField('amount_untaxed')} + ${p.taxWord()} ${rateOf(p)} ${p.bareField('tax')})`)}${line(p.say('being payment for', 'por concepto de'), text)}${line(p.name('paid in / by|Form of payment', 'en / con|Forma de pago'), p.field('payment_method'))}${line(p.name('Date|on the day', 'Fecha|el día'), p.field('date'))}<div class="sig">${p.say('for the school office', 'por la secretaría')}</div></div>`,
  };
}
