// Invoices of yards and depots: concrete by the load, building goods with the stamp of a tax office, drinks with what is taken back of empties.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents, writeNumber } from '../locales.ts';
import type { InvoiceLine } from './invoice-facts.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;
const QR =
  '.qr { background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 2.2mm 2.2mm; border: 1.1mm solid #000; width: 24mm; height: 24mm; flex: none }';

const taxOfLine = (p: InvoicePaper, line: InvoiceLine): number =>
  roundCents((line.cents * line.rate) / HUNDRED, p.locale);

/** Concrete by the load: facts in one row of headings, dockets with days and cubic metres under the site they went to. */
export function readyMix(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    dice.digits(7),
    p.day(addDays(facts.date, at - 9)),
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const cube = writeNumber(
    facts.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    2,
    p.locale,
  );
  const foot = [['', '', `${p.say('Site total', 'Total de la obra')}`, cube, '', p.bare(facts.netCents)]];
  const band = [
    [
      p.field('client_id'),
      p.field('invoice_number'),
      p.field('date'),
      p.field('order_number'),
      p.field('date_due'),
    ],
  ];
  const sums = [
    [p.say('Ex GST', 'Monto neto'), p.say('GST', `IVA ${rateOf(p)}`), p.say('Payable', 'Total a pagar')],
    [p.field('amount_untaxed'), p.field('tax'), `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 14mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm; align-items: start } .logo { background: #c94f16; color: #fff; font-weight: bold; font-size: 15pt; padding: 4mm; text-align: center } h1 { font-size: 17pt; margin: 3mm 0 0; letter-spacing: 3px } .to { margin: 8mm 0 6mm 12mm } .band th { background: #58595b; color: #fff; text-align: center; padding: 3px; font-size: 8.5pt; border: 0.8px solid #58595b } .band td { border: 0.8px solid #58595b; text-align: center; padding: 4px } .site { font-weight: bold; margin: 6mm 0 1.5mm } .t th { border-top: 1.2px solid #58595b; border-bottom: 1.2px solid #58595b; padding: 4px 3px; font-size: 8.5pt } .t td { padding: 4px 3px } .foot td { border-top: 0.6px solid #58595b; font-style: italic } .sums { margin: 8mm 0 6mm auto } .sums td { border: 0.8px solid #58595b; padding: 4px 7mm; text-align: center } .sums tr:first-child td { background: #58595b; color: #fff; font-size: 8.5pt } .low { font-size: 8.5pt; border-top: 1.2px solid #c94f16; padding-top: 2mm; margin-top: 10mm }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}<br>${seller.phone}<h1>${p.say('TAX INVOICE', 'e-FACTURA')}</h1></div><div class="logo">${escapeHtml(seller.brand)}</div></div><div class="to">${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ head: [p.say('Customer', 'Cliente'), p.say('Invoice no', 'Serie y número'), p.say('Invoice date', 'Fecha'), p.say('Customer order', 'Orden de compra'), p.say('Payment due', 'Vencimiento')], rows: band }, 'band full')}<div class="site">${p.say('Delivered to site', 'Entregado en obra')}: ${p.say('Lot', 'Padrón')} ${dice.int(12, 940)}, ${escapeHtml(buyer.street)}</div>
      ${tableOf({ head: [p.say('Docket', 'Remito'), p.say('Date', 'Fecha'), p.say('Product', 'Producto'), 'm³', p.say('Rate', 'Precio'), p.say('Amount', 'Importe')], rows, foot, classes: ['n', 'n', '', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums }, 'sums')}<p>${p.say('Waiting time beyond 30 minutes and loads under 3 m³ are charged as per schedule.', 'La espera de más de 30 minutos y las cargas menores a 3 m³ tienen recargo según tarifa.')} ${p.say('Terms', 'Condiciones')}: ${p.field('payment_terms')}.</p><div class="low">${remitLine(p)}</div>`,
  };
}

/** In the Emirates a trader's with each line's tax and room for a stamp; in the Dominican Republic an electronic voucher with its sequence and the code that seals it. */
export function traderSeal(p: InvoicePaper): Sheet {
  return p.locale.language === 'en' ? stampedTrader(p) : sequencedVoucher(p);
}

function stampedTrader(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${at + 1}.`,
    escapeHtml(line.text),
    dice.pick(['PCS', 'NOS', 'CTN']),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
    p.rate(line.rate),
    p.bare(taxOfLine(p, line)),
    p.bare(line.cents + taxOfLine(p, line)),
  ]);
  const sums = [
    ['Total Excluding VAT', p.field('amount_untaxed')],
    [`VAT ${rateOf(p)}`, p.field('tax')],
    ['<b>Total Including VAT</b>', `<b>${p.field('amount')}</b>`],
  ];
  const left = [
    ['Customer', p.field('buyer')],
    ['Address', addressLine(buyer)],
    ['TRN of customer', buyer.tax.number],
    ['Attn.', dice.pick(['Mr. Faisal', 'Ms. Priya', 'Purchase Dept.'])],
  ];
  const right = [
    ['Invoice No.', p.field('invoice_number')],
    ['Date', p.field('date')],
    ['LPO No.', p.field('order_number')],
    ['D.O. No.', facts.deliveryNote],
    ['Payment Terms', p.field('payment_terms')],
  ];
  return {
    css: `@page { size: A4; margin: 11mm 12mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 274mm; position: relative } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 1px solid #7a1f1f; padding-bottom: 3mm } .top b { font-size: 15pt; color: #7a1f1f } .t2 { text-align: center; margin: 4mm 0; font: bold 13pt 'DejaVu Sans', sans-serif } .two { display: grid; grid-template-columns: 1.15fr 1fr; border: 1px solid #000 } .two > div:first-child { border-right: 1px solid #000 } .two td { padding: 2.5px 5px } .two td:first-child { color: #7a1f1f; white-space: nowrap } .items th { border: 1px solid #000; background: #f3e6e6; font-size: 7.5pt; text-align: center; padding: 3px } .items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 3.5px 4px } .items { border-bottom: 1px solid #000; margin-top: 3mm } .items tr:last-child td { height: 40mm } .sums { width: 92mm; margin-left: auto } .sums td { border: 1px solid #000; border-top: none; padding: 3.5px 5px } .sign { position: absolute; bottom: 26mm; left: 0; right: 0; display: flex; justify-content: space-between } .sign div { width: 58mm; border-top: 0.8px solid #000; padding-top: 1mm; text-align: center } .stamp { position: absolute; right: 22mm; bottom: 36mm; width: 30mm; height: 30mm; border: 0.8mm solid #3b5ba5; border-radius: 50%; opacity: 0.45 } .foot2 { position: absolute; bottom: 0; left: 0; right: 0; border-top: 1px solid #7a1f1f; text-align: center; font-size: 8pt; padding-top: 2mm }`,
    body: `<div class="top"><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}, U.A.E.</div><div style="text-align:right">Tel: ${seller.phone}<br>${seller.mail}<br>TRN : ${p.field('vat')}</div></div><div class="t2">TAX INVOICE &nbsp; فاتورة ضريبية</div><div class="two"><div>${tableOf({ rows: left })}</div><div>${tableOf({ rows: right })}</div></div>${tableOf({ head: ['S. No.', 'Description', 'Unit', 'Qty', 'Unit Price', 'Amount excl. VAT', 'VAT %', 'VAT Amount', 'Total incl. VAT'], rows, classes: ['c', '', 'c', 'r', 'r', 'r', 'c', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:4mm;font-size:8.5pt">${remitLine(p, '<br>')}</p><div class="stamp"></div><div class="sign"><div>Receiver’s Name &amp; Sign</div><div>For ${escapeHtml(seller.name)}</div></div><div class="foot2">Goods once sold will not be taken back. Any discrepancy must be reported within 3 days.</div>`,
  };
}

function sequencedVoucher(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    writeNumber(line.quantity, 2, p.locale),
    escapeHtml(line.text),
    'Unidad',
    p.bare(line.unitCents),
    p.bare(taxOfLine(p, line)),
    p.bare(line.cents),
  ]);
  const sums = [
    ['Subtotal Gravado', p.bareField('amount_untaxed')],
    ['Subtotal Exento', p.bare(0)],
    [`Total ITBIS ${rateOf(p)}`, p.bareField('tax')],
    ['<b>Total</b>', `<b>${p.field('amount')}</b>`],
  ];
  const code = `${dice.pick(['kQ', 'Zt', 'mB'])}${dice.int(2, 9)}${dice.pick(['xR', 'Wd', 'Lp'])}${dice.int(2, 9)}`;
  return {
    css: `@page { size: Letter; margin: 14mm 16mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm } .name { font: bold 18pt 'URW Gothic', sans-serif; margin-bottom: 2mm } .ncf { text-align: left } .ncf b { font-size: 12pt } .who { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm; margin: 6mm 0; border-top: 0.8px solid #000; padding-top: 3mm } .t th { border-top: 1.4px solid #000; border-bottom: 0.8px solid #000; padding: 4px 3px } .t td { padding: 4px 3px; border-bottom: 0.4px solid #ccc } .sums { width: 78mm; margin: 4mm 0 0 auto } .sums td { padding: 3px } .sums tr:last-child td { border-top: 0.8px solid #000 } ${QR} .seal { margin-top: 12mm; font-size: 8.5pt } .seal .qr { margin-bottom: 2mm }`,
    body: `<div class="top"><div><div class="name">${escapeHtml(seller.brand)}</div>${p.field('issuer')}<br>${p.taxNumber(': ')}<br>${addressLine(seller)}<br>Tel. ${seller.phone}<br>Fecha Emisión: ${p.field('date')}</div><div class="ncf"><b>Factura de Crédito Fiscal Electrónica</b><br>e-NCF: <b>${p.field('invoice_number')}</b><br>Fecha Vencimiento de Secuencia: ${p.day(addDays(`${facts.date.slice(0, 4)}-12-31`, 0))}<br>Fecha Límite de Pago: ${p.field('date_due')}</div></div><div class="who"><div>Razón Social Cliente: <b>${p.field('buyer')}</b><br>RNC Cliente: ${buyer.tax.number}<br>${addressLine(buyer)}</div><div>Código Cliente: ${p.field('client_id')}<br>Orden de Compra: ${p.field('order_number')}<br>Tipo de Pago: Crédito</div></div>${tableOf({ head: ['Cantidad', 'Descripción', 'Unidad de Medida', 'Precio', 'ITBIS', 'Valor'], rows, classes: ['r', '', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="seal"><div class="qr"></div>Código de Seguridad: ${code}<br>Fecha de Firma Digital: ${p.day(facts.date)} 15:${dice.int(10, 58)}:07</div>`,
  };
}

/** A distributor's of drinks: facts in boxes, codes and cases before prices, a discount on the whole, empties out and back in a table that costs nothing. */
export function drinksDepot(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const out = dice.int(3, 9);
  const empties = [
    [p.say('Kegs', 'Barriles'), String(out), String(out), p.bare(0)],
    [p.say('Crates', 'Huacales'), String(out + 4), String(out + 4), p.bare(0)],
  ];
  const box = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const sums = [
    [p.say('Goods', 'Mercancía'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Volume discount 5%', 'Descuento por volumen 5%'), p.bare(facts.discountCents)],
    [p.say('Net of discount', 'Neto gravado'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Invoice total', 'Total general')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 12mm 14mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } .top { text-align: center; margin-bottom: 4mm } .top b { font-size: 17pt; letter-spacing: 1px } .row { display: grid; border: 1px solid #234; border-bottom: none } .row.a { grid-template-columns: 1.6fr 1fr 1fr } .row.low4 { grid-template-columns: repeat(4, 1fr); border-bottom: 1px solid #234 } .row > div { padding: 1.5mm 2.5mm; border-right: 1px solid #234 } .row > div:last-child { border-right: none } small { display: block; font-size: 7.5pt; color: #456 } .t { margin-top: 5mm } .t th { background: #234; color: #fff; padding: 4px 5px } .t td { padding: 4px 5px } .t tr:nth-child(even) td { background: #eef2f5 } .end { display: grid; grid-template-columns: 1fr 86mm; gap: 8mm; margin-top: 5mm } .e th, .e td { border: 0.6px solid #89a; padding: 3px 5px; font-size: 8.5pt } .sums td { padding: 3.5px 5px; border-bottom: 0.5px solid #89a } .sums tr:last-child td { border: 1.2px solid #234 } .low { margin-top: 9mm; font-size: 8.5pt }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br>${p.field('issuer')} – ${addressLine(seller)} – ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="row a">${box(p.say('Sold to', 'Vendido a'), `${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}`)}${box(p.say('Tax invoice number', 'NCF'), `<b>${p.field('invoice_number')}</b>`)}${box(p.say('Invoice date', 'Fecha de factura'), p.field('date'))}</div><div class="row low4">${box(p.say('Account', 'Cuenta'), p.field('client_id'))}${box(p.say('Order', 'Pedido'), p.field('order_number'))}${box(p.say('Route / driver', 'Ruta / chofer'), `${dice.int(3, 28)} / ${dice.pick(p.say('Tane|Mele', 'Wilkin|Yokasta').split('|'))}`)}${box(p.say('Pay by', 'Pagar antes del'), p.field('date_due'))}</div>${tableOf({ head: [p.say('Code', 'Código'), p.say('Product', 'Producto'), p.say('Cases', 'Cajas'), p.say('Price each', 'Precio'), p.say('Value', 'Valor')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div><b>${p.say('Returnable containers', 'Envases retornables')}</b>${tableOf({ head: ['', p.say('Out', 'Salen'), p.say('Back', 'Regresan'), p.say('Charge', 'Cargo')], rows: empties, classes: ['', 'r', 'r', 'r'] }, 'e full')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="low">${remitTo(
      p,
    )
      .map(([label, value]) => `<b>${label}</b> ${value}`)
      .join(
        ' &nbsp; ',
      )}<br>${p.say('No alcohol is sold to persons under 18. Shortages must be noted on the driver’s copy.', 'Prohibida la venta de alcohol a menores de 18 años. Anote los faltantes en la copia del chofer.')}</div>`,
  };
}
