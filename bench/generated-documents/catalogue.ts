// All generated documents with their truth: each layout of a form twice, once as text and once as a scan, in the other language and with other facts.

import type { Collection, InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import { Dice } from './dice.ts';
import { FIFTH_INVOICES, FIFTH_RECEIPTS, FIFTH_REPORTS } from './fifth-forms.ts';
import { FIFTH_LOCALES } from './fifth-locales.ts';
import { FOURTH_INVOICES, FOURTH_RECEIPTS, FOURTH_REPORTS } from './fourth-forms.ts';
import { FURTHER_INVOICES, FURTHER_RECEIPTS, FURTHER_REPORTS } from './further-forms.ts';
import { SHOP_GOODS, TABLE_GOODS } from './goods.ts';
import * as agencies from './credit-reports/agency-layouts.ts';
import * as banks from './credit-reports/bank-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import type { Sheet } from './html.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as forms from './invoices/form-layouts.ts';
import * as letters from './invoices/letter-layouts.ts';
import * as long from './invoices/long-layouts.ts';
import * as modern from './invoices/modern-layouts.ts';
import type { Language, Locale } from './locales.ts';
import { FARTHER_LOCALES, LOCALES, MORE_LOCALES } from './locales.ts';
import { PLAIN_LAYOUTS } from './plain-pages/plain-layouts.ts';
import type { PrintedLine } from './printed-lines.ts';
import * as papers from './receipts/paper-layouts.ts';
import * as tills from './receipts/till-layouts.ts';
import type { ReceiptPaper } from './receipts/receipt-paper.ts';
import type { Half } from './split.ts';
import { SIXTH_INVOICES, SIXTH_RECEIPTS, SIXTH_REPORTS } from './sixth-forms.ts';
import { SIXTH_LOCALES } from './sixth-locales.ts';
import { SEVENTH_INVOICES, SEVENTH_RECEIPTS, SEVENTH_REPORTS } from './seventh-forms.ts';
import { SEVENTH_LOCALES } from './seventh-locales.ts';
import { EIGHTH_INVOICES, EIGHTH_RECEIPTS, EIGHTH_REPORTS } from './eighth-forms.ts';
import { EIGHTH_LOCALES } from './eighth-locales.ts';
import { NINTH_INVOICES, NINTH_RECEIPTS, NINTH_REPORTS } from './ninth-forms.ts';
import { NINTH_LOCALES } from './ninth-locales.ts';
import { TENTH_INVOICES, TENTH_RECEIPTS, TENTH_REPORTS } from './tenth-forms.ts';
import { TENTH_LOCALES } from './tenth-locales.ts';
import { ELEVENTH_INVOICES, ELEVENTH_RECEIPTS, ELEVENTH_REPORTS } from './eleventh-forms.ts';
import { ELEVENTH_LOCALES } from './eleventh-locales.ts';
import { TWELFTH_INVOICES, TWELFTH_RECEIPTS, TWELFTH_REPORTS } from './twelfth-forms.ts';
import { TWELFTH_LOCALES } from './twelfth-locales.ts';
import { THIRTEENTH_INVOICES, THIRTEENTH_RECEIPTS, THIRTEENTH_REPORTS } from './thirteenth-forms.ts';
import { THIRTEENTH_LOCALES } from './thirteenth-locales.ts';
import { FOURTEENTH_INVOICES, FOURTEENTH_RECEIPTS, FOURTEENTH_REPORTS } from './fourteenth-forms.ts';
import { FOURTEENTH_LOCALES } from './fourteenth-locales.ts';
import { FIFTEENTH_INVOICES, FIFTEENTH_RECEIPTS, FIFTEENTH_REPORTS } from './fifteenth-forms.ts';
import { FIFTEENTH_LOCALES } from './fifteenth-locales.ts';
import { halfOf } from './split.ts';
import { TABLE_LAYOUTS } from './tables/table-layouts.ts';
import { THIRD_INVOICES, THIRD_RECEIPTS, THIRD_REPORTS } from './third-forms.ts';

const REPORT = 'Credit Risk Rating Report';

export interface GeneratedDocument {
  readonly name: string;
  readonly layout: string;
  readonly half: Half;
  readonly language: Language;
  readonly sheet: Sheet;
}

export interface GeneratedForm extends GeneratedDocument {
  readonly type: 'Invoice' | 'Receipt' | typeof REPORT;
  readonly isScan: boolean;
  /** By the names that programs use: dates ISO, amounts with a point and two decimals. */
  readonly fields: Readonly<Record<string, string>>;
  /** What it charges line by line, as far as it is printed so. */
  readonly lines: readonly PrintedLine[];
}

export interface GeneratedTables extends GeneratedDocument {
  /** None for a page that only looks like one. */
  readonly tables: readonly string[][][];
  readonly ruled: 'yes' | 'half' | 'no' | 'none';
}

export const SEED = 14;
const PLAIN_PAGES_A_LAYOUT = 3;
const SPANISH_TABLES = new Set([
  'spanishAccount',
  'flujosDeCaja',
  'hogares',
  'tiposDeInteres',
  'resumenDeResultados',
  'tarifaDePrecios',
  'retribucionConsejo',
]);

const INVOICES: Readonly<Record<string, (paper: InvoicePaper) => Sheet>> = {
  ...letters,
  ...forms,
  ...modern,
  ...long,
};
const RECEIPTS: Readonly<Record<string, (paper: ReceiptPaper) => Sheet>> = { ...tills, ...papers };
const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = { ...banks, ...agencies };

/** What a layout of an invoice needs beyond a few lines at one rate of tax. */
const WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  carriedPages: { lineCount: [40, 60], rateCount: 1 },
  ratesForm: { lineCount: [4, 9], rateCount: 2 },
  boxedForm: { lineCount: [3, 8], rateCount: 2 },
  creditForm: { lineCount: [1, 3], rateCount: 1, isCredit: true },
  classicLetter: { lineCount: [3, 8], rateCount: 1, hasDiscount: true },
  ledgerForm: { lineCount: [3, 8], rateCount: 1, hasDiscount: true },
  sentenceLetter: { lineCount: [1, 3], rateCount: 1 },
  conditionsPages: { lineCount: [14, 20], rateCount: 1 },
};
const USUAL_WISH = { lineCount: [2, 9], rateCount: 1 } as const;

function isMeal(layout: string): boolean {
  return layout === 'restaurant' || layout === 'hotel';
}

const FIRST_INVOICES = invoicesOf(INVOICES, (layout) => WISHES[layout] ?? USUAL_WISH);
const FIRST_RECEIPTS = receiptsOf(RECEIPTS, (layout, place) => ({
  goods: isMeal(layout) ? TABLE_GOODS : SHOP_GOODS,
  isCash: layout !== 'cardSlip' && layout !== 'mailed' && place % 2 === 0,
}));
const FIRST_REPORTS = reportsOf(REPORTS);

type Origins = Readonly<Record<Language, readonly Locale[]>>;

const COLLECTIONS: readonly {
  readonly invoices: Collection;
  readonly receipts: Collection;
  readonly reports: Collection;
  /** Where its documents come from. */
  readonly origins: Origins;
}[] = [
  { invoices: FIRST_INVOICES, receipts: FIRST_RECEIPTS, reports: FIRST_REPORTS, origins: LOCALES },
  {
    invoices: FURTHER_INVOICES,
    receipts: FURTHER_RECEIPTS,
    reports: FURTHER_REPORTS,
    origins: MORE_LOCALES,
  },
  { invoices: THIRD_INVOICES, receipts: THIRD_RECEIPTS, reports: THIRD_REPORTS, origins: MORE_LOCALES },
  {
    invoices: FOURTH_INVOICES,
    receipts: FOURTH_RECEIPTS,
    reports: FOURTH_REPORTS,
    origins: FARTHER_LOCALES,
  },
  { invoices: FIFTH_INVOICES, receipts: FIFTH_RECEIPTS, reports: FIFTH_REPORTS, origins: FIFTH_LOCALES },
  { invoices: SIXTH_INVOICES, receipts: SIXTH_RECEIPTS, reports: SIXTH_REPORTS, origins: SIXTH_LOCALES },
  {
    invoices: SEVENTH_INVOICES,
    receipts: SEVENTH_RECEIPTS,
    reports: SEVENTH_REPORTS,
    origins: SEVENTH_LOCALES,
  },
  { invoices: EIGHTH_INVOICES, receipts: EIGHTH_RECEIPTS, reports: EIGHTH_REPORTS, origins: EIGHTH_LOCALES },
  { invoices: NINTH_INVOICES, receipts: NINTH_RECEIPTS, reports: NINTH_REPORTS, origins: NINTH_LOCALES },
  { invoices: TENTH_INVOICES, receipts: TENTH_RECEIPTS, reports: TENTH_REPORTS, origins: TENTH_LOCALES },
  {
    invoices: ELEVENTH_INVOICES,
    receipts: ELEVENTH_RECEIPTS,
    reports: ELEVENTH_REPORTS,
    origins: ELEVENTH_LOCALES,
  },
  {
    invoices: TWELFTH_INVOICES,
    receipts: TWELFTH_RECEIPTS,
    reports: TWELFTH_REPORTS,
    origins: TWELFTH_LOCALES,
  },
  {
    invoices: THIRTEENTH_INVOICES,
    receipts: THIRTEENTH_RECEIPTS,
    reports: THIRTEENTH_REPORTS,
    origins: THIRTEENTH_LOCALES,
  },
  {
    invoices: FOURTEENTH_INVOICES,
    receipts: FOURTEENTH_RECEIPTS,
    reports: FOURTEENTH_REPORTS,
    origins: FOURTEENTH_LOCALES,
  },
  {
    invoices: FIFTEENTH_INVOICES,
    receipts: FIFTEENTH_RECEIPTS,
    reports: FIFTEENTH_REPORTS,
    origins: FIFTEENTH_LOCALES,
  },
];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function formsOf(
  kind: string,
  type: GeneratedForm['type'],
  { layouts, draw, origins }: Collection & { readonly origins: Origins },
): GeneratedForm[] {
  return layouts.flatMap((layout, place) =>
    [false, true].map((isScan) => {
      // Text and scans are in both languages alike.
      const language: Language = (place % 2 === 0) === isScan ? 'es' : 'en';
      const name = `${kind}-${kebab(layout)}-${isScan ? 'scan' : 'text'}`;
      const dice = new Dice(name, SEED);
      const locales = origins[language];
      const locale = locales[Math.floor(place / 2 + (isScan ? 1 : 0)) % locales.length] ?? dice.pick(locales);
      return {
        name,
        layout: `${kind}-${kebab(layout)}`,
        half: halfOf(`${kind}-${kebab(layout)}`),
        language,
        type,
        isScan,
        ...draw(layout, place)(locale, dice),
      };
    }),
  );
}

export function listForms(): GeneratedForm[] {
  return COLLECTIONS.flatMap(({ invoices, receipts, reports, origins }) => [
    ...formsOf('invoice', 'Invoice', { ...invoices, origins }),
    ...formsOf('receipt', 'Receipt', { ...receipts, origins }),
    ...formsOf('report', REPORT, { ...reports, origins }),
  ]);
}

/** Documents of tables, and pages without any. */
export function listTables(): GeneratedTables[] {
  const withTables = Object.entries(TABLE_LAYOUTS).map(([layout, write]) => {
    const name = `table-${kebab(layout)}`;
    const { css, body, tables, ruled } = write(new Dice(name, SEED));
    return {
      name,
      layout: name,
      half: halfOf(name),
      language: SPANISH_TABLES.has(layout) ? ('es' as const) : ('en' as const),
      sheet: { css, body },
      tables,
      ruled,
    };
  });
  const without = Object.entries(PLAIN_LAYOUTS).flatMap(([layout, write]) =>
    Array.from({ length: PLAIN_PAGES_A_LAYOUT }, (_, place) => {
      const name = `plain-${kebab(layout)}-${place + 1}`;
      return {
        name,
        layout: `plain-${kebab(layout)}`,
        half: halfOf(`plain-${kebab(layout)}`),
        language: 'en' as const,
        sheet: write(new Dice(name, SEED)),
        tables: [],
        ruled: 'none' as const,
      };
    }),
  );
  return [...withTables, ...without];
}
