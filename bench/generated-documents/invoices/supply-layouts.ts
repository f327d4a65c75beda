// Invoices of those who supply and let: of a wholesaler of foods and of a hirer of machines.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

/** A wholesaler's: in English with a stub to detach, in Spanish with strips of boxes above and below the goods. */
export function detachedRemittance(p: InvoicePaper): Sheet {
  return p.locale.language === 'en' ? stubBelow(p) : boxedStrips(p);
}

function stubBelow(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    `${escapeHtml(line.text)}${line.rate === 0 ? ' *' : ''}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const [number, due, client] = [p.field('invoice_number'), p.field('date_due'), p.field('client_id')];
  const sums = [
    ['Goods total', p.bare(facts.netCents - facts.discountCents)],
    ['Trade discount 5%', p.bare(facts.discountCents)],
    ['Total ex GST', p.bareField('amount_untaxed')],
    ['GST', p.bareField('tax')],
    ['<b>Total inc GST</b>', `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    ['Invoice No.', number],
    ['Invoice Date', p.field('date')],
    ['Customer No.', client],
    ['Your Order No.', p.field('order_number')],
    ['Run / Drop', `${dice.int(10, 48)} / ${dice.int(1, 30)}`],
    ['Terms', p.field('payment_terms')],
    ['Due Date', due],
  ];
  const stub = [
    ['Customer', escapeHtml(buyer.name)],
    ['Customer No.', client],
    ['Invoice No.', number],
    ['Due Date', due],
    ['Amount Due', `<b>${p.money(facts.totalCents)}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; padding-right: 0.4mm } h1 { font-size: 17pt; margin: 0; text-align: right } .three { display: grid; grid-template-columns: 1fr 1fr 66mm; gap: 6mm; margin: 6mm 0 } h4 { margin: 0; background: #d8e4d2; padding: 0.5mm 1mm } .about td { padding: 1px 3px; border: 0.5px solid #8a9 } .about td:first-child { font-weight: bold } .items th { background: #d8e4d2; border: 0.5px solid #8a9; padding: 3px } .items td { border-left: 0.5px solid #8a9; border-right: 0.5px solid #8a9; padding: 3px } .items { border-bottom: 0.5px solid #8a9 } .end { display: grid; grid-template-columns: 1fr 66mm; gap: 8mm; margin-top: 3mm } .sums td { border: 0.5px solid #8a9; padding: 3px 4px } small { font-size: 8pt } .cut { border-top: 1px dashed #333; margin-top: 14mm; padding-top: 3mm } .cut h3 { margin: 2mm 0 }`,
    body: `<div class="cols"><div><b style="font-size:16pt;color:#2d5a27">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')} &nbsp; ${p.taxNumber(' ')}<br>${addressLine(seller)}<br>Ph ${seller.phone} &nbsp; ${seller.mail}</div><h1>TAX INVOICE</h1></div><div class="three"><div><h4>Invoice to</h4>${p.field('buyer')}<br>${address(buyer)}</div><div><h4>Deliver to</h4>${escapeHtml(buyer.brand)} – Store ${dice.int(2, 9)}<br>${escapeHtml(buyer.city)}</div>${tableOf({ rows: about }, 'about full')}</div>
      ${tableOf({ head: ['Code', 'Description', 'Qty', 'Price ex', 'Amount ex'], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div><small>* GST free item.<br>Claims must be made within 24 hours of delivery. Title to the goods does not pass until they are paid for in full.</small><br><br>Received by ______________________</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="cut"><div style="text-align:center"><small>Please detach and return with your payment</small></div><h3>REMITTANCE ADVICE</h3><div class="cols"><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div>${tableOf({ rows: stub }, '')}</div></div>`,
  };
}

function boxedStrips(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const about = [
    [
      p.field('invoice_number'),
      p.field('date'),
      p.field('client_id'),
      buyer.tax.number,
      p.field('order_number'),
    ],
  ];
  const rates = facts.taxes.map(({ rate, baseCents, taxCents }) => [
    p.bare(baseCents),
    p.rate(rate),
    p.bare(taxCents),
  ]);
  const sums = [
    ['Suma importes', p.bare(facts.netCents - facts.discountCents)],
    ['Dto. comercial 5 %', p.bare(facts.discountCents)],
    ['Total base imponible', p.bareField('amount_untaxed')],
    ['Total IVA', p.bareField('tax')],
    ['<b>TOTAL FACTURA</b>', `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 14mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .two { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm; margin-bottom: 6mm } .to { border: 0.8px solid #000; border-radius: 3mm; padding: 3mm 4mm; min-height: 24mm } .box th { background: #e6e6e6; border: 0.8px solid #000; font-size: 7.5pt; text-align: center; padding: 2px } .box td { border: 0.8px solid #000; text-align: center; padding: 3px } .goods { border: 0.8px solid #000; margin-top: 3mm; min-height: 96mm } .goods th { background: #e6e6e6; border-bottom: 0.8px solid #000; font-size: 7.5pt; padding: 3px } .goods td { padding: 3px } .end { display: grid; grid-template-columns: 1fr 78mm; gap: 5mm; margin-top: 3mm; align-items: start } .sums td { border: 0.8px solid #000; padding: 3px 5px } .sums tr:last-child td { font-size: 11pt; background: #e6e6e6 } .low { font-size: 7pt; margin-top: 6mm; color: #333 }`,
    body: `<div class="two"><div><b style="font-size:16pt">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(': ')}<br>Tel. ${seller.phone}</div><div class="to"><b>${p.field('buyer')}</b><br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div></div><div style="font-size:13pt;font-weight:bold;margin-bottom:2mm">FACTURA</div>${tableOf({ head: ['N.º FACTURA', 'FECHA', 'CÓD. CLIENTE', 'N.I.F. CLIENTE', 'SU PEDIDO'], rows: about }, 'box full')}
      <div class="goods">${tableOf({ head: ['ARTÍCULO', 'DESCRIPCIÓN', 'CANTIDAD', 'PRECIO', '% IVA', 'IMPORTE'], rows: [['', `<i>Albarán ${facts.deliveryNote} de ${p.day(facts.delivered)}</i>`, '', '', '', ''], ...rows], classes: ['n', '', 'r', 'r', 'r', 'r'] }, 'full')}</div><div class="end"><div>${tableOf({ head: ['BASE IMPONIBLE', '% IVA', 'CUOTA IVA'], rows: rates }, 'box full')}<p style="margin-top:3mm">Forma de pago: ${p.field('payment_terms')}<br>Vencimiento: ${p.field('date_due')}<br>${remitLine(p, '<br>')}</p></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><p class="low">${escapeHtml(seller.name)}, inscrita en el Registro Mercantil, tomo 2.417, folio 88, hoja M-44120. No se admiten devoluciones pasados 15 días. Sus datos se tratan conforme al Reglamento (UE) 2016/679.</p>`,
  };
}

/** A hirer's: contract and site, machines with what they are let for, in Colombia with the authorisation of the numbers and the code of the tax office. */
export function plantHire(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const isStamped = p.locale.country === 'CO';
  const rows = facts.lines.flatMap((line) => [
    [String(line.quantity), escapeHtml(line.text), p.bare(line.unitCents), p.bare(line.cents)],
    ['', `<small>${p.say('Unit', 'Equipo')} #${dice.digits(7)}</small>`, '', ''],
  ]);
  const sums = [
    [p.say('Sub-total', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.say('Tax', 'IVA')} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Invoice Total', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const numbers = [
    [p.say('Invoice #', 'Factura n.º'), p.field('invoice_number')],
    [p.say('Invoice Date', 'Fecha de emisión'), p.field('date')],
    [p.say('Customer #', 'Código de cliente'), p.field('client_id')],
    [p.say('PO #', 'Orden de compra'), p.field('order_number')],
    [p.say('Due Date', 'Fecha de vencimiento'), p.field('date_due')],
    [p.say('Currency', 'Moneda'), p.field('currency')],
  ];
  const job = [
    [p.say('Date Out', 'Fecha de salida'), p.day(addDays(facts.date, -28))],
    [p.say('Billed Through', 'Facturado hasta'), p.day(addDays(facts.date, -1))],
    [
      p.say('Ordered By', 'Solicitado por'),
      dice.pick(p.say('R. Hollis|K. Dupree', 'J. Cárdenas|L. Ospina').split('|')),
    ],
    [p.say('Job Site', 'Obra'), p.say('Riverside Parking Garage', 'Edificio Torres del Parque')],
  ];
  const code = Array.from({ length: 8 }, () => dice.digits(6)).join('a');
  const stamp = isStamped
    ? `<p class="cufe">CUFE: ${code}<br>Numeración autorizada DIAN 1876${dice.digits(10)}, vigencia 24 meses. Representación gráfica de la factura electrónica de venta. Responsable de IVA.</p>`
    : `<p class="cufe">${p.say('Rental charges continue until the equipment is returned and an off-rent number is issued. A service charge of 1.5% per month applies to past due invoices.', 'El alquiler se cobra hasta la devolución del equipo.')}</p>`;
  return {
    css: `@page { size: Letter; margin: 13mm 15mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .bar { background: #1c1c1c; color: #ffc20e; padding: 3mm 4mm; font-size: 15pt; font-weight: bold; display: flex; justify-content: space-between } .three { display: grid; grid-template-columns: 1fr 1fr 74mm; gap: 6mm; margin: 5mm 0 } .pairs td { padding: 1.5px 3px; border-bottom: 0.5px solid #ccc } .pairs td:first-child { font-weight: bold } h4 { margin: 0 0 1mm; border-bottom: 2px solid #ffc20e } .items { margin-top: 5mm } .items th { background: #eee; padding: 4px; border-bottom: 1px solid #1c1c1c } .items td { padding: 1px 4px } .items tr:nth-child(odd) td { padding-top: 4px } .items tr:nth-child(even) td { padding-bottom: 4px; border-bottom: 0.5px solid #ccc } small { color: #555 } .end { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 5mm } .sums td { padding: 4px } .sums tr:last-child td { border-top: 2px solid #1c1c1c; font-size: 11pt } .cufe { font-size: 7.5pt; margin-top: 10mm; word-break: break-all }`,
    body: `<div class="bar"><span>${escapeHtml(seller.brand)}</span><span style="color:#fff">${isStamped ? 'FACTURA ELECTRÓNICA DE VENTA' : p.say('RENTAL INVOICE', 'FACTURA DE ALQUILER')}</span></div><div class="three"><div>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}<br>${p.taxNumber(' ')}</div><div><h4>${p.say('Customer', 'Cliente')}</h4>${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}<br>${isStamped ? `NIT ${buyer.tax.number}` : buyer.phone}</div>${tableOf({ rows: numbers }, 'pairs full')}</div><div style="width:110mm">${tableOf({ rows: job }, 'pairs full')}</div>
      ${tableOf({ head: [p.say('Qty', 'Cant.'), p.say('Equipment / Service', 'Equipo / servicio'), p.say('Rate', 'Valor unitario'), p.say('Amount', 'Valor total')], rows, classes: ['', '', 'r', 'r'] }, 'items full')}<div class="end"><div><b>${p.say('Remit to', 'Pagar a')}</b><br>${remitLine(p, '<br>')}<br>${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div>${stamp}`,
  };
}
