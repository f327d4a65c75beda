// Invoices around journeys: a travel agency's in fixed pitch, the commission of a site of reservations, the hire of a car.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const WIDTH = 78;
const RULE = '-'.repeat(WIDTH);
const MONTH = 30;
const HIRED_DAYS = 5;

/** What stands left, then what stands right, in a line of so many characters. */
const apart = (left: string, right: string, width = WIDTH): string =>
  `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`;

/** What is charged under headings, then the sums, each part closed by a rule. */
function chargeLines(p: InvoicePaper): string[] {
  const charge = (text: string, ...numbers: string[]): string =>
    `${text.padEnd(42)}${numbers.map((number) => number.padStart(12)).join('')}`;
  return [
    charge(
      p.say('CHARGES', 'CARGOS'),
      p.say('PAX', 'PAX'),
      p.say('EACH', 'PRECIO'),
      p.say('AMOUNT', 'IMPORTE'),
    ),
    RULE,
    ...p.facts.lines.map((line) =>
      charge(line.text, String(line.quantity), p.bare(line.unitCents), p.bare(line.cents)),
    ),
    RULE,
    charge(p.say('SUB TOTAL', 'SUBTOTAL'), '', '', p.bareField('amount_untaxed')),
    charge(`${p.taxWord()} ${rateOf(p)}`, '', '', p.bareField('tax')),
    charge(`${p.say('AMOUNT DUE', 'TOTAL A PAGAR')} ${p.field('currency')}`, '', '', p.bareField('amount')),
    RULE,
  ];
}

/** A booking system's print: salesperson, number and day in the first lines, flights day by day, charges below in columns of characters. */
export function agencyItinerary(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const flight = (day: number, way: string): string[] => [
    '',
    `${p.day(addDays(facts.date, day)).toUpperCase()}`,
    `  ${p.say('AIR', 'AÉREO')}   ${dice.pick(['EI', 'IB', 'AM', 'VB'])} ${dice.int(300, 980)}   ${way}`,
    `        ${p.say('DEP', 'SAL')} 0${dice.int(6, 9)}:${dice.int(10, 55)}   ${p.say('ARR', 'LLE')} 1${dice.int(0, 9)}:${dice.int(10, 55)}   ${p.say('SEAT', 'ASIENTO')} ${dice.int(4, 28)}${dice.pick(['A', 'C', 'F'])}   ${p.say('CONFIRMED', 'CONFIRMADO')}`,
  ];
  const traveller = dice.pick(
    p.say('BYRNE/CIARA MS|NOLAN/DEIRDRE MRS|KEANE/OISIN MR', 'SALAS/IVONNE SRA|MIRANDA/OSCAR SR').split('|'),
  );
  const text = [
    apart(
      `${p.say('SALES PERSON', 'VENDEDOR')}: ${dice.int(10, 48)}`,
      `${p.say('DATE', 'FECHA')}: ${p.field('date')}`,
    ),
    apart(
      `${p.say('CUSTOMER NBR', 'NO. CLIENTE')}: ${p.field('client_id')}`,
      `${p.say('PAGE', 'PAGINA')}: 01`,
    ),
    `${p.say('ITINERARY/INVOICE NO.', 'ITINERARIO/FACTURA NO.')} ${p.field('invoice_number')}     ${p.say('REF', 'CLAVE')}: ${dice.pick(['QKTLZD', 'WMRHBX', 'ZPLDNV'])}`,
    '',
    `${p.say('TO', 'PARA')}: ${p.field('buyer')}`,
    `    ${escapeHtml(buyer.street)}`,
    `    ${escapeHtml(buyer.city)}`,
    '',
    `${p.say('FOR', 'PASAJERO')}: ${traveller}`,
    RULE,
    ...flight(21, p.say('DUBLIN - MADRID', 'CIUDAD DE MEXICO - CANCUN')),
    ...flight(24, p.say('MADRID - DUBLIN', 'CANCUN - CIUDAD DE MEXICO')),
    '',
    RULE,
    ...chargeLines(p),
    '',
    `${p.say('PAYMENT DUE BY', 'FECHA LIMITE DE PAGO')}: ${p.field('date_due')}`,
    p.say(
      'TICKETS ARE NON REFUNDABLE. PLEASE RECONFIRM FLIGHTS 24 HOURS AHEAD.',
      'BOLETOS NO REEMBOLSABLES. RECONFIRME SUS VUELOS 24 HORAS ANTES.',
    ),
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 9.5pt 'Liberation Mono', monospace; padding-right: 0.4mm } pre { font: inherit; margin: 0; line-height: 1.32 } .top { border-bottom: 2px solid #000; padding-bottom: 2mm; margin-bottom: 4mm; display: flex; justify-content: space-between; align-items: flex-end; font: 9pt 'Liberation Sans', sans-serif } .top b { font-size: 15pt }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}</div><div style="text-align:right">${seller.phone}<br>${p.taxNumber(' ')}</div></div><pre>${text.join('\n')}</pre><pre style="margin-top:4mm">${remitTo(
      p,
    )
      .map(([label, value]) => `${label.toUpperCase()}: ${value}`)
      .join('\n')}</pre>`,
  };
}

/** What a site of reservations asks of a house: the house first, facts under the title, sales and commission in two columns, a sentence with what is to be done. */
export function reservationCommission(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const { currency } = p.locale;
  const number = p.field('invoice_number');
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    /^Comm|^Comi/u.test(line.text) ? p.bare(line.cents * 7) : '',
    p.bare(line.cents),
  ]);
  const foot = [
    [p.say('Total excl. VAT', 'Total sin impuestos'), '', p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, '', p.bareField('tax')],
    [`<b>${p.say('Total amount due', 'Importe total a pagar')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Accommodation number', 'Número de alojamiento'), p.field('client_id')],
    [p.say('Invoice number', 'Número de factura'), number],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('Period', 'Periodo'), `${p.day(addDays(facts.date, -MONTH))} – ${p.day(addDays(facts.date, -1))}`],
  ];
  return {
    css: `@page { size: A4; margin: 17mm 20mm } body { font: 10pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; height: 260mm; position: relative; color: #1a1a1a } .top { display: flex; justify-content: space-between } .top b { font-size: 19pt; color: #14387f } .who { margin: 12mm 0 10mm } h1 { font-size: 24pt; margin: 0 0 4mm } .about td { padding: 2.5px 12mm 2.5px 0 } .about td:last-child { font-weight: bold } .items { margin: 10mm 0 8mm } .items th { border-bottom: 1.4px solid #14387f; padding: 5px 2px } .items td { padding: 6px 2px; border-bottom: 0.5px solid #d5d5d5 } .foot td { border-bottom: none } .foot tr:last-child td { border-top: 1.4px solid #14387f; font-size: 11.5pt } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #555; border-top: 0.5px solid #bbb; padding-top: 2mm; display: flex; justify-content: space-between }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand)}</b><span style="font-size:8.5pt;text-align:right">${addressLine(seller)}<br>${seller.phone}</span></div><div class="who">${p.field('buyer')}<br>${address(buyer)}</div><h1>${p.say('Invoice', 'Factura')}</h1>${tableOf({ rows: about }, 'about')}${tableOf({ head: [p.say('Description', 'Descripción'), `${p.say('Room sales', 'Ventas de habitaciones')} (${currency})`, `${p.say('Amount', 'Importe')} (${p.field('currency')})`], rows, foot, classes: ['', 'r', 'r'] }, 'items full')}<p>${p.say(`The total is due on ${p.field('date_due')}. Please transfer it to the account below and mention invoice number ${number} and your accommodation number.`, `El total vence el ${p.field('date_due')}. Realice la transferencia a la cuenta siguiente e indique el número de factura ${number} y el de su alojamiento.`)}</p><p>${remitLine(p, '<br>')}</p><p style="margin-top:6mm;font-size:8.5pt">${p.say(`Commission is charged on stays with check-out in the period. Questions about a reservation? Open Finance in the extranet, reference ${dice.digits(6)}.`, `La comisión se cobra por las estancias con salida en el periodo. ¿Dudas sobre una reserva? Abra Finanzas en la extranet, referencia ${dice.digits(6)}.`)}</p><div class="low"><span>${p.field('issuer')}</span><span>${p.taxNumber(' ')}</span><span>${seller.site}</span></div>`,
  };
}

/** A hirer of cars: agreement and vehicle with out and in side by side, charges by the day, what was paid before as nothing. */
export function carRental(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const out = addDays(facts.date, -HIRED_DAYS);
  const distance = dice.int(14_000, 61_000);
  const whole = (value: number): string => writeNumber(value, 0, p.locale);
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.say('day', 'día'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const ways = [
    [
      p.say('Date and time', 'Fecha y hora'),
      `${p.day(out)} 10:${dice.int(10, 50)}`,
      `${p.day(facts.date)} 09:${dice.int(10, 50)}`,
    ],
    [p.say('Location', 'Oficina'), p.say('Airport, T1', 'Aeropuerto'), p.say('City', 'Centro')],
    [p.say('Odometer km', 'Kilometraje'), whole(distance), whole(distance + dice.int(280, 900))],
    [p.say('Fuel', 'Combustible'), '8/8', '8/8'],
  ];
  const sums = [
    [p.say('Taxable charges', 'Cargos gravados'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('Total charges', 'Total de cargos'), p.field('amount')],
    [p.say('Deposit applied', 'Depósito aplicado'), p.bare(0)],
    [`<b>${p.say('Balance payable', 'Saldo por pagar')}</b>`, `<b>${p.money(facts.totalCents)}</b>`],
  ];
  const fact = (label: string, value: string): string => `<div><span>${label}</span> <b>${value}</b></div>`;
  const plate = dice.pick(p.say('L 48213|M 20977|J 61504', 'BTR-482|CLF-903|BJK-117').split('|'));
  const driver = dice.pick(
    p.say('Stephen Achterberg|Maya Krishnan', 'Marcela Solano|Gustavo Quirós').split('|'),
  );
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-start; border-bottom: 1.5mm solid #f5b800; padding-bottom: 3mm } .top b.x { font-size: 17pt; font-style: italic } h1 { font-size: 13pt; margin: 0; text-align: right } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 5mm 0 } .facts div { display: flex; justify-content: space-between; border-bottom: 0.5px dotted #777; padding: 1.2mm 0 } .ways { margin-bottom: 5mm } .ways th, .ways td { border: 0.6px solid #999; padding: 3px 6px } .ways th { background: #fff3cc } .items th { background: #222; color: #fff; padding: 4px 6px } .items td { padding: 4px 6px; border-bottom: 0.5px solid #ccc } .sums { width: 84mm; margin: 3mm 0 6mm auto } .sums td { padding: 3px 6px } .sums tr:last-child td { background: #fff3cc; border-top: 1px solid #222 } .low { font-size: 7.5pt; color: #444; border-top: 0.6px solid #999; padding-top: 2mm; margin-top: 8mm }`,
    body: `<div class="top"><div><b class="x">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(': ')}</div><div><h1>${p.say('TAX INVOICE', 'FACTURA ELECTRÓNICA')}</h1><div style="text-align:right">${p.say('Rental charges', 'Cargos de alquiler')}</div></div></div><div class="two"><div><b>${p.say('Bill to', 'Facturar a')}</b><br>${p.field('buyer')}<br>${address(buyer)}<br>${buyer.tax.label}: ${buyer.tax.number}</div><div class="facts">${fact(p.say('Invoice', 'Factura'), p.field('invoice_number'))}${fact(p.say('Invoice date', 'Fecha de emisión'), p.field('date'))}${fact(p.say('Rental agreement', 'Contrato de alquiler'), `RA${dice.digits(7)}`)}${fact(p.say('Your PO', 'Orden de compra'), p.field('order_number'))}${fact(p.say('Due', 'Vence'), p.field('date_due'))}</div></div><div class="two" style="margin:0 0 3mm"><div>${p.say('Renter', 'Conductor')}: <b>${driver}</b></div><div>${p.say('Vehicle', 'Vehículo')}: <b>${p.say('Compact SUV, white', 'SUV compacto, blanco')} · ${plate}</b></div></div>${tableOf({ head: ['', p.say('Check-out', 'Salida'), p.say('Check-in', 'Devolución')], rows: ways }, 'ways full')}
      ${tableOf({ head: [p.say('Charge', 'Cargo'), p.say('Units', 'Cantidad'), p.say('Per', 'Por'), p.say('Rate', 'Tarifa'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'c', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div class="low">${p.say('Salik tolls and traffic fines that reach us later are charged with an administration fee. Fuel is charged at pump price plus 15%.', 'Las multas de tránsito y peajes que se reciban después se cobrarán con un cargo administrativo. Autorizada mediante resolución MH-DGT-RES-0027-2024.')}</div>`,
  };
}
