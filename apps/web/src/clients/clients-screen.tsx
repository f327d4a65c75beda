import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ClientAction, ClientRow } from '@vigilo/contract/clients';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { problemOf } from '../lib/problem.ts';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { ClientsDialogs, DIALOG_OF } from './clients-dialogs.tsx';
import { clientsQuery } from './clients-queries.ts';
import classes from './clients-screen.module.css';
import { ClientsTable } from './clients-table.tsx';

/** The clients of the tenant, and everything that is done with them. */
export function ClientsScreen() {
  const t = useTexts('clients');
  const canAdd = useCan('create-client');
  const { data, isLoadingError, error, refetch } = useQuery(clientsQuery);
  const { open } = useOpenedForm();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const shown = useMemo(() => data?.filter((client) => matches(client, words)), [data, words]);
  const onAction = useCallback((action: ClientAction, id: string) => open(DIALOG_OF[action], id), [open]);
  const screen = useRoomBelow();
  return (
    <div ref={screen} className={classes.screen}>
      <PageHeader
        title={t('title')}
        {...(data !== undefined && { counts: countsOf(data) })}
        actions={
          <>
            <SearchField label={t('search')} value={search} onChange={setSearch} />
            {canAdd && (
              <Button leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />} onClick={() => open('clients.add')}>
                {t('addClient')}
              </Button>
            )}
          </>
        }
      />
      {isLoadingError ? (
        <LoadFailed title={t('failed')} message={problemOf(error, '').message} onRetry={() => void refetch()} />
      ) : (
        <ClientsTable clients={shown} isSearched={words !== ''} onAction={onAction} />
      )}
      <ClientsDialogs clients={data ?? []} />
    </div>
  );

  function countsOf(clients: readonly ClientRow[]): string[] {
    const active = clients.filter(({ isDeleted }) => isDeleted !== true).length;
    return [t('active', { count: active }), t('inactive', { count: clients.length - active })];
  }
}

function matches({ name, email = '', phone = '' }: ClientRow, words: string): boolean {
  const wanted = words.toLocaleLowerCase();
  return wanted === '' || [name, email, phone].some((text) => text.toLocaleLowerCase().includes(wanted));
}
