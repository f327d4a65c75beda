// What the stories in the browser (e2e/) trust the demo to have on any day; all else they make themselves (e2e/own-company.ts).

import { SECTORS } from '@vigilo/domain/companies/sectors';
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { Day } from '@vigilo/domain/scoring/day';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { DemoCompany, DemoData, DemoEvent } from '../types.ts';

/** The first of these days lies in the shortest short-term window of a week ago as well. */
const RECENT_DAYS = 80;
const YEAR_DAYS = 364;
const HALF_YEAR_DAYS = 184;

const BY_NAME = new Intl.Collator('en');

type Client = 'Research Desk' | 'North Bank' | 'Meridian Capital';

class Demo {
  readonly #data: DemoData;
  readonly #today: Day;
  readonly #events: ReadonlyMap<string, readonly DemoEvent[]>;
  readonly #companies: ReadonlyMap<string, DemoCompany>;
  readonly #seen = new Map<Client, readonly DemoCompany[]>();

  constructor(data: DemoData, today: Day) {
    this.#data = data;
    this.#today = today;
    this.#events = Map.groupBy(data.events, ({ ticker }) => ticker);
    this.#companies = new Map(data.companies.map((company) => [company.ticker, company]));
  }

  /** The companies that a client's users see. */
  seenBy(client: Client): readonly DemoCompany[] {
    const tickers = this.#data.clients.find(({ name }) => name === client)?.tickers ?? [];
    const seen = this.#seen.get(client) ?? tickers.flatMap((ticker) => this.#companies.get(ticker) ?? []);
    this.#seen.set(client, seen);
    return seen;
  }

  sees(client: Client, ...tickers: readonly string[]): boolean {
    return tickers.every((wanted) => this.seenBy(client).some(({ ticker }) => ticker === wanted));
  }

  hasStatus(ticker: string, status: DemoCompany['status']): boolean {
    return this.#companies.get(ticker)?.status === status;
  }

  /** What the research desk finds by a part of a name or a ticker. */
  search(words: string): string[] {
    return this.seenBy('Research Desk')
      .filter(({ name, ticker }) => [name, ticker].some((text) => text.toLowerCase().includes(words)))
      .map(({ ticker }) => ticker);
  }

  /** The events of a company, those of so many days ago only where that is given. */
  events(ticker: string, from = YEAR_DAYS, to = 0): DemoEvent[] {
    const events = this.#events.get(ticker) ?? [];
    return events.filter(({ day }) => day >= this.#today - from && day <= this.#today - to);
  }

  hasEventOfType(ticker: string, type: EventType, from: number, to: number): boolean {
    return this.events(ticker, from, to).some(({ eventType }) => eventType === type);
  }

  hasWaitingNews(ticker: string): boolean {
    return this.#data.news.some((news) => news.ticker === ticker);
  }

  hasFeed(ticker: string, problem: DemoData['feeds'][number]['problem']): boolean {
    return this.#data.feeds.some((feed) => feed.ticker === ticker && feed.problem === problem);
  }

  /** The companies in an account's portfolio. */
  portfolio(email: string): DemoCompany[] {
    const tickers = this.#data.accounts.find((account) => account.email === email)?.portfolio ?? [];
    return tickers.flatMap((ticker) => this.#companies.get(ticker) ?? []);
  }
}

/** Each need with the specification that has it. */
const NEEDS: Readonly<Record<string, (demo: Demo) => boolean>> = {
  'events-screen: Nvidia is the only one of its name and can be edited': (demo) =>
    demo.search('nvidia').join(' ') === 'NVDA' && demo.hasStatus('NVDA', 'Initiated'),
  'events-screen: Nvidia has a second page of events, and a negative one': (demo) =>
    demo.events('NVDA').length > 10 && demo.events('NVDA').some(({ score }) => score < 0),
  'events-screen: Nvidia has a Macro event between the days of the filter': (demo) =>
    demo.hasEventOfType('NVDA', 'Macro', 340, 20),
  'events-screen: the chart of Nvidia has a mark older than six months': (demo) =>
    demo.events('NVDA', YEAR_DAYS, HALF_YEAR_DAYS).length > 0,
  'events-screen: news about Nvidia waits': (demo) => demo.hasWaitingNews('NVDA'),
  'events-screen: a licensed client sees Nvidia, a client Shell with its events': (demo) =>
    demo.sees('Meridian Capital', 'NVDA') &&
    demo.sees('North Bank', 'SHEL') &&
    demo.events('SHEL').length > 0,
  'summary: Shell is the only one of its name and has short-term events that can be raised': (demo) =>
    demo.search('shell').join(' ') === 'SHEL' &&
    demo.events('SHEL', RECENT_DAYS).some(({ score }) => score < 900),
  'summary: an event describes Shell at the level of the company': (demo) =>
    demo.events('SHEL', RECENT_DAYS).some((event) => event.eventType === 'Company' && event.isSummary),
  'score-panel: everybody sees a company with three recent events': (demo) =>
    (['Research Desk', 'North Bank', 'Meridian Capital'] as const).every((client) =>
      demo.seenBy(client).some(({ ticker }) => demo.events(ticker, RECENT_DAYS).length >= 3),
    ),
  'portfolio: the analyst follows eight companies, the first by ticker is Tencent': (demo) => {
    const tickers = demo.portfolio('analyst@demo.test').map(({ ticker }) => ticker);
    return tickers.length === 8 && tickers.toSorted()[0] === '0700.HK';
  },
  'portfolio: of those only Nvidia is of AMER, and only Toyota has tm in its name or ticker': (demo) => {
    const companies = demo.portfolio('analyst@demo.test');
    const american = companies.filter(({ region }) => region === 'AMER');
    const found = companies.filter((company) => demo.search('tm').includes(company.ticker));
    return [...american, ...found].map(({ ticker }) => ticker).join(' ') === 'NVDA TM';
  },
  'portfolio: Nestlé is Validated, and its score has reasons': (demo) =>
    demo.hasStatus('NESN', 'Validated') && demo.events('NESN', RECENT_DAYS).length > 0,
  'portfolio: Deutsche Bank, Tesla and three banks can be added': (demo) => {
    const followed = new Set(demo.portfolio('analyst@demo.test').map(({ ticker }) => ticker));
    const addable = ['DBK', 'TSLA', ...demo.search('bank')].filter((ticker) => !followed.has(ticker));
    return demo.sees('Research Desk', 'DBK', 'TSLA') && addable.length >= 5;
  },
  'downloads: one of the first ten companies can be edited, so that it is asked before a report': (demo) =>
    demo
      .seenBy('Research Desk')
      .toSorted((one, other) => BY_NAME.compare(one.name, other.name))
      .slice(0, 10)
      .some(({ status }) => status === 'Initiated'),
  'event-refusals: Toyota has a feed that is gone and one that may not be opened': (demo) =>
    demo.sees('Research Desk', 'TM') && demo.hasFeed('TM', 'gone') && demo.hasFeed('TM', 'not-allowed'),
  'listing: the desk sees more than 250 companies, of all sectors': (demo) => {
    const companies = demo.seenBy('Research Desk');
    const sectors = new Set<Sector>(companies.map(({ sector }) => sector));
    return companies.length > 250 && SECTORS.every((sector) => sectors.has(sector));
  },
  'listing: APAC has a second page of twenty-five': (demo) =>
    demo.seenBy('Research Desk').filter(({ region }) => region === 'APAC').length > 25,
  'keyboard, shell: NVDA and Apple are found first': (demo) =>
    demo.search('apple').join(' ') === 'AAPL' && demo.search('nvda').join(' ') === 'NVDA',
  'clients, users: the clients see companies, and the desk does not see all': (demo) =>
    demo.seenBy('North Bank').length > 0 && !demo.sees('North Bank', 'NVDA'),
};

/** What the stories need and this day's demo does not have. */
export function listUnmetNeeds(data: DemoData, today: Day): string[] {
  const demo = new Demo(data, today);
  return Object.entries(NEEDS).flatMap(([need, isMet]) => (isMet(demo) ? [] : [need]));
}
