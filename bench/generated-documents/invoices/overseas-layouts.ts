// Invoices as they are usual in single countries: a letter by the German norm, a tax invoice of the south seas, a form with the number in a box of the tax office, the list
// of terms that electronic invoices have, a form in two languages.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { payTo } from './pay-to.ts';

const rateOf = (p: InvoicePaper): string => p.rate(p.facts.taxes[0]?.rate ?? 0);
const place = (street: string, city: string): string => `${escapeHtml(street)}<br>${escapeHtml(city)}`;

/** The sender in one small line over the address, an information block at the right, the subject in bold, bank and register in columns at the foot. */
export function normLetter(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const block = [
    [p.name('Invoice no.|Document no.', 'Núm. de factura|Doc. n.º'), p.field('invoice_number')],
    [p.name('Your customer no.|Customer', 'Su n.º de cliente|N.º deudor'), p.field('client_id')],
    [p.name('Your reference|Your order', 'Su referencia|Su orden'), p.field('order_number')],
    [p.say('Our contact', 'Persona de contacto'), p.say('Ms Brandt', 'Sra. Brandt')],
    [p.say('Date', 'Fecha'), p.field('date')],
  ];
  const rows = facts.lines.map((line, at) => [
    `${at + 1}0`,
    String(line.quantity),
    p.say('pc', 'ud.'),
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Net amount|Total net amount', 'Importe neto|Suma neta'), p.field('amount_untaxed')],
    [`${p.say('plus', 'más')} ${rateOf(p)} ${p.taxWord()}`, p.field('tax')],
    [p.name('Gross amount|Invoice amount', 'Importe bruto|Importe de factura'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 20mm 12mm 25mm } body { font: 10pt ${p.font} } .brand { text-align: right; font-size: 20pt; margin-bottom: 12mm } .from { font-size: 6.5pt; text-decoration: underline } .block td { padding: 1px 10px 1px 0; font-size: 9pt } .items { margin: 6mm 0 3mm } .items th { border-bottom: 0.6pt solid #000; font-weight: normal } .sums { margin-left: auto } .sums td { padding: 2px 3px 2px 26px } .sums tr:last-child td { border-top: 0.6pt solid; border-bottom: 2pt double; font-weight: bold } .foot { margin-top: 30mm; font-size: 7pt; color: #444; display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm }`,
    body: `<div class="brand">${escapeHtml(seller.brand)}</div><div class="cols"><div><div class="from">${escapeHtml(seller.brand)} · ${escapeHtml(seller.street)} · ${escapeHtml(seller.city)}</div><br>${p.field('buyer')}<br>${place(buyer.street, buyer.city)}</div>${tableOf({ rows: block }, 'block')}</div>
      <p style="margin-top:16mm;font-weight:bold">${p.say('Invoice', 'Factura')}</p><p>${p.say('Dear Sir or Madam, we charge you for our deliveries as follows:', 'Estimados señores: por nuestros suministros les facturamos lo siguiente:')}</p>
      ${tableOf({ head: [p.say('Pos.', 'Pos.'), p.name('Qty|Quantity', 'Ctd.|Cantidad'), p.say('Unit', 'UM'), p.name('Description|Article', 'Denominación|Artículo'), p.name('Unit price|Single price', 'Precio unitario|Precio/ud.'), p.name('Total price|Total', 'Precio total|Total')], rows, classes: ['', 'r', '', '', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <p style="margin-top:8mm">${p.say(`Payable without deduction by`, 'Pagadero sin descuento hasta el')} ${p.field('date_due')}.</p>
      <div class="foot"><div>${lines([p.field('issuer'), place(seller.street, seller.city)])}</div><div>${lines([seller.phone, seller.mail, p.taxNumber(' ')])}</div><div>${payTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join('<br>')}</div></div>`,
  };
}

/** A row of three boxes under the name, tax called GST where it is, a slip to cut off at the foot. */
export function southernTaxInvoice(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const box = (label: string, value: string): string => `<td><div class="k">${label}</div>${value}</td>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.bare(line.unitCents),
    String(line.quantity),
    p.bare(line.cents),
  ]);
  const tax = p.taxWord();
  const sums = [
    [`${p.say('Subtotal', 'Subtotal')} (${p.say('excl.', 'sin')} ${tax})`, p.bareField('amount_untaxed')],
    [`${p.name('Total|Plus', 'Total|Más')} ${tax} ${rateOf(p)}`, p.bareField('tax')],
    [`${p.name('Amount due|TOTAL', 'Importe a pagar|TOTAL')} ${p.field('currency')}`, p.bareField('amount')],
  ];
  const slip = [
    [p.say('Customer', 'Cliente'), escapeHtml(buyer.name)],
    [p.say('Invoice number', 'Número de factura'), escapeHtml(facts.number)],
    [p.say('Amount enclosed', 'Importe adjunto'), '____________'],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt ${p.font}; color: #333 } h1 { font-size: 25pt; font-weight: normal; margin: 0 0 6mm } .three { width: 100%; margin: 5mm 0 9mm } .three td { width: 33%; padding: 0 8px 0 0 } .k { font-weight: bold } .items th { border-bottom: 1.4px solid #333; padding: 4px 2px } .items td { border-bottom: 0.5px solid #ccc; padding: 6px 2px } .sums { margin-left: auto; margin-top: 2mm } .sums td { padding: 4px 2px 4px 30px } .sums tr:last-child td { border-top: 1.4px solid #333; font-weight: bold } .cut { border-top: 1px dashed #555; margin-top: 22mm; padding-top: 3mm } .cut td { padding: 2px 14px 2px 0 }`,
    body: `<div class="cols"><div><h1>${p.name('TAX INVOICE|Tax Invoice', 'FACTURA|Comprobante de venta')}</h1>${p.field('buyer')}<br>${place(buyer.street, buyer.city)}</div><div style="width:62mm">${lines([`<b>${p.field('issuer')}</b>`, place(seller.street, seller.city), seller.country, p.taxNumber(': ')])}</div></div>
      <table class="three"><tr>${box(p.say('Invoice Date', 'Fecha de emisión'), p.field('date'))}${box(p.say('Invoice Number', 'Número'), p.field('invoice_number'))}${box(p.name('Reference|Customer PO', 'Referencia|O/C cliente'), p.field('order_number'))}</tr></table>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Unit Price', 'Precio unit.'), p.say('Quantity', 'Cantidad'), `${p.say('Amount', 'Importe')} ${p.locale.currency}`], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <p style="margin-top:10mm"><b>${p.say('Due Date:', 'Fecha de vencimiento:')} ${p.field('date_due')}</b></p><p>${payTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join(
          ', ',
        )}</p><div class="cut"><b>${p.say('PAYMENT ADVICE', 'AVISO DE PAGO')}</b>${tableOf({ rows: slip }, '')}</div>`,
  };
}

/** The number of the seller, the kind of document and its own number in one box; the buyer's facts in lines with dots between. */
export function boxedNumber(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const fact = (label: string, value: string): string =>
    `<div class="f"><span>${label}</span><span>:</span><span>${value}</span></div>`;
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    p.say('UNIT', 'NIU'),
    line.code,
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Taxable supplies|Taxed operations', 'Op. Gravada|OP. GRAVADAS'), p.field('amount_untaxed')],
    [p.say('Exempt supplies', 'Op. Exonerada'), p.money(0)],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [p.name('Total amount|AMOUNT TOTAL', 'Importe Total|IMPORTE TOTAL'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 12mm } body { font: 8.5pt ${p.font} } .no { border: 1.6px solid #000; border-radius: 6px; padding: 6mm 8mm; text-align: center; font-size: 12pt; line-height: 1.6 } .f { display: grid; grid-template-columns: 34mm 5mm 1fr } .facts { border: 1px solid #000; border-radius: 6px; padding: 3mm; margin: 5mm 0 } .items th { border: 1px solid #000; background: #ddd; text-align: center; padding: 2px } .items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 2px 4px } .items { border-bottom: 1px solid #000 } .up { text-transform: uppercase } .sums { margin: 3mm 0 0 auto } .sums td { border: 1px solid #000; padding: 2px 6px }`,
    body: `<div class="cols"><div style="width:100mm"><b style="font-size:13pt">${p.field('issuer')}</b><br>${place(seller.street, seller.city)}<br>${p.say('Tel.', 'Telf.')} ${seller.phone}</div><div class="no">${p.taxNumber(' ')}<br><b>${p.say('TAX INVOICE', 'FACTURA ELECTRÓNICA')}</b><br>${p.field('invoice_number')}</div></div>
      <div class="facts">${fact(p.name('Customer|Name of client', 'Señor(es)|Nombre o razón social'), p.field('buyer'))}${fact(buyer.tax.label, buyer.tax.number)}${fact(p.say('Address', 'Dirección'), `${escapeHtml(buyer.street)}, ${escapeHtml(buyer.city)}`)}${fact(p.name('Date issued|Issue date', 'Fecha de Emisión|F. Emisión'), p.field('date'))}${fact(p.name('Expiry date|Maturity', 'Fecha de Vencimiento|F. Vcto.'), p.field('date_due'))}${fact(p.name('Purchase order|Order', 'Orden de Compra|O. Compra'), p.field('order_number'))}</div>
      ${tableOf({ head: [p.say('QTY', 'CANT.'), p.say('UNIT', 'UND.'), p.say('CODE', 'CÓDIGO'), p.say('DESCRIPTION', 'DESCRIPCIÓN'), p.say('UNIT VALUE', 'V. UNITARIO'), p.say('VALUE', 'VALOR VENTA')], rows, classes: ['c', 'c', '', 'up', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p>${p.say('Payment terms', 'Condición de pago')}: ${p.field('payment_terms')}</p>`,
  };
}

/** Everything as a list of terms with their values, party by party, as programs print an electronic invoice. */
export function termList(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const group = (title: string, rows: readonly (readonly string[])[]): string =>
    `<h3>${title}</h3>${tableOf({ rows: rows.filter(([, value]) => value !== ''), classes: ['k', ''] }, 'full')}`;
  const rows = facts.lines.map((line, at) => [
    String(at + 1),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const tax = p.taxWord();
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9pt ${p.font} } h3 { font-size: 9.5pt; background: #dfe8f1; margin: 4mm 0 1mm; padding: 2px 5px } .k { width: 58mm; color: #456 } td { padding: 1.5px 5px } .items th { border-bottom: 1px solid #456; font-size: 8pt }`,
    body: `${group(p.say('Invoice details', 'Datos de la factura'), [
      [p.say('Invoice number', 'Número de factura'), p.field('invoice_number')],
      [p.say('Invoice issue date', 'Fecha de expedición'), p.field('date')],
      [p.say('Payment due date', 'Fecha de vencimiento del pago'), p.field('date_due')],
      [p.say('Invoice currency code', 'Código de moneda de la factura'), p.field('currency')],
      [p.say('Purchase order reference', 'Referencia del pedido'), p.field('order_number')],
    ])}${group(p.say('Seller', 'Vendedor'), [
      [p.say('Seller name', 'Nombre del vendedor'), p.field('issuer')],
      [`${p.say('Seller', 'Vendedor')}, ${seller.tax.label}`, p.field('vat')],
      [
        p.say('Seller address', 'Dirección del vendedor'),
        `${escapeHtml(seller.street)}, ${escapeHtml(seller.city)}`,
      ],
    ])}${group(p.say('Buyer', 'Comprador'), [
      [p.say('Buyer name', 'Nombre del comprador'), p.field('buyer')],
      [`${p.say('Buyer', 'Comprador')}, ${buyer.tax.label}`, buyer.tax.number],
      [p.say('Buyer identifier', 'Identificador del comprador'), p.field('client_id')],
    ])}<h3>${p.say('Invoice lines', 'Líneas de factura')}</h3>${tableOf({ head: ['#', p.say('Item name', 'Nombre del artículo'), p.say('Invoiced quantity', 'Cantidad facturada'), p.say('Item net price', 'Precio neto'), `${tax} %`, p.say('Line net amount', 'Importe neto de línea')], rows, classes: ['', '', 'r', 'r', 'r', 'r'] }, 'items full')}
      ${group(p.say('Document totals', 'Totales del documento'), [
        [`${p.say('Total amount without', 'Importe total sin')} ${tax}`, p.bareField('amount_untaxed')],
        [`${p.say('Total', 'Importe total del')} ${tax}${p.say(' amount', '')}`, p.bareField('tax')],
        [
          `${p.say('Invoice total amount with', 'Importe total de la factura con')} ${tax}`,
          p.bareField('amount'),
        ],
        [p.say('Amount due for payment', 'Importe pendiente de pago'), p.bare(facts.totalCents)],
      ])}${group(
        p.say('Payment instructions', 'Instrucciones de pago'),
        payTo(p).map(([label, value]) => [label, value]),
      )}`,
  };
}

/** Each label in both languages, the value under it in a grid of boxes. */
export function twoTongues(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const both = (en: string, es: string): string => p.say(`${en} / ${es}`, `${es} / ${en}`);
  const cell = (label: string, value: string): string => `<td><small>${label}</small><br>${value}</td>`;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [both('Subtotal', 'Base imponible'), p.field('amount_untaxed')],
    [`${both('Tax', 'Impuesto')} ${rateOf(p)}`, p.field('tax')],
    [both('Total', 'Total'), p.field('amount')],
  ];
  return {
    css: `@page { size: Letter; margin: 14mm } body { font: 9.5pt ${p.font} } h1 { font-size: 15pt; text-align: center } small { font-size: 6.5pt; color: #333 } .grid td { border: 0.8px solid #000; padding: 2px 4px; width: 25% } .items { margin: 5mm 0 } .items th { font-size: 7.5pt; border: 0.8px solid #000 } .items td { border: 0.8px solid #000 } .sums { margin-left: auto } .sums td { border: 0.8px solid #000; padding: 3px 6px }`,
    body: `<h1>${both('INVOICE', 'FACTURA')}</h1><table class="grid full"><tr><td colspan="2"><small>${both('Seller', 'Vendedor')}</small><br><b>${p.field('issuer')}</b><br>${place(seller.street, seller.city)}<br>${p.taxNumber(': ')}</td><td colspan="2"><small>${both('Buyer', 'Comprador')}</small><br><b>${p.field('buyer')}</b><br>${place(buyer.street, buyer.city)}</td></tr>
      <tr>${cell(both('Invoice no.', 'Factura n.º'), p.field('invoice_number'))}${cell(both('Date', 'Fecha'), p.field('date'))}${cell(both('Due date', 'Vencimiento'), p.field('date_due'))}${cell(both('Customer no.', 'N.º de cliente'), p.field('client_id'))}</tr></table>
      ${tableOf({ head: [both('Code', 'Código'), both('Description', 'Descripción'), both('Quantity', 'Cantidad'), both('Price', 'Precio'), both('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p>${both('Terms of payment', 'Condiciones de pago')}: ${p.field('payment_terms')}</p>`,
  };
}
