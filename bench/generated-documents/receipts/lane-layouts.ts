// Slips of tills: a club of wholesale, a kitchen of pizzas, a lane where customers scan for themselves, a pump with an attendant.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

const loud = (text: string): string => escapeHtml(text).toUpperCase().replaceAll('&AMP;', '&amp;');

/** A club's: the member before the goods, numbers of goods before their names, the total between stars, what the chip said, how many were sold. */
export function warehouseClub(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [
    'E',
    String(dice.int(102_400, 1_698_000)),
    escapeHtml(text),
    p.bare(cents),
    'A',
  ]);
  const sums = [
    [p.say('SUBTOTAL', 'SUBTOTAL'), p.bareField('amount_untaxed')],
    [p.say('TAX', 'IVA'), p.bareField('tax')],
    [`<b>**** ${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const chip = [
    `XXXXXXXXXXXX${dice.digits(4)} &nbsp; ${p.say('CHIP READ', 'CHIP')}`,
    `AID: A00000000${dice.digits(5)}`,
    `Seq# ${dice.digits(5)} &nbsp; App#: ${dice.digits(6)}`,
    `${p.field('payment_method')} &nbsp; Resp: ${p.say('APPROVED', 'APROBADA')}`,
    `${p.say('AMOUNT', 'MONTO')}: ${p.bare(p.totalCents)}`,
  ];
  const count = p.purchases.length;
  const vat = p.locale.language === 'es' ? p.taxNumber(' ') : '';
  return {
    css: `@page { size: 80mm ${138 + count * 4.4}mm; margin: 5mm 4mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 10pt; padding-right: 0.4mm } td { padding: 0.5px 1px } .logo { font: italic bold 19pt 'Nimbus Sans', sans-serif; text-align: center } .m { margin: 2mm 0 } .sums td:first-child { padding-left: 22mm } .sums { margin: 1mm 0 3mm } .sums tr:last-child td { font-size: 11.5pt } .bars { height: 10mm; margin: 3mm 3mm 1mm; background: repeating-linear-gradient(90deg, #000 0 0.5mm, #fff 0.5mm 0.9mm, #000 0.9mm 1.2mm, #fff 1.2mm 2mm, #000 2mm 2.8mm, #fff 2.8mm 3.1mm) }`,
    body: `<div class="logo">${loud(p.shop.brand)}</div><div class="c">${lines([p.field('issuer'), `${p.say('Warehouse', 'Sucursal')} #${dice.int(112, 980)}`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), vat])}</div><div class="m">${p.say('Member', 'Socio')} 1118${dice.digits(8)}</div>${tableOf({ rows, classes: ['', '', '', 'r', ''] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}<div>${chip.join('<br>')}</div><div class="bars"></div><div class="c">21${dice.digits(19)}</div><div class="m">${p.field('date')} ${p.time} &nbsp; ${p.say('Trans', 'Folio')}: ${p.field('receipt_number')}</div><div class="c"><b>${p.say('Items Sold', 'Artículos vendidos')}: ${count}</b><br>${p.say('Thank You!<br>Please Come Again', '¡Gracias!<br>Vuelva pronto')}</div>`,
  };
}

/** A kitchen's: the number of the order as the largest thing, for whom and when it is wanted, goods with what is on them, sums, how it was paid. */
export function pizzaDocket(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const toppings = p
    .say('+ extra cheese|no onion|thin base|well done', '+ extra queso|sin cebolla|masa delgada|bien cocida')
    .split('|');
  const rows = p.purchases.flatMap(({ text, quantity, cents }, at) => [
    [String(quantity), escapeHtml(text), p.bare(cents)],
    ...(at === 0 ? [['', `<i>${dice.pick(toppings)}</i>`, '']] : []),
  ]);
  const sums = [
    [p.say('Order subtotal (ex GST)', 'Subtotal sin impuestos'), p.bareField('amount_untaxed')],
    [p.say('Delivery', 'Envío'), p.bare(0)],
    [p.say('GST included', `IVA ${rateOf(p)}`), p.bareField('tax')],
    [`<b>${p.say('To pay', 'A pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const paid = p.isCash
    ? [
        [`${p.say('Paid', 'Pagado')}: ${p.field('payment_method')}`, p.bare(p.givenCents)],
        [p.say('Change', 'Vuelto'), p.bare(p.givenCents - p.totalCents)],
      ]
    : [[`${p.say('Paid', 'Pagado')}: ${p.field('payment_method')}`, cardEnd(p)]];
  return {
    css: `@page { size: 80mm ${122 + rows.length * 5.4}mm; margin: 5mm 4mm } body { font: 10pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; padding-right: 0.4mm } .big { border: 0.8mm solid #000; text-align: center; padding: 1mm; margin: 3mm 0 } .big b { font-size: 25pt; line-height: 1.1 } td { padding: 1px } .items { border-top: 1px solid #000; border-bottom: 1px solid #000; margin: 2mm 0 } .items td:first-child { width: 6mm } .sums tr:last-child td { font-size: 12pt; border-top: 1px solid #000 } .rev { background: #000; color: #fff; text-align: center; font-weight: bold; padding: 1mm }`,
    body: `<div class="c"><b style="font-size:12pt">${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(': ')}</div><div class="big">${p.say('Order', 'Orden')}<br><b>${p.field('receipt_number')}</b></div><div class="rev">${p.say('DELIVERY', 'A DOMICILIO')}</div><div style="margin-top:2mm">${p.say('Ordered', 'Pedido')}: ${p.field('date')} ${p.time}<br>${p.say('Customer', 'Cliente')}: ${dice.pick(p.say('Brooke T.|Hamish', 'Gabriela V.|Andrés').split('|'))} · ${p.say('04', '09')}${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}</div>${tableOf({ rows, classes: ['', '', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}${tableOf({ rows: paid, classes: ['', 'r'] }, 'full')}<div class="c" style="margin-top:3mm">${p.say('TAX INVOICE<br>Tell us how we did: survey code', 'Documento sin validez tributaria<br>Encuesta: código')} ${dice.digits(5)}</div>`,
  };
}

/** Where customers scan for themselves: how many before what, savings of nothing, the card's slip in the middle, number of shop, lane and sale in one row at the end. */
export function selfCheckout(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${quantity > 1 ? `${quantity} x ` : ''}${escapeHtml(text)}`,
    quantity > 1 ? `@ ${p.bare(unitCents)}` : '',
    p.bare(cents),
  ]);
  const count = p.purchases.reduce((sum, { quantity }) => sum + quantity, 0);
  const slip = [
    [p.say('EFTPOS', 'POS'), p.say('CUSTOMER COPY', 'COPIA CLIENTE')],
    [p.field('payment_method'), cardEnd(p)],
    [p.say('PURCHASE', 'COMPRA'), p.bare(p.totalCents)],
    [p.say('AUTH', 'AUT.'), dice.digits(6)],
  ];
  const tax = [
    [p.say('Goods before GST', 'Neto gravado'), p.bareField('amount_untaxed')],
    [p.say('GST INCLUDED IN TOTAL', `IVA ${rateOf(p)} incluido`), p.bareField('tax')],
  ];
  return {
    css: `@page { size: 76mm ${112 + p.purchases.length * 4.3}mm; margin: 5mm 4mm } body { font: 8.5pt 'Liberation Mono', monospace; font-size: 8pt; padding-right: 0.4mm } td { padding: 0.5px 0 } .logo { font: bold 17pt 'URW Gothic', sans-serif; text-align: center } .tot { display: flex; justify-content: space-between; font-weight: bold; font-size: 11pt; border-top: 1px dashed #000; border-bottom: 1px dashed #000; padding: 1mm 0; margin: 1.5mm 0 } .slip { border: 1px solid #000; padding: 1.5mm; margin: 2mm 0 } .last { display: flex; justify-content: space-between; margin-top: 2mm }`,
    body: `<div class="logo">${escapeHtml(p.shop.brand)}</div><div class="c">${p.field('issuer')}<br>${p.taxNumber(' ')}<br>${shopLine(p)}<br>${p.say('TAX INVOICE', 'e-TICKET')} – ${p.say('ASSISTED CHECKOUT', 'AUTOSERVICIO')} ${dice.int(11, 26)}</div><div style="margin:2mm 0 1mm"></div>${tableOf({ rows, classes: ['', 'n', 'r'] }, 'full')}<div class="tot"><span>${count} ${p.say('ITEMS TOTAL', 'ARTICULOS TOTAL')}</span><span>${p.field('amount')}</span></div><div class="slip">${tableOf({ rows: slip, classes: ['', 'r'] }, 'full')}</div>${tableOf({ rows: tax, classes: ['', 'r'] }, 'full')}<div class="c" style="margin:2mm 0">${p.say('You saved 0.00 with your card today', 'Hoy ahorraste 0,00 con tu tarjeta')}</div><div class="last"><span>${p.say('Receipt', 'Ticket')} ${p.field('receipt_number')}</span><span>${p.field('date')}</span><span>${p.time}</span></div>`,
  };
}

/** A pump's with an attendant: vehicle and meter of kilometres, litres and price under headings, tax within, a line to sign. */
export function pumpAttendant(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    writeNumber(quantity, 2, p.locale),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const about = [
    [p.say('Invoice No', 'Tiquete N.º'), p.field('receipt_number')],
    [p.say('Date/Time', 'Fecha/Hora'), `${p.field('date')} ${p.time}`],
    [p.say('Pump/Nozzle', 'Bomba/Manguera'), `0${dice.int(1, 9)} / 0${dice.int(1, 3)}`],
    [p.say('Plate', 'Placa'), p.say(`DXB ${dice.digits(5)}`, `CL-${dice.digits(6)}`)],
    [p.say('Attendant', 'Pistero'), `${dice.digits(4)}`],
  ].map(([label = '', value = '']) => [label, `: ${value}`]);
  const sums = [
    [p.say('Amount excl. VAT', 'Monto sin impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.field('payment_method'), cardEnd(p)],
  ];
  return {
    css: `@page { size: 72mm 128mm; margin: 5mm 4mm } body { font: 8.5pt 'DejaVu Sans Mono', monospace; font-size: 7.5pt; padding-right: 0.4mm } td, th { padding: 0.8px 1px; font-weight: normal } .d { border-top: 1px dashed #000; margin: 2mm 0 } .drop { width: 9mm; height: 9mm; margin: 0 auto 2mm; background: #000; border-radius: 0 50% 50% 50%; transform: rotate(45deg) } .sign { margin-top: 9mm; border-top: 1px solid #000; text-align: center; padding-top: 1mm }`,
    body: `<div class="drop"></div><div class="c"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}<br>${p.say('*** TAX INVOICE ***', '*** TIQUETE ELECTRONICO ***')}</div><div class="d"></div>${tableOf({ rows: about }, 'full')}<div class="d"></div>${tableOf({ head: [p.say('PRODUCT', 'PRODUCTO'), p.say('LTR', 'LTS'), p.say('RATE', 'PRECIO'), p.say('AMT', 'MONTO')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}<div class="d"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="sign">${p.say('Customer signature', 'Firma del cliente')}</div><div class="c" style="margin-top:2mm">${p.say('Drive safely', 'Maneje con cuidado')}</div>`,
  };
}
