// Parts that several layouts of invoices have: blocks of addresses, the table of items, the totals.

import { escapeHtml, lines, tableOf } from '../html.ts';
import type { Party } from '../parties.ts';
import type { InvoiceLine } from './invoice-facts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

export type Column = 'place' | 'code' | 'text' | 'quantity' | 'price' | 'rate' | 'total';

/** Street, city and country, a line each. */
export function address(party: Party): string {
  return lines([escapeHtml(party.street), escapeHtml(party.city), party.country]);
}

/** Street and city in one line. */
export function addressLine(party: Party): string {
  return `${escapeHtml(party.street)}, ${escapeHtml(party.city)}`;
}

export function sellerBlock(p: InvoicePaper): string {
  return lines([`<b>${p.field('issuer')}</b>`, address(p.facts.seller)]);
}

export function buyerBlock(p: InvoicePaper): string {
  return lines([`<b>${p.field('buyer')}</b>`, address(p.facts.buyer)]);
}

function cellOf(
  p: InvoicePaper,
  line: InvoiceLine,
  place: number,
  column: Column,
  isSigned: boolean,
): string {
  switch (column) {
    case 'place':
      return String(place + 1);
    case 'code':
      return line.code;
    case 'text':
      return escapeHtml(line.text);
    case 'quantity':
      return String(line.quantity);
    case 'price':
      return p.bare(line.unitCents);
    case 'rate':
      return p.rate(line.rate);
    case 'total':
      return isSigned ? p.money(line.cents) : p.bare(line.cents);
  }
}

const CLASSES = { place: 'n', code: 'n', text: 'wide', quantity: 'r', price: 'r', rate: 'r', total: 'r' };

/** @param isSigned whether each amount carries its currency */
export function itemTable(
  p: InvoicePaper,
  columns: readonly Column[],
  {
    name = 'items full',
    isSigned = false,
    foot = [],
  }: {
    readonly name?: string;
    readonly isSigned?: boolean;
    readonly foot?: readonly (readonly string[])[];
  } = {},
): string {
  const { words } = p;
  const heads = {
    place: '#',
    code: words.code,
    text: words.text,
    quantity: words.quantity,
    price: words.unitPrice,
    rate: words.lineTax,
    total: words.lineTotal,
  };
  return tableOf(
    {
      head: columns.map((column) => heads[column]),
      rows: p.facts.lines.map((line, place) =>
        columns.map((column) => cellOf(p, line, place, column, isSigned)),
      ),
      foot,
      classes: columns.map((column) => CLASSES[column]),
    },
    name,
  );
}

/** Net, tax and total as pairs of label and amount, with the discount before them where there is one. */
export function totals(p: InvoicePaper): [string, string][] {
  const { facts, words } = p;
  const [first] = facts.taxes;
  const rate = facts.taxes.length === 1 && first !== undefined ? ` ${p.rate(first.rate)}` : '';
  const before: [string, string][] =
    facts.discountCents === 0
      ? []
      : [
          [p.say('Goods value', 'Importe bruto'), p.money(facts.netCents - facts.discountCents)],
          [words.discount, p.money(facts.discountCents)],
        ];
  return [
    ...before,
    [words.net, p.field('amount_untaxed')],
    [`${words.tax}${rate}`, p.field('tax')],
    [words.total, p.field('amount')],
  ];
}

/** The only rate of tax, or the first of several. */
export function rateOf(p: InvoicePaper): string {
  return p.rate(p.facts.taxes[0]?.rate ?? 0);
}

/** Of each line what it is, how many, the price of one and what they come to. */
export function pricedRows(p: InvoicePaper): string[][] {
  return p.facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
}
