/** Chooses summaries as an analyst would: the most important of each level in the last three months, within the limits. */
import { MOST_SUMMARIES } from '@vigilo/domain/events/chosen-summaries';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { Random } from './random.ts';
import type { DemoEvent } from './types.ts';
import { QUARTER_DAYS, TODAY } from './year.ts';

/** Share of companies without chosen summaries. */
const UNDESCRIBED = 0.08;

/** The events with the chosen ones marked; their order stays. */
export function chooseSummaries(events: readonly DemoEvent[], random: Random): DemoEvent[] {
  if (random.chance(UNDESCRIBED)) return [...events];
  const recent = events.filter(({ day }) => day > TODAY - QUARTER_DAYS);
  const chosen = new Set(
    EVENT_TYPES.flatMap((type) =>
      recent
        .filter(({ eventType }) => eventType === type)
        .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score) || other.day - one.day)
        .slice(0, MOST_SUMMARIES[type]),
    ),
  );
  return events.map((event) => (chosen.has(event) ? { ...event, isSummary: true } : event));
}
