// Invoices of the third collection: two parties under the same labels, a row of facts parted by points, totals in a row of boxes, hours of work, a wholesaler with
// freight, a letter with the seller at its foot.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, rateOf } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const paperOf = (p: InvoicePaper): string => (p.locale.country === 'US' ? 'Letter' : 'A4');

/** Seller and buyer as two columns of a form, each with a name, an address and a tax number under the same labels. */
export function sameLabels(p: InvoicePaper): Sheet {
  const { facts } = p;
  const [name, place] = [
    p.name('Name|Company name', 'Nombre|Razón social'),
    p.name('Address|Registered address', 'Domicilio|Dirección'),
  ];
  const party = (title: string, rows: readonly (readonly string[])[]): string =>
    `<div class="party"><div class="t">${title}</div>${tableOf({ rows, classes: ['k', ''] })}</div>`;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const facts4 = [
    [
      p.name('Document no.|Invoice no.', 'N.º de documento|N.º de factura'),
      p.name('Date of document|Invoice date', 'Fecha del documento|Fecha de factura'),
      p.name('To be paid by|Due date', 'A pagar antes del|Fecha de vencimiento'),
      p.name('Currency', 'Moneda'),
    ],
    [p.field('invoice_number'), p.field('date'), p.field('date_due'), p.field('currency')],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 15mm } body { font: 9pt ${p.font} } h1 { font-size: 16pt; text-align: right } .parties { display: flex; gap: 8mm; margin-bottom: 6mm } .party { flex: 1; border: 1px solid #666; padding: 4px } .t { font-weight: bold; border-bottom: 1px solid #666; margin-bottom: 3px } .k { color: #555; width: 24mm } .facts td { border: 1px solid #666; padding: 3px 6px; width: 25% } .items td, .items th { border-bottom: 0.5px solid #999; padding: 3px } .sums { margin: 5mm 0 0 auto } .sums td { padding: 2px 4px 2px 18px }`,
    body: `<h1>${p.name('Invoice|Tax invoice', 'Factura|Factura electrónica')}</h1><div class="parties">${party(
      p.name('Seller|Supplier', 'Emisor|Vendedor'),
      [
        [name, p.field('issuer')],
        [place, address(facts.seller)],
        [facts.seller.tax.label, p.field('vat')],
      ],
    )}${party(p.name('Buyer|Customer', 'Receptor|Comprador'), [
      [name, p.field('buyer')],
      [place, address(facts.buyer)],
      [facts.buyer.tax.label, facts.buyer.tax.number],
    ])}</div>
      ${tableOf({ rows: facts4 }, 'facts full')}<br>${tableOf({ head: [p.say('Code', 'Código'), p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit value', 'Valor unitario'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}
      ${tableOf(
        {
          rows: [
            [p.name('Sum of items|Subtotal', 'Suma de partidas|Subtotal'), p.bareField('amount_untaxed')],
            [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
            [p.name('Total payable|Total', 'Total a liquidar|Total'), p.bareField('amount')],
          ],
          classes: ['', 'r'],
        },
        'sums',
      )}`,
  };
}

/** Number and dates in one line under the title, parted by points. */
export function pointedLine(p: InvoicePaper): Sheet {
  const { facts } = p;
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)}<br><small>${line.quantity} × ${p.bare(line.unitCents)}</small>`,
    p.money(line.cents),
  ]);
  const parts = [
    `${p.name('No.|Invoice no.', 'N.º|Factura n.º')} ${p.field('invoice_number')}`,
    `${p.name('issued|Issued', 'emitida|Emitida el')} ${p.field('date')}`,
    `${p.name('due|Due', 'vence|Vence el')} ${p.field('date_due')}`,
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 24mm } body { font: 11pt ${p.font} } h1 { font-size: 26pt; font-weight: normal; margin: 20px 0 0 } .line { color: #666; margin-bottom: 24px } .items td { padding: 8px 0; border-bottom: 1px solid #e0e0e0 } small { color: #888 } .big td { font-size: 15pt }`,
    body: `<div class="cols"><div><b>${p.field('issuer')}</b><br>${address(facts.seller)}<br>${p.taxNumber(' ')}</div><div>${p.name('For|Client', 'Para|Cliente')}<br><b>${p.field('buyer')}</b><br>${address(facts.buyer)}</div></div><h1>${p.name('Invoice', 'Factura')}</h1><div class="line">${parts.join(' · ')}</div>
      ${tableOf(
        {
          rows,
          foot: [
            [p.name('Before tax|Net', 'Antes de impuestos|Neto'), p.field('amount_untaxed')],
            [`${p.taxWord()} (${rateOf(p)})`, p.field('tax')],
          ],
          classes: ['', 'r'],
        },
        'items full',
      )}${tableOf({ rows: [[p.name('To pay|Total', 'A pagar|Total'), p.field('amount')]], classes: ['', 'r'] }, 'big full')}
      ${facts.seller.bank === null ? '' : `<p style="margin-top:30px">${p.say('Please transfer to', 'Transfiera a')} ${p.field('iban')} (BIC ${p.field('bic')})</p>`}`,
  };
}

/** The totals in a row of boxes at the foot, each under its label. */
export function boxedTotals(p: InvoicePaper): Sheet {
  const { facts } = p;
  const rows = facts.lines.map((line, place) => [
    String(place + 1),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const head = [
    p.name('Net value|Taxable', 'Base|Neto'),
    p.name('Rate|%', 'Tipo|%'),
    p.name('Tax|Tax amount', 'Cuota|Impuesto'),
    p.name('TOTAL|Amount payable', 'TOTAL|Importe a pagar'),
  ];
  const meta = [
    [p.name('Invoice ref.|Ref.', 'Ref. factura|Factura'), p.field('invoice_number')],
    [p.name('Dated|Date', 'Fechada|Fecha'), p.field('date')],
    [p.name('Customer ref.|Our customer no.', 'Ref. cliente|Su n.º de cliente'), p.field('client_id')],
    [p.name('Order|Your PO', 'Pedido|Su orden'), p.field('order_number')],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 16mm } body { font: 9.5pt ${p.font} } .top { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .items { margin: 8mm 0 } .items th { border: 1px solid; background: #eee } .items td { border-left: 1px solid; border-right: 1px solid; padding: 2px 5px } .items tr:last-child td { border-bottom: 1px solid } .boxes th { border: 1px solid; font-size: 8pt; font-weight: normal; text-align: center } .boxes td { border: 1px solid; text-align: center; font-size: 11pt; padding: 4px } .meta td { padding: 1px 10px 1px 0 }`,
    body: `<div class="top"><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${address(facts.seller)}<br>${lines([p.taxNumber(': '), `Tel. ${facts.seller.phone}`])}</div><div><b>${p.name('INVOICE|TAX INVOICE', 'FACTURA|FACTURA DE VENTA')}</b>${tableOf({ rows: meta, classes: ['', 'b'] }, 'meta')}<div style="border:1px solid;padding:5px;margin-top:6px">${p.field('buyer')}<br>${address(facts.buyer)}</div></div></div>
      ${tableOf({ head: ['#', p.say('Goods', 'Artículo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Tax', 'Imp.'), p.say('Value', 'Valor')], rows, classes: ['c', '', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ head, rows: [[p.bareField('amount_untaxed'), rateOf(p), p.bareField('tax'), p.field('amount')]] }, 'boxes full')}<p style="margin-top:10px">${p.name('Payment|Terms', 'Pago|Condiciones de pago')}: ${p.field('payment_terms')}</p>`,
  };
}

/** Hours of work with a day for each, so that there are more dates than the one that counts. */
export function timeSheet(p: InvoicePaper): Sheet {
  const { facts } = p;
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    escapeHtml(line.text),
    `${line.quantity} h`,
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const right = ([label, value]: readonly [string, string]): string =>
    `<div><span class="k">${label}</span>${value}</div>`;
  return {
    css: `@page { size: ${paperOf(p)}; margin: 20mm } body { font: 10pt ${p.font} } .side { text-align: right } .k { color: #777; margin-right: 8px } .items { margin-top: 30px } .items th { border-bottom: 2px solid #444; } .items td { padding: 4px 3px } .sum { display: grid; grid-template-columns: 1fr 40mm 32mm; text-align: right; row-gap: 4px; margin-top: 12px }`,
    body: `<div class="cols"><div><div style="font-size:18pt">${escapeHtml(facts.seller.brand)}</div>${lines([p.field('issuer'), address(facts.seller), facts.seller.mail, p.taxNumber(' ')])}</div><div class="side">${right([p.name('Fee invoice|Invoice for services', 'Factura de honorarios|Factura de servicios'), p.field('invoice_number')])}${right([p.name('Drawn up|Dated', 'Extendida el|Fecha'), p.field('date')])}${right([p.name('Payable until|Pay by', 'Pagadera hasta|Plazo de pago hasta'), p.field('date_due')])}</div></div>
      <p style="margin-top:26px">${p.field('buyer')}<br>${address(facts.buyer)}</p>${tableOf({ head: [p.say('Day', 'Día'), p.say('Work done', 'Trabajo realizado'), p.say('Time', 'Tiempo'), p.say('Rate', 'Tarifa'), p.say('Sum', 'Suma')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}
      <div class="sum"><i></i><span>${p.name('Total fees|Net fees', 'Total honorarios|Honorarios netos')}</span><span>${p.field('amount_untaxed')}</span><i></i><span>${p.name('plus|add', 'más|')} ${p.taxWord()} ${rateOf(p)}</span><span>${p.field('tax')}</span><i></i><b>${p.name('Invoice amount|Amount to transfer', 'Importe de la factura|Importe a transferir')}</b><b>${p.field('amount')}</b></div>${facts.seller.bank === null ? '' : `<p style="margin-top:36px">${p.bank(' ', ' – ')}</p>`}`,
  };
}

/** Pieces with their units, and the weight and number of pallets beside the totals. */
export function wholesaler(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const unit = p.name('pcs|ctn|kg', 'uds|caja|kg');
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    `${line.quantity} ${unit}`,
    `${p.bare(line.unitCents)} / ${unit}`,
    p.bare(line.cents),
  ]);
  const left = [
    [p.say('Gross weight', 'Peso bruto'), `${dice.int(120, 980)} kg`],
    [p.say('Pallets', 'Palés'), String(dice.int(1, 6))],
    [
      p.say('Total units', 'Total unidades'),
      String(facts.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    ],
  ];
  const sums = [
    [p.name('Goods total|Value of goods', 'Total mercancía|Valor mercancía'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)} ${p.say('on', 'sobre')} ${p.bare(facts.netCents)}`, p.bareField('tax')],
    [
      `${p.name('Total to pay|Invoice value', 'Total a pagar|Valor de la factura')} (${p.locale.currency})`,
      p.bareField('amount'),
    ],
  ];
  const head = [
    [
      p.name('Invoice|Invoice no.', 'Factura|Factura núm.'),
      p.field('invoice_number'),
      p.name('Your account|Customer', 'Su cuenta|Cód. cliente'),
      p.field('client_id'),
    ],
    [
      p.name('Date of invoice|Date', 'Fecha factura|Fecha'),
      p.field('date'),
      p.name('Your order|Order ref.', 'Su pedido|Ref. pedido'),
      p.field('order_number'),
    ],
    [
      p.name('Delivery note', 'Albarán'),
      facts.deliveryNote,
      p.name('Delivered', 'Entregado'),
      p.day(facts.delivered),
    ],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 13mm } body { font: 9pt ${p.font} } .head td { padding: 2px 5px; border: 0.5px solid #888 } .head td:nth-child(odd) { background: #eef } .items { margin: 6mm 0 } .items th { border-top: 1px solid; border-bottom: 1px solid } .below td { padding: 2px 8px }`,
    body: `<div class="cols"><div style="font-size:9pt"><b style="font-size:14pt">${p.field('issuer')}</b><br>${address(facts.seller)}<br>${p.taxNumber(': ')}</div><div style="width:75mm">${p.name('Invoice address|Sold to', 'Facturado a|Destinatario')}<br><b>${p.field('buyer')}</b><br>${address(facts.buyer)}</div></div><br>${tableOf({ rows: head }, 'head full')}${tableOf({ head: [p.say('Item', 'Ref.'), p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}<div class="cols">${tableOf({ rows: left, classes: ['', 'r'] }, 'below')}${tableOf({ rows: sums, classes: ['', 'r b'] }, 'below')}</div>`,
  };
}

/** The seller with its numbers in small type at the foot of the page, and only a logo above. */
export function footSeller(p: InvoicePaper): Sheet {
  const { facts } = p;
  const rows = facts.lines.map((line) => [escapeHtml(line.text), String(line.quantity), p.bare(line.cents)]);
  const register = p.register(' ');
  return {
    css: `@page { size: ${paperOf(p)}; margin: 22mm 22mm 10mm } body { font: 10.5pt ${p.font} } .logo { font-size: 24pt; letter-spacing: 2px; color: #26547c } .meta { margin: 26px 0 } .items th { border-bottom: 1px solid } .items td { padding: 3px } .foot { margin-top: 120px; border-top: 1px solid #999; padding-top: 4px; font-size: 7.5pt; color: #555; display: flex; gap: 10mm }`,
    body: `<div class="logo">${escapeHtml(facts.seller.brand)}</div><p style="margin-top:40px">${p.field('buyer')}<br>${address(facts.buyer)}</p><div class="meta"><b>${p.name('Invoice|Our invoice', 'Factura|Nuestra factura')} ${p.field('invoice_number')} ${p.say('of', 'de')} ${p.field('date')}</b><br>${p.name('Customer number|Client', 'Número de cliente|Cliente')}: ${p.field('client_id')}</div><p>${p.say('We supplied the following and ask you to pay as agreed:', 'Les hemos suministrado lo siguiente y rogamos su pago según lo acordado:')}</p>
      ${tableOf(
        {
          head: [p.say('What', 'Qué'), p.say('How many', 'Cuántos'), p.say('Amount', 'Importe')],
          rows,
          foot: [
            [p.name('Total net|Net', 'Total neto|Neto'), '', p.field('amount_untaxed')],
            [p.taxWord(), rateOf(p), p.field('tax')],
            [
              `<b>${p.name('Total gross|Payable amount', 'Total bruto|Importe total')}</b>`,
              '',
              `<b>${p.field('amount')}</b>`,
            ],
          ],
          classes: ['', 'r', 'r'],
        },
        'items full',
      )}<p style="margin-top:14px">${p.name('Payable within|Payment', 'Forma de pago|Pago')}: ${p.field('payment_terms')}</p>
      <div class="foot"><div>${p.field('issuer')}<br>${address(facts.seller)}</div><div>${lines([facts.seller.phone, facts.seller.mail, p.taxNumber(' '), register])}</div><div>${facts.seller.bank === null ? '' : p.bank(' ')}</div></div>`,
  };
}
