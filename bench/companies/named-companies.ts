// How many companies are found that the file of headlines and companies names itself (`pairs`), in all its headlines but those held back: more than a person labels, and less exact,
// since who only speaks is named there too, and a second company of a headline often is not.

import type { NamedCompany } from '@vigilo/domain/news/naming/name-index';
import { CompanyFinder, NAMED_SURELY } from '@vigilo/domain/news/company-finder';
import { foldText } from '@vigilo/domain/records/fold-text';
import { HELD_BACK, listCompanies, readHeadlines, readPairs, toKey } from './measure-companies.ts';

export interface NamedQuality {
  readonly headlines: number;
  /** Listed companies that the file names. */
  readonly named: number;
  readonly found: number;
  /** Companies found whose words the file does not name. */
  readonly besides: number;
}

/** @param isCommon whether a lower-case word is a common one */
export function measureNamed(isCommon: (lower: string) => boolean): NamedQuality {
  const companies = listCompanies();
  const byName = new Map<string, NamedCompany>(companies.map((company) => [toKey(company.name), company]));
  const heldBack = new Set(
    readHeadlines('headlines').flatMap(({ half, text }) => (half === HELD_BACK ? [text] : [])),
  );
  const titles = Map.groupBy(
    readPairs().filter(({ title = '' }) => !heldBack.has(title)),
    ({ title = '' }) => title,
  );
  const finder = new CompanyFinder(companies, isCommon);
  let [named, found, besides] = [0, 0, 0];
  for (const [title, rows] of titles) {
    const sure = finder.find(title).filter(({ confidence }) => confidence >= NAMED_SURELY);
    const names = rows.map(({ entity = '' }) => entity);
    const meant = names.flatMap((name) => byName.get(toKey(name)) ?? []);
    named += meant.length;
    found += meant.filter(({ id }) => sure.some((one) => one.id === id)).length;
    besides += sure.filter(
      ({ mention }) => !names.some((name) => foldText(name).includes(foldText(mention.replace(/'s?$/, '')))),
    ).length;
  }
  return { headlines: titles.size, named, found, besides };
}
