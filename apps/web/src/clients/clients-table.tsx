import { VisuallyHidden } from '@mantine/core';
import type { ClientAction, ClientRow } from '@vigilo/contract/clients';
import { useMemo } from 'react';
import { formatDay, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPanel } from '../ui/list-page.tsx';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { ClientActions } from './client-actions.tsx';

interface ClientsTableProps {
  /** Undefined while they load. */
  readonly clients: readonly ClientRow[] | undefined;
  readonly isSearched: boolean;
  readonly onAction: (action: ClientAction, id: string) => void;
}

/** The clients; deleted ones are struck through. */
export function ClientsTable({ clients, isSearched, onAction }: ClientsTableProps) {
  const t = useTexts('clients');
  const columns = useMemo(() => buildColumns(t, onAction), [t, onAction]);
  const empty = (
    <EmptyState
      title={isSearched ? t('noneFound') : t('noneYet')}
      hint={isSearched ? t('noneFoundHint') : t('noneYetHint')}
    />
  );
  return (
    <ListPanel>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={clients}
        getId={({ _id }) => _id}
        getLook={({ isDeleted }) => (isDeleted === true ? 'struck' : undefined)}
        empty={empty}
      />
    </ListPanel>
  );
}

function buildColumns(
  t: Translate<'clients'>,
  onAction: ClientsTableProps['onAction'],
): readonly TableColumn<ClientRow>[] {
  return [
    {
      key: 'name',
      title: t('col.name'),
      least: 9,
      isRowHead: true,
      sortBy: ({ name }) => name,
      cell: (client) => <ClientName client={client} />,
    },
    {
      key: 'email',
      title: t('col.email'),
      least: 9,
      sortBy: ({ email }) => email || null,
      cell: ({ email }) => <TruncatedText text={formatText(email)} />,
    },
    {
      key: 'phone',
      title: t('col.phone'),
      least: 7.5,
      sortBy: ({ phone }) => phone || null,
      cell: ({ phone }) => formatText(phone),
    },
    ...(['startDate', 'endDate'] as const).map((day): TableColumn<ClientRow> => ({
      key: day,
      title: t(`col.${day}`),
      width: 7,
      sortBy: (client) => client[day] ?? null,
      cell: (client) => formatDay(client[day]),
    })),
    {
      key: 'action',
      title: t('col.action'),
      width: 10.75,
      isAtEnd: true,
      cell: (client) => <ClientActions client={client} onAction={onAction} />,
    },
  ];
}

/** A struck line alone would be seen, not heard. */
function ClientName({ client: { name, isDeleted } }: { readonly client: ClientRow }) {
  const t = useTexts('clients');
  return (
    <>
      <TruncatedText text={name} />
      {isDeleted === true && <VisuallyHidden>{` (${t('deleted')})`}</VisuallyHidden>}
    </>
  );
}
