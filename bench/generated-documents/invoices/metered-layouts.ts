// Invoices of what is counted over a time: water by the meter, a stay in a hotel, a week of parcels, the hours of guards.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents, writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';

const QUARTER_DAYS = 91;

/** The sum first, in a panel at the left; readings of the meter, charges without quantities, a slip at the foot. */
export function waterAccount(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const before = dice.int(400, 900);
  const used = dice.int(18, 64);
  const start = addDays(facts.date, -QUARTER_DAYS);
  const rows = facts.lines.map((line) => [escapeHtml(line.text), p.money(line.cents)]);
  const foot = [
    [
      p.name('Charges this period|Total of charges', 'Cargos del periodo|Total de cargos'),
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [
      `<b>${p.name('This bill|Bill total', 'Este recibo|Total del recibo')}</b>`,
      `<b>${p.money(facts.totalCents)}</b>`,
    ],
  ];
  const readings = [
    [
      `M${dice.digits(7)}`,
      p.day(start),
      String(before),
      p.day(facts.delivered),
      String(before + used),
      `${used} m³`,
    ],
  ];
  const last = p.money(roundCents(dice.int(4000, 9000) * p.locale.priceLevel, p.locale));
  const balance = [
    [p.say('Last bill', 'Recibo anterior'), last],
    [p.say('You paid, thank you', 'Usted pagó, gracias'), last],
  ];
  const said = (label: string, value: string): string => `<div class="s"><span>${label}</span>${value}</div>`;
  const slip = lines([
    `${p.say('Account', 'Cuenta')} ${escapeHtml(facts.client)}`,
    `${p.say('Pay at any post office or bank before the due date', 'Pague en cualquier banco antes del vencimiento')}`,
  ]);
  return {
    css: `@page { size: A4; margin: 13mm } body { font: 9.5pt ${p.font} } .wave { height: 9mm; background: linear-gradient(90deg, #0b6fa4, #7cc6e8); margin-bottom: 5mm } .two { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .panel { background: #e8f4fa; padding: 4mm } .big { font-size: 19pt; font-weight: bold; color: #0b6fa4; white-space: nowrap } .s { margin-top: 3mm; font-size: 9pt } .s span { display: block; font-size: 7.5pt; color: #456 } h4 { color: #0b6fa4; margin: 6mm 0 1mm } .t th { font-size: 7.5pt; background: #e8f4fa } .t td, .t th { padding: 3px 4px; border-bottom: 0.5px solid #acd } .slip { border-top: 1px dashed #333; margin-top: 18mm; padding-top: 3mm; display: flex; justify-content: space-between; font-size: 8.5pt }`,
    body: `<div class="wave"></div><div class="two"><div class="panel"><div>${p.name('Amount to pay|You owe', 'Monto a pagar|Usted debe')}</div><div class="big">${p.field('amount')}</div>${said(p.name('Pay no later than|Payment deadline', 'Fecha máxima de pago|Pague a más tardar el'), p.field('date_due'))}${said(p.name('Account number|Your account', 'Número de cuenta|Su contrato'), p.field('client_id'))}${said(p.name('Bill number|Statement no.', 'Número de recibo|Recibo n.º'), p.field('invoice_number'))}${said(p.name('Bill printed|Bill date', 'Fecha de impresión|Fecha de facturación'), p.field('date'))}${said(p.say('For the period', 'Periodo de consumo'), `${p.day(start)} – ${p.day(facts.delivered)}`)}</div>
      <div>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}<br><br>${p.field('buyer')}<br>${address(buyer)}<h4>${p.say('Since your last bill', 'Desde su último recibo')}</h4>${tableOf({ rows: balance, classes: ['', 'r'] }, 't full')}<h4>${p.say('Your meter', 'Su medidor')}</h4>${tableOf({ head: [p.say('Meter', 'Medidor'), p.say('Read', 'Lectura'), '', p.say('Read', 'Lectura'), '', p.say('Used', 'Consumo')], rows: readings, classes: ['', '', 'r', '', 'r', 'r'] }, 't full')}<h4>${p.say('How we worked it out', 'Cómo se calculó')}</h4>${tableOf({ rows, foot, classes: ['', 'r'] }, 't full')}</div></div>
      <div class="slip"><div>${slip}</div><div>${p.say('Due', 'Vence')} ${p.day(facts.due)}</div><div>${p.money(facts.totalCents)}</div></div>`,
  };
}

/** Nights and other charges by the day, arrival and departure beside the day of the bill, who stayed beside who pays. */
export function guestBill(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const arrival = addDays(facts.date, -facts.lines.length);
  const rows = facts.lines.map((line, at) => [
    p.day(addDays(arrival, at)),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      '',
      `${p.name('Total before tax|Net charges', 'Total antes de impuesto|Consumo neto')} (${p.field('currency')})`,
      '',
      '',
      p.bareField('amount_untaxed'),
    ],
    ['', `${p.taxWord()} ${rateOf(p)}`, '', '', p.bareField('tax')],
    [
      '',
      `<b>${p.name('Total of the stay|Folio total', 'Total de la estancia|Total de folio')}</b>`,
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const stay = [
    [p.say('Guest', 'Huésped'), dice.pick(['M. Aldous', 'K. Brenner', 'V. Solano'])],
    [p.say('Arrival', 'Llegada'), p.day(arrival)],
    [p.say('Departure', 'Salida'), p.day(facts.date)],
    [p.say('Persons', 'Personas'), '1'],
    [p.name('Folio no.|Bill no.', 'Folio n.º|Factura n.º'), p.field('invoice_number')],
    [p.name('Bill date|Date of invoice', 'Fecha de la factura|Fecha de emisión'), p.field('date')],
    [p.name('Purchase order|Company order', 'Orden de compra|Orden de la empresa'), p.field('order_number')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 22mm } body { font: 9.5pt ${p.font} } .top { text-align: center; margin-bottom: 10mm } .top b { font-size: 18pt; font-weight: normal; letter-spacing: 3px } .stars { letter-spacing: 4px; color: #a98b4f } .stay td { padding: 1px 4px 1px 10mm } .items { margin-top: 9mm } .items th { border-top: 0.7px solid #a98b4f; border-bottom: 0.7px solid #a98b4f; font-weight: normal; padding: 4px 3px } .items td { padding: 3px } .foot tr:first-child td { border-top: 0.7px solid #a98b4f } .sign { margin-top: 24mm; display: flex; justify-content: space-between; font-size: 8pt } .sign span { border-top: 0.6px solid #000; width: 60mm; text-align: center }`,
    body: `<div class="top"><div class="stars">★★★★</div><b>${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}, ${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="cols"><div>${p.name('Billing address|Account for', 'Datos de facturación|Cuenta para')}<br><br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: stay }, 'stay')}</div>
      ${tableOf({ head: [p.say('Date', 'Fecha'), p.name('Service|Charge', 'Servicio|Cargo'), p.say('No.', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Monto')], rows, foot, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}<p style="margin-top:8mm">${p.name('Payment|Settlement', 'Pago|Condiciones')}: ${p.field('payment_terms')}</p><div class="sign"><span>${p.say('Guest’s signature', 'Firma del huésped')}</span><span>${p.say('Reception', 'Recepción')}</span></div>`,
  };
}

/** A sheet on its side: a strip with what matters, then a row for each consignment, the sums under their column. */
export function parcelWeek(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const blank = ['', '', '', ''];
  const rows = facts.lines.map((line, at) => [
    `${dice.digits(4)} ${dice.digits(4)} ${dice.digits(2)}`,
    p.day(addDays(facts.delivered, -(at % 4))),
    escapeHtml(line.text),
    `${dice.int(1, 19)}.${dice.int(1, 9)} kg`.replace('.', p.locale.decimal),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [...blank, p.name('Net|Carriage', 'Neto|Portes'), '', p.bareField('amount_untaxed')],
    [...blank, `${p.taxWord()} ${rateOf(p)}`, '', p.bareField('tax')],
    [...blank, `<b>${p.name('Gross|Total', 'Bruto|Total')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const strip = [
    [p.name('Invoice|Invoice no', 'Factura|N.º factura'), p.field('invoice_number')],
    [p.name('Account|Shipper account', 'Cuenta|Cuenta remitente'), p.field('client_id')],
    [p.name('Date|Invoiced', 'Fecha|Facturado'), p.field('date')],
    [p.name('Collect on|Direct debit on', 'Cargo en cuenta el|Domiciliación'), p.field('date_due')],
    [p.say('Consignments', 'Envíos'), String(facts.lines.length)],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 12mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } .strip { display: flex; background: #ffcc00; margin: 5mm 0 } .strip div { padding: 2mm 4mm; flex: 1; white-space: nowrap; border-right: 1.5px solid #fff } .strip i { display: block; font-size: 7pt; font-style: normal } .strip b { font-size: 10.5pt } .items th { border-bottom: 1.5px solid #d40511; color: #d40511; font-size: 8pt } .items td { padding: 3px } .foot tr:first-child td { border-top: 1.5px solid #d40511 } .foot td:nth-child(5) { text-align: left }`,
    body: `<div class="cols"><div style="font-size:17pt;font-weight:bold;font-style:italic;color:#d40511">${escapeHtml(seller.brand)}</div><div>${p.field('buyer')}<br>${addressLine(buyer)}</div><div>${lines([p.field('issuer'), addressLine(seller), p.taxNumber(' ')])}</div></div><div class="strip">${strip.map(([label, value]) => `<div><i>${label}</i><b>${value}</b></div>`).join('')}</div>
      ${tableOf({ head: [p.say('Waybill', 'Guía'), p.say('Sent', 'Envío'), p.name('Service|Product', 'Servicio|Producto'), p.say('Weight', 'Peso'), p.say('Pieces', 'Bultos'), p.say('Rate', 'Tarifa'), p.say('Charge', 'Cargo')], rows, foot, classes: ['n', 'n', '', 'r', 'r', 'r', 'r'] }, 'items full')}<p style="margin-top:6mm;font-size:8pt">${p.bank(' ', ' · ')}</p>`,
  };
}

/** Facts with dots up to their values; hours with quarters, a rebate on some lines. */
export function guardHours(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const dotted = (label: string, value: string): string =>
    `<div class="d"><span>${label}</span><i></i><span>${value}</span></div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    line.discountRate === undefined ? '–' : p.rate(line.discountRate),
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: Letter; margin: 17mm 20mm } body { font: 10pt ${p.font} } .bar { display: flex; justify-content: space-between; border-bottom: 3px solid #1b1b1b; padding-bottom: 3mm } .bar b { font-size: 14pt } .d { display: flex; align-items: baseline } .d i { flex: 1; border-bottom: 1.2px dotted #555; margin: 0 2mm } .d span { white-space: nowrap } .facts { width: 96mm; margin: 7mm 0 } .items th { border: 0.8px solid #1b1b1b; padding: 3px 5px; font-size: 8.5pt } .items td { border-left: 0.8px solid #1b1b1b; border-right: 0.8px solid #1b1b1b; padding: 3px 5px } .items { border-bottom: 0.8px solid #1b1b1b } .ends { width: 96mm; margin: 6mm 0 0 auto } .ends .d:last-child { font-weight: bold; font-size: 11.5pt; margin-top: 1mm }`,
    body: `<div class="bar"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}</div><div style="text-align:right">${seller.phone}<br>${p.taxNumber(' ')}</div></div><div class="facts">${dotted(p.name('Client|Services for', 'Contratante|Servicios para'), p.field('buyer'))}${dotted(p.name('Invoice no|Number', 'Factura n.º|Número'), p.field('invoice_number'))}${dotted(p.name('Invoiced on|Invoice date', 'Facturado el|Fecha factura'), p.field('date'))}${dotted(p.say('Hours worked from', 'Horas trabajadas desde'), p.day(addDays(facts.date, -15)))}${dotted(p.say('until', 'hasta'), p.day(addDays(facts.date, -1)))}${dotted(p.name('Contract / PO|Purchase order no', 'Contrato / OC|Orden de compra n.º'), p.field('order_number'))}</div><p>${p.say('Site', 'Lugar')}: ${addressLine(buyer)}</p>
      ${tableOf({ head: [p.name('Post|Duty', 'Puesto|Servicio'), p.say('Hours', 'Horas'), p.say('Per hour', 'Por hora'), p.say('Rebate', 'Rebaja'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="ends">${dotted(p.name('Net of tax|Services', 'Sin impuesto|Servicios'), p.field('amount_untaxed'))}${dotted(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${dotted(p.name('Payable|Total payable', 'Por pagar|Total a pagar'), p.field('amount'))}</div><p style="margin-top:9mm">${p.name('Payment is due on|We expect payment on', 'El pago vence el|Esperamos su pago el')} ${p.field('date_due')}.</p>`,
  };
}
