import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useState } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { problemOf } from '../lib/problem.ts';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { rolesQuery } from './access-queries.ts';
import { RemoveRole } from './remove-role.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import classes from './roles-screen.module.css';
import { RolesTable } from './roles-table.tsx';

/** The roles of the tenant, and everything that is done with them. */
export function RolesScreen() {
  const t = useTexts('access');
  const canAdd = useCan('create-role');
  const { data, isLoadingError, error, refetch } = useQuery(rolesQuery);
  const { open } = useOpenedForm();
  const [search, setSearch] = useState('');
  const [toRemove, setToRemove] = useState<Role | null>(null);
  const screen = useRoomBelow();

  function onAction(role: Role, action: RoleAction): void {
    if (action === 'delete') setToRemove(role);
    else open({ view: 'roles.info', edit: 'roles.change', duplicate: 'roles.duplicate' }[action], role._id);
  }

  return (
    <div ref={screen} className={classes.screen}>
      <PageHeader
        title={t('title')}
        {...(data !== undefined && { counts: [t('count', { count: data.length })] })}
        actions={
          <>
            <SearchField label={t('search')} value={search} onChange={setSearch} />
            {canAdd && (
              <Button leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />} onClick={() => open('roles.add')}>
                {t('addRole')}
              </Button>
            )}
          </>
        }
      />
      {isLoadingError ? (
        <LoadFailed title={t('roles.failed')} message={problemOf(error, '').message} onRetry={() => void refetch()} />
      ) : (
        <RolesTable roles={data} search={search} onAction={onAction} />
      )}
      {data !== undefined && <RolesDialog roles={data} />}
      {toRemove !== null && <RemoveRole role={toRemove} onClose={() => setToRemove(null)} />}
    </div>
  );
}
