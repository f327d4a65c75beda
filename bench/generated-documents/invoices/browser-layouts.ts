// Invoices that are made in a browser and sent as a file: of seats in an office on the web, of a shop, of hours that a clock counted.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, rateOf } from './invoice-parts.ts';
import { remitLine } from './remit-to.ts';

const MONTH = 30;

/** Seats by the month: a summary with dotted lines on the first sheet, what was used from when to when on the second. */
export function seatsByMonth(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const { currency } = p.locale;
  const tax = `${p.taxWord()} (${rateOf(p)})`;
  const span = `${p.day(addDays(facts.date, -MONTH))} – ${p.day(addDays(facts.date, -1))}`;
  const dotted = (label: string, value: string): string =>
    `<div class="d"><span>${label}</span><i></i><span>${value}</span></div>`;
  const number = p.field('invoice_number');
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.say('Commitment', 'Compromiso'),
    span,
    String(line.quantity),
    p.bare(line.cents),
  ]);
  const foot = [
    [p.say('Subtotal in', 'Subtotal en') + ` ${currency}`, '', '', '', p.bare(facts.netCents)],
    [tax, '', '', '', p.bare(facts.taxCents)],
    [`<b>${p.say('Total in', 'Total en')} ${currency}</b>`, '', '', '', `<b>${p.bare(facts.totalCents)}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 9pt 'Liberation Sans', sans-serif; color: #3c4043; padding-right: 0.4mm } .brand { font-size: 20pt; color: #5f6368; letter-spacing: -0.5px } h1 { font-size: 20pt; font-weight: normal; margin: 12mm 0 2mm } .two { display: grid; grid-template-columns: 74mm 1fr; gap: 16mm; margin-top: 12mm } h3 { font-size: 10pt; margin: 7mm 0 2mm } .d { display: flex; align-items: baseline; gap: 1mm; margin-bottom: 1.5mm; font-size: 8.5pt } .d i { flex: 1; border-bottom: 0.8px dotted #80868b } .big { font-size: 20pt; margin: 1mm 0 6mm; white-space: nowrap } .sum { background: #f1f3f4; padding: 5mm } .second { break-before: page } .items th { border-bottom: 1px solid #3c4043; padding: 4px 3px } .items td { padding: 5px 3px; border-bottom: 0.4px solid #dadce0 } .low { font-size: 7.5pt; margin-top: 14mm }`,
    body: `<div class="cols"><div class="brand">${escapeHtml(seller.brand)}</div><div style="text-align:right;font-size:8pt">${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(': ')}</div></div><h1>${p.say('Invoice', 'Factura')}</h1>${p.say('Invoice number', 'Número de factura')}: ${number}<div class="two"><div><b>${p.say('Bill to', 'Facturar a')}</b><br>${p.field('buyer')}<br>${address(buyer)}<h3>${p.say('Details', 'Detalles')}</h3>${dotted(p.say('Invoice number', 'Número de factura'), number)}${dotted(p.say('Invoice date', 'Fecha de la factura'), p.field('date'))}${dotted(p.say('Billing ID', 'ID de facturación'), `${dice.digits(4)}-${dice.digits(4)}-${dice.digits(4)}`)}${dotted(p.say('Domain name', 'Nombre del dominio'), buyer.site.replace('www.', ''))}${dotted(p.say('Due date', 'Fecha de vencimiento'), p.field('date_due'))}</div><div class="sum"><b>${escapeHtml(seller.brand)} ${p.say('Office', 'Oficina')}</b><br>${p.say('Total in', 'Total en')} ${p.field('currency')}<div class="big">${p.field('amount')}</div><h3>${p.say('Summary for', 'Resumen de')} ${span}</h3>${dotted(`${p.say('Subtotal in', 'Subtotal en')} ${currency}`, p.field('amount_untaxed'))}${dotted(tax, p.field('tax'))}<div class="d" style="font-weight:bold"><span>${p.say('Total in', 'Total en')} ${currency}</span><i></i><span>${p.money(facts.totalCents)}</span></div></div></div><p class="low">${p.say('You will be charged automatically for any amount due. Pay in', 'El importe se cargará automáticamente. Pague en')} ${currency}. ${remitLine(p)}</p>
      <div class="second"><div class="cols"><b>${p.say('Invoice', 'Factura')} ${number}</b><span>${p.say('Page 2 of 2', 'Página 2 de 2')}</span></div><h3>${escapeHtml(seller.brand)} ${p.say('Office', 'Oficina')} – ${escapeHtml(buyer.site.replace('www.', ''))}</h3>${tableOf({ head: [p.say('Subscription', 'Suscripción'), p.say('Description', 'Descripción'), p.say('Interval', 'Intervalo'), p.say('Quantity', 'Cantidad'), `${p.say('Amount', 'Importe')} (${currency})`], rows, foot, classes: ['', '', '', 'r', 'r'] }, 'items full')}</div>`,
  };
}

/** A shop on the web: both addresses under the title, one row of facts, goods with their rates, rates in a table at the left and sums with a voucher at the right. */
export function webShopVoucher(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const tax = p.taxWord();
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    p.rate(line.rate),
    p.bare(line.unitCents),
    String(line.quantity),
    p.bare(line.cents),
  ]);
  const rates = facts.taxes.map(({ rate, baseCents, taxCents }) => [
    p.say('Products', 'Productos'),
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
  ]);
  const number = p.field('invoice_number');
  const about = [
    [
      number,
      p.field('date'),
      dice.pick(['XKBKNABJK', 'OHSATSERP', 'UOYEVOLI']),
      p.day(facts.delivered),
      buyer.tax.number,
    ],
  ];
  const sums = [
    [p.say('Total Products', 'Total productos'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Total Vouchers (WELCOME5)', 'Total vales (HOLA5)'), p.bare(facts.discountCents)],
    [p.say('Shipping Costs', 'Gastos de envío'), p.say('Free Shipping', 'Envío gratuito')],
    [p.say('Total (Tax excl.)', 'Total (sin imp.)'), p.bareField('amount_untaxed')],
    [p.say('Total Tax', 'Total impuestos'), p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const paid = [
    [
      `<b>${p.say('Payment Method', 'Método de pago')}</b>`,
      p.say('Bank wire', 'Transferencia bancaria'),
      p.money(facts.totalCents),
    ],
    [`<b>${p.say('Carrier', 'Transportista')}</b>`, p.say('Canada Parcel', 'Olva Envíos'), ''],
  ];
  const where = lines([escapeHtml(buyer.street), escapeHtml(buyer.city), buyer.country, buyer.phone]);
  return {
    css: `@page { size: A4; margin: 13mm 14mm } body { font: 8.5pt 'DejaVu Sans', sans-serif; font-size: 8pt; padding-right: 0.4mm } .logo { font-size: 18pt; font-weight: bold; color: #df0067 } .right { text-align: right; color: #777; font-size: 9.5pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 9mm 0 7mm 62mm } .g th { background: #f0f0f0; border: 0.6px solid #ccc; text-align: center; padding: 4px 3px; font-size: 7.5pt } .g td { border: 0.6px solid #ccc; padding: 4px 3px } .a td { text-align: center } .g { margin-bottom: 5mm } .end { display: grid; grid-template-columns: 1fr 76mm; gap: 6mm; align-items: start } .sums td { padding: 4px 5px; border: 0.6px solid #ccc } .sums td:first-child { background: #f0f0f0; font-weight: bold } .low { text-align: center; color: #666; font-size: 7pt; border-top: 0.5px solid #ccc; margin-top: 12mm; padding-top: 2mm }`,
    body: `<div class="cols"><div class="logo">${escapeHtml(seller.brand)}</div><div class="right"><b>${p.say('INVOICE', 'FACTURA')}</b><br>${p.day(facts.date)}<br>#${number}</div></div><div class="two"><div><b>${p.say('Delivery Address', 'Dirección de entrega')}</b><br><br>${escapeHtml(buyer.name)}<br>${where}</div><div><b>${p.say('Billing Address', 'Dirección de facturación')}</b><br><br>${p.field('buyer')}<br>${where}</div></div>${tableOf({ head: [p.say('Invoice Number', 'Número de factura'), p.say('Invoice Date', 'Fecha de factura'), p.say('Order Reference', 'Referencia de pedido'), p.say('Order date', 'Fecha de pedido'), p.say('Tax number', 'RUC')], rows: about }, 'g a full')}
      ${tableOf({ head: [p.say('Reference', 'Referencia'), p.say('Product', 'Producto'), p.say('Tax Rate', 'Tasa de impuestos'), p.say('Unit Price (Tax excl.)', 'Precio unitario (sin imp.)'), p.say('Qty', 'Cant.'), p.say('Total (Tax excl.)', 'Total (sin imp.)')], rows, classes: ['n', '', 'c', 'r', 'c', 'r'] }, 'g full')}<div class="end"><div>${tableOf({ head: [p.say('Tax Detail', 'Detalle de impuestos'), `${tax} %`, p.say('Base price', 'Precio base'), p.say('Total Tax', 'Total impuestos')], rows: rates, classes: ['', 'r', 'r', 'r'] }, 'g full')}${tableOf({ rows: paid, classes: ['', '', 'r'] }, 'g full')}<p>${remitLine(p, '<br>')}</p></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="low">${p.field('issuer')} – ${lines([escapeHtml(seller.street), escapeHtml(seller.city)]).replace('<br>', ' – ')} – ${seller.country}<br>${p.taxNumber(' ')} · ${seller.phone} · ${seller.site}</div>`,
  };
}

/** Hours that a clock counted: who it is from and for at the right of thin lines, names of facts in grey, kinds of work before what was done. */
export function trackedHours(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    p.say('Service', 'Servicio'),
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.field('tax')],
    [`<b>${p.say('Amount Due', 'Importe a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Invoice ID', 'ID de factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Issue Date', 'Fecha de emisión'), p.field('date')],
    [p.say('Due Date', 'Fecha de vencimiento'), `${p.field('date_due')} (${p.field('payment_terms')})`],
    [p.say('PO Number', 'N.º de orden de compra'), p.field('order_number')],
    [
      p.say('Subject', 'Asunto'),
      dice.pick(
        p
          .say(
            'Member portal, sprint 9|Brand refresh, phase 2',
            'Portal de socios, iteración 9|Renovación de marca, fase 2',
          )
          .split('|'),
      ),
    ],
  ];
  return {
    css: `@page { size: ${p.locale.country === 'CA' ? 'Letter' : 'A4'}; margin: 16mm 17mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #1d1e1c; padding-right: 0.4mm } .logo { font-size: 15pt; font-weight: bold; border: 1px solid #1d1e1c; display: inline-block; padding: 3mm 5mm } h1 { font-size: 22pt; font-weight: bold; margin: 0 0 3mm; letter-spacing: 1px } .head { display: grid; grid-template-columns: 1fr 96mm; gap: 6mm } .who { display: grid; grid-template-columns: 26mm 1fr; gap: 3mm; margin-bottom: 5mm } .who > :first-child, .about td:first-child { color: #777; text-align: right; border-right: 1px solid #bbb; padding-right: 3mm } .about td { padding: 2px 3mm } .about { margin: 6mm 0 9mm } .items th { background: #eee; border: 0.6px solid #ccc; padding: 4px 5px } .items td { border: 0.6px solid #ccc; padding: 5px } .sums { margin: 5mm 0 0 auto } .sums td { padding: 3px 5px 3px 12mm } .sums tr:last-child td { font-size: 12.5pt; padding-top: 3mm } h4 { margin: 12mm 0 1mm; font-size: 9.5pt }`,
    body: `<div class="head"><div><div class="logo">${escapeHtml(seller.brand)}</div></div><div><h1>${p.say('INVOICE', 'FACTURA')}</h1><div class="who"><span>${p.say('From', 'De')}</span><div><b>${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}</div></div><div class="who"><span>${p.say('Invoice For', 'Factura para')}</span><div><b>${p.field('buyer')}</b><br>${address(buyer)}</div></div></div></div>${tableOf({ rows: about }, 'about')}
      ${tableOf({ head: [p.say('Item Type', 'Tipo'), p.say('Description', 'Descripción'), p.say('Quantity', 'Cantidad'), p.say('Unit Price', 'Precio unitario'), p.say('Amount', 'Importe')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['r', 'r'] }, 'sums')}<h4>${p.say('Notes', 'Notas')}</h4>${p.say('Hours are billed in quarters. Thank you for working with us.', 'Las horas se facturan por cuartos. Gracias por trabajar con nosotros.')}<br>${remitLine(p)}`,
  };
}
