import { Badge } from '@mantine/core';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { TabList } from '../../ui/tab-list.tsx';

interface EventsTabsProps {
  readonly tab: EventTab;
  /** System generated events are for who may add events. */
  readonly canAddEvents: boolean;
  readonly totals: Readonly<Partial<Record<EventTab, number>>>;
  readonly panelId: string;
  readonly onTab: (tab: EventTab) => void;
}

const NAMES = { 'company-events': 'tab.company', 'imported events': 'tab.imported' } as const;

/** The company's events, and those that came in by themselves and wait. */
export function EventsTabs({ tab, canAddEvents, totals, panelId, onTab }: EventsTabsProps) {
  const t = useTexts('events');
  const tabs = EVENT_TABS.filter((one) => canAddEvents || one === 'company-events').map((one) => {
    const total = totals[one];
    return {
      value: one,
      text: t(NAMES[one]),
      mark: total !== undefined && (
        <span title={t('tab.count', { total: formatCount(total) })}>
          <Badge>{formatCount(total)}</Badge>
        </span>
      ),
    };
  });
  return <TabList label={t('tab.label')} tabs={tabs} current={tab} panelId={panelId} onTab={onTab} />;
}
