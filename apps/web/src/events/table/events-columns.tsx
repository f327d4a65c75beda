import { Group } from '@mantine/core';
import { IconEdit, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEvents } from '../events-context.tsx';
import { FieldCell, SuggestedCell, SummaryCell, TitleCell, UrlCell } from './event-cells.tsx';

/** How wide the columns are that differ between the tabs: imported events have few summaries, and marks beside what is suggested. */
const SHARES = {
  'company-events': { summary: 21, event: 7, topic: 11, score: 8 },
  'imported events': { summary: 17, event: 10, topic: 14, score: 10 },
} as const;

const ICON = { size: '1.125rem', stroke: 1.75 } as const;

/** The columns of a tab for what its reader may see and do (specification 3, sections 2.1 and 6); the boxes stand before them. */
export function useEventsColumns(before: number): readonly TableColumn<EventRow>[] {
  const t = useTexts('events');
  const { view, canEditCompany, canEditEvents } = useEvents();
  const isImported = view.tab === 'imported events';
  const shares = SHARES[view.tab];
  const columns: readonly (TableColumn<EventRow> | false)[] = [
    { key: 'number', title: t('col.number'), share: 4, cell: (_, index) => formatCount(before + index + 1) },
    {
      key: 'title',
      title: t('col.title'),
      sortBy: 'server',
      share: 22,
      isRowHead: true,
      cell: (row) => <TitleCell row={row} />,
    },
    canEditCompany && {
      key: 'summary',
      title: t('col.summary'),
      share: shares.summary,
      cell: ({ summary }) => <SummaryCell summary={summary} />,
    },
    (!isImported || canEditCompany) && {
      key: 'url',
      title: t('col.url'),
      share: 4,
      cell: (row) => <UrlCell row={row} />,
    },
    {
      key: 'source',
      title: t('col.source'),
      sortBy: 'server',
      share: 11,
      cell: (row) => <FieldCell row={row} field="source" />,
    },
    {
      key: 'event',
      title: t('col.event'),
      sortBy: 'server',
      share: shares.event,
      cell: (row) => <SuggestedCell row={row} field="event" />,
    },
    {
      key: 'topic',
      title: t('col.topic'),
      sortBy: 'server',
      share: shares.topic,
      cell: (row) => <SuggestedCell row={row} field="topic" />,
    },
    {
      key: 'score',
      title: t('col.score'),
      beside: <DefinitionsButton />,
      sortBy: 'server',
      share: shares.score,
      cell: (row) => <SuggestedCell row={row} field="score" />,
    },
    {
      key: 'date',
      title: t('col.date'),
      sortBy: 'server',
      share: 9,
      cell: (row) => <FieldCell row={row} field="date" />,
    },
    canEditEvents && {
      key: 'action',
      title: t('col.action'),
      share: 7,
      isAtEnd: true,
      cell: (row) => <RowActions row={row} />,
    },
  ];
  return columns.filter((column) => column !== false);
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
