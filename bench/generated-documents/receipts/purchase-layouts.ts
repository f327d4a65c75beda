// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Receipts of shops: of a garden centre, of a butcher's scale, of a depot of tools, of a shop of telephones.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

function paidRows(p: ReceiptPaper): string[][] {
  return p.isCash
    ? [
        [p.field('payment_method'), p.bare(p.givenCents)],
        [p.say('CHANGE DUE', 'SU CAMBIO'), p.bare(p.givenCents - p.totalCents)],
      ]
    : [[p.field('payment_method'), p.bare(p.totalCents)]];
}

/** The number of each article under it; a copy of the card's slip between the total and the list of taxes. */
export function gardenCentre(p: ReceiptPaper): Sheet {
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents, rateLetter }) => [
    [escapeHtml(text), p.bare(cents), rateLetter === 'A' ? '1' : '2'],
    [`<small>50${p.dice.digits(11)} ${quantity} @ ${p.bare(unitCents)}</small>`, '', ''],
  ]);
  const taxes = p.taxes
    .filter(({ baseCents }) => baseCents !== 0)
    .map(({ letter, rate, baseCents, taxCents }) => [
      letter === 'A' ? '1' : '2',
      p.rate(rate),
      p.bare(baseCents),
      p.bare(taxCents),
    ]);
  const foot = [['', p.say('Total', 'Total'), p.bareField('amount_untaxed'), p.bareField('tax')]];
  const slip = p.isCash
    ? []
    : [
        `${p.say('CARDHOLDER COPY', 'COPIA CLIENTE')}`,
        `AID A0000000${p.dice.digits(6)}`,
        cardEnd(p),
        `${p.say('AUTH', 'AUT.')} ${p.dice.digits(6)}`,
      ];
  return {
    css: `@page { size: 82mm ${(p.isCash ? 96 : 118) + p.purchases.length * 9}mm; margin: 5mm } body { font: 8.5pt 'DejaVu Sans', sans-serif; padding-right: 0.4mm } .logo { border: 2px solid #000; text-align: center; font: bold 13pt 'C059', serif; padding: 2mm; margin-bottom: 2mm } .c { text-align: center } small { font-size: 7pt } .items { margin: 3mm 0; border-top: 1px solid #000; border-bottom: 1px solid #000 } .tot td { font-size: 12pt; font-weight: bold } .slip { border: 1px dashed #000; padding: 1.5mm; margin: 3mm 0; font-size: 7.5pt; text-align: center } .vat { font-size: 7.5pt } .vat th { font-weight: normal; border-bottom: 0.6px solid #000 }`,
    body: `<div class="logo">${escapeHtml(p.shop.brand)}</div><div class="c">${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone])}</div>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'items full')}<table class="tot full"><tr><td>${p.name('TO PAY|Balance', 'A PAGAR|Total compra')}</td><td class="r">${p.field('amount')}</td></tr></table>${tableOf({ rows: paidRows(p), classes: ['', 'r'] }, 'full')}${slip.length === 0 ? '' : `<div class="slip">${lines(slip)}</div>`}${tableOf({ head: ['', `${p.taxWord()} %`, p.say('Net', 'Neto'), p.taxWord()], rows: taxes, foot, classes: ['', 'r', 'r', 'r'] }, 'vat full')}<div class="c" style="margin-top:3mm">${lines([p.field('issuer'), p.taxNumber(' '), `${p.field('date')} ${p.time} · ${p.say('Trans', 'Trans.')} ${p.field('receipt_number')}`, p.say('Plants guaranteed for two years', 'Plantas con garantía de arraigo')])}</div>`,
  };
}

/** A strip from the scale: weight, price of the kilogram and price under each name; nothing but the sum is large. */
export function butcherScale(p: ReceiptPaper): Sheet {
  const items = p.purchases
    .map(
      ({ text, quantity, unitCents, cents }) =>
        `<tr><td colspan="3"><b>${escapeHtml(text)}</b></td></tr><tr><td>${writeNumber(quantity, 2, p.locale)} kg</td><td class="r">${p.bare(unitCents)}/kg</td><td class="r">${p.bare(cents)}</td></tr>`,
    )
    .join('');
  return {
    css: `@page { size: 62mm ${74 + p.purchases.length * 9}mm; margin: 4mm } body { font: 8pt 'Liberation Sans Narrow', sans-serif; padding-right: 0.4mm } .c { text-align: center } .items { border-top: 2px solid #000; border-bottom: 2px solid #000; margin: 2mm 0 } .big { display: flex; justify-content: space-between; align-items: baseline; font-size: 15pt; font-weight: bold; white-space: nowrap } .bars { height: 9mm; margin: 3mm 4mm 1mm; background: repeating-linear-gradient(90deg, #000 0 0.4mm, #fff 0.4mm 0.9mm, #000 0.9mm 1.6mm, #fff 1.6mm 2mm) }`,
    body: `<div class="c"><b style="font-size:11pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><table class="items full">${items}</table><div class="big"><span>${p.name('SUM|TOTAL', 'SUMA|TOTAL')}</span><span>${p.field('amount')}</span></div><div>${p.say('Items', 'Artículos')}: ${p.purchases.length}<br>${p.taxWord()} ${rateOf(p)}: ${p.bareField('tax')} &nbsp; ${p.name('w/o tax|net', 's/imp.|neto')}: ${p.bareField('amount_untaxed')}<br>${p.name('Paid|Pay', 'Pago|Pagó')}: ${p.field('payment_method')}<br>${p.say('Scale', 'Balanza')} ${p.dice.int(1, 4)} ${p.say('Seller', 'Vend.')} ${p.dice.int(1, 9)}<br>${p.name('Ticket|No.', 'Ticket|N.º')} ${p.field('receipt_number')} &nbsp; ${p.field('date')} ${p.time}</div><div class="bars"></div><div class="c" style="font-size:7pt">2${p.dice.digits(12)}</div>`,
  };
}

/** Numbers of articles before the names, sums set to the right, and when goods can be brought back at the latest. */
export function toolDepot(p: ReceiptPaper): Sheet {
  const items = p.purchases
    .map(({ text, quantity, unitCents, cents }) => {
      const code = p.dice.digits(12);
      return quantity === 1
        ? `<tr><td>${code}</td><td>${escapeHtml(text)}</td><td class="r">${p.bare(cents)}</td></tr>`
        : `<tr><td>${code}</td><td colspan="2">${escapeHtml(text)}</td></tr><tr><td></td><td>${quantity} @ ${p.bare(unitCents)}</td><td class="r">${p.bare(cents)}</td></tr>`;
    })
    .join('');
  const sums = [
    [p.name('SUBTOTAL|SUB-TOTAL', 'SUBTOTAL|SUB-TOTAL'), p.bareField('amount_untaxed')],
    [`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.bareField('tax')],
    ['<b>TOTAL</b>', `<b>${p.field('amount')}</b>`],
    ...paidRows(p),
  ];
  return {
    css: `@page { size: 84mm ${100 + p.purchases.length * 8}mm; margin: 5mm } body { font: 8pt 'DejaVu Sans Mono', monospace; padding-right: 0.4mm } .logo { background: #d9531e; color: #fff; font: bold 14pt 'Liberation Sans', sans-serif; padding: 2mm 3mm; margin-bottom: 2mm } td { padding: 0.5px 2px } .items td:first-child { font-size: 7pt } .sums { margin-left: auto; width: 56mm; margin-top: 2mm } .pol { border-top: 1px solid #000; margin-top: 4mm; padding-top: 2mm; font-size: 7pt }`,
    body: `<div class="logo">${escapeHtml(p.shop.brand)}</div>${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone])}<div style="margin:2mm 0">${p.say('STORE', 'TIENDA')} ${p.dice.digits(4)} ${p.say('REG', 'CAJA')} ${p.dice.digits(2)} ${p.say('CASHIER', 'CAJERO')} ${p.dice.pick(['ANA', 'TOM', 'LEE'])}<br>${p.field('date')} ${p.time}<br>${p.name('SALE NO|RECEIPT', 'VENTA N.º|COMPROBANTE')} ${p.field('receipt_number')}</div><table class="items full">${items}</table>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}${p.isCash ? '' : `<div>${cardEnd(p)} ${p.say('CHIP READ', 'CHIP LEIDO')}<br>${p.say('AUTH CODE', 'COD. AUT.')} ${p.dice.digits(6)}</div>`}<div class="pol">${p.taxNumber(' ')}<br>${p.say('RETURN POLICY: 90 DAYS WITH THIS RECEIPT. POWER TOOLS 30 DAYS.', 'DEVOLUCIONES: 90 DIAS CON ESTE COMPROBANTE. HERRAMIENTA ELECTRICA 30 DIAS.')}</div>`,
  };
}

/** Half a page: number and day in a line with the seller's sign, serial numbers of what was sold, how long it is guaranteed. */
export function phoneShop(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, cents }) => [
    escapeHtml(text),
    `${p.dice.pick(['MX', 'SN', 'T'])}${p.dice.digits(9)}`,
    p.dice.pick(p.say('24 months|12 months', '24 meses|12 meses').split('|')),
    p.money(cents),
  ]);
  const foot = [
    ['', '', p.name('Sales value|Before tax', 'Valor de venta|Antes de impuesto'), p.field('amount_untaxed')],
    ['', '', `${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [
      '',
      '',
      `<b>${p.name('Received|Total received', 'Total recibido|Recibido')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: 148mm 148mm; margin: 10mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .head { display: flex; justify-content: space-between; background: #ffd400; padding: 3mm 4mm; margin-bottom: 4mm } .head b { font-size: 14pt } .line { display: flex; gap: 8mm; border-bottom: 0.6px solid #000; padding-bottom: 2mm; margin-bottom: 4mm } .items th { text-align: left; font-size: 8pt; border-bottom: 1px solid #000 } .items td { padding: 4px 3px } .foot td { padding: 2px 3px } .foot tr:first-child td { border-top: 0.6px solid #000 } .sig { display: flex; gap: 12mm; margin-top: 16mm; font-size: 7.5pt } .sig div { border-top: 0.6px dotted #000; width: 50mm }`,
    body: `<div class="head"><b>${escapeHtml(p.shop.brand)}</b><span>${p.say('Sales receipt', 'Recibo de venta')}</span></div><div class="line"><span>${p.name('Receipt no.|Sale no.', 'Recibo n.º|Venta n.º')} <b>${p.field('receipt_number')}</b></span><span>${p.field('date')}</span><span>${p.say('Served by', 'Atendió')} ${p.dice.pick(['Aisha', 'Per', 'Marco'])}</span><span>${p.name('Paid:|Payment:', 'Pago:|Forma de pago:')} ${p.field('payment_method')}</span></div>${tableOf({ head: [p.say('Article', 'Artículo'), p.say('Serial no.', 'N.º de serie'), p.say('Guarantee', 'Garantía'), p.say('Price', 'Precio')], rows, foot, classes: ['', 'n', 'n', 'r'] }, 'items full')}<div class="sig"><div>${p.say('Customer', 'Cliente')}</div><div>${p.say('Shop', 'Tienda')}</div></div><p style="margin-top:6mm;font-size:7.5pt">${p.field('issuer')}, ${shopLine(p)}, ${p.shop.phone}<br>${p.taxNumber(' ')}</p>`,
  };
}
