// The demo's events and waiting news as rows: stories that several sources told have one leading event, and every waiting item has what the model that
// comes with the product suggests for it, so that some can be moved at once and others want an analyst.

import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { toPercent } from '@vigilo/domain/news/waiting-news';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay, noonFromDay } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { DemoData, DemoEvent, DemoNews, RepublishedEvent } from '../../../../db/demo/types.ts';
import { hashKey } from '../frame/hash-key.ts';
import { newId } from '../frame/ids.ts';
import type { Suggester } from '../news/suggester.service.ts';
import type { EventRow, SuggestionRow } from './demo.queries.ts';

export interface EventRows {
  readonly events: readonly EventRow[];
  readonly suggestions: readonly SuggestionRow[];
}

/** A company as its news names it. */
interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** All rows of the events of the data; none arrives after `now`, the moment at which the demo is made. */
export function toEventRows(
  { events, republishedEvents, news }: DemoData,
  getCompany: (ticker: string) => NamedCompany,
  suggester: Suggester,
  now: number,
): EventRows {
  const arrive = (day: Day) => Math.min(noonFromDay(day), now);
  const getStory = makeStoryLookup([...republishedEvents, ...news], arrive);
  const waiting = news.map((item) => {
    const company = getCompany(item.ticker);
    return newsRow(
      commonColumns(item, company.id, arrive(item.day)),
      getStory(item),
      suggester,
      company.name,
    );
  });
  const own = [...events, ...republishedEvents].map((event) =>
    companyEventRow(
      event,
      commonColumns(event, getCompany(event.ticker).id, arrive(event.day)),
      getStory(event),
    ),
  );
  return {
    events: [...own, ...waiting.map(({ event }) => event)],
    suggestions: waiting.map(({ suggestion }) => suggestion),
  };
}

type StoryEvent = Pick<DemoEvent, 'url' | 'day'> & Partial<Pick<RepublishedEvent | DemoNews, 'republishes'>>;
type Story = Pick<EventRow, 'story_id' | 'is_lead'>;

/** Finds the story of each event; who tells it first leads. */
function makeStoryLookup(
  retellings: readonly StoryEvent[],
  arrive: (day: Day) => number,
): (event: StoryEvent) => Story {
  const ids = new Map<string, string>();
  for (const { republishes: retells, day } of retellings)
    if (typeof retells === 'string' && !ids.has(retells)) ids.set(retells, newId(arrive(day)));
  return ({ url, republishes: retells }) => ({
    story_id: ids.get(retells ?? url) ?? null,
    is_lead: typeof retells !== 'string',
  });
}

function companyEventRow(event: DemoEvent, common: CommonColumns, story: Story): EventRow {
  return {
    ...common,
    ...story,
    stage: 'company',
    topic: event.topic,
    type: event.eventType,
    score: event.score,
    suggested_score: null,
    suggested_confidence: null,
    is_ui_generated: event.isUIGenerated,
    is_summary: event.isSummary,
  };
}

function newsRow(
  common: CommonColumns,
  story: Story,
  suggester: Suggester,
  company: string,
): { event: EventRow; suggestion: SuggestionRow } {
  const stored = suggester.stored(suggester.suggest({ text: common.title, company }));
  const shown = <T>({ value, isShown }: { readonly value: T; readonly isShown: boolean }): T | null =>
    isShown ? value : null;
  const score = shown(stored.score);
  const event: EventRow = {
    ...common,
    ...story,
    stage: 'imported',
    topic: shown(stored.topic),
    type: shown(stored.event),
    score: score === null ? null : toThousandths(score),
    suggested_score: toThousandths(stored.score.value),
    suggested_confidence: toPercent(stored.score.confidence),
    is_ui_generated: false,
    is_summary: false,
  };
  return {
    event,
    suggestion: {
      event_id: event.id,
      model_version: suggester.version,
      suggestion: stored,
      created_at: event.created_at,
    },
  };
}

type CommonColumns = ReturnType<typeof commonColumns>;

function commonColumns(
  { title, url, summary, source, day }: Pick<DemoEvent, 'title' | 'url' | 'summary' | 'source' | 'day'>,
  companyId: string,
  arrival: number,
) {
  const at = new Date(arrival).toISOString();
  return {
    id: newId(arrival),
    company_id: companyId,
    title,
    title_key: hashKey(titleKey(title)),
    url,
    url_key: hashKey(urlKey(url)),
    summary,
    source,
    day: isoFromDay(day),
    created_at: at,
    updated_at: at,
    version: 1,
  };
}
