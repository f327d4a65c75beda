// A receipt about to be laid out: what was bought, how it was paid and how the till writes it. What a layout prints becomes the truth.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { Good } from '../goods.ts';
import type { Country, DateStyle, Language, Locale } from '../locales.ts';
import { drawDate, writeDate } from '../dates.ts';
import { roundCents, taxWordOf, tellsCurrency, writeMoney, writeNumber } from '../locales.ts';
import type { Party } from '../parties.ts';
import { drawParties } from '../parties.ts';
import type { Trade } from '../trades.ts';

export interface Purchase {
  readonly text: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly cents: number;
  /** Of the rate of tax: A the usual, B the lower one. */
  readonly rateLetter: 'A' | 'B';
}

export type ReceiptField =
  | 'receipt_number'
  | 'date'
  | 'issuer'
  | 'vat'
  | 'amount_untaxed'
  | 'tax'
  | 'amount'
  | 'currency'
  | 'payment_method';

const RATES: Readonly<Record<Country, readonly [number, number]>> = {
  US: [8.25, 0],
  GB: [20, 0],
  CH: [8.1, 2.6],
  PL: [23, 8],
  ES: [21, 10],
  MX: [16, 0],
  IE: [23, 0],
  CA: [13, 0],
  AU: [10, 0],
  CO: [19, 5],
  AR: [21, 10.5],
  CL: [19, 0],
  NZ: [15, 0],
  SG: [9, 0],
  DE: [19, 7],
  ZA: [15, 0],
  PE: [18, 0],
  UY: [22, 10],
  EC: [15, 0],
  NL: [21, 9],
  SE: [25, 12],
  AE: [5, 0],
  DO: [18, 0],
  GT: [12, 0],
  PY: [10, 5],
  DK: [25, 0],
  IN: [18, 5],
  CR: [13, 4],
  PA: [7, 0],
  KE: [16, 0],
  NO: [25, 15],
  BE: [21, 6],
  MY: [8, 0],
  FR: [20, 5.5],
  BO: [13, 0],
  HN: [15, 0],
  SV: [13, 0],
  NG: [7.5, 0],
  PH: [12, 0],
  IT: [22, 10],
  NI: [15, 0],
  VE: [16, 0],
  PR: [11.5, 0],
};
export interface ReceiptWish {
  readonly goods: readonly Good[];
  readonly isCash: boolean;
  /** Of the shop; without it, it sells anything. */
  readonly trade?: Trade;
  /** Usually two to eight. */
  readonly purchaseCount?: readonly [number, number];
  readonly hasOneRate?: boolean;
  /** Of which one is drawn; usually a few pieces. */
  readonly quantities?: readonly number[];
  /** How this shop numbers what it sells, where it is not in the usual ways. */
  readonly drawNumber?: (dice: Dice) => string;
  /** How it may have been paid other than in cash, in English and in Spanish. */
  readonly methods?: Readonly<Record<Language, readonly string[]>>;
}

/** Where prices are without tax. */
const ADDS_TAX: ReadonlySet<Country> = new Set(['US', 'CA', 'PR']);
const CARD = { en: ['Visa'], es: ['Visa'] } as const;
const NOTE_CENTS = 1000;
const PIECES = [1, 1, 1, 2, 3];
const plain = (cents: number): string => (cents / 100).toFixed(2);

export class ReceiptPaper {
  readonly shop: Party;
  readonly purchases: readonly Purchase[];
  readonly taxes: readonly {
    readonly letter: string;
    readonly rate: number;
    readonly baseCents: number;
    readonly taxCents: number;
  }[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** In cash with change, or by card. */
  readonly isCash: boolean;
  readonly givenCents: number;
  readonly time: string;
  readonly locale: Locale;
  readonly dice: Dice;
  readonly #number: string;
  readonly #method: string;
  readonly #date: string;
  readonly #dateStyle: DateStyle;
  readonly #printed = new Map<ReceiptField, string>();

  constructor(wish: ReceiptWish, locale: Locale, dice: Dice) {
    const { isCash, methods = CARD } = wish;
    this.locale = locale;
    this.dice = dice;
    this.isCash = isCash;
    this.shop = drawParties(locale, dice, wish.trade).seller;
    this.purchases = drawPurchases(wish, locale, dice);
    this.taxes = taxesOf(this.purchases, locale);
    this.netCents = this.taxes.reduce((sum, { baseCents }) => sum + baseCents, 0);
    this.taxCents = this.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
    this.totalCents = this.netCents + this.taxCents;
    const note = NOTE_CENTS * locale.priceLevel;
    this.givenCents = isCash ? Math.ceil((this.totalCents + 1) / note) * note : this.totalCents;
    this.time = `${String(dice.int(8, 21)).padStart(2, '0')}:${dice.pick(['04', '17', '26', '38', '41', '55'])}`;
    this.#number = (wish.drawNumber ?? drawNumber)(dice);
    this.#date = drawDate(dice);
    this.#dateStyle = dice.pick(locale.dates.filter((style) => style !== 'words'));
    const cards = methods[locale.language];
    this.#method = isCash
      ? this.say('Cash', 'Efectivo')
      : cards.length === 1
        ? (cards[0] ?? '')
        : dice.pick(cards);
  }

  say(en: string, es: string): string {
    return this.locale.language === 'en' ? en : es;
  }

  /** One of several ways to call it in the language of the document. */
  name(en: string, es: string): string {
    return this.dice.pick(this.say(en, es).split('|'));
  }

  /** An amount without its currency, which stands elsewhere. */
  bareField(name: 'amount_untaxed' | 'tax' | 'amount'): string {
    const cents = { amount_untaxed: this.netCents, tax: this.taxCents, amount: this.totalCents }[name];
    this.#printed.set(name, plain(cents));
    return this.bare(cents);
  }

  /** The text of a field, escaped; what is written this way is expected to be read. */
  field(name: ReceiptField): string {
    const same = (text: string) => ({ text, truth: text });
    const sum = (cents: number) => ({ text: this.money(cents), truth: plain(cents) });
    const written = {
      receipt_number: () => same(this.#number),
      date: () => ({ text: writeDate(this.#date, this.#dateStyle, this.locale), truth: this.#date }),
      issuer: () => same(this.shop.name),
      vat: () => same(this.shop.tax.number),
      amount_untaxed: () => sum(this.netCents),
      tax: () => sum(this.taxCents),
      amount: () => sum(this.totalCents),
      currency: () => same(this.locale.currency),
      payment_method: () => same(this.#method),
    };
    const { text, truth } = written[name]();
    this.#printed.set(name, truth);
    return escapeHtml(text);
  }

  money(cents: number): string {
    const style = this.locale.country === 'MX' ? 'code' : 'sign';
    if (tellsCurrency(style, this.locale)) this.#printed.set('currency', this.locale.currency);
    return writeMoney(cents, style, this.locale);
  }

  bare(cents: number): string {
    return writeMoney(cents, 'bare', this.locale);
  }

  rate(rate: number): string {
    return `${writeNumber(rate, Number.isInteger(rate) ? 0 : 2, this.locale)}%`;
  }

  taxWord(): string {
    return taxWordOf(this.locale);
  }

  taxNumber(between = ' '): string {
    return `${this.shop.tax.label}${between}${this.field('vat')}`;
  }

  fields(): Record<string, string> {
    return Object.fromEntries(this.#printed);
  }
}

function drawNumber(dice: Dice): string {
  return dice.pick([
    dice.digits(6),
    `T${dice.digits(2)}-${dice.digits(5)}`,
    `${dice.digits(4)}/${dice.digits(3)}`,
    `000${dice.digits(4)}`,
  ]);
}

function taxesOf(purchases: readonly Purchase[], locale: Locale): ReceiptPaper['taxes'] {
  const isAdded = ADDS_TAX.has(locale.country);
  return RATES[locale.country].map((rate, place) => {
    const letter = place === 0 ? 'A' : 'B';
    const sum = purchases
      .filter(({ rateLetter }) => rateLetter === letter)
      .reduce((total, { cents }) => total + cents, 0);
    const baseCents = isAdded ? sum : roundCents(sum / (1 + rate / 100), locale);
    const taxCents = isAdded ? roundCents((sum * rate) / 100, locale) : sum - baseCents;
    return { letter, rate, baseCents, taxCents };
  });
}

function drawPurchases(
  { goods, purchaseCount: [low, high] = [2, 8], hasOneRate = false, quantities = PIECES }: ReceiptWish,
  locale: Locale,
  dice: Dice,
): Purchase[] {
  return dice.some(goods, dice.int(low, Math.min(high, goods.length))).map((good) => {
    const quantity = dice.pick(quantities);
    const unitCents = roundCents(good.cents * dice.between(0.85, 1.4) * locale.priceLevel, locale);
    return {
      text: good[locale.language],
      quantity,
      unitCents,
      cents: roundCents(quantity * unitCents, locale),
      rateLetter: hasOneRate ? 'A' : dice.pick(['A', 'A', 'B']),
    };
  });
}
