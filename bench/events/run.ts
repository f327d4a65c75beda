// The tables of the events screen of a company with five thousand events among ten thousand companies: pages, filters, search and sort, each against the
// same SQL through a bare driver.

import type { CallArguments } from '@vigilo/contract/call';
import { listEventFilters as filtersCall, listEvents as listCall } from '@vigilo/contract/events';
import { listEventFilters, listEvents } from '../../apps/api/src/events/event-list.service.ts';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { startBareProcess } from '../api/bare-process.ts';
import { measurePagesInBrowser } from './in-browser.ts';
import { ADMIN_EMAIL, openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { addBusyCompany, removeBusyCompany } from '../testing/busy-company.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { measureCall } from '../testing/measured-call.ts';
import { startProduct } from '../testing/product-process.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, ms, spread, times } from '../testing/statistics.ts';

const EVENTS = 5_000;
const ROUNDS = 5;
const CALLS = 200;
/** Of the call that brings all events. */
const LARGE_CALLS = 10;
const MOST_MS = 50;

type ListBody = CallArguments<typeof listCall>['body'];

interface Measured {
  readonly name: string;
  readonly isPromised: boolean;
  readonly call: HttpCall;
  readonly work: (context: AppContext, caller: Caller) => Promise<unknown>;
}

function buildCalls(id: string): Measured[] {
  const post = (path: string, body: object): HttpCall => ({
    path: path.replace('{id}', id),
    body: JSON.stringify(body),
  });
  const page = (name: string, body: ListBody, isPromised = true): Measured => {
    const whole = listCall.body?.parse(body);
    if (!whole) throw new TypeError('The call has a body');
    return {
      name,
      isPromised,
      call: post(listCall.path, body),
      work: (context, caller) => listEvents(context, caller, id, whole),
    };
  };
  return [
    page('first page', { page: 1 }),
    page('page 400', { page: 400 }),
    page('by title', { page: 3, sort: 'title', descending: false }),
    page('by score', { page: 3, sort: 'score' }),
    page('filtered: type, score, date', {
      page: 1,
      advanceSearchParams: {
        EventType: ['Company', 'Macro'],
        Score: ['0.1', '0.2', '-0.3'],
        date: { from: '2020-01-01' },
      },
    }),
    page('searched: found', { page: 1, searchQuery: 'company' }),
    page('searched: found nowhere', { page: 1, searchQuery: 'nowhere to be found' }),
    {
      name: 'choices of the filter bar',
      isPromised: true,
      call: post(filtersCall.path, {}),
      work: (context, caller) => listEventFilters(context, caller, id, { tab: 'company-events' }),
    },
    page('all at once', {}, false),
  ];
}

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openCapturingServices(database.appUrl);
  const id = await addBusyCompany(services, database.middle, EVENTS);
  const product = await startProduct(database, { DEFAULT_TENANT: database.middle.name });
  const bare = await startBareProcess(database.appUrl);
  const lines = [
    ...WORDS,
    '',
    '| call | product p50 | product p99 | same SQL, bare `pg`, p99 | product / bare, p99 | bytes |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  const figures: Figure[] = [];
  try {
    const token = await product.signIn(database.middle.name, ADMIN_EMAIL);
    const caller = await findCaller(services.context, database.middle, 'admin');
    for (const { name, isPromised, call, work } of buildCalls(id)) {
      await bare.give([await services.captureStatements((context) => work(context, caller))]);
      const { p50, p99, p99s, bareP99, bytes } = await measureCall(call, product, token, bare, {
        rounds: ROUNDS,
        calls: isPromised ? CALLS : LARGE_CALLS,
      });
      const ratio = times(p99 / bareP99);
      lines.push(
        `| ${name} | ${ms(p50)} | **${ms(p99)}** (${spread(p99s)}) | ${ms(bareP99)} | ${ratio} | ${count(Math.round(bytes))} |`,
      );
      if (isPromised)
        figures.push({
          figure: `Events of a company (${name}), p99`,
          target: `under ${MOST_MS} ms`,
          measured: `${ms(p99)}, ${ratio} of the same SQL`,
          isReached: p99 < MOST_MS,
        });
    }
    const inBrowser = await measurePagesInBrowser({
      origin: `http://127.0.0.1:${product.port}`,
      companyId: id,
    });
    lines.push(...inBrowser.lines);
    figures.push(...inBrowser.figures);
    return {
      title: `Events screen: ${count(EVENTS)} events of one company among ${count(database.middle.companies)} companies and ${count(database.middle.events)} events`,
      lines,
      figures,
    };
  } finally {
    bare.stop();
    await product.stop();
    await removeBusyCompany(services, database.middle, id);
    await services.close();
  }
}

const WORDS = [
  `As the company summary is measured: the product over HTTP on one kept-alive connection, and the very statements of the same call through a bare \`pg\` driver; medians of ${ROUNDS} alternating rounds of ${CALLS} calls.`,
  'The events lie in one year; a search looks into titles and summaries of all of them.',
] as const;
