/**
 * The whole demo tenant as data, with the events and prices of the year that ends today. The facts are the same on any day (plan.ts);
 * only what follows from the calendar is decided here.
 */
import type { Day } from '@vigilo/domain/scoring/day';
import { createClients, DEMO_ACCOUNTS } from './accounts.ts';
import { COMPANY_FACTS } from './companies.ts';
import { COMPANY_TOPICS } from './company-stories.ts';
import { SHARED_TOPICS } from './shared-stories.ts';
import { DEMO_SOURCES } from './sources.ts';
import { fillQuarter } from './story-words.ts';
import type { DemoData, DemoPlan } from './types.ts';

/** Everything the demo tenant is filled with: the plan with its dates, the quarters that stories tell of, and no prices at weekends. */
export function demoData(plan: DemoPlan, today: Day): DemoData {
  const dateStory = <T extends Story>(story: T): T => {
    const day = today + story.day;
    return {
      ...story,
      day,
      title: fillQuarter(story.title, day),
      summary: fillQuarter(story.summary, day),
    };
  };
  return {
    companies: plan.companies,
    events: plan.events.map(dateStory),
    republishedEvents: plan.republishedEvents.map(dateStory),
    news: plan.news.map(dateStory),
    feeds: plan.feeds,
    prices: plan.prices.map((series) => ({
      ...series,
      prices: series.prices
        .map(({ day, price }) => ({ day: today + day, price }))
        .filter(({ day }) => isBusinessDay(day)),
    })),
    sources: DEMO_SOURCES,
    topics: [...new Set([...COMPANY_TOPICS, ...SHARED_TOPICS])].toSorted(),
    clients: createClients(COMPANY_FACTS, today),
    accounts: DEMO_ACCOUNTS,
  };
}

interface Story {
  readonly day: Day;
  readonly title: string;
  readonly summary: string;
}

/** Monday to Friday. 1970-01-01 was a Thursday. */
function isBusinessDay(day: Day): boolean {
  const weekday = (day + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}
