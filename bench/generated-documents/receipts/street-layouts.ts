// Receipts of the street: of a filling station, of the machine of a car park, of a railway, of a bakery.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** How much and its price under headings; the slip of the card below the sale, with numbers of its own. */
export function fuelForecourt(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    writeNumber(quantity, 2, p.locale),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const measure = p.locale.country === 'US' ? 'GALLONS' : p.say('LITRES', 'LITROS');
  const sums = [
    [p.name('NET|EXCL TAX', 'NETO|SIN IMPUESTO'), p.bareField('amount_untaxed')],
    [`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.name('TOTAL|AMOUNT DUE', 'TOTAL|TOTAL VENTA')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const card = p.isCash
    ? [
        [p.field('payment_method'), p.bare(p.givenCents)],
        [p.say('Change', 'Cambio'), p.bare(p.givenCents - p.totalCents)],
      ]
    : [
        [p.field('payment_method'), cardEnd(p)],
        [p.say('AUTH CODE', 'AUTORIZACION'), p.dice.digits(6)],
        [p.say('TERMINAL', 'TERMINAL'), p.dice.digits(8)],
      ];
  return {
    css: `@page { size: 80mm 112mm; margin: 5mm 5mm } body { font: 8.5pt 'DejaVu Sans Mono', monospace } .c { text-align: center } .rule { border-top: 1px dashed #000; margin: 2mm 0 } td, th { padding: 1px 2px; font-weight: normal } .items th { border-bottom: 1px solid #000; font-size: 7.5pt }`,
    body: `<div class="c">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone, p.taxNumber(' ')])}</div><div class="rule"></div>${p.name('RECEIPT NO|SALE', 'COMPROBANTE|TIQUETE')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}<br>${p.say('PUMP', 'BOMBA')} ${p.dice.int(1, 12)} ${p.say('ATTENDANT', 'PISTERO')} ${p.dice.digits(2)}<div class="rule"></div>
      ${tableOf({ head: [p.say('FUEL', 'PRODUCTO'), measure, p.say('PRICE', 'PRECIO'), p.say('AMOUNT', 'MONTO')], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}<div class="rule"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="rule"></div>${tableOf({ rows: card, classes: ['', 'r'] }, 'full')}<div class="c" style="margin-top:4mm">${p.say('DRIVE SAFELY', 'BUEN VIAJE')}</div>`,
  };
}

/** In and out with their times, the fee in large type; who runs the place stands in the last lines. */
export function parkingMachine(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const row = (label: string, value: string): string =>
    `<tr><td>${label}</td><td class="r">${value}</td></tr>`;
  const [hour = '12', minute = '00'] = p.time.split(':');
  const came = `${String(Math.max(0, Number(hour) - 3)).padStart(2, '0')}:${minute}`;
  return {
    css: `@page { size: 72mm 112mm; margin: 6mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif } .p { width: 16mm; height: 16mm; background: #000; color: #fff; font: bold 34pt 'Liberation Sans', sans-serif; line-height: 16mm; text-align: center; margin: 0 auto 3mm } .big { font-size: 20pt; text-align: center; font-weight: bold; margin: 3mm 0; white-space: nowrap } .t td { padding: 1.5px 0 } .low { font-size: 8pt; margin-top: 4mm; text-align: center }`,
    body: `<div class="p">P</div><div class="c">${p.name('Payment receipt|Receipt', 'Comprobante de pago|Recibo')}</div><div class="big">${p.field('amount')}</div><table class="t full">${row(p.say('In', 'Entrada'), came)}${row(p.say('Out', 'Salida'), p.time)}${row(p.name('Paid on|Day', 'Pagado el|Fecha'), p.field('date'))}${row(p.name('Serial|Receipt no.', 'Serie|Recibo n.º'), p.field('receipt_number'))}${row(escapeHtml(purchase?.text ?? ''), p.bare(purchase?.cents ?? 0))}${row(p.name('of which net|Net', 'de ello neto|Neto'), p.bareField('amount_untaxed'))}${row(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}${row(p.name('Paid with|Means', 'Pagado con|Medio'), p.field('payment_method'))}</table><div class="low">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div>`,
  };
}

/** A ticket as wide as a hand with the journey; what it cost in a strip at its right, read downwards. */
export function railTicket(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    escapeHtml(text),
    String(quantity),
    p.bare(cents),
  ]);
  const item = (label: string, value: string): string => `<div class="i"><span>${label}</span>${value}</div>`;
  return {
    css: `@page { size: 200mm 74mm; margin: 5mm } body { font: 10pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .ticket { display: grid; grid-template-columns: 1fr 64mm; border: 1px solid #d06a00; height: 63mm } .left { padding: 3mm 4mm; background: #fff6ea } .right { border-left: 1px dashed #d06a00; padding: 3mm } .from { font-size: 16pt; margin: 3mm 0 } .i { margin-bottom: 1.6mm } .i span { display: inline-block; width: 23mm; font-size: 8pt; color: #8a4a00 } .items td { padding: 1px 3px } .items { margin-top: 2mm }`,
    body: `<div class="ticket"><div class="left"><div class="cols"><b>${p.field('issuer')}</b><span>${p.say('Ticket and receipt', 'Billete y comprobante')}</span></div><div class="from">${p.say('Harwell Junction – Market Bay', 'Puente Viejo – Bahía Norte')}</div><div>${p.say('Valid on any train until', 'Válido en cualquier tren hasta')} 04:00 · ${p.say('Coach', 'Coche')} ${p.dice.int(2, 9)} · ${p.say('Seat', 'Asiento')} ${p.dice.int(11, 78)}</div>${tableOf({ rows, classes: ['', 'c', 'r'] }, 'items full')}<div style="font-size:7pt;margin-top:4mm">${shopLine(p)} · ${p.taxNumber(' ')}<br>${p.say('Keep this ticket until you have left the station.', 'Conserve este billete hasta la salida de la estación.')}</div></div>
      <div class="right">${item(p.name('Ticket no.|Number', 'Billete n.º|Número'), p.field('receipt_number'))}${item(p.name('Issued|Sold', 'Emitido|Vendido'), p.field('date'))}${item(p.say('At', 'Hora'), p.time)}${item(p.name('Fare net|Net', 'Tarifa neta|Neto'), p.field('amount_untaxed'))}${item(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${item(p.name('Fare|Price', 'Tarifa|Precio'), `<b style="font-size:11pt">${p.field('amount')}</b>`)}${item(p.name('Paid|Payment', 'Pagado|Pago'), p.field('payment_method'))}</div></div>`,
  };
}

/** How many before what, no columns; the tax within the total in one line of small print. */
export function bakeryCounter(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    `${quantity} ${escapeHtml(text)}`,
    p.bare(cents),
  ]);
  const paid = p.isCash
    ? `${p.field('payment_method')} ${p.bare(p.givenCents)}<br>${p.say('Back', 'Vuelto')} ${p.bare(p.givenCents - p.totalCents)}`
    : `${p.field('payment_method')} ${p.bare(p.totalCents)}`;
  return {
    css: `@page { size: 76mm ${72 + p.purchases.length * 6}mm; margin: 6mm 5mm } body { font: 9pt 'Nimbus Mono PS', monospace; font-weight: bold } h2 { font: 15pt 'Z003', 'C059', cursive; margin: 0; text-align: center } .c { text-align: center } .items { margin: 3mm 0; border-top: 1px solid #000; border-bottom: 1px solid #000 } td { padding: 2px 1px } .tot { font-size: 12pt; display: flex; justify-content: space-between }`,
    body: `<h2>${escapeHtml(p.shop.brand)}</h2><div class="c" style="font-size:8pt">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}</div>${tableOf({ rows, classes: ['', 'r'] }, 'items full')}<div class="tot"><span>${p.name('TOTAL|SUM', 'TOTAL|SUMA')}</span><span>${p.field('amount')}</span></div><p style="margin-top:1mm">${paid}</p><div style="font-size:8pt">${p.say('incl.', 'incl.')} ${rateOf(p)} ${p.taxWord()} ${p.bareField('tax')}<br>${p.name('net|Net', 'neto|Base')} ${p.bareField('amount_untaxed')}<br>${p.taxNumber(' ')}<br>${p.name('Slip|Receipt', 'Boleta|Recibo')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time} ${p.say('TILL 1', 'CAJA 1')}</div>`,
  };
}
