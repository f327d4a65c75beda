// An invoice about to be laid out: its facts, its words and the way it writes amounts and dates. What a layout prints is noted, and becomes the truth
// that the reader is measured by.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { DateStyle, Locale, MoneyStyle } from '../locales.ts';
import { writeDate } from '../dates.ts';
import { taxWordOf, tellsCurrency, writeMoney, writeNumber } from '../locales.ts';
import { spaceIban } from '../parties.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import type { Labels } from './invoice-words.ts';

export type InvoiceField =
  | 'invoice_number'
  | 'date'
  | 'date_due'
  | 'order_number'
  | 'issuer'
  | 'buyer'
  | 'client_id'
  | 'vat'
  | 'siren'
  | 'amount_untaxed'
  | 'tax'
  | 'amount'
  | 'currency'
  | 'iban'
  | 'bic'
  | 'payment_terms';

const plain = (cents: number): string => (cents / 100).toFixed(2);

export class InvoicePaper {
  readonly facts: InvoiceFacts;
  readonly words: Labels;
  readonly locale: Locale;
  readonly dice: Dice;
  readonly font: string;
  readonly #dateStyle: DateStyle;
  readonly #moneyStyle: MoneyStyle;
  readonly #printed = new Map<InvoiceField, string>();

  constructor(facts: InvoiceFacts, words: Labels, locale: Locale, font: string, dice: Dice) {
    this.facts = facts;
    this.words = words;
    this.locale = locale;
    this.font = font;
    this.dice = dice;
    this.#dateStyle = dice.pick(locale.dates);
    // Where the line items are bare, the totals say the currency.
    this.#moneyStyle = dice.pick(['sign', 'sign', 'code']);
  }

  /** In English or in Spanish. */
  say(en: string, es: string): string {
    return this.locale.language === 'en' ? en : es;
  }

  /** One of several ways to call it in the language of the document. */
  name(en: string, es: string): string {
    return this.dice.pick(this.say(en, es).split('|'));
  }

  /** What the tax is called there. */
  taxWord(): string {
    return taxWordOf(this.locale);
  }

  /** An amount without its currency, which stands elsewhere. */
  bareField(name: 'amount_untaxed' | 'tax' | 'amount'): string {
    const cents = {
      amount_untaxed: this.facts.netCents,
      tax: this.facts.taxCents,
      amount: this.facts.totalCents,
    }[name];
    this.#printed.set(name, plain(cents));
    return this.bare(cents);
  }

  /** The text of a field, escaped; what is written this way is expected to be read. */
  field(name: InvoiceField): string {
    const { facts } = this;
    const { text, truth } = this.#write(name, facts);
    if (text !== '') this.#printed.set(name, truth);
    return escapeHtml(text);
  }

  #write(name: InvoiceField, facts: InvoiceFacts): { readonly text: string; readonly truth: string } {
    const { seller, buyer } = facts;
    const same = (text: string) => ({ text, truth: text });
    const onDay = (date: string) => ({ text: writeDate(date, this.#dateStyle, this.locale), truth: date });
    const sum = (cents: number) => ({ text: this.money(cents), truth: plain(cents) });
    const written = {
      invoice_number: () => same(facts.number),
      date: () => onDay(facts.date),
      date_due: () => onDay(facts.due),
      order_number: () => same(facts.order),
      issuer: () => same(seller.name),
      buyer: () => same(buyer.name),
      client_id: () => same(facts.client),
      vat: () => same(seller.tax.number),
      siren: () => same(seller.register?.number ?? ''),
      amount_untaxed: () => sum(facts.netCents),
      tax: () => sum(facts.taxCents),
      amount: () => sum(facts.totalCents),
      currency: () => same(this.locale.currency),
      iban: () => ({ text: spaceIban(seller.bank?.iban ?? ''), truth: seller.bank?.iban ?? '' }),
      bic: () => same(seller.bank?.bic ?? ''),
      payment_terms: () => same(facts.terms),
    };
    return written[name]();
  }

  /** With the currency as this document writes it, which notes that the currency can be read. */
  money(cents: number): string {
    // A dollar of Mexico looks like any other.
    const style = this.locale.country === 'MX' ? 'code' : this.#moneyStyle;
    if (tellsCurrency(style, this.locale)) this.#printed.set('currency', this.locale.currency);
    return writeMoney(cents, style, this.locale);
  }

  bare(cents: number): string {
    return writeMoney(cents, 'bare', this.locale);
  }

  rate(rate: number): string {
    const decimals = Number.isInteger(rate) ? 0 : 1;
    return `${writeNumber(rate, decimals, this.locale)}${this.locale.language === 'es' ? ' %' : '%'}`;
  }

  /** A date that is no field. */
  day(date: string): string {
    return writeDate(date, this.#dateStyle, this.locale);
  }

  /** The label with the seller's tax number. */
  taxNumber(between = ': '): string {
    return `${this.facts.seller.tax.label}${between}${this.field('vat')}`;
  }

  /** Empty where the seller has no bank account that is printed. */
  bank(between = ': ', joint = '<br>'): string {
    if (this.facts.seller.bank === null) return '';
    return [
      this.facts.seller.bank.name,
      `IBAN${between}${this.field('iban')}`,
      `${this.say('BIC', 'BIC')}${between}${this.field('bic')}`,
    ].join(joint);
  }

  /** Empty where the seller's entry in the register is not printed. */
  register(between = ': '): string {
    const { register } = this.facts.seller;
    return register === null ? '' : `${register.label}${between}${this.field('siren')}`;
  }

  fields(): Record<string, string> {
    return Object.fromEntries(this.#printed);
  }
}
