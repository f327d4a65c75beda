// The one list of topics that comes with the product (issue 17, 'Topics'): what is suggested, what a new tenant is offered, and what credit needs of its own.
// Topics that a tenant adds stay as they are. Each is stored by its English name.

/** Topics of credit's own. */
export const CREDIT_TOPICS = [
  'Default and restructuring',
  'Rating action',
  'Liquidity and funding',
  'Accounting',
  'Covenant',
] as const;

/** Every topic of the product. */
export const TOPICS: readonly string[] = [
  ...CREDIT_TOPICS,
  'Analyst Update',
  'Commodity Prices',
  'Company | Product News',
  'Contract Win',
  'Currencies',
  'Cyber Security',
  'Demand',
  'Dividend',
  'Earnings',
  'Energy | Oil',
  'Fed | Central Banks',
  'Financials',
  'Fiscal Policy',
  'General News | Opinion',
  'Gold | Metals | Materials',
  'Guidance',
  'IPO',
  'Industry Capacity',
  'Industry Financing',
  'Industry Outlook',
  'Inflation',
  'Input Costs',
  'Labour',
  'Legal | Regulation',
  'M&A | Investments',
  'Macro',
  'Markets',
  'Operations',
  'Personnel Change',
  'Politics',
  'Stock Commentary',
  'Stock Movement',
  'Supply Chain',
  'Sustainability',
  'Trade & Tariffs',
  'Treasuries | Corporate Debt',
];
