// Invoices as forms: boxes, bands and tables of labels.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, buyerBlock, itemTable, sellerBlock, totals } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

/** Label above value in a band of columns. */
export function bandForm(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const band: [string, string][] = [
    [words.number, p.field('invoice_number')],
    [words.date, p.field('date')],
    [words.client, p.field('client_id')],
    [words.order, p.field('order_number')],
    [words.due, p.field('date_due')],
  ];
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9.5pt ${p.font} } .head { border-bottom: 4px solid #3d6b4f; padding-bottom: 6px } .band { width: 100%; margin: 16px 0; background: #eef3ef } .band th { font-size: 8pt; color: #3d6b4f; padding: 6px 8px 0 } .band td { padding: 0 8px 6px }
      .items tbody tr:nth-child(even) { background: #f4f4f4 } .items th { border-bottom: 1px solid #3d6b4f } .items td { padding: 4px 3px } .sum { margin: 16px 0 0 auto; border: 1px solid #3d6b4f } .sum td { padding: 4px 10px } .sum tr:last-child { background: #3d6b4f; color: white }`,
    body: `<div class="cols head"><div style="font-size:20pt"><b>${escapeHtml(facts.seller.brand)}</b></div><div style="font-size:8pt;text-align:right">${lines([p.field('issuer'), `${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, p.taxNumber(), p.register()])}</div></div>
      <div class="cols" style="margin-top:16px"><div>${words.buyer}<br>${buyerBlock(p)}</div><div style="font-size:17pt">${words.title}</div></div>
      ${tableOf({ head: band.map(([label]) => label), rows: [band.map(([, value]) => value)] }, 'band')}
      ${itemTable(p, ['code', 'text', 'quantity', 'price', 'total'])}${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}
      <p style="margin-top:20px">${words.terms}: ${p.field('payment_terms')}</p><p>${p.bank(' ')}</p>`,
  };
}

/** A printed form: everything in boxes, each with its label small in the corner. */
export function boxedForm(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const box = (label: string, value: string, wide = 1): string =>
    `<div class="box" style="grid-column: span ${wide}"><span>${label}</span>${value}</div>`;
  const sums = totals(p)
    .map(([label, amount]) => box(label, `<b>${amount}</b>`, 2))
    .join('');
  return {
    css: `@page { size: A4; margin: 12mm } body { font: 9.5pt ${p.font} } .form { display: grid; grid-template-columns: repeat(6, 1fr); border-top: 1px solid; border-left: 1px solid } .box { border-right: 1px solid; border-bottom: 1px solid; padding: 2px 4px 4px; min-height: 34px }
      .box span { display: block; font-size: 6.5pt } .items td, .items th { border: 1px solid; padding: 3px } .items { margin: 8px 0 } .items th { font-size: 7.5pt; font-weight: normal }`,
    body: `<div class="form">${box(words.seller, sellerBlock(p), 3)}${box('', `<div style="font-size:18pt;text-align:center">${words.title}</div>`, 3)}${box(words.buyer, buyerBlock(p), 3)}${box(words.shipTo, address(facts.buyer), 3)}
      ${box(words.number, p.field('invoice_number'))}${box(words.date, p.field('date'))}${box(words.due, p.field('date_due'))}${box(words.order, p.field('order_number'))}${box(words.client, p.field('client_id'))}${box(words.deliveryNote, facts.deliveryNote)}
      ${box(facts.seller.tax.label, p.field('vat'), 2)}${box(words.buyerTax, facts.buyer.tax.number, 2)}${box(words.terms, p.field('payment_terms'), 2)}</div>
      ${itemTable(p, ['place', 'code', 'text', 'quantity', 'price', 'rate', 'total'])}<div class="form">${sums}${box(p.say('Signature', 'Firma'), '<br><br>', 6)}</div><p style="font-size:7.5pt">${p.bank(' ', ' – ')} ${p.register(' ')}</p>`,
  };
}

/** A table of tax by rate, and the totals side by side with their labels above them. */
export function ratesForm(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const rates = facts.taxes.map(({ rate, baseCents, taxCents }) => [
    p.rate(rate),
    p.bare(baseCents),
    p.bare(taxCents),
  ]);
  const sums = totals(p);
  return {
    css: `@page { size: A4; margin: 16mm 14mm } body { font: 9pt ${p.font} } h1 { font-size: 15pt; margin: 0 } .meta td { padding: 1px 10px 1px 0 } .items { margin: 18px 0 } .items thead tr { background: #22303f; color: white } .items td, .items th { padding: 4px } .items tbody td { border-left: 0.5px solid #999; border-right: 0.5px solid #999 } .items { border: 0.5px solid #999 }
      .rates td, .rates th { border: 0.5px solid #999; padding: 2px 10px } .sum th { background: #ddd; padding: 4px 14px; text-align: right } .sum td { padding: 5px 14px; font-size: 11pt; border: 0.5px solid #999 }`,
    body: `<div class="cols"><div>${sellerBlock(p)}<br>${p.taxNumber(' ')}<br>${facts.seller.mail}</div><div><h1>${words.title}</h1>${tableOf(
      {
        rows: [
          [words.number, p.field('invoice_number')],
          [words.date, p.field('date')],
          [words.deliveryNote, facts.deliveryNote],
          [words.order, p.field('order_number')],
        ],
      },
      'meta',
    )}</div></div>
      <div style="margin:18px 0 0 50%"><i>${words.buyer}</i> (${p.field('client_id')})<br>${buyerBlock(p)}<br>${words.buyerTax} ${facts.buyer.tax.number}</div>
      ${itemTable(p, ['code', 'text', 'quantity', 'price', 'rate', 'total'])}
      <div class="cols"><div>${tableOf({ head: ['%', words.base, p.say('Tax', 'Cuota')], rows: rates, classes: ['r', 'r', 'r'] }, 'rates')}</div><div>${tableOf({ head: sums.map(([label]) => label), rows: [sums.map(([, amount]) => amount)], classes: sums.map(() => 'r') }, 'sum')}</div></div>
      <p style="margin-top:24px">${words.due}: ${p.field('date_due')} &nbsp; ${words.terms}: ${p.field('payment_terms')}</p><p>${p.bank(': ', ' &nbsp; ')}</p>`,
  };
}

/** A wide page ruled all over: numbers in a table of two rows, totals as the foot of the items. */
export function ledgerForm(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const foot = totals(p).map(([label, amount]) => ['', '', label, '', '', amount]);
  return {
    css: `@page { size: A4 landscape; margin: 14mm } body { font: 9.5pt ${p.font} } td, th { border: 0.7px solid #222; padding: 3px 5px } .plain td { border: none } .foot td { font-weight: bold } .items { margin: 10px 0 } .keys { margin-top: 10px }`,
    body: `<div class="cols"><div style="width:50%"><b style="font-size:14pt">${p.field('issuer')}</b><br>${address(facts.seller)}<br>${p.taxNumber(' ')} ${p.register(' ')}</div><div style="width:45%;border:0.7px solid;padding:6px">${words.buyer}: ${buyerBlock(p)}</div></div>
      ${tableOf({ head: [words.number, words.date, words.client, words.order, words.deliveryNote, words.due, words.terms], rows: [[p.field('invoice_number'), p.field('date'), p.field('client_id'), p.field('order_number'), facts.deliveryNote, p.field('date_due'), p.field('payment_terms')]] }, 'keys full')}
      ${itemTable(p, ['place', 'code', 'text', 'quantity', 'price', 'total'], { foot })}<p>${p.bank(' ', ', ')}</p>`,
  };
}

/** Negative amounts, and the number of the invoice that is taken back beside its own. */
export function creditForm(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h1 { color: #9c1c1c; font-size: 20pt } .meta td { padding: 2px 16px 2px 0 } .items th { border-bottom: 2px solid #9c1c1c } .items td { padding: 3px } .sum { margin: 12px 0 0 auto } .sum td { padding: 2px 8px }`,
    body: `<div style="text-align:right">${sellerBlock(p)}<br>${p.taxNumber()}</div><h1>${words.creditTitle}</h1><p>${buyerBlock(p)}</p>
      ${tableOf(
        {
          rows: [
            [words.creditNumber, p.field('invoice_number')],
            [words.original, `${facts.original}, ${p.day(facts.delivered)}`],
            [p.say('Date', 'Fecha'), p.field('date')],
            [words.client, p.field('client_id')],
          ],
          classes: ['n', 'b'],
        },
        'meta',
      )}
      ${itemTable(p, ['text', 'quantity', 'price', 'total'])}${tableOf({ rows: totals(p), classes: ['', 'r b'] }, 'sum')}
      <p>${p.say('The amount will be credited to your account.', 'El importe se abonará en su cuenta.')}</p>`,
  };
}
