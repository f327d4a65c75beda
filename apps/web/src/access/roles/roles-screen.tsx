import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useState } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useCan } from '../../lib/profile.ts';
import { useSearchWord } from '../../lib/search-word.ts';
import { useTexts } from '../../lib/texts.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { rolesQuery } from '../access-queries.ts';
import { RemoveRole } from '../remove-role.tsx';
import { FourEyes } from './four-eyes.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { RolesTable } from './roles-table.tsx';

/** The roles of the tenant, and everything that is done with them. */
export function RolesScreen() {
  const t = useTexts('access');
  const canAdd = useCan('create-role');
  const canSetRules = useCan('admin-dash');
  const query = useQuery(rolesQuery);
  const { data } = query;
  const { open } = useOpenedForm();
  const [search, setSearch] = useSearchWord();
  const [toRemove, setToRemove] = useState<Role | null>(null);

  function onAction(role: Role, action: RoleAction): void {
    if (action === 'delete') setToRemove(role);
    else open({ view: 'roles.info', edit: 'roles.change', duplicate: 'roles.duplicate' }[action], role._id);
  }

  return (
    <ListPage
      title={t('title')}
      {...(data !== undefined && { counts: [t('count', { count: data.length })] })}
      actions={
        <>
          {canSetRules && <FourEyes />}
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          {canAdd && (
            <Button
              leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
              onClick={() => open('roles.add')}
            >
              {t('addRole')}
            </Button>
          )}
        </>
      }
      list={<RolesTable roles={data} search={search} onAction={onAction} />}
      query={query}
      failedTitle={t('roles.failed')}
    >
      {data !== undefined && <RolesDialog roles={data} />}
      {toRemove !== null && <RemoveRole role={toRemove} onClose={() => setToRemove(null)} />}
    </ListPage>
  );
}
