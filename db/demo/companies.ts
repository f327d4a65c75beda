/**
 * The companies of the demo tenant: real ones, facts only (name, ticker, industry, country, listing currency, what it does). A start
 * price is a believable level to start the invented prices from; a private company has none. The sector follows from the industry
 * and the region from the country, so that a row cannot contradict itself.
 */
import { findCountry } from '@vigilo/domain/companies/countries';
import { findIndustry } from '@vigilo/domain/companies/industries';
import { readTable } from './read-table.ts';
import type { CompanyFacts } from './types.ts';

function companyFacts([
  ticker = '',
  name = '',
  industryName = '',
  countryName = '',
  currency = '',
  startPrice = '',
  businessDescription = '',
]: readonly string[]): CompanyFacts {
  const industry = findIndustry(industryName);
  const country = findCountry(countryName);
  if (!industry || !country) throw new Error(`Demo company ${ticker}: unknown industry or country`);
  return {
    ticker,
    name,
    sector: industry.sector,
    industry: industry.name,
    country: country.name,
    region: country.region,
    entityType: startPrice === '' ? 'Private' : 'Public',
    currency,
    businessDescription,
    startPrice: startPrice === '' ? null : Number(startPrice),
  };
}

/** All demo companies, sector by sector. */
export const COMPANY_FACTS: readonly CompanyFacts[] = readTable('companies.tsv').map(companyFacts);
