// The columns of an Excel file of companies: those of the table on screen, in its words and with its decimals (specification 2, sections 2.1, 2.2
// and 9), for who may see them.

import type { CompanyRow } from '@vigilo/contract/companies';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { isCumulativeScore } from '@vigilo/domain/companies/cumulative-scores';
import type { CompanyField, CompanySort } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, LIST_FIELDS } from '@vigilo/domain/companies/fields';
import type { Field } from '@vigilo/domain/records/field';
import { keepNamesWith } from '@vigilo/domain/records/field';
import type { Cell, CellFormat, SheetColumn } from '../adapters/spreadsheet/workbook-xml.ts';
import { getTranslator } from '../frame/texts.ts';
import { writeName } from './written-name.ts';

export type ExcelKind = 'companies-excel' | 'portfolio-excel';

const DISTRIBUTION: ReadonlySet<CompanySort> = new Set([
  'eventScoreCompany',
  'eventScoreIndustry',
  'eventScoreMacro',
]);

/** Which columns are written: those asked for, each once, or all; what the user may not see is left out, as the listing leaves it out. */
export function chooseColumns(
  asked: readonly CompanySort[] | undefined,
  can: (permission: PermissionKey) => boolean,
): CompanySort[] {
  const isAllowed = (name: CompanySort) => {
    const { permission }: Field = COMPANY_FIELDS[name];
    return permission === undefined || can(permission);
  };
  const chosen = [...new Set(asked ?? [])].filter(isAllowed);
  return chosen.length > 0 ? chosen : LIST_FIELDS.filter(isAllowed);
}

/** The permissions that somebody needs to see these columns. */
export function neededFor(columns: readonly CompanySort[]): PermissionKey[] {
  const restricted = keepNamesWith(COMPANY_FIELDS, 'permission', columns);
  return [...new Set(restricted.map((name) => COMPANY_FIELDS[name].permission))];
}

/** The columns as a sheet has them. My Portfolio shows cumulative scores with one decimal (specification 2, section 9). */
export function sheetColumns(
  kind: ExcelKind,
  columns: readonly CompanySort[],
  language: Language,
): SheetColumn[] {
  const isShort = (name: CompanySort) => kind === 'portfolio-excel' && isCumulativeScore(name);
  return columns.map((name) => ({
    title: columnTitle(name, language),
    width: COMPANY_FIELDS[name].width,
    format: isShort(name) ? { decimals: 1 } : cellFormat(COMPANY_FIELDS[name]),
  }));
}

function cellFormat({ kind, decimals }: Field): CellFormat {
  if (decimals !== undefined) return kind === 'amount' ? { decimals, isAmount: true } : { decimals };
  return kind === 'moment' ? 'day' : 'text';
}

/** What a column is called; the three of the distribution with what stands above them on screen. */
export function columnTitle(name: CompanySort, language: Language): string {
  const t = getTranslator(language);
  const title = t(`companies.fields.${name}`);
  return DISTRIBUTION.has(name) ? `${t('companies.fields.distribution')}: ${title}` : title;
}

export function toCells(row: CompanyRow, columns: readonly CompanySort[], language: Language): Cell[] {
  return columns.map((name) => {
    const value = readCompanyValue(row, name);
    if (typeof value !== 'string') return value;
    const { kind } = COMPANY_FIELDS[name];
    if (kind === 'amount') return Number(value);
    return kind === 'moment' ? toUtcDay(value) : valueText(name, value, language);
  });
}

/** What a list shows of a field; null where nothing is given, or the caller may not see it. */
function readCompanyValue(row: CompanyRow, name: CompanySort): string | number | null {
  switch (name) {
    case 'scoreChange':
      return row.ScoreChange;
    case 'eventScoreCompany':
      return row.eventBasedCumulativeScore.company;
    case 'eventScoreIndustry':
      return row.eventBasedCumulativeScore.industry;
    case 'eventScoreMacro':
      return row.eventBasedCumulativeScore.macro;
    default:
      return row[name] ?? null;
  }
}

/** Fields whose values are names that the product has in other languages too. */
const NAMED: ReadonlySet<CompanyField> = new Set<CompanyField>(['country', 'sector', 'industry']);

/** What a value of a field is called in a language: itself where it has no name. */
export function valueText(name: CompanyField, value: string, language: Language): string {
  const { valueTexts }: Field = COMPANY_FIELDS[name];
  const texts: Readonly<Record<string, string>> = MESSAGES[language].companies;
  return texts[`${valueTexts}.${value}`] ?? (NAMED.has(name) ? writeName(value, language) : value);
}

/** The day of a moment in UTC: a cell of Excel knows no time zone. */
function toUtcDay(iso: string): Date {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`);
}
