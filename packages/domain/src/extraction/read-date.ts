// Dates in any order and in the languages of suppliers, as YYYY-MM-DD (issue 13: data types; decisions.md section 5). Where day and month
// could be either way round, the document's own dates decide, then its language, then its paper: US Letter is read month first, everything else day first.

export type DateOrder = 'DMY' | 'MDY';

export interface FoundDate {
  /** YYYY-MM-DD, a day that exists. */
  readonly value: string;
  /** As printed. */
  readonly raw: string;
  readonly index: number;
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januari', 'januar', 'janner', 'gennaio', 'janeiro'],
  ['february', 'feb', 'febrero', 'fevrier', 'fevr', 'februari', 'februar', 'febbraio', 'fevereiro'],
  ['march', 'mar', 'marzo', 'mars', 'maart', 'marz', 'marco', 'mrt'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile'],
  ['may', 'mayo', 'mai', 'maj', 'mei', 'maggio', 'maio'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'giugno', 'junho'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli', 'luglio', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'agto', 'aout', 'augustus', 'augusti'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre', 'set', 'septembre', 'settembre', 'setembro'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt', 'ottobre', 'outubro'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'decembre', 'dezember', 'dez', 'dicembre', 'dezembro'],
];

const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const NUMERIC = /(?<![\d.,/-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-]|[.,]\d)/gu;
const YEAR_FIRST = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/gu;
const DAY_NAME_YEAR =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|\.?[ºo°ª]|\.)?[\s/-]*(?:de\s+|of\s+)?(\p{L}{3,11})\.?,?[\s/-]*(?:de\s+|del\s+(?:a[ñn]o\s+)?)?(\d{4})(?!\d)/giu;
/** 'Marzo 5 de 2024', '2024-Mar-05' */
const NAME_DAY_OF_YEAR =
  /(?<!\p{L})(\p{L}{3,11})\.?\s+(\d{1,2})\s*,?\s+del?\s+(?:a[ñn]o\s+)?(\d{4})(?!\d)/giu;
const YEAR_NAME_DAY = /(?<!\d)(\d{4})([\s/.-])(\p{L}{3,11})\2(\d{1,2})(?!\d)/giu;
/** A year of two digits counts only behind the same sign: '5-Feb-19', but not 'July 1 - July 31'. */
const DAY_NAME_SHORT_YEAR = /(?<![\d.,])(\d{1,2})([-/.]|\s)(\p{L}{3,11})\2(\d{2})(?![\d:]|\.\d)/giu;
const NAME_DAY_YEAR = /(?<!\p{L})(\p{L}{3,11})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?\s*,?[\s-]+(\d{4})(?!\d)/giu;

/** '05MAY24', and "5 May '24": what parts day, month and year is left out, or an apostrophe says that the year is cut short. */
const CLOSE_NAME = /(?<![\d.,\p{L}])(\d{2})(\p{L}{3})(\d{2})(?![\d\p{L}])/giu;
const CUT_YEAR = /(?<![\d.,])(\d{1,2})[\s/-]+(?:de\s+)?(\p{L}{3,11})\.?,?\s+(?:de\s+)?['’](\d{2})(?!\d)/giu;
/** '12-IV-2024' */
const ROMAN_MONTHS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const DAY_ROMAN_YEAR = /(?<![\d.,/-])(\d{1,2})([-/.\s])([IVX]{1,4})\2(\d{4})(?!\d)/gu;

/** Forms that say what is the day and what the month, in the order in which they are looked for, each with the places of its parts. */
const UNMISTAKABLE = [
  { pattern: YEAR_FIRST, year: 1, month: 3, day: 4 },
  { pattern: DAY_NAME_YEAR, year: 3, month: 2, day: 1 },
  { pattern: DAY_NAME_SHORT_YEAR, year: 4, month: 3, day: 1 },
  { pattern: YEAR_NAME_DAY, year: 1, month: 3, day: 4 },
  { pattern: NAME_DAY_OF_YEAR, year: 3, month: 1, day: 2 },
  { pattern: NAME_DAY_YEAR, year: 3, month: 1, day: 2 },
  { pattern: CLOSE_NAME, year: 3, month: 2, day: 1 },
  { pattern: CUT_YEAR, year: 3, month: 2, day: 1 },
  { pattern: DAY_ROMAN_YEAR, year: 4, month: 3, day: 1 },
] as const;

/** Words and signs of languages and countries that write the day first. */
const DAY_FIRST_WORDS =
  /[€£]|(?<!\p{L})(?:fecha|factura|vencimiento|recibo|informe|calificaci[oó]n|gracias|importes?|impuestos?|pagado|abonado|cliente|efectivo|tarjeta|resguardo|facture|rechnung|factuur|fattura|datum)(?!\p{L})/iu;

/** What only documents of the United States have: a state with its postal code, a tax that is named so, their legal forms. */
const MONTH_FIRST_WORDS =
  /(?<!\p{L})(?:(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?!\d)|EIN(?!\p{L})|sales tax(?!\p{L})|USA(?!\p{L})|United States(?!\p{L}))/u;
/** Countries that write the day first, though the legal forms of their companies are those of the United States. */
const DAY_FIRST_PLACES =
  /(?<!\p{L})(?:United Kingdom|England|Scotland|Ireland|Australia|New Zealand|Singapore|South Africa|India|Hong Kong|Malaysia|Kenya|Nigeria|U\.?A\.?E|United Arab Emirates|Dubai|Abu Dhabi|Sharjah|Saudi Arabia|Qatar|Netherlands|Germany|France|Spain|Italy|Belgium|Switzerland|TRN|ABN|GSTIN|AED|GBP|AUD|NZD|SGD|ZAR|INR|MYR|SAR|QAR|KES|NGN)(?!\p{L})/u;
const LEGAL_FORMS = /(?<!\p{L})(?:Inc|LLC|Corp|Corporation)(?!\p{L})/u;

function monthOf(name: string): number {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return MONTH_NUMBERS.get(plain) ?? ROMAN_MONTHS.indexOf(name) + 1;
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

/** A day that exists, in the years 1900 to 2199, as YYYY-MM-DD; else null. */
export function formatDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return null;
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day > (lengths[month - 1] ?? 0)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function readNumeric(first: number, second: number, year: number, order: DateOrder): string | null {
  const dayFirst = formatDay(year, second, first);
  const monthFirst = formatDay(year, first, second);
  return order === 'DMY' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}

/** The dates in a text from left to right. */
export function listDates(text: string, order: DateOrder): readonly FoundDate[] {
  const found: FoundDate[] = [];
  function keep(match: RegExpExecArray, value: string | null): void {
    const overlaps = found.some(
      ({ index, raw }) => match.index < index + raw.length && index < match.index + match[0].length,
    );
    if (value !== null && !overlaps) found.push({ value, raw: match[0], index: match.index });
  }
  const source = text.slice(0, 2000);
  for (const { pattern, year, month, day } of UNMISTAKABLE)
    for (const match of source.matchAll(pattern)) {
      const name = match[month] ?? '';
      const number = /^\d/u.test(name) ? Number(name) : monthOf(name);
      keep(match, formatDay(fullYear(match[year] ?? ''), number, Number(match[day])));
    }
  for (const match of source.matchAll(NUMERIC))
    keep(match, readNumeric(Number(match[1]), Number(match[3]), fullYear(match[4] ?? ''), order));
  return found.toSorted((one, other) => one.index - other.index);
}

/** The first date in a text, or null. */
export function findDate(text: string, order: DateOrder): FoundDate | null {
  return listDates(text, order)[0] ?? null;
}

/** Month (1 to 12) and day of a text such as 'December 31,' without a year, or null. */
export function findMonthDay(text: string): { month: number; day: number } | null {
  for (const match of text.matchAll(
    // The day behind is only looked at: of 'ended 31 December' it belongs to the month.
    /(?:(\d{1,2})(?:\s+de)?\s+)?(?<!\p{L})(\p{L}{3,11})\.?(?=\s+(\d{1,2})(?!\d)|)/giu,
  )) {
    const month = monthOf(match[2] ?? '');
    const day = Number(match[3] ?? match[1] ?? 0);
    if (month > 0 && formatDay(2000, month, day) !== null) return { month, day };
  }
  return null;
}

/** The order that unmistakable dates show ('13/02/2020'); null where none does. */
export function proveDateOrder(text: string): DateOrder | null {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(NUMERIC)) {
    if (Number(match[1]) > 12 && Number(match[3]) <= 12) dayFirst += 1;
    if (Number(match[3]) > 12 && Number(match[1]) <= 12) monthFirst += 1;
  }
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? 'DMY' : 'MDY';
}

/** Whether the document writes day or month first: its unmistakable dates, else its language or money, else its paper. `width` and `height` in points. */
export function decideDateOrder(text: string, width: number, height: number): DateOrder {
  const proven = proveDateOrder(text);
  if (proven !== null) return proven;
  if (DAY_FIRST_WORDS.test(text)) return 'DMY';
  if (MONTH_FIRST_WORDS.test(text)) return 'MDY';
  if (DAY_FIRST_PLACES.test(text)) return 'DMY';
  if (LEGAL_FORMS.test(text)) return 'MDY';
  const isLetter = Math.abs(Math.min(width, height) - 612) < 3 && Math.abs(Math.max(width, height) - 792) < 3;
  return isLetter ? 'MDY' : 'DMY';
}
