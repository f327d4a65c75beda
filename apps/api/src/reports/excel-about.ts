// The second sheet of an Excel file: what the rows are, as of when, found and ordered how, for whom and when.

import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import type { Language } from '@vigilo/contract/messages/language';
import type { CompanySearch } from '../companies/company-search.ts';
import type { ExcelKind } from './excel-columns.ts';
import { columnTitle, valueText } from './excel-columns.ts';
import { getTranslator } from '../frame/texts.ts';

export interface AboutFacts {
  readonly kind: ExcelKind;
  readonly search: CompanySearch;
  readonly sort: CompanySort;
  readonly descending: boolean;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly userName: string;
  readonly at: Date;
  readonly language: Language;
}

const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

/** The lines of the sheet, a name and a value in each. */
export function aboutLines(
  { kind, search, sort, descending, asOf, userName, at, language }: AboutFacts,
  rows: number,
): [string, string | number][] {
  const t = getTranslator(language);
  const filters = filterLines(search, language);
  const iso = at.toISOString();
  return [
    [
      t('reports.excel.what'),
      t(kind === 'companies-excel' ? 'reports.excel.whatCompanies' : 'reports.excel.whatPortfolio'),
    ],
    [t('reports.excel.asOf'), shownDay(asOf)],
    [t('reports.excel.search'), search.searchQuery === '' ? t('reports.excel.none') : search.searchQuery],
    [t('reports.excel.filters'), filters.length === 0 ? t('reports.excel.none') : filters.join('\n')],
    [
      t('reports.excel.sort'),
      t(descending ? 'reports.excel.descending' : 'reports.excel.ascending', {
        field: columnTitle(sort, language),
      }),
    ],
    [t('reports.excel.by'), userName],
    [t('reports.excel.at'), `${shownDay(iso)} ${iso.slice('YYYY-MM-DDT'.length, SECONDS)}`],
    [t('reports.excel.count'), rows],
  ];
}

function filterLines({ advanceSearchParams }: CompanySearch, language: Language): string[] {
  const t = getTranslator(language);
  const { recordUpdation: days, ...lists } = advanceSearchParams;
  const lines = Object.entries(lists).flatMap(([name, values]) => {
    if (values === undefined || values.length === 0) return [];
    const field = name as CompanyFilter; // the contract names no other filter
    return [
      `${columnTitle(field, language)}: ${values.map((value) => (value === '' ? t('reports.excel.notGiven') : valueText(field, value, language))).join(', ')}`,
    ];
  });
  const { from, to } = days ?? {};
  if (from === undefined && to === undefined) return lines;
  const between =
    from === undefined
      ? t('reports.excel.to', { to: shownDay(to ?? '') })
      : to === undefined
        ? t('reports.excel.from', { from: shownDay(from) })
        : t('reports.excel.between', { from: shownDay(from), to: shownDay(to) });
  return [...lines, `${t('reports.excel.initiated')}: ${between}`];
}

/** A day that begins with YYYY-MM-DD as MM-DD-YYYY. */
function shownDay(iso: string): string {
  return `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(0, 4)}`;
}
