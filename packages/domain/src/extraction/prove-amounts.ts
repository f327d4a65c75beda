// Net, tax and total told by what they are to each other: of all amounts on the pages, three of which one is the other two together, and the tax is the printed rate of
// the net, or each stands at a word for what it is (issue 14: a total is where the sums agree).

import type { FoundValue } from './build-row.ts';
import { readNumber } from './read-number.ts';
import type { Conventions } from './read-value.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText, readSegment, sureness } from './text-lines.ts';
import type { Part } from './value-contexts.ts';
import { listContexts, listPartLines } from './value-contexts.ts';

export interface Proven {
  readonly net: FoundValue;
  readonly tax: FoundValue;
  readonly total: FoundValue;
}

/** In hundredths; null where nothing is known. */
export interface KnownAmounts {
  readonly net: number | null;
  readonly tax: number | null;
  readonly total: number | null;
}

interface Amount {
  readonly cents: number;
  readonly part: Part;
  readonly label: string;
}

const TOTAL =
  /\b(?:total|gross|pay|to pay|payable|due|paid|owed|owing|charged|charge|collected|demanded|balance|outstanding|price|sum|amount|cost|final|grand|bruto|pagar|pague|cobrado|recaudado|pagado|abonar|ingresar|liquidar|liquidado|exigido|pendiente|saldo|importe|monto|cuota|suma|precio|costo|coste)\b/;
/** Where nothing proves a total, the word itself. */
const TOTALS = /\b(?:total|to pay|payable|amount due|a pagar)\b/;
const TAX =
  /\b(?:tax(?:es)?|vat|gst|hst|pst|qst|iva|i v a|igv|igic|isv|itbis|impuestos?|imptos?|moms|mva|btw|mwst|tva|ust|cuota)\b/;
const NET =
  /\b(?:net|neto|neta|base|before|antes|sin|subtotal|sub total|excl\w*|ex|goods|items|taxable|fees|charges|merchandise|disbursements|recharge|honorarios|servicios|services|mercancias?|bienes|posiciones|derechos|cargos|repercutido|imponible|gravable|gravad[ao])\b/;
/** The head of a row of sums, in which the columns say what each is. */
const ONLY_SUM = /^(?:sum|suma|sums|sumas|totals?|totales)$/;
/** What is added to a net amount and is no tax. */
const CHARGED =
  /\b(?:freight|shipping|delivery|carriage|postage|handling|packing|tip|gratuity|service charge|rounding|deposit|discount|envio|flete|portes|transporte|embalaje|propina|redondeo|anticipo|descuento)\b/;
/** Whether a text names such a charge. @param plain as `normaliseText` leaves it */
export const isCharge = (plain: string): boolean => CHARGED.test(plain);

/** What the buyer keeps back of a total. */
const WITHHELD = /\b(?:reten\w*|irpf|isr|withh\w*)\b/;
const WITHOUT = /\b(?:before|antes|sin|excl\w*|ex|net|neto|base)\b/;
/** 'Total fees: $369.42', 'VAT (20%) $73.88' */
const LABELLED =
  /^(\p{L}(?:[^\d:]|\d{1,2}(?:[.,]\d{1,2})?\s?%){2,40}):?\s+((?:[€$£]\s?)?\d[\d.,' ]*[.,]\d{2}(?:\s?(?:€|[A-Z]{3}))?)$/u;
const WORDS_OF_SENTENCE = 4;
const IN_SENTENCE =
  /(?<![\d.,])(?:[€$£]\s?)?(?:\d[\d.,']*[.,]\d{2}|\d{1,3}(?:[.,]\d{3})+)(?![\d.,]*\d)(?:\s?€)?/gu;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu;
/** Of the taxes of India two of the same rate make the tax. */
const HALF_OF_TAX = /(?<!\p{L})[CS]GST(?!\p{L})/u;
const MOST_AMOUNTS = 60;
const HIGHEST_RATE = 0.3;
/** Rates of taxes on sales that countries have, in hundredths of a percent: a tax that is one of them of its net is likelier to be one, though no rate is printed. */
const USUAL_RATES = [
  400, 500, 550, 600, 700, 725, 800, 810, 825, 875, 887.5, 900, 1000, 1050, 1200, 1300, 1400, 1500, 1600,
  1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2700,
].map((rate) => rate / 10_000);
const WEIGHTS = { rate: 2, usual: 1, total: 1, tax: 1, net: 1, only: 1 } as const;
/** A rate and one word, a usual rate that is not printed and two, or all three words; one fewer where the total is known and nothing else adds up. */
const ENOUGH = 3;
const SURE = { rate: 0.84, words: 0.78, total: 0.7, only: 0.6 } as const;

/** '22.497,35 4.724,44 27.221,79' are three amounts, though the columns stand close, and '59.00 8.25%' is one. */
function splitNumbers(part: Part): Part[] {
  const words = part.words.filter(({ text }) => !/^\d[\d.,]*%$/u.test(text));
  const isRow = part.words.length > 1 && words.every(({ text }) => /^\d[\d.,]*[.,]\d{2}$/u.test(text));
  return isRow ? words.map((word) => ({ ...part, ...readSegment([word]) })) : [part];
}

/** The amounts that a sentence names, each with the words before it. */
function listWithin(part: Part, { decimalMark }: Conventions): Amount[] {
  let from = 0;
  return [...part.text.matchAll(IN_SENTENCE)].flatMap((match): Amount[] => {
    const number = readNumber(match[0], decimalMark);
    const label = normaliseText(part.text.slice(from, match.index));
    from = match.index + match[0].length;
    if (number === null || part.text.startsWith('%', from) || part.text.startsWith(' %', from)) return [];
    return [{ cents: Math.round(Number(number.value) * 100), part: { ...part, text: match[0] }, label }];
  });
}

function listAmounts(lines: readonly TextLine[], conventions: Conventions): Amount[] {
  const byLine = listPartLines(lines).map((row) => row.flatMap(splitNumbers));
  const isValue = ({ text }: Part): boolean => readNumber(text, conventions.decimalMark) !== null;
  return byLine.flatMap((row) =>
    row.flatMap((part): Amount[] => {
      const labelled = LABELLED.exec(part.text);
      if (labelled === null && part.words.length >= WORDS_OF_SENTENCE) return listWithin(part, conventions);
      const [, before = '', bare = part.text] = labelled ?? [];
      const number = readNumber(bare.replaceAll(/^[*=:]+\s*|\s*\*+$/gu, ''), conventions.decimalMark);
      if (number === null || number.isPercent || !/\d{2}/u.test(bare)) return [];
      const contexts = listContexts(byLine, { part, before, behind: '' }, isValue);
      const labels = contexts.filter(({ place }) => place !== 'under').map(({ text }) => normaliseText(text));
      const telling = labels.filter((each) => !ONLY_SUM.test(each));
      const label =
        telling.find((each) => [TOTAL, TAX, NET].some((words) => words.test(each))) ?? labels[0] ?? '';
      return [{ cents: Math.round(Number(number.value) * 100), part, label }];
    }),
  );
}

function listRates(pages: readonly (readonly TextLine[])[]): Set<number> {
  const texts = pages.flat().map(({ text }) => text);
  const found = texts.flatMap((text) => {
    const both = HALF_OF_TAX.test(text) ? 2 : 1;
    return [...text.matchAll(RATE)].map(([, rate = '']) => (both * Number(rate.replace(',', '.'))) / 100);
  });
  return new Set(found.filter((rate) => rate > 0));
}

/** Whether a tax is one of the rates of its net, as far as rounding lets it. */
function isOfRate(net: number, tax: number, rates: ReadonlySet<number>, unit: number): boolean {
  return [...rates].some((rate) => Math.abs(net * rate - tax) <= unit);
}

interface Triple {
  readonly net: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly weight: number;
  readonly isOfRate: boolean;
}

function listTriples(amounts: readonly Amount[], rates: ReadonlySet<number>): Triple[] {
  const byCents = new Map<number, Amount[]>();
  for (const each of amounts) byCents.set(each.cents, [...(byCents.get(each.cents) ?? []), each]);
  const withheld = amounts.filter(({ label }) => WITHHELD.test(label)).map(({ cents }) => Math.abs(cents));
  const unit = amounts.some(({ cents }) => cents % 100 !== 0) ? 1 : 100;
  const usual = new Set(USUAL_RATES);
  return amounts.flatMap((net) =>
    amounts.flatMap((tax): Triple[] => {
      // On a credit note all three are below zero.
      const [whole, part] = [Math.abs(net.cents), Math.abs(tax.cents)];
      if (part === 0 || net.cents * tax.cents < 0 || whole <= part || part > whole * HIGHEST_RATE) return [];
      if (CHARGED.test(tax.label)) return [];
      const lacks = [0, ...withheld];
      const totals = lacks.flatMap((lack) =>
        [0, 1, -1].flatMap((step) => byCents.get(net.cents + tax.cents - lack + step) ?? []),
      );
      return totals.map((total) => {
        const isRate = isOfRate(net.cents, tax.cents, rates, unit);
        const weight =
          (isRate ? WEIGHTS.rate : isOfRate(net.cents, tax.cents, usual, unit) ? WEIGHTS.usual : 0) +
          (TOTAL.test(total.label) && !WITHOUT.test(total.label) ? WEIGHTS.total : 0) +
          (TAX.test(tax.label) && !WITHOUT.test(tax.label) ? WEIGHTS.tax : 0) +
          (NET.test(net.label) ? WEIGHTS.net : 0);
        return { net, tax, total, weight, isOfRate: isRate };
      });
    }),
  );
}

function toFound({ cents, part, label }: Amount, sure: number, hasCents: boolean): FoundValue {
  return {
    value: hasCents ? (cents / 100).toFixed(2) : String(Math.round(cents / 100)),
    raw: part.text,
    page: part.page,
    boxes: [part.box],
    label,
    labelBoxes: [],
    confidence: sure * sureness(part),
    reasons: [],
  };
}

/** An amount with its currency. */
const WITH_CURRENCY = /[€$£]|(?<!\p{L})[A-Z]{3}(?!\p{L})/u;

/** The only amount of money that the pages name, in a letter of thanks or on a slip; null where they name several. */
function findOnlyAmount(amounts: readonly Amount[]): Amount | null {
  const [first, ...others] = amounts.filter(
    ({ part, cents }) => cents > 0 && WITH_CURRENCY.test(part.text) && /[.,]\d{2}(?!\d)/u.test(part.text),
  );
  return first === undefined || others.some(({ cents }) => cents !== first.cents) ? null : first;
}

/** The largest amount at a word for a total, where there is nothing to add up, else the only amount; null where there is none. */
export function findTotal(
  pages: readonly (readonly TextLine[])[],
  conventions: Conventions,
): FoundValue | null {
  const amounts = pages.flatMap((lines) => listAmounts(lines, conventions));
  const [largest] = amounts
    .filter(
      ({ label, part }) => TOTALS.test(label) && !WITHOUT.test(label) && /[.,]\d{2,3}(?!\d)/u.test(part.text),
    )
    .toSorted((one, other) => other.cents - one.cents);
  const only = largest === undefined ? findOnlyAmount(amounts) : null;
  if (only !== null) return toFound(only, SURE.only, true);
  const hasCents = largest !== undefined && /[.,]\d{2}(?!\d)/u.test(largest.part.text);
  return largest === undefined ? null : toFound(largest, SURE.total, hasCents);
}

/**
 * The net, the tax and the total that fit each other best; null where none do, or where what is known is none of them.
 *
 * @param known amounts that labels gave, in hundredths, which the three have to have
 */
export function proveAmounts(
  pages: readonly (readonly TextLine[])[],
  known: KnownAmounts,
  conventions: Conventions,
): Proven | null {
  const amounts = pages.flatMap((lines) => listAmounts(lines, conventions));
  if (amounts.length > MOST_AMOUNTS) return null;
  const fits = (value: number | null, { cents }: Amount): boolean => value === null || value === cents;
  const triples = listTriples(amounts, listRates(pages))
    .filter((each) => fits(known.net, each.net) && fits(known.tax, each.tax) && fits(known.total, each.total))
    .toSorted((one, other) => other.weight - one.weight || other.total.cents - one.total.cents);
  const [best] = triples;
  const isOnly = triples.every(
    ({ net, tax, total }) =>
      net.cents === best?.net.cents && tax.cents === best.tax.cents && total.cents === best.total.cents,
  );
  const isKnown = isOnly && known.total !== null;
  if (best === undefined || best.weight + (isKnown ? WEIGHTS.only : 0) < ENOUGH) return null;
  const sure = best.isOfRate ? SURE.rate : SURE.words;
  const hasCents = [best.net, best.tax, best.total].some(({ part }) => /[.,]\d{2}(?!\d)/u.test(part.text));
  return {
    net: toFound(best.net, sure, hasCents),
    tax: toFound(best.tax, sure, hasCents),
    total: toFound(best.total, sure, hasCents),
  };
}
