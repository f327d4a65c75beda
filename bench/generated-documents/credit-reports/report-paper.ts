// A credit risk rating report about to be laid out: the company, its ratings, ratios and limits. What a layout prints becomes the truth; ratings and
// outlooks are expected by the names that the product gives them.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { Country, DateStyle, Locale } from '../locales.ts';
import { addDays, drawDate, writeDate } from '../dates.ts';
import { writeNumber } from '../locales.ts';
import { drawParties } from '../parties.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK } from './report-stock.ts';

export type ReportField =
  | 'company_name'
  | 'ticker'
  | 'sector'
  | 'industry'
  | 'country'
  | 'st_rating'
  | 'lt_rating'
  | 'outlook'
  | 'previous_st_rating'
  | 'previous_lt_rating'
  | 'date'
  | 'next_review'
  | 'analyst';

const OUTLOOKS = {
  Positive: 'Positiva',
  Stable: 'Estable',
  Negative: 'Negativa',
  Developing: 'En desarrollo',
} as const;
const EXCHANGES: Readonly<Record<Country, string>> = {
  US: 'N',
  GB: 'L',
  CH: 'SW',
  PL: 'WA',
  ES: 'MC',
  MX: 'MX',
  IE: 'I',
  CA: 'TO',
  AU: 'AX',
  CO: 'CN',
  AR: 'BA',
  CL: 'SN',
  NZ: 'NZ',
  SG: 'SI',
  DE: 'DE',
  ZA: 'JO',
  PE: 'LM',
  UY: 'UY',
  EC: 'GYE',
  NL: 'AS',
  SE: 'ST',
  AE: 'DU',
  DO: 'DO',
  GT: 'GT',
  PY: 'PY',
  DK: 'CO',
  IN: 'NS',
  CR: 'CR',
  PA: 'PA',
  KE: 'NR',
  NO: 'OL',
  BE: 'BR',
  MY: 'KL',
  FR: 'PA',
  BO: 'BO',
  HN: 'HN',
  SV: 'SV',
  NG: 'LG',
  PH: 'PS',
  IT: 'MI',
  NI: 'NI',
  VE: 'CR',
  PR: 'N',
};
const YEARS = 3;

export class ReportPaper {
  readonly locale: Locale;
  readonly font: string;
  readonly dice: Dice;
  readonly agency: string;
  readonly city: string;
  /** Rows of a table: name, then a value a year, the newest first. */
  readonly ratios: readonly (readonly string[])[];
  readonly years: readonly string[];
  readonly peers: readonly (readonly string[])[];
  readonly limit: string;
  readonly exposure: string;
  readonly #stock: ReportStock;
  readonly #date: string;
  readonly #dateStyle: DateStyle;
  readonly #facts: Readonly<Record<ReportField, { readonly text: string; readonly truth: string }>>;
  readonly #printed = new Map<ReportField, string>();

  constructor(locale: Locale, font: string, dice: Dice, stock: ReportStock = FIRST_STOCK) {
    this.locale = locale;
    this.font = font;
    this.dice = dice;
    const { seller, buyer } = drawParties(locale, dice, stock.trade);
    this.#stock = stock;
    this.agency = this.say(dice.pick(stock.agencies.en), dice.pick(stock.agencies.es));
    this.city = seller.city;
    this.#date = drawDate(dice);
    this.#dateStyle = dice.pick(locale.dates);
    const newest = Number(this.#date.slice(0, 4)) - 1;
    this.years = Array.from({ length: YEARS }, (_, back) => String(newest - back));
    this.ratios = dice
      .some(stock.ratios, 6)
      .map(([en, es, low, high, unit]) => [
        this.say(en, es),
        ...this.years.map(() => writeNumber(dice.between(low, high), unit === '%' ? 1 : 2, locale) + unit),
      ]);
    this.limit = `${locale.currency} ${writeNumber(dice.int(2, 60) * 250_000, 0, locale)}`;
    this.exposure = `${locale.currency} ${writeNumber(dice.int(100, 400) * 1000, 0, locale)}`;
    const place = dice.int(1, GRADES.length - 2);
    this.peers = [buyer.brand, ...stock.peers].map((name) => [
      name,
      dice.pick(GRADES),
      dice.pick(GRADES),
      this.#outlook(dice.pick(['Stable', 'Negative'])),
    ]);
    this.#facts = this.#drawFacts(seller.name, seller.brand, seller.country, place);
  }

  #outlook(name: keyof typeof OUTLOOKS): string {
    return this.say(name, OUTLOOKS[name]);
  }

  #drawFacts(
    name: string,
    brand: string,
    country: string,
    place: number,
  ): Record<ReportField, { readonly text: string; readonly truth: string }> {
    const { dice, locale } = this;
    const same = (text: string) => ({ text, truth: text });
    const onDay = (date: string) => ({ text: writeDate(date, this.#dateStyle, locale), truth: date });
    const [sectorEn, sectorEs, industryEn, industryEs] = dice.pick(this.#stock.sectors);
    const outlook = dice.pick(['Positive', 'Stable', 'Negative', 'Developing'] as const);
    const letters = brand
      .normalize('NFD')
      .toUpperCase()
      .replaceAll(/[^A-Z]/gu, '')
      .slice(0, 4);
    const grade = (of: number) => same(GRADES[of] ?? 'B');
    return {
      company_name: same(name),
      ticker: same(`${letters}.${EXCHANGES[locale.country]}`),
      sector: same(this.say(sectorEn, sectorEs)),
      industry: same(this.say(industryEn, industryEs)),
      country: same(country),
      st_rating: grade(place),
      lt_rating: grade(place + dice.int(-1, 1)),
      outlook: { text: this.#outlook(outlook), truth: outlook },
      previous_st_rating: grade(Math.max(0, place - 1)),
      previous_lt_rating: grade(Math.min(GRADES.length - 1, place + 1)),
      date: onDay(this.#date),
      next_review: onDay(addDays(this.#date, dice.pick([180, 365, 90]))),
      analyst: same(dice.pick(this.#stock.analysts[locale.language])),
    };
  }

  say(en: string, es: string): string {
    return this.locale.language === 'en' ? en : es;
  }

  /** One of several ways to call it in the language of the document. */
  name(en: string, es: string): string {
    return this.dice.pick(this.say(en, es).split('|'));
  }

  /** The text of a field, escaped; what is written this way is expected to be read. */
  field(name: ReportField): string {
    const { text, truth } = this.#facts[name];
    this.#printed.set(name, truth);
    return escapeHtml(text);
  }

  /** A date that is no field. */
  day(date: string): string {
    return writeDate(date, this.#dateStyle, this.locale);
  }

  /** The company's name where it is no more than repeated. */
  company(): string {
    return escapeHtml(this.#facts.company_name.text);
  }

  fields(): Record<string, string> {
    return Object.fromEntries(this.#printed);
  }
}
