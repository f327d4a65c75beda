// A row of a company file (specification 2, section 5; issue 2 'Import'). A new company needs a ticker without spaces and a name, both unique
// in the tenant and in the file. The region follows from the country. An unknown sector counts as missing; an unknown country, rating, entity
// type, currency or ISIN is refused. What a file does not say stays empty. What becomes of the row: decide-company.ts.

import { findStoredAliases } from '../companies/check-company.ts';
import type { Region } from '../companies/company.ts';
import { findIsin, isTicker } from '../companies/company-keys.ts';
import { findCountry } from '../companies/countries.ts';
import type { FileField } from '../companies/fields.ts';
import { COMPANY_FIELDS, FILE_FIELDS } from '../companies/fields.ts';
import { findIndustry } from '../companies/industries.ts';
import { mapNames } from '../records/field.ts';
import type { FaultCode, NoteCode, ReadRow } from './faults.ts';
import type { ImportField, Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import { findMarketCap } from './read-market-cap.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_INDUSTRY = 200;

/** A company as read from a row; empty texts were not given. The region follows from the country. */
export type CompanyDraft = Readonly<Record<FileField | 'region', string>>;

/** Reads a row of cells. `findSector` finds the tenant's sector by name, or returns null. */
export function readCompanyRow(
  cells: readonly string[],
  mapping: Mapping,
  options: ImportOptions,
  findSector: (text: string) => string | null,
): ReadRow<CompanyDraft> {
  const row = new RowReader(cells, mapping);
  const ticker = row.text('ticker');
  if (!isTicker(ticker)) row.refuse(ticker === '' ? 'required' : 'ticker-invalid', 'ticker', ticker);
  const draft: CompanyDraft = {
    ticker,
    companyName: row.required('companyName', COMPANY_FIELDS.companyName.longest),
    ...readClassification(row, options, findSector),
    ...mapNames(OTHER_FIELDS, (field) => readField(row, field, options)),
  };
  if (draft.entityType === '') row.remark('entity-type-missing', 'entityType', '');
  return { draft, faults: row.faults, notes: row.notes };
}

/** The fields that need no rule beyond their kind. */
const OTHER_FIELDS = FILE_FIELDS.filter(
  (field) => !['ticker', 'companyName', 'sector', 'industry', 'country'].includes(field),
) as Exclude<FileField, 'ticker' | 'companyName' | 'sector' | 'industry' | 'country'>[]; // as just filtered

function readField(row: RowReader, name: (typeof OTHER_FIELDS)[number], options: ImportOptions): string {
  const field = COMPANY_FIELDS[name];
  const word = (code: FaultCode, find: (text: string) => string | null) => row.word(name, code, find);
  if (field.kind === 'text') return row.textUpTo(name, field.longest);
  if (field.kind === 'web-address') return row.webAddress(name, field.longest);
  return readWord(field, word, options) ?? '';
}

type WordField = Exclude<
  (typeof COMPANY_FIELDS)[(typeof OTHER_FIELDS)[number]],
  { readonly kind: 'text' | 'web-address' }
>;

/** A word that has a form of its own, or null where none is given. */
function readWord(
  field: WordField,
  word: (code: FaultCode, find: (text: string) => string | null) => string | null,
  { marketCapUnit, decimalSign }: ImportOptions,
): string | null {
  switch (field.kind) {
    case 'choice':
      return word('entity-type-unknown', (text) => findAnyCase(field.values, text));
    case 'rating':
      return word('rating-unknown', (text) => findAnyCase(field.values, text));
    case 'currency':
      return word('currency-invalid', findCurrency);
    case 'isin':
      return word('isin-invalid', findIsin);
    case 'amount':
      return word('market-cap-invalid', (text) => findMarketCap(text, marketCapUnit, decimalSign));
    default:
      return word('aliases-invalid', findStoredAliases);
  }
}

type Classification = Pick<CompanyDraft, 'sector' | 'industry' | 'country' | 'region'>;

function readClassification(
  row: RowReader,
  options: ImportOptions,
  findSector: (text: string) => string | null,
): Classification {
  const remark = (code: NoteCode & FaultCode, field: ImportField, value: string) => {
    if (options.missingClassification === 'refuse') row.refuse(code, field, value);
    else row.remark(code, field, value);
  };
  const sectorText = row.value('sector');
  const sector = findSector(sectorText) ?? '';
  if (sector === '') remark(sectorText === '' ? 'sector-missing' : 'sector-unknown', 'sector', sectorText);
  const industry = readIndustry(row, options);
  if (industry === '') remark('industry-missing', 'industry', '');
  const country = readCountry(row);
  if (country === null) remark('country-missing', 'country', '');
  return {
    sector,
    industry,
    country: country?.name ?? '',
    region: country?.region ?? '',
  };
}

/** The industry, or the one that a person takes it as; empty when none is given. */
function readIndustry(row: RowReader, { industries }: ImportOptions): string {
  const given = row.value('industry');
  if (given !== '') row.textUpTo('industry', LONGEST_INDUSTRY);
  const industry = industries[given] ?? given;
  return findIndustry(industry)?.name ?? industry;
}

/** The country, or null when none is given. NA is Namibia here, not 'not available'. */
function readCountry(row: RowReader): { readonly name: string; readonly region: Region | '' } | null {
  const text = row.text('country');
  const country = findCountry(text);
  if (country) return country;
  if (row.value('country') === '') return null;
  row.refuse('country-unknown', 'country', text);
  return { name: '', region: '' };
}

function findAnyCase(values: readonly string[], text: string): string | null {
  return values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? null;
}

/** The ISO 4217 code in capitals, or null. */
export function findCurrency(value: string): string | null {
  return /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : null;
}
