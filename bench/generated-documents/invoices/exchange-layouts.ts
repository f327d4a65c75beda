// Invoices of laboratories and of programs: a letter with its facts at the right and its accounts at the foot, an electronic invoice as a viewer shows it.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';

/** The sender in a small line over the address, a block of facts at the right, four columns of small print at the foot. */
export function laboratoryAnalysis(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${at + 1}`,
    `${escapeHtml(line.text)} <span class="sub">${p.say('Report', 'Informe')} ${dice.digits(2)}-${dice.digits(5)}</span>`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    ['', p.name('Net amount|Sum net', 'Importe neto|Suma neta'), '', '', p.bareField('amount_untaxed')],
    ['', `${p.say('plus', 'más')} ${rateOf(p)} ${p.taxWord()}`, '', '', p.bareField('tax')],
    [
      '',
      `<b>${p.name('Invoice amount|Final amount', 'Importe de la factura|Importe final')}</b>`,
      '',
      `<b>${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const info = [
    [p.say('Page', 'Página'), '1 / 1'],
    [p.name('Invoice no.|Invoice', 'Factura n.º|Factura'), p.field('invoice_number')],
    [p.name('Customer no.|Customer', 'N.º de cliente|Cliente'), p.field('client_id')],
    [p.name('Your order|Order no.', 'Su pedido|N.º de pedido'), p.field('order_number')],
    [p.say('Contact', 'Contacto'), dice.pick(['A. Roth', 'F. Lang', 'S. Mora'])],
    [p.say('Samples received', 'Muestras recibidas'), p.day(facts.delivered)],
    [p.name('Date|Invoice date', 'Fecha|Fecha de factura'), p.field('date')],
  ];
  const feet = [
    lines([p.field('issuer'), escapeHtml(seller.street), escapeHtml(seller.city), seller.country]),
    lines([seller.phone, seller.mail, seller.site]),
    lines([p.bank(' ')]),
    lines([p.taxNumber(' '), p.register(' '), p.say('Accredited to ISO 17025', 'Acreditado ISO 17025')]),
  ];
  return {
    css: `@page { size: A4; margin: 20mm 20mm 12mm 25mm } body { font: 9.5pt ${p.font}; height: 262mm; position: relative } .from { font-size: 7pt; text-decoration: underline; margin: 18mm 0 2mm } .mid { display: grid; grid-template-columns: 1fr 70mm; min-height: 48mm; align-items: start } .info td { padding: 1px 3px } .info td:first-child { color: #444 } h2 { font-size: 12pt; margin: 9mm 0 3mm } .items { margin: 4mm 0 } .items th { border-bottom: 1px solid #000 } .items td { padding: 3px } .sub { display: block; font-size: 8pt; color: #444 } .foot tr:first-child td { border-top: 1px solid #000 } .foot tr:last-child td { border-bottom: 3px double #000 } .feet { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; gap: 4mm; font-size: 6.5pt; border-top: 0.5px solid #888; padding-top: 2mm }`,
    body: `<div style="text-align:right;font-size:15pt;color:#00584a">${escapeHtml(seller.brand)}</div><div class="from">${escapeHtml(seller.brand)} · ${addressLine(seller)}</div><div class="mid"><div>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: info }, 'info')}</div><h2>${p.name('Invoice for analyses|Invoice', 'Factura de análisis|Factura')}</h2><p>${p.say('For the examination of your samples we charge as follows:', 'Por el análisis de sus muestras facturamos lo siguiente:')}</p>
      ${tableOf({ head: [p.say('Pos.', 'Pos.'), p.name('Analysis|Service', 'Análisis|Servicio'), p.say('Number', 'Número'), p.say('Single', 'Unidad'), p.say('Total', 'Total')], rows, foot, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}<p>${p.say(`Payable by ${p.field('date_due')} without deduction, or within 8 days less 2% discount.`, `Pagadero antes del ${p.field('date_due')} sin descuento, o en 8 días con 2 % de descuento.`)}</p><div class="feet">${feet.map((text) => `<div>${text}</div>`).join('')}</div>`,
  };
}

function totalsOf(p: InvoicePaper): string[][] {
  const tax = p.taxWord();
  return [
    [p.say('Sum of line net amounts', 'Suma de importes netos de línea'), p.bare(p.facts.netCents)],
    [p.say(`Invoice total without ${tax}`, `Total sin ${tax}`), p.bareField('amount_untaxed')],
    [p.say(`Invoice total ${tax} amount`, `Importe total de ${tax}`), p.bareField('tax')],
    [p.say(`Invoice total with ${tax}`, `Total con ${tax}`), p.bareField('amount')],
    [p.say('Paid amount', 'Importe pagado'), p.bare(0)],
    [p.say('Amount due for payment', 'Importe pendiente de pago'), p.bare(p.facts.totalCents)],
  ];
}

function meansOf(p: InvoicePaper): string[][] {
  const terms = [p.say('Payment terms', 'Condiciones de pago'), p.field('payment_terms')];
  if (p.facts.seller.bank === null) return [terms];
  return [
    [p.say('Payment account identifier', 'Identificador de la cuenta'), p.field('iban')],
    [p.say('Payment service provider', 'Proveedor de servicios de pago'), p.field('bic')],
    terms,
  ];
}

/** As a viewer shows an electronic invoice: sections in grey bands, codes in brackets, nothing drawn by hand. */
export function structuredView(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const band = (title: string, rows: readonly (readonly string[])[]): string =>
    `<h4>${title}</h4>${tableOf({ rows }, 'kv full')}`;
  const rows = facts.lines.map((line, at) => [
    String(at + 1),
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    'C62',
    p.bare(line.unitCents),
    `S ${p.rate(line.rate)}`,
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: A4; margin: 12mm 14mm } body { font: 8.5pt 'DejaVu Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 12pt; margin: 0 0 1mm } h4 { background: #ddd; margin: 4mm 0 1mm; padding: 1mm 2mm; font-size: 8.5pt } .kv td { padding: 1.5px 4px } .kv td:first-child { width: 66mm; color: #444 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .two .kv td:first-child { width: 34mm } .items th, .items td { border: 0.5px solid #aaa; padding: 2px 4px; font-size: 8pt } .items th { background: #f3f3f3 }`,
    body: `<h1>${p.say('Electronic invoice – visual copy', 'Factura electrónica – representación visual')}</h1><div style="font-size:7pt;color:#555">urn:cen.eu:en16931:2017</div>${band(
      p.say('Document', 'Documento'),
      [
        [p.name('Invoice number|Identifier', 'Número de factura|Identificador'), p.field('invoice_number')],
        [
          p.say('Invoice type code', 'Código de tipo'),
          `380 (${p.say('commercial invoice', 'factura comercial')})`,
        ],
        [p.name('Invoice issue date|Issue date', 'Fecha de expedición|Fecha de emisión'), p.field('date')],
        [p.name('Payment due date|Due date', 'Fecha de vencimiento|Vencimiento'), p.field('date_due')],
        [p.say('Invoice currency code', 'Código de moneda'), p.field('currency')],
        [
          p.name('Purchase order reference|Order reference', 'Referencia de pedido|Pedido'),
          p.field('order_number'),
        ],
      ],
    )}<div class="two"><div>${band(p.say('Seller', 'Vendedor'), [
      [p.say('Name', 'Nombre'), p.field('issuer')],
      [p.say('Address', 'Dirección'), addressLine(seller)],
      [seller.tax.label, p.field('vat')],
    ])}</div><div>${band(p.say('Buyer', 'Comprador'), [
      [p.say('Name', 'Nombre'), p.field('buyer')],
      [p.say('Address', 'Dirección'), addressLine(buyer)],
      [p.say('Identifier', 'Identificador'), escapeHtml(buyer.tax.number)],
    ])}</div></div><h4>${p.say('Invoice lines', 'Líneas de factura')}</h4>${tableOf({ head: ['ID', p.say('Item ID', 'ID artículo'), p.say('Item name', 'Nombre del artículo'), p.say('Quantity', 'Cantidad'), p.say('Unit', 'Unidad'), p.say('Net price', 'Precio neto'), p.taxWord(), p.say('Line net amount', 'Importe neto de línea')], rows, classes: ['', '', '', 'r', 'c', 'r', 'n', 'r'] }, 'items full')}${band(p.say('Document totals', 'Totales del documento'), totalsOf(p))}${band(p.say('Payment', 'Pago'), meansOf(p))}`,
  };
}
