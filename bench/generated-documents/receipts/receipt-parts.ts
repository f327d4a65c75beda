// Parts that several layouts of receipts have.

import { escapeHtml } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

/** The only rate of tax, or the first of several. */
export function rateOf(p: ReceiptPaper): string {
  return p.rate(p.taxes[0]?.rate ?? 0);
}

/** Street and city of the shop in one line. */
export function shopLine({ shop }: ReceiptPaper): string {
  return `${escapeHtml(shop.street)}, ${escapeHtml(shop.city)}`;
}

/** The last digits of a card as they are printed. */
export function cardEnd(p: ReceiptPaper): string {
  return `**** ${p.dice.digits(4)}`;
}

/** A row for each purchase: its name, how many, the price of one, and what they cost. */
export function purchaseRows(p: ReceiptPaper): string[][] {
  return p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
}
