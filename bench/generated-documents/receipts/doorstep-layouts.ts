// Receipts of errands: the oil of a car, groceries and flowers that are brought, a meter that is paid by telephone.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** A fast fitter's: the car with plate and distance, what was looked at with ticks, at what distance it should come again. */
export function oilChange(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const distance = dice.int(21, 148) * 1000 + dice.int(10, 990);
  const unit = p.say('mi', 'km');
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    escapeHtml(text),
    writeNumber(quantity, 2, p.locale),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Parts and labour', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Settled', 'Total pagado')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const car = [
    [
      p.say('Vehicle', 'Vehículo'),
      dice.pick(p.say('Ford Focus 1.6|Vauxhall Corsa', 'Nissan Versa|Chevrolet Aveo').split('|')),
    ],
    [p.say('Registration', 'Placas'), p.say(`YK${dice.int(14, 23)} ZRT`, `RGZ-${dice.digits(3)}-B`)],
    [p.say('Odometer', 'Odómetro'), `${writeNumber(distance, 0, p.locale)} ${unit}`],
    [p.say('Technician', 'Técnico'), dice.pick(p.say('Gaz|Priya', 'Beto|Chucho').split('|'))],
  ];
  const ticks = p
    .say(
      'Tyre pressures|Coolant|Screen wash|Brake fluid|Battery|Lights',
      'Presión de llantas|Anticongelante|Agua de parabrisas|Líquido de frenos|Batería|Luces',
    )
    .split('|')
    .map((item) => `<span>☑ ${item}</span>`)
    .join('');
  const next = `${writeNumber(Math.round(distance / 1000) * 1000 + 10_000, 0, p.locale)} ${unit}`;
  return {
    css: `@page { size: 110mm ${152 + rows.length * 5}mm; margin: 7mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8pt; padding-right: 0.4mm } .hd { background: #111; color: #ffd400; padding: 3mm 4mm; font-size: 13pt; font-weight: bold } .st { height: 2mm; background: repeating-linear-gradient(135deg, #ffd400 0 3mm, #111 3mm 6mm); margin-bottom: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 3mm 0 } .two td { padding: 1px 2px } .t { border-top: 1px solid #111; border-bottom: 1px solid #111 } .t td { padding: 2px } .s td { padding: 2px } .s tr:last-child td { font-size: 11pt } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5mm; margin: 3mm 0; font-size: 7.5pt } .nx { border: 1.4px solid #111; padding: 2mm 3mm; text-align: center } .nx b { font-size: 11pt }`,
    body: `<div class="hd">${escapeHtml(p.shop.brand)}</div><div class="st"></div>${lines([p.field('issuer'), shopLine(p), p.taxNumber(' ')])}<div class="two"><div>${p.say('Receipt for repair order', 'Recibo de orden de servicio')}<br><b>${p.field('receipt_number')}</b><br>${p.field('date')}<br>${p.say('Bay', 'Bahía')} ${dice.int(1, 5)}, ${p.time}</div>${tableOf({ rows: car })}</div>${tableOf({ rows, classes: ['', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div>${p.say('Paid with', 'Pagó con')} ${p.field('payment_method')} ${cardEnd(p)}</div><div class="k">${ticks}</div><div class="nx">${p.say('Next oil change at', 'Próximo cambio a los')}<br><b>${next}</b><br>${p.say('or in six months', 'o en seis meses')}</div><div style="margin-top:3mm;font-size:7pt">${p.say('Disposal of old oil is included. Tighten wheels after 50 miles.', 'Incluye disposición del aceite usado. Garantía de 1,000 km en mano de obra.')}</div>`,
  };
}

/** Of a grocer that delivers: what goes where in the house, what was put in its place or could not be had, the tax by rate on the page that the driver hands over. */
export function basketSubstitutes(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const half = Math.ceil(p.purchases.length / 2);
  const row = ({
    text,
    quantity,
    unitCents,
    cents,
    rateLetter,
  }: ReceiptPaper['purchases'][number]): string[] => [
    String(quantity),
    escapeHtml(text),
    rateLetter,
    p.bare(unitCents),
    p.bare(cents),
  ];
  const head = p.say('Qty|Item|Tax|Each|Price', 'Cant.|Artículo|Imp.|C/u|Precio').split('|');
  const classes = ['r', '', 'c', 'r', 'r'];
  const taxes = p.taxes.map(({ letter, rate, baseCents, taxCents }) => [
    letter,
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
  ]);
  const sums = [
    [p.say('Goods without VAT', 'Total sin impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${p.say('in all', 'total')}`, p.bareField('tax')],
    [p.say('Delivery', 'Envío'), p.say('free', 'gratis')],
    [`<b>${p.say('You were charged', 'Se le cobró')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const shopper = dice.pick(p.say('J. Thackeray|S. Nwosu', 'M. Cárdenas|G. Alva').split('|'));
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 3px solid #4d7c0f; padding-bottom: 3mm } .top b { font-size: 17pt; color: #4d7c0f } .k { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm; margin: 4mm 0 } small { display: block; color: #666; font-size: 8pt } h3 { background: #ecf3df; font-size: 9.5pt; padding: 1.5mm 3mm; margin: 4mm 0 1mm } .t th { font-size: 8pt; color: #666; padding: 2px 4px } .t td { padding: 3px 4px } .t { table-layout: fixed } .t td:nth-child(1), .t th:nth-child(1) { width: 14mm } .t td:nth-child(2), .t th:nth-child(2) { width: 92mm } .nb { font-size: 8.5pt; color: #7a2e0e; padding: 0.5mm 3mm } .end { display: grid; grid-template-columns: 1fr 84mm; gap: 10mm; margin-top: 6mm; border-top: 1px solid #4d7c0f; padding-top: 3mm } .x th, .x td { font-size: 8pt; padding: 1.5px 8px 1.5px 0 } .s td { padding: 2.5px 3px } .s tr:last-child td { font-size: 12pt } .ft { font-size: 8pt; color: #666; margin-top: 9mm }`,
    body: `<div class="top"><b>${escapeHtml(p.shop.brand)}</b><span>${p.say('Your delivery receipt', 'Su comprobante de entrega')}</span></div><div class="k"><div><small>${p.say('Receipt number', 'Número de comprobante')}</small>${p.field('receipt_number')}</div><div><small>${p.say('Charged on', 'Fecha de cobro')}</small>${p.field('date')}</div><div><small>${p.say('Order', 'Pedido')}</small>W${dice.digits(9)}</div><div><small>${p.say('Slot and van', 'Turno y móvil')}</small>18:00-19:00, ${dice.int(3, 44)}</div></div><h3>${p.say('Crate', 'Caja')} ${dice.int(11, 39)}</h3>${tableOf({ head, rows: p.purchases.slice(0, half).map(row), classes }, 't full')}<div class="nb">${p.say('The last of these stands in for what you ordered. You may hand it back to the driver.', 'El último reemplaza lo que pidió. Puede devolverlo al repartidor.')}</div><h3>${p.say('Crate', 'Caja')} ${dice.int(41, 79)}</h3>${tableOf({ rows: p.purchases.slice(half).map(row), classes }, 't full')}<div class="nb">${p.say('Not available, not charged: rice cakes 130 g (1.35)', 'Sin stock, no cobrado: galletas de arroz 130 g (5.90)')}</div><div class="end"><div>${tableOf({ head: p.say('Tax|Rate|Net|VAT', 'Imp.|Tasa|Base|IGV').split('|'), rows: taxes, classes: ['', 'r', 'r', 'r'] }, 'x')}<p style="margin-top:3mm">${p.field('payment_method')} ${cardEnd(p)}<br>${p.say('Held when you ordered', 'Retenido al hacer el pedido')}: ${p.bare(Math.ceil((p.totalCents * 1.1) / 100) * 100)}<br>${p.say('Points earned', 'Puntos ganados')}: ${dice.int(12, 190)}</p></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="ft">${p.field('issuer')}, ${shopLine(p)}. ${p.taxNumber(' ')}. ${p.say('Picked by', 'Preparado por')} ${shopper}.</div>`,
  };
}

/** A florist's by telephone: who sends, to whom and on which day, the words on the card, and the sum that was taken when it was ordered. */
export function floristOrder(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const foot = [
    [p.say('Taxable', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const [sender = '', receiver = ''] = dice.some(
    p.say('Leila Haddad|Omar Farouk|Nadia Rahman', 'Blanca Ayuso|Iker Mendizábal|Julia Ferrándiz').split('|'),
    2,
  );
  const block = (label: string, value: string): string => `<p><small>${label}</small>${value}</p>`;
  const when = p.say('Thursday morning', 'jueves por la mañana');
  return {
    css: `@page { size: 120mm 170mm; margin: 8mm } body { font: 10pt 'P052', serif; font-size: 9.5pt; padding-right: 0.4mm } .nm { font: italic 19pt 'Z003', 'P052', serif; font-size: 19pt; color: #9d2f5c; text-align: center } .ad { text-align: center; font-size: 8.5pt; margin-bottom: 4mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm } small { display: block; color: #9d2f5c; font-size: 8pt } p { margin: 0 0 2mm } .card { border: 0.5px solid #9d2f5c; border-radius: 3mm; padding: 2.5mm 4mm; font-style: italic; margin: 2mm 0 4mm; text-align: center } .t td { padding: 2.5px 2px } .foot td { padding: 2px } .foot tr:first-child td { border-top: 0.6px solid #9d2f5c } .foot tr:last-child td { font-size: 12pt } .lw { margin-top: 4mm; font-size: 8.5pt }`,
    body: `<div class="nm">${escapeHtml(p.shop.brand)}</div><div class="ad">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div class="g">${block(p.say('Receipt and order', 'Recibo y encargo'), `<b>${p.field('receipt_number')}</b>`)}${block(p.say('Taken and paid', 'Tomado y pagado'), `${p.field('date')}, ${p.time}`)}${block(p.say('From', 'De parte de'), `${sender}<br>${p.say('05', '6')}${dice.digits(8)}`)}${block(p.say('To be handed to', 'Entregar a'), `${receiver}<br>${p.say('Villa', 'Portal')} ${dice.int(2, 80)}, ${when}`)}</div><div class="card">${p.say('“Thirty years, and still the best idea we had.”', '«Treinta años, y sigue siendo nuestra mejor idea».')}</div>${tableOf({ rows, foot, classes: ['', 'r'] }, 't full')}<div class="lw">${p.say('Payment', 'Pago')}: ${p.field('payment_method')}, ${p.say('by telephone', 'por teléfono')}, ${cardEnd(p)}<br>${p.say('Out of season, flowers of like value may be used.', 'Fuera de temporada se usarán flores de valor similar.')}</div>`,
  };
}

/** A page of a telephone: the plate and the zone, from when until when, fees one under another, the sum large in the middle. */
export function meterSession(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const from = dice.int(9, 14);
  const minutes = dice.int(10, 55);
  const facts = [
    [p.say('Plate', 'Patente'), p.say(`K ${dice.digits(5)}`, `KRTX-${dice.digits(2)}`)],
    [p.say('Zone', 'Zona'), `${dice.int(110, 480)} ${p.say('Al Rigga', 'Providencia')}`],
    [p.say('Began', 'Comenzó'), `${from}:${minutes}`],
    [p.say('Ended', 'Terminó'), `${from + dice.int(1, 4)}:${minutes}`],
    [p.say('Receipt no.', 'Comprobante'), p.field('receipt_number')],
    [p.say('Charged', 'Cobrado el'), p.field('date')],
    [p.say('With', 'Con'), `${p.field('payment_method')} ••${dice.digits(4)}`],
  ];
  const parts = [
    ...rows,
    [p.say('Of which net', 'Neto incluido'), p.bareField('amount_untaxed')],
    [`${p.say('Of which VAT', 'IVA incluido')} ${rateOf(p)}`, p.bareField('tax')],
  ];
  const wallet = p.bare(dice.int(20, 90) * 100 * p.locale.priceLevel);
  return {
    css: `@page { size: 92mm 176mm; margin: 0 } body { font: 9.5pt 'Liberation Sans', sans-serif; background: #f1f1f4; padding: 4mm 5mm; height: 175mm } .bar { display: flex; justify-content: space-between; font-size: 8pt; color: #444; margin-bottom: 3mm } .nv { font-weight: bold; margin-bottom: 3mm; color: #1a5fb4 } .cd { background: #fff; border-radius: 3mm; padding: 4mm; margin-bottom: 3mm } .big { text-align: center; font-size: 21pt; font-weight: bold } .big small { display: block; font-size: 8.5pt; font-weight: normal; color: #666 } td { padding: 2.6px 0 } td:first-child { color: #666 } .sm { font-size: 7.5pt; color: #666; text-align: center }`,
    body: `<div class="bar"><span>21:${dice.int(10, 59)}</span><span>4G ▮▮▮ ${dice.int(18, 94)}%</span></div><div class="nv">‹ ${p.say('History', 'Historial')}</div><div class="cd big"><small>${escapeHtml(p.shop.brand)}</small>${p.field('amount')}<small>${p.say('Paid', 'Pagado')} ✓</small></div><div class="cd">${tableOf({ rows: facts, classes: ['', 'r'] }, 'full')}</div><div class="cd">${tableOf({ rows: parts, classes: ['', 'r'] }, 'full')}</div><div class="sm">${p.say('Balance in wallet', 'Saldo en billetera')} ${wallet} · ${p.say('Fine for overstay', 'Multa por exceso')} ${p.bare(3750 * p.locale.priceLevel)}<br>${p.field('issuer')}, ${shopLine(p)}<br>${p.taxNumber(' ')}</div>`,
  };
}
