// Receipts of desks and sites: a seat in a coach, the test of a car, glasses that were collected, nights in a house that was let.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

/** A ticket wider than high: from where to where in large type, what was paid in a list at the left, a strip to tear off at the right. */
export function coachTicket(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const [from = '', to = ''] = dice
    .pick(
      p
        .say('Leeds>Newcastle|Bristol>Cardiff|Derby>Norwich', 'Soria>Madrid|Cuenca>Valencia|Teruel>Zaragoza')
        .split('|'),
    )
    .split('>');
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    escapeHtml(text),
    String(quantity),
    p.bare(cents),
  ]);
  const foot = [
    [p.say('Net', 'Base'), '', p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, '', p.bareField('tax')],
    [`<b>${p.say('Price paid', 'Precio total')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const number = p.field('receipt_number');
  const seat = `${dice.int(1, 13)}${dice.pick(['A', 'B', 'C', 'D'])}`;
  const at = `${dice.int(7, 19)}:${dice.pick(['05', '20', '45'])}`;
  const cell = (label: string, value: string): string => `<div><small>${label}</small><b>${value}</b></div>`;
  return {
    css: `@page { size: 200mm 76mm; margin: 5mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .card { display: grid; grid-template-columns: 1fr 42mm; border: 0.8px solid #333; height: 65mm } .main { padding: 3.5mm 5mm } .strip { border-left: 1px dashed #333; padding: 3.5mm; background: #f2f5e9 } .way { font-size: 15pt; font-weight: bold; margin: 2mm 0; display: flex; gap: 4mm; align-items: baseline } .cells { display: grid; grid-template-columns: repeat(4, auto); border-top: 0.6px solid #999; border-bottom: 0.6px solid #999; padding: 1.5mm 0; gap: 4mm } small { display: block; font-size: 7pt; color: #555 } .low2 { display: grid; grid-template-columns: 76mm 1fr; gap: 8mm; margin-top: 2.5mm } td { padding: 0.8px 2px } .legal { font-size: 7pt; color: #444 }`,
    body: `<div class="card"><div class="main"><div class="cols"><b style="font-size:12pt;color:#5b7f10">${escapeHtml(p.shop.brand)}</b><span>${p.say('Ticket and receipt', 'Billete y factura simplificada')} <b>${number}</b></span></div><div class="way"><span>${from}</span><span>→</span><span>${to}</span></div><div class="cells">${cell(p.say('Departs', 'Salida'), at)}${cell(p.say('Coach', 'Línea'), String(dice.int(110, 680)))}${cell(p.say('Seat', 'Asiento'), seat)}${cell(p.say('Issued', 'Fecha de emisión'), `${p.field('date')} ${p.time}`)}</div><div class="low2"><div>${tableOf({ rows, foot, classes: ['', 'r', 'r'] }, 'full')}</div><div>${p.say('Paid by', 'Pagado con')} ${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}<div class="legal" style="margin-top:2mm">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}<br>${p.say('Be at the stop ten minutes before departure. Not transferable.', 'Preséntese diez minutos antes de la salida. Incluye seguro obligatorio de viajeros.')}</div></div></div></div><div class="strip"><small>${p.say('Passenger coupon', 'Talón del viajero')}</small><b>${from}<br>${to}</b><br><br><small>${p.say('Seat', 'Asiento')}</small><b>${seat}</b><br><br><small>${p.say('Departs', 'Salida')}</small><b>${at}</b><br><br>${number}</div></div>`,
  };
}

/** A centre's that tests vehicles: A5, the vehicle in a ruled grid over what was done, net, tax and paid in boxes side by side. */
export function vehicleInspection(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const vehicle = [
    [
      p.say('Registration', 'Placa'),
      p.say(
        `${dice.pick(['KV', 'YD', 'BN'])}${dice.int(15, 22)} ${dice.pick(['RLO', 'XTE', 'WFJ'])}`,
        `P${dice.pick(['BC', 'DF', 'CQ'])}-${dice.digits(4)}`,
      ),
      p.say('Mileage', 'Kilometraje'),
      `${dice.int(18, 99)},${dice.digits(3)}`,
    ],
    [
      p.say('Make and model', 'Marca y modelo'),
      dice.pick(['Astra 1.4', 'Rio 1.6', 'Corolla 1.8']),
      p.say('Result', 'Resultado'),
      p.say('Pass', 'Aprobado'),
    ],
  ];
  const box = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: 148mm 210mm; margin: 11mm 12mm } body { font: 9.5pt 'Liberation Serif', serif; font-size: 10pt; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 18mm 1fr; gap: 4mm; align-items: center; border-bottom: 1.2px solid #000; padding-bottom: 3mm } .tri { width: 0; height: 0; border-left: 8mm solid transparent; border-right: 8mm solid transparent; border-bottom: 14mm solid #1d4e89 } h1 { font-size: 14pt; text-align: center; margin: 5mm 0 3mm } .v td { border: 0.8px solid #000; padding: 3px 5px } .v td:nth-child(odd) { font-size: 8.5pt; background: #eef2f7 } .w { margin: 6mm 0 } .w th { border-bottom: 1px solid #000; padding: 3px } .w td { padding: 4px 3px; border-bottom: 0.5px dotted #666 } .boxes { display: grid; grid-template-columns: 1fr 1fr 1.2fr; border: 1.2px solid #000 } .boxes div { padding: 2mm 3mm; border-right: 1.2px solid #000; font-size: 12pt } .boxes div:last-child { border-right: none; font-weight: bold } small { display: block; font-size: 8pt; font-weight: normal } .sign { margin-top: 16mm; display: flex; justify-content: space-between } .sign div { border-top: 0.8px solid #000; width: 50mm; text-align: center; font-size: 8.5pt }`,
    body: `<div class="top"><div class="tri"></div><div><b style="font-size:12.5pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.shop.phone} · ${p.taxNumber(' ')}</div></div><h1>${p.say('Receipt for test and repairs', 'Comprobante de revisión vehicular')}</h1><div class="cols"><span>${p.say('Receipt number', 'Comprobante n.º')} <b>${p.field('receipt_number')}</b></span><span>${p.say('Date of payment', 'Fecha de pago')} ${p.field('date')}</span></div><div style="height:4mm"></div>${tableOf({ rows: vehicle }, 'v full')}${tableOf({ head: [p.say('Work', 'Servicio'), p.say('Charge', 'Valor')], rows, classes: ['', 'r'] }, 'w full')}<div class="boxes">${box(p.say('Net', 'Subtotal'), p.bareField('amount_untaxed'))}${box(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}${box(p.say('Paid in full', 'Total pagado'), p.field('amount'))}</div><p style="margin-top:4mm">${p.say('Method of payment', 'Forma de pago')}: ${p.field('payment_method')}${p.isCash ? '' : `, ${p.say('card ending', 'tarjeta terminada en')} ${dice.digits(4)}`}</p><p style="font-size:8.5pt">${p.say('A duplicate certificate can be had from any test station. You may appeal within 14 days.', 'La revisión es anual. Conserve este comprobante para retirar el adhesivo.')}</p><div class="sign"><div>${p.say('Tester', 'Inspector')}</div><div>${p.say('Cashier', 'Recaudación')}</div></div>`,
  };
}

/** An optician's: half a sheet, what the eyes need in a small table, goods and sums, paid as a stamp. */
export function opticianPayment(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const power = (): string => `${dice.pick(['+', '-'])}${dice.int(0, 4)}.${dice.pick(['25', '50', '75'])}`;
  const eyes = [
    [p.say('Right', 'OD'), power(), `-0.${dice.pick(['25', '50'])}`, String(dice.int(10, 175))],
    [p.say('Left', 'OI'), power(), `-0.${dice.pick(['25', '75'])}`, String(dice.int(10, 175))],
  ];
  const sums = [
    [p.say('Total before VAT', 'Importe sin IVA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} @ ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total received', 'Total recibido')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('Tendered', 'Pago con'), p.field('payment_method')],
    [p.say('Balance', 'Saldo'), p.bare(0)],
  ];
  const person = dice.pick(p.say('Niamh Corcoran|Declan Furey', 'Leticia Arce|Ramiro Tello').split('|'));
  return {
    css: `@page { size: A5 landscape; margin: 9mm 11mm } body { font: 9pt 'URW Gothic', sans-serif; font-size: 8.5pt; padding-right: 0.4mm; position: relative } .top { display: flex; justify-content: space-between } .top b { font-size: 15pt; color: #0d5c75 } .glasses { color: #0d5c75; font-size: 15pt; letter-spacing: -1mm } .line { display: grid; grid-template-columns: 1.4fr 1fr 1fr; gap: 5mm; border-top: 1px solid #0d5c75; border-bottom: 1px solid #0d5c75; padding: 1.5mm 0; margin: 3mm 0 } .two { display: grid; grid-template-columns: 1fr 60mm; gap: 8mm } .t th { background: #e3f0f4; padding: 3px } .t td { padding: 3px; border-bottom: 0.4px solid #bcd } .sums td { padding: 2.5px 3px } .sums tr:nth-child(3) td { border-top: 1px solid #0d5c75; border-bottom: 1px solid #0d5c75 } .paid { width: 30mm; margin: 9mm auto 0; text-align: center; color: #b22; border: 0.7mm solid #b22; font-weight: bold; padding: 1.5mm 4mm; transform: rotate(-8deg); opacity: 0.7 } h4 { margin: 3mm 0 1mm }`,
    body: `<div class="top"><div><b>${escapeHtml(p.shop.brand)}</b> <span class="glasses">◯-◯</span><br>${p.field('issuer')} · ${shopLine(p)}<br>${p.taxNumber(' ')}</div><div style="text-align:right"><b style="font-size:12pt">${p.say('RECEIPT', 'RECIBO')}</b><br>${p.field('receipt_number')}</div></div><div class="line"><span>${p.say('Received from', 'Recibimos de')}: ${person}</span><span>${p.say('Date', 'Fecha')}: ${p.field('date')}</span><span>${p.say('Order', 'Pedido')}: ${dice.digits(5)}</span></div><div class="two"><div>${tableOf({ head: [p.say('Supplied', 'Concepto'), p.say('No.', 'Cant.'), p.say('Each', 'P. unit.'), p.say('Charge', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<h4>${p.say('Prescription', 'Graduación')}</h4>${tableOf({ head: ['', p.say('Sphere', 'Esfera'), p.say('Cyl', 'Cilindro'), p.say('Axis', 'Eje')], rows: eyes }, 't full')}</div><div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}<p style="margin-top:3mm;font-size:7.5pt">${p.say('Spectacles are guaranteed for two years against faults of manufacture.', 'Garantía de un año contra defectos de fábrica.')}</p><div class="paid">${p.say('PAID', 'PAGADO')}</div></div></div>`,
  };
}

/** A site's for a house that was let: number and day under a headline, the stay at the left, the price piece by piece and the payment at the right. */
export function stayBooking(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const sums = [
    [p.say('Price before taxes', 'Precio sin impuestos'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')} (${p.field('currency')})</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const house = dice.pick(
    p.say('Slate House Attic|Ferry Lane Rooms', 'Casa Mango|La Terraza de Heredia').split('|'),
  );
  const host = dice.pick(p.say('Orla|Fintan', 'Marisol|Esteban').split('|'));
  const stay = [
    [p.say('Check-in', 'Llegada'), p.say('after 15:00', 'después de las 15:00')],
    [p.say('Checkout', 'Salida'), p.say('by 11:00', 'antes de las 11:00')],
    [p.say('Hosted by', 'Anfitrión'), host],
    [p.say('Confirmation code', 'Código de confirmación'), `HM${dice.pick(['KX', 'TB'])}${dice.digits(4)}ZE`],
    [p.say('Travellers', 'Viajeros'), String(dice.int(1, 4))],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 18mm 18mm } body { font: 10pt 'Nimbus Sans', sans-serif; color: #222; padding-right: 0.4mm } .logo { color: #d9365e; font-weight: bold; font-size: 15pt } h1 { font-size: 22pt; margin: 8mm 0 1mm } .sub { color: #666; margin-bottom: 9mm } .two { display: grid; grid-template-columns: 1fr 84mm; gap: 12mm } .card { border: 0.8px solid #bbb; border-radius: 3mm; padding: 5mm; margin-bottom: 5mm } h3 { margin: 0 0 3mm; font-size: 12pt } td { padding: 3.5px 0 } .sums { border-top: 0.6px solid #ccc; margin-top: 2mm } .sums tr:last-child td { border-top: 0.6px solid #ccc; padding-top: 6px } .k td:first-child { color: #666 } .low { font-size: 8pt; color: #666; margin-top: 10mm }`,
    body: `<div class="logo">⌂ ${escapeHtml(p.shop.brand)}</div><h1>${p.say('Your receipt from', 'Su recibo de')} ${escapeHtml(p.shop.brand)}</h1><div class="sub">${p.say('Receipt ID', 'N.º de recibo')}: ${p.field('receipt_number')} · ${p.field('date')}</div><div class="two"><div><h3>${house}</h3>${p.say('Entire home', 'Alojamiento entero')} · ${escapeHtml(p.shop.city)}<div style="height:4mm"></div>${tableOf({ rows: stay, classes: ['', 'r'] }, 'k full')}<p style="margin-top:6mm;font-size:8.5pt">${p.say('Cancellation policy: moderate. Amounts are refunded to the way of payment that was used.', 'Política de cancelación: moderada. Los reembolsos se hacen al medio de pago utilizado.')}</p></div><div><div class="card"><h3>${p.say('Price breakdown', 'Desglose del precio')}</h3>${tableOf({ rows, classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="card"><h3>${p.say('Payment', 'Pago')}</h3><div class="cols"><span>${p.field('payment_method')} •••• ${dice.digits(4)}</span><span>${p.bare(p.totalCents)}</span></div><small>${p.time}</small></div></div></div><p class="low">${lines([p.field('issuer'), shopLine(p), p.taxNumber(': ')])}</p>`,
  };
}
