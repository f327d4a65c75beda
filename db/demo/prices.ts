/**
 * Invented closing prices: a geometric random walk from a believable level, moved by a market that all share and by the company's own
 * stories. It goes on through weekends, whose prices are left out when the year is laid on the calendar.
 */
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Random } from './random.ts';
import type { CompanyFacts, DemoEvent, DemoPrice, DemoPriceSeries } from './types.ts';
import { FIRST_DAY, TODAY } from './year.ts';

/** What a story with the score 1 adds to the logarithm of the price. */
const NUDGES: Record<EventType, number> = { Company: 0.03, Industry: 0.01, Macro: 0.005 };
const MARKET_VOLATILITY = 0.005;
const MARKET_DRIFT = 0.0002;

/** The market's change (of the logarithm) on each day of the year. */
export function createMarket(random: Random): Map<Day, number> {
  const market = new Map<Day, number>();
  for (let day = FIRST_DAY; day <= TODAY; day++)
    market.set(day, MARKET_DRIFT + MARKET_VOLATILITY * random.normal());
  return market;
}

/** As many decimals as an exchange would show at the level. */
function roundPrice(price: number): number {
  if (price >= 5000) return Math.round(price);
  const scale = price < 5 ? 1000 : 100;
  return Math.round(price * scale) / scale;
}

/** The prices of one company; `stories` ascending by day. Null for a private company. */
export function createPrices(
  company: CompanyFacts,
  stories: readonly DemoEvent[],
  market: Map<Day, number>,
  random: Random,
): DemoPriceSeries | null {
  if (company.startPrice === null) return null;
  const beta = 0.6 + 0.8 * random.next();
  const volatility = 0.005 + 0.007 * random.next();
  const prices: DemoPrice[] = [];
  let level = Math.log(company.startPrice);
  let nextStory = 0;
  for (const [day, change] of market) {
    level += beta * change + volatility * random.normal() - volatility ** 2 / 2;
    for (let story = stories[nextStory]; story && story.day <= day; story = stories[nextStory]) {
      level += (NUDGES[story.eventType] * story.score) / 1000;
      nextStory++;
    }
    prices.push({ day, price: roundPrice(Math.exp(level)) });
  }
  return { ticker: company.ticker, currency: company.currency, prices };
}
