// Invoices for what waits and what flows: boxes that are kept too long, water by the megalitre, lots that were knocked down.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const TEN_WEEKS = 70;
const FREE_DAYS = 7;
/** Of the hammer price. */
const PREMIUM = 0.25;

/** A shipping line's: box by box when it left and came back, days that were free and days that cost; the bill of lading above them. */
export function demurrageDays(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const landed = addDays(facts.date, -40);
  const prefix = dice.pick(['CXLU', 'BMSU', 'ZFRU']);
  const rows = facts.lines.map((line) => {
    const free = addDays(landed, FREE_DAYS);
    return [
      `${prefix} ${dice.digits(6)}-${dice.int(0, 9)}`,
      escapeHtml(line.text),
      p.day(landed),
      p.day(free),
      p.day(addDays(free, line.quantity)),
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
  });
  const head = p
    .say(
      'Container|Type|Discharged|Free until|Returned|Days|Per day|Amount',
      'Contenedor|Tipo|Descarga|Libre hasta|Devuelto|Días|Por día|Importe',
    )
    .split('|');
  const ports = p.say('Jebel Ali|Nhava Sheva', 'San Antonio|Callao').split('|');
  const trip = [
    [p.say('Bill of lading', 'Conocimiento (B/L)'), `${prefix.slice(0, 3)}${dice.digits(9)}`],
    [
      p.say('Vessel / voyage', 'Nave / viaje'),
      `${dice.pick(['CORALLIS ANTARES', 'MERIDIAN HOPE'])} / ${dice.int(210, 480)}E`,
    ],
    [p.say('Port of loading', 'Puerto de embarque'), ports[1] ?? ''],
    [p.say('Port of discharge', 'Puerto de descarga'), ports[0] ?? ''],
    [p.say('Tariff', 'Tarifa'), `DND-${Number(facts.date.slice(0, 4)) - 1}/2`],
  ];
  const about = [
    [p.say('Invoice number', 'N.º de factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Issue date', 'Fecha de emisión'), p.field('date')],
    [p.say('Payable by', 'Pagadera hasta'), p.field('date_due')],
    [p.say('Customer code', 'Código de cliente'), p.field('client_id')],
    [p.say('Customer reference', 'Referencia del cliente'), p.field('order_number')],
  ];
  const sums = [
    [p.say('Subtotal', 'Monto neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9pt 'Nimbus Sans', sans-serif } .hd { background: #0a2540; color: #fff; padding: 9mm 16mm; display: flex; justify-content: space-between; align-items: flex-end } .hd b { font-size: 16pt } .wv { height: 3mm; background: repeating-linear-gradient(90deg, #3aa6b9 0 8mm, #0a2540 8mm 10mm) } .in { padding: 6mm 16mm } h1 { font-size: 13pt; margin: 0 0 4mm; color: #0a2540 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .x td { padding: 2px 8px 2px 0 } .x td:first-child { color: #5a6b7b } .to { margin-bottom: 5mm } .t { margin-top: 6mm } .t th { font-size: 7.5pt; background: #e6eef4; padding: 3px 4px } .t td { padding: 4px; border-bottom: 0.5px solid #c4d2dd; font-size: 8.5pt } .s { margin: 4mm 0 0 auto; width: 78mm } .s td { padding: 3px 4px } .s tr:last-child td { background: #e6eef4; font-size: 11pt } .sm { font-size: 8pt; margin-top: 5mm } .ft { position: absolute; left: 16mm; right: 16mm; top: 272mm; border-top: 0.6px solid #0a2540; padding-top: 2mm; font-size: 7.5pt; color: #5a6b7b }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><span>${p.say('Agency', 'Agencia')} ${escapeHtml(seller.city)}</span></div><div class="wv"></div><div class="in"><h1>${p.say('Demurrage and detention invoice', 'Factura de sobreestadía de contenedores')}</h1><div class="two"><div><div class="to">${p.say('Consignee', 'Consignatario')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div></div>${tableOf({ rows: about }, 'x')}</div>${tableOf({ rows: trip }, 'x')}${tableOf({ head, rows, classes: ['n', '', 'n', 'n', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p class="sm">${p.say('Objections within 30 days of issue. A deposit paid with the delivery order is refunded separately and is not set off here.', 'Reclamos dentro de 30 días de la emisión. La garantía pagada con la orden de entrega se devuelve por separado y no se compensa aquí.')}</p><p class="sm">${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</p></div><div class="ft">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')} · ${p.say('as agent only for the carrier', 'como agente general de la línea naviera')}</div>`,
  };
}

/** What the meter at the outlet said, before and after, and what went through. */
function outletReadings(p: InvoicePaper): string {
  const { facts, dice } = p;
  const rows = ['RN-0417', 'RN-0418'].map((outlet) => {
    const before = dice.int(1200, 6400);
    const used = dice.int(4, 60);
    return [
      outlet,
      p.day(addDays(facts.delivered, -91)),
      writeNumber(before, 0, p.locale),
      p.day(facts.delivered),
      writeNumber(before + used, 0, p.locale),
      `${used} ${p.say('ML', 'mil m³')}`,
    ];
  });
  const head = p
    .say(
      'Outlet|Read before|Reading|Read now|Reading|Through',
      'Compuerta|Lectura anterior|Medidor|Lectura actual|Medidor|Paso',
    )
    .split('|');
  return tableOf({ head, rows, classes: ['', '', 'r', '', 'r', 'r'] }, 'm full');
}

/** Of a community of irrigators: what was owed before and has been paid, charges by share and by meter, a slip to pay with that says the total again. */
export function irrigationDistrict(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.say('share or ML', 'acción o mil m³'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const old = Math.round((facts.totalCents * dice.between(0.7, 1.2)) / 100) * 100;
  const account = [
    [p.say('Last account', 'Cuenta anterior'), p.bare(old)],
    [`${p.say('Paid', 'Pagado el')} ${p.day(addDays(facts.date, -48))}`, p.bare(-old)],
    [p.say('Carried forward', 'Saldo anterior'), p.bare(0)],
  ];
  const sums = [
    [p.say('Charges of this season', 'Cargos de la temporada'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total of this account', 'Total de esta cuenta')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Account', 'Cuenta'), p.field('client_id')],
    [p.say('Tax invoice', 'Factura'), p.field('invoice_number')],
    [p.say('Issued', 'Emitida'), p.field('date')],
    [p.say('Property', 'Predio'), `${dice.int(11, 98)}/${dice.digits(5)}, ${dice.int(24, 180)} ha`],
    [p.say('Pay by', 'Pagar antes del'), `<b>${p.field('date_due')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 16mm } body { font: 9.5pt 'Liberation Serif', serif; font-size: 10pt; padding-right: 0.4mm; height: 268mm; position: relative } .top { border-bottom: 2px solid #2c5f8a; display: flex; justify-content: space-between; padding-bottom: 3mm } .top b { font-size: 15pt; color: #2c5f8a } .two { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm; margin: 6mm 0 } .x td { padding: 2px 6px 2px 0 } .x td:first-child { color: #2c5f8a } h3 { font-size: 10pt; color: #2c5f8a; margin: 5mm 0 1mm; border-bottom: 0.5px solid #2c5f8a } .t th, .m th { font-size: 8.5pt; padding: 2px 3px } .t td, .m td { padding: 2.5px 3px } .t td:nth-child(3), .t th:nth-child(3), .m td:nth-child(4), .m th:nth-child(4) { padding-left: 6mm } .ac { width: 84mm } .ac td { padding: 1.5px 3px } .s { width: 96mm; margin: 3mm 0 0 auto } .s td { padding: 3px; border-top: 0.5px solid #2c5f8a } .s tr:last-child td { font-size: 12pt } .slip { position: absolute; bottom: 0; left: 0; right: 0; border: 1px solid #2c5f8a; padding: 3mm 4mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; font-size: 9pt } .slip b { display: block; color: #2c5f8a }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div><div style="text-align:right">${p.say('Office hours 9 to 4', 'Atención de 9 a 14 h')}<br>${seller.phone}<br>${p.say('Water orders', 'Turnos de agua')} ${p.say('1800', '600')} ${dice.digits(3)} ${dice.digits(3)}</div></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: about }, 'x')}</div><h3>${p.say('Your account until now', 'Su cuenta hasta ahora')}</h3>${tableOf({ rows: account, classes: ['', 'r'] }, 'ac')}<h3>${p.say('Outlets', 'Compuertas')}</h3>${outletReadings(p)}<h3>${p.say('Charges', 'Cargos')}</h3>${tableOf({ head: p.say('Charge|Quantity|Unit|Rate|Amount', 'Cargo|Cantidad|Unidad|Tarifa|Valor').split('|'), rows, classes: ['', 'r', '', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p style="margin-top:5mm;font-size:9pt">${p.say(`Allocation announced on ${p.day(addDays(facts.date, -15))}: 62% of entitlement. Interest of 9.5% a year is charged on what is late. The annual meeting is held on ${p.day(addDays(facts.date, 45))}.`, `Dotación anunciada el ${p.day(addDays(facts.date, -15))}: 62 % de los derechos. Los atrasos devengan interés de 9,5 % anual. La junta anual se celebra el ${p.day(addDays(facts.date, 45))}.`)}</p><div class="slip"><div><b>${p.say('At the bank', 'En el banco')}</b>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div><b>${p.say('By telephone or web', 'Por teléfono o internet')}</b>${p.say('Biller code', 'Convenio')} ${dice.digits(6)}<br>${p.say('Ref', 'Ref.')} ${dice.digits(10)} ${dice.digits(2)}</div><div><b>${p.say('Total of this account', 'Total de esta cuenta')}</b>${p.bare(facts.totalCents)}<br>${escapeHtml(buyer.name)}</div></div>`,
  };
}

/** Of a saleroom: lots with hammer price and premium, the number on the paddle beside that of the client, until when they must be fetched. */
export function saleroomLots(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const first = dice.int(41, 220);
  const rows = facts.lines.map((line, at) => {
    const hammer = Math.round(line.cents / (1 + PREMIUM) / 100) * 100;
    return [
      String(first + at * 17),
      escapeHtml(line.text),
      p.bare(hammer),
      p.bare(line.cents - hammer),
      p.bare(line.cents),
    ];
  });
  const head = p
    .say('Lot|Description|Hammer|Premium|Lot total', 'Lote|Descripción|Martillo|Comisión|Total del lote')
    .split('|');
  const sums = [
    [p.say('Lots, premium included', 'Neto gravado, con comisión'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total to settle', 'Total a abonar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const cae = p.say(
    '',
    `<p>CAE ${dice.digits(14)} · Vencimiento del CAE ${p.day(addDays(facts.date, 10))}</p>`,
  );
  const numbers = `${p.say('Client', 'Cliente')} ${p.field('client_id')} &nbsp; ${p.say('Paddle', 'Paleta')} ${dice.int(101, 480)}`;
  return {
    css: `@page { size: A4; margin: 20mm 24mm } body { font: 10.5pt 'URW Bookman', serif; font-size: 9.5pt; line-height: 1.4; padding-right: 0.4mm } .hd { text-align: center; margin-bottom: 9mm } .hd b { font-size: 17pt; letter-spacing: 0.6mm; font-weight: normal } .hd i { display: block; width: 30mm; border-top: 0.4mm solid #8c6d1f; margin: 3mm auto } .two { display: grid; grid-template-columns: 1fr auto; gap: 10mm } .two > div:last-child { text-align: right } .sale { margin: 7mm 0 3mm; font-style: italic } .t th { border-bottom: 0.5px solid #8c6d1f; padding: 4px 3px; font-weight: normal; font-style: italic } .t td { padding: 5px } .t td:first-child, .t th:first-child { padding-right: 4mm } .t { border-bottom: 0.5px solid #8c6d1f } .s { width: 96mm; margin: 3mm 0 8mm auto } .s td { padding: 3px } .s tr:last-child td { border-top: 0.5px solid #8c6d1f; font-size: 12pt } .sm { font-size: 8.5pt } p { margin: 0 0 3mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><i></i><span class="sm">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}</span></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}</div><div>${p.say('Buyer’s invoice', 'Factura A')}<br><b>${p.field('invoice_number')}</b><br>${p.field('date')}<br>${numbers}</div></div><div class="sale">${p.say('Sale', 'Subasta')} ${dice.int(210, 640)}, ${p.say('Country house contents, held on', 'Mobiliario y arte, realizada el')} ${p.day(addDays(facts.date, -1))}</div>${tableOf({ head, rows, classes: ['', '', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="sm"><p>${p.say(`Cleared funds are required by ${p.field('date_due')}. Lots not collected by ${p.day(addDays(facts.date, TEN_WEEKS))} go to store at 5.00 a lot and day.`, `El pago debe acreditarse hasta el ${p.field('date_due')}. Los lotes no retirados hasta el ${p.day(addDays(facts.date, TEN_WEEKS))} pasan a depósito a $ 4.500 por lote y día.`)} ${p.say('Export licences are for the buyer to obtain. An estimate is not a warranty.', 'Las licencias de exportación corren por cuenta del comprador. La estimación no es garantía.')}</p><p>${remitLine(p)}</p>${cae}<p>${p.register(' ')}</p></div>`,
  };
}
