import { REGIONS } from '@vigilo/domain/companies/company';
import { findCountry, findCountryRegion } from '@vigilo/domain/companies/countries';
import { foldText } from '@vigilo/domain/records/fold-text';
import { findIndustry } from '@vigilo/domain/companies/industries';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import { mayDescribe, MOST_SUMMARIES } from '@vigilo/domain/events/chosen-summaries';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { BANDS, bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { GRADES } from '@vigilo/domain/companies/company';
import { dayFromIso, isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import type { CompanyScore } from '@vigilo/domain/scoring/score';
import { describe, expect, it } from 'vitest';
import { demoData } from './generate.ts';
import { planDemo } from './plan.ts';
import type { DemoData, DemoEvent, DemoNews } from './types.ts';

const today = dayFromIso('2026-11-20');
const first = subtractMonths(today, 12) + 1;
const data = demoData(planDemo(1), today);

function eventsByTicker<T extends DemoEvent | DemoNews>(
  companies: DemoData['companies'],
  events: readonly T[],
): Map<string, T[]> {
  const byTicker = new Map<string, T[]>(companies.map(({ ticker }) => [ticker, []]));
  for (const event of events) byTicker.get(event.ticker)?.push(event);
  return byTicker;
}

function scoreHorizons({ companies, events }: DemoData, asOf: Day): CompanyScore[] {
  return [...eventsByTicker(companies, events).values()].map((own) =>
    scoreCompany(
      own.map(({ day, eventType, score }) => ({ day, type: eventType, score })),
      asOf,
    ),
  );
}

describe('the demo companies', () => {
  it('are about 300 with unique tickers and names', () => {
    expect(data.companies.length).toBeGreaterThanOrEqual(290);
    expect(data.companies.length).toBeLessThanOrEqual(330);
    expect(new Set(data.companies.map(({ ticker }) => ticker)).size).toBe(data.companies.length);
    expect(new Set(data.companies.map(({ name }) => foldText(name))).size).toBe(data.companies.length);
    for (const { ticker } of data.companies) expect(ticker).toMatch(/^[A-Z0-9][A-Z0-9.-]*$/);
  });

  it('are classified by our own lists, without contradiction', () => {
    for (const company of data.companies) {
      expect(findIndustry(company.industry), company.ticker).toEqual({
        name: company.industry,
        sector: company.sector,
      });
      expect(findCountry(company.country)?.name).toBe(company.country);
      expect(company.region).toBe(findCountryRegion(company.country));
      expect(company.currency).toMatch(/^[A-Z]{3}$/);
    }
  });

  it('cover every sector and region, many countries and industries', () => {
    for (const sector of SECTORS)
      expect(data.companies.filter((company) => company.sector === sector).length).toBeGreaterThanOrEqual(30);
    for (const region of REGIONS)
      expect(data.companies.filter((company) => company.region === region).length).toBeGreaterThanOrEqual(50);
    expect(new Set(data.companies.map(({ country }) => country)).size).toBeGreaterThanOrEqual(35);
    expect(new Set(data.companies.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(90);
  });

  it('are described in a sentence or two that fit the summary page', () => {
    for (const { ticker, businessDescription } of data.companies) {
      expect(businessDescription, ticker).toMatch(/^[A-Z].{40,}\.$/u);
      expect(businessDescription.length, ticker).toBeLessThanOrEqual(260);
    }
  });

  it('have all grades, some companies without one, and both statuses', () => {
    for (const horizon of ['creditRiskRatingST', 'creditRiskRatingLT'] as const) {
      const grades = data.companies.map((company) => company[horizon]);
      for (const grade of GRADES) expect(grades).toContain(grade);
      const unrated = grades.filter((grade) => grade === null).length / grades.length;
      expect(unrated).toBeGreaterThan(0.1);
      expect(unrated).toBeLessThan(0.25);
    }
    const initiated =
      data.companies.filter(({ status }) => status === 'Initiated').length / data.companies.length;
    expect(initiated).toBeGreaterThan(0.6);
    expect(initiated).toBeLessThan(0.8);
  });
});

describe('the demo events', () => {
  const byTicker = eventsByTicker(data.companies, data.events);

  it('lie in the twelve months that end today, in order', () => {
    for (const events of byTicker.values()) {
      const days = events.map(({ day }) => day);
      expect(days).toEqual(days.toSorted((left, right) => left - right));
      expect(Math.min(first, ...days)).toBe(first);
      expect(Math.max(today, ...days)).toBe(today);
    }
  });

  it('are 6 to 60 per company, of all types, and none for a few', () => {
    const counts = [...byTicker.values()].map((events) => events.length);
    expect(counts.filter((count) => count === 0).length).toBe(5);
    for (const count of counts.filter((some) => some > 0)) {
      expect(count).toBeGreaterThanOrEqual(6);
      expect(count).toBeLessThanOrEqual(60);
    }
    for (const type of EVENT_TYPES)
      expect(data.events.some(({ eventType }) => eventType === type)).toBe(true);
  });

  it('have scores in steps of 0.1 and impacts and verdict words that agree', () => {
    for (const { score, impact, summary } of data.events) {
      expect(Math.abs(score) <= 1000 && score % 100 === 0 && !Object.is(score, -0)).toBe(true);
      expect(impact).toBe(impactFromScore(score));
      expect(summary.split(' ').at(-1)).toBe(['negative', 'neutral', 'positive'][Math.sign(score) + 1]);
    }
  });

  it('are marked as invented in source, address and summary', () => {
    for (const { source, url, summary } of data.events) {
      expect(source).toMatch(/^Demo /);
      expect(new URL(url).origin).toBe('https://demo.vigilo.invalid');
      expect(summary).toContain('Invented demo story');
    }
  });

  it('leave no placeholder unfilled', () => {
    for (const { title, summary, url } of data.events)
      expect(`${title} ${summary} ${url}`).not.toMatch(/[{}]|undefined/);
  });

  it('never tell a company the same story twice: addresses differ, titles do not come back within a week', () => {
    for (const [ticker, events] of byTicker) {
      expect(new Set(events.map(({ url }) => url)).size, ticker).toBe(events.length);
      const lastDay = new Map<string, Day>();
      for (const { title, day } of events) {
        expect(day - (lastDay.get(foldText(title)) ?? 0), `${ticker}: ${title}`).toBeGreaterThan(7);
        lastDay.set(foldText(title), day);
      }
    }
  });

  it('share industry and macro stories between companies', () => {
    for (const type of ['Industry', 'Macro'] as const) {
      const shared = data.events.filter(({ eventType }) => eventType === type);
      expect(new Set(shared.map(({ url }) => url)).size).toBeLessThan(shared.length / 2);
    }
  });

  it('use the listed sources and topics', () => {
    for (const { source, topic } of data.events) {
      expect(data.sources).toContain(source);
      expect(data.topics).toContain(topic);
    }
  });
});

describe('the scores that follow', () => {
  it.each([
    [1, '2026-11-20'],
    [1, '2027-03-31'],
    [2, '2026-11-20'],
    [99, '2028-02-29'],
    [2026, '2026-12-31'],
  ])(
    'seed %i on %s: every band of the legend, most near 0, and weekly changes in both directions',
    (seed, iso) => {
      const scores = scoreHorizons(demoData(planDemo(seed), dayFromIso(iso)), dayFromIso(iso)).map(
        ({ shortTerm }) => shortTerm,
      );
      const inBand = (band: number): number =>
        scores.filter(({ current }) => bandFromScore(current, LISTING_STEP) === band).length;
      for (const band of BANDS) expect(inBand(band), `band ${band}`).toBeGreaterThan(0);
      expect(inBand(-1) + inBand(0) + inBand(1)).toBeGreaterThan(scores.length / 4);
      expect(inBand(-6) + inBand(6)).toBeLessThan(scores.length / 10);
      expect(scores.filter(({ change }) => change > 0).length).toBeGreaterThan(40);
      expect(scores.filter(({ change }) => change < 0).length).toBeGreaterThan(40);
    },
  );

  it('agree with the ratings: better grades have better scores on average', () => {
    const scores = scoreHorizons(data, today);
    const mean = (isWanted: (rank: number) => boolean): number => {
      const some = scores.filter((_, i) => {
        const grade = data.companies[i]?.creditRiskRatingST;
        return grade !== null && grade !== undefined && isWanted(GRADES.indexOf(grade));
      });
      return some.reduce((sum, { shortTerm }) => sum + shortTerm.current, 0) / some.length;
    };
    expect(mean((rank) => rank >= 6)).toBeGreaterThan(mean((rank) => rank <= 2) + 200);
  });
});

describe('the waiting news', () => {
  it('is recent, marked, partly without a summary, and told once by each source', () => {
    for (const news of eventsByTicker(data.companies, data.news).values()) {
      expect(news.filter(({ republishes }) => republishes === null).length).toBeLessThanOrEqual(6);
      expect(new Set(news.map(({ url }) => url)).size).toBe(news.length);
      expect(new Set(news.map(({ day, title, source }) => `${day} ${foldText(title)} ${source}`)).size).toBe(
        news.length,
      );
    }
    for (const { day, url } of data.news) {
      expect(day).toBeGreaterThan(today - 30);
      expect(day).toBeLessThanOrEqual(today);
      expect(url).toMatch(/^https:\/\/demo\.vigilo\.invalid\//);
    }
    const withoutSummary = data.news.filter(({ summary }) => summary === '').length;
    expect(withoutSummary).toBeGreaterThan(0);
    expect(withoutSummary).toBeLessThan(data.news.length / 2);
  });

  it('repeats some stories of the company and of other news within a week', () => {
    const days = new Map([...data.events, ...data.news].map(({ url, day }) => [url, day]));
    const again = data.news.filter(({ republishes }) => republishes !== null);
    expect(
      again.filter(({ republishes }) => data.events.some(({ url }) => url === republishes)).length,
    ).toBeGreaterThan(10);
    expect(
      again.filter(({ republishes }) => data.news.some(({ url }) => url === republishes)).length,
    ).toBeGreaterThan(10);
    for (const { republishes, day } of again)
      expect(Math.abs(day - (days.get(republishes ?? '') ?? Number.NaN))).toBeLessThanOrEqual(1);
  });
});

describe('the republished events', () => {
  it('are a few of the company’s events by another source', () => {
    const events = new Map(data.events.map((event) => [event.url, event]));
    expect(data.republishedEvents.length).toBeGreaterThan(5);
    for (const { republishes, url, source, score, day, ticker } of data.republishedEvents) {
      const original = events.get(republishes);
      expect([original?.score, original?.day, original?.ticker]).toEqual([score, day, ticker]);
      expect([original?.source === source, events.has(url)]).toEqual([false, false]);
    }
  });
});

describe('the prices', () => {
  const formatWeekday = (day: Day): string =>
    new Date(`${isoFromDay(day)}T00:00:00Z`).toUTCString().slice(0, 3);

  it('are those of public companies on the business days of the year', () => {
    const publicOnes = data.companies.filter(({ entityType }) => entityType === 'Public');
    expect(data.prices.map(({ ticker }) => ticker)).toEqual(publicOnes.map(({ ticker }) => ticker));
    const days: Day[] = [];
    for (let day = first; day <= today; day++)
      if (!['Sat', 'Sun'].includes(formatWeekday(day))) days.push(day);
    for (const { prices } of data.prices) expect(prices.map(({ day }) => day)).toEqual(days);
  });

  it('move, but believably', () => {
    for (const { ticker, prices } of data.prices) {
      const levels = prices.map(({ price }) => price);
      const start = levels[0] ?? Number.NaN;
      expect(new Set(levels).size, ticker).toBeGreaterThan(20);
      expect(Math.min(...levels), ticker).toBeGreaterThan(start / 5);
      expect(Math.max(...levels), ticker).toBeLessThan(start * 5);
    }
  });
});

describe('the clients and accounts', () => {
  const tickers = new Set(data.companies.map(({ ticker }) => ticker));
  const seenBy = (email: string): Set<string> => {
    const clients = data.accounts.find((account) => account.email === email)?.clients ?? [];
    return new Set(
      data.clients.filter(({ name }) => clients.includes(name)).flatMap((client) => client.tickers),
    );
  };

  it('are five accounts, one of each role, with known clients', () => {
    expect(data.accounts.map(({ role }) => role)).toEqual([
      'Admin',
      'Analyst',
      'Approver',
      'Client',
      'Licensed Client',
    ]);
    const names = data.clients.map(({ name }) => name);
    for (const { clients } of data.accounts) for (const client of clients) expect(names).toContain(client);
    for (const client of data.clients) {
      for (const ticker of client.tickers) expect(tickers).toContain(ticker);
      expect(client.startDay).toBeLessThanOrEqual(today);
    }
  });

  it('show clients 60 to 140 companies of all sectors, and analysts nearly all', () => {
    for (const email of ['client@demo.test', 'licensed@demo.test']) {
      const seen = seenBy(email);
      expect(seen.size).toBeGreaterThanOrEqual(60);
      expect(seen.size).toBeLessThanOrEqual(140);
      expect(
        new Set(data.companies.filter(({ ticker }) => seen.has(ticker)).map(({ sector }) => sector)).size,
      ).toBe(6);
    }
    for (const email of ['analyst@demo.test', 'approver@demo.test']) {
      expect(seenBy(email).size).toBeGreaterThan(tickers.size * 0.9);
      expect(seenBy(email).size).toBeLessThan(tickers.size);
    }
  });

  it('give the analyst a portfolio of companies the analyst may see', () => {
    const portfolio = data.accounts.find(({ role }) => role === 'Analyst')?.portfolio ?? [];
    expect(portfolio.length).toBe(8);
    for (const ticker of portfolio) expect(seenBy('analyst@demo.test')).toContain(ticker);
  });
});

describe('the chosen summaries', () => {
  it('describe most companies, within the limits, each ending with its verdict', () => {
    const chosen = eventsByTicker(
      data.companies,
      data.events.filter(({ isSummary }) => isSummary),
    );
    const described = [...chosen.values()].filter((events) => events.length > 0);
    expect(described.length).toBeGreaterThan(data.companies.length * 0.8);
    expect(described.length).toBeLessThan(data.companies.length);
    for (const events of described) {
      expect(mayDescribe(events.map(({ eventType, summary }) => ({ type: eventType, summary })))).toBe(true);
      for (const { summary } of events) expect(summary).toMatch(/(?:positive|negative|neutral)\W*$/);
    }
    for (const type of EVENT_TYPES)
      expect(
        described.some(
          (events) => events.filter(({ eventType }) => eventType === type).length === MOST_SUMMARIES[type],
        ),
      ).toBe(true);
  });
});

describe('demoData', () => {
  it('gives the same data for the same seed and day', () => {
    expect(demoData(planDemo(1), today)).toEqual(data);
  });

  it('gives other events for another seed, and moves with the day', () => {
    expect(demoData(planDemo(2), today).events).not.toEqual(data.events);
    const later = demoData(planDemo(1), today + 40);
    expect(isoFromDay(Math.max(...later.events.map(({ day }) => day)))).toBe(isoFromDay(today + 40));
  });
});
