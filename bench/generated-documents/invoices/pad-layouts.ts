// Invoices on forms of paper: a pad filled in by typewriter, a form of a large program with two facts behind each label, the roll of a cash-and-carry, a letter with the stamp
// of who received it, a notice of a council.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';

/** A printed pad: labels in one type, what is filled in in another, lines that were left empty. */
export function carbonPad(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const t = (value: string): string => `<span class="t">${value}</span>`;
  const WHOLE = 11;
  const filled = facts.lines.map((line) => [
    t(String(line.quantity)),
    t(escapeHtml(line.text)),
    t(p.bare(line.unitCents)),
    t(p.bare(line.cents)),
  ]);
  const empty = Array.from({ length: Math.max(0, WHOLE - filled.length) }, () => ['&nbsp;', '', '', '']);
  const foot = (label: string, value: string): string[] => ['', '', label, t(value)];
  const fill = (label: string, value: string): string =>
    `<div class="f"><span>${label}</span><span class="line t">${value}</span></div>`;
  return {
    css: `@page { size: A5; margin: 9mm } body { font: 8.5pt 'C059', serif; color: #1b2f6b } .t { font: 9pt 'Nimbus Mono PS', monospace; color: #222 } .f { display: flex; gap: 2mm; margin-top: 2mm } .line { flex: 1; border-bottom: 0.6px dotted #1b2f6b } .no { color: #b3202a; font-size: 13pt } .items { margin-top: 4mm; border: 1px solid #1b2f6b } .items th { border: 0.8px solid #1b2f6b; text-align: center } .items td { border-left: 0.8px solid #1b2f6b; border-bottom: 0.4px solid #9aa8cf; padding: 2px 3px } .foot td:nth-child(-n+2) { border: none }`,
    body: `<div class="cols"><div><b style="font-size:14pt">${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.say('Telephone', 'Teléfono')} ${seller.phone} &nbsp; ${p.taxNumber(' ')}</div><div class="no">${p.say('No.', 'N.º')} ${p.field('invoice_number')}</div></div><div class="cols"><div style="flex:1">${fill(p.name('M/s|To', 'Sr.(es)|A'), p.field('buyer'))}${fill(p.say('Address', 'Dirección'), addressLine(buyer))}</div><div style="width:44mm">${fill(p.say('Date', 'Fecha'), p.field('date'))}${fill(p.name('L.P.O.|Order', 'O. de C.|Pedido'), p.field('order_number'))}</div></div>
      ${tableOf({ head: [p.say('Qty', 'Cant.'), p.say('PARTICULARS', 'DETALLE'), p.say('@', 'P. Unit.'), p.say('AMOUNT', 'VALOR')], rows: [...filled, ...empty], foot: [foot(p.say('Total', 'Suma'), p.bareField('amount_untaxed')), foot(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')), foot(`<b>${p.name('GRAND TOTAL|TOTAL', 'TOTAL GENERAL|TOTAL')}</b>`, p.field('amount'))], classes: ['c', '', 'r', 'r'] }, 'items full')}<div class="cols" style="margin-top:6mm"><span>${p.say('Received in good order', 'Recibí conforme')} ____________</span><span>${p.say('For the firm', 'Por la empresa')} ____________</span></div>`,
  };
}

/** A number and its day behind one label, with a stroke between. */
export function slashPairs(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `0000${at + 1}0`,
    line.code,
    escapeHtml(line.text),
    `${line.quantity} ${p.say('PC', 'UN')}`,
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const info = [
    [
      p.name('Invoice no./date|Number/date', 'N.º factura/fecha|Número/fecha'),
      `${p.field('invoice_number')} / ${p.field('date')}`,
    ],
    [
      p.name('Your order no.|Purchase order no.', 'Su n.º de pedido|N.º orden de compra'),
      p.field('order_number'),
    ],
    [
      p.say('Delivery note no./date', 'N.º de entrega/fecha'),
      `${facts.deliveryNote} / ${p.day(facts.delivered)}`,
    ],
    [p.say('Sales order no.', 'N.º pedido interno'), `00${dice.digits(6)}`],
    [p.name('Customer no.|Sold-to party', 'N.º de cliente|Solicitante'), p.field('client_id')],
    [p.say('Currency', 'Moneda'), p.field('currency')],
  ];
  const sums = [
    [p.name('Items total|Net value', 'Total posiciones|Valor neto'), '', '', p.bareField('amount_untaxed')],
    [
      `${p.taxWord()} ${p.name('payable|output', 'repercutido|a pagar')}`,
      rateOf(p),
      p.bare(facts.netCents),
      p.bareField('tax'),
    ],
    [
      `<b>${p.name('Final amount|Gross value', 'Importe final|Valor bruto')}</b>`,
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 18mm } body { font: 9pt 'Nimbus Sans', sans-serif } .info { border: 1px solid #000; width: 88mm } .info td { padding: 2px 4px; font-size: 8.5pt } .info tr:first-child td { border-bottom: 1px solid #000 } .items { margin: 4mm 0; border-top: 1px solid #000; border-bottom: 1px solid #000 } .items th { font-weight: normal; border-bottom: 1px solid #000; font-size: 8pt } .items td { padding: 3px } .sums { margin-left: auto; width: 120mm } .sums tr:last-child td { border-top: 1px solid #000; padding-top: 3px }`,
    body: `<div style="text-align:right;font-size:15pt;margin-bottom:14mm">${escapeHtml(seller.brand)}</div><div class="cols"><div>${p.field('buyer')}<br>${address(buyer)}</div><div><b style="font-size:12pt">${p.say('Invoice', 'Factura')}</b>${tableOf({ rows: info }, 'info')}</div></div>
      <p style="margin-top:8mm">${p.say('Terms of payment', 'Condiciones de pago')}: ${p.field('payment_terms')}<br>${p.say('Terms of delivery: free carrier, our works', 'Condiciones de entrega: franco transportista, nuestra planta')}</p>${tableOf({ head: [p.say('Item', 'Pos.'), p.say('Material', 'Material'), p.say('Description', 'Denominación'), p.say('Quantity', 'Cantidad'), p.say('Price/unit', 'Precio/un.'), p.say('Value', 'Valor')], rows, classes: ['', 'n', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r', 'r', 'r'] }, 'sums')}
      <p style="margin-top:12mm;font-size:7.5pt">${lines([`${p.field('issuer')}, ${addressLine(seller)}`, p.taxNumber(' ')])}</p>`,
  };
}

/** On the roll of a till, for a trader whose name and tax number are in it. */
export function tillInvoice(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const sums = [
    [p.name('NET|TOTAL EX TAX', 'NETO|VENTA NETA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.name('INVOICE TOTAL|TOTAL', 'TOTAL FACTURA|TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: 88mm ${115 + facts.lines.length * 6}mm; margin: 5mm } body { font: 8.5pt 'DejaVu Sans Mono', monospace; letter-spacing: -0.3px } .c { text-align: center } .cut { border-top: 1px dashed #000; margin: 2mm 0 } td { padding: 1px 2px } th { font-weight: normal; border-bottom: 1px solid #000; padding: 1px 2px } p { margin: 0 }`,
    body: `<div class="c">${lines([p.field('issuer'), escapeHtml(seller.street), escapeHtml(seller.city), p.taxNumber(' ')])}</div><div class="cut"></div><p>${p.name('TRADE INVOICE|INVOICE', 'FACTURA CONTADO-CRÉDITO|FACTURA')} ${p.field('invoice_number')}<br>${p.say('DATE', 'FECHA')} ${p.field('date')} 10:4${dice.int(0, 9)} ${p.say('TILL', 'CAJA')} 3<br>${p.name('CARD|CUST', 'SOCIO|CLIENTE')} ${p.field('client_id')}<br>${p.field('buyer')}<br>${buyer.tax.label} ${buyer.tax.number}</p><div class="cut"></div>${tableOf({ head: [p.say('ITEM', 'PRODUCTO'), p.say('QTY', 'CT'), p.say('PRICE', 'PRECIO'), p.say('VALUE', 'VALOR')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}<div class="cut"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="cut"></div><p>${p.name('ON ACCOUNT, PAY BY|DUE', 'A CRÉDITO, PAGAR ANTES DE|VENCE')} ${p.field('date_due')}<br>${p.say('ITEMS', 'ARTÍCULOS')}: ${facts.lines.length}</p>`,
  };
}

/** The stamp of who received it, with the day on which it came in, lies across the head of the letter. */
export function stampedIn(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p).map((row, at) => [`${at + 1}.`, ...row]);
  const sums = [
    [p.name('Value of goods|Goods', 'Valor de bienes|Mercancía'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [
      p.name('Total amount of invoice|Amount of invoice', 'Importe total de factura|Importe de la factura'),
      p.field('amount'),
    ],
  ];
  const stamp = `<div class="stamp">${p.say('RECEIVED', 'RECIBIDO')}<br>${p.day(facts.due)}<br>${p.say('ACCOUNTS PAYABLE', 'CUENTAS POR PAGAR')}</div>`;
  return {
    css: `@page { size: A4; margin: 20mm 18mm } body { font: 10pt ${p.font} } .stamp { position: absolute; left: 108mm; top: 34mm; transform: rotate(-7deg); border: 2.5px solid #2a4fa8; color: #2a4fa8; padding: 2mm 5mm; text-align: center; font: bold 11pt 'Liberation Sans', sans-serif } .facts { margin: 30mm 0 6mm; border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 2mm 0; display: flex; justify-content: space-between } .items th { border-bottom: 0.7px solid #000 } .items td { padding: 4px 3px } .sums { margin: 6mm 0 0 auto } .sums td { padding: 2px 3px 2px 12mm } .sums tr:last-child { font-weight: bold }`,
    body: `<div style="text-align:center"><span style="font-size:17pt">${p.field('issuer')}</span><br>${addressLine(seller)} · ${seller.phone} · ${p.taxNumber(' ')}</div>${stamp}<div style="margin-top:14mm">${p.name('Invoiced to|Account of', 'Facturado a|Por cuenta de')}:<br>${p.field('buyer')}<br>${address(buyer)}</div>
      <div class="facts"><span>${p.name('Invoice|Inv. No', 'Factura|Fact. N.º')}: <b>${p.field('invoice_number')}</b></span><span>${p.name('Dated|Date', 'Fechada|Fecha')}: <b>${p.field('date')}</b></span><span>${p.name('Order|Your order', 'Pedido|Su pedido')}: <b>${p.field('order_number')}</b></span></div>${tableOf({ head: ['', p.say('Goods supplied', 'Bienes suministrados'), p.say('Quantity', 'Cantidad'), p.say('Unit', 'Unitario'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:14mm">${p.say('Payment', 'Pago')}: ${p.field('payment_terms')}.</p>`,
  };
}

/** A notice of a council to a resident: what is charged in rows, an instalment slip with the same facts at the foot. */
export function councilCharge(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const sums = [
    [p.name('Charges|Fees before tax', 'Cargos|Tasas sin impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('Total now due|Total charge', 'Total a ingresar|Total liquidado')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const fact = (label: string, value: string): string => `<tr><td>${label}</td><td><b>${value}</b></td></tr>`;
  const slip = [
    [
      p.say('Reference', 'Referencia'),
      p.say('Payer', 'Contribuyente'),
      p.say('Last day', 'Último día'),
      p.say('Amount', 'Importe'),
    ],
    [escapeHtml(facts.number), escapeHtml(buyer.name), p.day(facts.due), p.money(facts.totalCents)],
  ];
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } .crest { width: 16mm; height: 16mm; border: 1px solid #060; border-radius: 50%; text-align: center; line-height: 16mm; color: #060 } .facts { border-collapse: separate; border-spacing: 0 3px } .facts td:first-child { background: #e5efe5; padding: 2px 6px; width: 44mm } .facts td:last-child { border-bottom: 0.5px solid #060; padding: 2px 8px } .items { margin: 9mm 0 2mm } .items th { background: #060; color: #fff; padding: 3px 5px } .items td { padding: 4px 5px; border-bottom: 0.5px solid #9b9 } .sums { margin-left: auto } .sums td { padding: 3px 5px 3px 14mm } .slip { border-top: 1px dashed #000; margin-top: 26mm; padding-top: 4mm } .slip td { border: 0.6px solid #060; padding: 3px 8px } .slip tr:first-child td { font-size: 7.5pt }`,
    body: `<div class="cols"><div class="crest">${escapeHtml(seller.brand.slice(0, 1))}</div><div style="flex:1"><b style="font-size:13pt">${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div><div style="font-size:13pt">${p.name('NOTICE OF CHARGES|INVOICE FOR CHARGES', 'LIQUIDACIÓN DE TASAS|FACTURA DE TASAS')}</div></div><div class="cols" style="margin-top:12mm"><div>${p.field('buyer')}<br>${address(buyer)}</div><table class="facts">${fact(p.name('Notice number|Bill reference', 'N.º de liquidación|Ref. de factura'), p.field('invoice_number'))}${fact(p.name('Payer account|Account reference', 'Cuenta del contribuyente|N.º de abonado'), p.field('client_id'))}${fact(p.name('Date of notice|Date of bill', 'Fecha de liquidación|Fecha de expedición'), p.field('date'))}${fact(p.name('Last day for payment|Pay on or before', 'Último día de pago|Fin del plazo de pago'), p.field('date_due'))}</table></div>
      ${tableOf({ head: [p.say('Charge', 'Tasa'), p.say('Number', 'Unidades'), p.say('Fee', 'Tarifa'), p.say('Sum', 'Cuota')], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="slip">${p.say('Return this part with your payment.', 'Entregue esta parte con su pago.')}${tableOf({ rows: slip }, 'full')}</div>`,
  };
}
