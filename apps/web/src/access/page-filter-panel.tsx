import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PageFilter, SubRole } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useState } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAccessTexts } from './public/access-texts.ts';
import { cacheSubRole } from './access-queries.ts';
import { PageFilterDialog } from './page-filter-dialog.tsx';
import { findFilterByForm, filterFormName, withoutFilter } from './page-filter-edit.ts';
import { PageFilterInfo } from './page-filter-info.tsx';
import tableClasses from './plain-table.module.css';
import { RoleActions } from './role-actions.tsx';
import { saveFilters } from './save-filters.ts';

/** The pages that the users of a sub-role reach, and what is done with them. */
export function PageFilterPanel({ subRole }: { readonly subRole: SubRole }) {
  const t = useTexts('access');
  const { opened, open, close } = useOpenedForm();
  const [viewed, setViewed] = useState<PageFilter | null>(null);
  const [toRemove, setToRemove] = useState<PageFilter | null>(null);
  const canEdit = subRole.can.includes('edit');
  const edited =
    opened === null || opened.subject !== subRole._id || !canEdit
      ? undefined
      : findFilterByForm(opened.form, subRole.pageFilters);
  function onAction(filter: PageFilter, action: RoleAction): void {
    if (action === 'view') setViewed(filter);
    if (action === 'edit') open(filterFormName(filter.name), subRole._id);
    if (action === 'delete') setToRemove(filter);
  }
  return (
    <Panel
      title={t('filters.title')}
      actions={canEdit && <AddButton onClick={() => open(filterFormName(null), subRole._id)} />}
    >
      {subRole.pageFilters.length === 0 ? (
        <EmptyState title={t('filters.none')} hint={t('filters.noneHint')} />
      ) : (
        <FilterTable
          filters={subRole.pageFilters}
          can={canEdit ? ['view', 'edit', 'delete'] : ['view']}
          onAction={onAction}
        />
      )}
      {edited !== undefined && (
        <PageFilterDialog key={edited?.name ?? ''} subRole={subRole} filter={edited} onClose={close} />
      )}
      {viewed !== null && <PageFilterInfo filter={viewed} onClose={() => setViewed(null)} />}
      {toRemove !== null && (
        <RemoveFilter subRole={subRole} filter={toRemove} onClose={() => setToRemove(null)} />
      )}
    </Panel>
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts('access');
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
      onClick={onClick}
    >
      {t('filters.add')}
    </Button>
  );
}

interface FilterTableProps {
  readonly filters: readonly PageFilter[];
  readonly can: readonly RoleAction[];
  readonly onAction: (filter: PageFilter, action: RoleAction) => void;
}

function FilterTable({ filters, can, onAction }: FilterTableProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  return (
    <div className={tableClasses.scroll}>
      <table className={tableClasses.table} aria-label={t('filters.title')}>
        <thead>
          <tr>
            <th scope="col">{t('filters.name')}</th>
            <th scope="col">{t('filters.category')}</th>
            <th scope="col">{t('filters.subCategory')}</th>
            <th scope="col" data-end>
              {t('filters.components')}
            </th>
            <th scope="col" data-end>
              {t('col.action')}
            </th>
          </tr>
        </thead>
        <tbody>
          {filters.map((filter) => (
            <tr key={filter.name}>
              <th scope="row">{texts.page(filter.name)}</th>
              <td>{texts.category(filter.category)}</td>
              <td>{texts.subCategory(filter.subCategory)}</td>
              <td data-end>
                {t('filters.ofAll', {
                  count: filter.allowedComponent.length,
                  total: filter.components.length,
                })}
              </td>
              <td data-end>
                <RoleActions
                  name={texts.page(filter.name)}
                  can={can}
                  onAction={(action) => onAction(filter, action)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RemoveFilterProps {
  readonly subRole: SubRole;
  readonly filter: PageFilter;
  readonly onClose: () => void;
}

function RemoveFilter({ subRole, filter, onClose }: RemoveFilterProps) {
  const t = useTexts('access');
  const name = useAccessTexts().page(filter.name);
  return (
    <Confirmation
      title={t('delete.filterTitle', { name })}
      text={t('delete.filterText')}
      confirmText={t('delete.remove')}
      isDangerous
      onConfirm={async () =>
        cacheSubRole(
          await saveFilters(subRole, withoutFilter(subRole.pageFilters, filter.name), subRole.version),
        )
      }
      doneText={t('delete.filterDone', { name })}
      onClose={onClose}
    />
  );
}
