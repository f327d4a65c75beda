import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useBreadcrumb } from '../../lib/breadcrumb.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { subRoleQuery } from '../access-queries.ts';
import { PageFilterPanel } from '../page-filters/page-filter-panel.tsx';
import { SubRolePanel } from './sub-role-panel.tsx';

/** A sub-role to edit: its name, priority and description, and the pages its users reach. */
export function SubRoleScreen() {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const { subRoleId = '' } = useParams({ strict: false });
  const { data, isLoadingError, error, refetch } = useQuery(subRoleQuery(subRoleId));
  useBreadcrumb(data?.name ?? null);
  return (
    <Stack gap="md">
      <PageHeader
        title={t('subRolePage.title')}
        {...(data !== undefined && { counts: [t('subRolePage.ofRole', { name: data.parentRole.name })] })}
      />
      {isLoadingError && (
        <LoadFailed
          title={t('subRolePage.failed')}
          message={toProblem(error, '').message}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isLoadingError && (
        <Stack role="status" aria-label={shell('loading')} gap="md">
          <Skeleton h="15rem" />
          <Skeleton h="15rem" />
        </Stack>
      )}
      {data !== undefined && (
        <Fragment key={data._id}>
          <SubRolePanel subRole={data} />
          <PageFilterPanel subRole={data} />
        </Fragment>
      )}
    </Stack>
  );
}
