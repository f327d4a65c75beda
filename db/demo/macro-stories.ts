/** Invented stories about a country's economy; every company of the country has the story. */
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';

/** A macro story: its score for most companies, and for sectors that it meets otherwise. */
export interface MacroTemplate {
  readonly topic: string;
  readonly score: Thousandths;
  readonly title: string;
  readonly text: string;
  readonly bySector?: Partial<Record<Sector, Thousandths>>;
}

const FINANCE: Sector = 'Financial Services & Real Estate';
const CONSUMER: Sector = 'Consumer Goods & Retail';
const INDUSTRIAL: Sector = 'Industrials, Materials & Utilities';

export const MACRO_STORIES: readonly MacroTemplate[] = [
  {
    topic: 'Fed | Central Banks',
    score: 200,
    bySector: { [FINANCE]: -100 },
    title: '{country}: central bank lowers its key rate',
    text: 'Borrowing becomes cheaper for companies and households.',
  },
  {
    topic: 'Fed | Central Banks',
    score: -200,
    bySector: { [FINANCE]: 200 },
    title: '{country}: key rate goes up by a quarter point',
    text: 'Financing costs rise; lenders earn more on deposits.',
  },
  {
    topic: 'Fed | Central Banks',
    score: 0,
    title: '{country}: key rate left where it is',
    text: 'The decision had been expected by most economists.',
  },
  {
    topic: 'Inflation',
    score: 200,
    bySector: { [CONSUMER]: 300 },
    title: '{country}: inflation slows more than expected',
    text: 'Real incomes improve and cost pressure eases.',
  },
  {
    topic: 'Inflation',
    score: -300,
    bySector: { Energy: -100 },
    title: '{country}: inflation surprises on the upside',
    text: 'Wage and input costs are likely to follow.',
  },
  {
    topic: 'Currencies',
    score: 100,
    bySector: { [CONSUMER]: -100 },
    title: '{country}: weaker currency helps exporters',
    text: 'Foreign sales are worth more, while imports cost more.',
  },
  {
    topic: 'Currencies',
    score: -100,
    bySector: { [CONSUMER]: 100 },
    title: '{country}: exporters feel the stronger currency',
    text: 'Foreign sales are worth less, while imports become cheaper.',
  },
  {
    topic: 'Commodity Prices',
    score: -200,
    bySector: { Energy: 400 },
    title: '{country}: oil and gas prices rise',
    text: 'Producers gain, users of energy pay more.',
  },
  {
    topic: 'Commodity Prices',
    score: 200,
    bySector: { Energy: -400 },
    title: '{country}: energy becomes cheaper',
    text: 'Users of energy gain, producers earn less.',
  },
  {
    topic: 'Trade & Tariffs',
    score: -300,
    bySector: { [FINANCE]: -100, [INDUSTRIAL]: -500 },
    title: '{country}: new tariffs announced on some goods',
    text: 'Companies check their supply routes; the effect depends on the final list.',
  },
  {
    topic: 'Trade & Tariffs',
    score: 300,
    bySector: { [FINANCE]: 100 },
    title: '{country}: trade agreement enters into force',
    text: 'Duties on many goods fall in steps.',
  },
  {
    topic: 'Macro',
    score: 300,
    title: '{country}: economy grows faster than forecast',
    text: 'Output rose {percent} % at an annual rate.',
  },
  {
    topic: 'Macro',
    score: -300,
    title: '{country}: output shrinks for a quarter',
    text: 'Investment was weak; services held up better.',
  },
  {
    topic: 'Fiscal Policy',
    score: 200,
    title: '{country}: budget brings relief for investment',
    text: 'Depreciation rules become more generous.',
  },
  {
    topic: 'Fiscal Policy',
    score: -200,
    title: '{country}: temporary levy on profits proposed',
    text: 'The levy would end after two years.',
  },
];
