import type { CallReply } from '@vigilo/contract/call';
import type { getCompany } from '@vigilo/contract/companies';
import type { EventRow } from '@vigilo/contract/events';
import type { EventType } from '@vigilo/domain/scoring/event-type';

/** What the dialogs of the events screen know of the company: what `getCompany` answers is enough. */
export type EventCompany = Pick<
  CallReply<typeof getCompany>['data'],
  '_id' | 'companyName' | 'ticker' | 'status' | 'currency' | 'version'
>;

/** An event that is to be moved to the company events: a row of the imported tab, or what is kept of one on another page. */
export type MovedEvent = Pick<EventRow, '_id' | 'title' | 'event' | 'score' | 'date'>;

/** An event whose summary is to describe the company. */
export interface ChosenSummary {
  readonly _id: string;
  readonly event: EventType;
  /** Empty where it has none. */
  readonly summary: string;
  readonly date: string | null;
}
