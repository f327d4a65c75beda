import { describe, expect, it } from 'vitest';
import { parseSearch, writeSearch } from '../lib/search.ts';
import type { CompaniesSearch, CompaniesView } from './companies-url.ts';
import { buildCompaniesSearch, parseCompaniesSearch } from './companies-url.ts';

const COMPANY = '0193f2a0-1111-7222-8333-444455556666';

const DEFAULTS: CompaniesView = {
  tab: 'heatmap',
  group: 'default',
  colour: 'st',
  size: 'equal',
  rating: 'st',
  inside: '',
  bands: [],
  eventless: 'shown',
  asOf: null,
  q: '',
  filters: {},
  view: null,
  company: null,
  page: 1,
  rows: null,
  sort: 'companyName',
  descending: false,
};

/** What is left of an address once it was read and written again. */
function rewritten(raw: unknown): CompaniesSearch {
  return buildCompaniesSearch(parseCompaniesSearch(raw));
}

describe('the address of the listing', () => {
  it('is empty when everything stands at its default', () => {
    expect(buildCompaniesSearch(DEFAULTS)).toEqual({});
    expect(parseCompaniesSearch({})).toEqual(DEFAULTS);
  });

  it('holds everything that differs, and reads back as the same state from the text of the address', () => {
    const view: CompaniesView = {
      tab: 'table',
      group: 'industry',
      colour: 'change',
      size: 'events',
      rating: 'lt',
      inside: '/Energy/Oil & gas',
      bands: [-6, 0, 'unrated'],
      eventless: 'faded',
      asOf: '2026-02-28',
      q: '3000',
      view: { k: 2.5, x: 0.125, y: 0.3 },
      company: COMPANY,
      filters: {
        sector: ['Energy', 'Healthcare'],
        creditRiskRatingST: ['', 'B'],
        country: ['-'],
        industry: ['Oil & gas'],
        recordUpdation: { from: '2026-01-31', to: '2026-02-28' },
      },
      page: 3,
      rows: 25,
      sort: 'cumulativeScoreST',
      descending: true,
    };
    const search = buildCompaniesSearch(view);
    expect(Object.keys(search)).toHaveLength(22);
    expect(parseCompaniesSearch(search)).toEqual(view);
    expect(parseCompaniesSearch(parseSearch(writeSearch(search)))).toEqual(view);
  });

  it.each([
    ['tab', 'map'],
    ['group', 'sector'],
    ['colour', 7],
    ['size', null],
    ['rating', 'mt'],
    ['asOf', '2026-02-30'],
    ['asOf', 20_261_120],
    ['view', '10001_0.5_0.5'],
    ['bands', '7_grey'],
    ['bands', { deep: true }],
    ['eventless', 'gone'],
    ['inside', { deep: true }],
    ['view', '1.5_0.5'],
    ['view', '__'],
    ['view', '1_0.5_0.5'],
    ['view', 'x_0_0'],
    ['view', '2_1.1_0'],
    ['view', '2_-0.1_0'],
    ['company', 'nvda'],
    ['page', '0'],
    ['page', '1.5'],
    ['page', '1e3'],
    ['page', '2000000'],
    ['rows', '11'],
    ['sort', 'password'],
    ['descending', 'yes'],
    ['sector', ''],
    ['sector', { deep: true }],
    ['initiatedFrom', '2026-02-30'],
    ['initiatedUntil', 'today'],
    ['initiatedUntil', { deep: true }],
    ['q', '   '],
    ['q', { deep: true }],
    ['unknown', 'x'],
  ])('takes %s=%j as left out', (key, value) => {
    expect(rewritten({ [key]: value })).toEqual({});
  });

  it.each([null, undefined, 'text', 7, [], [{ tab: 'table' }]])('reads %j as the defaults', (raw) => {
    expect(rewritten(raw)).toEqual({});
  });

  it('keeps a search that reads as a number', () => {
    expect(rewritten({ q: 3000 })).toEqual({ q: '3000' });
  });

  it.each([{ initiatedFrom: '2026-02-28' }, { initiatedUntil: '2026-02-28' }])(
    'keeps one end of the days of initiation: %j',
    (search) => {
      expect(rewritten(search)).toEqual(search);
    },
  );

  it('rounds the place of the map, so that the address stays short', () => {
    expect(rewritten({ view: '1.23456_0.98765_0.00001' })).toEqual({ view: '1.235_0.988_0' });
  });

  it('keeps more of the place of the map the deeper it is zoomed', () => {
    expect(rewritten({ view: '38.00049_0.123456_0.5' })).toEqual({ view: '38_0.1235_0.5' });
    expect(rewritten({ view: '412.5_0.123456_0.5' })).toEqual({ view: '412.5_0.123456_0.5' });
  });

  it('drops doubled filter values and cuts what is too long to be a value', () => {
    expect(rewritten({ country: ['Spain', 'Spain', 'x'.repeat(301)] })).toEqual({ country: ['Spain'] });
  });

  it('cuts a search text at 200 characters', () => {
    expect(rewritten({ q: 'a'.repeat(500) }).q).toHaveLength(200);
  });
});
