// Invoices for work that was hired: people by the hour with their bills assigned to a bank, a harvest by the hectare, a design by its phases.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

/** Workers by name with their sheets and hours, who the bill is assigned to in a frame, the sums at the right of it. */
export function staffingWeek(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const names = p
    .say(
      'Kowalczyk, A.|Bangura, M.|Dhillon, S.|Petrov, I.|Okeke, C.',
      'Sosa, M.|Ledesma, R.|Ponce, G.|Ibarra, J.|Vega, L.',
    )
    .split('|');
  const rows = facts.lines.map((line, at) => [
    names[at] ?? '',
    escapeHtml(line.text),
    String(dice.int(410_000, 489_000)),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const hours = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const foot = [
    ['', p.say('Hours of the week', 'Horas de la semana'), '', writeNumber(hours, 2, p.locale), '', ''],
  ];
  const about = [
    [p.say('Invoice number', 'Factura N°'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Tax point', 'Fecha de emisión'), p.field('date')],
    [p.say('Week ending', 'Semana terminada el'), p.day(addDays(facts.date, -4))],
    [p.say('Client code', 'Código de cliente'), p.field('client_id')],
    [p.say('Your PO', 'Su orden'), p.field('order_number')],
    [
      p.say('Branch / consultant', 'Sucursal / asesora'),
      p.say(`0${dice.int(10, 40)} Holly Marsden`, `0${dice.int(10, 40)} Rocío Funes`),
    ],
    [p.say('Pay by', 'Vencimiento del pago'), p.field('date_due')],
  ];
  const sums = [
    [p.say('Total net', 'Importe neto gravado'), p.field('amount_untaxed')],
    [`${p.taxWord()} @ ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total gross', 'Importe total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const assigned = p.say(
    'NOTICE OF ASSIGNMENT. This debt has been assigned to Aldermoor Invoice Finance plc, to whom alone it may be paid:',
    'CESIÓN. Este crédito fue cedido a Factoring Litoral S.A., única autorizada a recibir el pago:',
  );
  return {
    css: `@page { size: A4; margin: 15mm 16mm 12mm } body { font: 9.5pt 'URW Gothic', sans-serif; font-size: 9pt; padding-right: 0.4mm; height: 268mm; position: relative } .top { display: flex; justify-content: space-between; align-items: center; background: #fde8d7; padding: 4mm 5mm; border-radius: 0 8mm 0 0 } .top b { font-size: 17pt; color: #c2410c } .two { display: grid; grid-template-columns: 1fr 88mm; gap: 8mm; margin: 8mm 0 } .ab td { padding: 1.6px 4px; border-bottom: 0.4px solid #e7c9b4 } .ab td:first-child { color: #6b4a36 } .t th { background: #c2410c; color: #fff; padding: 4px; font-size: 8pt } .t td { padding: 3.5px 4px; border-bottom: 0.4px solid #e7c9b4 } .foot td { font-style: italic; border-bottom: none } .end { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm; margin-top: 6mm } .asg { border: 1.4px solid #000; padding: 3mm; font-size: 8.5pt } .s td { padding: 3.5px 4px } .s tr:last-child td { background: #fde8d7; font-size: 11pt } .note { margin-top: 7mm; font-size: 8pt } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 7.5pt; text-align: center; color: #6b4a36; border-top: 0.6px solid #c2410c; padding-top: 1.5mm }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand)}</b><span>${p.say('VAT INVOICE · TEMPORARY WORKERS', 'FACTURA · PERSONAL EVENTUAL')}</span></div><div class="two"><div>${p.say('To', 'Señores')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${p.locale.country === 'AR' ? `CUIT ${buyer.tax.number}` : p.say('Site: Junction 21 depot', '')}</div>${tableOf({ rows: about }, 'ab full')}</div>${tableOf({ head: [p.say('Worker', 'Trabajador'), p.say('Assignment and pay code', 'Tarea y código'), p.say('Timesheet', 'Planilla'), p.say('Hours', 'Horas'), p.say('Charge rate', 'Tarifa'), p.say('Charge', 'Importe')], rows, foot, classes: ['n', '', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div class="asg">${assigned}<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><p class="note">${p.say('Charges include holiday pay, National Insurance and the apprenticeship levy. Queries about hours within seven days of the week ending.', 'Las tarifas incluyen aportes, vacaciones y seguro de riesgos. Reclamos sobre horas dentro de los siete días de terminada la semana.')} ${p.say('A transfer fee of £2,150.00 is due should you engage a worker directly.', 'La contratación directa de un trabajador devenga un cargo de ARS 900.000,00.')}</p><div class="low">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}${facts.seller.register === null ? '' : ` · ${p.register(' ')}`}</div>`,
  };
}

/** What came off each field, which is no part of the bill. */
function yields(p: InvoicePaper): string[][] {
  return p.facts.lines.map(({ quantity }, at) => [
    p.say(`Field ${at + 2}`, `Lote ${at + 2}`),
    `${writeNumber(quantity * p.dice.between(5.8, 8.4), 2, p.locale)} t`,
    `${writeNumber(p.dice.between(12.5, 16.8), 1, p.locale)} %`,
    p.say(`weigh slip ${p.dice.digits(5)}`, `carta de porte ${p.dice.digits(5)}`),
  ]);
}

/** A contractor's with machines: days, fields and hectares with decimals, what was reaped beneath and diesel that the farm gave, the sum in a sentence and a table. */
export function harvestContract(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const machines = p.say('Claas 780|JD T670|Horsch 36', 'Case 8250|Don Roque 170|Metalfor 3200').split('|');
  const rows = facts.lines.map((line, at) => [
    p.day(addDays(facts.delivered, -at * 2)),
    p.say(`Field ${at + 2}`, `Lote ${at + 2}`),
    escapeHtml(line.text),
    dice.pick(machines),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Work, net', 'Labores, neto'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('To be paid', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const office = p.say(
    `Tax office file 43/${dice.digits(3)}/0${dice.digits(4)}`,
    `Ingresos Brutos 902-${dice.digits(6)}-3`,
  );
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 10pt 'DejaVu Serif', serif; font-size: 8.8pt; padding-right: 0.4mm } .top { border-bottom: 1mm solid #b08900; display: flex; justify-content: space-between; padding-bottom: 3mm } .top b { font-size: 14pt } .ear { font-size: 20pt; color: #b08900; letter-spacing: -2px } .to { margin: 7mm 0 6mm } h1 { font-size: 12pt; margin: 0 0 1mm } .line { margin-bottom: 5mm; color: #444 } .t th { text-align: left; border-bottom: 1px solid #000; padding: 3px; font-size: 8pt } .t td { padding: 3.5px 3px; border-bottom: 0.4px solid #d8c98e } .s { margin: 4mm 0 7mm auto; width: 88mm } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #000; font-size: 10.5pt } h3 { font-size: 9pt; margin: 0 0 1mm } .y td, .y th { font-size: 8pt; padding: 1.6px 6px 1.6px 0 } .low { margin-top: 8mm; font-size: 8pt; border-top: 0.6px solid #b08900; padding-top: 2mm }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')} · ${office}</div><div class="ear">⸙⸙⸙</div></div><div class="to">${p.field('buyer')}<br>${address(buyer)}</div><h1>${p.say('Invoice', 'Factura')} ${p.field('invoice_number')}</h1><div class="line">${p.say(`dated ${p.field('date')}, for work done at your farm; your customer number is ${p.field('client_id')}`, `del ${p.field('date')}, por labores realizadas en su campo; su número de cliente es ${p.field('client_id')}`)}</div>${tableOf({ head: [p.say('Done', 'Día'), p.say('Field', 'Lote'), p.say('Work', 'Labor'), p.say('Machine', 'Máquina'), 'ha', p.say('per ha', 'por ha'), `${p.say('Amount', 'Importe')} ${p.field('currency')}`], rows, classes: ['n', 'n', '', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<h3>${p.say('What was weighed, for your records', 'Pesadas, para su registro')}</h3>${tableOf({ head: [p.say('Field', 'Lote'), p.say('Weight', 'Peso'), p.say('Moisture', 'Humedad'), p.say('Slip', 'Comprobante')], rows: yields(p) }, 'y')}<p style="margin-top:5mm">${p.say(`Diesel that we took from your tank, ${dice.int(310, 980)} litres, has been allowed for in the rates. Please transfer the sum by ${p.field('date_due')}; work of next season is then booked before ${p.day(addDays(facts.date, 150))}.`, `El gasoil tomado de su tanque, ${dice.int(310, 980)} litros, ya está considerado en las tarifas. Agradecemos transferir hasta el ${p.field('date_due')}; la próxima campaña se reserva antes del ${p.day(addDays(facts.date, 150))}.`)}</p><div class="low">${remitLine(p)}</div>`,
  };
}

/** An engineer's: fee, share done, earned and billed before for each phase, what is billed now in the last column; earlier invoices that are open beneath, for information. */
export function phaseFees(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => {
    const before = Math.round((line.cents * dice.between(0.4, 2.2)) / 10_000) * 10_000;
    const earned = before + line.cents;
    const fee = earned + Math.round((earned * dice.between(0.1, 0.9)) / 10_000) * 10_000;
    return [
      escapeHtml(line.text),
      p.bare(fee),
      writeNumber((earned * HUNDRED) / fee, 2, p.locale),
      p.bare(earned),
      p.bare(before),
      p.bare(line.cents),
    ];
  });
  const foot = [
    [
      `<b>${p.say('Fees of this invoice', 'Honorarios de esta factura')}</b>`,
      '',
      '',
      '',
      '',
      `<b>${p.bareField('amount_untaxed')}</b>`,
    ],
    [`${p.taxWord()} ${rateOf(p)}`, '', '', '', '', p.bareField('tax')],
    [
      `<b>${p.say('Total this invoice', 'Total de esta factura')}</b>`,
      '',
      '',
      '',
      '',
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const open = [68, 37].map((days) => [
    p.say(`00${dice.int(4100, 9800)}`, `B0100000${dice.int(10, 99)}`),
    p.day(addDays(facts.date, -days)),
    p.bare(dice.int(40, 180) * 10_000 * p.locale.priceLevel),
  ]);
  const job = p.say('Quay Street flood defences', 'Puente peatonal sobre el río Ozama');
  const about = [
    [p.say('Invoice no.', p.locale.country === 'DO' ? 'NCF' : 'Factura'), p.field('invoice_number')],
    [p.say('Invoice date', 'Fecha'), p.field('date')],
    [p.say('Project', 'Proyecto'), `${dice.int(18, 24)}-${dice.digits(3)}.00 ${job}`],
    [p.say('Agreement of', 'Contrato del'), p.day(addDays(facts.date, -402))],
    [p.say('Services through', 'Servicios hasta'), p.day(addDays(facts.date, -6))],
    [p.say('Purchase order', 'Orden de servicio'), p.field('order_number')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 18mm 14mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; height: 262mm; position: relative } .top { display: grid; grid-template-columns: 1fr auto; margin-bottom: 10mm } .mk { font: bold 20pt 'Nimbus Sans Narrow', 'Nimbus Sans', sans-serif; border-left: 2.4mm solid #1f6f5c; padding-left: 3mm } .adr { text-align: right; font-size: 8.5pt; color: #444 } .two { display: grid; grid-template-columns: 70mm 1fr; gap: 10mm; margin-bottom: 8mm } .ab td { padding: 1.6px 8px 1.6px 0 } .ab td:first-child { font-weight: bold; white-space: nowrap } .t th { font-size: 8pt; border-bottom: 1px solid #1f6f5c; padding: 3px; vertical-align: bottom } .t td { padding: 4px 3px; border-bottom: 0.4px solid #cfdcd8 } .foot tr:last-child td { border-top: 1px solid #1f6f5c; border-bottom: 2px solid #1f6f5c; font-size: 10.5pt } .sm { font-size: 8.5pt; margin-top: 9mm; width: 92mm } .sm th { background: #eef4f2; padding: 2px 5px } .sm td { padding: 2px 5px } h3 { font-size: 9pt; margin: 9mm 0 -7mm } .pay { margin-top: 7mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #444; display: flex; justify-content: space-between; border-top: 0.6px solid #1f6f5c; padding-top: 2mm }`,
    body: `<div class="top"><div class="mk">${escapeHtml(seller.brand)}</div><div class="adr">${address(seller)}<br>${seller.phone}<br>${seller.site}</div></div><div class="two"><div>${p.field('buyer')}<br>${p.say('Attn. capital projects', 'Atención: dirección de proyectos')}<br>${address(buyer)}</div>${tableOf({ rows: about }, 'ab')}</div>${tableOf({ head: [p.say('Billing phase', 'Fase'), p.say('Fee', 'Honorario pactado'), p.say('Percent complete', '% de avance'), p.say('Earned', 'Devengado'), p.say('Previous fee billing', 'Facturado antes'), p.say('Current fee billing', 'Facturado ahora')], rows, foot, classes: ['', 'r', 'r', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Earlier invoices that our books show as open, for information', 'Facturas anteriores pendientes, a título informativo')}</h3>${tableOf({ head: [p.say('Number', 'Número'), p.say('Dated', 'Fecha'), p.say('Balance', 'Saldo')], rows: open, classes: ['', '', 'r'] }, 'sm')}<div class="pay">${p.say('Terms', 'Condiciones')}: ${p.field('payment_terms')}. ${p.say('Due', 'Vence')}: ${p.field('date_due')}.<br>${lines([remitLine(p)])}</div><div class="low"><span>${p.field('issuer')}${facts.seller.register === null ? '' : ` · ${p.register(' ')}`}</span><span>${p.taxNumber(' ')}</span><span>${p.say('Project manager', 'Gerente de proyecto')}: ${p.say('Aoife Tierney', 'Ing. R. Peguero')}</span></div>`,
  };
}
