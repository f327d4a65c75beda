// Invoices that a tax office signs, in Kenya and in Guatemala, and a nursery's with two goods in a row, in Paraguay with the number that its tax office has stamped.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents, writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

const HUNDRED = 100;
const QR =
  '.qr { background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 2mm 2mm; border: 1mm solid #000; width: 23mm; height: 23mm; flex: none }';

/** In Kenya with what the control unit says; in Guatemala as the portal of a certifier prints it. */
export function controlUnit(p: InvoicePaper): Sheet {
  return p.locale.language === 'en' ? unitSigned(p) : certifiedDocument(p);
}

function unitSigned(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `KE2NT${dice.digits(7)}`,
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    'B-16%',
    p.bare(line.cents),
  ]);
  const taxes = [
    ['A-Ex', p.bare(0), p.bare(0)],
    ['B-16%', p.bare(facts.netCents), p.bare(facts.taxCents)],
    ['C-0%', p.bare(0), p.bare(0)],
    ['E-8%', p.bare(0), p.bare(0)],
  ];
  const sums = [
    ['Total taxable amount', p.bareField('amount_untaxed')],
    ['Total VAT', p.bareField('tax')],
    ['<b>Invoice total</b>', `<b>${p.field('amount')}</b>`],
  ];
  const unit = [
    ['Date of signing', `${p.day(facts.date)} ${dice.int(10, 17)}:${dice.int(10, 59)}:08`],
    ['Control unit', `KRACU04000${dice.digits(5)}`],
    ['CU invoice number', `004${dice.digits(7)}000${dice.digits(4)}`],
    ['Internal data', `${dice.pick(['4XQ7', 'ZK2M', 'H8TB'])}-PL5R-${dice.pick(['W3NE', 'YD6J'])}`],
    ['Receipt signature', `${dice.pick(['T6FD', 'M2QX'])}-V9KC-${dice.pick(['B4LS', 'G7HW'])}`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.5pt; padding-right: 0.4mm } .head { text-align: center; margin-bottom: 4mm } .head b { font-size: 13pt } h1 { font-size: 12pt; text-align: center; background: #eee; padding: 1.5mm; margin: 0 0 4mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-bottom: 5mm } .two td { padding: 1.5px 3px } .two td:first-child { color: #555; white-space: nowrap } .t th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px; font-size: 7.5pt } .t td { padding: 3px } .t { border-bottom: 1px solid #000 } .end { display: grid; grid-template-columns: 1fr 80mm; gap: 10mm; margin: 4mm 0 6mm } .x th, .x td { border: 0.6px solid #999; padding: 2px 4px; font-size: 7.5pt } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #000 } .scu { display: flex; gap: 6mm; border: 0.8px dashed #000; padding: 3mm } .scu td { padding: 1px 12px 1px 0 } ${QR} .pay { margin-top: 5mm }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} | ${seller.mail} | ${p.taxNumber(': ')}</div><h1>TAX INVOICE</h1><div class="two"><div>${tableOf(
      {
        rows: [
          ['Buyer', `<b>${p.field('buyer')}</b>`],
          ['Buyer PIN', buyer.tax.number],
          ['Address', addressLine(buyer)],
        ],
      },
    )}</div><div>${tableOf({
      rows: [
        ['Trader invoice no.', `<b>${p.field('invoice_number')}</b>`],
        ['Invoice date', p.field('date')],
        ['LPO no.', p.field('order_number')],
        ['Due', p.field('date_due')],
      ],
    })}</div></div>${tableOf({ head: ['Item code', 'Item', 'Qty', 'Unit price', 'Tax type', 'Amount'], rows, classes: ['n', '', 'r', 'r', 'c', 'r'] }, 't full')}<div class="end"><div>${tableOf({ head: ['Tax type', 'Taxable', 'VAT'], rows: taxes, classes: ['', 'r', 'r'] }, 'x full')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="scu"><div class="qr"></div><div><b>SCU INFORMATION</b>${tableOf({ rows: unit })}</div></div><div class="pay">${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div>`,
  };
}

function certifiedDocument(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => {
    const tax = roundCents((line.cents * line.rate) / HUNDRED, p.locale);
    return [
      String(at + 1),
      /Instalación/u.test(line.text) ? 'Servicio' : 'Bien',
      String(line.quantity),
      escapeHtml(line.text),
      p.bare(line.unitCents),
      p.bare(0),
      p.bare(line.cents),
      `IVA ${p.bare(tax)}`,
    ];
  });
  const serial = `${dice.pick(['8A', 'F1', '3C'])}${dice.digits(4)}${dice.pick(['E7', 'B9'])}`;
  const sums = [
    ['Total sin impuestos', p.bareField('amount_untaxed')],
    ['Total IVA', p.bareField('tax')],
    [`<b>Gran total (${p.field('currency')})</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const extra = [
    ['Código de cliente', p.field('client_id')],
    ['Orden de compra', p.field('order_number')],
    ['Fecha de vencimiento', p.field('date_due')],
    ['Monto del abono', p.bare(facts.totalCents)],
  ];
  return {
    css: `@page { size: Letter; margin: 12mm 13mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .frame { border: 1px solid #2a5ea8; padding: 3mm 4mm; border-radius: 1.5mm; margin-bottom: 3mm } .top { display: grid; grid-template-columns: 1fr 76mm; gap: 6mm } .k { color: #2a5ea8; font-weight: bold } .top .n { text-align: right } h1 { font-size: 13pt; margin: 0; color: #2a5ea8 } .t th { background: #2a5ea8; color: #fff; font-size: 7.5pt; padding: 3px; text-align: center } .t td { padding: 3px; border-bottom: 0.5px solid #b8c8e0 } .s { width: 74mm; margin: 3mm 0 4mm auto } .s td { padding: 3px 4px; border-bottom: 0.5px solid #b8c8e0 } .x td { padding: 1.5px 6px 1.5px 0 } .cert { font-size: 7.5pt; text-align: center; color: #333 }`,
    body: `<div class="frame top"><div><h1>Factura</h1><div class="k">${p.field('issuer')}</div>NIT emisor: ${p.field('vat')}<br>${escapeHtml(seller.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}<br>${addressLine(seller)}<br>Sujeto a pagos trimestrales ISR</div><div class="n" style="white-space:normal"><span class="k">NÚMERO DE AUTORIZACIÓN:</span><br>${serial}-${dice.digits(4)}-4${dice.digits(3)}-A${dice.digits(3)}-${dice.digits(12)}<br><span class="k">Serie:</span> ${serial} &nbsp; <span class="k">Número de DTE:</span> ${p.field('invoice_number')}<br><span class="k">Fecha de emisión:</span> ${p.field('date')}<br><span class="k">Fecha de certificación:</span> ${p.day(addDays(facts.date, 1))} 08:${dice.int(10, 58)}</div></div><div class="frame"><span class="k">Nombre receptor:</span> ${p.field('buyer')}<br><span class="k">NIT receptor:</span> ${buyer.tax.number}<br><span class="k">Dirección comprador:</span> ${addressLine(buyer)}</div>${tableOf({ head: ['#No', 'B/S', 'Cantidad', 'Descripción', 'P. unitario sin IVA (Q)', 'Descuentos (Q)', 'Total (Q)', 'Impuestos'], rows, classes: ['c', 'c', 'r', '', 'r', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="frame"><span class="k">Complementos y adenda (factura cambiaria, un abono)</span>${tableOf({ rows: extra }, 'x')}</div><p class="cert">Datos del certificador: Certificadora Digital Ixchel, S.A. NIT: ${dice.digits(7)}-${dice.int(0, 9)}<br>«Contribuyendo por el país que todos queremos»</p>`,
  };
}

/** What the tax office of Paraguay prints beside the name, or what a grower in South Africa does. */
function plantHead(p: InvoicePaper): string {
  const { facts, dice } = p;
  if (p.locale.language === 'en') {
    return `<b class="x">TAX INVOICE</b><br>Document no. ${p.field('invoice_number')}<br>Document date ${p.field('date')}<br>Account ${p.field('client_id')}<br>Order ${p.field('order_number')}`;
  }
  const since = addDays(facts.date, -140);
  return `TIMBRADO N° 1${dice.digits(7)}<br>Fecha inicio vigencia ${p.day(since)}<br>RUC ${p.field('vat')}<br><b class="x">FACTURA</b><br><b>${p.field('invoice_number')}</b>`;
}

/** Two goods in each row, each with pots and what they come to; the sums at the left, when they were loaded at the right. */
export function nurseryPlants(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const goods = facts.lines.map((line) => [
    `<i>${escapeHtml(line.text)}</i>`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const half = Math.ceil(goods.length / 2);
  const blank = ['', '', '', ''];
  const rows = goods
    .slice(0, half)
    .map((left, at) => [...left, '<span class="gap"></span>', ...(goods[half + at] ?? blank)]);
  const heads = [
    p.say('Plant and size', 'Planta y envase'),
    p.say('Pots', 'Cant.'),
    p.say('Each', 'Precio'),
    p.say('Value', 'Total'),
  ];
  const sums = [
    [p.say('Plants excl. VAT', 'Subtotal gravado'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Total incl. VAT', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const us = p.locale.language === 'en' ? `<br>${p.taxNumber(' ')}` : '';
  const sold = p.say('', `Fecha de emisión: ${p.field('date')} &nbsp; Condición de venta: crédito<br>`);
  return {
    css: `@page { size: A4; margin: 13mm 14mm } body { font: 9.5pt 'P052', serif; font-size: 10pt; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm } .top > div:last-child { border: 1.2px solid #3d6b2c; padding: 3mm; text-align: center; border-radius: 2mm } .x { font-size: 14pt } .name { font-size: 16pt; color: #3d6b2c; font-style: italic } .to { border: 0.8px solid #3d6b2c; border-radius: 2mm; padding: 2.5mm 3mm; margin: 4mm 0 } .t th { border-bottom: 1.2px solid #3d6b2c; padding: 3px; font-size: 8.5pt } .t td { padding: 4px 3px; border-bottom: 0.4px solid #b7c9ae } .gap { display: inline-block; width: 4mm } .end { display: grid; grid-template-columns: 88mm 1fr; gap: 10mm; margin-top: 6mm } .s { background: #eef4ea } .s td { padding: 4px 6px } .s tr:last-child td { border-top: 1.2px solid #3d6b2c; font-size: 11.5pt } .low { font-size: 8.5pt; margin-top: 10mm; border-top: 0.8px solid #3d6b2c; padding-top: 2mm }`,
    body: `<div class="top"><div><div class="name">${escapeHtml(seller.brand)}</div>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}${us}</div><div>${plantHead(p)}</div></div><div class="to">${sold}${p.say('Delivered and invoiced to', 'Nombre o razón social')}: <b>${p.field('buyer')}</b><br>${buyer.tax.label}: ${buyer.tax.number}<br>${addressLine(buyer)}</div>${tableOf({ head: [...heads, '', ...heads], rows, classes: ['', 'r', 'r', 'r', '', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div>${p.say('Loaded', 'Cargado el')} ${p.day(facts.delivered)}, ${p.say('truck', 'camión')} ${dice.pick(p.say('CF 481-202|ND 77-310', 'AAJK 482|BDR 915').split('|'))}, ${dice.int(3, 18)} ${p.say('trolleys', 'carros')}.<br>${p.say('Payable by', 'Vencimiento')}: <b>${p.field('date_due')}</b><br>${p.say('Plants are living goods: claims within 48 hours of delivery.', 'Las plantas son mercadería viva: reclamos dentro de las 48 horas.')}</div></div><div class="low">${remitTo(
      p,
    )
      .map(([label, value]) => `${label}: ${value}`)
      .join(' &nbsp;|&nbsp; ')}</div>`,
  };
}
