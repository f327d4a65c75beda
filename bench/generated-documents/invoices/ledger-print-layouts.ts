// Invoices as programs of bookkeeping print them by default: boxes that fill a sheet of stationery, bands of boxes at the foot, a message between computers on paper.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

/** Per cent. */
const TRADE_DISCOUNT = 5;

/** Small business accounts on plain paper: quantity first, tax codes, a foot of four sums among which is the carriage. */
export function carriageNet(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    writeNumber(line.quantity, 2, p.locale),
    line.code,
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(0),
    p.bare(line.cents),
    'T1',
  ]);
  const grid = [
    [p.say('Invoice No', 'Factura No.'), p.field('invoice_number')],
    [p.say('Invoice/Tax Date', 'Fecha factura'), p.field('date')],
    [p.say('Cust. Order No', 'Pedido cliente'), p.field('order_number')],
    [p.say('Account Ref', 'Clave cliente'), p.field('client_id')],
    [p.say('Despatch Note', 'Remisión'), facts.deliveryNote],
  ];
  const sums = [
    [p.say('Total Net Amount', 'Importe neto total'), p.field('amount_untaxed')],
    [p.say('Carriage Net', 'Flete neto'), p.bare(0)],
    [p.say('Total Tax Amount', 'Total de IVA'), p.field('tax')],
    [`<b>${p.say('Invoice Total', 'Total factura')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const codes = [
    ['T1', rateOf(p), p.bare(facts.netCents), p.bare(facts.taxCents)],
    ['T0', p.rate(0), p.bare(0), p.bare(0)],
  ];
  const head = p
    .say(
      'Quantity|Product|Details|Unit Price|Disc Amt|Net Amt|Tax',
      'Cantidad|Producto|Descripción|P. unitario|Dcto.|Imp. neto|Cód.',
    )
    .split('|');
  const terms = p.say(
    `All goods remain the property of the seller until paid in full. Goods returned after 14 days carry a handling charge of 15%. Payment to reach us by ${p.field('date_due')}.`,
    `La mercancía es propiedad del vendedor hasta su pago total. Devoluciones después de 14 días causan un cargo de 15 %. Pagar a más tardar el ${p.field('date_due')}.`,
  );
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 13mm 14mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 74mm; gap: 10mm } .nm { font-size: 14pt; font-weight: bold } .ttl { font-size: 15pt; text-align: right; letter-spacing: 1mm } .pgn { text-align: right; font-size: 8.5pt; margin-bottom: 9mm } .to { border: 0.8px solid #000; border-radius: 2mm; padding: 3mm 4mm; margin-top: 10mm; min-height: 32mm } .g td { border: 0.6px solid #000; padding: 3px 5px } .g td:first-child { background: #e6e6e6; width: 34mm } .box { border: 0.8px solid #000; height: 116mm; margin-top: 6mm } .t th { border-bottom: 0.8px solid #000; background: #e6e6e6; padding: 4px } .t td { padding: 3px 4px } .t td:nth-child(2), .t th:nth-child(2) { padding-left: 4mm } .end { display: grid; grid-template-columns: 1fr 76mm; gap: 6mm; margin-top: 3mm } .s td { border: 0.6px solid #000; padding: 4px 6px } .s td:first-child { background: #e6e6e6 } .v th, .v td { font-size: 7.5pt; padding: 1px 10px 1px 0 } .sm { font-size: 8pt }`,
    body: `<div class="top"><div><div class="nm">${p.field('issuer')}</div>${address(seller)}<br>Tel: ${seller.phone}<br>${p.taxNumber(' ')}<div class="to">${p.field('buyer')}<br>${address(buyer)}</div></div><div><div class="ttl">${p.say('INVOICE', 'FACTURA')}</div><div class="pgn">${p.say('Page 1', 'Hoja 1')}</div>${tableOf({ rows: grid }, 'g full')}<p class="sm" style="margin-top:3mm">${p.say('Deliver to', 'Entregar en')}: ${escapeHtml(buyer.brand)}, ${p.say('rear yard, gate', 'patio trasero, puerta')} ${dice.int(2, 9)}</p></div></div><div class="box">${tableOf({ head, rows, classes: ['r', 'n', '', 'r', 'r', 'r', 'c'] }, 't full')}</div><div class="end"><div>${tableOf({ head: p.say('Code|Rate|Net|Tax', 'Cód.|Tasa|Neto|IVA').split('|'), rows: codes, classes: ['', 'r', 'r', 'r'] }, 'v')}<p class="sm" style="margin-top:3mm">${terms}</p><p class="sm">${remitLine(p)}</p><p class="sm">${p.register(' ')}</p></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div>`,
  };
}

/** The foot of bands: how gross becomes taxable and taxable the total, each in a box under its name. */
function footBands(p: InvoicePaper): string {
  const { facts } = p;
  const gross = facts.netCents - facts.discountCents;
  const head = p
    .say(
      'Gross|% disc.|Discount|Carriage|Financing|Taxable|% VAT|VAT|% surch.|Surcharge',
      'Importe bruto|% dto.|Descuento|Portes|Financ.|Base imponible|% IVA|Cuota IVA|% R.E.|Rec. equiv.',
    )
    .split('|');
  const values = [
    p.bare(gross),
    writeNumber(TRADE_DISCOUNT, 2, p.locale),
    p.bare(-facts.discountCents),
    p.bare(0),
    p.bare(0),
    p.bareField('amount_untaxed'),
    writeNumber(facts.taxes[0]?.rate ?? 0, 2, p.locale),
    p.bareField('tax'),
    writeNumber(0, 2, p.locale),
    p.bare(0),
  ];
  return tableOf({ head, rows: [values], classes: head.map(() => 'r') }, 'f full');
}

/** As programs for shops of spare parts print in Spain: a band of boxes for what it is, deliveries named among the lines, bands of boxes at the foot. */
export function financingFoot(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const note = `${p.say('Delivery note', 'Albarán')} ${facts.deliveryNote} ${p.say('of', 'de fecha')} ${p.day(facts.delivered)}, ${p.say('your order', 'su pedido')} ${p.field('order_number')}`;
  const what = [
    [
      p.field('invoice_number'),
      p.field('date'),
      p.field('client_id'),
      buyer.tax.number,
      String(dice.int(3, 28)),
      '1/1',
    ],
  ];
  const pay = [
    [
      p.say('Bank transfer', 'Transferencia'),
      p.field('date_due'),
      p.bare(facts.totalCents),
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 11mm 12mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 88mm; gap: 8mm; min-height: 44mm } .lg { background: #7d1128; color: #fff; display: inline-block; font: bold italic 15pt 'Nimbus Sans', sans-serif; padding: 2mm 5mm; margin-bottom: 2mm } .to { border: 0.8px solid #7d1128; padding: 4mm; margin-top: 6mm } h1 { font-size: 12pt; text-align: right; margin: 0; letter-spacing: 2mm; color: #7d1128 } .w { margin: 3mm 0 } .w th, .f th, .y th { background: #f2e4e7; color: #7d1128; font-size: 7pt; border: 0.6px solid #7d1128; padding: 1.5px 3px; text-align: center; text-transform: uppercase } .w td, .f td, .y td { border: 0.6px solid #7d1128; padding: 3px; text-align: center } .f td { font-size: 8pt; text-align: right } .y td:last-child { font-size: 13pt } .bx { border: 0.6px solid #7d1128; height: 128mm; margin-bottom: 3mm } .t th { background: #f2e4e7; color: #7d1128; font-size: 7pt; text-transform: uppercase; border-bottom: 0.6px solid #7d1128; padding: 2px 4px } .t td { padding: 2.5px 4px } .nt { font-style: italic; padding: 2mm 1.5mm 1mm } .y { margin-top: 2mm } .reg { font-size: 6.8pt; margin-top: 2mm; text-align: center }`,
    body: `<div class="top"><div><div class="lg">${escapeHtml(seller.brand)}</div><br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')} · ${seller.phone}<br>${seller.mail}</div><div><h1>${p.say('INVOICE', 'FACTURA')}</h1><div class="to">${p.field('buyer')}<br>${address(buyer)}</div></div></div>${tableOf({ head: p.say('Invoice no.|Date|Customer|Customer’s tax no.|Agent|Page', 'Factura n.º|Fecha|Cliente|NIF cliente|Agente|Pág.').split('|'), rows: what }, 'w full')}<div class="bx"><div class="nt">${note}</div>${tableOf({ head: p.say('Article|Description|Quantity|Price|Amount', 'Artículo|Descripción|Cantidad|Precio|Importe').split('|'), rows, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}</div>${footBands(p)}${tableOf({ head: [p.say('Payment', 'Forma de pago'), p.say('Falls due', 'Vencimiento'), p.say('Instalment', 'Importe vto.'), `${p.say('Invoice total', 'Total factura')}`], rows: pay }, 'y full')}<p style="margin-top:2mm">${remitLine(p, ' &nbsp; ')}</p><div class="reg">${p.say('Claims within 24 hours of receipt. Electrical parts are not taken back. Data of customers are kept for the conduct of business only.', 'Reclamaciones en las 24 horas siguientes a la recepción. No se admiten devoluciones de material eléctrico. Inscrita en el Registro Mercantil, tomo 2.418, folio 77, hoja 31.209.')}</div>`,
  };
}

/** A message between computers as the buyer's portal prints it: codes of places for everyone, codes of goods for everything, all in one typewriter face. */
export function locationNumbers(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    String((at + 1) * 10).padStart(6, '0'),
    `${p.say('539', '746')}${dice.digits(10)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.say('CT', 'CJ'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const code = (): string => `${p.say('539', '746')}${dice.digits(10)}`;
  const party = (role: string, name: string, rest: string): string =>
    `<div><b>${role}</b><br>GLN ${code()}<br>${name}<br>${rest}</div>`;
  const references = [
    [p.say('Document', 'Documento'), `380 ${p.say('commercial invoice', 'factura comercial')}`],
    [p.say('Document number', 'Número de documento'), p.field('invoice_number')],
    [p.say('Document date', 'Fecha de documento'), p.field('date')],
    [p.say('Order (ON)', 'Orden (ON)'), p.field('order_number')],
    [p.say('Despatch advice (AAK)', 'Aviso de despacho (AAK)'), facts.deliveryNote],
    [p.say('Delivered', 'Entregado'), p.day(facts.delivered)],
    [p.say('Supplier code', 'Código de proveedor'), `V${dice.digits(5)}`],
    [p.say('Payment due', 'Vence el pago'), p.field('date_due')],
    [p.say('Currency', 'Moneda'), p.field('currency')],
  ];
  const trailer = [
    ['79', p.say('Total lines', 'Total de líneas'), p.bare(facts.netCents)],
    ['131', p.say('Total charges/allowances', 'Total cargos y descuentos'), p.bare(0)],
    ['125', p.say('Taxable amount', 'Monto gravado'), p.bareField('amount_untaxed')],
    ['124', `${p.say('Tax amount', 'Monto de impuesto')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    ['9', p.say('Amount due/payable', 'Monto a pagar'), p.bareField('amount')],
  ];
  const head = p
    .say(
      'LINE|GTIN|DESCRIPTION|QTY|UNIT|NET PRICE|LINE AMOUNT',
      'LÍNEA|GTIN|DESCRIPCIÓN|CANT|UND|PRECIO|IMPORTE',
    )
    .split('|');
  return {
    css: `@page { size: A4; margin: 12mm 12mm } body { font: 9pt 'Liberation Mono', monospace; font-size: 8pt; padding-right: 0.4mm } .bar { display: flex; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: 1mm } .g { columns: 1; margin: 4mm 0 } .g td { padding: 1px 8mm 1px 0 } .p { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm; border-top: 1px dashed #000; border-bottom: 1px dashed #000; padding: 3mm 0; margin-bottom: 4mm } .t th { border-bottom: 1px dashed #000; padding: 2px 3px } .t td { padding: 2px 3px } .t td:nth-child(5), .t th:nth-child(5) { padding-left: 3mm } .s { margin: 4mm 0; border-top: 1px dashed #000; width: 132mm } .s td { padding: 2px 8mm 2px 0 } .s tr:last-child td { font-weight: bold } .ft { border-top: 1px solid #000; margin-top: 8mm; padding-top: 2mm }`,
    body: `<div class="bar"><span>INVOIC D.01B UN EAN010</span><span>${p.say('Received', 'Recibido')} ${p.day(addDays(facts.date, 1))} 04:${dice.int(10, 59)}</span><span>${p.say('Interchange', 'Intercambio')} ${dice.digits(9)}</span></div>${tableOf({ rows: references }, 'g')}<div class="p">${party(p.say('SUPPLIER (SU)', 'PROVEEDOR (SU)'), p.field('issuer'), `${addressLine(seller)}<br>${p.taxNumber(' ')}`)}${party(p.say('INVOICED TO (IV)', 'FACTURADO A (IV)'), p.field('buyer'), `${addressLine(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}`)}${party(p.say('DELIVERED TO (DP)', 'ENTREGADO EN (DP)'), `${escapeHtml(buyer.brand)} ${p.say('Depot', 'Almacén')} ${dice.int(2, 7)}`, p.say('Naas Road, bay 14', 'Autopista Duarte km 22, andén 14'))}${party(p.say('PAYEE (PE)', 'BENEFICIARIO (PE)'), escapeHtml(seller.brand), lines(remitTo(p).map(([label, value]) => `${label}: ${value}`)))}</div>${tableOf({ head, rows, classes: ['n', 'n', '', 'r', '', 'r', 'r'] }, 't full')}${tableOf({ rows: trailer, classes: ['', '', 'r'] }, 's')}<div class="ft">${p.say('Rendered from structured data. Where this print and the message differ, the message prevails.', 'Generado a partir de datos estructurados. Si difiere del mensaje, prevalece el mensaje.')}<br>${p.say('Segments', 'Segmentos')}: ${dice.int(44, 96)}</div>`,
  };
}
