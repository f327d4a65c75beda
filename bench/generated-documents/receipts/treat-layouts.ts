// Receipts of days out and small treats: wine where it grows, a round of golf, a bath among saunas, a dog's haircut.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const MINUTES = ['08', '22', '37', '49'];

/** A vineyard's: a label as on a bottle at the head, goods without rulings, what was paid and how in the last sentence, taxes in small type. */
export function cellarDoor(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const amount = `<b>${p.field('amount')}</b>`;
  const date = p.field('date');
  const end = p.say(
    `Total ${amount}, paid on ${date} at ${p.time} by ${p.field('payment_method')} ${cardEnd(p)}.`,
    `Total ${amount}, pagado el ${date} a las ${p.time} con ${p.field('payment_method')} ${cardEnd(p)}.`,
  );
  const parts = p.say(
    `Of this ${p.field('tax')} is ${p.taxWord()} at ${rateOf(p)} on ${p.field('amount_untaxed')}.`,
    `Incluye ${p.field('tax')} de ${p.taxWord()} al ${rateOf(p)} sobre un subtotal de ${p.field('amount_untaxed')}.`,
  );
  return {
    css: `@page { size: A5; margin: 12mm 15mm } body { font: 9.5pt 'P052', serif; line-height: 1.4; padding-right: 0.4mm } .lb { border: 0.6px solid #6b1d2a; outline: 1.6px solid #6b1d2a; outline-offset: 1.2mm; text-align: center; padding: 5mm; margin: 2mm 8mm 7mm } .lb b { font-size: 17pt; font-variant: small-caps; color: #6b1d2a; display: block } .lb i { font-size: 9pt } .no { display: flex; justify-content: space-between; margin-bottom: 4mm; font-size: 9pt } .t th { font-weight: normal; font-style: italic; padding: 2px 4px; font-size: 8.6pt } .t td { padding: 3px 4px } .en { border-top: 0.6px solid #6b1d2a; margin-top: 4mm; padding-top: 3mm; font-size: 11pt } .sm { font-size: 8pt; color: #333 } .ft { text-align: center; margin-top: 8mm; font-size: 8pt }`,
    body: `<div class="lb"><b>${escapeHtml(p.shop.brand)}</b><i>${p.say('Cellar door and kitchen garden', 'Sala de degustación')}</i></div><div class="no"><span>${p.say('Receipt', 'Nota')} ${p.field('receipt_number')}</span><span>${p.say('Table', 'Mesa')} ${dice.int(1, 14)}, ${p.say('poured by', 'atendió')} ${p.say('Hine', 'Ximena')}</span></div>${tableOf({ head: ['', p.say('Wine and food', 'Vinos y cocina'), p.say('each', 'precio'), p.say('amount', 'importe')], rows, classes: ['', '', 'r', 'r'] }, 't full')}<div class="en">${end}</div><div class="sm">${parts}</div><div class="sm" style="margin-top:3mm">${p.say(`Our vines were planted in 1994. Wine club members save 15%; freight free from twelve bottles. Case offer ${p.bare(28_800)} until Sunday.`, `Viñas plantadas en 1994. Socios del club: 15% de descuento; envío gratis desde doce botellas. Caja de seis: ${p.bare(384_000)} hasta el domingo.`)}</div><div class="ft">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div>`,
  };
}

/** From a groomer's app: the sum very large at the top, rows with lines between, name of the dog and when it comes again, who took the money in grey. */
export function petGroomer(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    quantity === 1 ? escapeHtml(text) : `${quantity} × ${escapeHtml(text)}`,
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Subtotal excl. GST', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const dog = dice.pick(p.say('Biscuit|Moss', 'Canela|Toby').split('|'));
  return {
    css: `@page { size: 120mm ${150 + rows.length * 7}mm; margin: 9mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #222; padding-right: 0.4mm } .hd { text-align: center } .pw { width: 12mm; height: 12mm; border-radius: 50%; background: radial-gradient(circle at 50% 64%, #fff 26%, transparent 28%), radial-gradient(circle at 28% 34%, #fff 11%, transparent 13%), radial-gradient(circle at 50% 24%, #fff 11%, transparent 13%), radial-gradient(circle at 72% 34%, #fff 11%, transparent 13%), #7c3aed; margin: 0 auto 2mm } .big { font-size: 28pt; font-weight: bold; margin: 3mm 0 0 } .gr { color: #666; font-size: 8.5pt } .cd { border: 0.6px solid #ddd; border-radius: 3mm; padding: 3mm 4mm; margin-top: 4mm } td { padding: 6px 0; border-bottom: 0.5px solid #e5e5e5 } .s td { border: none; padding: 2px 0 } .s { margin-top: 2mm } .s tr:last-child td { font-size: 11pt; padding-top: 5px } .k { display: flex; justify-content: space-between; padding: 0.6mm 0; font-size: 8.8pt } .k span:first-child { color: #666 }`,
    body: `<div class="hd"><div class="pw"></div><b>${escapeHtml(p.shop.brand)}</b><div class="big">${p.field('amount')}</div><div class="gr">${p.say('paid in full, thank you', 'pagado, gracias')}</div></div><div class="cd">${tableOf({ rows, classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="cd"><div class="k"><span>${p.say('Receipt number', 'Número de recibo')}</span><span>${p.field('receipt_number')}</span></div><div class="k"><span>${p.say('Date', 'Fecha')}</span><span>${p.field('date')}, ${p.time}</span></div><div class="k"><span>${p.say('Payment method', 'Método de pago')}</span><span>${p.field('payment_method')}</span></div><div class="k"><span>${p.say('Card ending', 'Tarjeta terminada en')}</span><span>${dice.digits(4)}</span></div><div class="k"><span>${p.say('Groomed', 'Mascota')}</span><span>${dog}, ${p.say('cavoodle', 'schnauzer')}, ${dice.int(4, 11)}.${dice.int(1, 9)} kg</span></div><div class="k"><span>${p.say('Next appointment', 'Próxima cita')}</span><span>${p.say('in six weeks, Tuesday 10:30', 'en seis semanas, martes 10:30')}</span></div></div><div class="gr" style="text-align:center;margin-top:5mm">${p.field('issuer')}<br>${lines([shopLine(p)])}<br>${p.taxNumber(' ')}<br>${p.say('Tips go to the groomer; none was added.', 'Sin propina agregada.')}</div>`,
  };
}

/** A golf club's: who plays and when they set out in a grid, a ruled table, sums in the last row side by side, what members pay for the next month beneath. */
export function greenFees(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const strip = [
    [
      p.say('Net', 'Neto'),
      `${p.taxWord()} ${rateOf(p)}`,
      p.say('Total paid', 'Total pagado'),
      p.say('By', 'Medio'),
    ],
    [
      p.bareField('amount_untaxed'),
      p.bareField('tax'),
      `<b>${p.field('amount')}</b>`,
      p.field('payment_method'),
    ],
  ];
  const names = p.say('T. Maseko|J. van Wyk|L. Pillay', 'F. Bonilla|G. Arocena|M. Sanguinetti').split('|');
  const players = names.map((name, at) => [
    `${at + 1}`,
    name,
    `${dice.int(4, 28)}`,
    at === 0 ? p.say('visitor', 'visita') : p.say('guest of member', 'invitado'),
  ]);
  const tee = `${String(dice.int(6, 9)).padStart(2, '0')}:${dice.pick(MINUTES)}`;
  return {
    css: `@page { size: 200mm 104mm; margin: 9mm 12mm } body { font: 9pt 'URW Bookman', serif; font-size: 8.6pt; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: flex-start; color: #14532d; margin-bottom: 3mm } .hd b { font-size: 14pt } .g { display: grid; grid-template-columns: 70mm 1fr; gap: 7mm } .pl td, .pl th { font-size: 8pt; padding: 1.6px 4px; border-bottom: 0.4px solid #9db8a5 } .pl th { font-weight: normal; color: #14532d } h3 { font-size: 9pt; margin: 0 0 1.4mm; color: #14532d } .t th, .t td { border: 0.6px solid #14532d; padding: 2.2px 4px } .t th { background: #e3efe6; font-size: 7.8pt } .st { margin-top: 2.5mm } .st td { border: 0.6px solid #14532d; text-align: center; padding: 2px 4px } .st tr:first-child td { font-size: 7.4pt; background: #e3efe6 } .st tr:last-child td { font-size: 9.6pt } .lo { margin-top: 4mm; font-size: 7.6pt; color: #333; border-top: 0.6px solid #14532d; padding-top: 1.5mm }`,
    body: `<div class="hd"><div><b>${escapeHtml(p.shop.brand)}</b><br>${p.say('Pro shop', 'Tienda del caddie master')}</div><div style="text-align:right">${p.say('Sales slip', 'Boleta')} <b style="font-size:11pt">${p.field('receipt_number')}</b><br>${p.field('date')}, ${p.time}</div></div><div class="g"><div><h3>${p.say('Tee off', 'Salida')} ${tee}, ${p.say('tee', 'hoyo')} ${dice.pick(['1', '10'])}</h3>${tableOf({ head: ['', p.say('Player', 'Jugador'), p.say('Hcp', 'Hcp'), ''], rows: players }, 'pl full')}<div style="margin-top:2mm;font-size:7.8pt">${p.say('Course rating 72.1, slope 131. Carts on paths only.', 'Slope 131, rating 72,1. Carros solo por caminos.')}</div></div><div>${tableOf({ head: [p.say('Item', 'Artículo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: strip }, 'st full')}</div></div><div class="lo">${p.field('issuer')} · ${shopLine(p)} · ${p.taxNumber(' ')}<br>${p.say(`Visitor's card ${dice.digits(5)} valid today only. Membership from R 1 850.00 a month; joining fee waived until the end of the season.`, `Pase de visita ${dice.digits(5)} válido solo hoy. Cuota social desde $ 4.900,00 por mes, sin matrícula hasta fin de temporada.`)}</div>`,
  };
}

/** On leaving a bathhouse: what the wristband noted, hour and reader before each, a box of the tax, paid at the gate. */
export function spaDay(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }, at) => [
    `${10 + at}:${MINUTES[at % MINUTES.length] ?? ''}`,
    String(dice.int(1, 9)),
    escapeHtml(text),
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const box = [
    [p.say('Rate', 'Tarifa'), p.say('Excl.', 'Base'), p.taxWord(), p.say('Incl.', 'Con IVA')],
    [rateOf(p), p.bareField('amount_untaxed'), p.bareField('tax'), p.bare(p.totalCents)],
  ];
  return {
    css: `@page { size: 105mm ${112 + rows.length * 6}mm; margin: 8mm } body { font: 8.8pt 'URW Gothic', sans-serif; font-size: 8.4pt; padding-right: 0.4mm; color: #1f3b3a } .hd { text-align: center; border-bottom: 1.6px solid #0f766e; padding-bottom: 3mm; margin-bottom: 3mm } .hd b { font-size: 14pt; letter-spacing: 1px } .rw { display: flex; justify-content: space-between; margin-bottom: 0.8mm } .t { margin-top: 3mm } .t th { font-size: 7.2pt; color: #0f766e; padding: 2px } .t td { padding: 2.6px 2px } .tot { display: flex; justify-content: space-between; background: #0f766e; color: #fff; padding: 2mm 3mm; font-size: 12pt; font-weight: bold; margin: 3mm 0 } .bx td { border: 0.5px solid #0f766e; text-align: center; font-size: 7.8pt; padding: 2px } .lo { text-align: center; font-size: 7.6pt; margin-top: 5mm }`,
    body: `<div class="hd"><b>${escapeHtml(p.shop.brand)}</b><br>${p.say('Until we meet again', 'Hasta pronto')}</div><div class="rw"><span>${p.say('Receipt', 'Nota de venta')}</span><b>${p.field('receipt_number')}</b></div><div class="rw"><span>${p.say('Date', 'Fecha')}</span><span>${p.field('date')}</span></div><div class="rw"><span>${p.say('Wristband / locker', 'Pulsera / casillero')}</span><span>${dice.digits(5)} / ${dice.int(10, 289)}</span></div><div class="rw"><span>${p.say('In – out', 'Entrada – salida')}</span><span>10:02 – 17:${dice.int(10, 58)}</span></div>${tableOf({ head: [p.say('At', 'Hora'), p.say('Reader', 'Lector'), p.say('What', 'Consumo'), '#', p.say('Each', 'C/u'), p.say('Amount', 'Valor')], rows, classes: ['n', 'n', '', 'r', 'r', 'r'] }, 't full')}<div class="tot"><span>${p.say('Paid', 'Pagado')}</span><span>${p.field('amount')}</span></div>${tableOf({ rows: box }, 'bx full')}<div class="rw" style="margin-top:3mm"><span>${p.say('Payment', 'Forma de pago')}</span><span>${p.field('payment_method')} ${cardEnd(p)}</span></div><div class="lo">${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}<br>${p.say('Your ten-visit card would have saved € 8,50 today.', 'Con la tarjeta de diez visitas ahorraba $6.90 hoy.')}</div>`,
  };
}
