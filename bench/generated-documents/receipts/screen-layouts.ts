// Receipts made on a screen: of a charging point, of a cinema, of a portal as a browser prints it, of a kitchen that delivers.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** Facts of the session (place, energy, minutes) in the same list as those of the payment. */
export function chargingPoint(p: ReceiptPaper): Sheet {
  const row = (label: string, value: string): string =>
    `<div class="row"><span>${label}</span><span class="v">${value}</span></div>`;
  return {
    css: `@page { size: A5; margin: 14mm } body { font: 9.5pt 'DejaVu Sans', sans-serif } h1 { font-size: 13pt; color: #0a7d5a; margin: 0 0 2mm } .row { display: flex; justify-content: space-between; border-bottom: 0.5px solid #cde; padding: 1.6mm 0; font-size: 8.5pt } .v { font-weight: bold } .foot { margin-top: 6mm; font-size: 7.5pt; color: #555 }`,
    body: `<h1>${p.name('Charging receipt|Receipt for your charge', 'Recibo de recarga|Comprobante de recarga')}</h1>${row(p.name('Receipt number|Transaction receipt', 'Número de recibo|Recibo de transacción'), p.field('receipt_number'))}${row(p.name('Session date|Charged on', 'Fecha de la sesión|Recargado el'), p.field('date'))}${row(p.say('Charge point', 'Punto de recarga'), `${p.say('Bay', 'Plaza')} ${p.dice.int(2, 18)} – CCS 150 kW`)}${row(p.say('Energy delivered', 'Energía suministrada'), `${p.dice.int(12, 61)} kWh`)}${row(p.say('Duration', 'Duración'), `${p.dice.int(18, 59)} min`)}${row(p.name('Net charge|Energy cost', 'Cargo neto|Costo de energía'), p.field('amount_untaxed'))}${row(`${p.taxWord()} (${rateOf(p)})`, p.field('tax'))}${row(p.name('Total charged|Total cost', 'Total cobrado|Costo total'), p.field('amount'))}${row(p.name('Payment card|Charged to', 'Medio de cobro|Cobrado a'), p.field('payment_method'))}<div class="foot">${lines([p.field('issuer'), shopLine(p), p.taxNumber(': ')])}</div>`,
  };
}

/** A booking with a film, seats and a day of the show that is not the day of the purchase. */
export function cinemaBooking(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${quantity} × ${p.bare(unitCents)}`,
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [
      '',
      p.name('Tickets and extras before tax|Before tax', 'Entradas y extras sin impuesto|Sin impuesto'),
      p.bareField('amount_untaxed'),
    ],
    ['', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      '',
      `<b>${p.name('Booking total|Total paid', 'Total de la reserva|Total pagado')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const facts = [
    [p.name('Receipt|Receipt ref.', 'Comprobante|Recibo'), p.field('receipt_number')],
    [p.name('Purchased|Date of purchase', 'Comprado|Fecha de compra'), p.field('date')],
    [p.name('Paid using|Payment', 'Pagado mediante|Pago'), p.field('payment_method')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt 'Nimbus Sans', sans-serif } .film { background: #1c1c28; color: #fff; padding: 5mm } .film b { font-size: 16pt } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 8mm } .pair td { padding: 3px 4px } .pair h3 { border-bottom: 2px solid #c33; margin: 0 0 2mm; font-size: 11pt } .bars { margin-top: 14mm; height: 14mm; width: 70mm; background: repeating-linear-gradient(90deg, #000 0 1px, #fff 1px 3px, #000 3px 5px, #fff 5px 6px) }`,
    body: `<div class="film"><b>${p.say('The Lighthouse Keeper', 'El guardián del faro')}</b><br>${p.say('Screen', 'Sala')} ${p.dice.int(1, 12)} · ${p.say('Row F, seats', 'Fila F, asientos')} 11–12 · ${p.say('Saturday', 'sábado')} 20:45</div><div class="pair"><div><h3>${p.say('Your purchase', 'Su compra')}</h3>${tableOf({ rows, foot: sums, classes: ['n', '', 'r'] }, 'full')}</div><div><h3>${p.say('Payment', 'Pago')}</h3>${tableOf({ rows: facts }, 'full')}</div></div><p style="margin-top:10mm">${p.field('issuer')} · ${shopLine(p)}<br>${p.taxNumber(' ')}</p><div class="bars"></div>`,
  };
}

/** As a browser prints a page: its title and address in the margins, a tick, a list of labels and values. */
export function portalPrint(p: ReceiptPaper): Sheet {
  const { dice, shop } = p;
  const facts = [
    [
      p.name('Confirmation / receipt no.|Receipt ID', 'N.º de confirmación / recibo|ID del recibo'),
      p.field('receipt_number'),
    ],
    [p.name('Payment date|Date posted', 'Fecha del pago|Fecha de aplicación'), p.field('date')],
    [p.say('Account holder', 'Titular'), p.say('R. Castellan', 'R. Castellanos')],
    [p.say('Service account', 'Cuenta de servicio'), dice.digits(9)],
    [p.say('Paid for', 'Concepto'), p.purchases.map(({ text }) => escapeHtml(text)).join(', ')],
    [p.name('Payment method|Funding source', 'Método de pago|Origen de fondos'), p.field('payment_method')],
    [
      p.name('Amount before tax|Net amount', 'Importe antes de impuestos|Importe neto'),
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} ${p.say('included', 'incluido')}`, p.field('tax')],
    [p.name('Payment amount|Total payment', 'Importe del pago|Pago total'), p.field('amount')],
  ];
  return {
    css: `@page { size: Letter; margin: 9mm 12mm } body { font: 10pt 'Liberation Sans', sans-serif } .thin { display: flex; justify-content: space-between; font-size: 7pt; color: #333 } .page { margin: 12mm 8mm } .ok { background: #e3f4e6; border-left: 2mm solid #2e8b3d; padding: 3mm 4mm; font-size: 12pt } .facts { margin: 7mm 0 } .facts td { padding: 6px 4px; border-bottom: 1px solid #ddd } .facts td:first-child { color: #555; width: 64mm } .low { position: absolute; bottom: 9mm; left: 12mm; right: 12mm }`,
    body: `<div class="thin"><span>${p.say('My account – Payments', 'Mi cuenta – Pagos')}</span><span>${p.say('Payment receipt', 'Recibo de pago')}</span></div><div class="page"><div style="font-size:15pt;margin-bottom:6mm">${escapeHtml(shop.brand)}</div><div class="ok">${p.say('Thank you. Your payment was successful.', 'Gracias. Su pago se ha realizado.')}</div>${tableOf({ rows: facts }, 'facts full')}<p style="font-size:8pt;color:#555">${p.field('issuer')}, ${shopLine(p)}. ${p.taxNumber(' ')}</p></div><div class="thin low"><span>https://${shop.site}/account/payments/receipt</span><span>1/1</span></div>`,
  };
}

/** A kitchen's mail with the way of the courier, fees of nothing and the card's last digits. */
export function kitchenDelivery(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    `${quantity}x`,
    escapeHtml(text),
    p.money(cents),
  ]);
  const sums = [
    ['', p.say('Delivery fee', 'Envío'), p.say('Free', 'Gratis')],
    [
      '',
      p.name('Food total excl. tax|Subtotal excl. tax', 'Comida sin impuesto|Subtotal sin impuesto'),
      p.field('amount_untaxed'),
    ],
    ['', p.name('Tax|Taxes', 'Impuesto|Impuestos'), p.field('tax')],
    ['', `<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const isCard = !p.isCash;
  return {
    css: `@page { size: A4; margin: 20mm 42mm } body { font: 10pt 'URW Gothic', sans-serif } .top { border-radius: 4mm; background: #ffe9df; padding: 6mm } .top b { font-size: 15pt } .items td { padding: 5px 2px; border-bottom: 1px solid #f3d5c7 } .items { margin: 6mm 0 } .items td:first-child { width: 12mm } .way { border-left: 2px solid #e2571e; padding-left: 4mm; margin: 6mm 0; font-size: 9pt } .small { font-size: 8pt; color: #666 }`,
    body: `<div class="top"><b>${p.say('Enjoy your meal!', '¡Buen provecho!')}</b><br>${p.name('Receipt|Order receipt', 'Recibo|Recibo del pedido')} ${p.field('receipt_number')} – ${p.field('date')}</div>${tableOf({ rows, foot: sums, classes: ['', '', 'r'] }, 'items full')}<div>${p.name('Payment|Paid with', 'Pago|Pagado con')}: ${p.field('payment_method')}${isCard ? ` ${cardEnd(p)}` : ''}</div><div class="way">${p.say('Picked up', 'Recogido')} ${p.time}<br>${shopLine(p)}<br>${p.say('Left at the door', 'Entregado en la puerta')}</div><p class="small">${p.say('Sold by', 'Vendido por')} ${p.field('issuer')}<br>${p.taxNumber(' ')}</p>`,
  };
}
