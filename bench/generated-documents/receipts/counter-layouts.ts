// Receipts of shops and counters: tills with lists of tax, a book of carbon copies, a post office.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const MONO = "'Liberation Mono', 'DejaVu Sans Mono', monospace";
const rule = (sign = '-'): string => `<div class="rule">${sign.repeat(60)}</div>`;

/** Letters behind the prices, and what they mean in a list below. */
export function taxListTill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents, rateLetter }) => [
    [escapeHtml(text), quantity === 1 ? `${p.bare(cents)} ${rateLetter}` : ''],
    ...(quantity === 1
      ? []
      : [[`&nbsp;&nbsp;${quantity} x ${p.bare(unitCents)}`, `${p.bare(cents)} ${rateLetter}`]]),
  ]);
  const used = p.taxes.filter(({ baseCents }) => baseCents > 0);
  // Where there is one rate alone, its row says what the sum says elsewhere.
  const isSingle = used.length === 1;
  const net = p.bareField('amount_untaxed');
  const tax = p.bareField('tax');
  const taxes = used.map(({ letter, rate, baseCents, taxCents }) => [
    `${letter} ${p.rate(rate)}`,
    p.bare(baseCents),
    p.bare(taxCents),
    p.bare(baseCents + taxCents),
  ]);
  const sum = isSingle ? [] : [[p.say('Sum', 'Suma'), net, tax, p.bare(p.totalCents)]];
  const paid = [
    [p.field('payment_method'), p.bare(p.givenCents)],
    ...(p.isCash
      ? [[p.name('Change|Your change', 'Cambio|Su vuelto'), p.bare(p.givenCents - p.totalCents)]]
      : []),
  ];
  return {
    css: `@page { size: 80mm ${150 + rows.length * 5}mm; margin: 4mm } body { font: 8.5pt/1.35 ${MONO} } .c { text-align: center } .rule { overflow: hidden; white-space: nowrap; margin: 3px 0 } td, th { padding: 0 2px; font-weight: normal } .total { font-size: 12pt; font-weight: bold }`,
    body: `<div class="c"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), `${p.say('Tel', 'Tel.')} ${p.shop.phone}`, p.taxNumber(' ')])}</div>${rule('=')}
      ${p.name('Date|Sale date', 'Fecha|Fecha venta')} ${p.field('date')} ${p.time}<br>${p.name('Ticket no.|Receipt no', 'Ticket N.º|Boleta N.º')} ${p.field('receipt_number')}<br>${p.say('Till', 'Caja')} ${p.dice.int(1, 9)} ${p.say('Operator', 'Cajero')} ${p.dice.digits(4)}${rule()}
      ${tableOf({ rows, classes: ['', 'r'] }, 'full')}${rule()}${tableOf({ rows: [[p.name('TOTAL|TO PAY', 'TOTAL|A PAGAR'), p.field('amount')]], classes: ['', 'r'] }, 'full total')}
      ${tableOf({ rows: paid, classes: ['', 'r'] }, 'full')}${rule()}${tableOf({ head: [p.taxWord(), p.say('Net', 'Neto'), p.say('Tax', 'Cuota'), p.say('Gross', 'Bruto')], rows: taxes, foot: sum, classes: ['', 'r', 'r', 'r'] }, 'full')}${rule()}
      <div class="c">${p.dice.int(2, 14)} ${p.say('items', 'artículos')}<br>${p.say('Keep this slip for refunds within 28 days', 'Conserve este ticket. Cambios en 15 días')}</div>`,
  };
}

/** Points, savings and a number of the member, around the total. */
export function loyaltyTill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [p.name('Net|Goods', 'Neto|Base'), p.bareField('amount_untaxed')],
    [p.taxWord(), p.bareField('tax')],
    [`<b>${p.name('Total|Balance due', 'Total|Importe total')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.name('Amount tendered|Tendered', 'Entregado|Recibido'), p.bare(p.givenCents)],
    [p.name('Change due|Change', 'Cambio|Su cambio'), p.bare(p.givenCents - p.totalCents)],
  ];
  const points = p.dice.int(120, 980);
  return {
    css: `@page { size: 76mm ${165 + rows.length * 6}mm; margin: 5mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif } .logo { font: bold 17pt 'URW Gothic', sans-serif; text-align: center } .c { text-align: center } .goods { border-top: 1px solid; border-bottom: 1px solid; margin: 6px 0; padding: 3px 0 } .club { border: 1px dashed; padding: 5px; margin-top: 8px; text-align: center }`,
    body: `<div class="logo">${escapeHtml(p.shop.brand)}</div><div class="c">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}</div>
      <div class="goods">${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}
      <p style="margin-top:8px">${p.name('Paid by|Payment type', 'Forma de pago|Pagado con')}: ${p.field('payment_method')}</p>
      <div class="club">${p.say('Club card', 'Tarjeta club')} 6335 ${p.dice.digits(4)} ${p.dice.digits(4)}<br>${p.say('Points earned', 'Puntos obtenidos')} ${points} · ${p.say('Balance', 'Saldo')} ${points + p.dice.int(900, 4000)}<br>${p.say('You saved', 'Ha ahorrado')} ${p.bare(p.dice.int(1, 9) * 50 * p.locale.priceLevel)}</div>
      <p class="c" style="margin-top:10px">${p.field('date')} ${p.time} &nbsp; ${p.say('Trans', 'Op.')} ${p.field('receipt_number')} &nbsp; ${p.say('Store', 'Tda.')} ${p.dice.digits(3)}</p><p class="c">${p.say('Thank you – call again!', '¡Gracias por su visita!')}</p>`,
  };
}

/** A page of a book of receipts, filled in by hand in another type. */
export function counterBook(p: ReceiptPaper): Sheet {
  const hand = (text: string): string => `<span class="hand">${text}</span>`;
  const row = (label: string, value: string): string =>
    `<div class="row"><span class="label">${label}</span>${hand(value)}</div>`;
  const what = p.purchases.map(({ text }) => escapeHtml(text)).join(', ');
  const customer = p.say('Mr. T. Wainwright', 'Sr. D. Olaizola');
  return {
    css: `@page { size: A5 landscape; margin: 10mm } body { font: 10pt 'Liberation Serif', serif } .frame { border: 3px double #123; padding: 12px 16px } .row { border-bottom: 1px dotted #123; margin-top: 9px; display: flex; gap: 10px } .label { color: #123; font-size: 9pt } .hand { font: italic 13pt 'C059', serif; color: #1a237e } .sums td { border: 1px solid #123; padding: 3px 10px } .no { color: #b00; font-size: 15pt }`,
    body: `<div class="frame"><div class="cols"><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}<br>${p.taxNumber(' ')} · ${p.shop.phone}</div><div style="text-align:right"><span style="font-size:18pt;letter-spacing:3px">${p.name('RECEIPT|Receipt', 'RECIBO|Recibo')}</span><br><span class="no">${p.say('No.', 'N.º')} ${p.field('receipt_number')}</span></div></div>
      ${row(p.name('Date|Dated', 'Fecha|A fecha'), p.field('date'))}${row(p.name('Received from|From', 'Recibí de|Hemos recibido de'), customer)}${row(p.name('In respect of|Being payment for', 'Por concepto de|En concepto de'), what)}${row(p.name('Paid in|How paid', 'Pagado en|Medio de pago'), p.field('payment_method'))}
      <div class="cols" style="margin-top:16px;align-items:flex-end">${tableOf(
        {
          rows: [
            [p.say('Before tax', 'Base'), hand(p.bareField('amount_untaxed'))],
            [`${p.taxWord()} ${p.rate(p.taxes[0]?.rate ?? 0)}`, hand(p.bareField('tax'))],
            [
              p.name('Amount received|The sum of', 'La cantidad de|Importe recibido'),
              hand(p.field('amount')),
            ],
          ],
          classes: ['', 'r'],
        },
        'sums',
      )}<div style="border-top:1px solid;width:180px;text-align:center;font-size:8pt">${p.say('Signature', 'Firma')}</div></div></div>`,
  };
}

/** Columns set by spaces, the date stamped below without a label. */
export function postOffice(p: ReceiptPaper): Sheet {
  const width = 34;
  const line = (left: string, right: string): string =>
    `${left.slice(0, width - right.length - 1).padEnd(width - right.length)}${right}`;
  const goods = p.purchases.map(({ text, quantity, cents }) =>
    escapeHtml(line(`${quantity} ${text}`, p.bare(cents))),
  );
  const rate = p.rate(p.taxes[0]?.rate ?? 0);
  const total = p.field('amount');
  const text = [
    ...goods,
    '-'.repeat(width),
    line(p.name('Total to pay|TOTAL', 'Total a pagar|TOTAL'), total),
    line(p.field('payment_method'), p.bare(p.givenCents)),
    ...(p.isCash
      ? [line(p.say('Change given', 'Vuelto entregado'), p.bare(p.givenCents - p.totalCents))]
      : []),
    '',
    p.say(`Total includes ${p.taxWord()} at ${rate}:`, `El total incluye IVA al ${rate}:`),
    line(`  ${p.name('tax|tax amount', 'cuota|impuesto')}`, p.bareField('tax')),
    line(`  ${p.name('net|net amount', 'neto|base')}`, p.bareField('amount_untaxed')),
  ].join('\n');
  return {
    css: `@page { size: 82mm 165mm; margin: 6mm } body { font: 9pt ${MONO} } pre { font: inherit; margin: 6px 0 } .c { text-align: center } .stamp { border: 2px solid #333; border-radius: 50%; width: 120px; height: 120px; margin: 10px auto 0; display: flex; flex-direction: column; justify-content: center; text-align: center; transform: rotate(-3deg) }`,
    body: `<div class="c">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div><p style="margin-top:8px">${p.name('Session|Transaction ref.', 'Operación|Comprobante')}: ${p.field('receipt_number')}<br>${p.say('Tracking', 'Seguimiento')}: RR ${p.dice.digits(3)} ${p.dice.digits(3)} ${p.dice.digits(3)} ${p.locale.country}</p><pre>${text}</pre>
      <div class="stamp"><span>${escapeHtml(p.shop.city.split(/[,\d]/u)[0]?.trim() ?? '')}</span><b>${p.field('date')}</b><span>${p.time}</span></div>`,
  };
}
