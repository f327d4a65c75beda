import type { EventType } from '@vigilo/domain/scoring/event-type';
import { findEventType } from '@vigilo/domain/scoring/event-type';
import { formatScore } from '../../lib/format.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import type { EventFilter } from '@vigilo/domain/events/fields';

/** What is shown of a value of a filter. */
export function useFilterValueText(): (filter: EventFilter, value: string) => string {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const typeText = (type: EventType | null, value: string): string =>
    type === null ? value : ts(`eventTypes.${type}`);
  return (filter, value) => {
    if (value === '') return t('filters.notGiven');
    if (filter === 'EventType') return typeText(findEventType(value), value);
    if (filter === 'Topic') return writeName(value);
    return filter === 'Score' ? formatScore(Number(value), 1) : value;
  };
}
