// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Invoices as programs print them: of bookkeeping in a browser, of a large company's resource planning, of a host of web pages, of a seller of advertisements.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

/** Three columns without boxes: who pays, facts in bold over their values, who sends; an advice of payment below the dashes. */
export function cloudLedger(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const fact = (label: string, value: string): string => `<p><b>${label}</b><br>${value}</p>`;
  const currency = p.field('currency');
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Subtotal|Sub total', 'Subtotal|Subtotal neto'), p.bareField('amount_untaxed')],
    [`${p.say('TOTAL', 'TOTAL')} ${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>TOTAL ${currency}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const [number, due] = [p.field('invoice_number'), p.field('date_due')];
  const advice = [
    [p.say('Customer', 'Cliente'), p.field('buyer')],
    [p.say('Invoice Number', 'Número de factura'), number],
    [p.say('Amount Due', 'Importe pendiente'), `<b>${p.bare(facts.totalCents)}</b>`],
    [p.say('Due Date', 'Vencimiento'), due],
    [p.say('Amount Enclosed', 'Importe remitido'), '<div class="line"></div>'],
  ];
  const heading =
    p.locale.country === 'US' ? 'INVOICE' : p.name('TAX INVOICE|INVOICE', 'FACTURA DE VENTA|FACTURA FISCAL');
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 23pt; font-weight: normal; margin: 0 0 6mm } .three { display: grid; grid-template-columns: 70mm 42mm 1fr; gap: 5mm; margin-bottom: 12mm } .to { padding-left: 8mm } .items th { border-bottom: 1.4px solid #000 } .items td { border-bottom: 0.5px solid #bbb; padding: 4px 3px } .sums { width: 82mm; margin-left: auto; margin-top: 2mm } .sums td { padding: 3px } .sums tr:last-child td { border-top: 1.4px solid #000 } .cut { border-top: 1px dashed #555; margin-top: 14mm; padding-top: 5mm; display: grid; grid-template-columns: 1fr 82mm } .cut h2 { font-size: 16pt; font-weight: normal; margin: 0 0 5mm } .cut td { padding: 2px 3px } .cut td:first-child { font-weight: bold; width: 38mm } .line { border-bottom: 0.8px solid #000; height: 4mm }`,
    body: `<div class="three"><div><h1>${heading}</h1><div class="to">${p.field('buyer')}<br>${address(buyer)}</div></div><div>${fact(p.say('Invoice Date', 'Fecha de la factura'), p.field('date'))}${fact(p.say('Invoice Number', 'Número de factura'), number)}${fact(p.name('PO Reference|Your PO', 'Su orden de compra|Ref. de pedido'), p.field('order_number'))}${fact(seller.tax.label, p.field('vat'))}</div><div>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}</div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit Price', 'Precio unitario'), p.taxWord(), `${p.say('Amount', 'Importe')} ${currency}`], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['r', 'r'] }, 'sums')}
      <p style="margin-top:10mm"><b>${p.say('Due Date', 'Vencimiento')}: ${due}</b><br>${lines(payTo(p).map(([label, value]) => `${label}: ${value}`))}</p><div class="cut"><div><h2>${p.say('PAYMENT ADVICE', 'AVISO DE PAGO')}</h2>${p.say('To', 'A')}: ${escapeHtml(seller.name)}<br>${address(seller)}</div>${tableOf({ rows: advice }, '')}</div>`,
  };
}

function materialRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  return facts.lines.flatMap((line, at) => [
    [
      String((at + 1) * 10).padStart(6, '0'),
      line.code,
      escapeHtml(line.text),
      `${line.quantity} ${p.say('EA', 'UN')}`,
      p.bare(line.unitCents),
      p.bare(line.cents),
    ],
    [
      '',
      '',
      `<small>${p.say('Commodity code', 'Partida arancelaria')} 8483${dice.digits(4)} · ${p.say('Country of origin', 'País de origen')} ${dice.pick(['DE', 'IT', 'JP'])}</small>`,
      '',
      '',
      '',
    ],
  ]);
}

/** Items by tens of six figures, each with its material, and its code of the customs in a second row; codes of units, rates with three decimals. */
export function billingDocument(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = materialRows(p);
  const foot = [
    [
      '',
      '',
      p.name('Items total|Total items', 'Total posiciones|Valor neto posiciones'),
      '',
      '',
      p.bareField('amount_untaxed'),
    ],
    [
      '',
      '',
      `${p.name('Output tax|Tax on sales', 'Impuesto repercutido|Impuesto ventas')} (${p.taxWord()})`,
      '',
      `${writeNumber(facts.taxes[0]?.rate ?? 0, 3, p.locale)} %`,
      p.bareField('tax'),
    ],
    [
      '',
      '',
      `<b>${p.name('Final amount|Amount payable', 'Importe final|Total documento')}</b>`,
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const info = [
    [
      p.name('Billing document|Document no.', 'Documento de facturación|N.º documento'),
      p.field('invoice_number'),
    ],
    [p.name('Billing date|Document date', 'Fecha de facturación|Fecha documento'), p.field('date')],
    [p.name('Payer no.|Sold-to no.', 'N.º pagador|N.º solicitante'), p.field('client_id')],
    [
      p.name('Customer reference|Purch. order no.', 'Referencia cliente|Pedido de cliente'),
      p.field('order_number'),
    ],
    [p.say('Delivery', 'Entrega'), `80${dice.digits(6)}`],
    [p.say('Delivery date', 'Fecha de entrega'), p.day(facts.delivered)],
    [p.say('Currency', 'Moneda'), p.field('currency')],
    [p.say('Incoterms', 'Incoterms'), p.say('CPT buyer’s works', 'CPT destino')],
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm 14mm 22mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 264mm; position: relative } .top { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm; margin-top: 22mm } .info { border: 0.8px solid #000; padding: 2mm } .info td { padding: 1px 3px; white-space: nowrap } h2 { font-size: 13pt; margin: 10mm 0 3mm } .items th { border-top: 0.8px solid #000; border-bottom: 0.8px solid #000; padding: 3px } .items td { padding: 1.5px 3px } small { font-size: 7.5pt } .foot tr:first-child td { border-top: 0.8px solid #000; padding-top: 3px } .foot tr:last-child td { border-top: 0.8px solid #000; border-bottom: 2.4px double #000 } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 7pt; text-align: center }`,
    body: `<b style="font-size:15pt;color:#00427a">${escapeHtml(seller.brand)}</b><div class="top"><div>${p.say('Sold to', 'Cliente')}<br>${p.field('buyer')}<br>${address(buyer)}</div><div class="info"><b>${p.say('Information', 'Información')}</b>${tableOf({ rows: info }, 'full')}</div></div><h2>${p.name('Invoice|Commercial invoice', 'Factura|Factura comercial')}</h2>
      ${tableOf({ head: [p.say('Item', 'Pos.'), p.say('Material', 'Material'), p.say('Description', 'Denominación'), p.say('Quantity', 'Cantidad'), p.say('Price', 'Precio'), p.say('Value', 'Valor')], rows, foot, classes: ['', '', '', 'r', 'r', 'r'] }, 'items full')}<p style="margin-top:8mm">${p.say('Terms of payment', 'Condiciones de pago')}: ${p.field('payment_terms')}<br>${p.say('Net due on', 'Vencimiento neto el')} ${p.field('date_due')}</p><div class="low">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}<br>${p.bank(' ', ' · ')}</div>`,
  };
}

/** Out of the panel of a host: unpaid in a red stamp, number and days in a grey band, who is invoiced beside who is paid, a table of transactions without any. */
export function webHosting(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const period = `(${p.day(facts.date)} - ${p.day(addDays(facts.date, 364))})`;
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)} - ${dice.pick(['acacia', 'lumen', 'vertex'])}${dice.digits(2)}.net ${period}`,
    p.money(line.cents),
  ]);
  const foot = [
    [p.name('Sub Total|Net Total', 'Sub Total|Total neto'), p.field('amount_untaxed')],
    [`${writeNumber(facts.taxes[0]?.rate ?? 0, 2, p.locale)}% ${p.taxWord()}`, p.field('tax')],
    [p.say('Credit', 'Crédito'), p.money(0)],
    [p.name('Total|Total Due', 'Total|Total adeudado'), p.field('amount')],
  ];
  const heads = p.say(
    'Transaction Date|Gateway|Transaction ID|Amount',
    'Fecha de transacción|Pasarela|ID de transacción|Importe',
  );
  const none = `<tr><td colspan="4" class="c">${p.say('No Related Transactions Found', 'No hay transacciones relacionadas')}</td></tr>`;
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; padding-right: 0.4mm; color: #222 } .state { background: #c00; color: #fff; font-weight: bold; text-align: center; padding: 2mm 0; font-size: 12pt; width: 52mm; margin: 0 0 3mm auto } .brand { font-size: 20pt; color: #0a6ebd; margin-bottom: 2mm } .band { background: #eee; padding: 4mm; margin: 6mm 0 8mm } .band b { font-size: 15pt; display: block; margin-bottom: 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 8mm } .items th { background: #eee; text-align: center } .items th, .items td { border: 0.6px solid #ccc; padding: 4px 6px } .foot td { background: #eee; font-weight: bold; text-align: right } .low { margin-top: 16mm; text-align: center; font-size: 7.5pt }`,
    body: `<div class="state">${p.say('UNPAID', 'NO PAGADA')}</div><div class="brand">${escapeHtml(seller.brand)}</div><div style="text-align:right;font-size:8.5pt">${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(': ')}</div><div class="band"><b>${p.say('Invoice', 'Factura')} #${p.field('invoice_number')}</b>${p.say('Invoice Date', 'Fecha de factura')}: ${p.field('date')}<br>${p.say('Due Date', 'Fecha de vencimiento')}: ${p.field('date_due')}</div><div class="two"><div><b>${p.name('Invoiced To|Pay By', 'Facturado A|A nombre de')}</b><br>${p.field('buyer')}<br>${address(buyer)}</div><div>${p.bank(': ') === '' ? '' : `<b>${p.say('Bank Transfer', 'Transferencia')}</b><br>${p.bank(': ')}`}</div></div>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Total', 'Total')], rows, foot, classes: ['', 'r'] }, 'items full')}<p style="margin-top:9mm"><b>${p.say('Transactions', 'Transacciones')}</b></p><table class="items full">${`<tr>${heads
        .split('|')
        .map((head) => `<th>${head}</th>`)
        .join(
          '',
        )}</tr>`}${none}</table><div class="low">${p.say('PDF Generated on', 'PDF generado el')} ${p.day(addDays(facts.date, 3))}</div>`,
  };
}

/** A summary with dots up to its values on the first page, the campaigns of the month on the second. */
export function campaignMonth(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const currency = p.field('currency');
  const dotted = (label: string, value: string): string =>
    `<div class="d"><span>${label}</span><i></i><span>${value}</span></div>`;
  const sums = [
    [
      `${p.name('Subtotal|Net amount', 'Subtotal|Importe neto')} ${p.say('in', 'en')} ${currency}`,
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [`<b>${p.say('Total in', 'Total en')} ${currency}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const rows = pricedRows(p).map(([text = '', , , amount = '']) => [
    text,
    writeNumber(dice.int(900, 48_000), 0, p.locale),
    p.say('Clicks', 'Clics'),
    amount,
  ]);
  const foot = [[p.say('Subtotal', 'Subtotal'), '', '', p.bare(facts.netCents)]];
  const from = addDays(facts.date, -30);
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 16mm 18mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; color: #333; padding-right: 0.4mm } h1 { font-size: 26pt; font-weight: normal; margin: 0 } .num { margin: 3mm 0 12mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 14mm } .d { display: flex; align-items: baseline; margin-bottom: 1.4mm } .d i { flex: 1; border-bottom: 1px dotted #888; margin: 0 1mm } .card { border-left: 3px solid #4a7; padding-left: 5mm } .card td { padding: 2mm 0; border-bottom: 0.5px solid #ccc } .big { font-size: 19pt; margin: 1mm 0 5mm; white-space: nowrap } .second { break-before: page } .items th { border-bottom: 1px solid #888; font-weight: normal; color: #777 } .items td { padding: 3px } .foot td { border-top: 1px solid #888; font-weight: bold }`,
    body: `<div class="cols"><h1>${p.say('Invoice', 'Factura')}</h1><b style="font-size:15pt;color:#4a7">${escapeHtml(seller.brand)}</b></div><div class="num">${p.say('Invoice number', 'Número de factura')}: ${p.field('invoice_number')}</div><div class="two"><div>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(': ')}<br><br><b>${p.name('Bill to|Billing address', 'Facturar a|Datos de facturación')}</b><br>${p.field('buyer')}<br>${address(buyer)}<br><br><b>${p.say('Details', 'Detalles')}</b>${dotted(p.say('Invoice date', 'Fecha de factura'), p.field('date'))}${dotted(p.name('Customer ID|Advertiser ID', 'ID de cliente|ID de anunciante'), p.field('client_id'))}${dotted(p.say('Payment due', 'Pago antes del'), p.field('date_due'))}${dotted(p.say('Account manager', 'Ejecutivo de cuenta'), dice.pick(['D. Okello', 'M. Vidal', 'S. Berg']))}</div>
      <div class="card"><b>${escapeHtml(seller.brand)}</b><div class="big">${currency} ${p.bare(facts.totalCents)}</div><p>${p.say('Summary for', 'Resumen del')} ${p.day(from)} – ${p.day(addDays(facts.date, -1))}</p>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}</div></div><div class="second"><p>${p.say('Account activity', 'Actividad de la cuenta')} · ${p.day(from)} – ${p.day(addDays(facts.date, -1))}</p>${tableOf({ head: [p.say('Campaign', 'Campaña'), p.say('Quantity', 'Cantidad'), p.say('Units', 'Unidades'), `${p.say('Amount', 'Importe')} (${currency})`], rows, foot, classes: ['', 'r', '', 'r'] }, 'items full')}<p style="margin-top:10mm;font-size:8pt">${p.say('Page 2 of 2', 'Página 2 de 2')}</p></div>`,
  };
}
