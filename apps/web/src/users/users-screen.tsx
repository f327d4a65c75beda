import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserAction, UserRow } from '@vigilo/contract/users';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useCan } from '../lib/profile.ts';
import { useSearchWord } from '../lib/search-word.ts';
import { useTexts } from '../lib/texts.ts';
import { ListPage } from '../ui/list-page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { DIALOG_BY_ACTION, UsersDialogs } from './users-dialogs.tsx';
import { usersQuery } from './users-queries.ts';
import { UsersTable, getRoleName } from './users-table.tsx';

/** The users of the tenant, and everything that is done with them. */
export function UsersScreen() {
  const t = useTexts('users');
  const query = useQuery(usersQuery);
  const { data } = query;
  const { open } = useOpenedForm();
  const [search, setSearch] = useSearchWord();
  const searchText = useDeferredValue(search.trim());
  const shown = useMemo(() => data?.filter((user) => matches(user, searchText)), [data, searchText]);
  const onAction = useCallback(
    (action: UserAction, id: string) => open(DIALOG_BY_ACTION[action], id),
    [open],
  );
  return (
    <ListPage
      title={t('title')}
      {...(data !== undefined && { counts: formatCounts(data) })}
      actions={
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          <AddUser onAdd={() => open('users.add')} />
        </>
      }
      list={<UsersTable users={shown} isSearched={searchText !== ''} onAction={onAction} />}
      query={query}
      failedTitle={t('failed')}
    >
      <UsersDialogs users={data} />
    </ListPage>
  );

  function formatCounts(users: readonly UserRow[]): string[] {
    const active = users.filter(({ status }) => status === 'Active').length;
    return [t('active', { count: active }), t('inactive', { count: users.length - active })];
  }
}

function AddUser({ onAdd }: { readonly onAdd: () => void }) {
  const t = useTexts('users');
  const canAdd = useCan('create-user');
  if (!canAdd) return null;
  return (
    <Button leftSection={<IconUserPlus size="1.125rem" stroke={1.75} aria-hidden="true" />} onClick={onAdd}>
      {t('addUser')}
    </Button>
  );
}

function matches(user: UserRow, searchText: string): boolean {
  const wanted = searchText.toLocaleLowerCase();
  return (
    wanted === '' ||
    [user.email, user.name, getRoleName(user) ?? '', ...user.clientNames].some((text) =>
      text.toLocaleLowerCase().includes(wanted),
    )
  );
}
