// Invoices of merchants: of a garage for tyres with the vehicle, of a wine merchant with codes of taxes, of a builders' merchant over pages, a credit note for goods sent back.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';

/** The vehicle in a grey bar; goods, what is taken off, net, tax and total in a ladder at the right. */
export function tyreJobCard(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const vehicle = [
    [p.say('Registration', 'Placa'), `${dice.pick(['KX', 'BN', 'RT'])}${dice.digits(3)}`],
    [p.say('Make and model', 'Marca y modelo'), dice.pick(['Skoda Octavia', 'Toyota Yaris', 'Ford Transit'])],
    [p.say('Odometer', 'Kilometraje'), `${dice.int(21, 98)} ${dice.digits(3)}`],
    [p.say('Fitter', 'Mecánico'), dice.pick(['GH', 'LM', 'TR'])],
  ];
  const ladder = [
    [p.say('Parts and labour', 'Repuestos y mano de obra'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Fleet rebate 5%', 'Rebaja de flota 5 %'), p.bare(facts.discountCents)],
    [p.name('Net|Net of rebate', 'Neto|Neto gravado'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('TO PAY|INVOICE VALUE', 'A PAGAR|VALOR TOTAL'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } .no { text-align: right; font-size: 15pt; font-weight: bold; color: #b01818 } .no small { display: block; font-size: 9pt; color: #000; font-weight: normal } .veh { display: flex; background: #e4e4e4; margin: 6mm 0 } .veh div { flex: 1; padding: 2mm 3mm; border-right: 1px solid #fff } .veh i { display: block; font-style: normal; font-size: 7pt; color: #555 } .items th { background: #b01818; color: #fff; padding: 3px } .items td { padding: 3px; border-bottom: 0.5px solid #ddd } .ladder { margin: 3mm 0 0 auto } .ladder td { padding: 2px 3px 2px 14mm } .ladder tr:last-child td { border-top: 1.5px solid #b01818; font-weight: bold; font-size: 11pt } .how { margin-top: 8mm }`,
    body: `<div class="cols"><div><b style="font-size:16pt">${p.field('issuer')}</b><br>${address(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="no">${p.name('INVOICE|JOB INVOICE', 'FACTURA|FACTURA DE TALLER')} <span class="n">${p.field('invoice_number')}</span><small>${p.name('Completed and invoiced|Dated', 'Terminado y facturado|Con fecha')} ${p.field('date')}</small><small>${p.name('Fleet account|A/C', 'Cuenta de flota|Cta.')} ${p.field('client_id')}</small></div></div><div style="margin-top:5mm">${p.name('Keeper|Charge to', 'Propietario|A cargo de')}: ${p.field('buyer')}, ${addressLine(buyer)}</div>
      <div class="veh">${vehicle.map(([label, value]) => `<div><i>${label}</i>${value}</div>`).join('')}</div>${tableOf({ head: [p.say('Part', 'Parte'), p.name('Fitted / carried out|Work and parts', 'Trabajo y repuestos|Detalle del servicio'), p.say('Qty', 'Cant'), p.say('Each', 'c/u'), p.say('Value', 'Valor')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: ladder, classes: ['', 'r'] }, 'ladder')}<div class="how">${p.name('Settlement|Terms agreed', 'Liquidación|Plazo acordado')}: ${p.field('payment_terms')}. ${p.say('Check wheel nuts after 50 km.', 'Revise el apriete de las ruedas a los 50 km.')}</div>`,
  };
}

/** A letter for the tax of each line, and what the letters mean in a table at the foot, beside the totals. */
export function wineMerchant(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const letterOf = (rate: number): string => (rate === facts.taxes[0]?.rate ? 'S' : 'R');
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    escapeHtml(line.text),
    line.code,
    p.bare(line.unitCents),
    letterOf(line.rate),
    p.bare(line.cents),
  ]);
  const codes = facts.taxes.map(({ rate, baseCents, taxCents }) => [
    letterOf(rate),
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
  ]);
  const sums = [
    [p.name('Goods|Goods total', 'Mercancía|Total mercancía'), p.field('amount_untaxed')],
    [p.taxWord(), p.field('tax')],
    [p.name('Invoice amount|Total to pay', 'Importe de la factura|Total por pagar'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 17mm } body { font: 9.5pt ${p.font} } .name { font-size: 19pt; color: #5a1033; text-align: center; letter-spacing: 1.5px } .sub { text-align: center; font-size: 8pt; margin-bottom: 8mm } .meta { border-top: 0.8px solid #5a1033; border-bottom: 0.8px solid #5a1033; display: flex; justify-content: space-between; padding: 2mm 0; margin: 6mm 0; font-size: 9pt } .items th { font-style: italic; font-weight: normal; border-bottom: 0.5px solid #5a1033 } .items td { padding: 3px } .end { display: flex; justify-content: space-between; align-items: flex-start; margin-top: 8mm } .codes th, .codes td { border: 0.5px solid #b9a; padding: 2px 6px; font-size: 8pt } .sums td { padding: 2px 3px 2px 10mm } .sums tr:last-child td { font-weight: bold; border-top: 0.8px solid #5a1033 }`,
    body: `<div class="name">${escapeHtml(seller.brand)}</div><div class="sub">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}</div><div class="cols"><div>${p.name('Sold to|Consigned to', 'Vendido a|Consignado a')}<br>${p.field('buyer')}<br>${address(buyer)}</div><div>${p.say('Delivered from bond', 'Entregado desde depósito')}<br>${p.say('Van', 'Camión')} ${dice.int(1, 9)}, ${p.day(facts.delivered)}</div></div>
      <div class="meta"><span>${p.name('Invoice|Wine invoice', 'Factura|Factura de venta')} <b>${p.field('invoice_number')}</b></span><span>${p.name('of|dated', 'de fecha|del')} ${p.field('date')}</span><span>${p.name('your order|order', 'su pedido|pedido')} ${p.field('order_number')}</span><span>${p.name('due|payable', 'vence|pagadera el')} ${p.field('date_due')}</span></div>
      ${tableOf({ head: [p.say('Cases', 'Cajas'), p.name('Wine or goods|Product', 'Vino o producto|Producto'), p.say('Lot', 'Lote'), p.say('Per case', 'Por caja'), p.say('Tx', 'Imp'), p.say('Value', 'Valor')], rows, classes: ['r', '', 'n', 'r', 'c', 'r'] }, 'items full')}<div class="end">${tableOf({ head: [p.say('Code', 'Clave'), p.say('Rate', 'Tasa'), p.say('On', 'Sobre'), p.taxWord()], rows: codes, classes: ['c', 'r', 'r', 'r'] }, 'codes')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}</div>`,
  };
}

/** Two pages of goods, the head of the table again on each; the totals in a row of boxes at the very end. */
export function builderMerchant(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const unit = p.say('EA', 'UN');
  const rows = facts.lines.map((line, at) => [
    String((at + 1) * 10),
    line.code,
    `<span class="d">${escapeHtml(line.text)}</span>`,
    String(line.quantity),
    unit,
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const heads = [
    [
      p.name('Document no.|Invoice', 'Documento n.º|Factura'),
      p.say('Date', 'Fecha'),
      p.name('Customer|Account', 'Cliente n.º|Cuenta'),
      p.name('Order ref|Customer order', 'Ref. pedido|Orden del cliente'),
      p.say('Depot', 'Sucursal'),
    ],
    [
      p.field('invoice_number'),
      p.field('date'),
      p.field('client_id'),
      p.field('order_number'),
      dice.digits(3),
    ],
  ];
  const ends = [
    [
      p.name('Total goods|Nett goods', 'Total bienes|Neto'),
      p.say('Rate', 'Tasa'),
      p.taxWord(),
      p.name('Total|Total due', 'Total|Total a cobrar'),
      p.name('Pay by|Due', 'Pagar hasta|Vence'),
    ],
    [p.field('amount_untaxed'), rateOf(p), p.field('tax'), p.field('amount'), p.field('date_due')],
  ];
  return {
    css: `@page { size: A4; margin: 12mm 13mm } body { font: 8.5pt ${p.font}; padding-right: 0.4mm } .logo { background: #f28c00; color: #fff; font-weight: bold; font-size: 15pt; padding: 2mm 4mm; display: inline-block } .heads, .ends { margin: 5mm 0 } .heads td, .ends td { border: 0.8px solid #333; padding: 3px 5px; text-align: center; white-space: nowrap } .heads tr:first-child td, .ends tr:first-child td { background: #eee; font-size: 7.5pt } .items th { border-top: 1.2px solid #333; border-bottom: 1.2px solid #333; padding: 4px 3px } .items td { padding: 5px 3px } .d { display: inline-block; width: 47mm } .items tr:nth-child(even) td { background: #f6f6f6 } .ends { break-inside: avoid } .ends tr:last-child td { font-size: 10pt; font-weight: bold; padding: 6px 5px }`,
    body: `<div class="cols"><div><div class="logo">${escapeHtml(seller.brand)}</div><br>${lines([p.field('issuer'), address(seller), p.taxNumber(' ')])}</div><div><b>${p.say('TAX INVOICE', 'FACTURA')}</b><br><br>${p.say('Invoice to', 'Facturar a')}:<br>${p.field('buyer')}<br>${address(buyer)}</div></div>${tableOf({ rows: heads }, 'heads full')}
      ${tableOf({ head: [p.say('Ln', 'Lín'), p.say('Product', 'Producto'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant'), p.say('UoM', 'U.M.'), p.say('Price', 'Precio'), p.say('Goods', 'Valor')], rows, classes: ['r', 'n', '', 'r', 'c', 'r', 'r'] }, 'items full')}${tableOf({ rows: ends }, 'ends full')}<p style="font-size:7.5pt">${p.say('Claims for shortage within three days. Title passes on payment. E&OE', 'Reclamos por faltantes dentro de tres días. S.E.U.O.')}</p>`,
  };
}

/** A credit note: the invoice it mends, why each thing came back, all amounts below zero. */
export function goodsReturned(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.name('faulty|wrong colour|short length', 'defectuoso|color equivocado|faltante'),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const facts1 = [
    [p.name('Credit no.|Credit note', 'Nota de crédito n.º|Abono n.º'), p.field('invoice_number')],
    [p.name('Credit date|Issued', 'Fecha de la nota|Emitida'), p.field('date')],
    [p.say('Against invoice', 'Aplica a factura'), facts.original],
    [p.say('Return slip', 'Guía de devolución'), `RMA ${dice.digits(5)}`],
    [p.name('Your account|Customer ref.', 'Su cuenta|Ref. de cliente'), p.field('client_id')],
  ];
  const sums = [
    [p.say('Value of goods returned', 'Valor de lo devuelto'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [
      p.name('Credited to your account|Total credit', 'Abonado en su cuenta|Total del crédito'),
      p.field('amount'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 18mm } body { font: 10pt ${p.font} } h1 { font-size: 20pt; font-weight: normal; margin: 0; color: #2a4d69; border-left: 4mm solid #2a4d69; padding-left: 4mm } .mid { display: grid; grid-template-columns: 1fr 82mm; margin: 9mm 0 8mm } .f td { padding: 2px 4px } .f td:first-child { text-align: right; color: #2a4d69 } .items td, .items th { padding: 4px; border-bottom: 0.6px solid #b8c7d3 } .sums { margin: 5mm 0 0 auto } .sums td { padding: 2px 4px 2px 10mm } .sums tr:last-child { font-weight: bold }`,
    body: `<h1>${p.say('Credit note', 'Nota de crédito')}</h1><div class="mid"><div>${p.say('In favour of', 'A favor de')}<br><br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: facts1 }, 'f')}</div>
      ${tableOf({ head: [p.say('Goods returned', 'Artículo devuelto'), p.say('Reason', 'Motivo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Credit', 'Crédito')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:14mm;font-size:8.5pt">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}<br>${p.say('The credit will be set off against your next payment.', 'El crédito se compensará con su próximo pago.')}</p>`,
  };
}
