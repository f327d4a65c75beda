// A receipt about to be laid out: what was bought, how it was paid and how the till writes it. What a layout prints becomes the truth.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { Good } from '../goods.ts';
import { SHOP_GOODS, TABLE_GOODS } from '../goods.ts';
import type { DateStyle, Locale } from '../locales.ts';
import { drawDate, writeDate, writeMoney, writeNumber } from '../locales.ts';
import type { Party } from '../parties.ts';
import { drawParties } from '../parties.ts';

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

const RATES: Readonly<Record<Locale['country'], readonly [number, number]>> = {
  US: [8.25, 0],
  GB: [20, 0],
  CH: [8.1, 2.6],
  PL: [23, 8],
  ES: [21, 10],
  MX: [16, 0],
};
const NOTE_CENTS = 1000;
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
  readonly #date: string;
  readonly #dateStyle: DateStyle;
  readonly #printed = new Map<ReceiptField, string>();

  constructor(goods: 'shop' | 'table', isCash: boolean, locale: Locale, dice: Dice) {
    this.locale = locale;
    this.dice = dice;
    this.isCash = isCash;
    this.shop = drawParties(locale, dice).seller;
    this.purchases = drawPurchases(goods === 'shop' ? SHOP_GOODS : TABLE_GOODS, locale, dice);
    // In the United States tax is added to the prices; elsewhere it is part of them.
    this.taxes = RATES[locale.country].map((rate, place) => {
      const letter = place === 0 ? 'A' : 'B';
      const sum = this.purchases
        .filter(({ rateLetter }) => rateLetter === letter)
        .reduce((total, { cents }) => total + cents, 0);
      const baseCents = locale.country === 'US' ? sum : Math.round(sum / (1 + rate / 100));
      return {
        letter,
        rate,
        baseCents,
        taxCents: locale.country === 'US' ? Math.round((sum * rate) / 100) : sum - baseCents,
      };
    });
    this.netCents = this.taxes.reduce((sum, { baseCents }) => sum + baseCents, 0);
    this.taxCents = this.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
    this.totalCents = this.netCents + this.taxCents;
    this.givenCents = isCash ? Math.ceil((this.totalCents + 1) / NOTE_CENTS) * NOTE_CENTS : this.totalCents;
    this.time = `${String(dice.int(8, 21)).padStart(2, '0')}:${dice.pick(['04', '17', '26', '38', '41', '55'])}`;
    this.#number = dice.pick([
      dice.digits(6),
      `T${dice.digits(2)}-${dice.digits(5)}`,
      `${dice.digits(4)}/${dice.digits(3)}`,
      `000${dice.digits(4)}`,
    ]);
    this.#date = drawDate(dice);
    this.#dateStyle = dice.pick(locale.dates.filter((style) => style !== 'words'));
  }

  say(en: string, es: string): string {
    return this.locale.language === 'en' ? en : es;
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
      payment_method: () => same(this.isCash ? this.say('Cash', 'Efectivo') : this.say('Visa', 'Visa')),
    };
    const { text, truth } = written[name]();
    this.#printed.set(name, truth);
    return escapeHtml(text);
  }

  money(cents: number): string {
    this.#printed.set('currency', this.locale.currency);
    return writeMoney(cents, this.locale.country === 'MX' ? 'code' : 'sign', this.locale);
  }

  bare(cents: number): string {
    return writeMoney(cents, 'bare', this.locale);
  }

  rate(rate: number): string {
    return `${writeNumber(rate, Number.isInteger(rate) ? 0 : 2, this.locale)}%`;
  }

  taxWord(): string {
    return this.locale.country === 'US' ? 'Sales tax' : this.say('VAT', 'IVA');
  }

  taxNumber(between = ' '): string {
    return `${this.shop.tax.label}${between}${this.field('vat')}`;
  }

  fields(): Record<string, string> {
    return Object.fromEntries(this.#printed);
  }
}

function drawPurchases(goods: readonly Good[], { language }: Locale, dice: Dice): Purchase[] {
  return dice.some(goods, dice.int(2, Math.min(8, goods.length))).map((good) => {
    const quantity = dice.pick([1, 1, 1, 2, 3]);
    const unitCents = Math.round(good.cents * dice.between(0.85, 1.4));
    return {
      text: good[language],
      quantity,
      unitCents,
      cents: quantity * unitCents,
      rateLetter: dice.pick(['A', 'A', 'B']),
    };
  });
}
