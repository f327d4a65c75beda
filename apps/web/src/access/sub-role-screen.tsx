import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { SubRole } from '@vigilo/contract/access';
import { useBreadcrumb } from '../lib/breadcrumb.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { subRoleQuery } from './access-queries.ts';
import { PageFilterPanel } from './page-filter-panel.tsx';
import { SubRolePanel } from './sub-role-panel.tsx';
import classes from './sub-role-screen.module.css';

/** A sub-role to edit: its name, priority and description, and the pages its users reach. */
export function SubRoleScreen() {
  const t = useTexts('access');
  const { subRoleId = '' } = useParams({ strict: false });
  const { data, isLoadingError, error, refetch } = useQuery(subRoleQuery(subRoleId));
  useBreadcrumb(data?.name ?? null);
  return (
    <div className={classes.screen}>
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
      {data === undefined && !isLoadingError && <SubRoleSkeleton />}
      {data !== undefined && <SubRoleParts key={data._id} subRole={data} />}
    </div>
  );
}

function SubRoleParts({ subRole }: { readonly subRole: SubRole }) {
  return (
    <>
      <SubRolePanel subRole={subRole} />
      <PageFilterPanel subRole={subRole} />
    </>
  );
}

function SubRoleSkeleton() {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')} className={classes.skeleton}>
      <span />
      <span />
    </div>
  );
}
