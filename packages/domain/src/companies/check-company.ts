/**
 * What a person may write of a company (specification 2, sections 2.5 and 5): name, business description, sector, industry, country, region
 * and entity type are mandatory; sector and industry stand in the tenant's lists, the country in ours; ratings are grades or none; web
 * addresses begin with http:// or https:// and are not fetched here; other names in the news are separated by commas, at most 20 of 2 to 100
 * characters. The ticker has no spaces and stays once given.
 */
import { isWebAddress } from '../text/web-address.ts';
import { findGrade } from './grades.ts';
import { cleanCell } from '../text/clean-cell.ts';
import { isReadable, isTicker } from './company-keys.ts';
import { ENTITY_TYPES, REGIONS } from './company.ts';
import { findCountry } from './countries.ts';
import { foldText } from '../text/fold-text.ts';

/** What a person fills in; a text is empty where nothing is given. */
export interface CompanyFields {
  readonly companyName: string;
  readonly businessDescription: string;
  readonly sector: string;
  readonly industry: string;
  readonly country: string;
  readonly region: string;
  readonly entityType: string;
  readonly creditRiskRatingST: string;
  readonly creditRiskRatingLT: string;
  readonly pressReleaseUrl: string;
  readonly rssFeedUrl: string;
  /** Other names by which the company is named in the news, separated by commas. */
  readonly aliases: string;
}

export type CompanyField = keyof CompanyFields;

export const MANDATORY_FIELDS = [
  'companyName',
  'businessDescription',
  'sector',
  'industry',
  'country',
  'region',
  'entityType',
] as const satisfies readonly CompanyField[];

export const COMPANY_FIELDS = [
  ...MANDATORY_FIELDS,
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'pressReleaseUrl',
  'rssFeedUrl',
  'aliases',
] as const satisfies readonly CompanyField[];

export type CompanyFault =
  | 'missing'
  | 'not-on-list'
  | 'bad-address'
  | 'bad-names'
  | 'ticker-spaces'
  | 'ticker-invalid';

/** The tenant's own names. */
export interface CompanyLists {
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
}

export interface CheckedFields {
  /** As they are stored: names in NFC and single-spaced, list entries in the list's own spelling. */
  readonly fields: Partial<CompanyFields>;
  readonly faults: ReadonlyMap<CompanyField, CompanyFault>;
}

/**
 * Checks the fields that are given. A mandatory one may not be empty, unless it is among `mayBeEmpty`: what was empty before and becomes so
 * again where a change is taken back.
 */
export function checkFields(
  given: Partial<CompanyFields>,
  lists: CompanyLists,
  mayBeEmpty: ReadonlySet<CompanyField> = new Set(),
): CheckedFields {
  const fields: Partial<Record<CompanyField, string>> = {};
  const faults = new Map<CompanyField, CompanyFault>();
  for (const field of COMPANY_FIELDS) {
    const text = given[field];
    if (text === undefined) continue;
    const stored = normaliseField(field, text, lists);
    if (stored === null) faults.set(field, FAULT_BY_FIELD[field] ?? 'not-on-list');
    else if (stored === '' && isMandatory(field) && !mayBeEmpty.has(field)) faults.set(field, 'missing');
    else fields[field] = stored;
  }
  return { fields, faults };
}

/** What is wrong with the ticker of a new company, or null. */
export function checkTicker(ticker: string): CompanyFault | null {
  if (ticker.trim() === '') return 'missing';
  if (/\s/u.test(ticker)) return 'ticker-spaces';
  return isTicker(ticker) ? null : 'ticker-invalid';
}

function isMandatory(field: CompanyField): boolean {
  return MANDATORY_FIELDS.some((mandatory) => mandatory === field);
}

type Form = (text: string, lists: CompanyLists) => string | null;

const rating: Form = (text) => findGrade(text);
const address: Form = (text) => (isWebAddress(text) ? text : null);

/** What is wrong with a field that cannot be stored, where it is chosen from no list. */
const FAULT_BY_FIELD: Partial<Record<CompanyField, CompanyFault>> = {
  pressReleaseUrl: 'bad-address',
  rssFeedUrl: 'bad-address',
  aliases: 'bad-names',
};

const ALIASES = { most: 20, shortest: 2, longest: 100 } as const;

/** Names as they are stored: separated by a comma and a space, each once; null where one is too short or too long, or there are too many. */
export function findStoredAliases(text: string): string | null {
  const names = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const name = cleanCell(part);
    if (name === '') continue;
    if (name.length < ALIASES.shortest || name.length > ALIASES.longest || !isReadable(name)) return null;
    if (!names.has(foldText(name))) names.set(foldText(name), name);
  }
  return names.size > ALIASES.most ? null : [...names.values()].join(', ');
}

/** How a text that is not empty is stored, or null where it cannot be. */
const FORMS: Readonly<Record<CompanyField, Form>> = {
  companyName: (text) => (isReadable(text) ? cleanCell(text) : ''),
  businessDescription: (text) => text,
  sector: (text, { sectors }) => findName(sectors, text),
  industry: (text, { industries }) => findName(industries, text),
  country: (text) => findCountry(text)?.name ?? null,
  region: (text) => REGIONS.find((region) => region === text) ?? null,
  entityType: (text) => ENTITY_TYPES.find((type) => type === text) ?? null,
  creditRiskRatingST: rating,
  creditRiskRatingLT: rating,
  pressReleaseUrl: address,
  rssFeedUrl: address,
  aliases: findStoredAliases,
};

function normaliseField(field: CompanyField, text: string, lists: CompanyLists): string | null {
  const trimmed = text.normalize('NFC').trim();
  return trimmed === '' ? '' : FORMS[field](trimmed, lists);
}

function findName(names: readonly string[], text: string): string | null {
  if (names.includes(text)) return text;
  const key = foldText(text);
  return names.find((name) => foldText(name) === key) ?? null;
}

/**
 * What a change of checked fields does to a company: the fields that come to differ. The region follows a new country where the change
 * does not name one.
 */
export function decideChange(before: CompanyFields, change: Partial<CompanyFields>): Partial<CompanyFields> {
  const wanted = { ...deriveRegion(before, change), ...change };
  return Object.fromEntries(
    COMPANY_FIELDS.flatMap((field) =>
      wanted[field] === undefined || wanted[field] === before[field] ? [] : [[field, wanted[field]]],
    ),
  );
}

function deriveRegion(before: CompanyFields, { country }: Partial<CompanyFields>): Partial<CompanyFields> {
  const found = country === undefined || country === before.country ? null : findCountry(country);
  return found ? { region: found.region } : {};
}

/** The fields of a company to which `change` was done, as a change that takes it back; the region goes with the country. */
export function reverseChange(before: CompanyFields, change: Partial<CompanyFields>): Partial<CompanyFields> {
  const names = COMPANY_FIELDS.filter(
    (field) => change[field] !== undefined || (field === 'region' && change.country !== undefined),
  );
  return Object.fromEntries(names.map((field) => [field, before[field]]));
}
