/**
 * Ticker and name identify a company and are unique within a tenant, the ticker ignoring case, the name ignoring case and accents
 * (specification 2, section 5).
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

/** Whether a name has a visible character: not a mark, a space or a control or format character. */
export function isReadable(name: string): boolean {
  return /[^\p{M}\p{C}\p{Z}]/u.test(name);
}
