/**
 * The invented accounts of a demo company, in millions of its currency: whole numbers that add up. They hang on the company alone, so that its documents
 * agree with one another on whatever day the demo is made.
 */
import { createRandom } from './random.ts';
import type { CompanyFacts } from './types.ts';

/** One year of the accounts. */
export interface Accounts {
  readonly revenue: number;
  readonly costOfSales: number;
  readonly operatingExpenses: number;
  readonly interest: number;
  readonly taxes: number;
  readonly depreciation: number;
  readonly investments: number;
  readonly financing: number;
  readonly cash: number;
  readonly receivables: number;
  readonly inventories: number;
  readonly plant: number;
  readonly goodwill: number;
  readonly payables: number;
  readonly otherCurrentLiabilities: number;
  readonly longTermDebt: number;
  readonly retainedEarnings: number;
  readonly shareCapital: number;
}

/** The accounts of this year and the year before. */
export function createAccounts(
  { ticker }: Pick<CompanyFacts, 'ticker'>,
  seed: number,
): readonly [now: Accounts, before: Accounts] {
  const random = createRandom(seed, `accounts ${ticker}`);
  const share = (least: number, most: number): number => least + (most - least) * random.next();
  const revenue = random.whole(900, 48_000);
  const shares = {
    costOfSales: share(0.45, 0.68),
    operatingExpenses: share(0.12, 0.22),
    interest: share(0.004, 0.02),
    depreciation: share(0.03, 0.07),
    investments: share(0.04, 0.09),
    financing: share(0.01, 0.04),
    cash: share(0.06, 0.22),
    receivables: share(0.09, 0.2),
    inventories: share(0.05, 0.16),
    plant: share(0.25, 0.6),
    goodwill: share(0.03, 0.2),
    payables: share(0.06, 0.13),
    otherCurrentLiabilities: share(0.04, 0.1),
    longTermDebt: share(0.08, 0.3),
  };
  const yearOf = (factor: number): Accounts => createYear(Math.round(revenue * factor), shares);
  return [yearOf(1), yearOf(share(0.88, 1.06))];
}

type Parts = Readonly<
  Record<Exclude<keyof Accounts, 'revenue' | 'taxes' | 'retainedEarnings' | 'shareCapital'>, number>
>;

const TAX_RATE = 0.23;
const RETAINED_SHARE = 0.7;

function createYear(revenue: number, shares: Parts): Accounts {
  const of = (part: keyof Parts): number => Math.round(revenue * shares[part]);
  const parts = {
    costOfSales: of('costOfSales'),
    operatingExpenses: of('operatingExpenses'),
    interest: of('interest'),
    depreciation: of('depreciation'),
    investments: of('investments'),
    financing: of('financing'),
    cash: of('cash'),
    receivables: of('receivables'),
    inventories: of('inventories'),
    plant: of('plant'),
    goodwill: of('goodwill'),
    payables: of('payables'),
    otherCurrentLiabilities: of('otherCurrentLiabilities'),
    longTermDebt: of('longTermDebt'),
  };
  const earned = revenue - parts.costOfSales - parts.operatingExpenses - parts.interest;
  const assets = parts.cash + parts.receivables + parts.inventories + parts.plant + parts.goodwill;
  const equity = assets - parts.payables - parts.otherCurrentLiabilities - parts.longTermDebt;
  const retainedEarnings = Math.round(equity * RETAINED_SHARE);
  return {
    revenue,
    ...parts,
    taxes: Math.round(earned * TAX_RATE),
    retainedEarnings,
    shareCapital: equity - retainedEarnings,
  };
}

/** What follows from a year of accounts. */
export function addUp(year: Accounts) {
  const grossProfit = year.revenue - year.costOfSales;
  const operatingIncome = grossProfit - year.operatingExpenses;
  const beforeTaxes = operatingIncome - year.interest;
  const netIncome = beforeTaxes - year.taxes;
  const currentAssets = year.cash + year.receivables + year.inventories;
  const nonCurrentAssets = year.plant + year.goodwill;
  const currentLiabilities = year.payables + year.otherCurrentLiabilities;
  const liabilities = currentLiabilities + year.longTermDebt;
  const equity = year.retainedEarnings + year.shareCapital;
  const operatingCash = netIncome + year.depreciation;
  return {
    grossProfit,
    operatingIncome,
    beforeTaxes,
    netIncome,
    currentAssets,
    nonCurrentAssets,
    assets: currentAssets + nonCurrentAssets,
    currentLiabilities,
    liabilities,
    equity,
    operatingCash,
    netCash: operatingCash - year.investments - year.financing,
  };
}

/** The same year as somebody else has it: more cash and more capital, so that it still adds up. */
export function contradict(year: Accounts): Accounts {
  const more = Math.max(1, Math.round(year.cash * 0.17));
  return { ...year, cash: year.cash + more, shareCapital: year.shareCapital + more };
}
