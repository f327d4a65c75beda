/**
 * The whole demo tenant as data: real companies, and invented events, ratings and prices of the twelve months that end today.
 * The same seed and day give the same data.
 */
import { GRADES } from '@vigilo/domain/heat-map/grades';
import type { Grade } from '@vigilo/domain/heat-map/grades';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { createClients, DEMO_ACCOUNTS } from './accounts.ts';
import { COMPANY_FACTS } from './companies.ts';
import { COMPANY_TOPICS, createCompanyStories } from './company-stories.ts';
import type { Year } from './company-stories.ts';
import { createFortune, todaysFortunes } from './fortune.ts';
import { createMarket, createPrices } from './prices.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { SharedStory } from './shared-stories.ts';
import {
  createIndustryStories,
  createMacroStories,
  SHARED_TOPICS,
  toCompanyStory,
} from './shared-stories.ts';
import { DEMO_SOURCES, feedUrl } from './sources.ts';
import { chooseSummaries } from './chosen-summaries.ts';
import type { CompanyFacts, DemoCompany, DemoData, DemoEvent, DemoFeed, RepublishedEvent } from './types.ts';
import { createWaitingNews, republishEvent } from './waiting-news.ts';

const COMPANIES_WITHOUT_EVENTS = 5;
const FEWEST_STORIES = 4;
const MOST_STORIES = 46;
/** One company of so many has recent events that several sources told. */
const REPUBLISHED_EACH = 10;
const MOST_REPUBLISHED = 2;
const REPUBLISHED_DAYS = 60;

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
    const random = createRandom(seed, company.ticker);
    const level = silent.has(company) ? 0 : (fortunes[i] ?? 0);
    const events = silent.has(company) ? [] : createEvents(company, level, shared, year, random);
    return {
      company: createCompany(company, level, random),
      events: chooseSummaries(events, today, createRandom(seed, `summaries ${company.ticker}`)),
      retoldEvents:
        i % REPUBLISHED_EACH === 0
          ? createRepublishedEvents(events, today, createRandom(seed, `retold ${company.ticker}`))
          : [],
      news: silent.has(company)
        ? []
        : createWaitingNews(company, events, year, createRandom(seed, `news ${company.ticker}`)),
      prices: createPrices(company, events, market, random),
    };
  });

  return {
    companies: perCompany.map(({ company }) => company),
    events: perCompany.flatMap(({ events }) => events),
    republishedEvents: perCompany.flatMap(({ retoldEvents: republishedEvents }) => republishedEvents),
    news: perCompany.flatMap(({ news }) => news),
    feeds: createFeeds(perCompany.map(({ company }) => company)),
    prices: perCompany.flatMap(({ prices }) => prices ?? []),
    sources: DEMO_SOURCES,
    topics: [...new Set([...COMPANY_TOPICS, ...SHARED_TOPICS])].toSorted(),
    clients: createClients(COMPANY_FACTS, today),
    accounts: DEMO_ACCOUNTS,
  };
}

function yearUntil(today: Day): Year {
  const start = subtractMonths(today, 12) + 1;
  const quarterStarts: Day[] = [];
  for (let day = start - 92; day <= today; day++) {
    if (/-(?:01|04|07|10)-01$/u.test(isoFromDay(day))) quarterStarts.push(day);
  }
  return { start, today, quarterStarts };
}

/** The shared stories by industry and by country, each told of from the first company found there. */
function createSharedStories(seed: number, year: Year): (company: CompanyFacts) => readonly SharedStory[] {
  const stories = new Map<string, SharedStory[]>();
  const getStories = (key: string, create: (random: Random) => SharedStory[]): SharedStory[] => {
    const known = stories.get(key) ?? create(createRandom(seed, key));
    stories.set(key, known);
    return known;
  };
  return (company) => [
    ...getStories(`industry ${company.industry}`, (random) => createIndustryStories(company, year, random)),
    ...getStories(`country ${company.country}`, (random) => createMacroStories(company, year, random)),
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
  const shared = sharedStories(company).map((story) => toCompanyStory(story, company));
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
function createRepublishedEvents(
  events: readonly DemoEvent[],
  today: Day,
  random: Random,
): RepublishedEvent[] {
  const recent = events.filter(
    ({ eventType, day }) => eventType === 'Company' && day > today - REPUBLISHED_DAYS,
  );
  return recent.slice(-MOST_REPUBLISHED).map((event) => republishEvent(event, random));
}

/** Grades follow the fortune and the company's own strength; the long-term grade is at most one step from the short-term one. */
function createCompany(
  { startPrice: _startPrice, ...facts }: CompanyFacts,
  level: Thousandths,
  random: Random,
): DemoCompany {
  const status = random.chance(0.7) ? 'Initiated' : 'Validated';
  const shortTerm = 4.3 + 1.3 * random.normal() + level / 330;
  const longTerm = Math.round(shortTerm) + random.whole(-1, 1);
  const rated = random.next();
  return {
    ...facts,
    status,
    creditRiskRatingST: rated < 0.83 ? gradeAt(shortTerm) : null,
    creditRiskRatingLT: rated < 0.85 ? gradeAt(longTerm) : null,
  };
}

function gradeAt(position: number): Grade {
  const index = Math.max(0, Math.min(GRADES.length - 1, Math.round(position)));
  return GRADES[index] ?? 'B';
}
