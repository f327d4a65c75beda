import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubRole } from '@vigilo/contract/access';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FactSection, Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { subRoleQuery } from '../access-queries.ts';
import { FilterTree } from '../page-filters/filter-tree.tsx';

interface SubRoleInfoDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A sub-role to read: its description, the users it reaches, the pages and components it opens. */
export function SubRoleInfoDialog({ id, name, onClose }: SubRoleInfoDialogProps) {
  const t = useTexts('access');
  const { data, isLoadingError, error } = useQuery(subRoleQuery(id));
  return (
    <Dialog title={name} size="lg" onClose={onClose}>
      {isLoadingError && (
        <Notice tone="bad" title={t('info.failed')}>
          {toProblem(error, '').message}
        </Notice>
      )}
      {data === undefined && !isLoadingError && <Skeleton h="12rem" aria-busy="true" />}
      {data !== undefined && <SubRoleFacts subRole={data} />}
    </Dialog>
  );
}

function SubRoleFacts({ subRole }: { readonly subRole: SubRole }) {
  const t = useTexts('access');
  const { description, users, pageFilters } = subRole;
  return (
    <>
      <Facts
        facts={[
          { name: t('info.description'), value: description === '' ? t('info.notGiven') : description },
        ]}
      />
      <FactSection title={t('info.users')}>
        {users.length === 0 ? (
          <Text c="dimmed">{t('info.noUsers')}</Text>
        ) : (
          <PlainTable
            label={t('info.users')}
            maxHeight="14rem"
            rows={users}
            getKey={({ _id }) => _id}
            columns={[
              { title: t('info.email'), cell: ({ email }) => email },
              { title: t('info.name'), cell: ({ name }) => name },
            ]}
          />
        )}
      </FactSection>
      <FactSection title={t('info.pages')}>
        {pageFilters.length === 0 ? (
          <Text c="dimmed">{t('info.noPages')}</Text>
        ) : (
          <FilterTree label={t('info.pages')} filters={pageFilters} />
        )}
      </FactSection>
    </>
  );
}
