// Invoices as letters: an address for the window of the envelope, lines of text, little or no rulings.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, buyerBlock, itemTable, sellerBlock, totals } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

/** Logo left, numbers right of it, label beside value; items between rules, totals right below. */
export function classicLetter(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const meta = [
    [`${words.number}:`, p.field('invoice_number')],
    [`${words.date}:`, p.field('date')],
    [`${words.due}:`, p.field('date_due')],
    [`${words.order}:`, p.field('order_number')],
    [`${words.client}:`, p.field('client_id')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm 18mm 22mm } body { font: 10pt ${p.font} } .brand { font-size: 22pt; color: #24507a } h1 { font-size: 18pt; margin: 22px 0 10px }
      .items th { border-bottom: 1.5px solid #333; border-top: 1.5px solid #333 } .items td { border-bottom: 0.5px solid #bbb; padding: 4px 3px } .sum { margin: 14px 0 24px auto } .sum td { padding: 2px 6px }
      .sum tr:last-child td { font-weight: bold; border-top: 1px solid #333 } .small { font-size: 8pt; color: #555 }`,
    body: `<div class="cols"><div><div class="brand">${escapeHtml(facts.seller.brand)}</div><div class="small">${lines([p.field('issuer'), address(facts.seller), `Tel. ${facts.seller.phone}`, p.taxNumber()])}</div></div>
      <div>${tableOf({ rows: meta, classes: ['n', 'r b'] })}</div></div>
      <h1>${words.title}</h1><p>${words.buyer}:<br>${buyerBlock(p)}</p>
      ${itemTable(p, ['code', 'text', 'quantity', 'price', 'total'])}
      ${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}
      <p>${words.terms}: ${p.field('payment_terms')}</p><p>${p.bank()}</p><p class="small">${words.thanks}</p>`,
  };
}

/** The sender in one small line above the address; number and date in a sentence; three columns at the foot of the page. */
export function windowLetter(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const sender = [p.field('issuer'), facts.seller.street, facts.seller.city]
    .map((part, at) => (at === 0 ? part : escapeHtml(part)))
    .join(' · ');
  const sentence = p.say(
    `For our delivery of ${p.day(facts.delivered)} (delivery note ${facts.deliveryNote}) we charge you, under your order ${p.field('order_number')}:`,
    `Por nuestra entrega del ${p.day(facts.delivered)} (albarán ${facts.deliveryNote}) les facturamos, según su pedido ${p.field('order_number')}:`,
  );
  const [net, tax, total] = totals(p);
  const foot = [net, tax, total].map((pair) => ['', pair?.[0] ?? '', '', '', pair?.[1] ?? '']);
  return {
    css: `@page { size: A4; margin: 20mm 20mm 20mm 25mm } body { font: 10.5pt ${p.font} } .sender { font-size: 7pt; text-decoration: underline; margin-top: 24mm } .to { height: 32mm; margin-top: 4px }
      .items td, .items th { padding: 3px 6px } .items th { font-weight: normal; font-style: italic } .foot tr:last-child td { font-weight: bold; border-top: 1px solid; border-bottom: 3px double }
      .foot tr:first-child td { border-top: 1px solid } .end { position: fixed; bottom: 0; left: 0; right: 0; font-size: 7.5pt; border-top: 0.5px solid #888; padding-top: 4px } h2 { font-size: 12pt }`,
    body: `<div class="sender">${sender}</div><div class="to">${buyerBlock(p)}</div>
      <div style="text-align:right">${escapeHtml(facts.seller.city.replace(/^[\d-]+ /u, ''))}, ${p.field('date')}</div>
      <h2>${words.title} ${p.say('no.', 'n.º')} ${p.field('invoice_number')}</h2><p>${sentence}</p>
      ${itemTable(p, ['quantity', 'text', 'code', 'price', 'total'], { foot })}
      <p style="margin-top:18px">${p.say(`Payable without deduction by ${p.field('date_due')}.`, `Pagadero sin deducción hasta el ${p.field('date_due')}.`)}</p>
      <p>${p.say('Yours sincerely,', 'Atentamente,')}<br><i>${escapeHtml(facts.seller.brand)}</i></p>
      <div class="end cols"><div>${lines([`<b>${escapeHtml(facts.seller.name)}</b>`, address(facts.seller)])}</div><div>${lines([facts.seller.phone, facts.seller.mail, facts.seller.site, p.taxNumber()])}</div><div>${p.bank(' ')}</div></div>`,
  };
}

/** A consultant's: few lines, what is to be paid in a sentence, and the number in the heading. */
export function sentenceLetter(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const ask = p.say(
    `Please pay ${p.field('amount')} by ${p.field('date_due')} to the account below, quoting ${facts.number}.`,
    `Rogamos abonen ${p.field('amount')} antes del ${p.field('date_due')} en la cuenta indicada, citando ${facts.number}.`,
  );
  const about = p.say(
    `This invoice dated ${p.field('date')} covers the following services rendered to ${p.field('buyer')}:`,
    `La presente factura de fecha ${p.field('date')} corresponde a los siguientes servicios prestados a ${p.field('buyer')}:`,
  );
  return {
    css: `@page { size: A4; margin: 30mm 30mm } body { font: 11pt ${p.font}; line-height: 1.5 } .top { text-align: center; letter-spacing: 3px; margin-bottom: 30px } h1 { font-size: 13pt; font-weight: normal; border-bottom: 0.5px solid }
      .sum { width: 100%; margin: 10px 0 } .sum td { padding: 3px 0 }`,
    body: `<div class="top"><div style="font-size:16pt">${escapeHtml(facts.seller.brand).toUpperCase()}</div><div style="font-size:8pt;letter-spacing:0">${[p.field('issuer'), escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), p.taxNumber(' ')].join(' | ')}</div></div>
      <h1>${words.title} ${p.field('invoice_number')}</h1><p>${about}</p>
      ${tableOf({ rows: [...facts.lines.map((line) => [`${escapeHtml(line.text)} (${line.quantity} x ${p.bare(line.unitCents)})`, p.bare(line.cents)]), ...totals(p).map(([label, amount]) => [label, amount])], classes: ['wide', 'r'] }, 'sum')}
      <p>${ask}</p><p>${p.bank(' ')}</p><p>${p.register(' ')}</p>`,
  };
}

/** Without a word too much: place and date in a line, the seller only below. */
export function footerLetter(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  return {
    css: `@page { size: A4; margin: 16mm 22mm } body { font: 10pt ${p.font} } .mark { font-size: 34pt; font-weight: bold; color: #b0482a; line-height: 1 } .meta { margin: 26px 0 } .meta td { padding-right: 14px }
      .items th { text-transform: uppercase; font-size: 8pt; color: #777; font-weight: normal } .items td { padding: 5px 3px } .sum { margin: 20px 0 0 auto; font-size: 11pt }
      .end { position: fixed; bottom: 0; left: 0; right: 0; text-align: center; font-size: 8pt; color: #444 }`,
    body: `<div class="mark">${escapeHtml(facts.seller.brand.split(' ')[0] ?? '')}</div>
      ${tableOf(
        {
          rows: [
            [words.title, p.field('invoice_number')],
            [words.buyer, buyerBlock(p)],
            [words.date, p.field('date')],
            [words.client, p.field('client_id')],
            [words.terms, p.field('payment_terms')],
          ],
          classes: ['n b', ''],
        },
        'meta',
      )}
      ${itemTable(p, ['text', 'quantity', 'price', 'total'], { isSigned: true })}
      ${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}
      <div class="end">${p.field('issuer')} – ${escapeHtml(facts.seller.street)} – ${escapeHtml(facts.seller.city)} – ${facts.seller.phone} – ${facts.seller.site}<br>${p.taxNumber(' ')} ${p.register(' ')} ${p.bank(' ', ' ')}</div>`,
  };
}

/** Buyer first, seller right of it; two addresses of the buyer, of which one is for the goods. */
export function twoBlockLetter(p: InvoicePaper): Sheet {
  const { words, facts } = p;
  const warehouse = p.say('Warehouse 2, Gate C', 'Almacén 2, puerta C');
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'letter' : 'A4'}; margin: 17mm } body { font: 9.5pt ${p.font} } h1 { text-align: right; font-size: 26pt; color: #999; font-weight: normal; margin: 0 0 8px } .cols > div { width: 31% } h3 { font-size: 9.5pt; margin: 0 0 3px; border-bottom: 1px solid #aaa }
      .meta { margin: 20px 0; width: 100% } .meta td { width: 25%; padding: 2px 0 } .items td { border-bottom: 1px dotted #999; padding: 4px 3px } .items th { background: #e8e8e8; padding: 4px 3px } .sum { margin: 10px 0 0 auto } .sum td { padding: 3px 8px; border: 0.5px solid #aaa }`,
    body: `<h1>${words.title}</h1><div class="cols"><div><h3>${words.buyer}</h3>${buyerBlock(p)}<br>${words.buyerTax}: ${facts.buyer.tax.number}</div><div><h3>${words.shipTo}</h3>${lines([escapeHtml(facts.buyer.name), warehouse, escapeHtml(facts.buyer.city)])}</div><div><h3>${words.seller}</h3>${sellerBlock(p)}<br>${p.taxNumber()}</div></div>
      ${tableOf(
        {
          rows: [
            [
              `${words.number}`,
              `<b>${p.field('invoice_number')}</b>`,
              `${words.order}`,
              p.field('order_number'),
            ],
            [words.date, p.field('date'), words.delivered, p.day(facts.delivered)],
            [words.terms, p.field('payment_terms'), words.due, p.field('date_due')],
          ],
        },
        'meta',
      )}
      ${itemTable(p, ['place', 'code', 'text', 'quantity', 'price', 'rate', 'total'])}
      ${tableOf({ rows: totals(p), classes: ['', 'r'] }, 'sum')}<p style="margin-top:30px">${words.thanks}</p><p>${p.bank()}</p>`,
  };
}
