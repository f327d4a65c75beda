// The demo of 800 consecutive days, among them a 29 February, two ends of a year and the nights on which clocks change: the facts that
// stories and tests stand on are those of any other day.

import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import { describe, expect, it } from 'vitest';
import { demoData } from './generate.ts';
import { DEMO_SEED, planDemo } from './plan.ts';
import { listUnmetNeeds } from './testing/story-needs.ts';
import type { DemoData, DemoEvent } from './types.ts';

type Story = Pick<DemoEvent, 'title' | 'summary' | 'url' | 'source' | 'ticker' | 'day'>;

const FIRST = dayFromIso('2026-11-22');
const DAYS = Array.from({ length: 800 }, (_, i) => FIRST + i);

/** A leap day, ends of years, and the nights on which clocks change. */
const DIFFICULT_DAYS = [
  '2028-02-29',
  '2026-12-31',
  '2027-01-01',
  '2027-12-31',
  '2028-01-01',
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
  '2027-11-07',
];

const plan = planDemo(DEMO_SEED);
const withoutPrices = { ...plan, prices: [] };

const QUARTER = /(?:first|second|third|fourth) quarter/gu;

const planned = [...plan.events, ...plan.republishedEvents, ...plan.news];

/** Whether a story is as it was planned but for its date and the quarter it tells of. */
function isAsPlanned(story: Story, wanted: Story, today: Day): boolean {
  for (const name in wanted) {
    const key = name as keyof Story; // the names of a story's own properties
    const [value, fact] = [story[key], wanted[key]];
    if (key === 'day' ? story.day === today + wanted.day : value === fact) continue;
    if (String(value).replaceAll(QUARTER, '{quarter}') !== fact) return false;
  }
  return true;
}

/** The short-term and long-term score of each company with events, now and a week ago. */
function scoreHorizons({ events }: DemoData, today: Day): number[] {
  return [...Map.groupBy(events, ({ ticker }) => ticker).values()].flatMap((own) => {
    const { shortTerm, longTerm } = scoreCompany(
      own.map(({ day, eventType, score }) => ({ day, type: eventType, score })),
      today,
    );
    return [shortTerm.current, shortTerm.previous, longTerm.current, longTerm.previous];
  });
}

/** Which companies each client covers, as one text. */
function listCovers({ clients }: DemoData): string {
  return clients.map(({ name, tickers }) => `${name}: ${tickers.join(' ')}`).join('\n');
}

describe('the demo of 800 days', () => {
  it('includes the days that are difficult for calendars and clocks', () => {
    const days = new Set(DAYS.map(isoFromDay));
    for (const day of DIFFICULT_DAYS) expect(days).toContain(day);
  });

  it('has the same stories and scores for the same companies, only on other days', () => {
    const firstDay = demoData(withoutPrices, FIRST);
    const first = scoreHorizons(firstDay, FIRST);
    const covers = listCovers(firstDay);
    for (const today of DAYS) {
      const data = demoData(withoutPrices, today);
      const stories = [...data.events, ...data.republishedEvents, ...data.news];
      expect(data.companies).toBe(plan.companies);
      expect(data.feeds).toBe(plan.feeds);
      expect(data.accounts).toBe(firstDay.accounts);
      expect(listCovers(data)).toBe(covers);
      expect(stories).toHaveLength(planned.length);
      const changed = stories.filter((story, i) => !isAsPlanned(story, planned[i] ?? story, today));
      expect(changed, isoFromDay(today)).toEqual([]);
      expect(scoreHorizons(data, today), isoFromDay(today)).toEqual(first);
    }
  }, 120_000);

  // On all other days as well, for those have the same stories as long ago, of the same companies.
  it('has what the stories in the browser trust it to have', () => {
    for (const today of [...DIFFICULT_DAYS.map(dayFromIso), FIRST])
      expect(listUnmetNeeds(demoData(withoutPrices, today), today), isoFromDay(today)).toEqual([]);
  });

  it('has companies with prices where stories fetch and draw them', () => {
    const priced = new Set(plan.prices.map(({ ticker }) => ticker));
    for (const ticker of ['NVDA', 'SHEL', 'AC']) expect(priced).toContain(ticker);
  });

  it('has a price on each business day of the year', () => {
    const series = plan.prices.slice(0, 1);
    for (const today of DAYS) {
      const days = demoData({ ...plan, events: [], news: [], prices: series }, today).prices[0]?.prices ?? [];
      const weekdays = days.map(({ day }) => new Date(`${isoFromDay(day)}T12:00:00Z`).getUTCDay());
      expect(days.length).toBeGreaterThanOrEqual(260);
      expect(weekdays.every((weekday) => weekday >= 1 && weekday <= 5)).toBe(true);
    }
  });
});
