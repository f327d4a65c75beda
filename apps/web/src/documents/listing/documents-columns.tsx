import { Group } from '@mantine/core';
import type { DocumentRow } from '@vigilo/contract/documents';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatDay, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { UserStatusChip } from '../status-chip.tsx';
import { NameCell, StatusCell, TypeCell } from './documents-cells.tsx';

/** The columns that can be put away; the name and the actions stay. */
export const HIDEABLE = [
  'status',
  'userStatus',
  'type',
  'region',
  'client',
  'updated',
  'uploadedBy',
] as const;
export type HideableColumn = (typeof HIDEABLE)[number];

/** What was kept of the columns a person put away. */
export function readHiddenColumns(kept: unknown): HideableColumn[] {
  return HIDEABLE.filter((key) => Array.isArray(kept) && kept.includes(key));
}

/** The columns of the list, as the specification names them (3, section 2.5). */
export function useDocumentsColumns(
  hidden: readonly HideableColumn[],
  actions: (row: DocumentRow) => ReactNode,
): readonly TableColumn<DocumentRow>[] {
  const t = useTexts('documentScreens');
  return useMemo(() => {
    const put = new Set<string>(hidden);
    return buildColumns(t, actions).filter(({ key }) => !put.has(key));
  }, [t, hidden, actions]);
}

function buildColumns(
  t: Translate<'documentScreens'>,
  actions: (row: DocumentRow) => ReactNode,
): readonly TableColumn<DocumentRow>[] {
  const text = (value: string) => <TruncatedText text={formatText(value)} />;
  return [
    {
      key: 'name',
      title: t('col.name'),
      least: 12.5,
      isRowHead: true,
      cell: (row) => <NameCell row={row} />,
    },
    { key: 'status', title: t('col.status'), least: 9.75, cell: (row) => <StatusCell row={row} /> },
    {
      key: 'userStatus',
      title: t('col.userStatus'),
      width: 8.25,
      cell: (row) => <UserStatusChip status={row.UserStatus} />,
    },
    {
      key: 'type',
      title: t('col.type'),
      head: <TypeHead />,
      least: 8.75,
      cell: (row) => <TypeCell row={row} />,
    },
    { key: 'region', title: t('col.region'), width: 4.25, cell: (row) => text(row.Region) },
    { key: 'client', title: t('col.client'), least: 5.75, cell: (row) => text(row.ClientName) },
    {
      key: 'updated',
      title: t('col.updated'),
      width: 6.75,
      cell: (row) => formatDay(row.LastUpdatedTimestamp),
    },
    { key: 'uploadedBy', title: t('col.uploadedBy'), least: 5.75, cell: (row) => text(row.UploadedBy) },
    { key: 'action', title: t('col.action'), width: 13.125, isAtEnd: true, sticky: 'end', cell: actions },
  ];
}

function TypeHead() {
  const t = useTexts('documentScreens');
  return (
    <Group component="span" justify="space-between" wrap="nowrap">
      <span>{t('col.type')}</span>
      <span>{t('col.pages')}</span>
    </Group>
  );
}
