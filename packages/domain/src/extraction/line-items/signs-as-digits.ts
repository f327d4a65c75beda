// Signs of money that OCR read as the first digit of the figure behind them: '₹565.72' as '7565.72' (issue 14: scans; digits resolved by arithmetic, never silently).

import type { DecimalMark } from '../read-number.ts';
import { numberIn, ROUNDED } from './line-figures.ts';

/** Behind the sign stand at least three digits, of which two are hundredths. */
const SIGN_AS_DIGIT = /^[1-9][,.]?(?=[1-9][\d,.]*[.,]\d{2}$)/u;

/** The number in a cell of a scan without its first digit, which may be the sign of money; not a number where it cannot be. */
export function numberBehindSign(text: string, mark: DecimalMark | null): number {
  const bare = text.trim();
  return SIGN_AS_DIGIT.test(bare) ? numberIn(bare.replace(SIGN_AS_DIGIT, ''), mark) : Number.NaN;
}

interface Charged {
  readonly price: number;
  readonly amount: number;
}

/** A price and an amount without their signs, where the count proves both; null where it does not. */
export function findSignless(
  quantity: number | null,
  printed: Readonly<Record<keyof Charged, string>>,
  mark: DecimalMark | null,
): Charged | null {
  const [price, amount] = [numberBehindSign(printed.price, mark), numberBehindSign(printed.amount, mark)];
  return quantity !== null && Math.abs(quantity * price - amount) < ROUNDED ? { price, amount } : null;
}
