// Invoices of those who work outdoors: a well sunk by the metre, horses kept by the day, sawn wood by the pack, a scaffold by area and week.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

/** What was met on the way down, which nobody is charged for. */
function strata(p: InvoicePaper): string[][] {
  const { dice } = p;
  const sand = dice.int(4, 9);
  const clay = sand + dice.int(5, 12);
  const rock = clay + dice.int(22, 48);
  const m = (depth: number): string => writeNumber(depth, 1, p.locale);
  return [
    [m(0), m(sand), p.say('brown sand', 'arena parda'), p.say('dry', 'seco')],
    [m(sand), m(clay), p.say('grey clay, stones', 'arcilla gris con cantos'), p.say('damp', 'húmedo')],
    [m(clay), m(rock), p.say('grey granite', 'caliza gris'), p.say('water at 31 m', 'agua a 31 m')],
  ];
}

/** A driller's: the record of the well beside the number and the day, what was met in small type, charges by the metre, the sum in a heavy frame. */
export function wellDrilling(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    ['', '', p.say('Subtotal', 'Base imponible'), p.bareField('amount_untaxed')],
    ['', '', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
  ];
  const record = [
    [p.say('Well tag', 'Sondeo'), `A${dice.digits(6)}`],
    [p.say('Static level', 'Nivel estático'), `${writeNumber(dice.between(4, 14), 1, p.locale)} m`],
    [
      p.say('Yield', 'Caudal'),
      `${writeNumber(dice.between(12, 60), 0, p.locale)} ${p.say('l/min', 'l/min')}`,
    ],
    [p.say('Completed', 'Terminado el'), p.day(facts.delivered)],
    [p.say('Driller', 'Sondista'), p.say('G. Lavallee, cl. 1', 'F. Mateo')],
  ];
  const fact = (label: string, value: string): string => `<p><span>${label}</span>${value}</p>`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 14mm 17mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.34; padding-right: 0.4mm } .hd { border-bottom: 3px double #1e4d6b; padding-bottom: 3mm; margin-bottom: 5mm } .hd b { font: bold 21pt 'Nimbus Roman', serif; color: #1e4d6b } .two { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm } h1 { font-size: 14pt; margin: 0 0 2mm } .two p { margin: 0 0 1mm } .two p span { display: inline-block; width: 36mm; color: #1e4d6b } .rc { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm; margin: 6mm 0; font-size: 8.5pt; background: #eef4f8; padding: 3mm } .rc td, .rc th { padding: 1px 8px 1px 0 } h3 { font-size: 9pt; margin: 0 0 1mm; color: #1e4d6b } .t th { background: #1e4d6b; color: #fff; padding: 3px 5px } .t td { padding: 4px 5px; border-bottom: 0.5px solid #c3d3de } .t .foot td { border: none; padding: 2.4px 5px } .pay { border: 2.4px solid #1e4d6b; width: 92mm; margin: 3mm 0 6mm auto; padding: 2.5mm 4mm; display: flex; justify-content: space-between; font: bold 13pt 'Liberation Sans', sans-serif } .low { font-size: 8.5pt }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><br>${p.field('issuer')} · ${addressLine(seller)} · ${seller.phone}</div><div class="two"><div>${p.say('For', 'Cliente')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div><h1>${p.say('Invoice', 'Factura')}</h1>${fact(p.say('Number', 'Número'), `<b>${p.field('invoice_number')}</b>`)}${fact(p.say('Dated', 'Fecha'), p.field('date'))}${fact(p.say('Due', 'Vencimiento'), p.field('date_due'))}${fact(p.say('Your order', 'Su pedido'), p.field('order_number'))}${fact(seller.tax.label, p.field('vat'))}</div></div><div class="rc"><div><h3>${p.say('Well record', 'Datos del sondeo')}</h3>${tableOf({ rows: record }, '')}</div><div><h3>${p.say('Log', 'Columna')}</h3>${tableOf({ head: [p.say('From m', 'De m'), p.say('To m', 'A m'), p.say('Material', 'Terreno'), ''], rows: strata(p), classes: ['r', 'r', '', ''] }, '')}</div></div>${tableOf({ head: [p.say('Work', 'Trabajo'), p.say('Quantity', 'Medición'), p.say('Rate', 'Precio'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="pay"><span>${p.say('PLEASE PAY', 'TOTAL FACTURA')}</span><span>${p.field('currency')} ${p.bareField('amount')}</span></div><div class="low">${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')}. ${remitLine(p)}<br>${p.say(`The well record was lodged with the ministry on ${p.day(addDays(facts.date, -2))}. No warrant is given of how much water a well yields or how it tastes. Keep the cap above ground.`, `El parte de sondeo se presentó en Minas el ${p.day(addDays(facts.date, -2))}. No se garantiza caudal ni calidad del agua. Mantenga accesible la boca del pozo.`)}</div>`,
  };
}

/** Of a stable to the owner of a horse: a letter's head, what each horse had, sums beneath the column, days and terms in sentences. */
export function liveryMonth(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const horses = p.say('Clover|Captain Moonlight', 'Canelo|Luna de Abril').split('|');
  const rows = facts.lines.map((line, at) => [
    horses[at % 2] ?? '',
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    ['', '', '', p.say('Net', 'Subtotal'), p.field('amount_untaxed')],
    ['', '', '', `${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    ['', '', '', `<b>${p.say('Now due', 'Total a pagar')}</b>`, `<b class="du">${p.field('amount')}</b>`],
  ];
  const due = p.field('date_due');
  const terms = p.field('payment_terms');
  const ends = p.say(
    `Please settle by ${due} (${terms}) so that the farrier can be paid. A standing order is the simplest.`,
    `Le agradecemos cancelar antes del ${due} (${terms}). Puede programar una transferencia mensual.`,
  );
  return {
    css: `@page { size: A4; margin: 20mm 24mm 16mm } body { font: 11pt 'P052', serif; line-height: 1.42; padding-right: 0.4mm; position: relative; height: 258mm } .hd { text-align: center; margin-bottom: 10mm } .hd b { font-size: 22pt; font-variant: small-caps; letter-spacing: 1px } .hd i { display: block; font-size: 10pt; color: #555 } .to { margin-bottom: 8mm } h1 { font-size: 13pt; margin: 0 0 1mm } .sub { margin-bottom: 5mm } .t th { border-bottom: 1px solid #7a5c3a; font-style: italic; font-weight: normal; padding: 3px 4px } .t td { padding: 3.4px 4px } .foot td { padding: 3px 4px } .foot tr:first-child td:nth-child(n + 4) { border-top: 0.6px solid #7a5c3a } .du { border-bottom: 3px double #000; font-size: 12pt } .low { position: absolute; bottom: 0; left: 0; right: 0; text-align: center; font-size: 8.5pt; color: #444; border-top: 0.6px solid #7a5c3a; padding-top: 2mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><i>${addressLine(seller)} · ${seller.phone}</i></div><div class="to">${p.field('buyer')}<br>${address(buyer)}</div><h1>${p.say('Livery account no.', 'Factura de pensionado n.º')} ${p.field('invoice_number')}</h1><div class="sub">${p.field('date')} &nbsp;·&nbsp; ${p.say('client', 'cliente')} ${p.field('client_id')} &nbsp;·&nbsp; ${p.say('for the time from', 'por el periodo del')} ${p.day(addDays(facts.date, -31))} ${p.say('to', 'al')} ${p.day(addDays(facts.date, -1))}</div>${tableOf({ head: [p.say('Horse', 'Caballo'), p.say('For', 'Concepto'), p.say('No.', 'Cant.'), p.say('Each', 'Precio'), p.say('Amount', 'Monto')], rows, foot, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}<p style="margin-top:8mm">${ends}</p><p>${p.say(`Your last account was paid on ${p.day(addDays(facts.date, -12))}, with thanks. The vet calls again for teeth on ${p.day(addDays(facts.date, 19))}; say if yours should be seen.`, `Su factura anterior fue cancelada el ${p.day(addDays(facts.date, -12))}, muchas gracias. El veterinario vendrá el ${p.day(addDays(facts.date, 19))}; avise si desea que revise su caballo.`)}</p><p>${p.say('With best wishes from the yard,', 'Un saludo desde la cuadra,')}<br>${p.say('Orla and the team', 'Yesenia y el equipo')}</p><div class="low">${p.field('issuer')} · ${p.taxNumber(' ')}<br>${remitLine(p)}</div>`,
  };
}

/** A sawmill's: a strip of small cells over the packs, each with its number, pieces and volume, volumes summed up beside the sum of money. */
export function timberPacks(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const volume = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = facts.lines.map((line) => [
    `${dice.int(14, 68)}${dice.digits(3)}–${dice.digits(2)}`,
    escapeHtml(line.text),
    writeNumber(dice.int(400, 2600), 0, p.locale),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      `${facts.lines.length} ${p.say('lots', 'lotes')}`,
      '',
      '',
      `<b>${writeNumber(volume, 2, p.locale)}</b>`,
      p.say('Sum of goods', 'Monto neto'),
      p.bareField('amount_untaxed'),
    ],
    ['', '', '', '', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      '',
      '',
      '',
      '',
      `<b>${p.say('To pay', 'Total')} ${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const strip = [
    cell(p.say('Invoice', 'Factura N°'), `<b>${p.field('invoice_number')}</b>`),
    cell(p.say('Invoice date', 'Fecha emisión'), p.field('date')),
    cell(p.say('Falls due', 'Vencimiento'), p.field('date_due')),
    cell(p.say('Terms', 'Cond. de pago'), p.field('payment_terms')),
    cell(p.say('Customer', 'Cód. cliente'), p.field('client_id')),
    cell(p.say('Your order', 'O/C'), p.field('order_number')),
    cell(p.say('Our contract', 'Contrato'), `${dice.digits(2)}-${dice.digits(4)}`),
    cell(p.say('Shipped', 'Despacho'), p.day(facts.delivered)),
    cell(p.say('Lorry', 'Patente'), p.say(`RKD ${dice.digits(3)}`, `KVTX-${dice.digits(2)}`)),
    cell(p.say('Delivery', 'Entrega'), p.say('FCA mill yard', 'Puesto en planta')),
  ];
  return {
    css: `@page { size: A4 landscape; margin: 13mm 16mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.34; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 1fr 1fr 74mm; gap: 8mm; align-items: start } .hd b.nm { font-size: 17pt; color: #14532d; display: block } .st { display: grid; grid-template-columns: repeat(5, 1fr); border: 0.7px solid #14532d; border-width: 0.7px 0 0 0.7px; margin: 5mm 0 } .st div { border: 0.7px solid #14532d; border-width: 0 0.7px 0.7px 0; padding: 0.6mm 2mm 1.2mm } small { display: block; font-size: 7pt; color: #14532d } .t th { border-bottom: 1.4px solid #14532d; padding: 3px 6px; font-size: 8.6pt } .t td { padding: 3.4px 6px; border-bottom: 0.4px solid #d6e3d9 } .t .foot td { border: none; padding: 2.6px 6px } .t .foot tr:first-child td { border-top: 1.4px solid #14532d } .low { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 7mm; font-size: 8.4pt }`,
    body: `<div class="hd"><div><b class="nm">${escapeHtml(seller.brand)}</b>${p.field('issuer')}<br>${address(seller)}</div><div>${p.taxNumber(' ')}<br>${seller.phone}<br>${seller.mail}<br>${p.say('Chain of custody', 'Cadena de custodia')} C-${dice.digits(6)}</div><div><small>${p.say('BUYER', 'SEÑORES')}</small><b>${p.field('buyer')}</b><br>${address(buyer)}</div></div><div class="st">${strip.join('')}</div>${tableOf({ head: [p.say('Packs', 'Paquetes'), p.say('Goods', 'Producto'), p.say('Pieces', 'Piezas'), 'm³', p.say('per m³', 'Precio m³'), p.say('Amount', 'Valor')], rows, foot, classes: ['n', '', 'r', 'r', 'r', 'r'] }, 't full')}<div class="low"><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div>${p.say('Moisture 18% ± 2 at loading. Claims as to grade within fourteen days and before the goods are worked. Interest on late payment 8% above the reference rate.', 'Humedad 18% ± 2 al cargar. Reclamos por calidad dentro de ocho días y antes de elaborar la madera. Mercadería sujeta a contrato marco.')}</div></div>`,
  };
}

/** A scaffolder's: site and weeks in a yellow band, areas and weeks in the text, three framed sums in a row, the next hire named but not charged. */
export function scaffoldHire(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${at + 1}.0${dice.int(1, 9)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const frame = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const row = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const from = addDays(facts.date, -28);
  return {
    css: `@page { size: A4; margin: 14mm 18mm } body { font: 10pt 'Liberation Sans Narrow', sans-serif; font-size: 10.6pt; line-height: 1.36; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: flex-end } .hd b { font: bold 19pt 'Liberation Sans Narrow', sans-serif; text-transform: uppercase } .hd h1 { font-size: 19pt; margin: 0; font-weight: normal } .bd { background: #facc15; padding: 2.5mm 4mm; margin: 4mm 0 6mm; display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 4mm } .bd small, .fr small { display: block; font-size: 8.4pt } .two { display: grid; grid-template-columns: 1fr 88mm; gap: 8mm; margin-bottom: 6mm } .ab td { padding: 1.4px 10px 1.4px 0 } .ab td:first-child { color: #555; white-space: nowrap } .t th { border-bottom: 2px solid #111; padding: 3px 5px } .t td { padding: 4px 5px; border-bottom: 0.5px solid #bbb } .fr { display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 4mm; margin: 6mm 0 } .fr div { border: 1px solid #111; padding: 2mm 4mm; font-size: 12.5pt; text-align: right } .fr small { text-align: left } .fr div:last-child { border-width: 2.6px; font-weight: bold } .low { font-size: 9.4pt; border-top: 1px solid #111; padding-top: 2mm; margin-top: 6mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><h1>${p.say('Hire invoice', 'Factura')}</h1></div><div class="bd"><div><small>${p.say('Site', 'Obra')}</small>${p.say('Chapel conversion, Bridge End', 'Rehabilitación de fachada, C/ Olmo, 22')}</div><div><small>${p.say('Hire charged', 'Alquiler facturado')}</small>${p.day(from)} – ${p.day(addDays(from, 27))}</div><div><small>${p.say('Handed over', 'Acta de entrega')}</small>${p.day(addDays(facts.date, -63))}</div></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}</div><table class="ab">${row(p.say('Invoice reference', 'N.º factura'), `<b>${p.field('invoice_number')}</b>`)}${row(p.say('Tax point', 'Fecha factura'), p.field('date'))}${row(p.say('Pay no later than', 'Vencimiento'), p.field('date_due'))}${row(p.say('Account', 'Cód. cliente'), p.field('client_id'))}${row(p.say('Order', 'Pedido'), p.field('order_number'))}</table></div>${tableOf({ head: [p.say('Item', 'Part.'), p.say('Description', 'Descripción'), p.say('Quantity', 'Medición'), p.say('Rate', 'Precio'), p.say('Value', 'Importe')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}<div class="fr">${frame(p.say('Value of work', 'Base imponible'), p.field('amount_untaxed'))}${frame(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${frame(p.say('Invoice total', 'Total factura'), p.field('amount'))}</div><p>${p.say(`Hire runs on until the scaffold is taken down at your written notice. The next four weeks, to ${p.day(addDays(facts.date, 27))}, come to ${p.bare(148_000)} net and will be billed then.`, `El alquiler continúa hasta el aviso escrito de desmontaje. Las próximas cuatro semanas, hasta el ${p.day(addDays(facts.date, 27))}, suponen ${p.bare(132_000)} más impuestos y se facturarán entonces.`)}</p><div class="low">${p.field('issuer')}, ${addressLine(seller)} · ${p.taxNumber(' ')}${seller.register === null ? '' : ` · ${p.register(' ')}`}<br>${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')} · ${remitLine(p)}</div>`,
  };
}
