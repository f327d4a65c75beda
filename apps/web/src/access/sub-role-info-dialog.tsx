import { useQuery } from '@tanstack/react-query';
import type { SubRole } from '@vigilo/contract/access';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection, Facts } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import { subRoleQuery } from './access-queries.ts';
import { FilterTree } from './filter-tree.tsx';
import tableClasses from './plain-table.module.css';
import classes from './sub-role-info-dialog.module.css';

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
      {data === undefined && !isLoadingError && <div className={classes.skeleton} aria-busy="true" />}
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
          <p className={tableClasses.none}>{t('info.noUsers')}</p>
        ) : (
          <LinkedUsers users={users} />
        )}
      </FactSection>
      <FactSection title={t('info.pages')}>
        {pageFilters.length === 0 ? (
          <p className={tableClasses.none}>{t('info.noPages')}</p>
        ) : (
          <FilterTree label={t('info.pages')} filters={pageFilters} />
        )}
      </FactSection>
    </>
  );
}

function LinkedUsers({ users }: Pick<SubRole, 'users'>) {
  const t = useTexts('access');
  return (
    <div
      className={`${tableClasses.scroll} ${classes.users}`}
      role="region"
      aria-label={t('info.users')}
      tabIndex={0}
    >
      <table className={tableClasses.table}>
        <thead>
          <tr>
            <th scope="col">{t('info.email')}</th>
            <th scope="col">{t('info.name')}</th>
          </tr>
        </thead>
        <tbody>
          {users.map(({ _id, email, name }) => (
            <tr key={_id}>
              <th scope="row">{email}</th>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
