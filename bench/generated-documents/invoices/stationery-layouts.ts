// Invoices as programs of small firms print them on their stationery: ruled columns to the foot of the sheet, a letter for the tax of each line, the form that a tax office
// draws, the total in words over the hands of both.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents, writeNumber } from '../locales.ts';
import { inWords } from '../number-words.ts';
import type { InvoiceLine } from './invoice-facts.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

const taxOfLine = (p: InvoicePaper, line: InvoiceLine): number =>
  roundCents((line.cents * line.rate) / HUNDRED, p.locale);

/** Ruled columns that go on to the foot whatever stands in them, the facts in a box of rows at the right, sums in a box under the columns. */
export function preprintedStationery(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    writeNumber(line.quantity, 2, p.locale),
    escapeHtml(line.text),
    writeNumber(0, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
    writeNumber(line.rate, 2, p.locale),
    p.bare(taxOfLine(p, line)),
  ]);
  const about = [
    [p.say('Page', 'Hoja'), '1'],
    [p.say('Invoice No', 'N.º Factura'), p.field('invoice_number')],
    [p.say('Invoice/Tax Date', 'Fecha'), p.field('date')],
    [p.say('Cust. Order No', 'S/Pedido'), p.field('order_number')],
    [p.say('Account No', 'Cód. Cliente'), p.field('client_id')],
  ];
  const sums = [
    [p.say('Total Net Amount', 'Suma de importes netos'), p.bareField('amount_untaxed')],
    [p.say('Carriage Net', 'Portes'), p.bare(0)],
    [p.say('Total Tax Amount', 'Cuota de I.V.A.'), p.bareField('tax')],
    [`<b>${p.say('Invoice Total', 'TOTAL FACTURA')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const heads = p
    .say(
      'Quantity|Details|Disc%|Unit Price|Net Amount|VAT Rate|VAT',
      'Cantidad|Concepto|Dto.%|Precio|Importe|% I.V.A.|I.V.A.',
    )
    .split('|');
  return {
    css: `@page { size: A4; margin: 13mm 12mm } body { font: 9.5pt 'Liberation Serif', serif; padding-right: 0.4mm } h1 { font: bold 22pt 'Liberation Serif', serif; margin: 0; text-align: right } .top { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm; align-items: end; margin-bottom: 5mm } .about td { border: 0.8px solid #000; padding: 3px 6px } .about td:first-child { background: #eee } .to { border: 0.8px solid #000; border-radius: 3mm; padding: 3mm 4mm; min-height: 32mm } .grid { border: 0.8px solid #000; } .grid th { border: 0.8px solid #000; border-top: none; padding: 3px 4px; height: 7mm; background: #eee; text-align: center } .grid td { border-left: 0.8px solid #000; border-right: 0.8px solid #000; padding: 2px 5px; height: 6mm } .grid tr td:first-child, .grid tr th:first-child { border-left: none } .grid tr td:last-child, .grid tr th:last-child { border-right: none } .grid tbody tr:last-child td { height: ${105 - rows.length * 6}mm } .end { display: grid; grid-template-columns: 1fr 80mm; gap: 6mm; margin-top: 3mm } .sums td { border: 0.8px solid #000; padding: 4px 6px } .low { text-align: center; font-size: 8pt; margin-top: 6mm }`,
    body: `<div class="top"><div><b style="font-size:15pt">${p.field('issuer')}</b><br>${address(seller)}<br>Tel ${seller.phone}<br>${p.taxNumber(' ')}</div><h1>${p.say('Invoice', 'Factura')}</h1><div class="to">${p.field('buyer')}<br>${address(buyer)}<br>${p.say('', `${buyer.tax.label} ${buyer.tax.number}`)}</div>${tableOf({ rows: about, classes: ['', 'r'] }, 'about full')}</div><div class="grid">${tableOf({ head: heads, rows: [...rows, ['', '', '', '', '', '', '']], classes: ['r', '', 'r', 'r', 'r', 'r', 'r'] }, 'full')}</div>
      <div class="end"><div>${p.say('All values are shown in', 'Todos los importes en')} ${p.field('currency')}<br><br>${p.say('Payment terms', 'Forma de pago')}: ${p.field('payment_terms')}<br>${p.say('Payment is due on', 'Vencimiento')}: ${p.field('date_due')}<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="low">${p.say(`${p.register(' ')}${facts.seller.register === null ? '' : ' · '}Title to the goods does not pass until payment is received in full.`, 'Inscrita en el Registro Mercantil, tomo 2.214, folio 88, hoja 31.502. La mercancía viaja por cuenta y riesgo del comprador.')}</div>`,
  };
}

/** In Australia a ledger's with a code of tax behind each amount; in Ecuador the representation of an electronic voucher, as the tax office draws it. */
export function taxCodeColumn(p: InvoicePaper): Sheet {
  return p.locale.language === 'en' ? codedLines(p) : authorisedVoucher(p);
}

function codedLines(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    String(line.quantity),
    escapeHtml(line.text),
    p.money(line.unitCents),
    p.money(line.cents),
    'GST',
  ]);
  const strip = [
    ['SALESPERSON', 'YOUR NO.', 'SHIP VIA', 'COL', 'SHIP DATE', 'TERMS', 'DUE'],
    [
      dice.pick(['B. Rourke', 'Leanne']),
      p.field('order_number'),
      dice.pick(['Courier', 'Pick up', 'Toll']),
      '',
      p.day(facts.delivered),
      p.field('payment_terms'),
      p.field('date_due'),
    ],
  ];
  const codes = [
    ['GST', p.rate(facts.taxes[0]?.rate ?? 0), p.bareField('tax'), p.bareField('amount_untaxed')],
  ];
  const sums = [
    ['SALE AMOUNT', p.money(facts.netCents)],
    ['FREIGHT', p.money(0)],
    ['GST', p.money(facts.taxCents)],
    ['<b>TOTAL AMOUNT</b>', `<b>${p.field('amount')}</b>`],
    ['PAID TODAY', p.money(0)],
    ['<b>BALANCE DUE</b>', `<b>${p.money(facts.totalCents)}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 13mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between } .top h1 { font-size: 19pt; margin: 0; letter-spacing: 1px } .no { text-align: right } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 6mm 0 4mm } .two div { border: 1px solid #000; padding: 2mm 3mm; min-height: 27mm } .two small { font-weight: bold; display: block } .strip td { border: 1px solid #000; text-align: center; padding: 2px 3px; font-size: 8.5pt } .strip tr:first-child td { font-size: 7pt; font-weight: bold; background: #d8d8d8 } .items { margin-top: -1px } .items th { border: 1px solid #000; background: #d8d8d8; font-size: 7.5pt; text-align: center; padding: 2px } .items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 3px 4px } .items tr:last-child td { height: 62mm } .items { border-bottom: 1px solid #000 } .end { display: grid; grid-template-columns: 1fr 74mm; gap: 6mm; margin-top: 3mm } .codes th, .codes td { border: 1px solid #000; font-size: 8pt; padding: 2px 4px; text-align: right } .sums td { border: 1px solid #000; padding: 3px 5px } .sums td:first-child { background: #d8d8d8; font-size: 8pt }`,
    body: `<div class="top"><div><b style="font-size:14pt">${p.field('issuer')}</b><br>A.B.N.: ${p.field('vat')}<br>${address(seller)}<br>Phone: ${seller.phone}</div><div class="no"><h1>TAX INVOICE</h1><b>Invoice No.:</b> ${p.field('invoice_number')}<br><b>Date:</b> ${p.field('date')}<br><b>Page:</b> 1 of 1</div></div><div class="two"><div><small>Bill To:</small>${p.field('buyer')}<br>${address(buyer)}</div><div><small>Ship To:</small>Yard 2, ${escapeHtml(buyer.street)}<br>${escapeHtml(buyer.city)}</div></div>${tableOf({ rows: strip }, 'strip full')}${tableOf({ head: ['ITEM NO.', 'QTY.', 'DESCRIPTION', 'PRICE', 'EXTENDED', 'CODE'], rows, classes: ['n', 'r', '', 'r', 'r', 'c'] }, 'items full')}<div class="end"><div>COMMENT<br>${dice.pick(['Thank you!', 'We appreciate your business.'])}<br><br>${tableOf({ head: ['CODE', 'RATE', 'GST', 'SALE AMOUNT'], rows: codes }, 'codes full')}<p style="margin-top:4mm;font-size:8.5pt">${remitLine(p, '<br>')}</p></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div>`,
  };
}

function authorisedVoucher(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const key = `${dice.digits(24)}${dice.digits(25)}`;
  const rows = facts.lines.map((line) => [
    line.code,
    '',
    writeNumber(line.quantity, 2, p.locale),
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(0),
    p.bare(line.cents),
  ]);
  const none = p.bare(0);
  const rate = writeNumber(facts.taxes[0]?.rate ?? 0, 0, p.locale);
  const sums = [
    [`SUBTOTAL ${rate}%`, p.bare(facts.netCents)],
    ['SUBTOTAL 0%', none],
    ['SUBTOTAL NO OBJETO DE IVA', none],
    ['SUBTOTAL EXENTO DE IVA', none],
    ['SUBTOTAL SIN IMPUESTOS', p.bareField('amount_untaxed')],
    ['TOTAL DESCUENTO', none],
    ['ICE', none],
    [`IVA ${rate}%`, p.bareField('tax')],
    ['PROPINA', none],
    ['<b>VALOR TOTAL</b>', `<b>${p.bareField('amount')}</b>`],
  ];
  const extra = [
    ['Dirección', addressLine(buyer)],
    ['Código cliente', p.field('client_id')],
    ['Orden de compra', p.field('order_number')],
    ['Fecha de vencimiento', p.field('date_due')],
    ['Moneda', p.field('currency')],
  ];
  const paid = [['20 - OTROS CON UTILIZACION DEL SISTEMA FINANCIERO', p.bare(facts.totalCents)]];
  const bars =
    'repeating-linear-gradient(90deg,#000 0 0.3mm,#fff 0.3mm 0.8mm,#000 0.8mm 1.5mm,#fff 1.5mm 1.8mm,#000 1.8mm 2mm,#fff 2mm 2.7mm)';
  return {
    css: `@page { size: A4; margin: 10mm } body { font: 8pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; align-items: end } .b { font-weight: normal } .box { border: 0.8px solid #000; border-radius: 2mm; padding: 3mm } .logo { text-align: center; font: bold 20pt 'URW Gothic', sans-serif; color: #777; padding: 9mm 0 } .box p { margin: 0 0 2.2mm } .bar { height: 11mm; margin-bottom: 1mm; background: ${bars} } .who { border: 0.8px solid #000; padding: 2mm 3mm; margin: 3mm 0; display: grid; grid-template-columns: 1.7fr 1fr; gap: 1.5mm } .t th { border: 0.8px solid #000; padding: 2px 3px; font-weight: normal; text-align: center } .t td { border: 0.8px solid #000; padding: 2px 3px } .end { display: grid; grid-template-columns: 1fr 74mm; gap: 4mm; margin-top: 2mm } .x { border: 0.8px solid #000; padding: 2mm 3mm; margin-bottom: 2mm } .x td { padding: 1.5px 4px }`,
    body: `<div class="top"><div><div class="logo">${escapeHtml(seller.brand)}</div><div class="box"><p>${p.field('issuer')}</p><p>Dirección Matriz: &nbsp; ${addressLine(seller)}</p><p>Dirección Sucursal: &nbsp; ${addressLine(seller)}</p><p>OBLIGADO A LLEVAR CONTABILIDAD &nbsp; SI</p></div></div><div class="box"><p style="font-size:11pt">R.U.C.: &nbsp; ${p.field('vat')}</p><p style="font-size:12pt"><b>FACTURA</b></p><p style="font-size:10pt">No. &nbsp; ${p.field('invoice_number')}</p><p>NÚMERO DE AUTORIZACIÓN<br>${key}</p><p>FECHA Y HORA DE AUTORIZACIÓN: ${p.day(addDays(facts.date, 1))} 09:${dice.int(10, 58)}:12</p><p>AMBIENTE: PRODUCCIÓN</p><p>EMISIÓN: NORMAL</p><p>CLAVE DE ACCESO</p><div class="bar"></div>${key}</div></div><div class="who"><div>Razón Social / Nombres y Apellidos: ${p.field('buyer')}</div><div>Identificación: ${buyer.tax.number}</div><div>Fecha Emisión: ${p.field('date')}</div><div>Guía Remisión:</div></div>${tableOf({ head: ['Cod. Principal', 'Cod. Auxiliar', 'Cantidad', 'Descripción', 'Precio Unitario', 'Descuento', 'Precio Total'], rows, classes: ['n', '', 'r', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div><div class="x"><div class="c">Información Adicional</div>${tableOf({ rows: extra })}</div>${tableOf({ head: ['Forma de Pago', 'Valor'], rows: paid, classes: ['', 'r'] }, 't full')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 't full')}</div>`,
  };
}

function wordsOf(p: InvoicePaper): string {
  const { totalCents } = p.facts;
  const whole = inWords(Math.floor(totalCents / HUNDRED), p.locale.language);
  const rest = String(totalCents % HUNDRED).padStart(2, '0');
  return p
    .say(
      `RINGGIT MALAYSIA : ${whole}${rest === '00' ? '' : ` AND CENTS ${inWords(Number(rest), 'en')}`} ONLY`,
      `SON: ${whole} EUROS CON ${rest} CÉNTIMOS`,
    )
    .toUpperCase();
}

/** The letterhead over a double rule, the buyer at the left of a list with colons, items between rules, the total in words and room for the hands of both. */
export function errorsExcepted(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${at + 1}.`,
    escapeHtml(line.text),
    String(line.quantity),
    p.say('UNIT', 'UDS'),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const list = [
    [p.say('Doc. No', 'N.º documento'), p.field('invoice_number')],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('Your Ref.', 'Su ref.'), p.field('order_number')],
    [p.say('Our D/O No.', 'Albarán'), facts.deliveryNote],
    [p.say('Terms', 'Condiciones'), p.field('payment_terms')],
    [p.say('Due', 'Vence'), p.field('date_due')],
  ].map(([label = '', value = '']) => [label, ':', value]);
  const sums = [
    [p.say('Sub Total (excluding SST)', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')} (${p.field('currency')})</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 12mm 15mm } body { font: 9.5pt 'Nimbus Roman', serif; font-size: 10.5pt; padding-right: 0.4mm; height: 272mm; position: relative } .head { text-align: center; border-bottom: 3px double #000; padding-bottom: 3mm } .head b { font-size: 16pt } h1 { font-size: 15pt; text-align: center; margin: 4mm 0; letter-spacing: 2px } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm } .list td { padding: 1.5px 4px } .items { margin-top: 6mm } .items th { border-top: 1.2px solid #000; border-bottom: 1.2px solid #000; padding: 4px } .items td { padding: 4px } .end { position: absolute; left: 0; right: 0; bottom: 52mm; border-top: 1.2px solid #000; padding-top: 2mm } .end .g { display: grid; align-items: start; grid-template-columns: 1fr 82mm; gap: 6mm } .sums td { padding: 2.5px 4px } .sums tr:last-child td { border-top: 0.8px solid #000; border-bottom: 2px solid #000 } .sign { position: absolute; left: 0; right: 0; bottom: 4mm; display: flex; justify-content: space-between } .sign div { border-top: 0.8px solid #000; width: 62mm; text-align: center; padding-top: 1mm; font-size: 9pt } .note { font-size: 8.5pt }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.say('Tel', 'Tel.')}: ${seller.phone} &nbsp; E-mail: ${seller.mail}<br>${p.taxNumber(' : ')}</div><h1>${p.say('INVOICE', 'FACTURA')}</h1><div class="two"><div>${p.say('To', 'A')} :<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${p.say('Attn', 'A la atención de')} : ${p.say('Accounts Dept.', 'Contabilidad')}</div>${tableOf({ rows: list }, 'list full')}</div>${tableOf({ head: [p.say('No.', 'N.º'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('UOM', 'Ud.'), p.say('U/Price', 'Precio'), p.say('Total', 'Importe')], rows, classes: ['n', '', 'r', 'c', 'r', 'r'] }, 'items full')}<div class="end"><b style="font-size:9.5pt">${wordsOf(p)}</b><div class="g" style="margin-top:3mm"><div class="note">${p.say('Notes', 'Notas')} :<br>1. ${p.say('Goods sold are neither returnable nor refundable.', 'No se admiten devoluciones pasados siete días.')}<br>2. ${p.say('Cheques should be crossed and made payable to', 'Pago por transferencia a nombre de')} ${escapeHtml(seller.name)}<br>${remitLine(p, '<br>')}<br>E. &amp; O. E.</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div></div><div class="sign"><div>${p.say('Received by, chop and sign', 'Recibí, sello y firma')}</div><div>${p.say('Authorised Signature', 'Firma autorizada')}</div></div>`,
  };
}
