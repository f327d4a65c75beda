// Numbers as they are printed anywhere: 1.234,56, 1,234.56, 1 234,56, 1'234.56, (123), 123-, $ 1,234, 12 %, as plain decimals (issue 13:
// data types). Where a single separator could be either, the document's own convention decides, else three digits after it are thousands.

export type DecimalMark = '.' | ',';

export interface ReadNumber {
  /** A plain decimal: digits, at most one point, a leading minus where negative. */
  readonly value: string;
  readonly isPercent: boolean;
  /** ISO 4217 code where a sign or code stands with the number, else ''. */
  readonly currency: string;
}

const CODES =
  'USD EUR GBP JPY CHF MXN CAD AUD BRL INR DOP COP CLP ARS PEN UYU CNY NZD SGD HKD SEK NOK DKK PLN CZK HUF RON TRY ZAR MYR THB IDR PHP KRW TWD ILS AED SAR BOB PYG CRC GTQ HNL NIO VES PAB UAH VND NGN KES GHS EGP MAD QAR KWD OMR JOD PKR LKR ISK BGN RSD TTD JMD XCD';
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/us\$|u\$s|u\$d/i, 'USD'],
  [/\$u(?!\p{L})/iu, 'UYU'],
  [/nz\$/i, 'NZD'],
  [/hk\$/i, 'HKD'],
  [/nt\$/i, 'TWD'],
  [/col\$/i, 'COP'],
  [/au\$/i, 'AUD'],
  [/ca\$/i, 'CAD'],
  ...CODES.split(' ').map(
    (code) => [new RegExp(String.raw`(?<!\p{L})${code}(?!\p{L})`, 'iu'), code] as const,
  ),
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/¥/, 'JPY'],
  [/₡/, 'CRC'],
  [/₱/, 'PHP'],
  [/₺/, 'TRY'],
  [/₩/, 'KRW'],
  [/฿/, 'THB'],
  [/₪/, 'ILS'],
  [/mx\$/i, 'MXN'],
  [/c\$/i, 'CAD'],
  [/(?<!r)a\$/i, 'AUD'],
  [/rd\$/i, 'DOP'],
  [/(?<!\p{L})r\$/iu, 'BRL'],
  [/(?<!\p{L})s\$/iu, 'SGD'],
  [/(?<!\p{L})Bs\.?(?=\s?\d)/u, 'BOB'],
  [/(?<!\p{L})Q(?=\s?\d{1,3}(?:,\d{3})*\.\d{2}(?!\d))/u, 'GTQ'],
  [/(?<!\p{L})R(?=\s?\d{1,3}(?:[ \u00A0,.]?\d{3})*[.,]\d{2}(?!\d))/u, 'ZAR'],
  [/₹/, 'INR'],
  [/(?<!\p{L})s\/\.?(?=\s?\d)/iu, 'PEN'],
  [/zł/i, 'PLN'],
  [/(?<!\p{L})RM(?=\s?\d)/u, 'MYR'],
  [/(?<!\p{L})Fr\.(?=\s?\d)/u, 'CHF'],
  [/₲|(?<!\p{L})Gs\.?(?!\p{L})/u, 'PYG'],
  [/(?<!\p{L})Dhs?\.?(?!\p{L})/iu, 'AED'],
  [/(?<!\p{L})Lps?\.?(?=\s?\d)/u, 'HNL'],
  [/(?<!\p{L})B\/\.?(?=\s?\d)/u, 'PAB'],
  [/kč/iu, 'CZK'],
  [/₴/u, 'UAH'],
  [/₫/u, 'VND'],
  [/₦/u, 'NGN'],
  [/(?<!\p{L})KSh(?!\p{L})/iu, 'KES'],
  [/(?<!\p{L})Rp\.?(?=\s?\d)/u, 'IDR'],
  [/(?<!\p{L})Rs\.?(?=\s?\d)/u, 'INR'],
  [/\$/, 'USD'],
];

const SIGN = String.raw`(?:[A-Z]{0,3}\$[SDU]?|[€£¥₹₡₱₺₩฿₪]|(?<!\p{L})Bs\.?|(?<!\p{L})kr\.?(?!\p{L})|zł|S/\.?|(?<!\p{L})RM|(?<!\p{L})Fr\.|(?<!\p{L})Rs\.?|[₲₴₫₦]|(?<!\p{L})(?:Gs|Dhs?|Lps?|KSh|Rp)\.?(?!\p{L})|B/\.?|kč|(?<!\p{L})(?:${CODES.replaceAll(' ', '|')})\b)`;
const DIGITS = String.raw`(?:\d{1,3}(?:[  ' ’]\d{3})+(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+)`;
const WHOLE = new RegExp(
  String.raw`^\s*([-−–+]?)\s*(\(?)\s*(${SIGN})?\s*([-−–+]?)\s*(\(?)\s*(${DIGITS})\s*(${SIGN})?\s*(%?)\s*(\)?)\s*([-−%]?)\s*(${SIGN})?\s*$`,
  'iu',
);

/** 'R1 234.50', 'Q 12.00': one letter is a sign of money only before an amount with hundredths, since 'R1234' is the number of a thing. */
const LETTER_SIGN = /^([-−–(]?\s*)[RQL]\s?(?=\d{1,3}(?:[ \u00A0,.]?\d{3})*[.,]\d{2}\)?$)/u;

/** '€ 1.250,-', '450.–': a dash in the place of the hundredths. */
const NO_HUNDREDTHS = /(?<=\d)[.,:][-–—]{1,2}(?=\s*\D{0,4}$)/u;

/** The currency that a text names by sign or code, ISO 4217; '' where none. */
export function findCurrency(text: string): string {
  return CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1] ?? '';
}

function splitAtMark(digits: string, convention: DecimalMark | null): string | null {
  const bare = digits.replaceAll(/[\s'’ ]/gu, '').replace(/[.,]$/, '');
  const points = bare.split('.').length - 1;
  const commas = bare.split(',').length - 1;
  if (points === 0 && commas === 0) return bare;
  const mark = decimalMark(bare, points, commas, convention);
  if (mark === null) return isGrouped(bare) ? bare.replaceAll(/[.,]/g, '') : null;
  const cut = bare.lastIndexOf(mark);
  const whole = bare.slice(0, cut);
  const groups = whole.split(/[.,]/);
  // A mark in the whole part must part thousands (or lakhs): 1.2.3,4 is no number.
  if (whole.includes(mark) || groups.slice(1).some((group) => group.length < 2 || group.length > 3))
    return null;
  return `${groups.join('')}.${bare.slice(cut + 1)}`;
}

/** Thousands or lakhs, between one sign: 1.234.567, but not 22.763.53. */
function isGrouped(bare: string): boolean {
  const groups = bare.split(/[.,]/u).slice(1);
  return groups.every((group, at) => group.length === 3 || (group.length === 2 && at < groups.length - 1));
}

function decimalMark(
  bare: string,
  points: number,
  commas: number,
  convention: DecimalMark | null,
): DecimalMark | null {
  if (points > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ',';
  const mark = points > 0 ? '.' : ',';
  if (points + commas > 1) return null;
  const [whole = '', rest = ''] = bare.split(mark);
  const couldBeThousands = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!couldBeThousands) return mark;
  return convention === mark ? mark : null;
}

/** A plain decimal without needless zeros in front; keeps those behind the point. */
function tidy(decimal: string, isNegative: boolean): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const value = (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction === '' ? '' : `.${fraction}`);
  return isNegative && /[1-9]/.test(value) ? `-${value}` : value;
}

/** The number that the whole text is, or null. `convention` is the document's decimal mark where it is known. */
export function readNumber(text: string, convention: DecimalMark | null = null): ReadNumber | null {
  if (text.length > 60) return null;
  const found = WHOLE.exec(text.trim().replace(LETTER_SIGN, '$1').replace(NO_HUNDREDTHS, ''));
  const digits = found?.[6];
  if (found === null || digits === undefined) return null;
  const plain = splitAtMark(digits, convention);
  if (plain === null) return null;
  const isNegative =
    [found[1], found[4], found[10]].some((sign) => /[-−–]/.test(sign ?? '')) || text.includes('(');
  return {
    value: tidy(plain, isNegative),
    isPercent: text.includes('%'),
    currency: findCurrency(`${found[3] ?? ''} ${found[7] ?? ''} ${found[11] ?? ''}`),
  };
}

/** The decimal mark that the numbers of a document show, or null where they leave it open. */
export function decideDecimalMark(texts: readonly string[]): DecimalMark | null {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    if (/^\D*(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{1,2})\D*$/.test(text)) points += 1;
    else if (/^\D*(?:\d{1,3}(?:[. ]\d{3})+(?:,\d+)?|\d+,\d{1,2})\D*$/.test(text)) commas += 1;
  }
  if (points === commas) return null;
  return points > commas ? '.' : ',';
}

/** A plain decimal times ten to the power of `power` (0 or more), exactly. */
export function scaleDecimal(value: string, power: number): string {
  if (power <= 0) return value;
  const isNegative = value.startsWith('-');
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const digits = fraction.padEnd(power, '0');
  const rest = digits.slice(power);
  return tidy(`${whole}${digits.slice(0, power)}${rest === '' ? '' : `.${rest}`}`, isNegative);
}
