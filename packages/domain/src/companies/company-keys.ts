/**
 * By what a company is known: its ticker, without spaces and whatever its case, and its name, whatever its case and accents; each is one
 * company's in a tenant (specification 2, section 5).
 */
import { foldText } from '../records/fold-text.ts';

const TICKER = /^[\x21-\x7e]{1,32}$/;

/** Whether a text can be a ticker: visible ASCII characters without spaces, at most 32. */
export function isTicker(text: string): boolean {
  return TICKER.test(text);
}

/** The form in which tickers are compared. */
export function tickerKey(ticker: string): string {
  return ticker.toUpperCase();
}

/** The form in which company names are compared. */
export function nameKey(name: string): string {
  return foldText(name);
}

/** Whether a name shows anything: a character that is no mark, no space and no control or format character. */
export function isReadable(name: string): boolean {
  return /[^\p{M}\p{C}\p{Z}]/u.test(name);
}
