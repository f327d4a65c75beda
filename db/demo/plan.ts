/**
 * The demo tenant without its dates: real companies with invented events, ratings and prices. The same seed gives the same plan: each company has its
 * own stream of random numbers for each purpose.
 */
import { GRADES } from '@vigilo/domain/companies/company';
import type { Grade } from '@vigilo/domain/companies/company';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { chooseSummaries } from './chosen-summaries.ts';
import { COMPANY_FACTS } from './companies.ts';
import { createCompanyStories } from './company-stories.ts';
import { createFortune, todaysFortunes } from './fortune.ts';
import { createMarket, createPrices } from './prices.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import type { SharedStory } from './shared-stories.ts';
import { createIndustryStories, createMacroStories, toCompanyStory } from './shared-stories.ts';
import { feedUrl } from './sources.ts';
import type { CompanyFacts, DemoCompany, DemoEvent, DemoFeed, DemoPlan, RepublishedEvent } from './types.ts';
import { createWaitingNews, republishEvent } from './waiting-news.ts';
import { TODAY } from './year.ts';

/** The seed of the demo that the product makes. */
export const DEMO_SEED = 20_260_101;

const COMPANIES_WITHOUT_EVENTS = 5;
const FEWEST_STORIES = 4;
const MOST_STORIES = 46;
/** One in this many companies has recent events reported by several sources. */
const REPUBLISHED_EACH = 10;
const MOST_REPUBLISHED = 2;
const REPUBLISHED_DAYS = 60;

/** Everything the demo tenant is filled with but for its dates. Lists are in a stable order; a company's events and prices ascend by day. */
export function planDemo(seed: number): DemoPlan {
  const fortunes = todaysFortunes(COMPANY_FACTS.length, createRandom(seed, 'fortunes'));
  const silent = new Set(
    createRandom(seed, 'silent').shuffle(COMPANY_FACTS).slice(0, COMPANIES_WITHOUT_EVENTS),
  );
  const market = createMarket(createRandom(seed, 'market'));
  const shared = createSharedStories(seed);

  const perCompany = COMPANY_FACTS.map((company, i) => {
    const randomFor = (purpose: string): Random => createRandom(seed, `${purpose} ${company.ticker}`);
    const level = silent.has(company) ? 0 : (fortunes[i] ?? 0);
    const events = silent.has(company) ? [] : createEvents(company, level, shared, randomFor('events'));
    return {
      company: createCompany(company, level, randomFor),
      events: chooseSummaries(events, randomFor('summaries')),
      republishedEvents:
        i % REPUBLISHED_EACH === 0 ? createRepublishedEvents(events, randomFor('retold')) : [],
      news: silent.has(company) ? [] : createWaitingNews(company, events, randomFor('news')),
      prices: createPrices(company, events, market, randomFor('prices')),
    };
  });

  return {
    companies: perCompany.map(({ company }) => company),
    events: perCompany.flatMap(({ events }) => events),
    republishedEvents: perCompany.flatMap(({ republishedEvents }) => republishedEvents),
    news: perCompany.flatMap(({ news }) => news),
    feeds: createFeeds(perCompany.map(({ company }) => company)),
    prices: perCompany.flatMap(({ prices }) => prices ?? []),
  };
}

/** The shared stories by industry and by country, each told of from the first company found there. */
function createSharedStories(seed: number): (company: CompanyFacts) => readonly SharedStory[] {
  const stories = new Map<string, SharedStory[]>();
  const makeStoryLookup = (key: string, create: (random: Random) => SharedStory[]): SharedStory[] => {
    const known = stories.get(key) ?? create(createRandom(seed, key));
    stories.set(key, known);
    return known;
  };
  return (company) => [
    ...makeStoryLookup(`industry ${company.industry}`, (random) => createIndustryStories(company, random)),
    ...makeStoryLookup(`country ${company.country}`, (random) => createMacroStories(company, random)),
  ];
}

/** All events of a company by day. A company far from 0 makes more news than one that nothing happens to. */
function createEvents(
  company: CompanyFacts,
  level: Thousandths,
  sharedStories: (company: CompanyFacts) => readonly SharedStory[],
  random: Random,
): DemoEvent[] {
  const wanted = Math.round(10 * Math.exp(0.7 * random.normal()) + Math.abs(level) / 40);
  const count = Math.max(FEWEST_STORIES, Math.min(MOST_STORIES, wanted));
  const own = createCompanyStories(company, count, createFortune(level, random), random);
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
function createRepublishedEvents(events: readonly DemoEvent[], random: Random): RepublishedEvent[] {
  const recent = events.filter(
    ({ eventType, day }) => eventType === 'Company' && day > TODAY - REPUBLISHED_DAYS,
  );
  return recent.slice(-MOST_REPUBLISHED).map((event) => republishEvent(event, random));
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
