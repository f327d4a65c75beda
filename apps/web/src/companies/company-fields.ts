// What is typed into the dialog of a company, and what is wrong with it (specification 2, sections 2.5 and 5).

import type { CallArguments, CallReply } from '@vigilo/contract/call';
import type { addCompanies, CompanyChange, getCompany } from '@vigilo/contract/companies';
import { findStoredAliases } from '@vigilo/domain/companies/check-company';
import { isWebAddress } from '@vigilo/domain/records/web-address';

export type CompanyDetails = CallReply<typeof getCompany>['data'];

const MANDATORY = [
  'companyName',
  'businessDescription',
  'sector',
  'industry',
  'country',
  'region',
  'entityType',
] as const;
const OPTIONAL = [
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'pressReleaseUrl',
  'rssFeedUrl',
  'aliases',
] as const;

export type CompanyField = (typeof MANDATORY)[number] | (typeof OPTIONAL)[number] | 'ticker';

/** Texts, empty where nothing is given; and the version that was looked at, 0 for a new company. */
export type CompanyFields = Readonly<Record<CompanyField, string> & { version: number }>;

export type CompanyFault =
  | 'missing'
  | 'tickerSpaces'
  | 'wrongAddress'
  | 'wrongNames'
  | 'tickerExists'
  | 'nameExists'
  | 'nameExistsOnEdit';

export type CompanyFaults = Partial<Record<CompanyField, CompanyFault>>;

export const NEW_COMPANY: CompanyFields = {
  companyName: '',
  ticker: '',
  businessDescription: '',
  sector: '',
  industry: '',
  country: '',
  region: '',
  entityType: '',
  creditRiskRatingST: '',
  creditRiskRatingLT: '',
  pressReleaseUrl: '',
  rssFeedUrl: '',
  aliases: '',
  version: 0,
};

export function toCompanyFields(company: CompanyDetails): CompanyFields {
  const { companyName, ticker, businessDescription, sector, industry, country, region, entityType, version } =
    company;
  return {
    companyName,
    ticker,
    businessDescription,
    sector,
    industry,
    country,
    region,
    entityType,
    creditRiskRatingST: company.creditRiskRatingST ?? '',
    creditRiskRatingLT: company.creditRiskRatingLT ?? '',
    pressReleaseUrl: company.pressReleaseUrl ?? '',
    rssFeedUrl: company.rssFeedUrl ?? '',
    aliases: company.aliases,
    version,
  };
}

/** What is wrong with each field, as far as it can be known without the server. */
export function listCompanyFaults(fields: CompanyFields): CompanyFaults {
  const faults: CompanyFaults = {};
  for (const field of [...MANDATORY, 'ticker'] as const)
    if (fields[field].trim() === '') faults[field] = 'missing';
  if (/\s/u.test(fields.ticker.trim())) faults.ticker = 'tickerSpaces';
  for (const field of ['pressReleaseUrl', 'rssFeedUrl'] as const)
    if (fields[field].trim() !== '' && !isWebAddress(fields[field].trim())) faults[field] = 'wrongAddress';
  if (findStoredAliases(fields.aliases) === null) faults.aliases = 'wrongNames';
  return faults;
}

/** The fields that differ from those the dialog began with. */
function listChangedFields(fields: CompanyFields, initial: CompanyFields) {
  return [...MANDATORY, ...OPTIONAL].filter((field) => fields[field].trim() !== initial[field].trim());
}

/** The same as the call takes them. */
export function changedFields(fields: CompanyFields, initial: CompanyFields): CompanyChange {
  // The lists the fields are chosen from are those of the call; the server checks them.
  return Object.fromEntries(
    listChangedFields(fields, initial).map((field) => [field, fields[field].trim()]),
  ) as CompanyChange;
}

/** What was typed, on what somebody else has made of the company meanwhile: where nothing was typed it is as they left it. */
export function mergeTypedFields(
  newest: CompanyFields,
  fields: CompanyFields,
  initial: CompanyFields,
): CompanyFields {
  return {
    ...newest,
    ...Object.fromEntries(listChangedFields(fields, initial).map((field) => [field, fields[field]])),
  };
}

type NewCompany = CallArguments<typeof addCompanies>['body']['arrayOfCompanies'][number];

/** A new company as the call takes it; what was left empty among the optional fields is left out. */
export function toNewCompany(fields: CompanyFields): NewCompany {
  const given = OPTIONAL.filter((field) => fields[field].trim() !== '');
  const texts = ['ticker', ...MANDATORY, ...given] as const;
  // As above: chosen from the lists of the call, checked by the server.
  return Object.fromEntries(texts.map((field) => [field, fields[field].trim()])) as NewCompany;
}
