// Receipts of the way and of the web: a car park, a ride, an order in a shop on line.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

/** From the machine at the barrier: entry, exit and the time between, then what it cost. */
export function parking(p: ReceiptPaper): Sheet {
  const pair = (label: string, value: string): string =>
    `<div class="pair"><span>${label}</span><span>${value}</span></div>`;
  const tax = p.taxes[0];
  return {
    css: `@page { size: 60mm 142mm; margin: 4mm } body { font: 9pt 'DejaVu Sans', sans-serif; text-align: center } .pair { display: flex; justify-content: space-between; text-align: left; margin: 2px 0 } .sum { font-size: 17pt; font-weight: bold; margin: 8px 0 2px } .bar { height: 34px; margin-top: 12px; background: repeating-linear-gradient(90deg, #000 0 2px, #fff 2px 3px, #000 3px 4px, #fff 4px 7px) }`,
    body: `<div style="font-size:26pt;font-weight:bold;border:3px solid;width:52px;margin:0 auto 6px">P</div><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}<p></p>
      ${pair(p.say('Ticket', 'Ticket'), p.dice.digits(12))}${pair(p.say('Entered', 'Entrada'), `${p.dice.int(6, 7)}:${p.dice.int(10, 59)}`)}${pair(p.say('Left', 'Salida'), p.time)}${pair(p.say('Duration', 'Duración'), `${p.dice.int(1, 9)} h ${p.dice.int(10, 55)} min`)}
      <div class="sum">${p.field('amount')}</div>${p.name('paid|fee paid', 'pagado|importe pagado')} · ${p.field('payment_method')}<p></p>
      ${pair(`${p.say('of which', 'de los cuales')} ${p.taxWord()} ${p.rate(tax?.rate ?? 0)}`, p.bareField('tax'))}${pair(p.name('net|excl. tax', 'neto|sin impuestos'), p.bareField('amount_untaxed'))}${pair(p.say('Inserted', 'Introducido'), p.bare(p.givenCents))}${p.isCash ? pair(p.say('Returned', 'Devuelto'), p.bare(p.givenCents - p.totalCents)) : ''}
      <p></p>${pair(p.name('Receipt|Receipt no.', 'Recibo|Justificante'), p.field('receipt_number'))}${pair(p.name('Date|Paid on', 'Fecha|Día'), p.field('date'))}<div class="bar"></div>`,
  };
}

/** Sent by mail after a ride: the amount large, stops on a line, the card at the end. */
export function rideReceipt(p: ReceiptPaper): Sheet {
  const fare = p.netCents;
  const [booking, waiting] = [Math.round(fare / 1_000) * 100, Math.round(fare / 2_000) * 100];
  const rows = [
    [p.say('Base fare', 'Tarifa base'), p.bare(fare - booking - waiting)],
    [p.say('Booking fee', 'Gastos de reserva'), p.bare(booking)],
    [p.say('Waiting', 'Espera'), p.bare(waiting)],
    [p.name('Subtotal|Fare before tax', 'Subtotal|Tarifa sin impuestos'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${p.rate(p.taxes[0]?.rate ?? 0)})`, p.bareField('tax')],
  ];
  const driver = p.say('Kwame', 'Lisandro');
  return {
    css: `@page { size: A4; margin: 22mm 40mm } body { font: 11pt 'Nimbus Sans', sans-serif } .head { background: #111; color: #fff; padding: 16px 20px; font-size: 20pt; } .big { font-size: 27pt; font-weight: bold } .fare td { padding: 6px 0; border-bottom: 0.5px solid #ccc } .grey { color: #666; font-size: 9.5pt } .stop { border-left: 3px solid #111; padding-left: 10px; margin: 4px 0 }`,
    body: `<div class="head">${escapeHtml(p.shop.brand)}</div><p class="grey" style="margin-top:14px">${p.field('date')}</p><p>${p.say('Thanks for riding with us, Jordan', 'Gracias por viajar con nosotros, Julia')}</p>
      <div class="cols" style="align-items:baseline;margin:14px 0"><span style="font-size:15pt">${p.name('Total|You paid', 'Total|Has pagado')}</span><span class="big">${p.field('amount')}</span></div>${tableOf({ rows, classes: ['', 'r'] }, 'fare full')}
      <p style="margin-top:16px"><b>${p.name('Payment|Charged to', 'Pago|Cargado a')}</b><br>${p.field('payment_method')} •••• ${p.dice.digits(4)}</p>
      <p class="grey">${p.say(`You rode with ${driver}`, `Viajaste con ${driver}`)} · ${p.dice.int(2, 19)}.${p.dice.digits(1)} km · ${p.dice.int(8, 48)} min</p><div class="stop">${p.time} · ${escapeHtml(p.shop.street)}</div><div class="stop">${p.say('Airport, terminal 2', 'Aeropuerto, terminal 2')}</div>
      <p class="grey" style="margin-top:26px">${p.name('Receipt ID|Trip receipt no.', 'N.º de recibo|Recibo')}: ${p.field('receipt_number')}<br>${p.field('issuer')}, ${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)} · ${p.taxNumber(' ')}</p>`,
  };
}

/** A confirmation of an order with its own number and day of delivery, which are not those of the receipt. */
export function onlineOrder(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${escapeHtml(text)}<br><small>${p.say('Sold and shipped by', 'Vendido y enviado por')} ${escapeHtml(p.shop.brand)}</small>`,
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const sums = [
    [
      p.name('Items before tax|Total before tax', 'Productos sin impuestos|Total sin IVA'),
      p.field('amount_untaxed'),
    ],
    [p.name(`${p.taxWord()} charged|Estimated tax`, 'IVA aplicado|Impuestos'), p.field('tax')],
    [p.say('Delivery', 'Envío'), p.say('Free', 'Gratis')],
    [
      `<b>${p.name('Order total|Grand total', 'Total del pedido|Total pagado')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const order = `${p.dice.digits(3)}-${p.dice.digits(7)}`;
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt 'Liberation Sans', sans-serif } h1 { font-size: 16pt; font-weight: normal } .card { border: 1px solid #bbb; border-radius: 8px; padding: 12px 16px; margin: 10px 0 } .goods th { border-bottom: 1px solid #bbb; font-weight: normal; color: #555 } .goods td { padding: 7px 3px } .sums { margin-left: auto } .sums td { padding: 2px 8px } small { color: #666 }`,
    body: `<div class="cols"><b style="font-size:18pt;color:#b2451b">${escapeHtml(p.shop.brand)}</b><span>${p.shop.site}</span></div><h1>${p.name('Your receipt|Payment receipt', 'Tu recibo|Recibo de compra')}</h1>
      <div class="card cols"><div>${p.name('Receipt number|Receipt #', 'Número de recibo|Recibo #')}<br><b>${p.field('receipt_number')}</b></div><div>${p.name('Payment date|Paid', 'Fecha de pago|Pagado el')}<br><b>${p.field('date')}</b></div><div>${p.say('Order', 'Pedido')}<br>${order}</div><div>${p.name('Payment method|Paid with', 'Método de pago|Pagado con')}<br><b>${p.field('payment_method')}</b> ${p.say('ending in', 'terminada en')} ${p.dice.digits(4)}</div></div>
      ${tableOf({ head: [p.say('Item', 'Artículo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Total', 'Total')], rows, classes: ['', 'r', 'r', 'r'] }, 'goods full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <div class="card">${p.say('Deliver to', 'Enviar a')}: ${p.say('A. Castellan, 9 Weir Road', 'A. Castellanos, C/ Presa 9')} · ${p.say('Arriving Tuesday', 'Llega el martes')}</div><p><small>${p.name('Seller|Sold by', 'Vendedor|Emitido por')}: ${p.field('issuer')}, ${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}, ${p.shop.country}. ${p.taxNumber(' ')}</small></p>`,
  };
}
