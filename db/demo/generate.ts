/**
 * The whole demo tenant as data: real companies, and invented events, ratings and prices of the year that ends today. The same seed
 * gives the same data on any day, only the dates move: nothing is drawn by chance but from a stream of its own per company and
 * purpose, and no draw depends on the calendar.
 */
import { GRADES } from '@vigilo/domain/heat-map/grades';
import type { Grade } from '@vigilo/domain/heat-map/grades';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { createClients, DEMO_ACCOUNTS } from './accounts.ts';
import { COMPANY_FACTS } from './companies.ts';
import { COMPANY_TOPICS, createCompanyStories } from './company-stories.ts';
import { createFortune, todaysFortunes } from './fortune.ts';
import { createMarket, createPrices } from './prices.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { SharedStory } from './shared-stories.ts';
import {
  createIndustryStories,
  createMacroStories,
  SHARED_TOPICS,
  storyOfCompany,
} from './shared-stories.ts';
import { DEMO_SOURCES, feedUrl } from './sources.ts';
import { chooseSummaries } from './chosen-summaries.ts';
import type { CompanyFacts, DemoCompany, DemoData, DemoEvent, DemoFeed, RetoldEvent } from './types.ts';
import { createWaitingNews, retellEvent } from './waiting-news.ts';
import { yearUntil } from './year.ts';
import type { Year } from './year.ts';

const COMPANIES_WITHOUT_EVENTS = 5;
const FEWEST_STORIES = 4;
const MOST_STORIES = 46;
/** One company of so many has recent events that several sources told. */
const RETOLD_EACH = 10;
const MOST_RETOLD = 2;
const RETOLD_DAYS = 60;

export interface DemoOptions {
  /** Any whole number. */
  readonly seed: number;
  /** The last day that has events and prices. */
  readonly today: Day;
}

/** Everything the demo tenant is filled with. Lists are in a stable order; a company's events and prices ascend by day. */
export function demoData({ seed, today }: DemoOptions): DemoData {
  const year = yearUntil(today);
  const fortunes = todaysFortunes(COMPANY_FACTS.length, createRandom(seed, 'fortunes'));
  const silent = new Set(
    createRandom(seed, 'silent').shuffle(COMPANY_FACTS).slice(0, COMPANIES_WITHOUT_EVENTS),
  );
  const market = createMarket(year, createRandom(seed, 'market'));
  const shared = createSharedStories(seed, year);

  const perCompany = COMPANY_FACTS.map((company, i) => {
    const randomFor = (purpose: string): Random => createRandom(seed, `${purpose} ${company.ticker}`);
    const level = silent.has(company) ? 0 : (fortunes[i] ?? 0);
    const events = silent.has(company) ? [] : createEvents(company, level, shared, year, randomFor('events'));
    return {
      company: createCompany(company, level, randomFor),
      events: chooseSummaries(events, today, randomFor('summaries')),
      retoldEvents: i % RETOLD_EACH === 0 ? createRetoldEvents(events, today, randomFor('retold')) : [],
      news: silent.has(company) ? [] : createWaitingNews(company, events, year, randomFor('news')),
      prices: createPrices(company, events, market, randomFor('prices')),
    };
  });

  return {
    companies: perCompany.map(({ company }) => company),
    events: perCompany.flatMap(({ events }) => events),
    retoldEvents: perCompany.flatMap(({ retoldEvents }) => retoldEvents),
    news: perCompany.flatMap(({ news }) => news),
    feeds: createFeeds(perCompany.map(({ company }) => company)),
    prices: perCompany.flatMap(({ prices }) => prices ?? []),
    sources: DEMO_SOURCES,
    topics: [...new Set([...COMPANY_TOPICS, ...SHARED_TOPICS])].toSorted(),
    clients: createClients(COMPANY_FACTS, today),
    accounts: DEMO_ACCOUNTS,
  };
}

/** The shared stories by industry and by country, each told of from the first company found there. */
function createSharedStories(seed: number, year: Year): (company: CompanyFacts) => readonly SharedStory[] {
  const stories = new Map<string, SharedStory[]>();
  const storiesOf = (key: string, create: (random: Random) => SharedStory[]): SharedStory[] => {
    const known = stories.get(key) ?? create(createRandom(seed, key));
    stories.set(key, known);
    return known;
  };
  return (company) => [
    ...storiesOf(`industry ${company.industry}`, (random) => createIndustryStories(company, year, random)),
    ...storiesOf(`country ${company.country}`, (random) => createMacroStories(company, year, random)),
  ];
}

/** All events of a company by day. A company far from 0 makes more news than one that nothing happens to. */
function createEvents(
  company: CompanyFacts,
  level: Thousandths,
  sharedStories: (company: CompanyFacts) => readonly SharedStory[],
  year: Year,
  random: Random,
): DemoEvent[] {
  const wanted = Math.round(10 * Math.exp(0.7 * random.normal()) + Math.abs(level) / 40);
  const count = Math.max(FEWEST_STORIES, Math.min(MOST_STORIES, wanted));
  const own = createCompanyStories(company, count, createFortune(level, year.today, random), year, random);
  const shared = sharedStories(company).map((story) => storyOfCompany(story, company));
  return [...own, ...shared].toSorted((left, right) => left.day - right.day);
}

/** The first company that can be edited has a feed that has ended and one whose address wants https. */
function createFeeds(companies: readonly DemoCompany[]): DemoFeed[] {
  const ticker = companies.find(({ status }) => status === 'Initiated')?.ticker ?? '';
  return [
    { ticker, kind: 'rss', url: feedUrl('https', ticker, 'news'), problem: 'gone' },
    { ticker, kind: 'press', url: feedUrl('http', ticker, 'press'), problem: 'not-allowed' },
  ];
}

/** The company's latest own events as another source told them. */
function createRetoldEvents(events: readonly DemoEvent[], today: Day, random: Random): RetoldEvent[] {
  const recent = events.filter(({ eventType, day }) => eventType === 'Company' && day > today - RETOLD_DAYS);
  return recent.slice(-MOST_RETOLD).map((event) => retellEvent(event, random));
}

/** Grades follow the fortune and the company's own strength; the long-term grade is at most one step from the short-term one. */
function createCompany(
  { startPrice: _startPrice, ...facts }: CompanyFacts,
  level: Thousandths,
  randomFor: (purpose: string) => Random,
): DemoCompany {
  const random = randomFor('ratings');
  const shortTerm = 4.3 + 1.3 * random.normal() + level / 330;
  const longTerm = Math.round(shortTerm) + random.whole(-1, 1);
  const rated = random.next();
  return {
    ...facts,
    status: randomFor('status').chance(0.7) ? 'Initiated' : 'Validated',
    creditRiskRatingST: rated < 0.83 ? gradeAt(shortTerm) : null,
    creditRiskRatingLT: rated < 0.85 ? gradeAt(longTerm) : null,
  };
}

function gradeAt(position: number): Grade {
  const index = Math.max(0, Math.min(GRADES.length - 1, Math.round(position)));
  return GRADES[index] ?? 'B';
}
