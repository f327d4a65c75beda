// The figures in a headline (issue 5, 'One story, counted once'): headlines with the same wording and different figures ('up 5 %', 'up 7 %') are two
// stories. Figures are compared within their kind and with their rounding: $69.7 billion equals $70 billion.

import { MONTHS, NUMBER_WORDS, WEEKDAYS } from './word-lists.ts';

/** The kinds of figures: dates, quarters and years say when, the others how much; a span is a number of days, weeks, months or years. */
export type FigureKind =
  | 'percent'
  | 'amount'
  | 'count'
  | 'span'
  | 'date'
  | 'month'
  | 'weekday'
  | 'quarter'
  | 'year';

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
  /** By how much the true value may differ because it was rounded; 0 for dates. */
  readonly rounding: number;
  /** Of an amount of money, such as 'usd'; null where none is written. */
  readonly currency: string | null;
  /** Number of significant digits: 3 for 2,480 and for 22.5. */
  readonly digits: number;
}

const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const DATE_FORMS: readonly (readonly [
  RegExp,
  (groups: readonly string[]) => { month: number; day: number; year?: number },
])[] = [
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    ([, year = '', month = '', day = '']) => ({ month: Number(month), day: Number(day), year: Number(year) }),
  ],
  [
    /\b(\d{1,2})[/-](\d{1,2})(?:[/-](?:20)?\d{2})?\b/g,
    ([, month = '', day = '']) => ({ month: Number(month), day: Number(day) }),
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:%|pct))`, 'g'),
    ([, month = '', day = '']) => ({ month: MONTHS.indexOf(month) + 1, day: Number(day) }),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b`, 'g'),
    ([, day = '', month = '']) => ({ month: MONTHS.indexOf(month) + 1, day: Number(day) }),
  ],
];
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})(?:day|sday|nesday|rsday|urday)\\b`, 'g');
/** Tolerance for 'over 20 %' or 'about 1,500'. */
const ABOUT = 0.06;
/** However coarse a figure is written: 1 billion may be 1.1, but 1.2 is another. */
const MOST_ROUNDED = 0.15;
const MONTH_ALONE = /\b(january|february|april|june|july|august|september|october|november|december)\b/g;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const SPANISH_ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];
const QUARTER =
  /\bq([1-4])\b|\b([1-4])q\b|\b(first|second|third|fourth|1st|2nd|3rd|4th)(?:[\s-]+fiscal)?[\s-]+quarter\b|\b(primer|segundo|tercer|cuarto) trimestre\b/g;
const HALF = /\bh([12])\b|\b(first|second)[\s-]+half\b|\b(primer|segundo) semestre\b/g;
const FISCAL_YEAR = /\bfy\s?'?(?:20)?(\d{2})\b/g;
const AMOUNT =
  /(?:\b(over|about|around|nearly|almost|some|up to|more than|less than|at least|as many as)\s+)?(?<![\p{L}\d.,])((?:us|c|a|hk)?[$£€¥₹]|rs\.?\s?|eur\s?|usd\s?|gbp\s?)?(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?(?:\s?-?\s?(%|percent\b|per\s?cent\b|por ciento\b|pct\b|pc\b|basis[\s-]points?\b|bps?\b|trillion\b|trln\b|tn\b|billion\b|bln\b|bn\b|b\b|million\b|mil millones\b|millones\b|millon\b|mdp\b|mdd\b|mln\b|mn\b|m\b|thousand\b|k\b|crore\b|cr\b|lakh\b))?/gu;
/** What follows a number: the money it is of, or the time. */
const MONEY_AFTER =
  /^\s?(?:(?:us|u\.s\.|canadian|australian|hong kong)\s)?(euros?|dollars?|dolares|pounds?|libras|yen|yuan|rupees?|francs?|francos|reais|crowns?|kronor|won|pesos|zloty|rand)\b/;
const TIME_AFTER = /^[\s-]?(?:years?|months?|weeks?|days?|hours?|minutes?|anos|meses|semanas|dias|horas)\b/;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^mil millones/, 1e9],
  [/^t/, 1e12],
  [/^b/, 1e9],
  [/^m/, 1e6],
  [/^k/, 1e3],
  [/^cr/, 1e7],
  [/^lakh/, 1e5],
];

/** '1,5 millones' and '1.200 empleados': Spanish headlines write the comma of decimals and the point of thousands. */
const SPANISH_DECIMALS =
  /(?<![\d,])(\d{1,3}),(\d{1,2})(?=\s?(?:%|por ciento|mil millones|millones|mdp|mdd))/g;
const SPANISH_THOUSANDS =
  /(?<![\d.])(\d{1,3})\.(\d{3})(?= (?:millones|euros|pesos|empleados|trabajadores|empleos|puestos|despidos)\b)/g;

/** The figures of a lower-case headline, and the rest of it. */
export function parseFigures(text: string): { readonly figures: readonly Figure[]; readonly rest: string } {
  const figures: Figure[] = [];
  const when = (kind: FigureKind, value: number) => {
    figures.push({ kind, value, rounding: 0, currency: null, digits: 0 });
    return ' ';
  };
  let rest = text;
  if (/\d/.test(text)) {
    rest = rest.replace(SPANISH_DECIMALS, '$1.$2').replace(SPANISH_THOUSANDS, '$1$2');
    for (const [form, read] of DATE_FORMS) {
      rest = rest.replace(form, (...groups: string[]) => {
        const { month, day, year } = read(groups);
        if (year !== undefined) when('year', year);
        return month >= 1 && month <= 12 && day >= 1 && day <= 31
          ? when('date', month * 100 + day)
          : (groups[0] ?? '');
      });
    }
    rest = rest.replace(FISCAL_YEAR, (_, year: string) => when('year', 2000 + Number(year)));
  }
  rest = rest.replace(MONTH_ALONE, (_, name: string) => when('month', MONTHS.indexOf(name.slice(0, 3)) + 1));
  rest = rest.replace(WEEKDAY, (_, name: string) => when('weekday', WEEKDAYS.indexOf(name)));
  rest = rest.replace(QUARTER, (_, a?: string, b?: string, word?: string, spanish?: string) =>
    when('quarter', parseOrdinal(a ?? b ?? word ?? spanish ?? '')),
  );
  rest = rest.replace(HALF, (_, number?: string, word?: string, spanish?: string) =>
    when('quarter', 10 + parseOrdinal(number ?? word ?? spanish ?? '')),
  );
  if (/\d/.test(rest)) {
    rest = rest.replace(
      AMOUNT,
      (
        found,
        about: string | undefined,
        currency: string | undefined,
        whole: string,
        decimals: string | undefined,
        unit: string | undefined,
        at: number,
        all: string,
      ) => {
        const after = all.slice(at + found.length);
        const money = findCurrency(currency) ?? findCurrency(MONEY_AFTER.exec(after)?.[1]);
        const amount = parseAmount(money, whole, decimals ?? '', unit ?? '');
        const figure: Figure =
          amount.kind === 'count' && TIME_AFTER.test(after) ? { ...amount, kind: 'span' } : amount;
        figures.push(
          about === undefined
            ? figure
            : { ...figure, rounding: Math.max(figure.rounding, ABOUT * figure.value) },
        );
        return ' ';
      },
    );
  }
  return { figures, rest };
}

/** Counts from here on may be written as an amount: '1.2 million cars', '90,000 cars'. */
const LARGE_COUNT = 1000;

/** Whether two figures say the same thing differently, or one of them nothing: a sum in two currencies cannot be compared. */
export function areComparable(a: Figure, b: Figure): boolean {
  if (a.kind !== b.kind) return isCountedAlike(a, b) || isCountedAlike(b, a);
  return a.currency === null || b.currency === null || a.currency === b.currency;
}

/** Whether one is a large count and the other an amount of no money. */
function isCountedAlike(a: Figure, b: Figure): boolean {
  return a.kind === 'count' && a.value >= LARGE_COUNT && b.kind === 'amount' && b.currency === null;
}

/** Whether two figures can be the same: of one kind and equal within their rounding. */
export function isSameFigure(a: Figure, b: Figure): boolean {
  if (!areComparable(a, b)) return false;
  const difference = Math.abs(a.value - b.value);
  return a.rounding === b.rounding
    ? difference < 1e-9 * Math.abs(a.value) || difference === 0
    : difference <= Math.max(a.rounding, b.rounding) * 1.000001;
}

/** A count written as a word ('top ten'), or the span that it is with the word after it ('ten years'); null for other words. */
export function findCount(word: string, next = ''): Figure | null {
  const value = NUMBER_WORDS.get(word);
  if (value === undefined || value < 2) return null;
  return {
    kind: TIME_AFTER.test(next) ? 'span' : 'count',
    value,
    rounding: 0.5,
    currency: null,
    digits: 1,
  };
}

function parseOrdinal(word: string): number {
  const digit = Number.parseInt(word, 10);
  return Number.isNaN(digit) ? Math.max(ORDINALS.indexOf(word), SPANISH_ORDINALS.indexOf(word)) + 1 : digit;
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^rs|₹|^rup/, 'inr'],
  [/^eur|€/, 'eur'],
  [/^gbp|£|^pound|^libra/, 'gbp'],
  [/¥|^yen/, 'jpy'],
  [/^(?:c|a|hk)\$|^(?:yua|fr|rea|cro|kro|won|pes|zlo|ran)/, 'other'],
  [/\$|^usd|^dol/, 'usd'],
];

function findCurrency(sign: string | undefined): string | null {
  return sign === undefined ? null : (CURRENCIES.find(([form]) => form.test(sign))?.[1] ?? null);
}

function parseAmount(currency: string | null, whole: string, decimals: string, unit: string): Figure {
  const number = Number(whole.replaceAll(',', '') + decimals);
  const digits = (whole.replaceAll(',', '') + decimals.slice(1)).replace(/^0+/, '').replace(/0+$/, '').length;
  const rounding = Math.min(0.5 / 10 ** Math.max(0, decimals.length - 1), MOST_ROUNDED * number);
  if (/^(?:%|per|por|pct|pc)/.test(unit))
    return { kind: 'percent', value: number, rounding, currency: null, digits };
  if (/^(?:ba|bp)/.test(unit))
    return { kind: 'percent', value: number / 100, rounding: rounding / 100, currency: null, digits };
  const scale = SCALES.find(([name]) => name.test(unit))?.[1] ?? 1;
  if (scale > 1 || currency !== null)
    return { kind: 'amount', value: number * scale, rounding: rounding * scale, currency, digits };
  if (decimals === '' && whole.length === 4 && number >= 1990 && number <= 2039)
    return { kind: 'year', value: number, rounding: 0, currency: null, digits: 0 };
  return { kind: 'count', value: number, rounding, currency: null, digits };
}
