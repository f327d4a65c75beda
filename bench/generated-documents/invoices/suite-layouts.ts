// Invoices as the programs print them that small and middling firms keep their books with.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

/** A small firm's program in a browser: names of facts in capitals at their left, a tinted heading, the balance due as the last of the sums. */
export function activityInvoice(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    `<b>${p.say('Services', 'Servicios')}</b>`,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('SUBTOTAL', 'SUBTOTAL'), p.bareField('amount_untaxed')],
    [`${p.say('TAX', 'IVA')} (${rateOf(p)})`, p.bareField('tax')],
    [p.say('TOTAL', 'TOTAL'), p.bareField('amount')],
    [p.say('BALANCE DUE', 'SALDO ADEUDADO'), `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('INVOICE', 'FACTURA'), p.field('invoice_number')],
    [p.say('DATE', 'FECHA'), p.field('date')],
    [p.say('TERMS', 'TÉRMINOS'), p.field('payment_terms')],
    [p.say('DUE DATE', 'FECHA DE VENCIMIENTO'), p.field('date_due')],
    [p.say('P.O. NUMBER', 'N.º DE PEDIDO'), p.field('order_number')],
  ];
  const heads = p
    .say('DATE|ACTIVITY|DESCRIPTION|QTY|RATE|AMOUNT', 'FECHA|ACTIVIDAD|DESCRIPCIÓN|CANT.|TARIFA|IMPORTE')
    .split('|');
  return {
    css: `@page { size: Letter; margin: 15mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #333; padding-right: 0.4mm } h1 { font-size: 20pt; color: #4a6da0; font-weight: normal; margin: 8mm 0 5mm } small { color: #777; font-size: 8.5pt } .about { width: 88mm } .about td:first-child { color: #777; font-size: 8.5pt; text-align: right; padding-right: 4mm } .items { margin-top: 8mm } .items th { background: #dde5f0; color: #4a6da0; font-weight: normal; font-size: 8.5pt; padding: 5px } .items td { padding: 6px 5px } .end { border-top: 1px dotted #888; margin-top: 5mm; padding-top: 3mm } .sums { width: 82mm } .sums td { padding: 4px } .sums tr:last-child td { border-top: 1px dotted #888; font-size: 13pt }`,
    body: `<b style="font-size:11pt">${p.field('issuer')}</b><br>${lines([escapeHtml(seller.street), escapeHtml(seller.city), seller.phone, seller.mail, p.taxNumber(' ')])}<h1>${p.say('INVOICE', 'FACTURA')}</h1><div class="cols"><div><small>${p.say('BILL TO', 'FACTURAR A')}</small><br>${p.field('buyer')}<br>${escapeHtml(buyer.street)}<br>${escapeHtml(buyer.city)}</div>${tableOf({ rows: about }, 'about')}</div>
      ${tableOf({ head: heads, rows, classes: ['n', 'n', '', 'r', 'r', 'r'] }, 'items full')}<div class="cols end"><div style="color:#777;max-width:80mm">${p.say('Thank you for your business! Please make checks payable to', 'Gracias por su preferencia. Cheques a nombre de')} ${escapeHtml(seller.name)}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}</div>`,
  };
}

/** An open program of modules: kind and number as the heading, dates and references in one row of columns, the reference to pay with below the sums. */
export function communicationInvoice(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const fact = (label: string, value: string): string => `<div><b>${label}:</b><br>${value}</div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${writeNumber(line.quantity, 2, p.locale)} ${p.say('Units', 'Unidades')}`,
    p.bare(line.unitCents),
    `${writeNumber(line.rate, Number.isInteger(line.rate) ? 0 : 1, p.locale)}% ${p.say('S', 'S')}`,
    p.money(line.cents),
  ]);
  const sums = [
    [p.say('Untaxed Amount', 'Importe sin impuestos'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const number = p.field('invoice_number');
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; color: #2c2c34; padding-right: 0.4mm; height: 268mm; position: relative } .brand { font-size: 17pt; color: #714b67; font-weight: bold } .top { border-bottom: 1px solid #714b67; padding-bottom: 3mm; font-size: 8.5pt } .to { margin: 8mm 0 6mm 96mm } h1 { font-size: 17pt; font-weight: normal; color: #714b67; margin: 0 0 5mm } .facts { display: flex; gap: 8mm; margin-bottom: 6mm; font-size: 9pt } .items th { border-bottom: 1.4px solid #714b67; padding: 4px } .items td { border-bottom: 0.5px solid #ccc; padding: 4px } .sums { width: 84mm; margin: 4mm 0 6mm auto } .sums td { padding: 4px; border-bottom: 0.5px solid #ccc } .low { position: absolute; bottom: 0; left: 0; right: 0; border-top: 1px solid #714b67; padding-top: 2mm; text-align: center; font-size: 8pt }`,
    body: `<div class="top"><div class="brand">${escapeHtml(seller.brand)}</div><div style="margin-top:2mm">${p.field('issuer')}<br>${address(seller)}</div></div><div class="to">${p.field('buyer')}<br>${address(buyer)}<br>${buyer.tax.label}: ${buyer.tax.number}</div><h1>${p.say('Invoice', 'Factura')} ${number}</h1><div class="facts">${fact(p.say('Invoice Date', 'Fecha de factura'), p.field('date'))}${fact(p.say('Due Date', 'Fecha de vencimiento'), p.field('date_due'))}${fact(p.say('Delivery Date', 'Fecha de entrega'), p.day(facts.delivered))}${fact(p.say('Customer Code', 'Código de cliente'), p.field('client_id'))}${fact(p.say('Reference', 'Referencia'), p.field('order_number'))}</div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit Price', 'Precio unitario'), p.say('Taxes', 'Impuestos'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p>${p.say('Please use the following communication for your payment', 'Utilice la siguiente referencia al realizar su pago')}: <b>${number}</b></p><p>${p.say('Payment terms', 'Términos de pago')}: ${p.field('payment_terms')}</p><p style="font-size:8.5pt">${remitLine(p)}</p><div class="low">${seller.phone} | ${seller.mail} | ${seller.site} | ${p.taxNumber(': ')}<br>${p.say('Page', 'Página')} 1 / 1 · ${dice.pick(['ERP 16.0', 'ERP 17.0'])}</div>`,
  };
}

function taxRows(p: InvoicePaper): string[][] {
  return p.facts.taxes.map(({ rate, baseCents, taxCents }) => [
    rate === 0
      ? p.say('ZERO', 'EXENTO')
      : `${p.say('VAT', 'IVA')}${writeNumber(rate, rate % 1 === 0 ? 0 : 1, p.locale)}`,
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
  ]);
}

/** A distributor's program: facts in two columns of pairs, sums that name the currency, at the end how much of the tax is of which rate. */
export function navSales(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const { currency } = p.locale;
  const tax = p.taxWord();
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.say('PCS', 'UDS'),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      `${p.say('Total', 'Total')} ${p.field('currency')} ${p.say('Excl.', 'sin')} ${tax}`,
      p.bareField('amount_untaxed'),
    ],
    [`${p.say('VAT Amount', 'Importe IVA')}`, p.bareField('tax')],
    [
      `<b>${p.say('Total', 'Total')} ${currency} ${p.say('Incl.', 'con')} ${tax}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const left = [
    [p.say('Bill-to Customer No.', 'Factura-a N.º cliente'), p.field('client_id')],
    [p.say('VAT Registration No.', 'CIF/NIF cliente'), buyer.tax.number],
    [p.say('Your Reference', 'Su/Ntra. ref.'), p.field('order_number')],
    [
      p.say('Salesperson', 'Vendedor'),
      dice.pick(p.say('Tunde Bakare|Ngozi Eze', 'Marta Sanz|Jordi Pla').split('|')),
    ],
    [p.say('Shipment No.', 'N.º albarán'), facts.deliveryNote],
  ];
  const right = [
    [p.say('Invoice No.', 'N.º factura'), p.field('invoice_number')],
    [p.say('Document Date', 'Fecha emisión documento'), p.field('date')],
    [p.say('Due Date', 'Fecha vencimiento'), p.field('date_due')],
    [p.say('Payment Terms', 'Términos de pago'), p.field('payment_terms')],
    [p.say('Prices Including VAT', 'Precios IVA incluido'), p.say('No', 'No')],
  ];
  const company = [
    [p.say('Phone No.', 'N.º teléfono'), seller.phone],
    [p.say('E-Mail', 'Correo electrónico'), seller.mail],
    [p.say('VAT Reg. No.', 'CIF/NIF'), p.field('vat')],
    ...remitTo(p),
  ];
  return {
    css: `@page { size: A4; margin: 16mm 15mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 16pt; margin: 0 0 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 6mm 0 } .two td { padding: 1.5px 3px } .two td:first-child { font-weight: bold; width: 44mm } .two .co td:first-child { width: 34mm } .items th { border-bottom: 1px solid #000; padding: 3px; vertical-align: bottom } .items td { padding: 3px } .sums { margin: 3mm 0 8mm auto; width: 92mm; border-top: 1px solid #000 } .sums td { padding: 2.5px 3px } .spec { width: 110mm } .spec th { border-bottom: 0.6px solid #000; font-size: 8pt } h4 { margin: 0 0 1mm }`,
    body: `<div class="cols"><div><h1>${p.say('Sales – Invoice', 'Venta – Factura')}</h1>${p.say('Page', 'Pág.')} 1</div><b style="font-size:14pt;color:#125">${escapeHtml(seller.brand)}</b></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}</div><div>${p.field('issuer')}<br>${address(seller)}${tableOf({ rows: company }, 'co')}</div></div><div class="two">${tableOf({ rows: left }, 'full')}${tableOf({ rows: right }, 'full')}</div>
      ${tableOf({ head: [p.say('No.', 'N.º'), p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit', 'Unidad'), p.say('Unit Price Excl. VAT', 'Precio venta sin IVA'), p.say('VAT %', '% IVA'), p.say('Line Amount Excl. VAT', 'Importe línea sin IVA')], rows, classes: ['n', '', 'r', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: foot, classes: ['', 'r'] }, 'sums')}<h4>${p.say('VAT Amount Specification', 'Especificación importe IVA')}</h4>${tableOf({ head: [p.say('VAT Identifier', 'Identificador IVA'), p.say('VAT %', '% IVA'), p.say('VAT Base', 'Base IVA'), p.say('VAT Amount', 'Importe IVA')], rows: taxRows(p), classes: ['', 'r', 'r', 'r'] }, 'spec')}`,
  };
}

/** A freelancer's program: a coloured band with the amount due, facts in columns below their names, how much was paid before the amount due again. */
export function studioInvoice(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const due = `${p.say('Amount Due', 'Importe adeudado')} (${p.field('currency')})`;
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
    [p.say('Amount Paid', 'Importe pagado'), p.money(0)],
    [`<b>${due}</b>`, `<b>${p.money(facts.totalCents)}</b>`],
  ];
  const fact = (label: string, value: string): string => `<p><small>${label}</small><br>${value}</p>`;
  return {
    css: `@page { size: A4; margin: 0 } body { font: 10pt 'URW Gothic', sans-serif; color: #2d3a45 } .band { background: #0e8a7d; color: #fff; padding: 12mm 18mm; display: flex; justify-content: space-between } .band h1 { margin: 0; font-size: 19pt } .band div:last-child { text-align: right; font-size: 9pt } .in { padding: 10mm 18mm } .four { display: grid; grid-template-columns: 1.3fr 0.9fr 0.9fr 1.2fr; gap: 5mm; margin-bottom: 10mm } small { color: #0e8a7d; font-size: 8.5pt } .big { font-size: 17pt; white-space: nowrap } .items th { border-top: 2px solid #0e8a7d; color: #0e8a7d; font-weight: normal; padding: 5px 2px } .items td { border-bottom: 0.6px solid #ccd; padding: 6px 2px } .sums { width: 86mm; margin: 4mm 0 0 auto } .sums td { padding: 3px 2px } .sums tr:nth-child(3) td { border-top: 0.6px solid #889 } .sums tr:last-child td { border-top: 2px double #0e8a7d }`,
    body: `<div class="band"><h1>${escapeHtml(seller.brand)}</h1><div>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}<br>${p.taxNumber(': ')}</div></div><div class="in"><div class="four"><div><small>${p.say('Billed To', 'Facturado a')}</small><br>${p.field('buyer')}<br>${address(buyer)}</div><div>${fact(p.say('Date of Issue', 'Fecha de emisión'), p.field('date'))}${fact(p.say('Due Date', 'Fecha de vencimiento'), p.field('date_due'))}</div><div>${fact(p.say('Invoice Number', 'Número de factura'), p.field('invoice_number'))}${fact(p.say('Reference', 'Orden de compra'), p.field('order_number'))}</div><div style="text-align:right"><small>${due}</small><div class="big">${p.field('amount')}</div></div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Rate', 'Tarifa'), p.say('Qty', 'Cant.'), p.say('Line Total', 'Total línea')], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:14mm"><small>${p.say('Notes', 'Notas')}</small><br>${p.say('It was a pleasure to work with you.', 'Ha sido un placer trabajar con ustedes.')}</p><p><small>${p.say('Terms', 'Condiciones')}</small><br>${p.field('payment_terms')}<br>${remitLine(p)}</p></div>`,
  };
}
