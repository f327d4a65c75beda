// What is typed into the dialog of an event, and what is wrong with it (specification 3, sections 2.2 and 5).

import type { CallArguments } from '@vigilo/contract/call';
import type { EventRow, addEvent, changeEvent } from '@vigilo/contract/events';
import { listNamesWith, mapNames } from '@vigilo/domain/records/field';
import { isWebAddress } from '@vigilo/domain/records/web-address';
import type { EventTexts } from '@vigilo/domain/events/fields';
import { EVENT_FIELDS, EVENT_TEXTS } from '@vigilo/domain/events/fields';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { isoDayOf } from '@vigilo/domain/scoring/day';
import type { Impact } from '@vigilo/domain/scoring/impact';

type EventField = keyof typeof EVENT_FIELDS;

/** Empty where nothing is given. `score` is a decimal such as '-0.3', `date` a day as YYYY-MM-DD; `version` is 0 for a new event. */
export type EventFields = Readonly<
  EventTexts & {
    event: EventType | '';
    impact: Impact | '';
    score: string;
    date: string;
    version: number;
  }
>;

export type EventFault = 'missing' | 'wrongAddress' | 'futureDate';
export type EventFaults = Partial<Record<EventField, EventFault>>;

export const NEW_EVENT: EventFields = {
  ...mapNames(EVENT_TEXTS, () => ''),
  event: '',
  impact: '',
  score: '',
  date: '',
  version: 0,
};

export function toEventFields(event: EventRow): EventFields {
  const { impact, score, date, version } = event;
  return {
    ...mapNames(EVENT_TEXTS, (field) => event[field] ?? ''),
    version,
    event: event.event ?? '',
    impact: impact ?? '',
    score: score === null ? '' : String(score),
    date: date === null ? '' : isoDayOf(date),
  };
}

/**
 * What is wrong with each field, as far as it can be known without the server. Of an imported event the url alone suffices; one that came
 * without a url needs a title.
 */
export function listEventFaults(fields: EventFields, isImported: boolean, today: string): EventFaults {
  const faults: EventFaults = {};
  if (!isImported)
    for (const field of listNamesWith(EVENT_FIELDS, 'isRequired'))
      if (fields[field].trim() === '') faults[field] = 'missing';
  if (isImported && fields.url.trim() === '' && fields.title.trim() === '') faults.url = 'missing';
  if (fields.url.trim() !== '' && !isWebAddress(fields.url)) faults.url = 'wrongAddress';
  if (fields.date > today) faults.date = 'futureDate';
  return faults;
}

type NewEvent = CallArguments<typeof addEvent>['body'];
type EventChange = CallArguments<typeof changeEvent>['body'];

function trimTexts(fields: EventFields): EventTexts {
  return mapNames(EVENT_TEXTS, (field) => fields[field].trim());
}

/** A new event as the call takes it, or null where something is missing. */
export function toNewEvent(fields: EventFields, companyID: string): NewEvent | null {
  const { event, impact, score, date } = fields;
  if (event === '' || impact === '' || score === '' || date === '') return null;
  return { ...trimTexts(fields), event, impact, score: Number(score), date, companyID };
}

/** A changed event as the call takes it, with the values that were looked at. */
export function toEventChange(
  fields: EventFields,
  { stored, companyID }: { readonly stored: EventRow; readonly companyID: string },
): EventChange {
  return {
    ...trimTexts(fields),
    event: fields.event === '' ? null : fields.event,
    impact: fields.impact === '' ? null : fields.impact,
    score: fields.score === '' ? null : Number(fields.score),
    date: fields.date === '' ? null : fields.date,
    companyID,
    _id: stored._id,
    tab: stored.tab,
    previousScore: stored.score,
    previousPublishedDate: stored.date,
    previousEventType: stored.event,
    version: fields.version,
  };
}
