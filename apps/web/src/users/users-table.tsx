import { Badge } from '@mantine/core';
import type { UserAction, UserRow } from '@vigilo/contract/users';
import { useMemo } from 'react';
import { formatDay, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPanel } from '../ui/list-page.tsx';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { UserActions } from './user-actions.tsx';

interface UsersTableProps {
  /** Undefined while they load. */
  readonly users: readonly UserRow[] | undefined;
  readonly isSearched: boolean;
  readonly onAction: (action: UserAction, id: string) => void;
}

/** The users, active and inactive. */
export function UsersTable({ users, isSearched, onAction }: UsersTableProps) {
  const t = useTexts('users');
  const columns = useMemo(() => buildColumns(t, onAction), [t, onAction]);
  const empty = (
    <EmptyState
      title={isSearched ? t('noneFound') : t('noneYet')}
      {...(isSearched && { hint: t('noneFoundHint') })}
    />
  );
  return (
    <ListPanel>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={users}
        getId={({ _id }) => _id}
        getLook={({ status }) => (status === 'Inactive' ? 'muted' : undefined)}
        empty={empty}
      />
    </ListPanel>
  );
}

function buildColumns(
  t: Translate<'users'>,
  onAction: UsersTableProps['onAction'],
): readonly TableColumn<UserRow>[] {
  return [
    {
      key: 'email',
      title: t('col.email'),
      least: 9.5,
      isRowHead: true,
      sortBy: ({ email }) => email,
      cell: ({ email }) => <TruncatedText text={email} />,
    },
    {
      key: 'name',
      title: t('col.name'),
      least: 7,
      sortBy: ({ name }) => name,
      cell: ({ name }) => <TruncatedText text={name} />,
    },
    {
      key: 'lastLogin',
      title: t('col.lastLogin'),
      width: 8,
      sortBy: ({ lastLoginDateTime }) => lastLoginDateTime,
      cell: ({ lastLoginDateTime }) =>
        lastLoginDateTime === null ? t('notAvailable') : formatDay(lastLoginDateTime),
    },
    {
      key: 'roles',
      title: t('col.roles'),
      width: 9.5,
      sortBy: getRoleName,
      cell: (user) => <Badge>{getRoleName(user) ?? t('noRoles')}</Badge>,
    },
    {
      key: 'clients',
      title: t('col.clients'),
      least: 7.5,
      sortBy: ({ clientNames }) => clientNames.join(', ') || null,
      cell: ({ clientNames }) => <TruncatedText text={formatText(clientNames.join(', '))} />,
    },
    {
      key: 'action',
      title: t('col.action'),
      width: 9.5,
      isAtEnd: true,
      cell: (user) => <UserActions user={user} onAction={onAction} />,
    },
  ];
}

/** The name of the first role's parent role, or null. */
export function getRoleName(user: UserRow): string | null {
  return user.roles[0]?.parentRole.name ?? null;
}
