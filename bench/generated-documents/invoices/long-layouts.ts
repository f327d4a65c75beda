// Invoices over several pages, and those printed by old programs.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, buyerBlock, itemTable, totals } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const LINES_A_PAGE = 24;
const WIDTH = 84;

/** Pages of items, each with its heading and what is carried over to the next; totals on the last. */
export function carriedPages(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const sheets = Math.ceil(facts.lines.length / LINES_A_PAGE);
  let sum = 0;
  const pages = Array.from({ length: sheets }, (_, sheet) => {
    const own = facts.lines.slice(sheet * LINES_A_PAGE, (sheet + 1) * LINES_A_PAGE);
    const before = sum;
    sum += own.reduce((part, { cents }) => part + cents, 0);
    const rows = own.map((line) => [
      line.code,
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ]);
    const isLast = sheet === sheets - 1;
    return `<div class="${isLast ? '' : 'page'}"><div class="cols head"><div><b>${p.field('issuer')}</b><br>${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}<br>${p.taxNumber()}</div><div style="text-align:right">${lines([`${words.number}: ${p.field('invoice_number')}`, `${words.date}: ${p.field('date')}`, `${words.page}: ${sheet + 1} / ${sheets}`])}</div></div>
      ${sheet === 0 ? `<div style="margin:10px 0 10px 55%">${buyerBlock(p)}</div><p>${words.client}: ${p.field('client_id')} &nbsp; ${words.order}: ${p.field('order_number')} &nbsp; ${words.due}: ${p.field('date_due')}</p>` : '<br>'}
      ${tableOf({ head: [words.code, words.text, words.quantity, words.unitPrice, words.lineTotal], rows: [...(sheet === 0 ? [] : [['', words.carried, '', '', p.bare(before)]]), ...rows, ...(isLast ? [] : [['', words.carried, '', '', p.bare(sum)]])], classes: ['n', 'wide', 'r', 'r', 'r'] }, 'items full')}</div>`;
  });
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt ${p.font} } .page { break-after: page } .head { border-bottom: 1px solid } .items td { padding: 3.5px 3px } .items th { border-bottom: 1px solid } .sum { margin: 14px 0 0 auto } .sum td { padding: 2px 8px } .sum tr:last-child td { border: 1.5px solid; font-weight: bold }`,
    body: `${pages.join('')}${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}<p>${words.terms}: ${p.field('payment_terms')}</p><p>${p.bank()}</p>`,
  };
}

/** Fixed pitch, as a matrix printer prints on plain paper: spaces and hyphens instead of rulings. */
export function matrixPrint(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const rule = '-'.repeat(WIDTH);
  const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
  const right = (text: string, width: number): string => text.padStart(width);
  const sides = (one: string, other: string): string => one + right(other, WIDTH - one.length);
  const keyed = (label: string, value: string): string => `${left(label, 22)}: ${value}`;
  const unescape = (text: string): string => text.replaceAll('&amp;', '&');
  const text = [
    sides(unescape(p.field('issuer')), words.title.toUpperCase()),
    sides(facts.seller.street, facts.seller.phone),
    sides(facts.seller.city, unescape(p.taxNumber(' '))),
    rule,
    keyed(words.number, p.field('invoice_number')),
    keyed(words.date, p.field('date')),
    keyed(words.due, p.field('date_due')),
    keyed(words.client, p.field('client_id')),
    keyed(words.order, p.field('order_number')),
    '',
    `${left('', 40)}${unescape(p.field('buyer'))}`,
    `${left('', 40)}${facts.buyer.street}`,
    `${left('', 40)}${facts.buyer.city}`,
    '',
    rule,
    `${left(words.code, 9)}${left(words.text, 37)}${right(words.quantity, 9)}${right(words.unitPrice, 13)}${right(words.lineTotal, 16)}`,
    rule,
    ...facts.lines.map(
      (line) =>
        `${left(line.code, 9)}${left(line.text, 37)}${right(String(line.quantity), 9)}${right(p.bare(line.unitCents), 13)}${right(p.bare(line.cents), 16)}`,
    ),
    rule,
    ...totals(p).map(([label, amount]) => `${right(label, 60)}${right(amount, 24)}`),
    '',
    keyed(words.terms, p.field('payment_terms')),
  ];
  return {
    css: `@page { size: A4; margin: 16mm 14mm } body { font: 9.4pt 'Nimbus Mono PS', 'Liberation Mono', monospace }`,
    body: `<pre style="font-family:inherit;margin:0">${escapeHtml(text.join('\n'))}</pre>`,
  };
}

/** The totals stand as the last page's only text, after conditions in small print. */
export function conditionsPages(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const clause = p.say(
    'Claims must be made in writing within 8 days of receipt. Invoice 30 days net unless otherwise agreed; total liability is limited to the amount of the delivery. Title passes on payment of the total due.',
    'Las reclamaciones deben presentarse por escrito en un plazo de 8 días. Salvo pacto en contrario, la factura vence a 30 días; la responsabilidad total se limita al importe de la entrega.',
  );
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } .items td, .items th { padding: 4px 8px 4px 0; border-bottom: 0.5px solid #999 } .last { break-before: page } ol { font-size: 8pt; columns: 2 } .sum td { padding: 4px 20px 4px 0 }`,
    body: `<div style="float:right;text-align:right">${p.field('date')}<br>${words.number} <b>${p.field('invoice_number')}</b><br>${words.client} ${p.field('client_id')}</div><div style="font-size:16pt">${p.field('issuer')}</div>${address(facts.seller)}<br>${p.taxNumber(' ')}<br>${p.register(' ')}
      <p style="margin-top:24px">${words.buyer}: ${p.field('buyer')}, ${escapeHtml(facts.buyer.street)}, ${escapeHtml(facts.buyer.city)}</p>${itemTable(p, ['place', 'text', 'quantity', 'price', 'total'])}
      <div class="last"><h3>${p.say('Summary', 'Resumen')}</h3>${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}<p>${words.due}: ${p.field('date_due')}</p><p>${p.bank(' ')}</p><h4>${p.say('Conditions of sale', 'Condiciones de venta')}</h4><ol>${`<li>${clause}</li>`.repeat(9)}</ol></div>`,
  };
}
