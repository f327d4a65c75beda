// Invoices as programs of bookkeeping and of the whole firm print them by themselves, with little changed by who uses them.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { inWords } from '../number-words.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

/** A suite for the whole firm: number and day under the title, the total in a grey box beside both addresses, terms in a band, a bar code at the foot. */
export function suiteTransaction(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    line.code,
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const due = p.field('date_due');
  const band = [
    [
      p.field('payment_terms'),
      due,
      p.field('order_number'),
      dice.pick(p.say('Dana Whitfield|Marco Ruiz', 'Paola Rentería|Iván Cantú').split('|')),
      dice.pick(p.say('UPS Ground|LTL Freight', 'Paquetería|Flete propio').split('|')),
    ],
  ];
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.say('Tax Total', 'Total de impuestos')} (${rateOf(p)})`, p.field('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const bars = Array.from({ length: 38 }, () => `<i style="width:${dice.int(1, 3) * 0.3}mm"></i>`).join('');
  const number = p.field('invoice_number');
  return {
    css: `@page { size: Letter; margin: 13mm 14mm } body { font: 9pt 'Liberation Sans', sans-serif; color: #333; padding-right: 0.4mm } h1 { font-size: 24pt; margin: 0; text-align: right; font-weight: bold } .no { font-size: 14pt; text-align: right } .three { display: grid; grid-template-columns: 1fr 1fr 62mm; gap: 6mm; margin: 9mm 0 6mm } .three b { font-size: 8.5pt } .total { background: #e3e3e3; padding: 4mm; font-size: 20pt; line-height: 1.25 } .total small { display: block; font-size: 9.5pt } .t th { background: #e3e3e3; padding: 4px 5px; font-size: 8.5pt; color: #333 } .t td { padding: 5px; border-bottom: 0.5px solid #e3e3e3 } .sums { width: 82mm; margin: 5mm 0 0 auto } .sums td { padding: 4px 5px } .sums tr:last-child td { background: #e3e3e3; font-size: 11pt } .low { margin-top: 24mm; display: flex; justify-content: space-between; align-items: flex-end; border-top: 1px dashed #999; padding-top: 4mm } .code i { display: inline-block; height: 10mm; background: #000; margin-right: 0.6mm }`,
    body: `<div class="cols"><div><b style="font-size:15pt;color:#1f5c99">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div><div><h1>${p.say('Invoice', 'Factura')}</h1><div class="no">#${number}</div><div style="text-align:right">${p.field('date')}</div></div></div><div class="three"><div><b>${p.say('Bill To', 'Facturar a')}</b><br>${p.field('buyer')}<br>${address(buyer)}</div><div><b>${p.say('Ship To', 'Enviar a')}</b><br>${p.say('Receiving Dock', 'Almacén de recibo')} ${dice.int(2, 9)}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div><div class="total"><small>${p.say('TOTAL', 'TOTAL')}</small>${p.money(facts.totalCents)}<small>${p.say('Due Date', 'Fecha de vencimiento')}: ${p.day(facts.due)}</small></div></div>${tableOf({ head: [p.say('Terms', 'Términos'), p.say('Due Date', 'Vencimiento'), p.say('PO #', 'Orden de compra'), p.say('Sales Rep', 'Vendedor'), p.say('Shipping Method', 'Método de envío')], rows: band }, 't full')}<div style="height:5mm"></div>
      ${tableOf({ head: [p.say('Quantity', 'Cantidad'), p.say('Item', 'Artículo'), p.say('Description', 'Descripción'), p.say('Rate', 'Tarifa'), p.say('Amount', 'Importe')], rows, classes: ['', 'n', '', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:8mm;font-size:8.5pt">${remitLine(p)}</p><div class="low"><div class="code">${bars}<br><small>${number}</small></div><span>${p.say('1 of 1', '1 de 1')}</span></div>`,
  };
}

/** A ledger in the browser of the southern kind: title over the customer, facts as a column of small headings, below a slip to cut off and send with the money. */
export function paymentAdvice(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const { currency } = p.locale;
  const tax = p.taxWord();
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.say('TOTAL', 'TOTAL')} ${tax} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const [number, due] = [p.field('invoice_number'), p.field('date_due')];
  const fact = (label: string, value: string): string => `<b>${label}</b><br>${value}<br><br>`;
  const slip = [
    [`<b>${p.say('Customer', 'Cliente')}</b>`, escapeHtml(buyer.name)],
    [`<b>${p.say('Invoice Number', 'N.º de factura')}</b>`, number],
    [`<b>${p.say('Amount Due', 'Importe adeudado')}</b>`, `<b>${p.bare(facts.totalCents)}</b>`],
    [`<b>${p.say('Due Date', 'Fecha de vencimiento')}</b>`, due],
    [`<b>${p.say('Amount Enclosed', 'Importe que se abona')}</b>`, ''],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 266mm; position: relative } h1 { font-size: 20pt; font-weight: normal; margin: 4mm 0 7mm } .three { display: grid; grid-template-columns: 1fr 44mm 54mm; gap: 5mm; margin-bottom: 9mm } .items th { border-bottom: 1px solid #000; padding: 4px 3px } .items td { border-bottom: 0.5px solid #bbb; padding: 5px 3px } .sums { width: 78mm; margin: 2mm 0 9mm auto } .sums td { padding: 4px 3px } .sums tr:nth-child(3) td { border-top: 1px solid #000 } .slip { position: absolute; left: 0; right: 0; bottom: 0; border-top: 1px dashed #777; padding-top: 5mm; display: grid; grid-template-columns: 1fr 88mm; gap: 8mm } .slip h2 { font-size: 17pt; font-weight: normal; margin: 0 0 4mm } .slip td { padding: 3px } .slip tr:nth-child(4) td { padding-bottom: 4mm; border-bottom: 0.5px solid #777 } small { font-size: 7.5pt; color: #555 }`,
    body: `<div style="text-align:right;font-size:14pt;color:#13b5a5"><b>${escapeHtml(seller.brand)}</b></div><div class="three"><div><h1>${p.say('TAX INVOICE', 'FACTURA')}</h1><div style="padding-left:9mm">${p.field('buyer')}<br>${address(buyer)}${p.say('', `<br>NIF ${buyer.tax.number}`)}</div></div><div style="padding-top:4mm">${fact(p.say('Invoice Date', 'Fecha de factura'), p.field('date'))}${fact(p.say('Invoice Number', 'Número de factura'), number)}${fact(p.say('Reference', 'Referencia'), p.field('order_number'))}${fact(seller.tax.label, p.field('vat'))}</div><div style="padding-top:4mm">${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}</div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit Price', 'Precio unitario'), tax, `${p.say('Amount', 'Importe')} ${currency}`], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['r', 'r'] }, 'sums')}<p><b>${p.say('Due Date', 'Fecha de vencimiento')}: ${due}</b><br>${p.say('Please pay by bank transfer to the account below and quote the invoice number.', 'Rogamos abonen por transferencia a la cuenta siguiente indicando el número de factura.')}</p><p>${remitLine(p, '<br>')}</p><div class="slip"><div><h2>${p.say('PAYMENT ADVICE', 'AVISO DE PAGO')}</h2><div style="padding-left:9mm">${p.say('To', 'A')}: ${escapeHtml(seller.name)}<br>${address(seller)}</div></div><div>${tableOf({ rows: slip, classes: ['', 'r'] }, 'full')}<small>${p.say('Enter the amount you are paying above', 'Indique arriba el importe que abona')}</small></div></div>`,
  };
}

function totalWords(p: InvoicePaper): string {
  const cents = p.facts.totalCents;
  const whole = inWords(Math.floor(cents / HUNDRED), p.locale.language);
  const rest = cents % HUNDRED;
  if (p.locale.language === 'es') {
    return `(${whole.toUpperCase()} PESOS ${String(rest).padStart(2, '0')}/100 M.N.)`;
  }
  const words = `${whole}${rest === 0 ? '' : ` and ${inWords(rest, 'en')} paise`} only`;
  return `Indian Rupee ${words.replaceAll(/\b(?!and)[a-z]/gu, (letter) => letter.toUpperCase())}`;
}

/** A program of small firms in India: all in one frame, facts as pairs with colons, the tax of each line in two columns under one heading, the total in words. */
export function totalInWords(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    String(at + 1),
    escapeHtml(line.text),
    dice.pick(['84713010', '85176290', '85287200']),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(Math.round((line.cents * line.rate) / HUNDRED)),
    p.bare(line.cents),
  ]);
  const tax = p.say('IGST', 'IVA');
  const withColon = (label: string, value: string): [string, string] => [label, `: <b>${value}</b>`];
  const left = [
    withColon('#', p.field('invoice_number')),
    withColon(p.say('Invoice Date', 'Fecha de la factura'), p.field('date')),
    withColon(p.say('Terms', 'Condiciones'), p.field('payment_terms')),
    withColon(p.say('Due Date', 'Fecha de vencimiento'), p.field('date_due')),
    withColon(p.say('P.O.#', 'N.º de OC'), p.field('order_number')),
  ];
  const right = [
    withColon(p.say('Place Of Supply', 'Lugar de expedición'), p.say('Karnataka (29)', dice.digits(5))),
    withColon(p.say('Reverse Charge', 'Uso del CFDI'), p.say('No', 'G03')),
  ];
  const sums = [
    [p.say('Sub Total', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${tax}${writeNumber(facts.taxes[0]?.rate ?? 0, 0, p.locale)} (${rateOf(p)})`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
    [`<b>${p.say('Balance Due', 'Saldo adeudado')}</b>`, `<b>${p.money(facts.totalCents)}</b>`],
  ];
  const heads = [
    '#',
    p.say('Item &amp; Description', 'Artículo y descripción'),
    p.say('HSN/SAC', 'Clave SAT'),
    p.say('Qty', 'Cant.'),
    p.say('Rate', 'Precio'),
    `${tax} %`,
    p.say('Amt', 'Imp.'),
    p.say('Amount', 'Importe'),
  ];
  return {
    css: `@page { size: A4; margin: 12mm 12mm } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8pt; padding-right: 0.4mm } .frame { border: 1px solid #9e9e9e } .head { display: flex; justify-content: space-between; padding: 4mm; align-items: flex-end } .head h1 { font-size: 20pt; font-weight: normal; margin: 0 } .two { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid #9e9e9e } .two > div { padding: 1.5mm 2mm } .two > div:first-child { border-right: 1px solid #9e9e9e } .two h4 { background: #f2f3f4; margin: -1.5mm -2mm 1.5mm; padding: 1mm 2mm; border-bottom: 1px solid #9e9e9e; font-size: 8pt } .two td { padding: 1px 4px 1px 0 } .items { border-top: 1px solid #9e9e9e } .items th { background: #f2f3f4; border: 1px solid #9e9e9e; border-top: none; font-size: 7.5pt; padding: 3px } .items td { border-left: 1px solid #9e9e9e; border-right: 1px solid #9e9e9e; padding: 4px 3px; border-bottom: 1px solid #9e9e9e } .items th:first-child, .items td:first-child { border-left: none } .items th:last-child, .items td:last-child { border-right: none } .end { display: grid; grid-template-columns: 1fr 76mm } .end > div { padding: 2mm } .end > div:last-child { border-left: 1px solid #9e9e9e } .sums td { padding: 3px 2px } .sign { border-top: 1px solid #9e9e9e; margin: 6mm -2mm -2mm; padding: 16mm 2mm 2mm; text-align: center }`,
    body: `<div class="frame"><div class="head"><div><b style="font-size:11pt">${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}<br>${seller.mail}</div><h1>${p.say('TAX INVOICE', 'FACTURA')}</h1></div><div class="two"><div>${tableOf({ rows: left })}</div><div>${tableOf({ rows: right })}</div></div><div class="two"><div><h4>${p.say('Bill To', 'Facturar a')}</h4><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div><h4>${p.say('Ship To', 'Enviar a')}</h4>${address(buyer)}</div></div>
      ${tableOf({ head: heads, rows, classes: ['', '', 'n', 'r', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div>${p.say('Total In Words', 'Total en letra')}<br><b><i>${totalWords(p)}</i></b><br><br>${p.say('Notes', 'Notas')}<br>${p.say('Thanks for your business.', 'Gracias por su compra.')}<br><br>${remitLine(p, '<br>')}</div><div>${tableOf({ rows: sums, classes: ['r', 'r'] }, 'sums full')}<div class="sign">${p.say('Authorized Signature', 'Firma autorizada')}</div></div></div></div>`,
  };
}

/** A large program: positions counted by tens, prices per so many units, what was ordered and delivered named above, conditions in sentences below. */
export function positionNumbers(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const { currency } = p.locale;
  const rows = facts.lines.flatMap((line, at) => [
    [
      `0000${(at + 1) * 10}`,
      escapeHtml(line.text),
      String(line.quantity),
      p.say('EA', 'UN'),
      p.bare(line.unitCents),
      `1 ${p.say('EA', 'UN')}`,
      p.bare(line.cents),
    ],
    ['', `${p.say('Material', 'Material')} ${line.code}`, '', '', '', '', ''],
  ]);
  const about = [
    [p.say('Invoice Number', 'Número de factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Invoice Date', 'Fecha de factura'), p.field('date')],
    [p.say('Customer Number', 'Nº de cliente'), p.field('client_id')],
    [p.say('Purchase Order No.', 'Nº pedido de cliente'), p.field('order_number')],
    [
      p.say('Delivery Note No./Date', 'Nota de entrega/Fecha'),
      `80${dice.digits(6)} / ${p.day(facts.delivered)}`,
    ],
    [p.say('Sales Order No.', 'Nº de orden de venta'), `11${dice.digits(6)}`],
    [p.say('Currency', 'Moneda'), p.field('currency')],
  ];
  const sums = [
    [p.say('Total Net Value', 'Valor neto total'), currency, p.bareField('amount_untaxed')],
    [
      `${p.taxWord()} ${rateOf(p)} ${p.say('on', 'sobre')} ${p.bare(facts.netCents)}`,
      currency,
      p.bareField('tax'),
    ],
    [
      `<b>${p.say('Final Amount', 'Importe final')}</b>`,
      `<b>${currency}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 18mm 12mm 22mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; height: 262mm; position: relative } .two { display: grid; grid-template-columns: 1fr 86mm; gap: 6mm; margin: 12mm 0 10mm } .back { font-size: 7pt; border-bottom: 0.5px solid #000; padding-bottom: 0.5mm; margin-bottom: 3mm } .about td { padding: 1px 3px } .about td:first-child { white-space: nowrap } h1 { font-size: 14pt; margin: 0 0 3mm } .items th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px } .items td { padding: 0 3px } .items tr:nth-child(odd) td { padding-top: 3mm } .sums { margin: 5mm 0 7mm auto; width: 108mm; border-top: 1px solid #000 } .sums td { padding: 3px } .sums tr:last-child td { border-top: 0.5px solid #000; border-bottom: 2px solid #000 } .low { position: absolute; bottom: 0; left: 0; right: 0; border-top: 0.5px solid #000; padding-top: 2mm; display: grid; grid-template-columns: 1fr 1fr 1.2fr; gap: 5mm; font-size: 7.5pt }`,
    body: `<b style="font-size:18pt;color:#004a80">${escapeHtml(seller.brand)}</b><div class="two"><div><div class="back">${escapeHtml(seller.brand)} · ${addressLine(seller)}</div>${p.field('buyer')}<br>${address(buyer)}</div><div><h1>${p.say('Invoice', 'Factura')}</h1>${tableOf({ rows: about }, 'about full')}</div></div>
      ${tableOf({ head: [p.say('Item', 'Pos.'), p.say('Description', 'Denominación'), p.say('Qty', 'Cantidad'), p.say('UoM', 'UM'), p.say('Unit Price', 'Precio'), p.say('per', 'por'), p.say('Value', 'Valor')], rows, classes: ['n', '', 'r', '', 'r', 'n', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', '', 'r'] }, 'sums')}<p>${p.say('Terms of payment', 'Condiciones de pago')}: ${p.field('payment_terms')}<br>${p.say('Payable on or before', 'A pagar hasta el')} ${p.field('date_due')} ${p.say('without deduction', 'sin descuento')}<br>${p.say('Terms of delivery', 'Condiciones de entrega')}: ${dice.pick(['FCA', 'DAP', 'CPT'])} ${escapeHtml(buyer.city.replace(/ \d+$/u, ''))}</p><div class="low"><div>${p.field('issuer')}<br>${address(seller)}</div><div>${seller.phone}<br>${seller.mail}<br>${p.taxNumber(' ')}</div><div>${remitTo(
        p,
      )
        .map(([label, value]) => `${label}: ${value}`)
        .join('<br>')}</div></div>`,
  };
}
