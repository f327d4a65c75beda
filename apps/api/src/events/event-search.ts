// What a list of events is searched for, as the call says it and as the query takes it.

import type { CallInput } from '@vigilo/contract/call';
import type { listEvents } from '@vigilo/contract/events';
import { isEventScore } from '@vigilo/domain/events/check-event';
import type { EventRights } from '@vigilo/domain/events/event-actions';
import { EVENT_FILTERS } from '@vigilo/domain/events/fields';
import { listNames, mapNames } from '@vigilo/domain/records/field';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { invalidField } from '../frame/problem.ts';
import type { EventSearch } from './event-list.queries.ts';
import { TEXT_FILTERS } from './event-list.queries.ts';

type ListInput = CallInput<typeof listEvents>['body'];

/** Summaries are for who edits: what others search must not tell what is in them. */
export function seesSummaries(rights: EventRights): boolean {
  return rights.canEditCompany || rights.canEditEvents;
}

/** @throws Problem invalid-input for days or scores that are reversed. */
export function parseSearch(
  { searchQuery, advanceSearchParams }: ListInput,
  rights: EventRights,
): EventSearch {
  const { date, scoreRange, ...filters } = advanceSearchParams;
  const scores = filters.Score ?? [];
  const chosen = new Map(
    listNames(EVENT_FILTERS).map((filter) => [EVENT_FILTERS[filter], filters[filter] ?? []]),
  );
  return {
    texts: mapNames(TEXT_FILTERS, (name) => chosen.get(name) ?? []),
    scores: scores.length === 0 ? null : scores.flatMap(findScore),
    scoreRange: parseScoreRange(scoreRange),
    ...parseDays(date),
    text: searchQuery,
    inSummaries: seesSummaries(rights),
  };
}

type Filters = ListInput['advanceSearchParams'];

function parseDays({ from, to }: Filters['date'] = {}): Pick<EventSearch, 'from' | 'to'> {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('body.advanceSearchParams.date', 'refusals.datesReversed');
  return {
    from: from === undefined ? null : dayFromIso(from),
    to: to === undefined ? null : dayFromIso(to),
  };
}

function parseScoreRange({ from, to }: Filters['scoreRange'] = {}): EventSearch['scoreRange'] {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('body.advanceSearchParams.scoreRange', 'refusals.scoresReversed');
  return {
    from: from === undefined ? null : toThousandths(from),
    to: to === undefined ? null : toThousandths(to),
  };
}

/** The score that a filter names, in thousandths; null for one that is not given, none where a text names no score. */
function findScore(text: string): (number | null)[] {
  if (text.trim() === '') return [null];
  const score = toThousandths(Number(text));
  return isEventScore(score) ? [score] : [];
}
