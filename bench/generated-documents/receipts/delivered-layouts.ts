// Receipts that come to the customer: a florist's mail, gas at the door, parking by telephone, a dentist's desk.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const TEETH = 16;
/** What an insurer usually pays back. */
const REPAID = 0.6;

/** A florist's: for whom and what the card says, when it is to be brought, who pays beneath; order of the network beside the number of the receipt. */
export function floristWire(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const sums = [
    [p.say('Merchandise and delivery', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [p.say('Tip for driver', 'Propina'), p.bare(0)],
    [`<b>${p.say('Total charged', 'Total cobrado')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const recipient = dice.pick(
    p.say('Geraldine Fox|Priya Nathan', 'Mtra. Leonor Ibáñez|Socorro Maya').split('|'),
  );
  const sender = dice.pick(p.say('Neil Fox|Tomas Reyes', 'Grupo 3.º B|Iván Maya').split('|'));
  const day = p.say('Friday before noon', 'viernes antes de mediodía');
  return {
    css: `@page { size: 148mm 205mm; margin: 12mm } body { font: 9.5pt 'C059', serif; font-size: 9.5pt; padding-right: 0.4mm; color: #332a2e } .hd { text-align: center; border-bottom: 1px solid #b56a80; padding-bottom: 3mm } .hd b { font: italic 21pt 'Z003', 'URW Bookman', serif; color: #9c3f5c; display: block } .nm { display: flex; justify-content: space-between; margin: 4mm 0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin-bottom: 5mm } .two > div { background: #fbf2f4; padding: 3mm } small { display: block; font-size: 7.5pt; color: #9c3f5c } .cd { font-style: italic } .t th { border-bottom: 0.8px solid #b56a80; padding: 3px; font-size: 8.5pt } .t td { padding: 3px } .s { width: 80mm; margin: 3mm 0 5mm auto; border-top: 0.8px solid #b56a80 } .s td { padding: 2.5px 3px } .s tr:last-child td { font-size: 11.5pt } .low { font-size: 8pt; text-align: center; margin-top: 5mm }`,
    body: `<div class="hd"><b>${escapeHtml(p.shop.brand)}</b>${p.field('issuer')} · ${shopLine(p)}<br>${p.shop.phone} · ${p.taxNumber(' ')}</div><div class="nm"><span>${p.say('Receipt', 'Recibo')} <b>${p.field('receipt_number')}</b></span><span>${p.say('Paid on', 'Pagado el')} ${p.field('date')}</span></div><div class="two"><div><small>${p.say('DELIVER TO', 'ENTREGAR A')}</small>${recipient}<br>${p.say('St. Luke Rehab, room 214', 'Escuela Benito Juárez, dirección')}<br>${day}<br><small>${p.say('Wire order', 'Pedido de la red')}</small>${dice.pick(['K', 'T'])}${dice.digits(4)}-${dice.digits(4)}</div><div><small>${p.say('CARD MESSAGE', 'DEDICATORIA')}</small><span class="cd">${p.say('“Forty years and still no argument won. Love always.”', '«Gracias por treinta años de paciencia».')}</span><br><small>${p.say('FROM', 'DE PARTE DE')}</small>${sender}</div></div>${tableOf({ head: [p.say('Arrangement', 'Arreglo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div>${p.say('Payment', 'Forma de pago')}: ${p.field('payment_method')} ${cardEnd(p)}, ${p.say('by telephone', 'por teléfono')}</div><div class="low">${p.say('If nobody is in we leave the flowers next door. Freshness promised for seven days.', 'Si no hay nadie, dejamos las flores con el vecino. Frescura garantizada siete días.')}</div>`,
  };
}

/** From the driver's little printer: round and stop, bottles out and empties back, the sum in the midst, when the hose was made. */
export function gasCylinder(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const goods = p.purchases.flatMap(({ text, quantity, unitCents, cents }) => [
    [escapeHtml(text), p.bare(cents)],
    [`&nbsp;${quantity} x ${p.bare(unitCents)}`, ''],
  ]);
  const empties = p.purchases[0]?.quantity ?? 1;
  const parts = [
    [p.say('Net of GST', 'Base'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
  ];
  return {
    css: `@page { size: 66mm ${98 + goods.length * 3.9}mm; margin: 3mm } body { font: 8pt 'Liberation Mono', monospace; font-size: 7.6pt; padding-right: 0.4mm } .b { font-size: 9.5pt; font-weight: bold } td { padding: 0.4px 0 } .tt { display: flex; justify-content: space-between; font-size: 11.5pt; font-weight: bold; border-top: 2px solid #000; border-bottom: 2px solid #000; padding: 1mm 0; margin: 2mm 0 } .sp { height: 2mm }`,
    body: `<div class="b">${escapeHtml(p.shop.brand)}</div>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}<div class="sp"></div>${p.say('Round', 'Ruta')} ${dice.int(3, 22)} ${p.say('stop', 'parada')} ${dice.int(1, 44)}<br>${p.say('Customer', 'Abonado')} ${dice.digits(7)}<br>${p.say('Docket', 'Recibo')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}<div class="sp"></div>${tableOf({ rows: goods, classes: ['', 'r'] }, 'full')}<div class="tt"><span>TOTAL</span><span>${p.field('amount')}</span></div>${tableOf({ rows: parts, classes: ['', 'r'] }, 'full')}<div class="sp"></div>${p.say('Empties taken back', 'Envases retirados')}: ${empties}<br>${p.say('Deposit per bottle', 'Fianza por envase')}: ${p.bare(2950)}<br>${p.say('Hose made', 'Goma fabricada')}: 0${dice.int(1, 9)}/${dice.int(2016, 2018)}<div class="sp"></div>${p.say('PAID', 'PAGADO')}: ${p.field('payment_method')}<br>${p.say('Driver', 'Repartidor')} ${dice.int(10, 88)}<div class="sp"></div><div class="c">${p.say('Smell gas? 1800 427 999', '¿Huele a gas? 900 100 252')}</div>`,
  };
}

/** A mail after parking: the plate in a frame like one, from when to when, zone and place, the fee piece by piece, what the tax office may want in grey. */
export function parkingApp(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const foot = [
    [`<b>${p.say('Total paid', 'Total pagado')} ${p.field('currency')}</b>`, `<b>${p.field('amount')}</b>`],
    [`${p.say('of which', 'incluye')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('Price before GST', 'Valor de venta'), p.bareField('amount_untaxed')],
  ];
  const hour = Number(p.time.slice(0, 2));
  const end = `${String(hour + 1).padStart(2, '0')}:${dice.int(10, 58)}`;
  const plate = p.say(
    `${dice.pick(['1KT', '1QF'])} ${dice.int(1, 9)}XB`,
    `${dice.pick(['B4K', 'AYP'])}-${dice.digits(3)}`,
  );
  const item = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: A5; margin: 11mm 14mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; color: #1f2937 } .hd { display: flex; justify-content: space-between; align-items: center; font-size: 8pt; color: #6b7280 } .hd b { font-size: 14pt; color: #0f766e } .pl { border: 1.4px solid #111; border-radius: 2mm; display: inline-block; padding: 1.5mm 6mm; font: bold 17pt 'Liberation Sans Narrow', sans-serif; letter-spacing: 2px; margin: 5mm 0 } .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin-bottom: 5mm } small { display: block; font-size: 7.3pt; color: #6b7280 } .t td { padding: 4px 0; border-bottom: 0.5px solid #e5e7eb } .foot tr:first-child td { font-size: 12pt; border-top: 1px solid #111 } .t .foot td { border-bottom: none; padding: 3px 0 } .gr { background: #f3f4f6; padding: 3mm; font-size: 8pt; margin-top: 6mm; color: #4b5563 }`,
    body: `<div class="hd"><b>${escapeHtml(p.shop.brand)}</b><span>${p.say('no-reply message', 'mensaje automático')}</span></div><h3 style="margin:5mm 0 0">${p.say('Thanks, your session has ended', 'Gracias, su sesión terminó')}</h3><div class="pl">${plate}</div><div class="g">${item(p.say('Receipt', 'Boleta de pago'), p.field('receipt_number'))}${item(p.say('Date', 'Fecha'), p.field('date'))}${item(p.say('From – to', 'Desde – hasta'), `${p.time} – ${end}`)}${item(p.say('Zone', 'Zona'), String(dice.int(1100, 9900)))}${item(p.say('Place', 'Lugar'), p.say('Esplanade east kerb', 'Malecón, cuadra 8'))}${item(p.say('Paid with', 'Medio de pago'), p.field('payment_method'))}</div>${tableOf({ rows, foot, classes: ['', 'r'] }, 't full')}<div class="gr">${p.field('issuer')} · ${p.taxNumber(' ')}<br>${shopLine(p)}<br>${p.say('This is no proof against a fine in another zone. Longest stay here is 3 hours; overstaying costs 117.00.', 'No acredita estacionamiento en otra zona. Permanencia máxima de 3 horas; exceso: multa de 245.00.')}</div>`,
  };
}

/** A dentist's desk: patient and teeth with codes, what the insurer was asked for as a note, received and left, next visit at the foot. */
export function dentalChair(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [
    `${dice.int(1, 4)}${dice.int(1, 8)}`,
    String(dice.int(11_101, 43_421)),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Treatment', 'Valor de venta'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.say('Received today', 'Importe cancelado')} ${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
    [p.say('Left to pay', 'Saldo'), p.bare(0)],
  ];
  const patient = dice.pick(p.say('Élise Gagnon|Colm Bergstrom', 'Rocío Palomino|Jhon Quispe').split('|'));
  const teeth = Array.from({ length: TEETH }, (_, at) => `<i class="${at % 5 === 3 ? 'on' : ''}"></i>`);
  const repaid = p.bare(Math.round(p.netCents * REPAID));
  return {
    css: `@page { size: A5; margin: 11mm 12mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; position: relative; height: 186mm } .hd { text-align: right } .hd b { font-size: 13pt; color: #2563a8 } .ar { display: flex; gap: 1mm; margin: 4mm 0 } .ar i { flex: 1; height: 5mm; border: 0.6px solid #2563a8; border-radius: 2mm 2mm 1mm 1mm } .ar .on { background: #2563a8 } h2 { font-size: 12pt; margin: 0 0 2mm } .f { columns: 2; margin-bottom: 4mm; font-size: 8.8pt } .t th { background: #e4edf7; padding: 3px; font-size: 8pt } .t td { padding: 3.5px 3px; border-bottom: 0.4px solid #cdd9e8 } .s { width: 78mm; margin: 3mm 0 4mm auto } .s td { padding: 2.5px 3px } .s tr:nth-child(3) td { border-top: 0.8px solid #2563a8; font-size: 10.5pt } .nt { font-size: 8pt; color: #333 } .low { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 8pt; border-top: 0.6px solid #2563a8; padding-top: 2mm }`,
    body: `<div class="hd"><b>${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.shop.phone} · ${p.taxNumber(' ')}</div><div class="ar">${teeth.join('')}</div><h2>${p.say('Official receipt', 'Boleta de venta')} ${p.field('receipt_number')}</h2><div class="f">${p.say('Date', 'Fecha')}: ${p.field('date')}<br>${p.say('Patient', 'Paciente')}: ${patient}<br>${p.say('Chart', 'Historia clínica')}: ${dice.digits(5)}<br>${p.say('Dentist', 'Odontólogo')}: ${p.say('Dr. M. Okafor', 'Dra. C. Villena')}<br>${p.say('License', 'COP')}: ${dice.digits(5)}<br>${p.say('Paid by', 'Pagado con')}: ${p.field('payment_method')}</div>${tableOf({ head: [p.say('Tooth', 'Pieza'), p.say('Code', 'Código'), p.say('Treatment', 'Tratamiento'), p.say('Fee', 'Importe')], rows, classes: ['', '', '', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="nt">${p.say(`For your insurer: claim ${dice.digits(8)} sent, expected to repay you ${repaid} within 10 days. Estimate for a crown: ${p.bare(138_000)}.`, `Presupuesto entregado para una corona: ${p.bare(95_000)}. Cotización ${dice.digits(5)}, válida 30 días.`)}</div><div class="low"><span>${p.say('Next visit: in six months, hygiene', 'Próxima cita: en seis meses, control')}</span><span>${p.say('Reception', 'Recepción')}: ${p.say('Wendy', 'Maribel')}</span></div>`,
  };
}
