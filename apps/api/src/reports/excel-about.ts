// The second sheet of an Excel file: what the rows are, as of when, found and ordered how, for whom and when.

import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import { fillIn } from '../frame/fill-in.ts';
import type { CompanySearch } from '../companies/company-search.ts';
import type { ExcelKind } from './excel-columns.ts';
import { columnTitle, valueText } from './excel-columns.ts';

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
  const texts = MESSAGES[language].reports;
  const filters = filterLines(search, language);
  const iso = at.toISOString();
  return [
    [texts['excel.what'], texts[kind === 'companies-excel' ? 'excel.whatCompanies' : 'excel.whatPortfolio']],
    [texts['excel.asOf'], shownDay(asOf)],
    [texts['excel.search'], search.searchQuery === '' ? texts['excel.none'] : search.searchQuery],
    [texts['excel.filters'], filters.length === 0 ? texts['excel.none'] : filters.join('\n')],
    [
      texts['excel.sort'],
      fillIn(texts[descending ? 'excel.descending' : 'excel.ascending'], {
        field: columnTitle(sort, language),
      }),
    ],
    [texts['excel.by'], userName],
    [texts['excel.at'], `${shownDay(iso)} ${iso.slice('YYYY-MM-DDT'.length, SECONDS)}`],
    [texts['excel.count'], rows],
  ];
}

function filterLines({ advanceSearchParams }: CompanySearch, language: Language): string[] {
  const texts = MESSAGES[language].reports;
  const { recordUpdation: days, ...lists } = advanceSearchParams;
  const lines = Object.entries(lists).flatMap(([name, values]) => {
    if (values === undefined || values.length === 0) return [];
    const field = name as CompanyFilter; // the contract names no other filter
    return [
      `${columnTitle(field, language)}: ${values.map((value) => (value === '' ? texts['excel.notGiven'] : valueText(field, value, language))).join(', ')}`,
    ];
  });
  const { from, to } = days ?? {};
  if (from === undefined && to === undefined) return lines;
  const pattern =
    from === undefined ? texts['excel.to'] : to === undefined ? texts['excel.from'] : texts['excel.between'];
  return [
    ...lines,
    `${texts['excel.initiated']}: ${fillIn(pattern, { from: shownDay(from ?? ''), to: shownDay(to ?? '') })}`,
  ];
}

/** A day that begins with YYYY-MM-DD as MM-DD-YYYY. */
function shownDay(iso: string): string {
  return `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(0, 4)}`;
}
