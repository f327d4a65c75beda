/**
 * What a person may write of a company (specification 2, sections 2.5 and 5): name, business description, sector, industry, country, region
 * and entity type are mandatory; sector and industry stand in the tenant's lists, the country in ours; ratings are grades or none; web
 * addresses begin with http:// or https:// and are not fetched here; other names in the news are separated by commas, at most 20 of 2 to 100
 * characters. The ticker has no spaces and stays once given.
 */
import { cleanCell } from '../records/clean-cell.ts';
import type { OwnList } from '../records/field.ts';
import { isWebAddress } from '../records/web-address.ts';
import { isReadable, isTicker } from './company-keys.ts';
import { findCountry } from './countries.ts';
import type { CompanyValues, EditedField } from './fields.ts';
import { COMPANY_FIELDS, EDITED_FIELDS } from './fields.ts';
import { foldText } from '../records/fold-text.ts';

export type CompanyFault =
  | 'missing'
  | 'not-on-list'
  | 'bad-address'
  | 'bad-names'
  | 'ticker-spaces'
  | 'ticker-invalid';

/** The tenant's own names. */
export type CompanyLists = Readonly<Record<Extract<OwnList, 'sectors' | 'industries'>, readonly string[]>>;

export interface CheckedFields {
  /** As they are stored: names in NFC and single-spaced, list entries in the list's own spelling. */
  readonly fields: Partial<CompanyValues>;
  readonly faults: ReadonlyMap<EditedField, CompanyFault>;
}

/**
 * Checks the fields that are given. A mandatory one may not be empty, unless it is among `mayBeEmpty`: what was empty before and becomes so
 * again where a change is taken back.
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

/** What is wrong with the ticker of a new company, or null. */
export function checkTicker(ticker: string): CompanyFault | null {
  if (ticker.trim() === '') return 'missing';
  if (/\s/u.test(ticker)) return 'ticker-spaces';
  return isTicker(ticker) ? null : 'ticker-invalid';
}

/** What is wrong with a text that cannot be stored. */
function faultOfKind(kind: (typeof COMPANY_FIELDS)[EditedField]['kind']): CompanyFault {
  if (kind === 'web-address') return 'bad-address';
  return kind === 'aliases' ? 'bad-names' : 'not-on-list';
}

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

/** The text as it is stored, or null where it cannot be. */
function normaliseField(name: EditedField, given: string, lists: CompanyLists): string | null {
  const text = given.normalize('NFC').trim();
  const field = COMPANY_FIELDS[name];
  if (text === '') return '';
  if (field.kind === 'listed-name') return findName(lists[field.list], text);
  return 'values' in field ? (field.values.find((value) => value === text) ?? null) : FORMS[field.kind](text);
}

/** How a text of a kind is stored, or null where it cannot be. */
const FORMS = {
  line: (text: string) => (isReadable(text) ? cleanCell(text) : ''),
  text: (text: string) => text,
  country: (text: string) => findCountry(text)?.name ?? null,
  'web-address': (text: string) => (isWebAddress(text) ? text : null),
  aliases: findStoredAliases,
} as const;

function findName(names: readonly string[], text: string): string | null {
  if (names.includes(text)) return text;
  const key = foldText(text);
  return names.find((name) => foldText(name) === key) ?? null;
}

/**
 * What a change of checked fields does to a company: the fields that come to differ. The region follows a new country where the change
 * does not name one.
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

/** The fields of a company to which `change` was done, as a change that takes it back; the region goes with the country. */
export function reverseChange(before: CompanyValues, change: Partial<CompanyValues>): Partial<CompanyValues> {
  const names = EDITED_FIELDS.filter(
    (field) => change[field] !== undefined || (field === 'region' && change.country !== undefined),
  );
  return Object.fromEntries(names.map((field) => [field, before[field]]));
}
