// Invoices as programs of small offices print them: from a bookkeeping program, from a payment service, from a designer with the labels under the values, from a consultant
// with hours and discounts, from a workshop that writes the buyer first.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { address } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const rateOf = (p: InvoicePaper): string => p.rate(p.facts.taxes[0]?.rate ?? 0);

/** Shaded headings over single cells, quantities first, the balance in a tinted box. */
export function bookkeeping(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const strip = (heads: readonly string[], values: readonly string[]): string =>
    `<table class="strip full"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr>${values.map((value) => `<td>${value}</td>`).join('')}</tr></table>`;
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    `${escapeHtml(line.text)}<i>${p.say('as ordered', 'según pedido')}</i>`,
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('SUBTOTAL', 'SUBTOTAL'), p.bareField('amount_untaxed')],
    [`${p.say('TAX', 'IMPUESTO')} (${rateOf(p)})`, p.bareField('tax')],
    [p.say('TOTAL', 'TOTAL'), p.bareField('amount')],
    [`<b>${p.say('BALANCE DUE', 'SALDO A PAGAR')}</b>`, `<b>${p.money(facts.totalCents)}</b>`],
  ];
  return {
    css: `@page { size: Letter; margin: 17mm } body { font: 9.5pt ${p.font} } h1 { color: #4a7fb0; font-weight: normal; letter-spacing: 2px } h4 { margin: 0 0 2px; color: #4a7fb0 } .strip th { background: #dce8f3; color: #4a7fb0; font-weight: normal; text-align: center; font-size: 8.5pt } .strip td { text-align: center; padding: 4px } .items { margin-top: 6mm } .items th { background: #dce8f3; color: #4a7fb0; font-weight: normal } .items td { padding: 5px 3px } .items i { display: block; color: #777; font-style: normal; font-size: 8.5pt } .sums { margin-left: auto; border-top: 1px dotted #999; width: 78mm; margin-top: 4mm } .sums td { padding: 3px }`,
    body: `${lines([`<b>${p.field('issuer')}</b>`, address(seller), seller.phone, seller.mail])}<h1>${p.say('INVOICE', 'FACTURA')}</h1><div class="cols"><div><h4>${p.say('BILL TO', 'FACTURAR A')}</h4>${p.field('buyer')}<br>${address(buyer)}</div><div><h4>${p.say('SHIP TO', 'ENVIAR A')}</h4>${p.say('Receiving dock 2', 'Almacén 2')}<br>${escapeHtml(buyer.street)}<br>${escapeHtml(buyer.city)}</div><div></div></div><br>
      ${strip([p.say('INVOICE #', 'N.º FACTURA'), p.say('DATE', 'FECHA'), p.say('TOTAL DUE', 'TOTAL'), p.say('DUE DATE', 'VENCIMIENTO'), p.say('TERMS', 'TÉRMINOS')], [p.field('invoice_number'), p.field('date'), p.money(facts.totalCents), p.field('date_due'), p.field('payment_terms')])}
      ${tableOf({ head: [p.say('QTY', 'CANT.'), p.say('ACTIVITY', 'ACTIVIDAD'), p.say('RATE', 'TARIFA'), p.say('AMOUNT', 'IMPORTE')], rows, classes: ['r', '', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}`,
  };
}

/** Bold labels without colons, what is due in a large line with its day, the seller beside the buyer. */
export function paymentService(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const meta = [
    [`<b>${p.say('Invoice number', 'Número de factura')}</b>`, `<b>${p.field('invoice_number')}</b>`],
    [p.name('Date of issue|Issued', 'Fecha de emisión|Emitida'), p.field('date')],
    [p.name('Date due|Due', 'Fecha de pago|Vence'), p.field('date_due')],
  ];
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)}<i>${p.day(facts.delivered)} – ${p.day(facts.date)}</i>`,
    String(line.quantity),
    p.money(line.unitCents),
    p.rate(line.rate),
    p.money(line.cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.money(facts.netCents)],
    [p.name('Total excluding tax', 'Total sin impuestos'), p.field('amount_untaxed')],
    [
      `${p.taxWord()} – ${escapeHtml(seller.country)} (${rateOf(p)} ${p.say('on', 'sobre')} ${p.money(facts.netCents)})`,
      p.field('tax'),
    ],
    [p.say('Total', 'Total'), p.field('amount')],
    [`<b>${p.say('Amount due', 'Importe adeudado')}</b>`, `<b>${p.money(facts.totalCents)}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9pt ${p.font}; color: #1a1a1a } h1 { font-size: 16pt; margin: 0 0 5mm } .meta td { padding: 1px 14px 1px 0 } .two { display: grid; grid-template-columns: 60mm 60mm; gap: 10mm; margin: 7mm 0 } .big { font-size: 13pt; font-weight: bold; margin-bottom: 7mm } .items th { font-weight: normal; font-size: 7.5pt; border-bottom: 1px solid #000 } .items td { padding: 6px 2px } .items i { display: block; font-style: normal; color: #777; font-size: 8pt } .sums { margin-left: auto; width: 90mm } .sums td { border-top: 0.5px solid #ddd; padding: 4px 2px }`,
    body: `<h1>${p.say('Invoice', 'Factura')}</h1>${tableOf({ rows: meta }, 'meta')}<div class="two"><div>${lines([`<b>${p.field('issuer')}</b>`, address(seller), seller.mail, p.taxNumber(' ')])}</div><div><b>${p.say('Bill to', 'Facturar a')}</b><br>${p.field('buyer')}<br>${address(buyer)}</div></div><div class="big">${p.say(`${p.money(facts.totalCents)} due ${p.day(facts.due)}`, `${p.money(facts.totalCents)} con vencimiento el ${p.day(facts.due)}`)}</div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Unit price', 'Precio unitario'), p.say('Tax', 'Impuesto'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}`,
  };
}

/** The values large, their labels small beneath them. */
export function labelsBeneath(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const under = (value: string, label: string): string =>
    `<div class="u"><div class="v">${value}</div><div class="k">${label}</div></div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${line.quantity} × ${p.bare(line.unitCents)}`,
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } .bar { border-left: 5px solid #d94f30; padding-left: 6mm } .four { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin: 10mm 0 } .v { font-size: 13pt } .k { font-size: 7pt; color: #888; text-transform: uppercase; letter-spacing: 0.5px } .items td { padding: 5px 0; border-bottom: 0.5px solid #ddd } .end { display: grid; grid-template-columns: repeat(3, 1fr); margin-top: 9mm }`,
    body: `<div class="bar"><div style="font-size:18pt">${p.field('issuer')}</div>${escapeHtml(seller.street)}, ${escapeHtml(seller.city)}</div><div class="four">${under(p.field('invoice_number'), p.say('invoice number', 'número de factura'))}${under(p.field('date'), p.say('date of invoice', 'fecha de la factura'))}${under(p.field('date_due'), p.say('to be paid by', 'a pagar antes del'))}</div>
      <p>${p.name('Invoice for|Billed to', 'Factura para|Cliente')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</p>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'items full')}<div class="end">${under(p.field('amount_untaxed'), p.say('before tax', 'antes de impuestos'))}${under(p.field('tax'), `${p.taxWord()} ${rateOf(p)}`)}${under(`<b>${p.field('amount')}</b>`, p.say('total to pay', 'total a pagar'))}</div><p style="font-size:8pt;margin-top:12mm">${p.taxNumber(' ')}${p.facts.seller.bank === null ? '' : ` · ${p.bank(' ', ' · ')}`}</p>`,
  };
}

/** Hours in quarters, a rebate per line in a column of its own. */
export function hoursAndRebates(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    line.discountRate === undefined ? '–' : p.rate(line.discountRate),
    p.bare(line.cents),
  ]);
  const facts2 = [
    [p.name('Invoice nr|Bill no.', 'Factura nro.|Nro. de factura'), p.field('invoice_number')],
    [p.name('Dated|Bill date', 'Fechada|Fecha de la factura'), p.field('date')],
    [p.name('Settle by|Payment deadline', 'Plazo de pago|Fecha límite de pago'), p.field('date_due')],
    [p.name('Project code|PO ref', 'Ref. proyecto|Ref. O/C'), p.field('order_number')],
  ];
  const sums = [
    [
      p.name('Fees before tax|Total before tax', 'Total antes de impuestos|Neto gravado'),
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} @ ${rateOf(p)}`, p.field('tax')],
    [p.name('Total payable|Invoice value', 'Total por pagar|Valor total'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } .head { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 3px solid #2f5d50; padding-bottom: 5mm } .facts td { padding: 1px 3px } .facts td:first-child { text-align: right; color: #2f5d50; padding-right: 8px } .items { margin-top: 8mm } .items th { color: #2f5d50; border-bottom: 1px solid #2f5d50 } .items td { padding: 4px 3px } .items td:nth-child(2) { width: 58mm } .sums { margin: 5mm 0 0 auto } .sums td { padding: 2px 0 2px 24px }`,
    body: `<div class="head"><div><b style="font-size:14pt">${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}</div>${tableOf({ rows: facts2 }, 'facts')}</div><p style="margin-top:5mm">${p.name('Attn.|Prepared for', 'A la atención de|Elaborada para')} ${p.field('buyer')}<br>${address(buyer)}</p>
      ${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Service', 'Servicio'), p.say('Hours', 'Horas'), p.say('Hourly rate', 'Precio/hora'), p.name('Disc.|Rebate', 'Dto.|Bonif.'), p.say('Total', 'Total')], rows, classes: ['n', '', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}`,
  };
}

/** The buyer above, the seller beneath beside the facts; labels and values run in one line each without a gap. */
export function buyerFirst(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const run = (label: string, value: string): string => `${label} ${value}`;
  const rows = facts.lines.map((line, at) => [
    `${at + 1}.`,
    escapeHtml(line.text),
    p.money(line.unitCents),
    String(line.quantity),
    p.money(line.cents),
  ]);
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10.5pt ${p.font} } .to { border: 1px solid #000; padding: 4mm; width: 84mm } .by { display: grid; grid-template-columns: 1fr 1fr; margin: 8mm 0 } .items td, .items th { padding: 3px 5px } .items th { border-top: 1px solid; border-bottom: 1px solid } .end { text-align: right; margin-top: 5mm; line-height: 1.6 }`,
    body: `<div class="to">${p.name('To|Customer', 'Para|A')}:<br>${p.field('buyer')}<br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div class="by"><div>${p.name('From|Supplier', 'De parte de|Empresa')}:<br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div><div>${lines([run(p.name('Invoice|Number', 'Factura|Número'), p.field('invoice_number')), run(p.name('Date|On', 'Fecha|Día'), p.field('date')), run(p.name('Pay before|Payable by', 'Pagar antes de|Pagadero el'), p.field('date_due')), run(p.name('Your account|Client number', 'Su cuenta|Número de cliente'), p.field('client_id'))])}</div></div>
      ${tableOf({ head: ['', p.say('Work', 'Trabajo'), p.say('Each', 'Cada uno'), p.say('No.', 'N.º'), p.say('Charge', 'Cargo')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}<div class="end">${p.name('Sum|Net', 'Suma|Neto')} ${p.field('amount_untaxed')}<br>${p.taxWord()} (${rateOf(p)}) ${p.field('tax')}<br><b>${p.name('Please pay|Total to pay', 'A pagar|Total a abonar')} ${p.field('amount')}</b></div>`,
  };
}
