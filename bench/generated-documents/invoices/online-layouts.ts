// Invoices that no one ever sends by hand: of a service that bills cards and of a market on the web.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, rateOf } from './invoice-parts.ts';

/** Of a service for payments: three facts at the top left, the amount with its day in one bold line, sums at the right down to the amount due. */
export function apiBilling(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const number = p.field('invoice_number');
  const [total, due] = [p.field('amount'), p.field('date_due')];
  const about = [
    [`<b>${p.say('Invoice number', 'Número de factura')}</b>`, `<b>${number}</b>`],
    [p.say('Date of issue', 'Fecha de emisión'), p.field('date')],
    [p.say('Date due', 'Fecha de vencimiento'), due],
  ];
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.money(facts.netCents)],
    [p.say('Total excluding tax', 'Total sin impuestos'), p.field('amount_untaxed')],
    [
      `${p.taxWord()} – ${seller.country} (${rateOf(p)} ${p.say('on', 'sobre')} ${p.money(facts.netCents)})`,
      p.field('tax'),
    ],
    [p.say('Total', 'Total'), total],
    [`<b>${p.say('Amount due', 'Importe adeudado')}</b>`, `<b>${total}</b>`],
  ];
  const period = `${p.day(addDays(facts.date, -30))} – ${p.day(facts.date)}`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.money(line.unitCents),
    p.money(line.cents),
  ]);
  return {
    css: `@page { size: ${p.locale.country === 'PR' ? 'Letter' : 'A4'}; margin: 14mm 15mm } body { font: 9pt 'Liberation Sans', sans-serif; color: #1a1a1a; padding-right: 0.4mm; height: 245mm; position: relative } h1 { font-size: 18pt; margin: 0 } .about { margin: 6mm 0 8mm } .about td { padding: 1px 6mm 1px 0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .big { font-size: 14pt; font-weight: bold; margin: 9mm 0 2mm } a { color: #625afa; font-weight: bold } .items { margin-top: 8mm } .items th { font-weight: normal; color: #555; font-size: 8pt; border-bottom: 0.8px solid #222; padding: 3px 0 } .items td { padding: 6px 0 1px } small { color: #666 } .sums { width: 50%; margin: 8mm 0 0 auto } .sums td { border-top: 0.5px solid #ccc; padding: 4px 0 } .low { position: absolute; bottom: 0; left: 0; right: 0; border-top: 0.5px solid #ccc; padding-top: 2mm; color: #666; font-size: 8pt; display: flex; justify-content: space-between }`,
    body: `<div class="cols"><h1>${p.say('Invoice', 'Factura')}</h1><b style="font-size:13pt;color:#888">${escapeHtml(seller.brand)}</b></div>${tableOf({ rows: about }, 'about')}<div class="two"><div><b>${p.field('issuer')}</b><br>${address(seller)}<br>${seller.mail}<br>${p.taxNumber(' ')}</div><div><b>${p.say('Bill to', 'Facturar a')}</b><br>${p.field('buyer')}<br>${address(buyer)}<br>${buyer.mail}</div></div><div class="big">${total} ${p.say('due', 'con vencimiento el')} ${due}</div><a>${p.say('Pay online', 'Pagar en línea')}</a>
      ${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Unit price', 'Precio unitario'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 'items full')}<small>${period}</small>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="low"><span>${number} · ${total} ${p.say('due', 'con vencimiento el')} ${due}</span><span>${p.say('Page 1 of 1', 'Página 1 de 1')}</span></div>`,
  };
}

/** Of a market on the web: what is payable at the top right, three addresses in columns, the order, goods with their rates and a table of rates at the end. */
export function soldByShop(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const tax = p.taxWord();
  const rows = facts.lines.flatMap((line) => [
    [
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      p.rate(line.rate),
      p.bare(line.cents),
    ],
    [`<small>ASIN: B0${dice.digits(8)}</small>`, '', '', '', ''],
  ]);
  const rates = [
    ...facts.taxes.map(({ rate, baseCents, taxCents }) => [
      p.rate(rate),
      p.bare(baseCents),
      p.bare(taxCents),
    ]),
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount_untaxed')}</b>`, `<b>${p.field('tax')}</b>`],
  ];
  const about = [
    [p.say('Invoice date', 'Fecha de la factura'), p.field('date')],
    [p.say('Invoice #', 'Número de la factura'), p.field('invoice_number')],
    [`<b>${p.say('Total payable', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const order = [
    [p.say('Order date', 'Fecha del pedido'), p.day(facts.delivered)],
    [p.say('Order #', 'Número del pedido'), p.field('order_number')],
  ];
  const where = lines([escapeHtml(buyer.street), escapeHtml(buyer.city), buyer.country]);
  return {
    css: `@page { size: A4; margin: 14mm 15mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 19pt; font-weight: normal; text-align: right; margin: 0 0 3mm } .brand { font-size: 19pt; font-weight: bold } .paid { border: 0.8px solid #999; padding: 2mm 3mm; width: 84mm } .paid td { padding: 2px } .paid td:last-child { text-align: right } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin: 8mm 0; border-top: 0.8px solid #999; padding-top: 3mm } h4 { margin: 0 0 1mm; font-size: 9.5pt } h3 { font-size: 11pt; margin: 7mm 0 2mm } .items th { border-top: 0.8px solid #999; border-bottom: 0.8px solid #999; padding: 3px; vertical-align: bottom } .items td { padding: 1px 3px } .items tr:nth-child(even) td { border-bottom: 0.5px solid #ddd; padding-bottom: 4px } .items tr:nth-child(odd) td { padding-top: 4px } small { color: #555; font-size: 8pt } .end { display: flex; justify-content: space-between; font-size: 13pt; font-weight: bold; border-bottom: 0.8px solid #999; padding: 3mm 1mm } .rates { width: 96mm; margin: 5mm 0 0 auto } .rates td, .rates th { padding: 3px; border-bottom: 0.5px solid #ddd } .low { margin-top: 12mm; font-size: 7.5pt; color: #444 }`,
    body: `<div class="cols"><div><div class="brand">${escapeHtml(seller.brand)}</div><p style="margin-top:8mm">${p.field('buyer')}<br>${where}</p></div><div><h1>${p.say('Invoice', 'Factura')}</h1><div class="paid">${tableOf({ rows: about }, 'full')}</div></div></div><div class="three"><div><h4>${p.say('Billing address', 'Dirección de facturación')}</h4>${escapeHtml(buyer.name)}<br>${where}</div><div><h4>${p.say('Delivery address', 'Dirección de envío')}</h4>${escapeHtml(buyer.name)}<br>${where}</div><div><h4>${p.say('Sold by', 'Vendido por')}</h4>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div></div><h4>${p.say('Order information', 'Información del pedido')}</h4>${tableOf({ rows: order })}
      <h3>${p.say('Invoice details', 'Detalles de la factura')}</h3>${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), `${p.say('Unit price', 'P. unitario')}<br><small>(${p.say(`excl. ${tax}`, `sin ${tax}`)})</small>`, `${tax} %`, `${p.say('Item subtotal', 'Subtotal')}<br><small>(${p.say(`excl. ${tax}`, `sin ${tax}`)})</small>`], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="end"><span>${p.say('Invoice total', 'Total de la factura')}</span><span>${p.money(facts.totalCents)}</span></div>${tableOf({ head: [`${p.say(`${tax} rate`, `Tipo de ${tax}`)}`, p.say(`Item subtotal (excl. ${tax})`, `Subtotal (sin ${tax})`), p.say(`${tax} subtotal`, `Subtotal ${tax}`)], rows: rates, classes: ['', 'r', 'r'] }, 'rates')}<p class="low">${p.say('For customer support visit', 'Atención al cliente en')} ${seller.site}. ${p.say('Goods may be returned within 30 days of receipt.', 'Puede devolver los productos dentro de los 30 días siguientes a su recepción.')}<br>${p.say('Page 1 of 1', 'Página 1 de 1')}</p>`,
  };
}
