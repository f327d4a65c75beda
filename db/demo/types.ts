/** The types of the demo data. Scores are whole thousandths, days are days since 1970-01-01 UTC. */
import type { CompanyStatus, EntityType, Region } from '@vigilo/domain/companies/company';
import type { IndustryName } from '@vigilo/domain/companies/industries';
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Impact } from '@vigilo/domain/scoring/impact';
import type { Grade } from '@vigilo/domain/companies/company';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';

/** The facts about a company. */
export interface CompanyFacts {
  readonly ticker: string;
  readonly name: string;
  readonly sector: Sector;
  readonly industry: IndustryName;
  readonly country: string;
  readonly region: Region;
  readonly entityType: EntityType;
  /** ISO 4217: the currency of its share price, or of its accounts where it has none. */
  readonly currency: string;
  readonly businessDescription: string;
  readonly startPrice: number | null;
}

/** The facts and what the demo invents about the company: its status and its ratings, null where unrated. */
export interface DemoCompany extends Omit<CompanyFacts, 'startPrice'> {
  readonly status: CompanyStatus;
  readonly creditRiskRatingST: Grade | null;
  readonly creditRiskRatingLT: Grade | null;
}

/** An event that counts in its company's score. */
export interface DemoEvent {
  readonly ticker: string;
  readonly title: string;
  /** Ends with its verdict word: positive, negative or neutral. */
  readonly summary: string;
  readonly url: string;
  readonly source: string;
  readonly topic: string;
  readonly eventType: EventType;
  /** A multiple of 100 in -1000..1000. */
  readonly score: Thousandths;
  readonly impact: Impact;
  readonly day: Day;
  /** Whether an analyst wrote it; false for one that was imported and validated. */
  readonly isUIGenerated: boolean;
  /** Whether its summary was chosen to describe the company. */
  readonly isSummary: boolean;
}

/** An event that repeats a story of the company from another source and does not count again. */
export interface RepublishedEvent extends DemoEvent {
  /** The address of the original event. */
  readonly republishes: string;
}

/** A news item that waits for an analyst as a system generated event; what is suggested for it is worked out where it is stored. */
export interface DemoNews {
  readonly ticker: string;
  readonly title: string;
  /** Empty if it has none. */
  readonly summary: string;
  readonly url: string;
  readonly source: string;
  readonly day: Day;
  /** The address of the company event or news item that told the same before, or null. */
  readonly republishes: string | null;
}

export interface DemoPrice {
  readonly day: Day;
  readonly price: number;
}

/** A company's feed that cannot be read, since the demo makes no requests. */
export interface DemoFeed {
  readonly ticker: string;
  readonly kind: 'rss' | 'press';
  readonly url: string;
  /** `gone` ends the polling; `not-allowed` refuses http before anybody is asked. */
  readonly problem: 'gone' | 'not-allowed';
}

/** The daily closing prices of one public company, ascending by day. */
export interface DemoPriceSeries {
  readonly ticker: string;
  readonly currency: string;
  readonly prices: readonly DemoPrice[];
}

/** A client: the companies its users may see. */
export interface DemoClient {
  readonly name: string;
  readonly startDay: Day;
  readonly endDay: Day | null;
  readonly tickers: readonly string[];
}

export type DemoRole = 'Admin' | 'Analyst' | 'Approver' | 'Client' | 'Licensed Client';

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: DemoRole;
  /** Names of its clients; none for the Admin, who sees all companies. */
  readonly clients: readonly string[];
  /** Tickers of its portfolio. */
  readonly portfolio: readonly string[];
}

/** What does not depend on the date: days are counted from today (see year.ts), quarters in texts are not filled, weekends have prices. */
export interface DemoPlan {
  readonly companies: readonly DemoCompany[];
  readonly events: readonly DemoEvent[];
  readonly republishedEvents: readonly RepublishedEvent[];
  readonly news: readonly DemoNews[];
  readonly feeds: readonly DemoFeed[];
  readonly prices: readonly DemoPriceSeries[];
}

export interface DemoData extends DemoPlan {
  readonly sources: readonly string[];
  readonly topics: readonly string[];
  readonly clients: readonly DemoClient[];
  readonly accounts: readonly DemoAccount[];
}
