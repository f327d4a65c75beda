/**
 * Validates the fields of a company (specification 2, sections 2.5 and 5). Name, business description, sector, industry, country, region and
 * entity type are mandatory; sector and industry must be on the tenant's lists, the country on the product's; ratings are grades or empty;
 * web addresses begin with http:// or https:// and are not fetched here; other names in the news are separated by commas, at most 20 of
 * 2 to 100 characters; the market capitalisation is a number of millions of US dollars. The ticker has no spaces and cannot be changed later.
 */
import { cleanCell } from '../records/clean-cell.ts';
import type { OwnList } from '../records/field.ts';
import { isWebAddress } from '../records/web-address.ts';
import { isReadable, isTicker } from './company-keys.ts';
import { findCountry } from './countries.ts';
import type { CompanyValues, EditedField } from './fields.ts';
import { COMPANY_FIELDS, EDITED_FIELDS } from './fields.ts';
import { findStoredMarketCap } from './market-cap.ts';
import { foldText } from '../records/fold-text.ts';

export type CompanyFault =
  | 'missing'
  | 'not-on-list'
  | 'bad-address'
  | 'bad-names'
  | 'bad-amount'
  | 'ticker-spaces'
  | 'ticker-invalid';

/** The names on the tenant's lists. */
export type CompanyLists = Readonly<Record<Extract<OwnList, 'sectors' | 'industries'>, readonly string[]>>;

export interface CheckedFields {
  /** As stored: names in NFC with single spaces, list entries in the spelling of the list. */
  readonly fields: Partial<CompanyValues>;
  readonly faults: ReadonlyMap<EditedField, CompanyFault>;
}

/**
 * Checks the given fields. A mandatory field may be empty only if it is in `mayBeEmpty`: undoing a change restores fields that were empty
 * before it.
 */
export function checkFields(
  given: Partial<CompanyValues>,
  lists: CompanyLists,
  mayBeEmpty: ReadonlySet<EditedField> = new Set(),
): CheckedFields {
  const fields: Partial<Record<EditedField, string>> = {};
  const faults = new Map<EditedField, CompanyFault>();
  for (const field of EDITED_FIELDS) {
    const text = given[field];
    if (text === undefined) continue;
    const stored = normaliseField(field, text, lists);
    if (stored === null) faults.set(field, faultOfKind(COMPANY_FIELDS[field].kind));
    else if (stored === '' && 'isRequired' in COMPANY_FIELDS[field] && !mayBeEmpty.has(field))
      faults.set(field, 'missing');
    else fields[field] = stored;
  }
  return { fields, faults };
}

/** The fault in a new company's ticker, or null. */
export function checkTicker(ticker: string): CompanyFault | null {
  if (ticker.trim() === '') return 'missing';
  if (/\s/u.test(ticker)) return 'ticker-spaces';
  return isTicker(ticker) ? null : 'ticker-invalid';
}

/** The fault of a text that a field of this kind cannot store. */
function faultOfKind(kind: (typeof COMPANY_FIELDS)[EditedField]['kind']): CompanyFault {
  if (kind === 'web-address') return 'bad-address';
  if (kind === 'amount') return 'bad-amount';
  return kind === 'aliases' ? 'bad-names' : 'not-on-list';
}

const ALIASES = { most: 20, shortest: 2, longest: 100 } as const;

/** Names as stored: separated by a comma and a space, without duplicates; null when one is too short or too long, or there are too many. */
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

/** Names as they are stored, one by one. */
export function listAliases(stored: string): string[] {
  return stored === '' ? [] : stored.split(', ');
}

/** The text as stored, or null when it is invalid. */
function normaliseField(name: EditedField, given: string, lists: CompanyLists): string | null {
  const text = given.normalize('NFC').trim();
  const field = COMPANY_FIELDS[name];
  if (text === '') return '';
  if (field.kind === 'listed-name') return findName(lists[field.list], text);
  return 'values' in field ? (field.values.find((value) => value === text) ?? null) : FORMS[field.kind](text);
}

/** By kind, the text as stored, or null when it is invalid. */
const FORMS = {
  line: (text: string) => (isReadable(text) ? cleanCell(text) : ''),
  text: (text: string) => text,
  country: (text: string) => findCountry(text)?.name ?? null,
  'web-address': (text: string) => (isWebAddress(text) ? text : null),
  aliases: findStoredAliases,
  amount: findStoredMarketCap,
} as const;

function findName(names: readonly string[], text: string): string | null {
  if (names.includes(text)) return text;
  const key = foldText(text);
  return names.find((name) => foldText(name) === key) ?? null;
}

/**
 * The fields of a company that a checked change really alters. The region follows a new country unless the change sets one.
 */
export function decideChange(before: CompanyValues, change: Partial<CompanyValues>): Partial<CompanyValues> {
  const wanted = { ...deriveRegion(before, change), ...change };
  return Object.fromEntries(
    EDITED_FIELDS.flatMap((field) =>
      wanted[field] === undefined || wanted[field] === before[field] ? [] : [[field, wanted[field]]],
    ),
  );
}

function deriveRegion(before: CompanyValues, { country }: Partial<CompanyValues>): Partial<CompanyValues> {
  const found = country === undefined || country === before.country ? null : findCountry(country);
  return found ? { region: found.region } : {};
}

/** The change that undoes `change`, with the region when the country changed. */
export function reverseChange(before: CompanyValues, change: Partial<CompanyValues>): Partial<CompanyValues> {
  const names = EDITED_FIELDS.filter(
    (field) => change[field] !== undefined || (field === 'region' && change.country !== undefined),
  );
  return Object.fromEntries(names.map((field) => [field, before[field]]));
}
