// What an invoice says, before it is decided how: parties, numbers, dates, lines and totals that add up.

import type { Dice } from '../dice.ts';
import { TRADE_GOODS } from '../goods.ts';
import type { Country, Locale } from '../locales.ts';
import { addDays, drawDate } from '../dates.ts';
import { roundCents } from '../locales.ts';
import type { Party } from '../parties.ts';
import { drawParties } from '../parties.ts';
import type { Trade } from '../trades.ts';

export interface InvoiceLine {
  readonly code: string;
  readonly text: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** Per cent. */
  readonly rate: number;
  readonly cents: number;
  /** Per cent that is taken off; missing where nothing is. */
  readonly discountRate?: number;
}

export interface InvoiceFacts {
  readonly seller: Party;
  readonly buyer: Party;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly terms: string;
  readonly order: string;
  readonly client: string;
  /** Other numbers and dates that stand on invoices and are none of the fields. */
  readonly deliveryNote: string;
  readonly delivered: string;
  readonly original: string;
  readonly lines: readonly InvoiceLine[];
  readonly discountCents: number;
  readonly netCents: number;
  readonly taxes: readonly { readonly rate: number; readonly baseCents: number; readonly taxCents: number }[];
  readonly taxCents: number;
  /** Income tax that the buyer keeps back and pays for the seller; 0 where it is not done. */
  readonly withheldCents: number;
  readonly totalCents: number;
}

export interface InvoiceWish {
  readonly locale: Locale;
  readonly lineCount: readonly [number, number];
  /** 0 where no tax is charged. */
  readonly rateCount: 0 | 1 | 2 | 3;
  readonly hasDiscount?: boolean;
  /** A credit note: all amounts below zero. */
  readonly isCredit?: boolean;
  readonly trade?: Trade;
  readonly isWithheld?: boolean;
  /** Quantities are hours with quarters, and some lines are charged at less. */
  readonly isByTheHour?: boolean;
  /** No line is of the same good as another, as far as there are goods. */
  readonly isEachOnce?: boolean;
  /** Of which one is drawn a line; usually a few pieces or dozens. */
  readonly quantities?: readonly number[];
  /** How this seller numbers its invoices, where it is not in the usual ways. */
  readonly drawNumber?: (dice: Dice, date: string, locale: Locale) => string;
}

const RATES: Readonly<Record<Country, readonly [number, number, number]>> = {
  US: [7.5, 0, 4],
  GB: [20, 5, 0],
  CH: [8.1, 2.6, 3.8],
  PL: [23, 8, 5],
  ES: [21, 10, 4],
  MX: [16, 8, 0],
  IE: [23, 13.5, 9],
  CA: [13, 5, 0],
  AU: [10, 0, 0],
  CO: [19, 5, 0],
  AR: [21, 10.5, 27],
  CL: [19, 0, 0],
  NZ: [15, 0, 0],
  SG: [9, 0, 0],
  DE: [19, 7, 0],
  ZA: [15, 0, 0],
  PE: [18, 0, 0],
  UY: [22, 10, 0],
  EC: [15, 0, 0],
  NL: [21, 9, 0],
  SE: [25, 12, 6],
  AE: [5, 0, 0],
  DO: [18, 16, 0],
  GT: [12, 0, 0],
  PY: [10, 5, 0],
  DK: [25, 0, 0],
  IN: [18, 5, 12],
  CR: [13, 4, 1],
  PA: [7, 0, 0],
  KE: [16, 0, 8],
  NO: [25, 15, 12],
  BE: [21, 6, 12],
  MY: [8, 0, 0],
  FR: [20, 5.5, 10],
  BO: [13, 0, 0],
  HN: [15, 0, 18],
  SV: [13, 0, 0],
  NG: [7.5, 0, 0],
  PH: [12, 0, 0],
  IT: [22, 10, 4],
  NI: [15, 0, 0],
  VE: [16, 8, 0],
  PR: [11.5, 4, 0],
};
/** Of income tax, where it is withheld. */
const WITHHELD_RATE = 15;
const DISCOUNT = 0.05;
/** Per cent. */
const LINE_DISCOUNT = 10;
const COUNTS = [1, 1, 2, 3, 5, 10, 12, 24];
const HOURS = [1.5, 2.25, 3, 4.75, 6.5, 8];

function drawNumber(dice: Dice, date: string): string {
  const year = date.slice(0, 4);
  return dice.pick([
    dice.digits(6).replace(/^0/u, '4'),
    `${year}-${dice.digits(4)}`,
    `INV-${dice.digits(5)}`,
    `${year}/${dice.digits(3)}`,
    `F${year.slice(2)}/${dice.digits(5)}`,
    `${dice.pick(['A', 'V', 'RK'])}-${dice.digits(7)}`,
    `${dice.pick(['9', '3', '7'])}${dice.digits(8)}`,
  ]);
}

function drawLines(
  {
    locale,
    lineCount,
    rateCount,
    isCredit,
    trade,
    isByTheHour = false,
    quantities = isByTheHour ? HOURS : COUNTS,
    isEachOnce = false,
  }: InvoiceWish,
  dice: Dice,
): InvoiceLine[] {
  const sign = isCredit === true ? -1 : 1;
  const { goods } = trade ?? { goods: TRADE_GOODS };
  const count = dice.int(...lineCount);
  const apart = isEachOnce ? dice.some(goods, count) : [];
  return Array.from({ length: count }, (_, place) => {
    const good = apart[place] ?? dice.pick(goods);
    const quantity = dice.pick(quantities);
    const unitCents = roundCents(good.cents * dice.between(0.9, 1.3) * locale.priceLevel, locale);
    // Each rate occurs, whatever chance says.
    const rate = rateCount === 0 ? 0 : (RATES[locale.country][place % rateCount] ?? 0);
    const code = `${dice.pick(['AR', 'K', 'T-', ''])}${dice.digits(5)}`;
    const discountRate = isByTheHour && place % 2 === 1 ? LINE_DISCOUNT : 0;
    return {
      code,
      text: good[locale.language],
      quantity: sign * quantity,
      unitCents,
      rate,
      cents: sign * roundCents(quantity * unitCents * (1 - discountRate / 100), locale),
      ...(discountRate === 0 ? {} : { discountRate }),
    };
  });
}

export function drawInvoice(wish: InvoiceWish, dice: Dice): InvoiceFacts {
  const { locale } = wish;
  const date = drawDate(dice);
  const days = dice.pick([10, 14, 30, 45, 60]);
  const lines = drawLines(wish, dice);
  const factor = wish.hasDiscount === true ? 1 - DISCOUNT : 1;
  const grossCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const taxes = [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate).reduce((sum, { cents }) => sum + cents, 0);
    const baseCents = roundCents(ofRate * factor, locale);
    return { rate, baseCents, taxCents: roundCents((baseCents * rate) / 100, locale) };
  });
  const netCents = taxes.reduce((sum, { baseCents }) => sum + baseCents, 0);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const withheldCents = wish.isWithheld === true ? roundCents((netCents * WITHHELD_RATE) / 100, locale) : 0;
  return {
    ...drawParties(locale, dice, wish.trade),
    number: (wish.drawNumber ?? drawNumber)(dice, date, locale),
    date,
    due: addDays(date, days),
    terms:
      locale.language === 'en'
        ? dice.pick([`${days} days net`, `Net ${days}`, `${days} days from invoice date`])
        : dice.pick([`${days} días`, `Transferencia a ${days} días`, `${days} días fecha factura`]),
    order: dice.pick([
      `PO-${dice.digits(5)}`,
      `45000${dice.digits(5)}`,
      `${dice.digits(4)}/${date.slice(2, 4)}`,
      `PED${dice.digits(6)}`,
    ]),
    client: dice.pick([
      `C-${dice.digits(4)}`,
      `43000${dice.digits(4)}`,
      `${dice.pick(['1', '6'])}${dice.digits(5)}`,
    ]),
    deliveryNote: dice.pick([`DN${dice.digits(6)}`, `${dice.digits(3)}-${dice.digits(5)}`]),
    delivered: addDays(date, -dice.int(1, 9)),
    original: drawNumber(dice, addDays(date, -40)),
    lines,
    discountCents: netCents - grossCents,
    netCents,
    taxes,
    taxCents,
    withheldCents,
    totalCents: netCents + taxCents - withheldCents,
  };
}
