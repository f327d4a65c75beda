// Invoices for what moves: a load by lorry, buses for the people of a works, fuel for a ship.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { inWords } from '../number-words.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

/** Where the load was taken up and where it was brought, with the hours that were agreed and those that came of it. */
function stopRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  const [first = '', second = '', last = ''] = p
    .say(
      'Paducah, KY – Ash Street dock|Evansville, IN – cross dock|Dayton, OH – DC 41',
      'Buenaventura – patio 3|Palmira – cedi|Bogotá – bodega 41',
    )
    .split('|');
  const hours = ['06:00–08:00', '11:00–12:00', '14:00–16:00'];
  const came = ['07:42', '11:20', `1${dice.int(7, 9)}:05`];
  return [first, second, last].map((place, at) => [
    `${at + 1}`,
    at < 1 ? p.say('Pick', 'Cargue') : p.say('Drop', 'Descargue'),
    place,
    p.day(addDays(facts.delivered, at < 2 ? -1 : 0)),
    hours[at] ?? '',
    came[at] ?? '',
  ]);
}

/** A broker's of lorry loads, without tax: stops above, charges beneath as they are called in the trade, one sum in a black cell. */
export function truckloadStops(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const about = [
    [p.say('Invoice #', 'Factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Invoice date', 'Fecha de factura'), p.field('date')],
    [p.say('Due date', 'Fecha de vencimiento'), p.field('date_due')],
    [p.say('Terms', 'Condiciones'), p.field('payment_terms')],
    [p.say('Customer PO', 'Orden de compra'), p.field('order_number')],
    [p.say('Account', 'Código cliente'), p.field('client_id')],
    ['BOL', `${dice.digits(8)}`],
    [p.say('PRO number', 'Manifiesto'), `${dice.digits(9)}`],
  ];
  const load = [
    [p.say('Commodity', 'Mercancía'), p.say('Bagged resin', 'Resina en sacos')],
    [p.say('Pieces', 'Piezas'), `${dice.int(18, 26)} ${p.say('pallets', 'estibas')}`],
    [p.say('Weight', 'Peso'), `${writeNumber(dice.int(28_000, 43_500), 0, p.locale)} ${p.say('lb', 'kg')}`],
    [p.say('Miles', 'Kilómetros'), String(dice.int(280, 590))],
    [p.say('Trailer / seal', 'Tráiler / precinto'), `${dice.digits(5)} / ${dice.digits(7)}`],
  ];
  return {
    css: `@page { size: Letter; margin: 12mm 14mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm } .top h1 { font: bold 17pt 'Liberation Sans Narrow', sans-serif; margin: 0; text-transform: uppercase } .ab td { padding: 1.6px 5px; border: 0.6px solid #888 } .ab td:first-child { background: #ececec; width: 34mm } .two { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm; margin: 6mm 0 } .two small, .hl { font-size: 8pt; font-weight: bold; color: #fff; background: #444; padding: 0.6mm 2mm; display: inline-block; margin-bottom: 1mm } .ld td { padding: 1px 10px 1px 0; font-size: 8.5pt } .st th, .st td { padding: 2px 5px; font-size: 8.5pt; border-bottom: 0.5px solid #bbb } .t { margin-top: 6mm } .t th { border-top: 1.4px solid #000; border-bottom: 0.7px solid #000; padding: 3px 5px } .t td { padding: 3px 5px } .foot td { border-top: 0.7px solid #000 } .bk { display: flex; justify-content: flex-end; margin-top: 3mm } .bk div { background: #000; color: #fff; padding: 2.5mm 5mm; font-size: 13pt; font-weight: bold } .rm { border: 1.4px solid #000; padding: 3mm 4mm; margin-top: 8mm; width: 110mm } .fine { font-size: 7.6pt; color: #444; margin-top: 6mm }`,
    body: `<div class="top"><div><h1>${escapeHtml(seller.brand)}</h1>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone} · ${p.taxNumber(' ')} · ${p.say('MC', 'Habilitación')} ${dice.digits(6)}</div>${tableOf({ rows: about }, 'ab full')}</div><div class="two"><div><small>${p.say('BILL TO', 'CLIENTE')}</small><br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div><small>${p.say('LOAD', 'CARGA')}</small>${tableOf({ rows: load }, 'ld')}</div></div><div class="hl">${p.say('STOPS', 'RECORRIDO')}</div>${tableOf({ head: ['#', p.say('Type', 'Tipo'), p.say('Location', 'Lugar'), p.say('Date', 'Día'), p.say('Window', 'Cita'), p.say('Arrived', 'Llegada')], rows: stopRows(p) }, 'st full')}${tableOf({ head: [p.say('Charge', 'Concepto'), p.say('Qty', 'Cant.'), p.say('Rate', 'Tarifa'), p.say('Amount', 'Valor')], rows, foot: [[p.say('No tax is charged on freight', 'Servicio de transporte excluido de IVA'), '', '', '']], classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="bk"><div>${p.say('TOTAL', 'TOTAL')} &nbsp; ${p.field('currency')} &nbsp; ${p.bareField('amount')}</div></div><div class="rm"><b>${p.say('Remit to', 'Consignar a')}</b><br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div class="fine">${p.say('Proof of delivery is attached. Claims for loss must be filed within nine months. A quick-pay discount of 2% does not apply to this customer. Cargo insured up to $100,000.', 'Se adjunta cumplido. Reclamos dentro de los tres días siguientes a la entrega. No aplica descuento por pronto pago. Mercancía asegurada hasta $ 300.000.000.')}</div>`,
  };
}

/** The tax in its halves where the state and the union share it. */
function taxRows(p: InvoicePaper): string[][] {
  const { facts } = p;
  const [tax] = facts.taxes;
  if (p.locale.country !== 'IN' || tax === undefined)
    return [[`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')]];
  const half = Math.floor(facts.taxCents / 2);
  return [
    [`CGST ${p.rate(tax.rate / 2)}`, p.bare(half)],
    [`SGST ${p.rate(tax.rate / 2)}`, p.bare(facts.taxCents - half)],
    ['Total GST', p.bareField('tax')],
  ];
}

/** Of who drives workers to a plant: routes with days and price of a day, a strip of the month, taxes in two halves where they are, the sum once more in words. */
export function busRoutes(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    String(at + 1),
    escapeHtml(line.text),
    p.locale.country === 'IN' ? '996601' : `R-${dice.int(102, 480)}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Taxable value', 'Base imponible'), p.bareField('amount_untaxed')],
    ...taxRows(p),
    [
      `<b>${p.say('Invoice total', 'Total factura')} (${p.field('currency')})</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const whole = Math.floor(facts.totalCents / HUNDRED);
  const rest = String(facts.totalCents % HUNDRED).padStart(2, '0');
  const words = p.say(
    `Rupees ${inWords(whole, 'en')} and paise ${rest} only`,
    `Son ${inWords(whole, 'es')} euros con ${rest} céntimos`,
  );
  const days = Array.from({ length: 31 }, (_, at) => `<td class="${at % 7 > 4 ? 'o' : ''}">${at + 1}</td>`);
  const head = [
    [
      p.say('Invoice No.', 'Factura n.º'),
      p.field('invoice_number'),
      p.say('Work order', 'Su pedido'),
      p.field('order_number'),
    ],
    [
      p.say('Invoice date', 'Fecha'),
      p.field('date'),
      p.say('Vendor code', 'Código de proveedor'),
      String(dice.int(210_400, 389_000)),
    ],
    [
      p.say('Due date', 'Vencimiento'),
      p.field('date_due'),
      p.say('Month of service', 'Mes de servicio'),
      addDays(facts.date, -35).slice(0, 7),
    ],
  ].map(([one = '', two = '', three = '', four = '']) => [one, `<b>${two}</b>`, three, four]);
  return {
    css: `@page { size: A4; margin: 12mm 13mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .w { border: 1.2px solid #000 } .w > div { border-bottom: 1.2px solid #000; padding: 2.5mm 3mm } .w > div:last-child { border-bottom: none } .c b { font-size: 14pt } .hd td { padding: 1.6px 8px 1.6px 0; width: 25% } .two { display: grid; grid-template-columns: 1fr 1fr } .w > .n0 { padding: 0 } .t td, .t th { border-right: 0.6px solid #000; padding: 3px 5px } .t th { border-bottom: 0.8px solid #000; background: #f2f2f2; font-size: 8.6pt } .t tr td:last-child, .t tr th:last-child { border-right: none } .mo td { border: 0.4px solid #999; font-size: 7pt; text-align: center; padding: 1px; width: 3.2% } .mo .o { background: #ddd } .s td { padding: 2.4px 4px } .s tr:last-child td { border-top: 0.8px solid #000; font-size: 10.5pt } .sg { height: 24mm; display: flex; justify-content: space-between }`,
    body: `<div class="w"><div class="c"><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="c">${p.say('TAX INVOICE (original for recipient)', 'FACTURA DE SERVICIO DISCRECIONAL DE VIAJEROS')}</div><div>${tableOf({ rows: head }, 'hd full')}</div><div class="two"><div>${p.say('Recipient', 'Cliente')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div>${p.say('Place of service', 'Lugar del servicio')}:<br>${p.say('Unit 2, Chakan plant, gate 4', 'Planta 2, puerta 4')}<br>${p.say('Transport in-charge', 'Responsable de tráfico')}: ${p.say('S. Kulkarni', 'Amparo Belda')}</div></div><div class="n0">${tableOf({ head: ['#', p.say('Route and vehicle', 'Ruta y vehículo'), p.say('SAC', 'Hoja'), p.say('Days', 'Días'), p.say('Per day', 'Por día'), p.say('Amount', 'Importe')], rows, classes: ['n', '', 'n', 'r', 'r', 'r'] }, 't full')}</div><div><small>${p.say('Days run (grey: weekly off)', 'Días de servicio (gris: sin servicio)')}</small><table class="mo full"><tr>${days.join('')}</tr></table></div><div class="two"><div>${words}<br><br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}<br>${p.say('Payment', 'Forma de pago')}: ${p.field('payment_terms')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="sg"><span>${p.say('Diesel rate variation as per clause 6: nil this month.', 'Revisión del gasóleo según cláusula 6: sin efecto este mes.')}</span><span>${p.say('Authorised signatory', 'Firma y sello')}</span></div></div>`,
  };
}

/** Of who sells fuel to ships: the ship in a frame, tonnes with decimals, what was found in the samples, terms in one grey paragraph. */
export function bunkerStem(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const currency = p.field('currency');
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.say('MT', 'TM'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const vessel = dice.pick(['Amatola Star', 'Petrel Bay', 'Santa Lucía IV']);
  const ship = [
    [p.say('Vessel', 'Buque'), `MV ${vessel}`, 'IMO', `9${dice.digits(6)}`],
    [
      p.say('Delivered at', 'Entregado en'),
      p.say('Durban, berth 204', 'Montevideo, muelle B'),
      p.say('Delivery date', 'Fecha de entrega'),
      p.day(facts.delivered),
    ],
    [
      p.say('Barge', 'Barcaza'),
      p.say('Umkhomazi', 'Ñandubay'),
      p.say('Delivery note', 'Remito de entrega'),
      facts.deliveryNote,
    ],
    [
      p.say('Agent', 'Agente'),
      p.say('Bluff Agencies', 'Agencia Ciudad Vieja'),
      p.say('Stem confirmed', 'Nominación'),
      p.day(addDays(facts.delivered, -5)),
    ],
  ];
  const samples = [
    [p.say('Density 15 °C', 'Densidad 15 °C'), `${writeNumber(dice.between(0.94, 0.99), 4, p.locale)} kg/l`],
    [p.say('Sulphur', 'Azufre'), `${writeNumber(dice.between(0.41, 0.49), 2, p.locale)} %`],
    [p.say('Viscosity 50 °C', 'Viscosidad 50 °C'), `${writeNumber(dice.between(120, 360), 1, p.locale)} cSt`],
    [p.say('Seals', 'Precintos'), `${dice.digits(7)}, ${dice.digits(7)}`],
  ];
  const foot = [
    [p.say('Value excluding VAT', 'Subtotal gravado'), '', '', '', p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, '', '', '', p.bareField('tax')],
    [
      `<b>${p.say('Total due', 'Total a pagar')} ${currency}</b>`,
      '',
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 8mm } .hd b { font: bold 16pt 'C059', serif; color: #123b52 } .dr { width: 12mm; height: 12mm; background: #123b52; border-radius: 0 60% 60% 60%; transform: rotate(45deg) } h1 { font-size: 12pt; letter-spacing: 2px; margin: 0 0 3mm } .to { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm } .ln p { margin: 0 0 0.8mm; display: flex; justify-content: space-between; border-bottom: 0.4px dotted #888 } .sh { border: 1px solid #123b52; margin: 6mm 0 } .sh td { padding: 2px 6px; font-size: 8.8pt } .sh td:nth-child(odd) { color: #4b6a7b } .t th { background: #123b52; color: #fff; padding: 3px 5px; font-size: 8.5pt } .t td { padding: 4px 5px; border-bottom: 0.4px solid #c6d3da } .foot tr:last-child td { border-bottom: 2px solid #123b52; font-size: 10.5pt } .q { margin-top: 6mm } .q td { font-size: 8pt; padding: 1px 14px 1px 0; color: #333 } .tm { color: #555; font-size: 8pt; margin-top: 6mm; text-align: justify }`,
    body: `<div class="hd"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="dr"></div></div><h1>${p.say('TAX INVOICE', 'FACTURA')}</h1><div class="to"><div>${p.say('Owners and/or charterers of', 'Armadores y/o fletadores del')} MV ${vessel}, ${p.say('and', 'y')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div class="ln"><p><span>${p.say('Invoice no.', 'Factura n.º')}</span><b>${p.field('invoice_number')}</b></p><p><span>${p.say('Invoice date', 'Fecha de factura')}</span>${p.field('date')}</p><p><span>${p.say('Due date', 'Vencimiento')}</span><b>${p.field('date_due')}</b></p><p><span>${p.say('Your order', 'Su orden de compra')}</span>${p.field('order_number')}</p><p><span>${p.say('Customer', 'Cliente n.º')}</span>${p.field('client_id')}</p></div></div>${tableOf({ rows: ship }, 'sh full')}${tableOf({ head: [p.say('Product', 'Producto'), p.say('Quantity', 'Cantidad'), p.say('Unit', 'Unidad'), `${p.say('Price per MT', 'Precio por TM')}`, p.say('Amount', 'Importe')], rows, foot, classes: ['', 'r', 'c', 'r', 'r'] }, 't full')}${tableOf({ rows: samples }, 'q')}<p style="margin-top:6mm">${remitLine(p)}</p><p class="tm">${p.say(`Payment terms: ${p.field('payment_terms')}, free of bank charges and without set-off. Late payment bears 2% a month. Quantity claims must reach us within seven days and quality claims within fourteen days of ${p.day(facts.delivered)}; the barge's figures bind both sides. The fuel remains ours until paid for.`, `Condiciones de pago: ${p.field('payment_terms')}, libre de gastos bancarios y sin compensación. La mora devenga 2 % mensual. Reclamos de cantidad dentro de siete días y de calidad dentro de catorce días del ${p.day(facts.delivered)}; valen las medidas de la barcaza. El combustible sigue siendo nuestro hasta su pago.`)}</p>`,
  };
}
