// The heat map's answer comes by columns; the map draws tiles.

import type { HeatMapColumns } from '@vigilo/contract/heat-map';
import { COMPANY_STATUSES } from '@vigilo/domain/companies/company';
import { findGrade } from '@vigilo/domain/companies/company';
import type { Tile } from '@vigilo/domain/heat-map/tile';

/** One tile a company, in the order of the columns. */
export function tilesFromColumns(columns: HeatMapColumns): Tile[] {
  const text = (column: readonly string[], i: number): string => column[i] ?? '';
  const number = (column: readonly number[], i: number): number => column[i] ?? 0;
  return columns.id.map((id, i) => ({
    id,
    ticker: text(columns.ticker, i),
    name: text(columns.name, i),
    region: text(columns.region, i),
    country: text(columns.country, i),
    sector: text(columns.sector, i),
    industry: text(columns.industry, i),
    entityType: text(columns.entityType, i),
    status: COMPANY_STATUSES.find((status) => status === columns.status[i]) ?? 'Initiated',
    st: number(columns.st, i),
    lt: number(columns.lt, i),
    change: number(columns.change, i),
    changeLt: number(columns.changeLt, i),
    events: number(columns.events, i),
    ratingSt: findGrade(columns.ratingSt[i] ?? null),
    ratingLt: findGrade(columns.ratingLt[i] ?? null),
    marketCap: columns.marketCap[i] ?? null,
  }));
}
