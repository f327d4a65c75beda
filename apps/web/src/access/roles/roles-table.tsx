import { Badge, Text } from '@mantine/core';
import type { Role } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useMemo } from 'react';
import { formatCount, formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPanel } from '../../ui/list-page.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RoleActions } from '../role-actions.tsx';

interface RolesTableProps {
  readonly roles: readonly Role[] | undefined;
  /** Part of a role's or sub-role's name. */
  readonly search: string;
  readonly onAction: (role: Role, action: RoleAction) => void;
}

/** The roles with their state, by name. */
export function RolesTable({ roles, search, onAction }: RolesTableProps) {
  const t = useTexts('access');
  const shown = useMemo(() => roles?.filter((role) => isFound(role, search)), [roles, search]);
  const columns = buildColumns(t, onAction);
  return (
    <ListPanel>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={shown}
        getId={({ _id }) => _id}
        empty={<EmptyState title={roles?.length === 0 ? t('roles.noneYet') : t('roles.none')} />}
      />
    </ListPanel>
  );
}

function isFound({ name, subRoles }: Role, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, ...subRoles.map((subRole) => subRole.name)].some((one) => one.toLowerCase().includes(wanted));
}

function buildColumns(
  t: Translate<'access'>,
  onAction: RolesTableProps['onAction'],
): readonly TableColumn<Role>[] {
  return [
    {
      key: 'name',
      title: t('col.name'),
      least: 12,
      isRowHead: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => <TruncatedText text={name} />,
    },
    {
      key: 'status',
      title: t('col.status'),
      least: 6,
      cell: ({ status }) => (
        <Badge color={status === 'Active' ? 'good' : 'gray'}>{t(`status.${status}`)}</Badge>
      ),
    },
    {
      key: 'updated',
      title: t('col.updated'),
      least: 8,
      sortBy: ({ lastUpdatedOn }) => lastUpdatedOn,
      cell: ({ lastUpdatedOn }) => formatDay(lastUpdatedOn),
    },
    {
      key: 'subRoles',
      title: t('col.subRoles'),
      least: 6,
      isAtEnd: true,
      sortBy: ({ subRoles }) => subRoles.length,
      cell: ({ subRoles, type }) => <MutedCount count={type === 'Admin' ? null : subRoles.length} />,
    },
    {
      key: 'users',
      title: t('col.users'),
      least: 5,
      isAtEnd: true,
      sortBy: ({ users }) => users,
      cell: ({ users }) => <MutedCount count={users} />,
    },
    {
      key: 'action',
      title: t('col.action'),
      least: 10,
      isAtEnd: true,
      cell: (role) => (
        <RoleActions
          kind="role"
          name={role.name}
          can={role.can}
          onAction={(action) => onAction(role, action)}
        />
      ),
    },
  ];
}

function MutedCount({ count }: { readonly count: number | null }) {
  return (
    <Text span c="dimmed">
      {formatCount(count)}
    </Text>
  );
}
