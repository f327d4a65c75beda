// Receipts of journeys and of time off: a trolley in an aircraft, a ski slope, a shop behind the customs, a canteen that weighs the tray.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const DOLLARS = 1.27;
/** What the same goods cost outside the airport. */
const IN_CITY = 1.31;

/** From a steward's tablet: flight and seat, goods, the sum in two currencies, the slip of the card, where the airline's shop sits in the last lines. */
export function cabinSale(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${quantity} x ${p.bare(unitCents)}`,
    escapeHtml(text),
    p.bare(cents),
  ]);
  const dollars = (p.totalCents * DOLLARS) / 100 / p.locale.priceLevel;
  const sums = [
    [`<b>${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('or, not charged,', 'o, sin cobrar,'), `USD ${writeNumber(dollars, 2, p.locale)}`],
  ];
  const parts = [
    [`${p.taxWord()} ${rateOf(p)} ${p.say('included', 'incluido')}`, p.bareField('tax')],
    [p.say('Excluding VAT', 'Neto gravado'), p.bareField('amount_untaxed')],
  ];
  const flight = p.say(`SK${dice.int(210, 890)} EDI–FCO`, `AU${dice.int(2100, 2890)} AEP–BRC`);
  return {
    css: `@page { size: 72mm ${96 + rows.length * 4.6}mm; margin: 4mm } body { font: 8pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .wing { text-align: center; font: italic bold 12pt 'P052', serif } .dl { display: flex; justify-content: space-between } td { padding: 1px 0; vertical-align: top } td:first-child { white-space: nowrap; padding-right: 2mm } .r { padding-left: 2mm } hr { border: none; border-top: 0.8px solid #000; margin: 1.6mm 0 } .s tr:first-child td { font-size: 11pt } .slip { background: #eee; padding: 1.5mm 2mm; margin: 2mm 0; font-size: 7.5pt }`,
    body: `<div class="wing">${escapeHtml(p.shop.brand)}</div><div class="c">${p.say('Sold on board', 'Venta a bordo')}</div><hr><div class="dl"><span>${p.say('Flight', 'Vuelo')} ${flight}</span><span>${p.say('Seat', 'Asiento')} ${dice.int(2, 31)}${dice.pick(['A', 'C', 'F'])}</span></div><div class="dl"><span>${p.say('Receipt', 'Recibo')} ${p.field('receipt_number')}</span><span>${p.say('Crew', 'Tripulante')} ${dice.int(1000, 9800)}</span></div><div>${p.field('date')} ${p.time} UTC</div><hr>${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}<hr>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}${tableOf({ rows: parts, classes: ['', 'r'] }, 'full')}<div class="slip">${lines([`${p.say('Paid by', 'Pagado con')} ${p.field('payment_method')} ${cardEnd(p)}`, `${p.say('Offline authorisation', 'Autorización diferida')} ${dice.digits(6)}`, p.say('Your card will be charged after landing.', 'El cargo se hará después del aterrizaje.')])}</div><div class="c">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div>`,
  };
}

/** A machine's at the foot of a slope: a ticket on its side, for when the pass holds at the left, what was paid at the right, the number of the pass large. */
export function slopeTicket(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const sums = [
    [p.say('Before tax', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Paid', 'Pagado')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const box = (label: string, value: string): string =>
    `<div class="k"><small>${label}</small>${value}</div>`;
  const pass = `${dice.digits(8)}-${dice.pick(['K4T', 'R7M'])}-${dice.pick(['2QZ', '9LP'])}`;
  return {
    css: `@page { size: 190mm 92mm; margin: 6mm } body { font: 8.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .w { display: grid; grid-template-columns: 62mm 1fr; height: 79mm; border: 0.8px solid #1d4e89 } .a { background: linear-gradient(160deg, #dcebfa 55%, #a9cdf0 55%); padding: 4mm } .a .nm { font-weight: bold; font-size: 12.5pt; color: #1d4e89; display: block; margin-bottom: 3mm } .wtp { font: bold 10pt 'Liberation Mono', monospace } small { display: block; font-size: 6.8pt; color: #456 } .k { margin-bottom: 2mm } .p { padding: 4mm 5mm; position: relative } .hd { display: flex; justify-content: space-between; border-bottom: 0.8px solid #1d4e89; padding-bottom: 1.5mm; margin-bottom: 2mm } td, th { padding: 1.6px 3px } .t th { font-size: 7.2pt; color: #456 } .s { width: 68mm; margin: 2mm 0 0 auto; border-top: 0.6px solid #1d4e89 } .s tr:first-child td { padding-top: 4px } .s tr:last-child td { font-size: 10.5pt } .e { position: absolute; bottom: 3mm; left: 5mm; right: 5mm; font-size: 7pt; color: #333 }`,
    body: `<div class="w"><div class="a"><div class="nm">${escapeHtml(p.shop.brand)}</div>${box(p.say('Pass number (WTP)', 'Número de forfait (WTP)'), `<span class="wtp">${pass}</span>`)}${box(p.say('Holds', 'Válido'), p.say('day of purchase, 08:30 to 16:00', 'día de compra, de 9.00 a 16.45'))}${box(p.say('Area', 'Dominio'), p.say('all lifts, night slope closed', 'todos los remontes'))}${box(p.say('Snow at summit', 'Nieve en cota alta'), `${dice.int(60, 210)} cm`)}</div><div class="p"><div class="hd"><span>${p.say('Kiosk', 'Cajero')} ${dice.int(1, 9)}</span><span>${p.say('Receipt no.', 'Recibo n.º')} <b>${p.field('receipt_number')}</b></span><span>${p.field('date')} ${p.time}</span></div>${tableOf({ head: [p.say('Product', 'Producto'), p.say('No.', 'Uds.'), p.say('Each', 'Precio'), p.say('Price', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="e">${p.field('payment_method')} ${cardEnd(p)} · ${p.say('approval', 'autorización')} ${dice.digits(6)} · ${p.say('terminal', 'terminal')} ${dice.digits(8)}<br>${p.field('issuer')}, ${shopLine(p)}, ${p.taxNumber(' ')}<br>${p.say('Keep this slip: the card refund of $5.00 is paid out at the office until the end of the season.', 'Guarde este recibo: los 2,00 € del soporte se devuelven en taquilla hasta fin de temporada.')}</div></div></div>`,
  };
}

/** Behind the customs: passport and flight, prices with what they would be outside, the bag that was sealed, the sum after its parts. */
export function dutyFreeTill(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents }) => {
    const outside = p.bare(Math.round((unitCents * IN_CITY) / 100) * 100);
    const code = `${dice.digits(8)} ${p.say('city price', 'precio en ciudad')} ${outside}`;
    return [
      [escapeHtml(text), String(quantity), p.bare(unitCents), p.bare(cents)],
      [`<i>${code}</i>`, '', '', ''],
    ];
  });
  const sums = [
    [p.say('Net of VAT', 'Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('To pay', 'A pagar')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.field('payment_method'), p.bare(p.totalCents)],
  ];
  const seat = `${dice.int(5, 40)}D`;
  const traveller = [
    [
      p.say('Boarding pass', 'Tarjeta de embarque'),
      p.say(`NK${dice.int(400, 790)}, seat ${seat}`, `RA${dice.int(1100, 1790)}, as. ${seat}`),
    ],
    [p.say('Destination', 'Destino'), p.say('Oslo OSL', 'Montevideo MVD')],
    [p.say('Passport', 'Pasaporte'), `${dice.pick(['C4', 'AAE', 'XK'])}*****${dice.digits(2)}`],
  ];
  return {
    css: `@page { size: 88mm ${112 + rows.length * 4.4}mm; margin: 5mm } body { font: 8.5pt 'URW Gothic', sans-serif; font-size: 8pt; padding-right: 0.4mm } h1 { font: bold 11pt 'URW Gothic', sans-serif; letter-spacing: 1.4px; text-align: center; margin: 0 0 1mm } .bk { border-top: 1.6px solid #000; margin: 2mm 0; padding-top: 2mm } td { padding: 1px } .r { padding-left: 3mm } i { font-size: 7pt; color: #333 } th { font-size: 7pt; padding: 1px } .s { margin-top: 2mm; border-top: 0.8px solid #000 } .s tr:nth-child(3) td { font-size: 11.5pt; padding: 2px 1px } .bag { border: 1px dashed #000; padding: 1.5mm 2mm; text-align: center; margin: 3mm 0; font-size: 7.5pt } .sm { font-size: 7pt }`,
    body: `<h1>${escapeHtml(p.shop.brand).toUpperCase()}</h1><div class="c sm">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div class="bk">${p.say('Ticket', 'Ticket')} <b>${p.field('receipt_number')}</b><br>${p.field('date')} ${p.time} &nbsp; ${p.say('Till', 'Caja')} ${dice.int(1, 14)}</div>${tableOf({ rows: traveller }, 'full sm')}<div class="bk"></div>${tableOf({ head: [p.say('Article', 'Artículo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div class="bag">${p.say('Sealed bag', 'Bolsa sellada')} STEB ${dice.digits(7)}<br>${p.say('Do not open before your final destination', 'No abrir hasta su destino final')}</div><div class="sm c">${p.say('Club card', 'Tarjeta club')} ${dice.digits(9)}: ${dice.int(40, 990)} ${p.say('points. You saved 24% on city prices.', 'puntos. Ahorró un 24% sobre precios de ciudad.')}</div>`,
  };
}

/** A canteen's: the tray on the scale with its tare, dishes, an employee's badge that the sum is not taken from, the sum at the bottom of a short slip. */
export function canteenScale(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const scale = [
    [p.say('Plate and tray', 'Plato y charola'), `${dice.int(610, 980)} g`],
    [p.say('Tare', 'Tara'), `-${dice.int(310, 390)} g`],
  ];
  const foot = [
    ['', p.say('Net', 'Subtotal'), p.bareField('amount_untaxed')],
    ['', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    ['', `<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: 70mm ${88 + rows.length * 4.6}mm; margin: 4mm 5mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 9.5pt; padding-right: 0.4mm } .hd { border: 0.8px solid #000; padding: 1.5mm; text-align: center } .hd b { font-size: 11.5pt } .r2 { display: flex; justify-content: space-between; margin: 2mm 0 } .q td { font-size: 8.5pt; padding: 0.6px 0 } td { padding: 1.2px 0 } td:first-child { width: 7mm } .q td:first-child { width: auto } .foot td { border-top: 0.5px solid #000 } .foot tr:last-child td { font-size: 12pt } .end { text-align: center; margin-top: 3mm; font-size: 8.5pt }`,
    body: `<div class="hd"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}</div><div class="r2"><span>${p.say('Slip', 'Nota')} ${p.field('receipt_number')}</span><span>${p.field('date')} ${p.time}</span></div>${tableOf({ rows: scale, classes: ['', 'r'] }, 'q full')}<div style="height:2mm"></div>${tableOf({ rows, foot, classes: ['', '', 'r'] }, 'full')}<div style="margin-top:3mm">${p.say('Tender', 'Pago')}: ${p.field('payment_method')} ${cardEnd(p)}<br>${p.say('Badge', 'Gafete')} ${dice.digits(5)}: ${p.say('meal balance not used', 'saldo de vales sin usar')} ${p.bare(dice.int(8, 40) * 100 * p.locale.priceLevel)}</div><div class="end">${p.say('Soup of tomorrow: leek and potato', 'Mañana: pozole verde')}<br>${p.say('Allergens: ask at the counter', 'Alérgenos: pregunte en barra')}</div>`,
  };
}
