// Receipts of those who are on their way: a locker for the luggage, a tow off the road, a seat to the airport, copies made by oneself.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const EMPTY_ROWS = 2;
const MINUTES = ['06', '19', '33', '52'];

/** From a wall of lockers: which one in a large frame, its code, from when to when, what it cost beneath with the tax that is in it. */
export function leftLuggage(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${quantity} x ${p.bare(unitCents)}`,
    escapeHtml(text),
    p.bare(cents),
  ]);
  const parts = [
    [`${p.say('incl.', 'incluye')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('Net', 'Subtotal'), p.bareField('amount_untaxed')],
  ];
  const locker = `${dice.pick(['A', 'C', 'F'])}${dice.int(11, 98)}`;
  return {
    css: `@page { size: 80mm ${126 + rows.length * 5}mm; margin: 5mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .nm { background: #000; color: #fff; text-align: center; padding: 2mm; font: bold 12pt 'URW Gothic', sans-serif } .lk { border: 1mm solid #000; text-align: center; margin: 4mm 12mm; padding: 1mm } .lk b { font-size: 26pt; line-height: 1.1; display: block } small { font-size: 7pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm; margin-bottom: 3mm } td { padding: 1.4px 0 } td:first-child { white-space: nowrap; padding-right: 2mm } .r { padding-left: 2mm } .tt { display: flex; justify-content: space-between; font-size: 12.5pt; font-weight: bold; border-top: 0.6mm solid #000; margin-top: 1.5mm; padding-top: 1.5mm } .p td { font-size: 7.6pt } .sl { border-top: 1px dashed #000; border-bottom: 1px dashed #000; padding: 1.5mm 0; margin: 3mm 0; font-size: 7.6pt }`,
    body: `<div class="nm">${escapeHtml(p.shop.brand)}</div><div class="lk"><small>${p.say('YOUR LOCKER', 'SU CASILLERO')}</small><b>${locker}</b><small>${p.say('opening code', 'código de apertura')} ${dice.digits(4)} ${dice.digits(4)}</small></div><div class="g"><span>${p.say('Receipt', 'Recibo')}</span><b>${p.field('receipt_number')}</b><span>${p.say('Paid', 'Pagado')}</span><span>${p.field('date')} ${p.time}</span><span>${p.say('Collect before', 'Recoger antes de')}</span><span>${p.say('tomorrow', 'mañana')}, ${p.time}</span><span>${p.say('Wall', 'Módulo')}</span><span>${dice.int(1, 6)} ${p.say('(platform 8)', '(andén 8)')}</span></div>${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}<div class="tt"><span>${p.say('Total', 'Total')}</span><span>${p.field('amount')}</span></div>${tableOf({ rows: parts, classes: ['', 'r'] }, 'p full')}<div class="sl">${p.field('payment_method')} ${cardEnd(p)} ${p.say('contactless', 'sin contacto')}<br>${p.say('Auth', 'Aut.')} ${dice.digits(6)} · TID ${dice.digits(8)}</div><div class="c" style="font-size:7.4pt">${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}<br>${p.say('Each day begun after the first costs 15.00. Nothing perishable.', 'Cada día adicional iniciado cuesta 190.00. Nada perecedero.')}</div>`,
  };
}

/** A driver's pad, filled in: small labels in the corners of boxes, what was done in ruled rows some of which stay empty, paid in cash at the kerb. */
export function towCall(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const empty = Array.from({ length: EMPTY_ROWS }, () => ['&nbsp;', '', '', '']);
  const rows = [...purchaseRows(p), ...empty];
  const sums = [
    [p.say('Services', 'Base'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>TOTAL ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
    [p.say('Cash given', 'Entregado'), p.bare(p.givenCents)],
    [p.say('Change', 'Cambio'), p.bare(p.givenCents - p.totalCents)],
  ];
  const box = (label: string, value: string, wide = 1): string =>
    `<div style="grid-column:span ${wide}"><small>${label}</small>${value}</div>`;
  const pen = (text: string): string => `<span class="pen">${text}</span>`;
  const boxes = [
    box(p.say('Date', 'Fecha'), pen(p.field('date'))),
    box(p.say('Time of call', 'Hora de aviso'), pen(p.time)),
    box(p.say('Truck', 'Grúa'), pen(String(dice.int(2, 14)))),
    box(p.say('Driver', 'Conductor'), pen(p.say('Dale', 'Chema'))),
    box(p.say('Vehicle', 'Vehículo'), pen(p.say('Silver Accord', 'Seat Ibiza gris')), 2),
    box(p.say('Plate', 'Matrícula'), pen(p.say(`7KX ${dice.digits(3)}`, `${dice.digits(4)} KLM`))),
    box(p.say('Odometer', 'Cuentakm'), pen(String(dice.int(48_000, 187_000)))),
    box(p.say('Towed from', 'Desde'), pen(p.say('I-70 exit 97, shoulder', 'A-2, km 61, arcén')), 2),
    box(p.say('Towed to', 'Hasta'), pen(p.say('Hal’s Auto Body, Main St', 'Talleres Henares')), 2),
  ];
  return {
    css: `@page { size: 210mm 128mm; margin: 8mm 10mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 9.6pt; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; margin-bottom: 2mm } .hd b.n { font-size: 15pt } .no { color: #b91c1c; font: bold 15pt 'Liberation Mono', monospace; text-align: right } .no small { color: #000; font: 8pt 'Liberation Sans', sans-serif } small { font-size: 7.4pt; display: block; color: #444 } .g { display: grid; grid-template-columns: repeat(4, 1fr); border-left: 0.8px solid #000; border-top: 0.8px solid #000; margin-bottom: 2.5mm } .g > div { border-right: 0.8px solid #000; border-bottom: 0.8px solid #000; padding: 0.5mm 1.5mm } .pen { font: italic 11pt 'Z003', 'URW Bookman', serif } .t th, .t td { border: 0.6px solid #000; padding: 1.8px 4px } .t th { background: #eee; font-size: 8.6pt } .bt { display: grid; grid-template-columns: 1fr 70mm; gap: 6mm; margin-top: 2mm } .s td { border: 0.6px solid #000; padding: 1.8px 5px } .s tr:nth-child(3) td { border-width: 1.4px; font-size: 11pt }`,
    body: `<div class="hd"><div><b class="n">${p.field('issuer')}</b><br>${shopLine(p)} · ${p.shop.phone}<br>${p.taxNumber(' ')}</div><div class="no"><small>${p.say('TOW RECEIPT No.', 'RECIBO DE GRÚA N.º')}</small>${p.field('receipt_number')}</div></div><div class="g">${boxes.join('')}</div>${tableOf({ head: [p.say('Work done', 'Servicio'), p.say('No.', 'Uds.'), p.say('Each', 'Precio'), p.say('Charge', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="bt"><div>${p.say('Paid by', 'Forma de pago')}: <b>${p.field('payment_method')}</b><br><br>${p.say('I am the owner or act for the owner and found the vehicle as described. Storage from the third day: $45.00 a day.', 'El titular o quien lo representa recibe el vehículo en el estado descrito. Custodia desde el tercer día: 18,00 € por día.')}<br><br><span class="pen" style="font-size:17pt">${p.say('M. Hensley', 'R. Gallardo')}</span><br>${p.say('Signature', 'Firma')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div>`,
  };
}

/** Off the machine in a copy shop: how many pages before what they are, a card of the shop that was not charged, change counted out. */
export function copyShop(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${quantity} ${escapeHtml(text)}`,
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const pair = (label: string, value: string): string =>
    `<div class="dl"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 76mm ${86 + rows.length * 4.4}mm; margin: 4mm } body { font: 8.4pt 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: 7.4pt; padding-right: 0.4mm } .c b { font-size: 10pt } .dl { display: flex; justify-content: space-between } hr { border: none; border-top: 1px dotted #000; margin: 1.6mm 0 } td, th { padding: 1px 0 } .r { padding-left: 2mm } th { font-weight: normal; color: #333; font-size: 6.8pt } .tt { font-size: 10.5pt; font-weight: bold }`,
    body: `<div class="c"><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}</div><hr>${pair(p.say('Receipt', 'Recibo de caja'), p.field('receipt_number'))}${pair(p.field('date'), p.time)}${pair(p.say('Machine', 'Equipo'), `C${dice.int(2, 9)}, ${p.say('session', 'sesión')} ${dice.digits(5)}`)}<hr>${tableOf({ head: [p.say('Made', 'Servicio'), p.say('each', 'c/u'), p.say('amount', 'valor')], rows, classes: ['', 'r', 'r'] }, 'full')}<hr>${pair(p.say('Before tax', 'Base gravable'), p.bareField('amount_untaxed'))}${pair(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}<div class="dl tt"><span>TOTAL</span><span>${p.field('amount')}</span></div><hr>${pair(p.field('payment_method'), p.bare(p.givenCents))}${pair(p.say('Change', 'Cambio'), p.bare(p.givenCents - p.totalCents))}<hr><div class="c">${p.say(`Copy card ${dice.digits(6)} not used, 3.20 left`, `Tarjeta de copias ${dice.digits(6)} sin usar, quedan 4.600`)}<br>${p.say('Files are wiped when you log out.', 'Los archivos se borran al cerrar la sesión.')}</div>`,
  };
}

/** A ticket for a seat in a van, its counterfoil at the left: flight and hotel, then in one sentence what was received and what of it is tax. */
export function airportShuttle(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const amount = `<b>${p.field('amount')}</b>`;
  const tax = p.field('tax');
  const net = p.field('amount_untaxed');
  const method = p.field('payment_method');
  const sentence = p.say(
    `Received from the passenger the sum of ${amount}, paid by ${method}; this is ${net} and ${p.taxWord()} of ${tax} at ${rateOf(p)}.`,
    `Recibimos del pasajero la suma de ${amount}, pagada con ${method}; corresponde a ${net} más ${p.taxWord()} de ${tax} (${rateOf(p)}).`,
  );
  const row = (label: string, value: string): string => `<p><span>${label}</span>${value}</p>`;
  const stub = [
    row(p.say('Van', 'Móvil'), String(dice.int(3, 28))),
    row(p.say('Seat', 'Cupo'), String(dice.int(1, 11))),
    row(p.say('Leaves', 'Sale'), `${dice.int(10, 19)}:${dice.pick(MINUTES)}`),
  ];
  return {
    css: `@page { size: 200mm 86mm; margin: 6mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .w { display: grid; grid-template-columns: 44mm 1fr; height: 73mm; border: 1px solid #92400e } .a { background: #fef3c7; border-right: 1.4px dashed #92400e; padding: 4mm; font-size: 8.5pt } .a b { display: block; font-size: 11pt; margin-bottom: 3mm; color: #92400e } p { margin: 0 0 1.2mm } p span { display: inline-block; width: 26mm; color: #92400e } .a p span { width: 15mm } .m { padding: 4mm 6mm; position: relative } .hd { display: flex; justify-content: space-between; border-bottom: 1px solid #92400e; padding-bottom: 1.5mm; margin-bottom: 2mm } .hd b { font-size: 12pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; font-size: 8.5pt } .t td, .t th { padding: 2.6px 4px; font-size: 8.5pt } .t th { color: #92400e; border-bottom: 0.5px solid #92400e } .st { margin-top: 2.5mm; font-size: 9.5pt; line-height: 1.45 } .lo { position: absolute; bottom: 2.5mm; left: 6mm; right: 6mm; font-size: 7.2pt; color: #444 }`,
    body: `<div class="w"><div class="a"><b>${escapeHtml(p.shop.brand)}</b>${stub.join('')}<p>${p.say('Give this part to the driver', 'Entregue esta parte al conductor')}</p></div><div class="m"><div class="hd"><b>${p.say('Receipt', 'Recibo')} ${p.field('receipt_number')}</b><span>${p.field('date')}, ${p.time}</span></div><div class="two"><div>${row(p.say('Flight', 'Vuelo'), p.say(`SA ${dice.int(302, 389)} from CPT`, `AV ${dice.int(8401, 8899)} de CTG`))}${row(p.say('Hotel', 'Hotel'), p.say('Melrose Lodge', 'Hotel Suites 93'))}</div><div>${row(p.say('Booked', 'Reserva'), `${dice.pick(['W', 'Q'])}${dice.digits(4)}${dice.pick(['K', 'Z'])}`)}${row(p.say('Desk', 'Mostrador'), p.say('Arrivals, B', 'Llegadas, puerta 5'))}</div></div>${tableOf({ head: [p.say('Service', 'Servicio'), p.say('No.', 'Cant.'), p.say('Fare', 'Tarifa'), p.say('Amount', 'Valor')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="st">${sentence}</div><div class="lo">${p.field('issuer')}, ${shopLine(p)}, ${p.taxNumber(' ')}<br>${p.say('Missed vans are not refunded. Return seats from 1 100.00 when booked on board.', 'No se reembolsan viajes perdidos. Regreso desde $ 52.000 si lo compra a bordo.')}</div></div></div>`,
  };
}
