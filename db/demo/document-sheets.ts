/** The pages of the demo's documents: reports, statements, invoices and receipts of a company, in the words of a language. */
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Accounts } from './document-figures.ts';
import { addUp } from './document-figures.ts';
import type { DemoLanguage, DemoRow, DemoSheet } from './document-types.ts';
import { DOCUMENT_WORDS, formatDay, formatHundredths, formatNumber } from './document-words.ts';
import { createRandom } from './random.ts';
import type { DemoCompany } from './types.ts';

/** What the pages of one document have in common. */
export interface SheetSource {
  readonly company: DemoCompany;
  readonly years: readonly [now: Accounts, before: Accounts];
  readonly language: DemoLanguage;
  /** The last day of the period, or the day of the report, invoice or receipt. */
  readonly day: Day;
  readonly seed: number;
}

const DAYS_OF_YEAR = 365;
const HALF_YEAR = 182;
const DUE_DAYS = 30;
const PERCENT = 100;
const TAX_PERCENT = 20;

const formatDate = (day: Day, language: DemoLanguage): string =>
  language === 'en' ? isoFromDay(day) : isoFromDay(day).split('-').toReversed().join('/');

/** A credit risk rating report, with the grades that the company has. */
export function ratingSheet({ company, language, day, seed }: SheetSource): DemoSheet {
  const words = DOCUMENT_WORDS[language];
  const random = createRandom(seed, `report ${company.ticker}`);
  const { creditRiskRatingST: shortTerm, creditRiskRatingLT: longTerm } = company;
  return {
    heading: words.rating,
    subheading: company.name,
    facts: [
      [words.company, company.name],
      [words.ticker, company.ticker],
      [words.sector, company.sector],
      [words.industry, company.industry],
      [words.country, company.country],
      [words.shortTerm, shortTerm ?? 'B'],
      [words.longTerm, longTerm ?? 'B'],
      [words.outlook, random.pick(words.outlooks)],
      [words.reportDate, formatDate(day, language)],
      [words.nextReview, formatDate(day + HALF_YEAR, language)],
      [words.analyst, 'Noor Hansen'],
    ],
    columns: [],
    rows: [],
    remarks: [words.rationale],
  };
}

type Line = readonly [label: string, now: number, before: number, kind?: 'total'];

function statement(source: SheetSource, heading: string, lines: readonly Line[]): DemoSheet {
  const { company, language, day } = source;
  const words = DOCUMENT_WORDS[language];
  return {
    heading,
    subheading: `${company.name} ${words.millions(company.currency)}`,
    facts: [],
    columns: ['', formatDay(day, language), formatDay(day - DAYS_OF_YEAR, language)],
    rows: lines.map(([label, now, before, kind]) => ({
      cells: [label, formatNumber(now, language), formatNumber(before, language)],
      isTotal: kind === 'total',
    })),
    remarks: [],
  };
}

export function balanceSheet(source: SheetSource): DemoSheet {
  const words = DOCUMENT_WORDS[source.language];
  const [now, before] = source.years;
  const [sum, sumBefore] = [addUp(now), addUp(before)];
  return statement(source, words.balance, [
    [words.cash, now.cash, before.cash],
    [words.receivables, now.receivables, before.receivables],
    [words.inventories, now.inventories, before.inventories],
    [words.currentAssets, sum.currentAssets, sumBefore.currentAssets, 'total'],
    [words.plant, now.plant, before.plant],
    [words.goodwill, now.goodwill, before.goodwill],
    [words.nonCurrentAssets, sum.nonCurrentAssets, sumBefore.nonCurrentAssets, 'total'],
    [words.assets, sum.assets, sumBefore.assets, 'total'],
    [words.payables, now.payables, before.payables],
    [words.otherLiabilities, now.otherCurrentLiabilities, before.otherCurrentLiabilities],
    [words.currentLiabilities, sum.currentLiabilities, sumBefore.currentLiabilities, 'total'],
    [words.longTermDebt, now.longTermDebt, before.longTermDebt],
    [words.nonCurrentLiabilities, now.longTermDebt, before.longTermDebt, 'total'],
    [words.liabilities, sum.liabilities, sumBefore.liabilities, 'total'],
    [words.capital, now.shareCapital, before.shareCapital],
    [words.retained, now.retainedEarnings, before.retainedEarnings],
    [words.equity, sum.equity, sumBefore.equity, 'total'],
    [words.liabilitiesAndEquity, sum.assets, sumBefore.assets, 'total'],
  ]);
}

export function incomeStatement(source: SheetSource): DemoSheet {
  const words = DOCUMENT_WORDS[source.language];
  const [now, before] = source.years;
  const [sum, sumBefore] = [addUp(now), addUp(before)];
  return statement(source, words.income, [
    [words.revenue, now.revenue, before.revenue],
    [words.costOfSales, now.costOfSales, before.costOfSales],
    [words.grossProfit, sum.grossProfit, sumBefore.grossProfit, 'total'],
    [words.operatingExpenses, now.operatingExpenses, before.operatingExpenses],
    [words.operatingIncome, sum.operatingIncome, sumBefore.operatingIncome, 'total'],
    [words.interest, now.interest, before.interest],
    [words.beforeTaxes, sum.beforeTaxes, sumBefore.beforeTaxes, 'total'],
    [words.taxes, now.taxes, before.taxes],
    [words.netIncome, sum.netIncome, sumBefore.netIncome, 'total'],
  ]);
}

export function cashFlowStatement(source: SheetSource): DemoSheet {
  const words = DOCUMENT_WORDS[source.language];
  const [now, before] = source.years;
  const [sum, sumBefore] = [addUp(now), addUp(before)];
  return statement(source, words.cashFlow, [
    [words.netIncome, sum.netIncome, sumBefore.netIncome],
    [words.depreciation, now.depreciation, before.depreciation],
    [words.operatingCash, sum.operatingCash, sumBefore.operatingCash, 'total'],
    [words.investments, -now.investments, -before.investments],
    [words.investingCash, -now.investments, -before.investments, 'total'],
    [words.financingCash, -now.financing, -before.financing, 'total'],
    [words.netCash, sum.netCash, sumBefore.netCash, 'total'],
  ]);
}

export function ratioSheet(source: SheetSource): DemoSheet {
  const { language, company, day, years } = source;
  const words = DOCUMENT_WORDS[language];
  const sums = years.map((year) => ({ ...year, ...addUp(year) }));
  const row = (label: string, of: (sum: (typeof sums)[number]) => number, sign = ''): DemoRow => ({
    cells: [
      label,
      ...sums.map((sum) => `${formatHundredths(Math.round(of(sum) * PERCENT), language)}${sign}`),
    ],
    isTotal: false,
  });
  const percent = (label: string, of: (sum: (typeof sums)[number]) => number) =>
    row(label, (sum) => of(sum) * PERCENT, '%');
  return {
    heading: words.ratios,
    subheading: company.name,
    facts: [],
    columns: ['', formatDay(day, language), formatDay(day - DAYS_OF_YEAR, language)],
    rows: [
      row(words.currentRatio, (sum) => sum.currentAssets / sum.currentLiabilities),
      row(words.debtToEquity, (sum) => sum.longTermDebt / sum.equity),
      row(words.coverage, (sum) => sum.operatingIncome / sum.interest),
      percent(words.grossMargin, (sum) => sum.grossProfit / sum.revenue),
      percent(words.operatingMargin, (sum) => sum.operatingIncome / sum.revenue),
      percent(words.netMargin, (sum) => sum.netIncome / sum.revenue),
      percent(words.returnOnEquity, (sum) => sum.netIncome / sum.equity),
    ],
    remarks: [],
  };
}

/** Goods with quantity and price, and what they add up to, in hundredths. */
function buyGoods({ company, language, seed }: SheetSource, purpose: string) {
  const words = DOCUMENT_WORDS[language];
  const random = createRandom(seed, `${purpose} ${company.ticker}`);
  const goods = words.goods.map((name) => {
    const [quantity, price] = [random.whole(1, 9), random.whole(8, 240) * 1000];
    return { name, quantity, price, amount: quantity * price };
  });
  const net = goods.reduce((sum, { amount }) => sum + amount, 0);
  const tax = (net / PERCENT) * TAX_PERCENT;
  const rows = goods.map(({ name, quantity, price, amount }) => ({
    cells: [name, String(quantity), formatHundredths(price, language), formatHundredths(amount, language)],
    isTotal: false,
  }));
  return { rows, net, tax, total: net + tax, number: random.whole(10_000, 99_999) };
}

export function invoiceSheet(source: SheetSource, buyer: string): DemoSheet {
  const { company, language, day } = source;
  const words = DOCUMENT_WORDS[language];
  const { rows, net, tax, total, number } = buyGoods(source, 'invoice');
  const money = (hundredths: number) => `${formatHundredths(hundredths, language)} ${company.currency}`;
  return {
    heading: words.invoice,
    subheading: company.name,
    facts: [
      [words.invoiceNumber, `DEMO-${number}`],
      [words.invoiceDate, formatDate(day, language)],
      [words.dueDate, formatDate(day + DUE_DAYS, language)],
      [words.orderNumber, `PO-${number % 1000}`],
      [words.seller, company.name],
      [words.buyer, buyer],
      [words.subtotal, money(net)],
      [words.tax, money(tax)],
      [words.total, money(total)],
    ],
    columns: words.lineHeads,
    rows,
    remarks: [],
  };
}

export function receiptSheet(source: SheetSource): DemoSheet {
  const { company, language, day } = source;
  const words = DOCUMENT_WORDS[language];
  const { net, tax, total, number } = buyGoods(source, 'receipt');
  const money = (hundredths: number) => `${formatHundredths(hundredths, language)} ${company.currency}`;
  return {
    heading: words.receipt,
    subheading: company.name,
    facts: [
      [words.receiptNumber, `R-${number}`],
      [words.receiptDate, formatDate(day, language)],
      [words.seller, company.name],
      [words.subtotal, money(net)],
      [words.tax, money(tax)],
      [words.receiptTotal, money(total)],
      [words.paidBy, words.card],
    ],
    columns: [],
    rows: [],
    remarks: [],
  };
}
