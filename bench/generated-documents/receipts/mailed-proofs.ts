// Receipts that come by mail: of a meal that was brought, of a journey by train and of a card reader.

import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** A meal that a rider brought: where from and where to, what was ordered with counts in boxes, sums with what was free, how it was paid. */
export function riderDelivery(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    `<span class="q">${quantity}</span>`,
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Item total (excl. taxes)', 'Productos (sin IVA)'), p.bareField('amount_untaxed')],
    [p.say('Delivery partner fee', 'Costo de envío'), p.say('FREE', 'GRATIS')],
    [p.say('Platform fee', 'Tarifa de servicio'), p.bare(0)],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
  ];
  const kitchen = p.dice.pick(
    p
      .say(
        'Chettinad Corner, T. Nagar|Dosa Junction, Indiranagar',
        'Tacos El Compadre, Roma|Pozolería Guerrero, Narvarte',
      )
      .split('|'),
  );
  const person = p.dice.pick(p.say('Aishwarya|Rohit', 'Daniela|Jorge').split('|'));
  return {
    css: `@page { size: A4; margin: 18mm 30mm } body { font: 10pt 'Nimbus Sans', sans-serif; color: #28282c; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 2px solid #ff5200; padding-bottom: 3mm } .top b { font-size: 18pt; color: #ff5200 } h1 { font-size: 15pt; margin: 7mm 0 1mm } .way { border-left: 1px dashed #999; padding-left: 5mm; margin: 5mm 0 } .q { display: inline-block; border: 0.6px solid #aaa; border-radius: 1mm; width: 6mm; text-align: center; font-size: 8.5pt } .items td { padding: 5px 2px } .items td:first-child { width: 10mm } .sums { border-top: 0.6px dashed #999; margin-top: 2mm } .sums td { padding: 3px 2px; color: #555 } .total { display: flex; justify-content: space-between; font-weight: bold; font-size: 13pt; border-top: 1.4px solid #28282c; border-bottom: 1.4px solid #28282c; padding: 2.5mm 0; margin: 2mm 0 5mm } .low { font-size: 8pt; color: #777; margin-top: 9mm }`,
    body: `<div class="top"><b>${escapeHtml(p.shop.brand)}</b><span>${p.field('date')}</span></div><h1>${p.say('Thanks for ordering', 'Gracias por tu pedido')}, ${person}</h1>${p.say('Here is the receipt for your order', 'Este es el recibo de tu pedido')} <b>${p.field('receipt_number')}</b><div class="way"><b>${kitchen}</b><br>${p.say('Delivered at', 'Entregado a las')} ${p.time}<br>${p.say('Home', 'Casa')} – ${escapeHtml(p.shop.city)}</div>${tableOf({ rows, classes: ['', '', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}<div class="total"><span>${p.say('Bill total', 'Total')}</span><span>${p.field('amount')}</span></div>${p.say('Paid with', 'Pagado con')} ${p.field('payment_method')} ${p.isCash ? '' : cardEnd(p)}<p class="low">${p.field('issuer')}, ${shopLine(p)}<br>${p.taxNumber(': ')}<br>${p.say('Prices of goods include taxes. For help open the order in the app within 48 hours.', 'Los precios incluyen impuestos. Solicita tu factura en la aplicación dentro del mes de compra.')}</p>`,
  };
}

/** A journey: reference of the booking in large type, trains in a table with times, seats and fares, what was paid and how. */
export function railBooking(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    `${p.dice.int(6, 12)}:${p.dice.int(10, 58)}`,
    `${p.dice.int(1, 11)} / ${p.dice.int(1, 18)}${p.dice.pick(['A', 'B', 'D'])}`,
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const foot = [
    [p.say('Booking fee', 'Gastos de gestión'), '', '', '', '', p.bare(0)],
    [`<b>${p.say('Total paid', 'Total pagado')}</b>`, '', '', '', '', `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Booking reference', 'Localizador'), `<b class="ref">${p.field('receipt_number')}</b>`],
    [p.say('Date of purchase', 'Fecha de compra'), `${p.field('date')}, ${p.time}`],
    [p.say('Payment', 'Medio de pago'), `${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}`],
    [
      p.say('Lead passenger', 'Viajero'),
      p.dice.pick(p.say('Ms H Bancroft|Mr O Adeyemi', 'Inés Rubiales|Marcos Tejedor').split('|')),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 10pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .bar { background: #6c1d7d; color: #fff; padding: 5mm 6mm; display: flex; justify-content: space-between; align-items: baseline } .bar b { font-size: 16pt } h1 { font-size: 15pt; margin: 8mm 0 4mm } .about td { padding: 4px 8mm 4px 0; border-bottom: 0.5px solid #ddd } .about td:first-child { color: #666 } .ref { font: bold 14pt 'DejaVu Sans Mono', monospace } .trips { margin-top: 8mm } .trips th { background: #f1e8f3; padding: 5px 4px; font-size: 8.5pt } .trips td { padding: 6px 4px; border-bottom: 0.5px solid #ddd } .foot td { border-bottom: none } .low { font-size: 8pt; color: #555; margin-top: 12mm }`,
    body: `<div class="bar"><b>${escapeHtml(p.shop.brand)}</b><span>${p.say('Payment receipt', 'Justificante de pago')}</span></div><h1>${p.say('Your booking is confirmed', 'Su compra se ha realizado')}</h1>${tableOf({ rows: about }, 'about')}${tableOf({ head: [p.say('Journey and ticket', 'Trayecto y tarifa'), p.say('Departs', 'Salida'), p.say('Coach / seat', 'Coche / plaza'), p.say('Passengers', 'Viajeros'), p.say('Fare', 'Precio'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'c', 'c', 'c', 'r', 'r'] }, 'trips full')}<p class="low">${p.say('This receipt is not a ticket for travel. Collect your tickets from any machine with the reference and the card used to buy them. Refunds of advance tickets are subject to a fee.', 'Este justificante no es válido para viajar. Los cambios y anulaciones se rigen por las condiciones de cada tarifa. Precios con impuestos incluidos.')}</p><p class="low">${p.field('issuer')} · ${shopLine(p)} · ${p.taxNumber(' ')}</p>`,
  };
}

/** A small trader's by way of its card reader: the amount as the largest thing, goods, one line of tax, the card with what its chip says. */
export function readerMail(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    `${quantity} x ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const rates = [[rateOf(p), p.bareField('amount_untaxed'), p.bareField('tax'), p.bare(p.totalCents)]];
  const chip = [
    [p.say('Card', 'Tarjeta'), `${p.field('payment_method')} ${p.isCash ? '' : cardEnd(p)}`],
    [p.say('Entry mode', 'Modo de lectura'), p.say('Contactless', 'Sin contacto')],
    [p.say('Authorisation code', 'Código de autorización'), p.dice.digits(6)],
    ['AID', `A00000000${p.dice.pick(['31010', '41010'])}`],
    [p.say('Merchant ID', 'Código de comercio'), `M${p.dice.digits(7)}`],
  ];
  return {
    css: `@page { size: 105mm ${150 + p.purchases.length * 7}mm; margin: 9mm } body { font: 9.5pt 'URW Gothic', sans-serif; color: #212933; padding-right: 0.4mm } .top { text-align: center } .top b { font-size: 14pt } .big { font-size: 28pt; text-align: center; margin: 7mm 0 1mm; white-space: nowrap } .ok { text-align: center; color: #0a7d4f; margin-bottom: 6mm } td, th { padding: 4px 2px } .items td { border-top: 0.6px solid #dde } .items tr:last-child td { border-bottom: 0.6px solid #dde } .tot { display: flex; justify-content: space-between; font-weight: bold; font-size: 12pt; padding: 3mm 0.5mm } .rates { background: #f4f6f8 } .rates th, .rates td { font-size: 8pt } .chip { margin-top: 5mm; font-size: 8.5pt } .chip td:first-child { color: #6b7683 } .low { text-align: center; color: #6b7683; font-size: 8pt; margin-top: 6mm }`,
    body: `<div class="top"><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div class="big">${p.field('amount')}</div><div class="ok">✓ ${p.say('Paid', 'Pagado')} · ${p.field('date')} ${p.time}</div>${tableOf({ rows, classes: ['', 'n', 'r'] }, 'items full')}<div class="tot"><span>${p.say('Total', 'Total')}</span><span>${p.bare(p.totalCents)}</span></div>${tableOf({ head: [p.say('VAT rate', 'IGV'), p.say('Net', 'Valor de venta'), p.say('VAT', 'Monto IGV'), p.say('Gross', 'Importe')], rows: rates, classes: ['', 'r', 'r', 'r'] }, 'rates full')}${tableOf({ rows: chip, classes: ['', 'r'] }, 'chip full')}<p class="low">${p.say('Receipt', 'Recibo')} #${p.field('receipt_number')}<br>${p.say('Get help with this payment', 'Ayuda con este pago')}: ${p.shop.mail}</p>`,
  };
}
