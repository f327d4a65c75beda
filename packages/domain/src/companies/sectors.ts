/**
 * The six sectors (specification 2, section 9 'Option lists') and the names that the common classifications
 * (GICS, ICB, NASDAQ, TRBC, Morningstar) use for them. 'Miscellaneous' and an empty text match no sector.
 */
import { lookupKey } from '../records/fold-text.ts';

export const SECTORS = [
  'Consumer Goods & Retail',
  'Energy',
  'Financial Services & Real Estate',
  'Healthcare',
  'Industrials, Materials & Utilities',
  'Technology, Media & Telecommunications',
] as const;
export type Sector = (typeof SECTORS)[number];

/** Names in other classifications for each sector or a part of it. */
const SYNONYMS: Record<Sector, readonly string[]> = {
  'Consumer Goods & Retail': [
    'Consumer',
    'Consumer Goods',
    'Consumer Services',
    'Consumer Products',
    'Consumer Discretionary',
    'Consumer Staples',
    'Consumer Cyclical',
    'Consumer Cyclicals',
    'Consumer Defensive',
    'Consumer Non-Cyclical',
    'Consumer Non-Cyclicals',
    'Consumer Durables',
    'Consumer Non-Durables',
    'Consumer Durables & Apparel',
    'Consumer Products & Services',
    'Automobiles',
    'Automobiles & Parts',
    'Automobiles & Components',
    'Food & Beverage',
    'Food, Beverage & Tobacco',
    'Food & Staples Retailing',
    'Consumer Staples Distribution & Retail',
    'Consumer Discretionary Distribution & Retail',
    'Household & Personal Products',
    'Personal & Household Goods',
    'Personal Care, Drug & Grocery Stores',
    'Retail',
    'Retailing',
    'Retail Trade',
    'Travel & Leisure',
  ],
  Energy: [
    'Oil & Gas',
    'Oil, Gas & Coal',
    'Oil, Gas & Consumable Fuels',
    'Alternative Energy',
    'Renewable Energy',
  ],
  'Financial Services & Real Estate': [
    'Finance',
    'Financial',
    'Financials',
    'Financial Services',
    'Diversified Financials',
    'Banks',
    'Banking',
    'Insurance',
    'Real Estate',
    'Real Estate Management & Development',
    'Equity Real Estate Investment Trusts (REITs)',
    'REITs',
  ],
  Healthcare: [
    'Health',
    'Health Care',
    'Health Care Equipment & Services',
    'Health Services',
    'Health Technology',
    'Pharmaceuticals',
    'Biotechnology',
    'Pharmaceuticals & Biotechnology',
    'Pharmaceuticals, Biotechnology & Life Sciences',
    'Life Sciences',
    'Medical',
  ],
  'Industrials, Materials & Utilities': [
    'Industrial',
    'Industrials',
    'Industrial Goods',
    'Industrial Goods & Services',
    'Industrial Services',
    'Capital Goods',
    'Commercial & Professional Services',
    'Transportation',
    'Construction & Materials',
    'Producer Manufacturing',
    'Process Industries',
    'Material',
    'Materials',
    'Basic Materials',
    'Basic Industries',
    'Basic Resources',
    'Non-Energy Minerals',
    'Chemicals',
    'Metals & Mining',
    'Mining',
    'Utility',
    'Utilities',
    'Public Utilities',
  ],
  'Technology, Media & Telecommunications': [
    'Technology',
    'Information Technology',
    'Technology Services',
    'Electronic Technology',
    'IT',
    'TMT',
    'Media',
    'Media & Entertainment',
    'Communications',
    'Communication Services',
    'Telecom',
    'Telecoms',
    'Telecommunication',
    'Telecommunications',
    'Telecommunication Services',
    'Software & Services',
    'Technology Hardware & Equipment',
    'Semiconductors',
    'Semiconductors & Semiconductor Equipment',
  ],
};

const SECTOR_BY_KEY: ReadonlyMap<string, Sector> = new Map(
  SECTORS.flatMap((sector) =>
    [sector, ...SYNONYMS[sector]].map((name): [string, Sector] => [lookupKey(name), sector]),
  ),
);

/** The sector with this name or synonym, ignoring case, accents and punctuation, or null. */
export function findSector(text: string): Sector | null {
  return SECTOR_BY_KEY.get(lookupKey(text)) ?? null;
}
