// The queue of news with twenty thousand waiting items among ten thousand companies: pages, filters and counts, each against the same SQL through a bare
// driver; and the step to the next row in a browser.

import type { CallArguments } from '@vigilo/contract/call';
import { getNewsCounts as countsCall, listNews as listCall } from '@vigilo/contract/news-queue';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { getNewsCounts, listNews } from '../../apps/api/src/news/waiting.service.ts';
import { startBareProcess } from '../api/bare-process.ts';
import { ADMIN_EMAIL, openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { measureCall } from '../testing/measured-call.ts';
import { startProduct } from '../testing/product-process.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, ms, spread, times } from '../testing/statistics.ts';
import { tidy } from '../testing/tidy.ts';
import { measureStepsInBrowser } from './in-browser.ts';
import { addWaitingNews, removeWaitingNews } from './waiting-news.ts';

const ITEMS = 20_000;
const ROUNDS = 5;
const CALLS = 100;
const MOST_MS = 50;

type ListBody = CallArguments<typeof listCall>['body'];

interface Measured {
  readonly name: string;
  readonly call: HttpCall;
  readonly work: (context: AppContext, caller: Caller) => Promise<unknown>;
}

/** A place in the middle of the order. */
const MIDDLE = '0,-60,80000000-0000-4000-8000-000000000000';

function page(name: string, body: ListBody): Measured {
  const whole = listCall.body?.parse(body);
  if (!whole) throw new TypeError('The call has a body');
  return {
    name,
    call: { path: listCall.path, body: JSON.stringify(body) },
    work: (context, caller) => listNews(context, caller, whole),
  };
}

const MEASURED: readonly Measured[] = [
  page('first page of 100, with the total', { limit: 100 }),
  page('a page of 100 in the middle', { limit: 100, after: MIDDLE }),
  page('newest first, in the middle', { limit: 100, order: 'newest', after: MIDDLE }),
  page('filtered: score, type, topic', {
    limit: 100,
    after: MIDDLE,
    score: { from: -0.5, to: 0.5 },
    types: ['Company'],
    topics: ['Topic 3', 'Topic 7'],
  }),
  page('searched: found nowhere', { limit: 100, after: MIDDLE, searchQuery: 'nowhere to be found' }),
  {
    name: 'the count of the menu',
    call: { method: 'GET', path: countsCall.path, body: '' },
    work: (context, caller) => getNewsCounts(context, caller),
  },
];

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openCapturingServices(database.appUrl);
  await addWaitingNews(services, database.middle, ITEMS);
  await tidy(database.ownerUrl);
  const product = await startProduct(database, { DEFAULT_TENANT: database.middle.name });
  const bare = await startBareProcess(database.appUrl);
  const lines = [
    WORDS,
    '',
    '| call | product p50 | product p99 | same SQL, bare `pg`, p99 | product / bare, p99 | bytes |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  const figures: Figure[] = [];
  try {
    const token = await product.signIn(database.middle.name, ADMIN_EMAIL);
    const caller = await findCaller(services.context, database.middle, 'admin');
    for (const { name, call, work } of MEASURED) {
      await bare.give([await services.captureStatements((context) => work(context, caller))]);
      const measured = await measureCall(call, product, token, bare, { rounds: ROUNDS, calls: CALLS });
      const { p50, p99, p99s, bareP99, bytes } = measured;
      const ratio = times(p99 / bareP99);
      lines.push(
        `| ${name} | ${ms(p50)} | **${ms(p99)}** (${spread(p99s)}) | ${ms(bareP99)} | ${ratio} | ${count(Math.round(bytes))} |`,
      );
      figures.push({
        figure: `Queue of news (${name}), p99`,
        target: `under ${MOST_MS} ms`,
        measured: `${ms(p99)}, ${ratio} of the same SQL`,
        isReached: p99 < MOST_MS,
      });
    }
    const inBrowser = await measureStepsInBrowser(`http://127.0.0.1:${product.port}`);
    return {
      title: `Queue of news: ${count(ITEMS)} waiting items among ${count(database.middle.companies)} companies and ${count(database.middle.events)} events`,
      lines: [...lines, ...inBrowser.lines],
      figures: [...figures, ...inBrowser.figures],
    };
  } finally {
    bare.stop();
    await product.stop();
    await removeWaitingNews(services, database.middle);
    await tidy(database.ownerUrl);
    await services.close();
  }
}

const WORDS = `As the events screen is measured: the product over HTTP on one kept-alive connection, and the very statements of the same call through a bare \`pg\` driver; medians of ${ROUNDS} alternating rounds of ${CALLS} calls.`;
