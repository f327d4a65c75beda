// What is typed into the dialog of a company, and what is wrong with it (specification 2, sections 2.5 and 5).

import type { CallArguments, CallReply } from '@vigilo/contract/call';
import type { addCompanies, CompanyChange, getCompany } from '@vigilo/contract/companies';
import type { FeedKind } from '@vigilo/contract/news';
import { findStoredAliases } from '@vigilo/domain/companies/check-company';
import {
  COMPANY_FIELDS,
  EDITED_FIELDS,
  FORM_FIELDS,
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
} from '@vigilo/domain/companies/fields';
import { findStoredMarketCap } from '@vigilo/domain/companies/market-cap';
import { mapNames } from '@vigilo/domain/records/field';
import { isWebAddress } from '@vigilo/domain/records/web-address';

export type CompanyDetails = CallReply<typeof getCompany>['data'];

export type CompanyField = (typeof FORM_FIELDS)[number];

/** Texts, empty where nothing is given; and the version that was looked at, 0 for a new company. */
export type CompanyFields = Readonly<Record<CompanyField, string> & { version: number }>;

export type CompanyFault =
  | 'missing'
  | 'tickerSpaces'
  | 'wrongAddress'
  | 'wrongFeedAddress'
  | 'wrongNames'
  | 'wrongAmount';

export type CompanyFaults = Partial<Record<CompanyField, CompanyFault>>;

/** The fields that name a feed, which is read over https alone unless the settings of the server say otherwise. */
export const FEED_FIELDS: ReadonlyMap<CompanyField, FeedKind> = new Map([
  ['rssFeedUrl', 'rss'],
  ['pressReleaseUrl', 'press'],
]);

export const NEW_COMPANY: CompanyFields = { ...mapNames(FORM_FIELDS, () => ''), version: 0 };

export function toCompanyFields(company: CompanyDetails): CompanyFields {
  return { ...mapNames(FORM_FIELDS, (field) => company[field] ?? ''), version: company.version };
}

/** What is wrong with each field, as far as it can be known without the server. */
export function listCompanyFaults(fields: CompanyFields): CompanyFaults {
  const faults: CompanyFaults = {};
  for (const field of FORM_FIELDS) {
    const fault = findFault(field, fields[field].trim());
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function findFault(field: CompanyField, text: string): CompanyFault | null {
  if (text === '') return 'isRequired' in COMPANY_FIELDS[field] ? 'missing' : null;
  switch (COMPANY_FIELDS[field].kind) {
    case 'ticker':
      return /\s/u.test(text) ? 'tickerSpaces' : null;
    case 'web-address':
      if (isWebAddress(text)) return null;
      return FEED_FIELDS.has(field) ? 'wrongFeedAddress' : 'wrongAddress';
    case 'aliases':
      return findStoredAliases(text) === null ? 'wrongNames' : null;
    case 'amount':
      return findStoredMarketCap(text) === null ? 'wrongAmount' : null;
    default:
      return null;
  }
}

/** The fields that differ from those the form began with, as the call takes them. */
export function changedFields(fields: CompanyFields, initial: CompanyFields): CompanyChange {
  const changed = EDITED_FIELDS.filter((field) => fields[field].trim() !== initial[field].trim());
  // The lists the fields are chosen from are those of the call; the server checks them.
  return Object.fromEntries(changed.map((field) => [field, fields[field].trim()])) as CompanyChange;
}

type NewCompany = CallArguments<typeof addCompanies>['body']['arrayOfCompanies'][number];

/** A new company as the call takes it; what was left empty among the optional fields is left out. */
export function toNewCompany(fields: CompanyFields): NewCompany {
  const given = OPTIONAL_FIELDS.filter((field) => fields[field].trim() !== '');
  const texts = ['ticker', ...REQUIRED_FIELDS, ...given] as const;
  // As above: chosen from the lists of the call, checked by the server.
  return Object.fromEntries(texts.map((field) => [field, fields[field].trim()])) as NewCompany;
}
