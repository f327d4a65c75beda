/** Invented stories about an industry or a country's economy; every company of the industry or country has the story. */
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { StoryTemplate } from './types.ts';

export const INDUSTRY_STORIES: readonly StoryTemplate[] = [
  [
    'Industry Outlook',
    100,
    400,
    '{industry}: survey points to firmer demand',
    'Two thirds of the companies asked expect rising orders.',
  ],
  [
    'Industry Outlook',
    300,
    600,
    '{industry}: trade body lifts its growth forecast',
    'Volumes are now expected to grow by {percent} %.',
  ],
  [
    'Input Costs',
    100,
    400,
    '{industry}: input costs ease',
    'Purchase prices fell {percent} % within a quarter.',
  ],
  [
    'Industry Capacity',
    200,
    500,
    '{industry}: idle capacity is closed',
    'Lower supply supports prices and margins.',
  ],
  [
    'Regulation',
    100,
    300,
    '{industry}: common standard shortens approvals',
    'Procedures become quicker and cheaper for all suppliers.',
  ],
  [
    'Industry Financing',
    100,
    300,
    '{industry}: lenders offer longer maturities',
    'Banks are ready to lend to the industry at lower spreads.',
  ],
  [
    'Industry Outlook',
    -400,
    -100,
    '{industry}: order books get thinner',
    'Two thirds of the companies asked expect falling orders.',
  ],
  [
    'Industry Outlook',
    -600,
    -300,
    '{industry}: trade body cuts its growth forecast',
    'Volumes are now expected to shrink by {percent} %.',
  ],
  [
    'Input Costs',
    -400,
    -100,
    '{industry}: purchase prices climb',
    'Costs rose {percent} % within a quarter and can be passed on only in part.',
  ],
  [
    'Industry Capacity',
    -500,
    -200,
    '{industry}: new capacity presses on prices',
    'Supply grows faster than demand.',
  ],
  [
    'Regulation',
    -300,
    -100,
    '{industry}: wider reporting duties ahead',
    'The rules take effect next year and add to overhead.',
  ],
  [
    'Industry Financing',
    -300,
    -100,
    '{industry}: customers pay later',
    'Average payment terms grew by a week, which ties up working capital.',
  ],
  [
    'Industry Outlook',
    0,
    0,
    '{industry}: yearly figures published',
    'Sales and employment were as estimated in spring.',
  ],
];

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
    topic: 'Interest Rates',
    score: 200,
    bySector: { [FINANCE]: -100 },
    title: '{country}: central bank lowers its key rate',
    text: 'Borrowing becomes cheaper for companies and households.',
  },
  {
    topic: 'Interest Rates',
    score: -200,
    bySector: { [FINANCE]: 200 },
    title: '{country}: key rate goes up by a quarter point',
    text: 'Financing costs rise; lenders earn more on deposits.',
  },
  {
    topic: 'Interest Rates',
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
    topic: 'Currency',
    score: 100,
    bySector: { [CONSUMER]: -100 },
    title: '{country}: weaker currency helps exporters',
    text: 'Foreign sales are worth more, while imports cost more.',
  },
  {
    topic: 'Currency',
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
    topic: 'Economic Growth',
    score: 300,
    title: '{country}: economy grows faster than forecast',
    text: 'Output rose {percent} % at an annual rate.',
  },
  {
    topic: 'Economic Growth',
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
