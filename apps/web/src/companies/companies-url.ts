// Everything the listing shows is in its address, so that a link shows the same to whoever may see it. What stands at its default is
// left out; what an address says wrongly is taken as left out, never as an error (a link may be old, cut off or typed by hand).
// The palette, the shown columns and the usual number of rows are a person's settings, not part of a link.

import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import { COMPANY_FILTERS, COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import type { ColourBy, RatingHorizon } from '@vigilo/domain/heat-map/colour-by';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import type { GroupBy } from '@vigilo/domain/heat-map/group-tiles';
import { GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import type { SizeBy } from '@vigilo/domain/heat-map/size';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import { findDay } from '@vigilo/domain/scoring/day';

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
export type CompaniesSearch = {
  readonly [Name in CompanyFilter]?: readonly string[];
} & {
  readonly [
    Name in
      | 'tab'
      | 'group'
      | 'colour'
      | 'size'
      | 'rating'
      | 'asOf'
      | 'q'
      | 'view'
      | 'company'
      | 'page'
      | 'rows'
      | 'sort'
      | 'descending'
      | 'initiatedFrom'
      | 'initiatedUntil'
  ]?: string;
};

/** The listing's state, complete. `rows` is null where the address leaves it to the person's own setting. */
export interface CompaniesView {
  readonly tab: Tab;
  readonly group: GroupBy;
  readonly colour: ColourBy;
  readonly size: SizeBy;
  readonly rating: RatingHorizon;
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

const LIMITS = { query: 200, value: 300, values: 200, page: 1_000_000 } as const;
/** Stands in the address for the empty value, 'not given'; a value that begins so is written with one more. */
const EMPTY = '-';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SCALE = { least: 0.9, most: 4 } as const;

/** The complete state that the words of an address stand for, whatever they are. */
export function parseCompaniesSearch(raw: unknown): CompaniesView {
  const params = parseParams(raw);
  const param = (name: string): string => params[name]?.[0] ?? '';
  return {
    tab: findChoice(TABS, param('tab')) ?? 'heatmap',
    group: findChoice(GROUP_BYS, param('group')) ?? 'default',
    colour: findChoice(COLOUR_BYS, param('colour')) ?? 'st',
    size: findChoice(SIZE_BYS, param('size')) ?? 'equal',
    rating: findChoice(RATING_HORIZONS, param('rating')) ?? 'st',
    asOf: findDay(param('asOf')) === null ? null : param('asOf'),
    q: param('q').trim().slice(0, LIMITS.query),
    filters: parseFilters(params),
    view: parseMapView(param('view')),
    company: UUID.test(param('company')) ? param('company').toLowerCase() : null,
    page: parsePage(param('page')),
    rows: ROW_COUNTS.find((rows) => String(rows) === param('rows')) ?? null,
    sort: findChoice(COMPANY_SORTS, param('sort')) ?? 'companyName',
    descending: param('descending') === 'true',
  };
}

/** The words for the address of a state: what stands at its default is left out. */
export function buildCompaniesSearch(view: CompaniesView): CompaniesSearch {
  return {
    ...(view.tab !== 'heatmap' && { tab: view.tab }),
    ...(view.group !== 'default' && { group: view.group }),
    ...(view.colour !== 'st' && { colour: view.colour }),
    ...(view.size !== 'equal' && { size: view.size }),
    ...(view.rating !== 'st' && { rating: view.rating }),
    ...(view.asOf !== null && { asOf: view.asOf }),
    ...(view.q !== '' && { q: view.q }),
    ...(view.view !== null && round(view.view.k) !== 1 && { view: formatMapView(view.view) }),
    ...(view.company !== null && { company: view.company }),
    ...buildTableParams(view),
    ...buildFilterParams(view.filters),
  };
}

function buildTableParams(view: CompaniesView): CompaniesSearch {
  return {
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.rows !== null && { rows: String(view.rows) }),
    ...(view.sort !== 'companyName' && { sort: view.sort }),
    ...(view.descending && { descending: 'true' }),
  };
}

function buildFilterParams({ recordUpdation = {}, ...filters }: Filters): CompaniesSearch {
  const lists: CompaniesSearch = Object.fromEntries(
    COMPANY_FILTERS.flatMap((field) => {
      const values = filters[field] ?? [];
      return values.length === 0 ? [] : [[field, values.map(encodeValue)]];
    }),
  );
  const { from, to } = recordUpdation;
  return {
    ...lists,
    ...(from !== undefined && { initiatedFrom: from }),
    ...(to !== undefined && { initiatedUntil: to }),
  };
}

function encodeValue(value: string): string {
  return value === '' || value.startsWith(EMPTY) ? EMPTY + value : value;
}

function decodeValue(param: string): string {
  return param.startsWith(EMPTY) ? param.slice(EMPTY.length) : param;
}

function parseFilters(params: Params): Filters {
  const found: Partial<Record<CompanyFilter, readonly string[]>> = {};
  for (const field of COMPANY_FILTERS) {
    const values = (params[field] ?? [])
      .filter((param) => param !== '' && param.length <= LIMITS.value)
      .map(decodeValue);
    if (values.length > 0) found[field] = [...new Set(values)].slice(0, LIMITS.values);
  }
  const initiated = parseInitiated(params['initiatedFrom']?.[0], params['initiatedUntil']?.[0]);
  return initiated === null ? found : { ...found, recordUpdation: initiated };
}

function parseInitiated(from = '', to = ''): Initiated | null {
  const days: Initiated = { ...(findDay(from) !== null && { from }), ...(findDay(to) !== null && { to }) };
  return Object.keys(days).length === 0 ? null : days;
}

function parseMapView(param: string): MapView | null {
  const [k, x, y, ...more] = param.split('_').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (k === undefined || x === undefined || y === undefined || more.length > 0) return null;
  if (!(k >= SCALE.least && k <= SCALE.most) || !isShare(x) || !isShare(y) || round(k) === 1) return null;
  return { k: round(k), x: round(x), y: round(y) };
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

function formatMapView({ k, x, y }: MapView): string {
  return `${round(k)}_${round(x)}_${round(y)}`;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

function parsePage(param: string): number {
  const page = /^\d{1,7}$/.test(param) ? Number(param) : 1;
  return page >= 1 && page <= LIMITS.page ? page : 1;
}

function findChoice<T extends string>(choices: readonly T[], param: string): T | null {
  return choices.find((choice) => choice === param) ?? null;
}

type Params = Readonly<Record<string, readonly string[]>>;

/** Every word with its values as texts; what is neither text, number nor truth value is dropped. */
function parseParams(raw: unknown): Params {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const values = Object.entries(raw).map(([name, value]): [string, string[]] => [
    name,
    (Array.isArray(value) ? value : [value]).filter(isPrimitive).map(String),
  ]);
  return Object.fromEntries(values);
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
