// Further invoices of the third collection: a bill of a hospital-like house with two addressees, a printed list with codes of tax, a page with everything in sentences of two lines.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, rateOf } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const paperOf = (p: InvoicePaper): string => (p.locale.country === 'US' ? 'Letter' : 'A4');

/** Who receives the goods is another than who pays. */
export function twoAddresses(p: InvoicePaper): Sheet {
  const { facts } = p;
  const other = p.say('Depot 4, Dock Road', 'Almacén 4, Calle del Muelle');
  const rows = facts.lines.map((line, place) => [
    String((place + 1) * 10),
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const meta = [
    [p.name('Billing document|Invoice', 'Documento de facturación|Factura'), p.field('invoice_number')],
    [p.name('Billing date|Date', 'Fecha de facturación|Fecha'), p.field('date')],
    [p.name('Net due date|Due date', 'Vencimiento neto|Fecha de vencimiento'), p.field('date_due')],
    [p.name('Sold-to party|Customer no.', 'Solicitante|N.º de cliente'), p.field('client_id')],
    [p.name('Purchase order|Your reference', 'Pedido de compra|Su referencia'), p.field('order_number')],
    [p.name('Delivery', 'Entrega'), facts.deliveryNote],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 15mm } body { font: 9pt ${p.font} } .top { display: grid; grid-template-columns: 1fr 1fr 70mm; gap: 6mm } .k { font-size: 7.5pt; text-transform: uppercase; color: #666 } .meta td { padding: 1px 8px 1px 0 } .items { margin-top: 8mm } .items th { border-top: 1px solid; border-bottom: 1px solid; font-size: 8pt } .sums { margin: 6mm 0 0 auto } .sums td { padding: 2px 0 2px 22px }`,
    body: `<div class="cols"><b style="font-size:13pt">${p.field('issuer')}</b><span>${lines([`${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, p.taxNumber(' ')])}</span></div><br><div class="top"><div><div class="k">${p.name('Payer|Bill-to party', 'Pagador|Destinatario de factura')}</div>${p.field('buyer')}<br>${address(facts.buyer)}</div><div><div class="k">${p.name('Ship-to party|Consignment to', 'Destinatario de mercancía|Entrega en')}</div>${escapeHtml(facts.buyer.brand)}<br>${other}</div>${tableOf({ rows: meta }, 'meta')}</div>
      ${tableOf({ head: [p.say('Pos.', 'Pos.'), p.say('Material', 'Material'), p.say('Description', 'Denominación'), p.say('Qty', 'Ctd.'), p.say('Price', 'Precio'), p.say('Value', 'Valor')], rows, classes: ['', '', '', 'r', 'r', 'r'] }, 'items full')}${tableOf(
        {
          rows: [
            [
              p.name('Items total|Value of items', 'Total posiciones|Valor de posiciones'),
              p.bareField('amount_untaxed'),
            ],
            [`${p.name('Output tax|Tax', 'Impuesto repercutido|Impuesto')} ${rateOf(p)}`, p.bareField('tax')],
            [
              `<b>${p.name('Final amount|Total amount', 'Importe final|Importe total')}</b>`,
              `<b>${p.field('amount')}</b>`,
            ],
          ],
          classes: ['', 'r'],
        },
        'sums',
      )}`,
  };
}

/** Fixed pitch: label, colon and value in columns of characters, two pairs in a line. */
export function printedPairs(p: InvoicePaper): Sheet {
  const { facts } = p;
  const width = 40;
  const two = (one: readonly [string, string], other: readonly [string, string]): string =>
    `${`${one[0]}: ${one[1]}`.padEnd(width)}${other[0]}: ${other[1]}`;
  const text = [
    p.field('issuer'),
    escapeHtml(facts.seller.street),
    escapeHtml(facts.seller.city),
    p.taxNumber(': '),
    '',
    two(
      [p.name('INVOICE NO|INVOICE', 'FACTURA NO|FACTURA'), p.field('invoice_number')],
      [p.name('DATE|INV DATE', 'FECHA|FECHA FACT'), p.field('date')],
    ),
    two(
      [p.name('CUST NO|ACCOUNT', 'COD CLIENTE|CLIENTE NO'), p.field('client_id')],
      [p.name('DUE|PAY BY', 'VENCE|VTO'), p.field('date_due')],
    ),
    '',
    `${p.name('CUSTOMER|SOLD TO', 'CLIENTE|SR(ES)')}: ${p.field('buyer')}`,
    '-'.repeat(78),
    ...facts.lines.map(
      (line) =>
        `${escapeHtml(line.text.slice(0, 44)).padEnd(46)}${String(line.quantity).padStart(6)}${p.bare(line.cents).padStart(20)}`,
    ),
    '-'.repeat(78),
    `${p.name('NET|GOODS', 'NETO|BASE').padStart(52)}${p.bareField('amount_untaxed').padStart(20)}`,
    `${`${p.taxWord()} ${rateOf(p)}`.padStart(52)}${p.bareField('tax').padStart(20)}`,
    `${p.name('TOTAL DUE|TOTAL', 'TOTAL A PAGAR|TOTAL').padStart(52)}${p.field('amount').padStart(20)}`,
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 16mm } body { font: 10pt 'Liberation Mono', monospace } pre { font: inherit; line-height: 1.35 }`,
    body: `<pre>${text.join('\n')}</pre>`,
  };
}

/** A card of facts at the left of the page, label over value, and the totals in a sentence. */
export function sideCard(p: InvoicePaper): Sheet {
  const { facts } = p;
  const fact = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${line.quantity} × ${p.bare(line.unitCents)}`,
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: ${paperOf(p)}; margin: 14mm } body { font: 10pt ${p.font} } .page { display: grid; grid-template-columns: 56mm 1fr; gap: 10mm } .card { background: #eef3ee; padding: 5mm; min-height: 200mm } .k { font-size: 7.5pt; color: #3a6b3a; margin-top: 8px } .v { font-weight: bold } .items td, .items th { padding: 4px 2px; border-bottom: 0.5px solid #ccc }`,
    body: `<div class="page"><div class="card"><div style="font-size:15pt">${escapeHtml(facts.seller.brand)}</div>${fact(p.name('Invoice|Invoice no.', 'Factura|Factura n.º'), p.field('invoice_number'))}${fact(p.name('Made out on|Date', 'Hecha el|Fecha'), p.field('date'))}${fact(p.name('Pay until|Due', 'Pagar hasta|Vencimiento'), p.field('date_due'))}${fact(p.name('Made out to|Client', 'A nombre de|Cliente'), p.field('buyer'))}${fact(p.name('Their number|Client number', 'Su número|Número de cliente'), p.field('client_id'))}${facts.seller.bank === null ? '' : fact('IBAN', p.field('iban'))}</div><div><p>${p.field('issuer')} · ${escapeHtml(facts.seller.street)} · ${escapeHtml(facts.seller.city)}<br>${p.taxNumber(' ')}</p>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'items full')}
      <p style="margin-top:8mm">${p.say(`The work comes to ${p.field('amount_untaxed')}, to which ${p.taxWord()} at ${rateOf(p)} adds ${p.field('tax')}. Please pay ${p.field('amount')}.`, `El trabajo asciende a ${p.field('amount_untaxed')}, más ${p.taxWord()} al ${rateOf(p)}: ${p.field('tax')}. Total a pagar: ${p.field('amount')}.`)}</p></div></div>`,
  };
}
