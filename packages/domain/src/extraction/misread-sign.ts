// The sign of money before an amount as OCR reads it: '₹2,001.94' as '%2,001.94', '€12.50' as '=12.50' (issue 14, 'Scans').

/** Before an amount with hundredths one or two signs, or a letter that stands apart. */
const MISREAD_SIGN = /^([-−–]?)\s*(?:[^\p{L}\d\s.,(+-]{1,2}|\p{L}(?=\s))\s?(?=\d[\d.,' ]{0,20}[.,]\d{2}$)/u;

/** The amount without a sign of money that was misread; the text as it is where there is none. */
export function withoutMisreadSign(text: string): string {
  return text.replace(MISREAD_SIGN, '$1');
}
