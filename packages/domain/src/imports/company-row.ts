// A row of a company file (specification 2, section 5; issue 2 'Import'). A new company needs a ticker without spaces and a name, both unique
// in the tenant and in the file. The region follows from the country. An unknown sector counts as missing; an unknown country, rating, entity
// type or currency is refused. If the ticker exists, the row updates the fields that are given and differ; an empty cell never clears a
// field, and a Validated company is locked.

import { findStoredAliases } from '../companies/check-company.ts';
import type { CompanyStatus, Region } from '../companies/company.ts';
import { isTicker } from '../companies/company-keys.ts';
import { findCountry } from '../companies/countries.ts';
import type { FileField } from '../companies/fields.ts';
import { COMPANY_FIELDS, FILE_FIELDS } from '../companies/fields.ts';
import { findIndustry } from '../companies/industries.ts';
import { mapNames } from '../records/field.ts';
import type { Decision, Fault, FaultCode, FieldChange, NoteCode, ReadRow } from './faults.ts';
import type { ImportField, Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import { findMarketCap } from './read-market-cap.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_INDUSTRY = 200;

/** A company as read from a row; empty texts were not given. The region follows from the country. */
export type CompanyDraft = Readonly<Record<FileField | 'region', string>>;

export interface ExistingCompany {
  readonly isVisible: boolean;
  readonly status: CompanyStatus;
  readonly draft: CompanyDraft;
}

export interface CompanyRowContext {
  /** The tenant's company with this ticker. */
  readonly existing: ExistingCompany | null;
  /** Whether another company of the tenant has this name. */
  readonly isNameTaken: boolean;
  /** Earlier rows of the file with the same ticker or name. */
  readonly tickerRow: number | null;
  readonly nameRow: number | null;
}

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
  return { draft, faults: row.faults, notes: row.notes };
}

/** The fields that need no rule beyond their kind. */
const OTHER_FIELDS = FILE_FIELDS.filter(
  (field) => !['ticker', 'companyName', 'sector', 'industry', 'country'].includes(field),
) as Exclude<FileField, 'ticker' | 'companyName' | 'sector' | 'industry' | 'country'>[]; // as just filtered

function readField(row: RowReader, name: (typeof OTHER_FIELDS)[number], options: ImportOptions): string {
  const field = COMPANY_FIELDS[name];
  switch (field.kind) {
    case 'text':
      return row.textUpTo(name, field.longest);
    case 'choice':
      return row.word(name, 'entity-type-unknown', (text) => findAnyCase(field.values, text)) ?? '';
    case 'rating':
      return row.word(name, 'rating-unknown', (text) => findAnyCase(field.values, text)) ?? '';
    case 'currency':
      return row.word(name, 'currency-invalid', findCurrency) ?? '';
    case 'web-address':
      return row.webAddress(name, field.longest);
    case 'amount':
      return (
        row.word(name, 'market-cap-invalid', (text) =>
          findMarketCap(text, options.marketCapUnit, options.decimalSign),
        ) ?? ''
      );
    default:
      return row.word(name, 'aliases-invalid', findStoredAliases) ?? '';
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
  const industry = row.value('industry');
  if (industry === '') remark('industry-missing', 'industry', '');
  else row.textUpTo('industry', LONGEST_INDUSTRY);
  const country = readCountry(row);
  if (country === null) remark('country-missing', 'country', '');
  return {
    sector,
    industry: findIndustry(industry)?.name ?? industry,
    country: country?.name ?? '',
    region: country?.region ?? '',
  };
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

/** The fields by which two drafts of one company are compared; the region follows from the country. */
const COMPARED = FILE_FIELDS.filter((field) => field !== 'ticker');

/** The outcome of a row that was read without faults. */
export function decideCompany(draft: CompanyDraft, known: CompanyRowContext): Decision {
  const { existing } = known;
  const changes = existing ? listChanges(existing.draft, draft) : [];
  const faults = [...listTickerFaults(draft, known, changes.length > 0), ...listNameFaults(draft, known)];
  if (faults.length > 0) return { verdict: 'refused', faults };
  if (!existing) return { verdict: 'add' };
  return changes.length === 0 ? { verdict: 'unchanged' } : { verdict: 'change', changes };
}

function listTickerFaults(
  { ticker: value }: CompanyDraft,
  { existing, tickerRow }: CompanyRowContext,
  isChange: boolean,
): Fault[] {
  if (tickerRow !== null) return [{ code: 'ticker-repeated', field: 'ticker', value, row: tickerRow }];
  if (existing && !existing.isVisible) return [{ code: 'ticker-taken', field: 'ticker', value }];
  return isChange && existing?.status === 'Validated'
    ? [{ code: 'company-validated', field: 'ticker', value }]
    : [];
}

function listNameFaults(
  { companyName: value }: CompanyDraft,
  { isNameTaken, nameRow }: CompanyRowContext,
): Fault[] {
  if (nameRow !== null) return [{ code: 'name-repeated', field: 'companyName', value, row: nameRow }];
  return isNameTaken ? [{ code: 'name-taken', field: 'companyName', value }] : [];
}

function listChanges(before: CompanyDraft, after: CompanyDraft): FieldChange[] {
  return COMPARED.filter((field) => after[field] !== '' && after[field] !== before[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** The company after the row: its values, or the previous ones where the row has none. */
export function mergeCompany(before: CompanyDraft, after: CompanyDraft): CompanyDraft {
  const changed = Object.fromEntries(
    listChanges(before, after).map(({ field, after: value }) => [field, value]),
  );
  return { ...before, ...changed, region: after.country === '' ? before.region : after.region };
}
