// Invoices for room that others use: shelves for boxes of papers, halls for a congress.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const A_DAY = 2;

/** A keeper of archives: labels in tiles over what they name, cartons in and out as a table of its own, services described at length with code and unit. */
export function recordsStorage(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `SV-${dice.digits(3)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.say('ea', 'pza'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const tile = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const opening = dice.int(980, 2400);
  const came = dice.int(12, 90);
  const went = dice.int(4, 60);
  const gone = dice.int(2, 40);
  const moves = [
    [
      p.say('Cartons', 'Cajas'),
      String(opening),
      String(came),
      String(went),
      String(gone),
      String(opening + came - went - gone),
    ],
  ];
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.field('tax')],
    [`<b>${p.say('Total due', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm; position: relative; height: 268mm } .hd { display: flex; justify-content: space-between; border-left: 3mm solid #4d7c0f; padding-left: 4mm; margin-bottom: 6mm } .hd b { font-size: 15pt } .hd h1 { font-size: 15pt; font-weight: normal; color: #4d7c0f; margin: 0 } .tl { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2mm; margin: 5mm 0 } .tl div { background: #f1f6e6; padding: 1.6mm 2mm } .tl small { display: block; font-size: 7pt; color: #4d7c0f } .to { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .to small { color: #4d7c0f } h3 { font-size: 9pt; margin: 4mm 0 1mm; color: #4d7c0f } .m th, .m td { font-size: 8pt; padding: 2px 6px; border: 0.5px solid #c5d6a4; text-align: right } .m th { font-weight: normal } .t th { border-bottom: 1.2px solid #4d7c0f; padding: 3px 4px; font-size: 8.4pt } .t td { padding: 4px; border-bottom: 0.4px solid #d8e4c2 } .t td:nth-child(2) { width: 78mm } .s { width: 84mm; margin: 4mm 0 0 auto } .s td { padding: 3px 4px } .s tr:last-child td { border-top: 1.2px solid #4d7c0f; font-size: 11pt } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #444; border-top: 0.6px solid #c5d6a4; padding-top: 2mm }`,
    body: `<div class="hd"><div><b>${escapeHtml(seller.brand)}</b><br>${addressLine(seller)}</div><h1>${p.say('Tax Invoice', 'Factura')}</h1></div><div class="to"><div><small>${p.say('Invoiced to', 'Receptor')}</small><br><b>${p.field('buyer')}</b><br>${p.say('Records and information manager', 'Gerencia de control documental')}<br>${address(buyer)}</div><div><small>${p.say('Invoiced by', 'Emisor')}</small><br>${p.field('issuer')}<br>${p.taxNumber(' ')}<br>${seller.phone} · ${seller.mail}</div></div><div class="tl">${tile(p.say('Invoice number', 'Folio de factura'), `<b>${p.field('invoice_number')}</b>`)}${tile(p.say('Invoice date', 'Fecha de factura'), p.field('date'))}${tile(p.say('Due date', 'Vencimiento'), p.field('date_due'))}${tile(p.say('Account', 'Número de cliente'), p.field('client_id'))}${tile(p.say('Your PO', 'Orden de compra'), p.field('order_number'))}${tile(p.say('Terms', 'Condiciones'), p.field('payment_terms'))}</div><h3>${p.say('Cartons held for you, from', 'Cajas bajo resguardo, del')} ${p.day(addDays(facts.date, -31))} ${p.say('to', 'al')} ${p.day(addDays(facts.date, -1))}</h3>${tableOf({ head: ['', p.say('Opening', 'Inicial'), p.say('Received', 'Altas'), p.say('Checked out', 'Consultas'), p.say('Destroyed', 'Bajas'), p.say('Closing', 'Final')], rows: moves }, 'm full')}<h3>${p.say('Charges', 'Cargos')}</h3>${tableOf({ head: [p.say('Code', 'Clave'), p.say('Service', 'Servicio'), p.say('Quantity', 'Cantidad'), p.say('Unit', 'Unidad'), p.say('Rate', 'Tarifa'), p.say('Amount', 'Importe')], rows, classes: ['n', '', 'r', 'c', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="low">${lines([remitLine(p), p.say('Cartons due for destruction are listed on the portal; nothing is destroyed without your signature. Permanent withdrawal is charged at 9.50 a carton.', 'Las cajas con plazo vencido se listan en el portal; nada se destruye sin su firma. La baja definitiva causa un cargo de 171.00 por caja.')])}</div>`,
  };
}

/** What was taken on each day of the congress, a heading and a sum for each. */
function dayRows(p: InvoicePaper): string[][] {
  const { facts } = p;
  const days = Math.ceil(facts.lines.length / A_DAY);
  return Array.from({ length: days }, (_, day) => {
    const part = facts.lines.slice(day * A_DAY, (day + 1) * A_DAY);
    const sum = part.reduce((cents, line) => cents + line.cents, 0);
    return [
      [
        `<b>${p.say('Day', 'Día')} ${day + 1}, ${p.day(addDays(facts.delivered, day - days))}</b>`,
        '',
        '',
        '',
      ],
      ...part.map((line) => [
        escapeHtml(line.text),
        String(line.quantity),
        p.bare(line.unitCents),
        p.bare(line.cents),
      ]),
      [`<i>${p.say('Sum of the day', 'Suma del día')}</i>`, '', '', `<i>${p.bare(sum)}</i>`],
    ];
  }).flat();
}

/** A house's for congresses: the event in a band, days with their sums, a rebate before the tax, what was paid by others left out; sums at the left. */
export function conventionDay(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const sums = [
    [
      p.say('Services of all days', 'Servicios de todos los días'),
      p.bare(facts.netCents - facts.discountCents),
    ],
    [p.say('Loyalty rebate 5%', 'Bonificación 5 %'), p.bare(facts.discountCents)],
    [p.say('Taxable amount', 'Importe gravado'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.say('Balance payable', 'Total a pagar')} ${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const about = [
    [p.say('Event order', 'Orden de evento'), `BEO ${dice.digits(5)}`],
    [p.say('Congress', 'Congreso'), p.say('Asia Cold Chain Forum', 'Jornadas de Logística del Sur')],
    [p.say('Expected / came', 'Previstos / asistieron'), `${dice.int(180, 240)} / ${dice.int(150, 179)}`],
    [p.say('Contract signed', 'Contrato firmado'), p.day(addDays(facts.date, -160))],
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 10pt 'C059', serif; font-size: 9.6pt; line-height: 1.38; padding-right: 0.4mm } .hd { text-align: right; border-bottom: 0.5mm solid #6d28d9; padding-bottom: 3mm } .hd b { font-size: 17pt; color: #6d28d9; display: block } .two { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm; margin: 7mm 0 5mm } h1 { font-size: 13pt; margin: 0 0 2mm } .bd { background: #f3effc; padding: 2.5mm 4mm; margin-bottom: 5mm } .bd table { width: 100% } .bd td { padding: 1px 6px 1px 0; font-size: 9pt } .bd td:first-child { color: #6d28d9; width: 40mm } .t th { border-bottom: 0.8px solid #000; padding: 3px } .t td { padding: 2.6px 3px } .s { width: 96mm; margin: 5mm 0; border: 0.8px solid #6d28d9 } .s td { padding: 3px 6px } .s tr:last-child td { background: #6d28d9; color: #fff; font-size: 11pt } .low { margin-top: 7mm; font-size: 8.5pt; color: #333; border-top: 0.5mm solid #6d28d9; padding-top: 2mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b>${addressLine(seller)} · ${seller.phone}</div><div class="two"><div>${p.field('buyer')}<br>${p.say('Ms Farah Ismail, events', 'Sra. Lucía Etchart, eventos')}<br>${address(buyer)}</div><div><h1>${p.say('Tax invoice', 'Factura')} ${p.field('invoice_number')}</h1>${p.say('Date', 'Fecha')}: ${p.field('date')}<br>${p.say('Payment due', 'Vence el')}: ${p.field('date_due')}<br>${p.say('Client number', 'Número de cliente')}: ${p.field('client_id')}<br>${p.say('Your order', 'Orden de compra')}: ${p.field('order_number')}</div></div><div class="bd">${tableOf({ rows: about }, '')}</div>${tableOf({ head: [p.say('Service', 'Servicio'), p.say('Number', 'Cant.'), p.say('Each', 'Precio'), p.say('Amount', 'Importe')], rows: dayRows(p), classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p>${p.say('Rooms that delegates booked and paid for by themselves are not on this invoice.', 'Las habitaciones que abonaron los asistentes no integran esta factura.')} ${p.say(`Should the congress return next year, the halls are held for you until ${p.day(addDays(facts.date, 45))}.`, `Para la edición del próximo año los salones quedan reservados hasta el ${p.day(addDays(facts.date, 45))}.`)}</p><div class="low">${p.field('issuer')} · ${p.taxNumber(' ')}<br>${remitTo(
      p,
    )
      .map(([label, value]) => `${label}: ${value}`)
      .join(' · ')}</div>`,
  };
}
