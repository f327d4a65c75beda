// What is entered into the form that changes waiting news, over the news as it is by now: others go on changing it while the form stands open.

import type { NewsRow } from '@vigilo/contract/news-queue';
import { isoDayOf } from '@vigilo/domain/scoring/day';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { listFieldsOfBoth, mergeTypedFields } from '../lib/form.ts';
import type { Changes } from './use-settle.ts';

const FIELDS = ['score', 'event', 'topic', 'source', 'url', 'date'] as const;
export type ChangeField = (typeof FIELDS)[number];

/** Empty where nothing is given. `score` is a decimal, `date` a day as YYYY-MM-DD, `version` that of the news they were entered over. */
export type ChangeFields = Readonly<Record<ChangeField, string> & { version: number }>;

/** What stands in the form. */
export interface Entered {
  readonly fields: ChangeFields;
  /** The news without what was entered. */
  readonly over: ChangeFields;
  /** The news has changed since the form was opened, or since what it holds was kept as a draft. */
  readonly isOlder: boolean;
  /** What was entered here and has changed in the news too. */
  readonly ofBoth: readonly ChangeField[];
}

/** The values of a piece of news; suggested ones stand where there are none of its own. */
function toChangeFields(row: NewsRow): ChangeFields {
  const { shownScore, event, topic, source, url, date, suggestion, version } = row;
  return {
    score: toText(shownScore),
    event: toText(event ?? suggestion?.event.value),
    topic: toText(topic ?? suggestion?.topic.value),
    source: toText(source),
    url: toText(url),
    date: isoDayOf(toText(date)),
    version,
  };
}

function toText(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A form in which nothing is entered yet. */
export function beginWith(row: NewsRow): Entered {
  const fields = toChangeFields(row);
  return { fields, over: fields, isOlder: false, ofBoth: [] };
}

/** The same entries over the news as it is now: what nobody entered here is as others left it. */
export function followRow(before: Entered, row: NewsRow): Entered {
  const { fields, over } = before;
  const newest = toChangeFields(row);
  if (newest.version === over.version && FIELDS.every((name) => newest[name] === over[name])) return before;
  const merged = mergeTypedFields(newest, fields, over);
  const both = new Set<string>([...before.ofBoth, ...listFieldsOfBoth(newest, fields, over)]);
  return {
    fields: merged,
    over: newest,
    isOlder: true,
    // Where both say the same by now there is nothing to compare.
    ofBoth: FIELDS.filter((name) => both.has(name) && merged[name] !== newest[name]),
  };
}

/** What has to be given before the news can be accepted, and is not. */
export function listMissing(fields: ChangeFields): readonly ChangeField[] {
  return FIELDS.filter((name) => fields[name].trim() === '');
}

/** What differs from what the news says itself; a suggested value that was left as it is differs. */
export function toChanges(row: NewsRow, { score, event, topic, source, url, date }: ChangeFields): Changes {
  const type = EVENT_TYPES.find((each) => each === event);
  return {
    ...(row.score === Number(score) ? {} : { score: Number(score) }),
    ...(type === undefined || type === row.event ? {} : { event: type }),
    ...(topic === row.topic ? {} : { topic }),
    ...(source === row.source ? {} : { source }),
    ...(url === row.url ? {} : { url }),
    ...(date === isoDayOf(toText(row.date)) ? {} : { date }),
  };
}
