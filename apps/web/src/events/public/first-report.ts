import type { EventRow } from '@vigilo/contract/events';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

/** How new the story of an event is: who reported it first, when, and how many since; null where nobody else tells it. */
export function useFirstReport(): (row: Pick<EventRow, 'firstReport'>) => string | null {
  const t = useTexts('events');
  return ({ firstReport }) => {
    if (firstReport === undefined) return null;
    const { date, arrivedAt, source, isThis, since } = firstReport;
    if (isThis) return t('firstReport.this', { since });
    const when = date === null ? formatMoment(arrivedAt) : formatDay(date);
    return source === null || source === ''
      ? t('firstReport.unnamed', { date: when, since })
      : t('firstReport.by', { date: when, source, since });
  };
}
