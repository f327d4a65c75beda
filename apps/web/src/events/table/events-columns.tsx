import { Group } from '@mantine/core';
import { IconEdit, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import { EVENT_SORTS } from '@vigilo/domain/events/fields';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEvents } from '../events-context.tsx';
import { DateCell, NameCell, SourceCell, SummaryCell, TitleCell, UrlCell } from './event-cells.tsx';
import { SuggestedCell } from './suggested-cell.tsx';

const ICON = { size: '1.125rem', stroke: 1.75 } as const;

const KEYS = [
  'number',
  'title',
  'summary',
  'url',
  'source',
  'language',
  'event',
  'topic',
  'score',
  'date',
  'action',
] as const;

type Key = (typeof KEYS)[number];

/** The columns that can be cut short grow with the room there is. */
const COMPANY_WIDTHS = {
  number: { width: 3.25 },
  title: { least: 9 },
  summary: { least: 7.5 },
  url: { width: 3 },
  source: { least: 5.25 },
  language: { width: 5.5 },
  event: { width: 6 },
  topic: { least: 5.25 },
  score: { width: 6 },
  date: { width: 8.75 },
  action: { width: 6 },
} as const;

/** Imported events have few summaries, and marks beside what is suggested. */
const WIDTHS = {
  'company-events': COMPANY_WIDTHS,
  'imported events': {
    ...COMPANY_WIDTHS,
    summary: { least: 5.5 },
    event: { width: 7 },
    topic: { least: 6.5 },
    score: { width: 7 },
  },
} as const;

const CELLS: Readonly<Record<Exclude<Key, 'number'>, (row: EventRow) => ReactNode>> = {
  title: (row) => <TitleCell row={row} />,
  summary: ({ summary }) => <SummaryCell summary={summary} />,
  url: (row) => <UrlCell row={row} />,
  source: (row) => <SourceCell row={row} />,
  language: ({ language }) => <NameCell name={language} />,
  event: (row) => <SuggestedCell row={row} field="event" />,
  topic: (row) => <SuggestedCell row={row} field="topic" />,
  score: (row) => <SuggestedCell row={row} field="score" />,
  date: (row) => <DateCell row={row} />,
  action: (row) => <RowActions row={row} />,
};

/** The columns of a tab for what its reader may see and do (specification 3, sections 2.1 and 6); the boxes stand before them. */
export function useEventsColumns(before: number): readonly TableColumn<EventRow>[] {
  const t = useTexts('events');
  const { view, canEditCompany, canEditEvents } = useEvents();
  const isSeen = (key: Key): boolean => {
    if (key === 'summary') return canEditCompany;
    if (key === 'url') return canEditCompany || view.tab === 'company-events';
    return key !== 'action' || canEditEvents;
  };
  return KEYS.filter(isSeen).map((key) => ({
    key,
    title: t(`col.${key}`),
    ...WIDTHS[view.tab][key],
    sortBy: EVENT_SORTS.some((sort) => sort === key) ? 'server' : undefined,
    beside: key === 'score' && <DefinitionsButton />,
    isRowHead: key === 'title',
    isAtEnd: key === 'action',
    cell: key === 'number' ? (_, index) => formatCount(before + index + 1) : CELLS[key],
  }));
}

function DefinitionsButton() {
  const t = useTexts('events');
  const { dialogs } = useEvents();
  return (
    <IconButton label={t('definitions.open')} size={22} onClick={() => dialogs.open('definitions')}>
      <IconInfoCircle size="0.9375rem" stroke={1.75} />
    </IconButton>
  );
}

function RowActions({ row }: { readonly row: EventRow }) {
  const t = useTexts('events');
  const { checks, dialogs } = useEvents();
  const reason = (action: 'edit' | 'delete'): string | undefined => {
    const refusal = checks.findRefusal(action, row);
    return refusal && t(refusal);
  };
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      <IconButton
        label={t('edit')}
        size={28}
        disabledReason={reason('edit')}
        onClick={() => dialogs.open('change', row._id)}
      >
        <IconEdit {...ICON} />
      </IconButton>
      <IconButton
        label={t('delete')}
        size={28}
        disabledReason={reason('delete')}
        onClick={() => dialogs.open('delete', row._id)}
      >
        <IconTrash {...ICON} />
      </IconButton>
    </Group>
  );
}
