// What is called in the tenant of ten thousand companies and in that of a hundred thousand.

import { getListingParams, listCompanies, listScoreChanges } from '@vigilo/contract/companies';
import { listEvents } from '@vigilo/contract/events';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { getMatrices } from '@vigilo/contract/reports';
import { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import { ADMIN_EMAIL, CLIENT_EMAIL } from '../testing/bench-database.ts';
import type { HttpCall } from '../testing/http-load.ts';

export interface ScaleCall {
  readonly name: string;
  readonly email: string;
  /** The call, of a company where it is about one. */
  readonly build: (companyId: string) => HttpCall;
  /** The `accept-encoding` of a browser. */
  readonly encoding?: string;
}

const PAST_DAYS = 40;
const BROWSER_ENCODING = 'gzip, deflate, br, zstd';

/** Every call that is measured; past days count back from today. */
export function listScaleCalls(today: Day): ScaleCall[] {
  const asOf = isoFromDay(today - PAST_DAYS);
  const past = { asOf };
  return [
    page('table: first page', {}),
    page('table: page 100', { page: 100 }),
    page('table: by short-term score', { sort: 'cumulativeScoreST', descending: true }),
    page('table: by long-term score', { sort: 'cumulativeScoreLT', descending: true }),
    page('table: by country, which has no index', { sort: 'country' }),
    page('table: two filters', {
      advanceSearchParams: { sector: ['Energy', 'Healthcare'], region: ['EMEA'] },
    }),
    page('table: one category', { advanceSearchParams: { category: ['Strongly Positive'] } }),
    page('table: search that finds', { searchQuery: 'aldan' }),
    page('table: search that finds nothing', { searchQuery: 'nowhere' }),
    page('table: first page of a past day', past),
    page('table: past day by score', { ...past, sort: 'cumulativeScoreST' }),
    page('table: client, first page', {}, CLIENT_EMAIL),
    page('table: client, page 100', { page: 100 }, CLIENT_EMAIL),
    read('values to filter by', getListingParams.path),
    post('heat map', getHeatMap.path, {}),
    { ...post('heat map, compressed for a browser', getHeatMap.path, {}), encoding: BROWSER_ENCODING },
    post('heat map, client', getHeatMap.path, {}, CLIENT_EMAIL),
    post('heat map of a past day', getHeatMap.path, past),
    post('weekly change of every company', listScoreChanges.path, {}),
    read('RTI Summary', getMatrices.path),
    read('company summary', getCompanySummary.path),
    read('company summary of a past day', getCompanySummary.path, `?asOf=${asOf}`),
    read('chart, 3 months', getScoreSeries.path),
    read('explanation of the score', getScore.path),
    post('events: first page', listEvents.path, { page: 1 }),
    post('events: filtered and searched', listEvents.path, {
      page: 1,
      searchQuery: 'headline',
      advanceSearchParams: { EventType: ['Company'] },
    }),
  ];
}

interface PageBody {
  readonly page?: number;
  readonly sort?: CompanySort;
  readonly descending?: boolean;
  readonly searchQuery?: string;
  readonly advanceSearchParams?: object;
  readonly asOf?: string;
}

function page(name: string, body: PageBody, email = ADMIN_EMAIL): ScaleCall {
  return post(name, listCompanies.path, { page: 1, limit: 10, sort: 'companyName', ...body }, email);
}

function post(name: string, path: string, body: object, email = ADMIN_EMAIL): ScaleCall {
  return {
    name,
    email,
    build: (companyId) => ({ path: path.replace('{id}', companyId), body: JSON.stringify(body) }),
  };
}

function read(name: string, path: string, query = ''): ScaleCall {
  return {
    name,
    email: ADMIN_EMAIL,
    build: (companyId) => ({ method: 'GET', path: path.replace('{id}', companyId) + query, body: '' }),
  };
}
