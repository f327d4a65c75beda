/**
 * Ticker and name identify a company and are unique within a tenant, the ticker ignoring case, the name ignoring case and accents
 * (specification 2, section 5). An ISIN is two letters of a country, nine letters or digits and a check digit (ISO 6166).
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

/** The ISIN in capitals, or null where the text is none. */
export function findIsin(text: string): string | null {
  const isin = text.toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) && hasCheckDigit(isin) ? isin : null;
}

/** Letters count as two digits, A as 10; from the right, every second digit is doubled and its digits added (Luhn). */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].flatMap((sign) => [...String(Number.parseInt(sign, 36))].map(Number)).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
