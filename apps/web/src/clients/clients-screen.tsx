import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ClientAction, ClientRow } from '@vigilo/contract/clients';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useCan } from '../lib/profile.ts';
import { useSearchWord } from '../lib/search-word.ts';
import { useTexts } from '../lib/texts.ts';
import { ListPage } from '../ui/list-page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ClientsDialogs, DIALOG_BY_ACTION } from './clients-dialogs.tsx';
import { clientsQuery } from './clients-queries.ts';
import { ClientsTable } from './clients-table.tsx';

/** The clients of the tenant, and everything that is done with them. */
export function ClientsScreen() {
  const t = useTexts('clients');
  const canAdd = useCan('create-client');
  const query = useQuery(clientsQuery);
  const { data } = query;
  const { open } = useOpenedForm();
  const [search, setSearch] = useSearchWord();
  const searchText = useDeferredValue(search.trim());
  const shown = useMemo(() => data?.filter((client) => matches(client, searchText)), [data, searchText]);
  const onAction = useCallback(
    (action: ClientAction, id: string) => open(DIALOG_BY_ACTION[action], id),
    [open],
  );
  return (
    <ListPage
      title={t('title')}
      {...(data !== undefined && { counts: formatCounts(data) })}
      actions={
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          {canAdd && (
            <Button
              leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
              onClick={() => open('clients.add')}
            >
              {t('addClient')}
            </Button>
          )}
        </>
      }
      list={<ClientsTable clients={shown} isSearched={searchText !== ''} onAction={onAction} />}
      query={query}
      failedTitle={t('failed')}
    >
      <ClientsDialogs clients={data} />
    </ListPage>
  );

  function formatCounts(clients: readonly ClientRow[]): string[] {
    const active = clients.filter(({ isDeleted }) => isDeleted !== true).length;
    return [t('active', { count: active }), t('inactive', { count: clients.length - active })];
  }
}

function matches({ name, email = '', phone = '' }: ClientRow, searchText: string): boolean {
  const wanted = searchText.toLocaleLowerCase();
  return wanted === '' || [name, email, phone].some((text) => text.toLocaleLowerCase().includes(wanted));
}
