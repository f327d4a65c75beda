// Invoices of those who come with a vehicle, an eye or a spanner: cash taken to the bank, cargo watched, extinguishers tried, an aircraft put right.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { inWords } from '../number-words.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

/** Carriers of cash: a shield, labels with colons in two columns, calls at each site, sums with the words for them beside. */
export function cashTransit(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const pair = (label: string, value: string): string => `<div>${label}: ${value}</div>`;
  const sums = [
    [p.say('Total excl. VAT', 'Monto neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} @ ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('INVOICE TOTAL', 'TOTAL')} (${p.field('currency')})</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const words = inWords(Math.floor(facts.totalCents / HUNDRED), p.locale.language);
  return {
    css: `@page { size: A4; margin: 14mm 17mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.38; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 18mm 1fr auto; gap: 5mm; align-items: center; border-bottom: 1.4px solid #3f3f46; padding-bottom: 3mm } .sh { width: 16mm; height: 19mm; background: #3f3f46; color: #facc15; clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%); text-align: center; font: bold 17pt 'Liberation Serif', serif; padding-top: 3mm } .hd b { font-size: 15pt } .hd h1 { font-size: 17pt; margin: 0; color: #3f3f46 } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 10mm; margin: 5mm 0; padding: 3mm 4mm; background: #f4f4f5 } .to { margin: 5mm 0 } .t th { border: 0.7px solid #3f3f46; background: #3f3f46; color: #fff; padding: 3px 5px } .t td { border: 0.7px solid #a1a1aa; padding: 3.6px 5px } .bt { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm; margin-top: 4mm } .s td { border: 0.7px solid #a1a1aa; padding: 3.4px 6px } .w { font-size: 9pt; font-style: italic } .low { margin-top: 7mm; font-size: 8.8pt }`,
    body: `<div class="hd"><div class="sh">${escapeHtml(seller.brand.slice(0, 1))}</div><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${seller.mail}</div><h1>${p.say('TAX INVOICE', 'FACTURA')}</h1></div><div class="to">${p.say('To', 'Señor(es)')}: <b>${p.field('buyer')}</b>, ${addressLine(buyer)}</div><div class="k">${pair(p.say('Invoice No', 'N°'), `<b>${p.field('invoice_number')}</b>`)}${pair(seller.tax.label, p.field('vat'))}${pair(p.say('Date', 'Fecha de emisión'), p.field('date'))}${pair(p.say('Customer', 'RUT cliente'), `${buyer.tax.number}`)}${pair(p.say('Payment due', 'Fecha de vencimiento'), p.field('date_due'))}${pair(p.say('Account code', 'Código cliente'), p.field('client_id'))}${pair(p.say('LPO', 'Orden de compra'), p.field('order_number'))}${pair(p.say('Period', 'Período'), `${p.day(addDays(facts.date, -30))} ${p.say('to', 'al')} ${p.day(addDays(facts.date, -1))}`)}</div>${tableOf({ head: [p.say('Service', 'Servicio'), p.say('Calls', 'Cantidad'), p.say('Per call', 'Tarifa'), p.say('Amount', 'Total')], rows: pricedRows(p), classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="bt"><div class="w">${p.say('', `Son: ${words} pesos.<br><br>`)}${p.say('Value carried in the period', 'Valor transportado en el período')}: ${writeNumber(dice.int(41, 96) * 100_000, 0, p.locale)} (${p.say('for the insurer only', 'solo informativo')})</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="low">${p.say('Terms', 'Condición de pago')}: ${p.field('payment_terms')}<br>${remitLine(p)}<br>${p.say('Differences in a sealed bag must be raised within 24 hours of the count. Crew cards are shown at every call; hand nothing to a crew without one.', 'Las diferencias de recuento se reclaman dentro de 24 horas. Exija siempre la credencial de la tripulación antes de entregar remesas.')}</div>`,
  };
}

/** Of those who watch a ship being loaded: a letter with file, vessel and port, services in words, the sum in a last line with the account after it. */
export function cargoInspection(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${'abcdef'[at] ?? ''})`,
    escapeHtml(line.text),
    line.quantity === 1 ? '' : `${line.quantity} × ${p.bare(line.unitCents)}`,
    p.bare(line.cents),
  ]);
  const about = [
    [p.say('Our file', 'Nuestro expediente'), `${dice.pick(['GO', 'PB'])}-${dice.digits(5)}`],
    [p.say('Vessel', 'Buque'), p.say('MV Linnea Sund', 'MN Volcán Tajumulco')],
    [p.say('Place', 'Lugar'), p.say('Lysekil, berth 3', 'Santo Tomás de Castilla, muelle 4')],
    [
      p.say('Goods', 'Mercancía'),
      p.say(
        `${writeNumber(dice.int(2100, 6400), 0, p.locale)} t of milling oats in bulk`,
        `${dice.int(275, 1100)} sacos de café oro, 69 kg`,
      ),
    ],
    [p.say('Attended', 'Fecha de servicio'), p.day(facts.delivered)],
    [p.say('Your order', 'Su orden'), p.field('order_number')],
  ];
  const foot = [
    ['', '', p.say('Net', 'Subtotal'), p.bareField('amount_untaxed')],
    ['', '', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      '',
      '',
      `<b>${p.say('In our favour', 'Total a nuestro favor')} ${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 23mm 15mm } body { font: 10.5pt 'Liberation Serif', serif; line-height: 1.38; padding-right: 0.4mm; position: relative; height: 260mm } .hd b { font-size: 16pt; letter-spacing: 0.3px } .hd { border-bottom: 1.2px solid #0f3d5e; padding-bottom: 2mm; margin-bottom: 8mm; color: #0f3d5e } .two { display: grid; grid-template-columns: 1fr auto; gap: 8mm } h1 { font-size: 13pt; margin: 8mm 0 3mm } .ab { margin-bottom: 6mm } .ab td { padding: 1px 12px 1px 0 } .ab td:first-child { color: #0f3d5e } .t td { padding: 3px 5px 3px 0 } .t th { padding: 3px 5px 3px 0; border-bottom: 0.6px solid #0f3d5e; font-weight: normal; color: #0f3d5e } .foot tr:first-child td:nth-child(n + 3) { border-top: 0.6px solid #0f3d5e } .foot td { text-align: right } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8.4pt; border-top: 1.2px solid #0f3d5e; padding-top: 2mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><br>${p.say('Independent inspection of cargo · members of the superintendents’ federation', 'Inspección independiente de carga · miembros de la federación de supervisores')}</div><div class="two"><div>${p.say('Messrs.', 'Señores')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div>${escapeHtml(seller.city)}<br>${p.field('date')}</div></div><h1>${p.say('Invoice no.', 'Factura n.º')} ${p.field('invoice_number')}</h1>${tableOf({ rows: about }, 'ab')}<p>${p.say('For our services on the above we charge:', 'Por nuestros servicios en lo arriba citado cargamos:')}</p>${tableOf({ head: ['', p.say('Service', 'Servicio'), p.say('Times', 'Veces'), p.say('Fee', 'Honorarios')], rows, foot, classes: ['n', '', 'r', 'r'] }, 't full')}<p style="margin-top:6mm">${p.say(`Kindly remit so that the amount is in our account on ${p.field('date_due')} at the latest (terms: ${p.field('payment_terms')}), quoting client ${p.field('client_id')}.`, `Sírvanse transferir el total de modo que esté en nuestra cuenta el ${p.field('date_due')} a más tardar (condiciones: ${p.field('payment_terms')}), citando el cliente ${p.field('client_id')}.`)}</p><p>${p.say(`Certificates were sent to your bank on ${p.day(addDays(facts.delivered, 1))}. Samples are kept for 90 days and then destroyed.`, `Los certificados se enviaron a su banco el ${p.day(addDays(facts.delivered, 1))}. Las muestras se guardan 90 días y luego se destruyen.`)}</p><div class="low">${p.field('issuer')}, ${addressLine(seller)} · ${p.taxNumber(' ')} · ${seller.phone}<br>${remitLine(p)}</div>`,
  };
}

/** What is to be seen again, and when: none of the bill. */
function tagRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  return p
    .say(
      'Reception, left of door|Workshop, column C4|Plant room, roof',
      'Recepción, junto a puerta|Taller, columna C4|Cuarto de máquinas',
    )
    .split('|')
    .map((place) => [
      `${dice.pick(['P', 'C', 'F'])}-${dice.digits(3)}`,
      place,
      dice.pick(p.say('good|recharged', 'bueno|recargado').split('|')),
      p.day(addDays(facts.delivered, 365)),
    ]);
}

/** Of a firm that looks after extinguishers: everything in ruled boxes under a red bar, seals and next tests in a second table, sums beside the account. */
export function extinguisherRounds(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const box = (label: string, value: string, wide = 1): string =>
    `<div style="grid-column:span ${wide}"><small>${label}</small>${value}</div>`;
  const boxes = [
    box(p.say('Customer', 'Nombre del receptor'), `<b>${p.field('buyer')}</b>`, 2),
    box(p.say('Tax invoice no.', 'Número de factura'), `<b>${p.field('invoice_number')}</b>`),
    box(p.say('Date of issue', 'Fecha de emisión'), p.field('date')),
    box(p.say('Address', 'Dirección'), addressLine(buyer), 2),
    box(p.say('Due on', 'Vence'), p.field('date_due')),
    box(p.say('Payment', 'Condiciones de pago'), p.field('payment_terms')),
    box(p.say('Customer TRN', 'NIT del receptor'), buyer.tax.number),
    box(p.say('Customer code', 'Código de cliente'), p.field('client_id')),
    box(p.say('Your LPO', 'Orden de compra'), p.field('order_number')),
    box(p.say('Job sheet', 'Hoja de servicio'), dice.digits(5)),
  ];
  const rows = pricedRows(p).map((cells, at) => [String(at + 1), ...cells]);
  const sums = [
    [p.say('Taxable amount', 'Subtotal sin IVA'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total incl. VAT', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 12mm 15mm } body { font: 9.6pt 'DejaVu Sans', sans-serif; font-size: 8.4pt; line-height: 1.36; padding-right: 0.4mm } .hd { background: #b91c1c; color: #fff; padding: 3.5mm 5mm; display: flex; justify-content: space-between; align-items: center } .hd b { font-size: 14pt } .hd span { text-align: right; font-size: 7.8pt } .is { padding: 2mm 0 3mm; font-size: 8pt } .g { display: grid; grid-template-columns: repeat(4, 1fr); border-left: 0.7px solid #b91c1c; border-top: 0.7px solid #b91c1c; margin-bottom: 4mm } .g > div { border-right: 0.7px solid #b91c1c; border-bottom: 0.7px solid #b91c1c; padding: 0.6mm 1.8mm 1.2mm } small { display: block; font-size: 6.6pt; color: #b91c1c } .t th { background: #fbeaea; border: 0.6px solid #b91c1c; padding: 2.6px 5px } .t td { border: 0.6px solid #e3b4b4; padding: 3px 5px } .bt { display: grid; grid-template-columns: 1fr 76mm; gap: 6mm; margin: 3mm 0 5mm } .s td { border: 0.6px solid #e3b4b4; padding: 3px 5px } .s tr:last-child td { background: #fbeaea; font-size: 9.6pt } h3 { font-size: 8.4pt; margin: 0 0 1mm } .q td, .q th { font-size: 7.6pt; padding: 1.8px 8px 1.8px 0 } .q th { font-weight: normal; color: #b91c1c } .sg { margin-top: 14mm; display: flex; gap: 20mm } .sg div { border-top: 0.6px solid #000; width: 55mm; font-size: 7.4pt; padding-top: 1mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><span>${p.say('TAX INVOICE', 'FACTURA')}<br>${p.say('Civil Defence approved', 'Documento tributario electrónico')}</span></div><div class="is">${p.field('issuer')} · ${addressLine(seller)} · ${seller.phone} · ${p.taxNumber(' ')}</div><div class="g">${boxes.join('')}</div>${tableOf({ head: ['#', p.say('Description', 'Descripción'), p.say('Qty', 'Cantidad'), p.say('Unit price', 'Precio unitario'), p.say('Amount', 'Total')], rows, classes: ['c', '', 'r', 'r', 'r'] }, 't full')}<div class="bt"><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}<br>${p.say('Cheques crossed, to the company.', 'Cheques a nombre de la empresa.')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><h3>${p.say('Tags', 'Etiquetas')}</h3>${tableOf({ head: [p.say('Tag', 'Etiqueta'), p.say('Place', 'Ubicación'), p.say('Found', 'Estado'), p.say('Test again by', 'Próxima prueba')], rows: tagRows(p), classes: ['n', '', '', 'n'] }, 'q')}<div class="sg"><div>${p.say('For the company', 'Por la empresa')}</div><div>${p.say('Received by customer', 'Recibido por el cliente')}</div></div>`,
  };
}

/** What was found wrong, before each line of what was done. */
function squawkRows(p: InvoicePaper): string[][] {
  const found = p
    .say(
      'Due at this time in service|Rough at mag check, 150 rpm drop|Low on preflight, fluid on tire|Due, 24 calendar months|Smell of exhaust in cabin',
      'Vencida por horas de servicio|Caída de 150 rpm en prueba|Baja en prevuelo, fluido en llanta|Vencida, 24 meses|Olor a gases en cabina',
    )
    .split('|');
  return p.facts.lines.flatMap((line, at) => [
    [String(at + 1), `<i>${found[at % found.length] ?? ''}</i>`, '', '', ''],
    [
      '',
      escapeHtml(line.text),
      writeNumber(line.quantity, 2, p.locale),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ],
  ]);
}

/** A repair station's: the aircraft in a grid of capitals, each complaint over its remedy with hours, sums in capitals, a release to fly signed beneath. */
export function hangarWorkOrder(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const cell = (label: string, value: string): string => `<td><small>${label}</small>${value}</td>`;
  const hours = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = (label: string, value: string): string =>
    `<div><span>${label}</span><span>${value}</span></div>`;
  const tail = p.say(`N${dice.digits(3)}4K`, `TI-B${dice.pick(['GH', 'FT', 'KS'])}`);
  return {
    css: `@page { size: Letter; margin: 13mm 15mm } body { font: 9.4pt 'Nimbus Sans', sans-serif; line-height: 1.34; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 1fr auto; gap: 8mm } .hd b.n { font: bold italic 17pt 'Nimbus Sans', sans-serif } .no { text-align: right; font-size: 10.5pt } .no b { font-size: 13pt } .t { margin-top: 4mm } .g { margin: 4mm 0; width: 100% } .g td { border: 0.7px solid #000; padding: 0.6mm 2mm 1mm; width: 20% } small { display: block; font-size: 6.8pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .t th { border-top: 1.4px solid #000; border-bottom: 0.7px solid #000; font-size: 7.8pt; padding: 2.4px 5px } .t td { padding: 2px 5px } .t tr:nth-child(even) td { padding-bottom: 5px; border-bottom: 0.4px solid #aaa } .bt { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 4mm } .s div { display: flex; justify-content: space-between; padding: 0.7mm 0 } .s div:last-child { border-top: 1.4px solid #000; font-weight: bold; font-size: 11.5pt; padding-top: 1.2mm } .rl { border: 0.7px solid #000; padding: 2.5mm 3mm; margin-top: 6mm; font-size: 8.4pt } .rl i { display: block; border-top: 0.6px solid #000; width: 80mm; margin-top: 11mm; font-style: normal; font-size: 7.4pt }`,
    body: `<div class="hd"><div><b class="n">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="no">${p.say('INVOICE', 'FACTURA')}<br><b>${p.field('invoice_number')}</b><br>${p.say('Date', 'Fecha')} ${p.field('date')}<br>${p.say('Due', 'Vence')} ${p.field('date_due')}</div></div><table class="g"><tr>${cell(p.say('REGISTRATION', 'MATRÍCULA'), tail)}${cell(p.say('MAKE AND MODEL', 'MARCA Y MODELO'), p.say('Cessna 182Q', 'Cessna 206H'))}${cell(p.say('SERIAL NO.', 'N.º DE SERIE'), `182${dice.digits(5)}`)}${cell(p.say('TACH / TOTAL TIME', 'TACÓMETRO / TOTAL'), `${dice.int(1100, 1900)}.${dice.digits(1)} / ${dice.int(4100, 8900)}.${dice.digits(1)}`)}${cell(p.say('WORK ORDER', 'ORDEN DE TRABAJO'), `W${dice.digits(4)}`)}</tr></table><div class="two"><div>${p.say('Owner or operator', 'Propietario u operador')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div>${p.say('Customer no.', 'Cliente n.º')} ${p.field('client_id')}<br>${p.say('Customer order', 'Orden de compra')} ${p.field('order_number')}<br>${p.say('Terms', 'Condiciones')} ${p.field('payment_terms')}<br>${p.say('In', 'Ingreso')} ${p.day(addDays(facts.delivered, -11))} · ${p.say('Out', 'Salida')} ${p.day(facts.delivered)}</div></div>${tableOf({ head: ['', p.say('DISCREPANCY / CORRECTIVE ACTION', 'REPORTE / ACCIÓN CORRECTIVA'), p.say('HOURS', 'HORAS'), p.say('RATE', 'TARIFA'), p.say('LABOR', 'IMPORTE')], rows: squawkRows(p), classes: ['n', '', 'r', 'r', 'r'] }, 't full')}<div class="bt"><div>${p.say('Labor hours', 'Horas de taller')} ${writeNumber(hours, 2, p.locale)}. ${p.say('Parts were supplied by the owner and are not warranted.', 'Repuestos suministrados por el propietario, sin garantía.')}<br><br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div class="s">${sum(p.say('SUBTOTAL', 'SUBTOTAL'), p.field('amount_untaxed'))}${sum(`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.field('tax'))}${sum(p.say('INVOICE TOTAL', 'TOTAL COMPROBANTE'), p.field('amount'))}</div></div><div class="rl">${p.say(`The work above was done in accordance with current regulations and, in respect of it, the aircraft ${tail} is approved for return to service. Next inspection at ${dice.int(1900, 2100)} tach hours or ${p.day(addDays(facts.delivered, 365))}.`, `El trabajo descrito se realizó conforme a la reglamentación vigente y la aeronave ${tail} se aprueba para retorno a servicio. Próxima inspección a las ${dice.int(1900, 2100)} horas o el ${p.day(addDays(facts.delivered, 365))}.`)}<i>${p.say('Repair station', 'Taller')} ${dice.pick(['K7', 'X4'])}R${dice.digits(3)}, ${p.say('inspector', 'inspector')}</i></div>`,
  };
}
