// Invoices of programs: coloured bands, sidebars, boxes.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, buyerBlock, itemTable, sellerBlock, totals } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

/** White on a dark band; the total in a dark box. */
export function darkBand(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const [total, ...others] = totals(p).toReversed();
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.5pt ${p.font}; color: #222 } .band { background: #1f2a44; color: white; padding: 14mm 16mm; } .main { padding: 8mm 16mm } .band td { padding: 1px 8px } .items th { color: #1f2a44; border-bottom: 2px solid #1f2a44; padding: 5px 4px } .items td { padding: 6px 4px; border-bottom: 0.5px solid #ddd }
      .sum { margin: 12px 0 0 auto } .sum td { padding: 3px 10px } .total { background: #1f2a44; color: white; margin: 6px 0 20px auto; width: 78mm; padding: 8px 10px; font-size: 13pt; display: flex; justify-content: space-between }`,
    body: `<div class="band cols"><div><div style="font-size:24pt">${words.title.toUpperCase()}</div>${escapeHtml(facts.seller.site)}</div><div>${tableOf(
      {
        rows: [
          [words.number, p.field('invoice_number')],
          [words.date, p.field('date')],
          [words.due, p.field('date_due')],
        ],
        classes: ['r', ''],
      },
    )}</div></div>
      <div class="main"><div class="cols"><div><b>${words.seller}</b><br>${sellerBlock(p)}<br>${p.taxNumber()}</div><div><b>${words.buyer}</b><br>${buyerBlock(p)}</div></div><br>
      ${itemTable(p, ['text', 'quantity', 'price', 'rate', 'total'])}${tableOf({ rows: others.toReversed(), classes: ['', 'r'] }, 'sum')}<div class="total"><span>${total?.[0] ?? ''}</span><span>${total?.[1] ?? ''}</span></div>
      <p><b>${p.say('Payment', 'Pago')}</b><br>${p.bank()}</p><p>${words.thanks}</p></div>`,
  };
}

/** All that is no item in a narrow column at the left, label above value. */
export function sidebar(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const pair = (label: string, value: string): string =>
    value === '' ? '' : `<div class="k">${label}</div><div class="v">${value}</div>`;
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9pt ${p.font} } .page { display: grid; grid-template-columns: 55mm 1fr; min-height: 296mm } .side { background: #e9e4d8; padding: 12mm 6mm } .k { font-size: 7.5pt; text-transform: uppercase; color: #7a6a45; margin-top: 9px } .main { padding: 12mm 10mm } .items td, .items th { padding: 5px 3px } .items th { border-bottom: 1px solid #7a6a45 } .sum { width: 100%; margin-top: 14px } .sum td { padding: 3px; } .sum tr:last-child { font-size: 14pt } h1 { font-weight: normal; margin: 0 0 14px }`,
    body: `<div class="page"><div class="side"><div style="font-size:15pt;font-weight:bold">${escapeHtml(facts.seller.brand)}</div>${pair(words.number, p.field('invoice_number'))}${pair(words.date, p.field('date'))}${pair(words.due, p.field('date_due'))}${pair(words.order, p.field('order_number'))}${pair(words.buyer, buyerBlock(p))}${pair(facts.seller.tax.label, p.field('vat'))}${pair('IBAN', p.field('iban'))}${pair('BIC', p.field('bic'))}</div>
      <div class="main"><h1>${words.title}</h1>${itemTable(p, ['text', 'quantity', 'total'])}${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}<p style="margin-top:60mm;font-size:8pt">${lines([p.field('issuer'), address(facts.seller), facts.seller.mail])}</p></div></div>`,
  };
}

/** A bill of a utility: what is to be paid large at the top, an account and a period, part of it paid before. */
export function utilityBill(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const paid = Math.round(facts.totalCents / 4);
  return {
    css: `@page { size: A4; margin: 14mm 18mm } body { font: 10pt ${p.font} } .logo { background: #cf5a00; color: white; padding: 10px 14px; font-size: 18pt; border-radius: 8px; display: inline-block } .due { border: 3px solid #cf5a00; border-radius: 10px; padding: 10px 18px; text-align: center } .due b { font-size: 20pt; display: block } .sum { width: 70% } .sum td { padding: 3px 0; border-bottom: 1px dotted } h2 { font-size: 11pt; color: #cf5a00; margin: 18px 0 4px }`,
    body: `<div class="cols"><div><span class="logo">${escapeHtml(facts.seller.brand)}</span><p style="margin-top:14px">${buyerBlock(p)}</p></div><div class="due">${p.say('Balance to pay', 'Saldo pendiente')}<b>${p.money(facts.totalCents - paid)}</b>${p.say('by', 'antes del')} ${p.field('date_due')}</div></div>
      <h2>${p.say('Your bill', 'Su factura')}</h2>${lines([`${words.number} ${p.field('invoice_number')}`, `${words.date} ${p.field('date')}`, `${words.client} ${p.field('client_id')}`, p.say(`Period ${p.day(facts.delivered)} to ${p.field('date')}`, `Periodo del ${p.day(facts.delivered)} al ${p.field('date')}`)])}
      <h2>${p.say('Charges', 'Detalle')}</h2>${tableOf({ rows: [...facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]), ...totals(p), [p.say('Already paid, thank you', 'Pagado a cuenta'), p.money(-paid)], [p.say('Balance to pay', 'Saldo pendiente'), p.money(facts.totalCents - paid)]], classes: ['', 'r'] }, 'sum')}
      <p style="position:fixed;bottom:0;font-size:7.5pt">${p.field('issuer')}. ${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}. ${p.taxNumber(' ')}. ${p.register(' ')}</p>`,
  };
}
