// The columns of an Excel file of companies: those of the table on screen, in its words and with its decimals (specification 2, sections 2.1, 2.2
// and 9), for who may see them.

import type { CompanyRow } from '@vigilo/contract/companies';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import type { Cell, CellFormat, SheetColumn } from '../adapters/spreadsheet/workbook-xml.ts';
import { getTranslator } from '../frame/texts.ts';

export type ExcelKind = 'companies-excel' | 'portfolio-excel';

interface Column {
  readonly width: number;
  readonly format?: CellFormat;
  readonly needs?: PermissionKey;
  readonly cell: (row: CompanyRow, language: Language) => Cell;
}

const NAME_WIDTH = 34;
const TEXT_WIDTH = 22;
const SHORT_WIDTH = 14;
const NUMBER_WIDTH = 16;

const SCORE: CellFormat = { decimals: 1 };
const RATED = { width: SHORT_WIDTH, needs: 'list-creditriskrating' } as const;
const EVENT_SCORE = { width: NUMBER_WIDTH, format: SCORE } as const;

const COLUMNS: Readonly<Record<CompanySort, Column>> = {
  companyName: { width: NAME_WIDTH, cell: (row) => row.companyName },
  ticker: { width: SHORT_WIDTH, cell: (row) => row.ticker },
  region: { width: SHORT_WIDTH, cell: (row) => row.region },
  country: { width: TEXT_WIDTH, cell: (row) => row.country },
  entityType: {
    width: SHORT_WIDTH,
    cell: (row, language) => listValueText(language, 'entityTypes', row.entityType),
  },
  sector: { width: NAME_WIDTH, cell: (row) => row.sector },
  industry: { width: TEXT_WIDTH, cell: (row) => row.industry },
  creditRiskRatingST: { ...RATED, cell: (row) => row.creditRiskRatingST ?? null },
  creditRiskRatingLT: { ...RATED, cell: (row) => row.creditRiskRatingLT ?? null },
  cumulativeScoreST: { width: NUMBER_WIDTH, format: { decimals: 2 }, cell: (row) => row.cumulativeScoreST },
  scoreChange: { width: NUMBER_WIDTH, format: { decimals: 2 }, cell: (row) => row.ScoreChange },
  category: {
    width: TEXT_WIDTH,
    cell: (row, language) => listValueText(language, 'categories', row.category),
  },
  eventScoreCompany: { ...EVENT_SCORE, cell: (row) => row.eventBasedCumulativeScore.company },
  eventScoreIndustry: { ...EVENT_SCORE, cell: (row) => row.eventBasedCumulativeScore.industry },
  eventScoreMacro: { ...EVENT_SCORE, cell: (row) => row.eventBasedCumulativeScore.macro },
  asOfDate: {
    width: SHORT_WIDTH,
    format: 'day',
    needs: 'edit-company',
    cell: (row) => (row.asOfDate === undefined ? null : toUtcDay(row.asOfDate)),
  },
  status: {
    width: SHORT_WIDTH,
    needs: 'edit-company',
    cell: (row, language) => listValueText(language, 'statuses', row.status ?? ''),
  },
};

/** The columns of the table as it is first seen, from left to right. The weekly change is an arrow there, and no column. */
const ON_SCREEN: readonly CompanySort[] = [
  'companyName',
  'ticker',
  'region',
  'country',
  'entityType',
  'sector',
  'industry',
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'cumulativeScoreST',
  'category',
  'eventScoreCompany',
  'eventScoreIndustry',
  'eventScoreMacro',
  'asOfDate',
  'status',
];

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
  const isAllowed = (name: CompanySort) => COLUMNS[name].needs === undefined || can(COLUMNS[name].needs);
  const chosen = [...new Set(asked ?? [])].filter(isAllowed);
  return chosen.length > 0 ? chosen : ON_SCREEN.filter(isAllowed);
}

/** The permissions that somebody needs to see these columns. */
export function neededFor(columns: readonly CompanySort[]): PermissionKey[] {
  return [...new Set(columns.flatMap((name) => COLUMNS[name].needs ?? []))];
}

/** The columns as a sheet has them. My Portfolio shows the cumulative score with one decimal (specification 2, section 9). */
export function sheetColumns(
  kind: ExcelKind,
  columns: readonly CompanySort[],
  language: Language,
): SheetColumn[] {
  return columns.map((name) => {
    const { width, format = 'text' } = COLUMNS[name];
    return {
      title: columnTitle(name, language),
      width,
      format: kind === 'portfolio-excel' && name === 'cumulativeScoreST' ? SCORE : format,
    };
  });
}

/** What a column is called; the three of the distribution with what stands above them on screen. */
export function columnTitle(name: CompanySort, language: Language): string {
  const t = getTranslator(language);
  const title = t(`companies.fields.${name}`);
  return DISTRIBUTION.has(name) ? `${t('companies.fields.distribution')}: ${title}` : title;
}

export function toCells(row: CompanyRow, columns: readonly CompanySort[], language: Language): Cell[] {
  return columns.map((name) => COLUMNS[name].cell(row, language));
}

/** The word of a closed list in a language, or the value itself. */
export function listValueText(
  language: Language,
  list: 'entityTypes' | 'categories' | 'statuses',
  value: string,
): string {
  const texts: Readonly<Record<string, string>> = MESSAGES[language].companies;
  return texts[`${list}.${value}`] ?? value;
}

/** The day of a moment in UTC: a cell of Excel knows no time zone. */
function toUtcDay(iso: string): Date {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`);
}
