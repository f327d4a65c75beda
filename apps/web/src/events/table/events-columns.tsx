import { Group } from '@mantine/core';
import { IconEdit, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import type { EventSort } from '@vigilo/domain/events/fields';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { formatCount, formatDay, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import {
  EventScore,
  Missing,
  NameCell,
  SuggestedCell,
  SummaryCell,
  TitleCell,
  UrlCell,
} from './event-cells.tsx';
import type { SuggestedField } from './event-cells.tsx';
import type { EventsDialogs } from '../use-events-dialogs.ts';
import type { EventRights } from '../use-event-rights.ts';
import type { RowChecks } from './use-row-checks.tsx';

interface EventsColumnsOptions {
  readonly tab: EventTab;
  readonly rights: EventRights;
  readonly checks: RowChecks;
  readonly dialogs: EventsDialogs;
  /** The number of the first row of the page, less one. */
  readonly before: number;
}

/** How wide the columns are that differ between the tabs: imported events have few summaries, and marks beside what is suggested. */
const SHARES = {
  'company-events': { summary: 21, event: 7, topic: 11, score: 8 },
  'imported events': { summary: 17, event: 10, topic: 14, score: 10 },
} as const;

const ICON = { size: '1.125rem', stroke: 1.75 } as const;

/** The columns of a tab for what its reader may see and do (specification 3, sections 2.1 and 6). */
export function useEventsColumns({
  tab,
  rights,
  checks,
  dialogs,
  before,
}: EventsColumnsOptions): (rows: readonly EventRow[]) => readonly TableColumn<EventRow>[] {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const isImported = tab === 'imported events';
  const shares = SHARES[tab];
  const suggested = (field: SuggestedField) => (row: EventRow) => (
    <SuggestedCell
      row={row}
      field={field}
      onEdit={(id) => checks.findRefusal('edit', row) === undefined && dialogs.open('change', id)}
    />
  );
  const sortable = (key: EventSort): Pick<TableColumn<EventRow>, 'key' | 'sortBy'> => ({
    key,
    sortBy: (row) => row[key],
  });
  const definitions = (
    <IconButton label={t('definitions.open')} size={22} onClick={() => dialogs.open('definitions')}>
      <IconInfoCircle size="0.9375rem" stroke={1.75} />
    </IconButton>
  );
  return (rows) => {
    const numbers = new Map(rows.map(({ _id }, index) => [_id, before + index + 1]));
    const all: readonly (TableColumn<EventRow> | false)[] = [
      rights.canEditCompany && {
        key: 'select',
        title: t('col.select'),
        head: checks.head(rows),
        share: 3,
        cell: checks.box,
      },
      {
        key: 'number',
        title: t('col.number'),
        share: 4,
        cell: ({ _id }) => formatCount(numbers.get(_id) ?? null),
      },
      {
        ...sortable('title'),
        title: t('col.title'),
        share: 22,
        isRowHead: true,
        cell: (row) => <TitleCell row={row} onStory={(id) => dialogs.open('story', id)} />,
      },
      rights.canEditCompany && {
        key: 'summary',
        title: t('col.summary'),
        share: shares.summary,
        cell: ({ summary }) => <SummaryCell summary={summary} />,
      },
      (!isImported || rights.canEditCompany) && {
        key: 'url',
        title: t('col.url'),
        share: 4,
        cell: (row) => <UrlCell row={row} />,
      },
      {
        ...sortable('source'),
        title: t('col.source'),
        share: 11,
        cell: ({ source }) =>
          isImported && (source ?? '') === '' ? <Missing field="source" /> : <NameCell name={source} />,
      },
      {
        ...sortable('event'),
        title: t('col.event'),
        share: shares.event,
        cell: isImported
          ? suggested('event')
          : ({ event }) => (event === null ? formatText(null) : ts(`eventTypes.${event}`)),
      },
      {
        ...sortable('topic'),
        title: t('col.topic'),
        share: shares.topic,
        cell: isImported ? suggested('topic') : ({ topic }) => <NameCell name={topic} />,
      },
      {
        ...sortable('score'),
        title: t('col.score'),
        beside: definitions,
        share: shares.score,
        cell: isImported
          ? suggested('score')
          : ({ score }) => (score === null ? formatText(null) : <EventScore score={score} />),
      },
      {
        ...sortable('date'),
        title: t('col.date'),
        share: 9,
        cell: ({ date }) => (isImported && date === null ? <Missing field="date" /> : formatDay(date)),
      },
      rights.canEditEvents && {
        key: 'action',
        title: t('col.action'),
        share: 7,
        isAtEnd: true,
        cell: (row) => <RowActions row={row} checks={checks} dialogs={dialogs} />,
      },
    ];
    return all.filter((column) => column !== false);
  };
}

function RowActions({
  row,
  checks,
  dialogs,
}: { readonly row: EventRow } & Pick<EventsColumnsOptions, 'checks' | 'dialogs'>) {
  const t = useTexts('events');
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
