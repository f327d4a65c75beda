// Receipts of tills: a supermarket with discounts, a restaurant with a tip to fill in, a pharmacy.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { roundCents } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const MONO = "'Liberation Mono', monospace";

/** What was taken off stands below what it was taken off from, and once more as a sum. */
export function discountSupermarket(p: ReceiptPaper): Sheet {
  const { dice, locale } = p;
  let saved = 0;
  const rows = p.purchases.flatMap(({ text, quantity, cents }) => {
    const label = `${quantity === 1 ? '' : `${quantity} `}${escapeHtml(text)}`;
    if (dice.chance(0.5)) return [[label, p.bare(cents)]];
    const off = roundCents(cents * dice.between(0.1, 0.4), locale);
    saved += off;
    return [
      [label, p.bare(cents + off)],
      [`&nbsp; ${p.name('Offer|Multibuy', 'Oferta|Dto. promoción')}`, `-${p.bare(off)}`],
    ];
  });
  const sums = [
    [
      p.name('Subtotal before offers|Sub-total', 'Subtotal sin descuentos|Subtotal'),
      p.bare(p.purchases.reduce((sum, { cents }) => sum + cents, 0) + saved),
    ],
    [p.name('Savings|Total savings', 'Descuentos|Total ahorro'), `-${p.bare(saved)}`],
  ];
  const added = locale.country === 'US' || locale.country === 'CA' ? [[p.taxWord(), p.bareField('tax')]] : [];
  const after =
    added.length > 0
      ? ''
      : `<p>${p.say('Incl.', 'Incluye')} ${p.taxWord()} ${p.bareField('tax')} · ${p.say('net', 'base')} ${p.bareField('amount_untaxed')}</p>`;
  return {
    css: `@page { size: 80mm ${160 + rows.length * 5}mm; margin: 5mm } body { font: 8.5pt/1.35 ${MONO} } .c { text-align: center } td { padding: 0 1px } .all { border-top: 1px dashed; border-bottom: 1px dashed; margin: 5px 0; padding: 3px 0 } .pay td { font-size: 13pt; font-weight: bold }`,
    body: `<div class="c"><b style="font-size:12pt">${escapeHtml(p.shop.brand.toUpperCase())}</b><br>${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}</div>
      <div class="all">${tableOf({ rows, classes: ['', 'r'] }, 'full')}</div>${tableOf({ rows: [...sums, ...added], classes: ['', 'r'] }, 'full')}${tableOf({ rows: [[p.name('TO PAY|TOTAL', 'TOTAL COMPRA|A PAGAR'), p.field('amount')]], classes: ['', 'r'] }, 'full pay')}
      ${tableOf({ rows: [[p.field('payment_method'), p.bare(p.givenCents)], ...(p.isCash ? [[p.name('CHANGE|Change', 'CAMBIO|Vuelto'), p.bare(p.givenCents - p.totalCents)]] : [])], classes: ['', 'r'] }, 'full')}${after}
      <p class="c" style="margin-top:8px">${p.say('STORE', 'TIENDA')} ${dice.digits(4)} ${p.say('TILL', 'CAJA')} ${dice.digits(2)} ${p.name('RECEIPT|TRANS', 'TICKET|FRA. SIMPLIF.')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}</p>`,
  };
}

/** The lines for a tip are left open; what each share would be is printed below. */
export function bistro(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const shares = [10, 15, 20].map(
    (share) => `${share}% = ${p.bare(roundCents((p.totalCents * share) / 100, p.locale))}`,
  );
  const sums = [
    [p.name('Food & drink|Net', 'Consumo|Base'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${p.rate(p.taxes[0]?.rate ?? 0)}`, p.bareField('tax')],
    [`<b>${p.name('Total|Check total', 'Total|Total cuenta')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.name('Tip|Gratuity', 'Propina'), '_________'],
  ];
  return {
    css: `@page { size: 78mm ${178 + rows.length * 5}mm; margin: 6mm } body { font: 10pt 'P052', serif } .c { text-align: center } .name { font-size: 18pt; font-style: italic } .eaten { border-top: 1px solid; margin-top: 8px; padding-top: 4px } .sums { margin-top: 10px; border-top: 1px solid }`,
    body: `<div class="c"><div class="name">${p.field('issuer')}</div>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone, p.taxNumber(' ')])}</div>
      <p style="margin-top:10px">${p.say('Table', 'Mesa')} ${p.dice.int(2, 28)} · ${p.say('Covers', 'Comensales')} ${p.dice.int(1, 6)} · ${p.say('Server', 'Atendió')}: ${p.say('Maeve', 'Toño')}<br>${p.name('Check|Bill no.', 'Cuenta|Comanda')} ${p.field('receipt_number')} — ${p.field('date')}, ${p.time}</p>
      ${tableOf({ rows, classes: ['', '', 'r'] }, 'eaten full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}
      <p style="margin-top:8px">${p.name('Paid|Settled by', 'Pagado|Forma de pago')}: ${p.field('payment_method')}</p><p class="c" style="font-size:8pt">${p.say('If you were pleased', 'Sugerencia de propina')}: ${shares.join(' · ')}</p>`,
  };
}

/** With the prescription, who wrote it and for whom. */
export function pharmacy(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents, rateLetter }) => [
    `${quantity} x ${escapeHtml(text)}`,
    rateLetter,
    p.bare(cents),
  ]);
  const pair = (label: string, value: string): string =>
    `<div class="pair"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 90mm 172mm; margin: 6mm } body { font: 9pt 'Nimbus Sans', sans-serif } .cross { color: #0a7d3c; font-size: 22pt; line-height: 1 } .pair { display: flex; justify-content: space-between } .line { border-top: 1px solid #0a7d3c; margin: 6px 0; padding-top: 4px }`,
    body: `<div class="cols"><span class="cross">✚</span><div style="text-align:right">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div></div>
      <div class="line">${pair(p.name('Receipt|Sale no.', 'Ticket|N.º de venta'), p.field('receipt_number'))}${pair(p.name('Date|Dispensed', 'Fecha|Dispensado'), `${p.field('date')} ${p.time}`)}${pair(p.say('Prescription', 'Receta'), `RX${dice.digits(7)}`)}${pair(p.say('Prescriber', 'Médico'), 'Dr. K. Ostrow')}${pair(p.say('Patient', 'Paciente'), p.say('M. Eastwood', 'M. Quintero'))}</div>
      <div class="line">${tableOf({ rows, classes: ['', 'c', 'r'] }, 'full')}</div>
      <div class="line">${pair(p.name('Net|Before tax', 'Base|Neto'), p.bareField('amount_untaxed'))}${pair(p.taxWord(), p.bareField('tax'))}${pair(`<b>${p.name('Total paid|Total', 'Total pagado|Total')}</b>`, `<b>${p.field('amount')}</b>`)}${pair(p.name('Tender|Paid with', 'Pago|Pagado con'), p.field('payment_method'))}${p.isCash ? pair(p.say('Given / change', 'Entregado / cambio'), `${p.bare(p.givenCents)} / ${p.bare(p.givenCents - p.totalCents)}`) : ''}</div>
      <p style="font-size:7.5pt">${p.say('Medicines cannot be returned. Ask your pharmacist.', 'Los medicamentos no se devuelven. Consulte a su farmacéutico.')}</p>`,
  };
}
