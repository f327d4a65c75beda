// The currency of a document: the one that its amounts and words name most often; a bare '$' is that of the country, and where nothing names one, the country
// says it (issue 14: invoices, currency).

import type { FoundValue } from './build-row.ts';
import { findCurrency } from './read-number.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

/** Currencies in words, as `normaliseText` leaves them. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us dollars?|dolares(?: estadounidenses| americanos)?(?! (?:canadienses|australianos)))\b/, 'USD'],
  [/\beuros?\b/, 'EUR'],
  [/\b(?:pounds sterling|libras esterlinas)\b/, 'GBP'],
  [/\b(?:swiss francs|francos suizos)\b/, 'CHF'],
  [/\b(?:mexican pesos|pesos mexicanos|moneda nacional|m n)\b/, 'MXN'],
  [/\b(?:colombian pesos|pesos colombianos)\b/, 'COP'],
  [/\b(?:chilean pesos|pesos chilenos)\b/, 'CLP'],
  [/\b(?:argentine pesos|pesos argentinos)\b/, 'ARS'],
  [/\b(?:dominican pesos|pesos dominicanos)\b/, 'DOP'],
  [/\bguaranies\b/, 'PYG'],
  [/\bquetzales\b/, 'GTQ'],
  [/\blempiras\b/, 'HNL'],
  [/\bbolivianos\b/, 'BOB'],
  [/\b(?:peruvian soles|soles peruanos|en soles)\b/, 'PEN'],
  [/\b(?:swedish kronor|coronas suecas)\b/, 'SEK'],
  [/\b(?:norwegian kroner|coronas noruegas)\b/, 'NOK'],
  [/\b(?:danish kroner|coronas danesas)\b/, 'DKK'],
  [/\b(?:uae dirhams?|dirhams?)\b/, 'AED'],
  [/\b(?:canadian dollars|dolares canadienses)\b/, 'CAD'],
  [/\b(?:australian dollars|dolares australianos)\b/, 'AUD'],
  [/\b(?:uruguayan pesos|pesos uruguayos)\b/, 'UYU'],
];
/** What only documents of a country have: the name of its tax number, the country itself, its largest towns; with its currency, and whether that is written '$'. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:R\.?F\.?C\.?|M[ée]xico|CFDI)(?!\p{L})/u, 'MXN'],
  [/(?<!\p{L})(?:Colombia|Bogot[áa]|Medell[íi]n|Barranquilla|DIAN|N[Ii][Tt]\.?:?\s*\d)/u, 'COP'],
  [/(?<!\p{L})(?:Uruguay|Montevideo)(?!\p{L})/u, 'UYU'],
  [/(?<!\p{L})(?:Ecuador|Quito|Guayaquil|Panam[áa]|El Salvador|Puerto Rico)(?!\p{L})/u, 'USD'],
  [/(?<!\p{L})(?:Chile|R\.?U\.?T\.?:?\s*\d)/u, 'CLP'],
  [/(?<!\p{L})(?:Argentina|CUIT|Buenos Aires)(?!\p{L})/u, 'ARS'],
  [/(?<!\p{L})(?:Rep[úu]blica Dominicana|RNC|ITBIS)(?!\p{L})/u, 'DOP'],
  [/(?<!\p{L})(?:Canada|HST|Toronto|Vancouver|Montr[ée]al|Ontario)(?!\p{L})/u, 'CAD'],
  [/(?<!\p{L})(?:ABN|Australia|NSW|Sydney|Melbourne)(?!\p{L})/u, 'AUD'],
  [/(?<!\p{L})(?:New Zealand|Auckland|Wellington)(?!\p{L})/u, 'NZD'],
  [/(?<!\p{L})(?:Singapore|Singapur)(?!\p{L})/u, 'SGD'],
  [/(?<!\p{L})(?:Hong Kong|Kowloon)(?!\p{L})/u, 'HKD'],
  [
    /(?<!\p{L})(?:EIN|USA|U\.S\.A\.|United States|(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?)(?![\p{L}\d])/u,
    'USD',
  ],
];
const NO_DOLLARS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])GB ?\d{3} ?\d{4} ?\d{2}(?!\d)|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])|(?<!\p{L})(?:United Kingdom|England|London)(?!\p{L})/u,
    'GBP',
  ],
  [/(?<!\p{L})(?:CHE-?\d|Switzerland|Suiza|Schweiz)/u, 'CHF'],
  [/(?<!\p{L})(?:S[Dd][Nn]\.? B[Hh][Dd]|Malaysia|MALAYSIA|KUALA LUMPUR)(?!\p{L})/u, 'MYR'],
  [/(?<!\p{L})(?:Per[úu]|Lima|IGV)(?!\p{L})/u, 'PEN'],
  [/(?<!\p{L})(?:South Africa|Sud[áa]frica|Johannesburg|Cape Town)(?!\p{L})/u, 'ZAR'],
  [/(?<!\p{L})(?:GSTIN|India|Mumbai|New Delhi)(?!\p{L})/u, 'INR'],
  [/(?<!\p{L})(?:Bolivia|La Paz)(?!\p{L})/u, 'BOB'],
  [/(?<!\p{L})(?:Paraguay|Asunci[óo]n)(?!\p{L})/u, 'PYG'],
  [/(?<!\p{L})(?:Costa Rica)(?!\p{L})/u, 'CRC'],
  [/(?<!\p{L})(?:Guatemala|SAT FEL)(?!\p{L})/u, 'GTQ'],
  [/(?<!\p{L})(?:Honduras|Tegucigalpa|San Pedro Sula|R\.?T\.?N\.?)(?!\p{L})/u, 'HNL'],
  [/(?<!\p{L})(?:Nicaragua|Managua)(?!\p{L})/u, 'NIO'],
  [
    /(?<![\p{L}\d])SE ?\d{10}01(?!\d)|(?<!\p{L})(?:Sweden|Sverige|Suecia|Stockholm|G[öo]teborg|Malm[öo])(?!\p{L})/u,
    'SEK',
  ],
  [
    /(?<![\p{L}\d])(?:NO ?)?\d{9} ?MVA(?!\p{L})|(?<!\p{L})(?:Norway|Norge|Noruega|Oslo|Bergen)(?!\p{L})/u,
    'NOK',
  ],
  [
    /(?<![\p{L}\d])DK ?\d{8}(?!\d)|(?<!\p{L})(?:CVR|Denmark|Danmark|Dinamarca|K[øo]benhavn|Copenhagen)(?!\p{L})/u,
    'DKK',
  ],
  [
    /(?<![\p{L}\d])(?:PL ?\d{10}|NIP)(?!\d)|(?<!\p{L})(?:Poland|Polska|Polonia|Warszawa|Warsaw)(?!\p{L})/u,
    'PLN',
  ],
  [/(?<!\p{L})(?:U\.?A\.?E\.?|United Arab Emirates|Emiratos|Dubai|Abu Dhabi|Sharjah)(?!\p{L})/u, 'AED'],
  [/(?<!\p{L})(?:Saudi Arabia|KSA|Riyadh|Jeddah)(?!\p{L})/u, 'SAR'],
  [/(?<!\p{L})(?:CNPJ|Brasil|Brazil|S[ãa]o Paulo|Rio de Janeiro)(?!\p{L})/u, 'BRL'],
  [/(?<!\p{L})(?:Czech|Praha|Prague)(?!\p{L})/u, 'CZK'],
  [/(?<!\p{L})(?:Hungary|Budapest)(?!\p{L})/u, 'HUF'],
  [/(?<!\p{L})(?:Philippines|Manila|Makati)(?!\p{L})/u, 'PHP'],
  [/(?<!\p{L})(?:Kenya|Nairobi)(?!\p{L})/u, 'KES'],
  [/(?<!\p{L})(?:Nigeria|Lagos)(?!\p{L})/u, 'NGN'],
  [/(?<!\p{L})(?:Japan|Tokyo|Osaka)(?!\p{L})/u, 'JPY'],
  [/(?<!\p{L})(?:Israel|Tel Aviv)(?!\p{L})/u, 'ILS'],
  [/(?<!\p{L})(?:T[üu]rkiye|Turkey|Istanbul)(?!\p{L})/u, 'TRY'],
  [
    /(?<!\p{L})(?:N\.?I\.?F|C\.?I\.?F|Espa[ñn]a|Spain|Ireland|Irlanda|Madrid|Barcelona|Portugal|France|Francia|Germany|Alemania|Netherlands|Nederland|Belgium|Italy|Austria)(?!\p{L})|(?<![\p{L}\d])(?:IE|ES|FR|DE|NL|BE|IT|PT|AT)[A-Z\d]{8,12}(?![\p{L}\d])/u,
    'EUR',
  ],
];
const BARE_CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/u;
const BESIDE_FIGURE = /(?<![\p{L}\d])[A-Z]{3}(?=\s?[\d)])|(?<=[\d(]\s?)[A-Z]{3}(?![\p{L}\d])/u;
const SURE = { named: 0.9, country: 0.62 } as const;
/** An amount whose label ends in its currency says as much as so many words elsewhere: of the rate of exchange, of what another paper names. */
const OF_AMOUNT = 3;

/** Signs that two countries write, and what only documents of the other one say. */
const SHARED_SIGNS: Readonly<Record<string, readonly [RegExp, string]>> = {
  BOB: [/(?<!\p{L})(?:Venezuela|Caracas|R\.?I\.?F\.?\s?:?\s?[JVGE]-)|\.com?\.ve(?!\p{L})/u, 'VES'],
  CAD: [
    /(?<!\p{L})(?:Nicaragua|Managua|C[óo]rdobas?|Factura|FACTURA|Recibo|RECIBO|Total a pagar)(?!\p{L})/u,
    'NIO',
  ],
};

/** The currency of a sign that two countries write, by what else the document says. */
function settleSign(code: string, text: string, isSign: boolean): string {
  const shared = SHARED_SIGNS[code];
  return isSign && shared?.[0].test(text) === true ? shared[1] : code;
}

const ofCountry = (text: string, countries: typeof COUNTRIES): string =>
  countries.find(([words]) => words.test(text))?.[1] ?? '';

/** Three letters in capitals; within words that are all in capitals ('BALLPOINT PEN BLUE') only beside a figure. */
function findCode(text: string): string {
  const isShouted =
    /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text);
  const code = isShouted ? BESIDE_FIGURE : BARE_CODE;
  return code.exec(text)?.[0] ?? '';
}

/** 'SUM TO PAY USD' before a figure that stands apart. */
const BEFORE_AMOUNT = /(?<![\p{L}\d])\(?([A-Z]{3})\)?:?$/u;

/** The currency that a label ends in where an amount stands right of it, or ''. */
function currencyBefore({ text }: Segment, next: Segment | undefined): string {
  const isAmount = /^\d[\d.,' ]*\d$/u.test(next?.text ?? '');
  return isAmount ? findCurrency(BEFORE_AMOUNT.exec(text)?.[1] ?? '') : '';
}

/** The currency that words name ('miles de euros'), as `normaliseText` leaves them, or ''. */
export function findCurrencyWord(plain: string): string {
  return IN_WORDS.find(([words]) => words.test(plain))?.[1] ?? '';
}

/** What a segment names, or ''; '$' where it is bare. */
function currencyOf(segment: Segment): string {
  const word = findCurrencyWord(segment.plain);
  if (word !== '') return word;
  const code = findCode(segment.text);
  const isAmount =
    /\d/.test(segment.text) &&
    /[$€£¥₹ł₡₱₺₩฿₪₲₴₫₦]|RM|(?<!\p{L})(?:Gs|Dhs?|Lps?|KSh|Rp|Rs)\.?(?!\p{L})|B\/|kč|\b[A-Z]{3}\b|S\/|(?<!\p{L})(?:R|Q|Bs\.?)\s?\d/u.test(
      segment.text,
    );
  if (findCurrency(code) !== '') return findCurrency(code);
  if (/(?:^|[\s(])RM\)?$/u.test(segment.text)) return 'MYR';
  if (isAmount && /(?<![A-Z])\$/u.test(segment.text)) return '$';
  return isAmount ? findCurrency(segment.text) : /[€£]/u.test(segment.text) ? findCurrency(segment.text) : '';
}

/** The currency that is named most often; null where neither a word nor the country says it. */
export function findCurrencyUsed(pages: readonly (readonly TextLine[])[]): FoundValue | null {
  const lines = pages.flat();
  const text = lines.map((line) => line.text).join(' ');
  const dollars = ofCountry(text, COUNTRIES) || 'USD';
  const counts = new Map<string, { count: number; found: FoundValue }>();
  for (const line of lines)
    for (const [at, segment] of line.segments.entries()) {
      const before = currencyBefore(segment, line.segments[at + 1]);
      const named = before || currencyOf(segment);
      if (named === '') continue;
      const code = settleSign(named === '$' ? dollars : named, text, !segment.text.includes(named));
      const known = counts.get(code) ?? { count: 0, found: asFound(line.page, segment, code, SURE.named) };
      counts.set(code, { ...known, count: known.count + (before === '' ? 1 : OF_AMOUNT) });
    }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most?.found ?? findCurrencyOfCountry(lines);
}

/** That of the first line which only documents of one country have. */
function findCurrencyOfCountry(lines: readonly TextLine[]): FoundValue | null {
  for (const { page, segments } of lines)
    for (const segment of segments) {
      const code = ofCountry(segment.text, [...NO_DOLLARS, ...COUNTRIES]);
      if (code !== '') return asFound(page, segment, code, SURE.country);
    }
  return null;
}
