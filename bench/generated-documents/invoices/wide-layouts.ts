// Invoices with wide or long tables: a landscape ledger with the tax of each line, a delivery list over several pages, a shipper's form of numbered boxes, a bill with what was
// owed before, a fixed-pitch print.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents } from '../locales.ts';
import { address } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const rateOf = (p: InvoicePaper): string => p.rate(p.facts.taxes[0]?.rate ?? 0);

/** All lines ruled, with the tax of each; the totals are the last row of the table. */
export function landscapeLedger(p: InvoicePaper): Sheet {
  const { facts, locale } = p;
  const { seller, buyer } = facts;
  const tax = p.taxWord();
  const rows = facts.lines.map((line, at) => {
    const taxCents = roundCents((line.cents * line.rate) / 100, locale);
    return [
      String(at + 1),
      line.code,
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
      p.rate(line.rate),
      p.bare(taxCents),
      p.bare(line.cents + taxCents),
    ];
  });
  const foot = [
    [
      '',
      '',
      `<b>${p.say('Totals', 'Totales')}</b>`,
      '',
      '',
      p.bare(facts.netCents),
      '',
      p.bare(facts.taxCents),
      p.bare(facts.totalCents),
    ],
  ];
  const meta = [
    [
      p.say('Invoice', 'Factura'),
      p.field('invoice_number'),
      p.name('Issue date|Date', 'F. emisión|Fecha'),
      p.field('date'),
    ],
    [
      p.name('Customer code|Account', 'Cód. cliente|Cuenta'),
      p.field('client_id'),
      p.name('Payment date|Due', 'F. pago|F. vencimiento'),
      p.field('date_due'),
    ],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 12mm } body { font: 8.5pt ${p.font} } .meta td { border: 0.6px solid #333; padding: 3px 8px } .meta td:nth-child(odd) { background: #f0f0f0 } .items { margin: 5mm 0 } .items td, .items th { border: 0.6px solid #333; padding: 2px 4px } .items th { background: #f0f0f0; font-size: 7.5pt } .said { text-align: right; font-size: 10pt }`,
    body: `<div class="cols"><div>${lines([`<b>${p.field('issuer')}</b>`, address(seller), p.taxNumber(': ')])}</div><div>${p.name('Client details|Recipient', 'Datos cliente|Receptor')}<br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: meta }, 'meta')}</div>
      ${tableOf({ head: ['#', p.say('Code', 'Cód.'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.name('Net|Taxable', 'Neto|Base'), `% ${tax}`, `${tax}`, p.name('Gross|Total', 'Bruto|Total')], rows, foot, classes: ['c', '', '', 'r', 'r', 'r', 'r', 'r', 'r'] }, 'items full')}
      <div class="said">${p.name('Total taxable amount|Net value', 'Base imponible total|Valor neto')}: ${p.field('amount_untaxed')} &nbsp; ${p.name(`Total ${tax}|${tax} total`, `Total ${tax}|Cuota ${tax}`)}: ${p.field('tax')} &nbsp; <b>${p.name('Total to pay|Invoice total', 'Total a pagar|Total factura')}: ${p.field('amount')}</b></div>`,
  };
}

/** Over several pages, the headings repeated, descriptions that wrap in a narrow column, the number again on each page. */
export function deliveryList(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const head = [
    p.say('Article', 'Artículo'),
    p.say('Description', 'Descripción'),
    p.name('Packs|Pieces', 'Bultos|Piezas'),
    p.say('Unit price', 'Precio unidad'),
    p.name('Line value|Value', 'Importe línea|Valor'),
  ];
  const all = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const perPage = 16;
  const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, at) =>
    all.slice(at * perPage, (at + 1) * perPage),
  );
  const small = (at: number): string =>
    `<div class="cols small"><span>${escapeHtml(seller.brand)}</span><span>${p.say('Invoice', 'Factura')} ${escapeHtml(facts.number)}</span><span>${p.say('Sheet', 'Hoja')} ${at + 1}/${pages.length}</span></div>`;
  const first = `<div class="cols"><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}</div><div style="width:70mm">${p.name('Deliver and invoice to|Invoicee', 'Entregar y facturar a|Comprador')}<br>${p.field('buyer')}<br>${address(buyer)}</div></div><table class="strip full"><tr><th>${p.name('Invoice no|Document', 'N.º factura|Documento')}</th><th>${p.name('Date|Inv. date', 'Fecha|Fecha fra.')}</th><th>${p.name('Order no|Your PO', 'N.º pedido|S/Pedido')}</th><th>${p.name('Due|Payment by', 'Vto.|Vencimiento')}</th></tr><tr><td>${p.field('invoice_number')}</td><td>${p.field('date')}</td><td>${p.field('order_number')}</td><td>${p.field('date_due')}</td></tr></table>`;
  const sums = [
    [p.name('Total goods|Net goods', 'Total neto|Suma de bienes'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [p.name('Invoice total|Total', 'Total factura|Total'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9pt ${p.font} } .sheet + .sheet { break-before: page } .small { font-size: 7.5pt; color: #555; margin-bottom: 4mm } .strip { margin: 6mm 0 } .strip th { font-size: 7.5pt; border-bottom: 0.6px solid } .items td { padding: 3px; } .items th { border-bottom: 1.2px solid #000; border-top: 1.2px solid #000 } .items td:nth-child(2) { width: 52mm } .sums { margin: 6mm 0 0 auto } .sums td { padding: 2px 0 2px 30px }`,
    body: pages
      .map(
        (rows, at) =>
          `<div class="sheet">${small(at)}${at === 0 ? first : ''}${tableOf({ head, rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}${at === pages.length - 1 ? tableOf({ rows: sums, classes: ['', 'r'] }, 'sums') : ''}</div>`,
      )
      .join(''),
  };
}

/** Boxes with numbers before their labels; number and date share one. */
export function numberedBoxes(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const box = (label: string, value: string, span = 1): string =>
    `<td colspan="${span}"><small>${label}</small><br>${value}</td>`;
  const rows = facts.lines.map((line) => [
    `${line.quantity} ${p.say('CTN', 'CJ')}`,
    escapeHtml(line.text),
    p.money(line.unitCents),
    p.money(line.cents),
  ]);
  const sums = [
    [
      p.name('Value of goods|Total ex tax', 'Valor de la mercancía|Total sin impuesto'),
      p.field('amount_untaxed'),
    ],
    [`${p.say('Tax', 'Impuesto')} (${p.taxWord()} ${rateOf(p)})`, p.field('tax')],
    [
      p.name('Total invoice value|Total amount payable', 'Valor total de la factura|Monto total a pagar'),
      p.field('amount'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 12mm } body { font: 9pt ${p.font} } h2 { text-align: center; font-size: 13pt; margin: 0 0 3mm } small { font-size: 6.5pt } .boxes td { border: 1px solid #000; padding: 2px 5px 6px; width: 50% } .items th { border: 1px solid #000; font-size: 7pt; font-weight: normal } .items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 3px 5px } .up { text-transform: uppercase } .items { border-bottom: 1px solid #000 } .sums { margin: 4mm 0 0 auto } .sums td { padding: 2px 0 2px 20px }`,
    body: `<h2>${p.say('COMMERCIAL INVOICE', 'FACTURA COMERCIAL')}</h2><table class="boxes full"><tr>${box(p.say('1. Shipper / Exporter', '1. Exportador / Remitente'), `${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}`)}${box(p.say('2. Invoice no. and date', '2. N.º y fecha de la factura'), `${p.field('invoice_number')} &nbsp;&nbsp; ${p.field('date')}`)}</tr><tr>${box(p.say('3. Consignee / Importer', '3. Importador / Consignatario'), `${p.field('buyer')}<br>${address(buyer)}`)}${box(p.say('4. Terms of payment', '4. Condiciones de pago'), p.field('payment_terms'))}</tr><tr>${box(p.say("5. Buyer's order no.", '5. Orden de compra n.º'), p.field('order_number'))}${box(p.say('6. Country of origin', '6. País de origen'), seller.country)}</tr></table>
      ${tableOf({ head: [p.say('7. Quantity', '7. Cantidad'), p.say('8. Description of goods', '8. Descripción de la mercancía'), p.say('9. Unit price', '9. Precio unitario'), p.say('10. Amount', '10. Importe')], rows, classes: ['', 'up', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:10mm;font-size:7.5pt">${p.say('We declare that the particulars given are true and correct.', 'Declaramos que los datos consignados son verdaderos y correctos.')}</p>`,
  };
}

/** What was owed before and what was paid stand before the charges of this bill; the readings of a meter are numbers, too. */
export function meterBill(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const before = dice.int(40, 90) * 100 * p.locale.priceLevel;
  const reading = dice.int(2000, 7000);
  const meter = [
    [p.say('Previous reading', 'Lectura anterior'), p.day(facts.delivered), String(reading)],
    [p.say('Present reading', 'Lectura actual'), p.day(facts.date), String(reading + dice.int(11, 97))],
  ];
  const account = [
    [p.say('Balance of last bill', 'Saldo de la factura anterior'), p.bare(before)],
    [p.say('Payment received, thank you', 'Pago recibido, gracias'), p.bare(-before)],
  ];
  const charges = [
    ...facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]),
    [
      p.name(
        'Total charges before tax|Charges excluding tax',
        'Total cargos sin impuestos|Cargos sin impuestos',
      ),
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('Total of this bill|Total current charges', 'Total de esta factura|Total cargos del periodo')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const fact = (label: string, value: string): string =>
    `<tr><td class="k">${label}</td><td class="r">${value}</td></tr>`;
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9.5pt ${p.font} } .top { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm } .facts { background: #e8f4ee; width: 100% } .facts td { padding: 3px 8px } .k { color: #1d6b47 } .due td { background: #1d6b47; color: #fff; font-size: 12pt } h3 { color: #1d6b47; margin: 6mm 0 1mm; font-size: 10.5pt } .list td { border-bottom: 0.5px solid #9cc; padding: 3px }`,
    body: `<div class="top"><div><div style="font-size:17pt;color:#1d6b47">${escapeHtml(seller.brand)}</div><p style="margin-top:12mm">${p.field('buyer')}<br>${address(buyer)}</p></div><table class="facts">${fact(p.name('Bill number|Invoice number', 'Número de factura|Factura n.º'), p.field('invoice_number'))}${fact(p.name('Account number|Customer account', 'Número de cuenta|Contrato n.º'), p.field('client_id'))}${fact(p.name('Bill date|Date issued', 'Fecha de factura|Fecha de emisión'), p.field('date'))}${fact(p.name('Please pay by|Payment due date', 'Pagar hasta el|Fecha límite de pago'), p.field('date_due'))}<tr class="due"><td>${p.say('Amount payable', 'Importe a pagar')}</td><td class="r">${p.money(facts.totalCents)}</td></tr></table></div>
      <h3>${p.say('Your meter', 'Su contador')}</h3>${tableOf({ rows: meter, classes: ['', '', 'r'] }, 'list')}<h3>${p.say('Your account', 'Su cuenta')}</h3>${tableOf({ rows: account, classes: ['', 'r'] }, 'list full')}<h3>${p.say('This bill', 'Esta factura')}</h3>${tableOf({ rows: charges, classes: ['', 'r'] }, 'list full')}<p style="font-size:7.5pt;margin-top:14mm">${lines([`${p.field('issuer')} · ${escapeHtml(seller.street)} · ${escapeHtml(seller.city)}`, p.taxNumber(' ')])}</p>`,
  };
}

/** As a line printer writes it: one pitch, columns made of blanks, lines made of dashes. */
export function linePrinter(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const WIDE = 78;
  const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
  const right = (text: string, width: number): string => text.padStart(width);
  const pad = (label: string, value: string): string => `${right(`${label}:`, 58)}${right(value, 20)}`;
  const dashes = '-'.repeat(WIDE);
  const rows = facts.lines.map(
    (line) =>
      `${left(line.code, 9)}${escapeHtml(left(line.text.replaceAll('"', ''), 34))}${right(String(line.quantity), 6)}${right(p.bare(line.unitCents), 14)}${right(p.bare(line.cents), 15)}`,
  );
  const text = [
    `${p.field('issuer')}`,
    `${escapeHtml(seller.street)}, ${escapeHtml(seller.city)}`,
    p.taxNumber(' '),
    '',
    `${left(p.say('SOLD TO:', 'CLIENTE:'), 12)}${p.field('buyer')}`,
    `${left('', 12)}${escapeHtml(buyer.street)}`,
    `${left('', 12)}${escapeHtml(buyer.city)}`,
    '',
    `${left(p.say('INVOICE NO:', 'FACTURA NO:'), 14)}${p.field('invoice_number')}    ${p.say('DATE:', 'FECHA:')} ${p.field('date')}`,
    `${left(p.name('DUE:|PAY BY:', 'VENCE:|VTO:'), 14)}${p.field('date_due')}    ${p.say('CUST:', 'CTE:')} ${p.field('client_id')}`,
    dashes,
    `${left(p.say('ITEM', 'REF'), 9)}${left(p.say('DESCRIPTION', 'DESCRIPCION'), 34)}${right(p.say('QTY', 'CANT'), 6)}${right(p.say('PRICE', 'PRECIO'), 14)}${right(p.say('AMOUNT', 'IMPORTE'), 15)}`,
    dashes,
    ...rows,
    dashes,
    pad(p.name('SUBTOTAL|NET', 'SUBTOTAL|NETO'), p.field('amount_untaxed')),
    pad(`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.field('tax')),
    pad(p.name('TOTAL|PLEASE PAY', 'TOTAL|A PAGAR'), p.field('amount')),
  ].join('\n');
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt 'Liberation Mono', monospace } pre { font: inherit; margin: 0 }`,
    body: `<pre>${text}</pre>`,
  };
}
