// Parts that several layouts of receipts have.

import type { ReceiptPaper } from './receipt-paper.ts';

/** The only rate of tax, or the first of several. */
export function rateOf(p: ReceiptPaper): string {
  return p.rate(p.taxes[0]?.rate ?? 0);
}
