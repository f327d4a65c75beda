// Invoices made on a screen: of a marketplace, of a web program with an accent colour, of a spreadsheet with lines left empty, in a mail, of a small firm that asks for a transfer.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

/** Facts in a box at the right, the order with numbers of its own, the tax by rate below the total. */
export function marketplaceOrder(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const tax = p.taxWord();
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.money(line.unitCents),
    p.rate(line.rate),
    p.money(line.cents),
  ]);
  const box = [
    [p.name('Invoice #|Document #', 'Factura #|N.º de documento'), p.field('invoice_number')],
    [
      p.name('Invoice date / Delivery date|Invoice date', 'Fecha de factura / entrega|Fecha de la factura'),
      p.field('date'),
    ],
    [`<b>${p.name('Total payable|Total', 'Total pendiente|Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const rates = [
    [rateOf(p), p.field('amount_untaxed'), p.field('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, p.money(facts.netCents), p.money(facts.taxCents)],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } .brand { font-size: 18pt; font-weight: bold } .box { width: 82mm; border: 1px solid #999; padding: 2mm } .box td { padding: 2px 4px } .box td:last-child { text-align: right } h4 { margin: 6mm 0 1mm; border-bottom: 1px solid #999; font-size: 9pt } .items { margin-top: 5mm } .items th { border-bottom: 1px solid #999; font-size: 8pt } .items td { padding: 5px 3px; border-bottom: 0.5px solid #ddd } .said { text-align: right; font-size: 12pt; font-weight: bold; margin: 3mm 0 5mm } .rates { margin-left: auto } .rates th, .rates td { padding: 2px 3px 2px 9mm; font-size: 8pt } .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm }`,
    body: `<div class="cols"><div><div class="brand">${p.say('Invoice', 'Factura')}</div><p style="margin-top:5mm">${p.field('buyer')}<br>${address(buyer)}</p></div><div class="box"><div style="font-size:11pt">${p.name('Payment on account|Pay by invoice', 'Pago a cuenta|Pago con factura')}</div>${p.say('Sold by', 'Vendido por')} ${p.field('issuer')}<br>${p.taxNumber(' ')}${tableOf({ rows: box }, 'full')}</div></div>
      <div class="three"><div><h4>${p.say('Billing address', 'Dirección de facturación')}</h4>${address(buyer)}</div><div><h4>${p.say('Delivery address', 'Dirección de envío')}</h4>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div><div><h4>${p.say('Order information', 'Información del pedido')}</h4>${p.say('Order date', 'Fecha del pedido')} ${p.day(facts.delivered)}<br>${p.name('Order #|Purchase order', 'Pedido #|Orden de compra')} ${p.field('order_number')}<br>${p.say('Shipment', 'Envío')} ${dice.digits(7)}</div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), `${p.say('Unit price (excl.', 'P. unitario (sin')} ${tax})`, `${tax} %`, `${p.say('Item subtotal (excl.', 'Subtotal (sin')} ${tax})`], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="said">${p.say('Invoice total', 'Total de la factura')} ${p.money(facts.totalCents)}</div>${tableOf({ head: [`${tax} %`, `${p.say('Subtotal (excl.', 'Subtotal (sin')} ${tax})`, `${tax} ${p.say('subtotal', 'subtotal')}`], rows: rates, classes: ['r', 'r', 'r'] }, 'rates')}<p style="margin-top:14mm;font-size:7.5pt">${lines([escapeHtml(seller.name), addressLine(seller)])}</p>`,
  };
}

/** A thick coloured line; four columns of labels in colour, the last with what is due in large type. */
export function accentRow(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const k = (label: string): string => `<div class="k">${label}</div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.money(line.unitCents),
    String(line.quantity),
    p.money(line.cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.field('tax')],
    [p.say('Total', 'Total'), p.field('amount')],
    [p.say('Amount paid', 'Importe pagado'), p.money(0)],
    [
      `${p.name('Amount due|Balance', 'Importe pendiente|Saldo')} (${p.field('currency')})`,
      p.money(facts.totalCents),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font}; color: #222 } .bar { border-top: 5mm solid #7a3e9d; padding-top: 6mm } .four { display: grid; grid-template-columns: 1.2fr 1fr 1fr 1.2fr; gap: 5mm; margin: 10mm 0 8mm } .k { color: #7a3e9d; font-size: 8.5pt } .v { margin-bottom: 3mm } .big { font-size: 15pt; white-space: nowrap } .items { border-top: 1mm solid #7a3e9d } .items th { color: #7a3e9d; font-weight: normal; padding: 3mm 2px } .items td { border-bottom: 0.5px solid #ddd; padding: 3mm 2px } .sums { margin: 4mm 0 0 auto; width: 82mm } .sums td { padding: 2px } .sums tr:nth-child(4) td { border-bottom: 1px solid #bbb } .sums tr:last-child td { color: #7a3e9d; padding-top: 2mm }`,
    body: `<div class="bar cols"><div style="font-size:15pt">${p.field('issuer')}</div><div style="text-align:right">${lines([seller.phone, address(seller), p.taxNumber(' ')])}</div></div>
      <div class="four"><div>${k(p.say('Billed To', 'Facturado a'))}<div class="v">${p.field('buyer')}<br>${address(buyer)}</div></div><div>${k(p.say('Date of Issue', 'Fecha de emisión'))}<div class="v">${p.field('date')}</div>${k(p.say('Due Date', 'Fecha límite'))}<div class="v">${p.field('date_due')}</div></div><div>${k(p.say('Invoice Number', 'Número de factura'))}<div class="v">${p.field('invoice_number')}</div>${k(p.name('Reference|PO reference', 'Referencia|Ref. de pedido'))}<div class="v">${p.field('order_number')}</div></div><div style="text-align:right">${k(`${p.say('Amount Due', 'Importe pendiente')} (${p.locale.currency})`)}<div class="big">${p.money(facts.totalCents)}</div></div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Rate', 'Tarifa'), p.say('Qty', 'Cant.'), p.say('Line Total', 'Total de línea')], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:12mm">${k(p.say('Terms', 'Condiciones'))}${p.field('payment_terms')}</p>`,
  };
}

/** All gridlines printed, lines of the template left empty, the rate of the tax in a row of its own. */
export function spreadsheet(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const WHOLE = 14;
  const filled = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const empty = Array.from({ length: Math.max(0, WHOLE - filled.length) }, () => ['&nbsp;', '', '', '', '-']);
  const foot = (label: string, value: string): string[] => ['', '', '', label, value];
  const sums = [
    foot(p.say('SUBTOTAL', 'SUBTOTAL'), p.bareField('amount_untaxed')),
    foot(p.say('TAX RATE', 'TIPO'), rateOf(p)),
    foot(p.taxWord().toUpperCase(), p.bareField('tax')),
    foot(p.say('OTHER', 'OTROS'), '-'),
    foot(`<b>${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`),
  ];
  const meta = [
    [p.say('DATE:', 'FECHA:'), p.field('date')],
    [p.say('INVOICE #', 'FACTURA #'), p.field('invoice_number')],
    [p.say('CUSTOMER ID', 'ID CLIENTE'), p.field('client_id')],
    [p.say('DUE DATE', 'VENCE'), p.field('date_due')],
  ];
  return {
    css: `@page { size: Letter; margin: 15mm } body { font: 9pt 'Liberation Sans', sans-serif } h1 { margin: 0; font-size: 24pt; color: #8496b0; text-align: right } .meta td { padding: 1px 4px; text-align: right } .meta td:last-child { border: 0.5px solid #aaa; text-align: center; min-width: 34mm } .bar { background: #3b4e87; color: #fff; font-weight: bold; padding: 1px 4px; width: 80mm } .items { margin-top: 5mm } .items th { background: #3b4e87; color: #fff; border: 0.5px solid #aaa; font-size: 8pt } .items td { border: 0.5px solid #aaa; padding: 2px 4px } .foot td:nth-child(-n+3) { border: none }`,
    body: `<div class="cols"><div><b style="font-size:14pt">${p.field('issuer')}</b><br>${address(seller)}<br>${p.say('Phone', 'Tel.')}: ${seller.phone}<br>${p.taxNumber(': ')}</div><div><h1>${p.say('INVOICE', 'FACTURA')}</h1>${tableOf({ rows: meta }, 'meta')}</div></div><br><div class="bar">${p.say('BILL TO', 'FACTURAR A')}</div>${p.field('buyer')}<br>${address(buyer)}
      ${tableOf({ head: [p.say('ITEM #', 'ART. #'), p.say('DESCRIPTION', 'DESCRIPCIÓN'), p.say('QTY', 'CANT'), p.say('UNIT PRICE', 'P. UNIT.'), p.say('TOTAL', 'TOTAL')], rows: [...filled, ...empty], foot: sums, classes: ['', '', 'c', 'r', 'r'] }, 'items full')}<p style="margin-top:4mm">${p.say('If you have any questions about this invoice, please contact', 'Si tiene preguntas sobre esta factura, escriba a')} ${seller.mail}</p><p class="c"><b>${p.say('Thank You For Your Business!', '¡Gracias por su compra!')}</b></p>`,
  };
}

/** A mail as it is printed: sender, receiver and subject above, then the invoice as its text. */
export function mailInvoice(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const number = p.field('invoice_number');
  const head = [
    [p.say('From:', 'De:'), `${escapeHtml(seller.brand)} &lt;${seller.mail}&gt;`],
    [p.say('To:', 'Para:'), buyer.mail],
    [p.say('Sent:', 'Enviado:'), `${p.day(facts.date)} 09:12`],
    [
      p.say('Subject:', 'Asunto:'),
      p.say(
        `Invoice ${number} from ${escapeHtml(seller.brand)}`,
        `Factura ${number} de ${escapeHtml(seller.brand)}`,
      ),
    ],
  ];
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${line.quantity} x ${p.money(line.unitCents)}`,
    p.money(line.cents),
  ]);
  const sums = [
    [
      p.name('Before tax|Total before tax', 'Antes de impuestos|Total antes de impuestos'),
      '',
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} ${rateOf(p)}`, '', p.field('tax')],
    [`<b>${p.name('Total|To pay', 'Total|Por pagar')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const about = lines([
    `${p.name('Issued on|Invoice date', 'Emitida el|Fecha de la factura')} ${p.field('date')}`,
    `${p.name('Payable by|Due', 'A pagar antes del|Vence')} ${p.field('date_due')}`,
    `${p.name('Prepared for|Customer', 'Preparada para|Cliente')}: ${p.field('buyer')}`,
  ]);
  return {
    css: `@page { size: A4; margin: 18mm 16mm } body { font: 10pt 'Liberation Sans', sans-serif } .head { border-bottom: 2px solid #000; width: 100%; margin-bottom: 6mm } .head td { padding: 1px 6px 1px 0 } .head tr:last-child td { padding-bottom: 6px } .head td:first-child { width: 20mm; font-weight: bold } .mail { border: 1px solid #ddd; padding: 8mm; width: 150mm } .items { margin: 6mm 0 } .items td { padding: 5px 0; border-bottom: 1px solid #eee } .small { color: #777; font-size: 8pt }`,
    body: `${tableOf({ rows: head }, 'head')}<div class="mail"><div style="font-size:15pt">${p.say('Hello, here is your invoice', 'Hola, aquí tiene su factura')}</div><p style="margin-top:4mm">${about}</p>${tableOf({ rows, foot: sums, classes: ['', 'r', 'r'] }, 'items full')}<p class="small">${lines([`${p.field('issuer')}, ${addressLine(seller)}`, p.taxNumber(' ')])}</p></div><p class="small">${p.say('Page 1 of 1', 'Página 1 de 1')}</p>`,
  };
}

/** Short labels with colons in line, the base of the tax named beside its rate, a sentence that asks for the transfer. */
export function transferRequest(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const row = (label: string, value: string): string[] => [label, ':', value];
  const meta = [
    row(p.name('Invoice number|Invoice nr.', 'Número de factura|Factura nro.'), p.field('invoice_number')),
    row(p.name('Invoice date|Date', 'Fecha de factura|Fecha'), p.field('date')),
    row(p.name('Expiry date|Due', 'Fecha de caducidad|Vence'), p.field('date_due')),
    row(p.name('Debtor number|Relation nr.', 'Número de deudor|Cliente nro.'), p.field('client_id')),
  ];
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
    p.rate(line.rate),
  ]);
  const sums = [
    [p.name('Subtotal|Total excluding', 'Subtotal|Total sin impuestos'), p.field('amount_untaxed')],
    [`${rateOf(p)} ${p.taxWord()} ${p.say('over', 'sobre')} ${p.money(facts.netCents)}`, p.field('tax')],
    [`<b>${p.name('Total|Total including', 'Total|Total con impuestos')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const bank = payTo(p)
    .map(([label, value]) => `${label} ${value}`)
    .join(', ');
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 9.5pt ${p.font} } .logo { background: #f26b21; color: #fff; align-self: flex-start; padding: 3mm 6mm; font-size: 14pt } .meta td { padding: 1px 6px 1px 0 } .items { margin: 8mm 0 4mm } .items th { border-bottom: 1.5px solid #f26b21; font-weight: normal; color: #f26b21 } .items td { padding: 3px } .sums { margin-left: auto; margin-right: 16mm } .sums td { padding: 2px 3px 2px 10mm } .end { margin-top: 22mm; text-align: center; font-size: 8.5pt }`,
    body: `<div class="cols"><div class="logo">${escapeHtml(seller.brand)}</div><div>${lines([p.field('issuer'), address(seller), seller.mail, p.taxNumber(' ')])}</div></div><div class="cols" style="margin-top:14mm"><div>${p.field('buyer')}<br>${p.say('Accounts department', 'Departamento de contabilidad')}<br>${address(buyer)}</div>${tableOf({ rows: meta }, 'meta')}</div>
      <h2 style="margin:12mm 0 0">${p.say('Invoice', 'Factura')}</h2>${tableOf({ head: [p.say('Number', 'Cantidad'), p.say('Description', 'Descripción'), p.say('Price', 'Precio'), p.say('Total', 'Total'), p.taxWord()], rows, classes: ['r', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <div class="end">${p.say(`Please transfer ${p.money(facts.totalCents)} to ${bank}, quoting ${escapeHtml(facts.number)}.`, `Le rogamos transferir ${p.money(facts.totalCents)} a ${bank}, indicando ${escapeHtml(facts.number)}.`)}</div>`,
  };
}
