// Everything the listing shows is in its address, so that a link shows the same to whoever may see it.
// The palette, the shown columns and the usual number of rows are a person's settings, not part of a link.

import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import { COMPANY_FILTERS, COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import type { ColourBy, RatingHorizon } from '@vigilo/domain/heat-map/colour-by';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import type { EventlessMode, LegendEntry } from '@vigilo/domain/heat-map/emphasis';
import { EVENTLESS_MODES, LEGEND_ENTRIES } from '@vigilo/domain/heat-map/emphasis';
import type { GroupBy } from '@vigilo/domain/heat-map/group-tiles';
import { GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import type { SizeBy } from '@vigilo/domain/heat-map/size';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import { countPositionDecimals, MOST_ZOOM, SMALLEST_ZOOM } from '@vigilo/domain/heat-map/zoom';
import type { SearchParams } from '../lib/search-params.ts';
import {
  choiceParam,
  dayParam,
  flagParam,
  formatLists,
  formatParams,
  idParam,
  pageParam,
  parseLists,
  parseParams,
  textParam,
} from '../lib/search-params.ts';

export const TABS = ['heatmap', 'ccrr', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** Page sizes of the table; the first is the specification's. */
export const ROW_COUNTS = [10, 25, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** Initiated on or between these days (YYYY-MM-DD). */
export interface Initiated {
  readonly from?: string;
  readonly to?: string;
}

/** For each field the values any of which a company must have. */
export type Filters = Readonly<Partial<Record<CompanyFilter, readonly string[]>>> & {
  readonly recordUpdation?: Initiated;
};

/** Where the map stands: the scale, and the point of the map (0..1 of its width and height) in the middle, so that it fits every screen. */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The words of the address, without those that stand at their default; of a filter, each value is a word of the field's name. */
export type CompaniesSearch = Readonly<Record<string, string | readonly string[]>>;

/** The listing's state, complete. `rows` is null where the address leaves it to the person's own setting. */
export interface CompaniesView {
  readonly tab: Tab;
  readonly group: GroupBy;
  readonly colour: ColourBy;
  readonly size: SizeBy;
  readonly rating: RatingHorizon;
  /** The key of the group that the map was gone into; empty: the whole map. */
  readonly inside: string;
  /** The chosen entries of the legend; none: all. */
  readonly bands: readonly LegendEntry[];
  readonly eventless: EventlessMode;
  readonly asOf: string | null;
  readonly q: string;
  readonly filters: Filters;
  readonly view: MapView | null;
  readonly company: string | null;
  readonly page: number;
  readonly rows: RowCount | null;
  readonly sort: CompanySort;
  readonly descending: boolean;
}

const LONGEST_QUERY = 200;
/** Two names and what stands between them. */
const LONGEST_KEY = 620;
const SCALE_DECIMALS = 3;

const PARAMS: SearchParams<Omit<CompaniesView, 'filters'>> = {
  tab: choiceParam(TABS, 'heatmap'),
  group: choiceParam(GROUP_BYS, 'default'),
  colour: choiceParam(COLOUR_BYS, 'st'),
  size: choiceParam(SIZE_BYS, 'equal'),
  rating: choiceParam(RATING_HORIZONS, 'st'),
  inside: textParam(LONGEST_KEY),
  bands: { parse: parseEntries, format: formatEntries },
  eventless: choiceParam(EVENTLESS_MODES, 'shown'),
  asOf: dayParam(),
  q: textParam(LONGEST_QUERY),
  view: { parse: parseMapView, format: formatMapView },
  company: idParam(),
  page: pageParam(1),
  rows: choiceParam(ROW_COUNTS, null),
  sort: choiceParam(COMPANY_SORTS, 'companyName'),
  descending: flagParam(false, 'true'),
};

const INITIATED = { from: dayParam('initiatedFrom'), to: dayParam('initiatedUntil') } as const;

/** The complete state that the words of an address stand for, whatever they are. */
export function parseCompaniesSearch(raw: unknown): CompaniesView {
  return { ...parseParams(PARAMS, raw), filters: parseFilters(raw) };
}

/** The words for the address of a state: what stands at its default is left out. */
export function buildCompaniesSearch({ filters, ...view }: CompaniesView): CompaniesSearch {
  const { from = null, to = null } = filters.recordUpdation ?? {};
  return {
    ...formatParams(PARAMS, view),
    ...formatLists(COMPANY_FILTERS, filters),
    ...formatParams(INITIATED, { from, to }),
  };
}

function parseFilters(raw: unknown): Filters {
  const { from, to } = parseParams(INITIATED, raw);
  const initiated: Initiated = { ...(from !== null && { from }), ...(to !== null && { to }) };
  return {
    ...parseLists(COMPANY_FILTERS, raw),
    ...(Object.keys(initiated).length > 0 && { recordUpdation: initiated }),
  };
}

function parseMapView(text: string): MapView | null {
  const [k, x, y, ...more] = text.split('_').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (k === undefined || x === undefined || y === undefined || more.length > 0) return null;
  if (!(k >= SMALLEST_ZOOM && k <= MOST_ZOOM) || !isShare(x) || !isShare(y)) return null;
  return isWhole(k) ? null : roundView({ k, x, y });
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

function formatMapView(view: MapView | null): string | null {
  if (view === null || isWhole(view.k)) return null;
  const { k, x, y } = roundView(view);
  return `${k}_${x}_${y}`;
}

/** Whether a scale shows the whole map. */
function isWhole(k: number): boolean {
  return round(k, SCALE_DECIMALS) === 1;
}

/** The deeper the zoom, the more decimals of the position make a difference. */
function roundView({ k, x, y }: MapView): MapView {
  const decimals = countPositionDecimals(k);
  return { k: round(k, SCALE_DECIMALS), x: round(x, decimals), y: round(y, decimals) };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** No entry chosen: the same array each time, so that nothing is drawn anew for it. */
const NO_ENTRIES: readonly LegendEntry[] = [];

function parseEntries(text: string): readonly LegendEntry[] {
  if (text === '') return NO_ENTRIES;
  const words = new Set(text.split('_'));
  return LEGEND_ENTRIES.filter((entry) => words.has(String(entry)));
}

function formatEntries(entries: readonly LegendEntry[]): string | null {
  return entries.length === 0 ? null : entries.join('_');
}
