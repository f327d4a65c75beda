import { useQuery } from '@tanstack/react-query';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { roleQuery } from './access-queries.ts';
import classes from './priority-dialog.module.css';
import { PriorityList } from './priority-list.tsx';

/** The active sub-roles of a role, to put in another order. */
export function PriorityDialog({
  roleId,
  onClose,
}: {
  readonly roleId: string;
  readonly onClose: () => void;
}) {
  const t = useTexts('access');
  const { data, isLoadingError, error } = useQuery({ ...roleQuery(roleId), staleTime: 0 });
  return (
    <Dialog title={t('priority.title')} size="lg" onClose={onClose}>
      {isLoadingError && (
        <Notice tone="bad" title={t('info.failed')}>
          {toProblem(error, '').message}
        </Notice>
      )}
      {data === undefined && !isLoadingError && <div className={classes.skeleton} aria-busy="true" />}
      {data !== undefined && (
        <>
          <p className={classes.hint}>{data.subRoles.length < 2 ? t('priority.one') : t('priority.hint')}</p>
          <PriorityList role={data} />
        </>
      )}
    </Dialog>
  );
}
