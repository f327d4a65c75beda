// Invoices that tax makes special: several rates, none because the buyer accounts for it, taken back, sent through the tax office.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { addDays } from '../dates.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { payTo } from './pay-to.ts';

/** The rates in a table of their own, of which the last row is the sum. */
export function manyRates(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    `L${dice.digits(4)}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const rates = facts.taxes.map(({ rate, baseCents, taxCents }) => [
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
    p.bare(baseCents + taxCents),
  ]);
  const foot = [
    [
      p.name('Total|All rates', 'Total|Totales'),
      p.bareField('amount_untaxed'),
      p.bareField('tax'),
      p.bare(facts.totalCents),
    ],
  ];
  const meta = [
    [
      p.name('Document|Invoice no', 'Documento|Factura'),
      p.name('Date|Tax point', 'Fecha|F. factura'),
      p.name('Account|A/C', 'Cliente|Cód.'),
      p.name('Order|Your ref', 'Pedido|Su ref.'),
      p.say('Delivery note', 'Albarán'),
    ],
    [
      p.field('invoice_number'),
      p.field('date'),
      p.field('client_id'),
      p.field('order_number'),
      `${facts.deliveryNote} (${p.day(facts.delivered)})`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 12mm } body { font: 8.5pt ${p.font} } .meta td { border: 0.5px solid #333; padding: 2px 6px } .meta tr:first-child td { background: #e6e6e6; font-size: 7.5pt } .goods { margin-top: 8px } .goods th { border-bottom: 1px solid } .goods td { padding: 1.5px 3px } .rates td, .rates th { border: 0.5px solid #333; padding: 2px 8px } .pay { border: 1.5px solid; padding: 8px 16px; font-size: 13pt; text-align: center }`,
    body: `<div class="cols"><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${lines([`${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, p.taxNumber(' '), facts.seller.phone, p.register(' ')])}</div><div style="border:0.5px solid;padding:6px 14px;min-width:230px">${lines([p.field('buyer'), escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city), `${facts.buyer.tax.label} ${facts.buyer.tax.number}`])}</div></div>
      <p style="margin-top:12px"><b>${p.name('SALES INVOICE|INVOICE', 'FACTURA|FACTURA DE VENTA')}</b></p>${tableOf({ rows: meta }, 'meta full')}${tableOf({ head: [p.say('Code', 'Código'), p.say('Product', 'Artículo'), p.say('Lot', 'Lote'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.taxWord(), p.say('Value', 'Importe')], rows, classes: ['n', '', '', 'r', 'r', 'r', 'r'] }, 'goods full')}
      <div class="cols" style="margin-top:16px;align-items:flex-end">${tableOf({ head: [p.say('Rate', 'Tipo'), p.say('Net', 'Base'), p.taxWord(), p.say('Gross', 'Bruto')], rows: rates, foot, classes: ['r', 'r', 'r', 'r'] }, 'rates')}<div class="pay">${p.name('TO PAY|TOTAL', 'A PAGAR|TOTAL FACTURA')}<br><b>${p.field('amount')}</b></div></div>
      <p style="margin-top:14px">${p.name('Settlement due|Due', 'Vencimiento|Vence')}: ${p.field('date_due')} &nbsp; ${payTo(
        p,
      )
        .map(([label, value]) => `${label}: ${value}`)
        .join(' &nbsp; ')}</p>`,
  };
}

/** No tax is charged, and a sentence says why; both parties' tax numbers are there. */
export function reverseCharge(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { country } = p.locale;
  const isEuropean = ['GB', 'IE', 'ES'].includes(country);
  const why = isEuropean
    ? p.say(
        'Reverse charge: the customer accounts for the VAT.',
        'Inversión del sujeto pasivo (art. 84 LIVA).',
      )
    : p.say('Export of services: zero-rated.', 'Exportación de servicios: tarifa 0 %.');
  const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(0),
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } .title { font-size: 24pt; color: #3b6ea5; font-weight: 300 } .two th { font-weight: normal; color: #3b6ea5; padding-right: 14px } .parties { display: flex; gap: 30px; margin: 22px 0; } .parties > div { flex: 1; border-left: 3px solid #3b6ea5; padding-left: 10px } .items th { border-bottom: 1px solid #3b6ea5; padding: 4px } .items td { padding: 5px 4px } .sums { margin: 14px 0 0 auto; width: 48% } .why { margin-top: 24px; font-style: italic }`,
    body: `<div class="cols"><div class="title">${p.name('Invoice|Tax invoice', 'Factura')}</div><table class="two">${row(p.name('Number|Invoice number', 'Número|Núm. de factura'), p.field('invoice_number'))}${row(p.name('Issue date|Date', 'Fecha de expedición|Fecha'), p.field('date'))}${row(p.name('Due date|Payment due by', 'Fecha de vencimiento|Pago hasta'), p.field('date_due'))}${row(p.name('PO reference|Purchase order', 'Referencia de pedido|Orden de compra'), p.field('order_number'))}</table></div>
      <div class="parties"><div><small>${p.name('Supplier|From', 'Proveedor|Emisor')}</small><br><b>${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), facts.seller.country, p.taxNumber(' ')])}</div><div><small>${p.name('Customer|To', 'Receptor|Cliente')}</small><br><b>${p.field('buyer')}</b><br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city), `${facts.buyer.tax.label} ${facts.buyer.tax.number}`])}</div></div>
      ${tableOf({ head: [p.say('Service', 'Servicio'), p.say('Qty', 'Cant.'), p.say('Rate', 'Precio'), p.taxWord(), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}
      ${tableOf(
        {
          rows: [
            [p.name('Total net|Subtotal', 'Base imponible|Subtotal'), p.field('amount_untaxed')],
            [`${p.taxWord()} ${p.rate(0)}`, p.field('tax')],
            [`<b>${p.name('Total|Balance due', 'Total|Importe total')}</b>`, `<b>${p.field('amount')}</b>`],
          ],
          classes: ['', 'r'],
        },
        'sums',
      )}
      <p class="why">${why}</p><p>${payTo(p)
        .map(([label, value]) => `<b>${label}</b> ${value}`)
        .join('<br>')}</p>`,
  };
}

/** Goods that came back: all sums below zero, the first invoice with its number and day named in passing. */
export function returnCredit(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    ['', p.name('Net credit|Goods total', 'Base imponible|Neto'), '', '', p.bareField('amount_untaxed')],
    ['', `${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, '', '', p.bareField('tax')],
    ['', p.name('TOTAL CREDIT|Credit total', 'TOTAL ABONO|Total nota de crédito'), '', '', p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } .red { color: #a11; font-size: 17pt; font-weight: bold } .meta td { padding: 2px 12px 2px 0 } .meta td:first-child { font-weight: bold } .goods { margin: 16px 0 } .goods th { background: #f5e3e3; padding: 4px } .goods td { padding: 4px; border-bottom: 0.5px solid #caa }`,
    body: `<div class="cols"><div><b>${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), p.taxNumber(': ')])}</div><div class="red">${p.name('CREDIT NOTE|Credit note', p.locale.country === 'ES' ? 'FACTURA RECTIFICATIVA|ABONO' : 'NOTA DE CRÉDITO')}</div></div>
      <div class="cols" style="margin-top:20px"><div>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</div>${tableOf(
        {
          rows: [
            [p.name('Credit note no.|Credit no.', 'N.º de documento|Número'), p.field('invoice_number')],
            [p.name('Credit date|Date', 'Fecha|Fecha de emisión'), p.field('date')],
            [p.name('Customer|Account no.', 'Cliente n.º|Cód. cliente'), p.field('client_id')],
            [p.say('Returns note', 'Nota de devolución'), `RMA${dice.digits(5)}`],
          ],
        },
        'meta',
      )}</div>
      <p style="margin-top:18px">${p.say(`We credit you for goods from our invoice ${facts.original} of ${p.day(addDays(facts.date, -40))}, returned on ${p.day(facts.delivered)}.`, `Le abonamos la mercancía de nuestra factura ${facts.original} de ${p.day(addDays(facts.date, -40))}, devuelta el ${p.day(facts.delivered)}.`)}</p>
      ${tableOf({ head: [p.say('Part', 'Ref.'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), `${p.say('Amount', 'Importe')} ${p.locale.currency}`], rows, foot, classes: ['n', '', 'r', 'r', 'r'] }, 'goods full')}<p>${p.say('The amount will be set off against your next payment.', 'El importe se compensará con su próximo pago.')}</p>`,
  };
}

/** With a box for number and tax number, and the long seals of the tax office below. */
export function electronicPrint(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const seal = Array.from({ length: 170 }, () =>
    dice.pick([...'ABCDEFGHKMNPQRSTabcdefghkmnpqrst23456789+/']),
  ).join('');
  const uuid = [8, 4, 4, 4, 12]
    .map((count) => Array.from({ length: count }, () => dice.pick([...'0123456789ABCDEF'])).join(''))
    .join('-');
  const pair = (label: string, value: string): string => `<div><b>${label}:</b> ${value}</div>`;
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    dice.pick(['H87', 'E48', 'UN']),
    line.code,
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 12mm } body { font: 8.5pt ${p.font} } .box { border: 2.5px solid #c00; color: #c00; text-align: center; padding: 8px 18px; font-size: 11pt; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 20px; border: 0.5px solid #555; padding: 6px 9px; margin: 10px 0 } .goods th { background: #ddd; padding: 3px } .goods td { padding: 3px; border-bottom: 0.5px dotted #777 } .sums { margin: 8px 0 0 auto } .sums td { padding: 2px 8px } .seal { font-size: 6.5pt; word-break: break-all; margin-top: 12px; display: flex; gap: 10px } .code { width: 86px; height: 86px; flex: none; background: conic-gradient(#000 25%, #fff 0 50%, #000 0 75%, #fff 0) 0 0/14px 14px; border: 4px solid #000 }`,
    body: `<div class="cols"><div><b style="font-size:12pt">${p.field('issuer')}</b><br>${lines([p.say('Wholesale of machine parts', 'Venta al por mayor de repuestos'), `${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, facts.seller.phone])}</div><div class="box">${p.taxNumber(': ')}<br>${p.name('ELECTRONIC INVOICE|TAX INVOICE', 'FACTURA ELECTRÓNICA')}<br>${p.name('No.|Nº', 'N.º|Folio')} ${p.field('invoice_number')}</div></div>
      <div class="two">${pair(p.name('Recipient|Customer', 'Señor(es)|Receptor'), p.field('buyer'))}${pair(p.name('Date of issue|Issued', 'Fecha de emisión|Fecha emisión'), p.field('date'))}${pair(facts.buyer.tax.label, facts.buyer.tax.number)}${pair(p.name('Due|Due date', 'Vencimiento|Fecha vencimiento'), p.field('date_due'))}${pair(p.say('Address', 'Dirección'), escapeHtml(facts.buyer.street))}${pair(p.name('Payment terms|Terms of sale', 'Condición de venta|Forma de pago'), p.field('payment_terms'))}${pair(p.name('Purchase order|Order no.', 'Orden de compra|O/C'), p.field('order_number'))}${pair(p.name('Currency', 'Moneda'), p.field('currency'))}</div>
      ${tableOf({ head: [p.say('Qty', 'Cant.'), p.say('Unit', 'Unidad'), p.say('Code', 'Código'), p.say('Description', 'Descripción'), p.say('Unit value', 'Valor unitario'), p.say('Amount', 'Importe')], rows, classes: ['r', 'c', 'n', '', 'r', 'r'] }, 'goods full')}
      ${tableOf(
        {
          rows: [
            [p.name('Net amount|Taxable amount', 'Monto neto|Subtotal'), p.bareField('amount_untaxed')],
            [`${p.taxWord()} (${p.rate(facts.taxes[0]?.rate ?? 0)})`, p.bareField('tax')],
            [
              `<b>${p.name('Total amount|Total', 'Monto total|Total')}</b>`,
              `<b>${p.bareField('amount')}</b>`,
            ],
          ],
          classes: ['', 'r'],
        },
        'sums',
      )}
      <div class="seal"><div class="code"></div><div><b>${p.say('Document UUID', 'Folio fiscal (UUID)')}</b> ${uuid}<br><b>${p.say('Digital seal', 'Sello digital')}</b> ${seal}<br><b>${p.say('Certified', 'Fecha de certificación')}</b> ${facts.date}T1${dice.digits(1)}:4${dice.digits(1)}:0${dice.digits(1)}</div></div>`,
  };
}
