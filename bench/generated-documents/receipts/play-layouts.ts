// Receipts of leisure: a day at a trout pond, a dog left in kennels, an alley for bowling, a stand in a stadium.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

/** A ticket for a pond: to be worn, with rules of the water at the left and what was paid at the right, the day in large type. */
export function fishingDay(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p).map(([text = '', count = '', , amount = '']) => [count, text, amount]);
  const rules = p
    .say(
      'Barbless hooks only|Keep at most four trout|Weigh in at the hut before you leave|No wading past the yellow buoy',
      'Anzuelo sin muerte|Cupo de cuatro truchas|Pese sus capturas en la caseta|Prohibido el vadeo',
    )
    .split('|')
    .map((rule) => `<li>${rule}</li>`);
  const sum = (label: string, value: string): string =>
    `<div class="dl"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 188mm 86mm; margin: 6mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .w { display: grid; grid-template-columns: 58mm 1fr; border: 1.4px solid #0f766e; border-radius: 3mm; height: 73mm; overflow: hidden } .a { background: #0f766e; color: #fff; padding: 4mm } .a b { font-size: 14pt; display: block; line-height: 1.15 } .a ul { padding-left: 4mm; font-size: 8.4pt; margin: 3mm 0 } .a .pg { font: bold 20pt 'Liberation Sans', sans-serif } .m { padding: 3.5mm 6mm; position: relative } .hd { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 1.5mm } .hd b { font-size: 14pt; color: #0f766e } .t td { padding: 1.8px 3px; border-bottom: 0.4px solid #b5d8d3 } .dl { display: flex; justify-content: space-between; padding: 0.4mm 1mm } .tt { font-size: 12.5pt; font-weight: bold; border-top: 1px solid #0f766e } .lo { position: absolute; left: 6mm; right: 6mm; bottom: 2.5mm; font-size: 7.4pt; color: #444 }`,
    body: `<div class="w"><div class="a"><b>${escapeHtml(p.shop.brand)}</b><ul>${rules.join('')}</ul>${p.say('Peg', 'Puesto')} <span class="pg">${dice.int(3, 38)}</span></div><div class="m"><div class="hd"><b>${p.field('date')}</b><span>${p.say('Ticket no.', 'Tique n.º')} ${p.field('receipt_number')}</span></div>${tableOf({ rows, classes: ['n', '', 'r'] }, 't full')}<div style="margin-top:1.5mm">${sum(p.say('Subtotal', 'Base'), p.bareField('amount_untaxed'))}${sum(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}<div class="dl tt"><span>${p.say('Total', 'Total')}</span><span>${p.field('currency')} ${p.bareField('amount')}</span></div>${sum(`${p.field('payment_method')} ${cardEnd(p)}`, p.time)}</div><div class="lo">${p.field('issuer')}, ${shopLine(p)}, ${p.taxNumber(' ')}<br>${p.say('Water opens at 6:30 and closes an hour after sunset. A season pass costs 290.00.', 'Abierto de 8:00 a ocaso. Abono de temporada: 240,00.')}</div></div></div>`,
  };
}

/** From a kennel: who stayed from when to when, what it had, how it was in the words of the one who fed it, paid on the day it went home. */
export function kennelStay(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const fact = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const sums = [
    [p.say('Net', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Paid', 'Total cancelado')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('By', 'Medio de pago'), `${p.field('payment_method')} ${cardEnd(p)}`],
  ];
  return {
    css: `@page { size: A5; margin: 11mm 13mm } body { font: 10pt 'URW Bookman', serif; font-size: 9.2pt; line-height: 1.4; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; border-bottom: 2px solid #9a6b1f; padding-bottom: 2.5mm } .hd b { font-size: 14pt; color: #9a6b1f } .hd div:last-child { text-align: right; font-size: 8pt } h1 { font-size: 11.5pt; margin: 4mm 0 2mm } .g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm 4mm; background: #fbf4e6; padding: 2.5mm 3mm; margin-bottom: 4mm } small { display: block; font-size: 7.2pt; color: #9a6b1f } .t th { font-weight: normal; border-bottom: 0.8px solid #9a6b1f; color: #9a6b1f; padding: 2px 3px; font-size: 8.4pt } .t td { padding: 3px } .s { margin: 3mm 0 4mm auto; width: 84mm } .s td { padding: 1.8px 3px } .s tr:nth-child(3) td { border-top: 0.8px solid #9a6b1f; font-size: 11.5pt } .nt { border-left: 2px solid #9a6b1f; padding-left: 3mm; font-style: italic } .ft { font-size: 7.8pt; margin-top: 5mm }`,
    body: `<div class="hd"><div><b>${escapeHtml(p.shop.brand)}</b></div><div>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div></div><h1>${p.say('Receipt', 'Recibo')} ${p.field('receipt_number')} &nbsp; ${p.field('date')}</h1><div class="g">${fact(p.say('Guest', 'Huésped'), p.say('Biscuit, beagle', 'Canela, criolla'))}${fact(p.say('Owner', 'Dueña'), p.say('Mrs Tierney', 'Doña Lidiette'))}${fact(p.say('Pen', 'Cubículo'), String(dice.int(2, 31)))}${fact(p.say('Came', 'Ingreso'), p.say('Friday, 5 pm', 'viernes, 5 pm'))}${fact(p.say('Went home', 'Salida'), `${p.say('today', 'hoy')}, ${p.time}`)}${fact(p.say('Vaccines seen', 'Vacunas'), p.say('yes, card shown', 'al día'))}</div>${tableOf({ head: [p.say('For', 'Servicio'), p.say('No.', 'Cant.'), p.say('Each', 'Precio'), p.say('Amount', 'Monto')], rows: purchaseRows(p), classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="nt">${p.say('Ate well from the second day, made friends with a collie, does not like the hose.', 'Comió bien desde el segundo día, jugó con un labrador y le teme a la manguera.')}</div><div class="ft">${p.say('Book for Christmas early; pens were gone by October last year.', 'Reserve con tiempo para fin de año; los cubículos se agotan en noviembre.')} ${p.shop.phone}</div>`,
  };
}

/** An alley's: which lane and when in a strip of white on black, games and shoes, pins of the players beneath that are no money. */
export function bowlingLane(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    quantity === 1 ? '' : `${quantity} @ ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.say('Tax', p.taxWord())} ${rateOf(p)}`, p.field('tax')],
  ];
  const pins = p
    .say('DAVE|MEG|GRANDPA', 'JORGE|SOFI|ABUELO')
    .split('|')
    .map((who) => [who, String(dice.int(84, 189)), String(dice.int(84, 189))]);
  return {
    css: `@page { size: 80mm ${112 + rows.length * 5}mm; margin: 4mm } body { font: 8.8pt 'Liberation Mono', monospace; font-size: 8.2pt; padding-right: 0.4mm } .c b { font: bold 14pt 'URW Gothic', sans-serif } .bk { background: #000; color: #fff; display: flex; justify-content: space-between; padding: 1mm 2mm; margin: 2.5mm 0; font-weight: bold } td, th { padding: 1.2px 0 } .r { padding-left: 1.5mm } .tt { display: flex; justify-content: space-between; font-size: 13pt; font-weight: bold; border-top: 2px solid #000; border-bottom: 2px solid #000; padding: 0.8mm 0; margin: 1.5mm 0 } .pn { width: 52mm; margin: 3mm auto } .pn th { font-weight: normal; border-bottom: 1px dotted #000 } .sm { font-size: 7.4pt }`,
    body: `<div class="c"><b>${escapeHtml(p.shop.brand)}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.field('issuer')}<br>${p.taxNumber(' ')}</div><div class="bk"><span>${p.say('LANE', 'PISTA')} ${dice.int(1, 24)}</span><span>${p.field('date')}</span><span>${p.time}</span></div><div>${p.say('Receipt', 'Tiquete')}: ${p.field('receipt_number')}<br>${p.say('Desk', 'Atendió')}: ${p.say('Rhonda', 'Kenneth')}</div>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'full')}<div style="border-top:1px dotted #000;margin-top:1mm">${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}</div><div class="tt"><span>TOTAL</span><span>${p.field('amount')}</span></div><div>${p.field('payment_method')} ${cardEnd(p)} &nbsp; ${p.say('APPROVED', 'APROBADA')} ${dice.digits(6)}</div>${tableOf({ head: [p.say('PINS', 'PINOS'), '1', '2'], rows: pins, classes: ['', 'r', 'r'] }, 'pn')}<div class="c sm">${p.say('Tuesdays two for one. Socks required.', 'Martes dos por uno. Se exigen medias.')}</div>`,
  };
}

/** From a stand in a stadium: match and block above, goods in capitals, tapped card, nothing said but what must be. */
export function stadiumKiosk(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const pair = (label: string, value: string): string =>
    `<div class="dl"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 58mm ${78 + rows.length * 4.4}mm; margin: 3mm } body { font: 8pt 'Liberation Mono', monospace; font-size: 7.4pt; padding-right: 0.4mm } .c b { font-size: 10pt } .dl { display: flex; justify-content: space-between } hr { border: none; border-top: 1px dashed #000; margin: 1.6mm 0 } td { padding: 0.8px 0 } td:first-child { padding-right: 2mm } .tt { font-size: 11.5pt; font-weight: bold }`,
    body: `<div class="c"><b>${escapeHtml(p.shop.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}</div><hr><div>${p.say('Otters at Mudhens', 'J. 14 Rayo Azul - Dep. Ribera')}<br>${p.say('Stand', 'Barra')} ${dice.int(101, 138)}-${dice.pick(['A', 'B', 'C'])} ${p.say('Reg', 'TPV')} ${dice.int(1, 4)}</div>${pair(`${p.field('date')}`, p.time)}${pair(p.say('Rcpt #', 'Ticket'), p.field('receipt_number'))}<hr>${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}<hr>${pair(p.say('Subtotal', 'Base'), p.field('amount_untaxed'))}${pair(`${p.say('Tax', 'IVA')} ${rateOf(p)}`, p.field('tax'))}<div class="dl tt"><span>TOTAL</span><span>${p.field('amount')}</span></div><hr>${pair(p.field('payment_method'), cardEnd(p))}${pair(p.say('Tap', 'Contactless'), `AID A00000000${dice.digits(5)}`)}<div class="c" style="margin-top:2mm">${p.say('No re-entry. Go Otters!', 'Precios IVA incl. ¡Aúpa Rayo!')}</div>`,
  };
}
