import { Anchor, Button, Group } from '@mantine/core';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import type { PageFilter, SubRole } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useState } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactSection, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useAccessTexts } from '../public/access-texts.ts';
import { cacheSubRole } from '../access-queries.ts';
import { FilterTree } from './filter-tree.tsx';
import { PageFilterDialog } from './page-filter-dialog.tsx';
import { PAGE_GRID, findFilterByForm, filterFormName, withoutFilter } from './page-filter-edit.ts';
import { PageGridDialog } from './page-grid-dialog.tsx';
import { RoleActions } from '../role-actions.tsx';
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
    <Panel title={t('filters.title')} actions={canEdit && <Tools id={subRole._id} />}>
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

/** The ways to add a page: all of them in one grid, or one at a time. */
function Tools({ id }: { readonly id: string }) {
  const t = useTexts('access');
  const { opened, open, close } = useOpenedForm();
  const isGridOpen = opened?.form === PAGE_GRID && opened.subject === id;
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => open(PAGE_GRID, id)}>
        {t('grid.open')}
      </Button>
      <AddButton onClick={() => open(filterFormName(null), id)} />
      {isGridOpen && <PageGridDialog key={id} id={id} onClose={close} />}
    </Group>
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
    <PlainTable
      label={t('filters.title')}
      rows={filters}
      getKey={({ name }) => name}
      columns={[
        { title: t('filters.name'), cell: ({ name }) => texts.page(name) },
        { title: t('filters.category'), cell: ({ category }) => texts.category(category) },
        { title: t('filters.subCategory'), cell: ({ subCategory }) => texts.subCategory(subCategory) },
        {
          title: t('filters.components'),
          isAtEnd: true,
          cell: ({ allowedComponent, components }) =>
            t('filters.ofAll', { count: allowedComponent.length, total: components.length }),
        },
        {
          title: t('col.action'),
          isAtEnd: true,
          cell: (filter) => (
            <RoleActions
              name={texts.page(filter.name)}
              can={can}
              onAction={(action) => onAction(filter, action)}
            />
          ),
        },
      ]}
    />
  );
}

interface PageFilterInfoProps {
  readonly filter: PageFilter;
  readonly onClose: () => void;
}

/** A page filter to read: the picture of its page and the components that are available on it. */
function PageFilterInfo({ filter, onClose }: PageFilterInfoProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const picture =
    filter.imageThumb === null ? (
      t('filters.noPicture')
    ) : (
      <Anchor href={filter.imageThumb} target="_blank" rel="noreferrer">
        {t('filters.openPicture')}
        <IconExternalLink size="1rem" stroke={1.75} aria-hidden="true" />
      </Anchor>
    );
  return (
    <Dialog title={texts.page(filter.name)} size="lg" onClose={onClose}>
      <Facts facts={[{ name: t('filters.preview'), value: picture }]} />
      <FactSection title={t('filters.available')}>
        <FilterTree label={t('filters.available')} filters={[filter]} isWhole />
      </FactSection>
    </Dialog>
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
