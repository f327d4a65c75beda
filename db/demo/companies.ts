/**
 * The companies of the demo tenant: real ones, facts only (name, ticker, industry, country, listing currency, what it does).
 * The sector follows from the industry and the region from the country, so that a row cannot contradict itself.
 */
import { findCountry } from '@vigilo/domain/companies/countries';
import { findIndustry } from '@vigilo/domain/companies/industries';
import { CONSUMER_ROWS } from './companies-consumer.ts';
import { ENERGY_ROWS } from './companies-energy.ts';
import { FINANCIAL_ROWS } from './companies-financial.ts';
import { HEALTHCARE_ROWS } from './companies-healthcare.ts';
import { INDUSTRIAL_ROWS } from './companies-industrial.ts';
import { TECHNOLOGY_ROWS } from './companies-technology.ts';
import type { CompanyFacts, CompanyRow } from './types.ts';

function toCompanyFacts([
  ticker,
  name,
  industryName,
  countryName,
  currency,
  startPrice,
  businessDescription,
]: CompanyRow): CompanyFacts {
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
    entityType: startPrice === null ? 'Private' : 'Public',
    currency,
    businessDescription,
    startPrice,
  };
}

/** All demo companies, sector by sector. */
export const COMPANY_FACTS: readonly CompanyFacts[] = [
  ...CONSUMER_ROWS,
  ...ENERGY_ROWS,
  ...FINANCIAL_ROWS,
  ...HEALTHCARE_ROWS,
  ...INDUSTRIAL_ROWS,
  ...TECHNOLOGY_ROWS,
].map(toCompanyFacts);
