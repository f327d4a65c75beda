// Invoices full of references: forwarders, builders, exporters, and one with a slip to tear off.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { addDays } from '../dates.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { payTo } from './pay-to.ts';

const cells = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => `<div class="cell"><span>${label}</span>${value}</div>`).join('');

/** Ruled boxes of references, each with its label in small type above. */
export function freightForwarder(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const references = cells([
    [p.name('Invoice|Invoice No', 'Factura|Factura No.'), p.field('invoice_number')],
    [p.name('Invoice date|Date of invoice', 'Fecha factura|Fecha emisión'), p.field('date')],
    [p.name('Due date|Payment due', 'Fecha vencimiento|Vencimiento'), p.field('date_due')],
    [p.name('Shipment|File no.', 'Expediente|Embarque'), `S${dice.digits(8)}`],
    [p.name('Master B/L|Ocean bill', 'Conocimiento (MBL)|BL máster'), `MRKU${dice.digits(9)}`],
    [p.name('House B/L', 'BL hijo'), `H${dice.digits(7)}`],
    [
      p.name('Vessel / voyage', 'Buque / viaje'),
      `${dice.pick(['MV ALBATROS', 'CAP SOUNION', 'NORTH STAR'])} / ${dice.digits(3)}W`,
    ],
    [p.name('ETD', 'Fecha salida (ETD)'), p.day(addDays(facts.date, -24))],
    [p.name('ETA', 'Fecha llegada (ETA)'), p.day(addDays(facts.date, -2))],
    [p.name('Container', 'Contenedor'), `TCLU ${dice.digits(6)}-${dice.digits(1)}`],
    [p.name('Customer order no.|Order ref.', 'Orden del cliente|Su pedido'), p.field('order_number')],
    [p.name('Account|Debtor no.', 'Cuenta cliente|Cód. deudor'), p.field('client_id')],
  ]);
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Total net|Subtotal charges', 'Total neto|Subtotal'), p.bareField('amount_untaxed')],
    [p.name(`Total ${p.taxWord()}|${p.taxWord()}`, 'Total IVA|IVA'), p.bareField('tax')],
    [p.name('TOTAL|TOTAL PAYABLE', 'TOTAL|TOTAL A PAGAR'), `${p.field('currency')} ${p.bareField('amount')}`],
  ];
  return {
    css: `@page { size: A4; margin: 12mm } body { font: 8.5pt ${p.font} } .grid { display: grid; grid-template-columns: repeat(3, 1fr); border: 1px solid; border-width: 1px 0 0 1px; margin: 10px 0 } .cell { border: 1px solid; border-width: 0 1px 1px 0; padding: 2px 5px 4px; min-height: 30px; font-size: 9.5pt } .cell span { display: block; font-size: 6.5pt; text-transform: uppercase } .party { border: 1px solid; padding: 5px 8px; width: 50%; min-height: 70px } .charges { border: 1px solid } .charges th { border-bottom: 1px solid; background: #eee } .sums { margin: 8px 0 0 auto } .sums td { padding: 3px 10px; border: 1px solid }`,
    body: `<div class="cols" style="align-items:center"><div style="font-size:15pt;font-weight:bold">${escapeHtml(facts.seller.brand.toUpperCase())}</div><div style="font-size:13pt">${p.name('COMMERCIAL INVOICE FOR SERVICES|FREIGHT INVOICE', 'FACTURA DE FLETES|FACTURA DE SERVICIOS')}</div></div>
      <div class="cols" style="gap:6px;margin-top:8px"><div class="party"><small>${p.name('Issued by|Agent', 'Emisor|Agente')}</small><br><b>${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), p.taxNumber(': '), `T ${facts.seller.phone}`])}</div><div class="party"><small>${p.name('Invoice to|Debtor', 'Facturado a|Cliente')}</small><br><b>${p.field('buyer')}</b><br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city), `${facts.buyer.tax.label}: ${facts.buyer.tax.number}`])}</div></div>
      <div class="grid">${references}</div>${tableOf({ head: [p.say('Code', 'Cód.'), p.say('Charge', 'Concepto'), p.taxWord(), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r'] }, 'charges full')}
      ${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:16px">${payTo(p)
        .map(([label, value]) => `${label}: ${value}`)
        .join(' / ')}</p>`,
  };
}

/** What was done so far, less what was certified before, less what is kept back. */
export function progressClaim(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const retention = Math.round(facts.netCents / 9_500) * 500;
  const previous = Math.round(facts.netCents / 100_000) * 100_000 * dice.int(2, 4);
  const facts2 = [
    [p.name('Project', 'Obra'), p.say('Warehouse extension, phase 2', 'Ampliación de nave, fase 2')],
    [p.name('Application no.|Claim no.', 'Certificación n.º|Estado de pago'), String(dice.int(3, 9))],
    [p.name('Invoice no.|Tax invoice number', 'Factura n.º|N.º factura'), p.field('invoice_number')],
    [p.name('Dated|Invoice date', 'Fecha|Fecha de factura'), p.field('date')],
    [p.name('Contract order|Contract/PO no.', 'Contrato / pedido|Orden de compra'), p.field('order_number')],
    [p.name('Valuation date', 'Fecha de medición'), p.day(addDays(facts.date, -10))],
    [p.name('Terms|Payment terms', 'Condiciones de pago|Forma de pago'), p.field('payment_terms')],
  ];
  const gross = p.bare(facts.netCents + retention + previous);
  const sums = [
    ['A', p.say('Gross value of work to date', 'Valor de la obra ejecutada a origen'), gross],
    ['B', p.say('Less retention', 'Menos retención de garantía'), `(${p.bare(retention)})`],
    ['C', p.say('Less previously certified', 'Menos certificado anteriormente'), `(${p.bare(previous)})`],
    [
      'D',
      p.name(
        'Amount of this claim, before tax|Net payable this application',
        'Importe de esta certificación|Base imponible',
      ),
      p.bareField('amount_untaxed'),
    ],
    ['E', `${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, p.bareField('tax')],
    [
      'F',
      `<b>${p.name('Total payable (D + E)|Total due incl. tax', 'Total a pagar (D + E)|Total factura')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const rows = facts.lines.map((line, place) => [
    `${place + 1}.0`,
    escapeHtml(line.text),
    `${dice.int(20, 100)} %`,
    p.bare(line.cents),
  ]);
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h2 { background: #333; color: #fff; padding: 5px 8px; font-size: 13pt } .facts td { padding: 2px 14px 2px 0 } .facts td:first-child { width: 150px; font-style: italic } .work td, .work th, .sum td { border: 0.5px solid #555; padding: 3px 6px } .sum { margin-top: 14px }`,
    body: `<b style="font-size:13pt">${p.field('issuer')}</b><br>${escapeHtml(facts.seller.street)} · ${escapeHtml(facts.seller.city)} · ${facts.seller.phone}<br>${p.taxNumber(' ')}${facts.seller.register === null ? '' : ` · ${p.register(' ')}`}
      <h2>${p.name('PROGRESS PAYMENT INVOICE|INTERIM INVOICE', 'FACTURA DE CERTIFICACIÓN DE OBRA|FACTURA POR AVANCE DE OBRA')}</h2>
      <p>${p.name('To|Employer|Owner', 'A|Promotor|Mandante')}: <b>${p.field('buyer')}</b>, ${escapeHtml(facts.buyer.street)}, ${escapeHtml(facts.buyer.city)}</p>
      ${tableOf({ rows: facts2 }, 'facts')}<p></p>${tableOf({ head: ['', p.say('Section', 'Capítulo'), p.say('Done', 'Avance'), p.say('This claim', 'Este periodo')], rows, classes: ['', '', 'r', 'r'] }, 'work full')}
      ${tableOf({ rows: sums, classes: ['c', '', 'r'] }, 'sum full')}
      <p style="margin-top:44px">${p.say('Certified by', 'Conforme la dirección facultativa')}: ______________________</p>`,
  };
}

/** Between countries: terms of delivery, weights and codes; the seller stands in the middle. */
export function exportInvoice(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const left = [
    `<b>${p.name('Exporter|Shipper', 'Exportador|Remitente')}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), p.taxNumber(' ')])}`,
    `<b>${p.name('Consignee|Importer', 'Consignatario|Importador')}</b><br>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}`,
    `${p.name('Port of loading', 'Puerto de embarque')}: ${dice.pick(['Valparaíso', 'Cork', 'Halifax', 'Cartagena'])}<br>${p.name('Port of discharge', 'Puerto de destino')}: ${dice.pick(['Rotterdam', 'Felixstowe', 'Newark'])}`,
  ];
  const right = [
    `${p.name('Invoice No. and date', 'Factura N.º y fecha')}<br><b>${p.field('invoice_number')}</b> &nbsp;&nbsp; ${p.field('date')}`,
    `${p.name("Buyer's order no.|Purchase order", 'Pedido del comprador|Orden de compra')}<br>${p.field('order_number')} &nbsp; (${p.day(addDays(facts.date, -35))})`,
    `${p.name('Terms of delivery', 'Condiciones de entrega')}: ${dice.pick(['FOB', 'CIF', 'CFR'])} Incoterms® 2020<br>${p.name('Terms of payment|Payment', 'Condiciones de pago|Pago')}: ${p.field('payment_terms')}<br>${p.name('Gross weight', 'Peso bruto')}: ${dice.int(8, 21)} ${dice.digits(3)} kg`,
  ];
  const rows = facts.lines.map((line) => [
    `0${dice.digits(3)}.${dice.digits(2)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      '',
      p.name('Value of goods|Total net value', 'Valor de la mercancía|Valor neto'),
      '',
      '',
      p.bareField('amount_untaxed'),
    ],
    ['', `${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, '', '', p.bareField('tax')],
    [
      '',
      `<b>${p.name('Total invoice value|Invoice total', 'Valor total de la factura|Total factura')}</b>`,
      '',
      p.field('currency'),
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9pt ${p.font} } h1 { text-align: center; font-size: 13pt; margin: 0 0 8px } .frame td { border: 1px solid #000; padding: 5px 7px; width: 50%; height: 58px } .goods { margin-top: -1px } .goods th, .goods td { border-left: 1px solid; border-right: 1px solid; padding: 4px 6px } .goods th { border: 1px solid } .goods { border: 1px solid } .foot tr:first-child td { border-top: 1px solid }`,
    body: `<h1>${p.name('COMMERCIAL INVOICE|EXPORT INVOICE', 'FACTURA COMERCIAL|FACTURA DE EXPORTACIÓN')}</h1>${tableOf({ rows: left.map((cell, place) => [cell, right[place] ?? '']) }, 'frame full')}
      ${tableOf({ head: [p.say('HS code', 'Partida'), p.say('Description of goods', 'Descripción de la mercancía'), p.say('Quantity', 'Cantidad'), p.say('Unit price', 'Precio'), `${p.say('Value', 'Valor')} ${p.locale.currency}`], rows, foot, classes: ['', '', 'r', 'r', 'r'] }, 'goods full')}
      <p style="margin-top:12px">${p.say('We certify that the goods are of the origin stated and the prices true and correct.', 'Certificamos que la mercancía es del origen indicado y que los precios son verdaderos.')}</p><p>${payTo(
        p,
      )
        .map(([label, value]) => `${label}: ${value}`)
        .join(
          '<br>',
        )}</p><p style="text-align:right;margin-top:40px">${p.say('Authorised signature', 'Firma autorizada')}</p>`,
  };
}

/** The lower third is torn off and sent back with the money, and says it all once more. */
export function remittanceSlip(p: InvoicePaper): Sheet {
  const { facts } = p;
  const top = [
    [p.name('Invoice #|Inv #|Invoice No', 'Factura #|No. de factura'), p.field('invoice_number')],
    [p.name('Invoice Date|Date', 'Fecha de factura|Fecha'), p.field('date')],
    [p.name('Customer #|Cust. ID', 'Cliente #|No. de cliente'), p.field('client_id')],
    [p.name('P.O. #|Your PO', 'O.C. #|Su O.C.'), p.field('order_number')],
  ];
  const rows = facts.lines.map((line) => [
    String(line.quantity),
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Sub-total|Taxable', 'Sub-total|Gravable'), p.field('amount_untaxed')],
    [p.taxWord(), p.field('tax')],
    [p.name('Shipping', 'Envío'), p.bare(0)],
    [
      `<b>${p.name('TOTAL DUE|INVOICE TOTAL', 'TOTAL A PAGAR|TOTAL FACTURA')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const slip = [
    [
      p.say('Invoice', 'Factura'),
      escapeHtml(facts.number),
      p.say('Amount due', 'Importe'),
      p.money(facts.totalCents),
    ],
    [
      p.say('Customer', 'Cliente'),
      facts.client,
      p.name('Due date|Please pay by', 'Vencimiento|Pagar antes de'),
      p.field('date_due'),
    ],
    ['', '', p.say('Amount enclosed', 'Importe remitido'), '__________'],
  ];
  return {
    css: `@page { size: Letter; margin: 14mm 18mm } body { font: 10pt ${p.font} } .meta { margin-left: auto } .meta td { border: 1px solid #888; padding: 3px 9px } .meta td:first-child { background: #eee } .work { margin-top: 16px; min-height: 150px } .work th { border-bottom: 2px solid } .sums { margin: 8px 0 0 auto } .sums td { padding: 2px 8px } .tear { border-top: 2px dashed #555; margin-top: 60px; padding-top: 6px; font-size: 9pt } .slip td { padding: 3px 14px 3px 0 } `,
    body: `<div class="cols"><div><b style="font-size:14pt">${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), `${p.say('Tel', 'Tel.')} ${facts.seller.phone}`, p.taxNumber(' ')])}</div><div><div style="font-size:20pt;text-align:right;margin-bottom:8px">${p.name('INVOICE|Invoice', 'FACTURA|Factura')}</div>${tableOf({ rows: top }, 'meta')}</div></div>
      <div class="cols"><p>${p.name('SOLD TO|BILL TO', 'VENDIDO A|CLIENTE')}:<br>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</p><p style="margin-right:60px">${p.say('SERVICE LOCATION', 'LUGAR DEL SERVICIO')}:<br>${p.say('Loading dock B', 'Muelle de carga B')}<br>${escapeHtml(facts.buyer.city)}</p></div>
      ${tableOf({ head: [p.say('Qty', 'Cant.'), p.say('Description', 'Descripción'), p.say('Each', 'P. unit.'), p.say('Extended', 'Importe')], rows, classes: ['c', '', 'r', 'r'] }, 'work full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <div class="tear">${p.say('Detach and return this portion with your payment. Make checks payable to', 'Desprenda y envíe este talón con su pago. Cheques a nombre de')} ${escapeHtml(facts.seller.name)}.${tableOf({ rows: slip }, 'slip full')}</div>`,
  };
}
