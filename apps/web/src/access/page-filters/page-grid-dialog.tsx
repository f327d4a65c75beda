import { Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Page, SubRole } from '@vigilo/contract/access';
import { useRecordForm } from '../../lib/form.ts';
import type { RecordForm } from '../../lib/form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { cacheSubRole, pagesQuery, subRoleQuery } from '../access-queries.ts';
import { useAccessTexts } from '../public/access-texts.ts';
import { PAGE_GRID } from './page-filter-edit.ts';
import { isAllowed, listAllowed, toFilters, toggleOnPage, togglePage } from './page-grid-edit.ts';
import { saveFilters } from './save-filters.ts';

interface PageGridProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** All pages with their components in one grid: what the users of a sub-role reach, chosen and saved at once. */
export function PageGridDialog({ id, onClose }: PageGridProps) {
  const t = useTexts('access');
  const answer = useQuery({ ...subRoleQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('filters.title')}
      size="xl"
      failedText={t('subRolePage.failed')}
      answer={answer}
      onClose={onClose}
    >
      {(subRole) => <PageGrid subRole={subRole} onClose={onClose} />}
    </RecordDialog>
  );
}

type GridFields = Readonly<{ allowed: readonly string[]; version: number }>;

function toGridFields(subRole: SubRole): GridFields {
  return { allowed: listAllowed(subRole), version: subRole.version };
}

function PageGrid({ subRole, onClose }: { readonly subRole: SubRole; readonly onClose: () => void }) {
  const t = useTexts('access');
  const pages = useQuery(pagesQuery);
  const form = useGridForm(subRole, pages.data ?? [], onClose);
  return (
    <FormDialog
      form={form}
      title={t('grid.title', { name: subRole.name })}
      size="xl"
      saveDisabledReason={pages.data === undefined ? t('grid.loading') : undefined}
      onClose={onClose}
    >
      {pages.isLoadingError && <Notice tone="bad" title={t('filters.pagesFailed')} />}
      <GridTable
        pages={pages.data ?? []}
        allowed={form.values.allowed}
        onChange={form.field('allowed').onChange}
      />
    </FormDialog>
  );
}

interface GridTableProps {
  readonly pages: readonly Page[];
  readonly allowed: readonly string[];
  readonly onChange: (allowed: readonly string[]) => void;
}

function GridTable({ pages, allowed, onChange }: GridTableProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  return (
    <PlainTable
      label={t('filters.title')}
      rows={pages}
      getKey={({ name }) => name}
      columns={[
        {
          title: t('filters.page'),
          cell: ({ name }) => (
            <Checkbox
              label={texts.page(name)}
              checked={isAllowed(allowed, name)}
              onChange={() => onChange(togglePage(allowed, name))}
            />
          ),
        },
        {
          title: t('filters.components'),
          cell: ({ name, components }) => (
            <Group gap="md" role="group" aria-label={t('grid.components', { page: texts.page(name) })}>
              {components.map((component) => (
                <Checkbox
                  key={component}
                  label={texts.component(component)}
                  checked={isAllowed(allowed, name, component)}
                  onChange={() => onChange(toggleOnPage(allowed, name, component))}
                />
              ))}
            </Group>
          ),
        },
      ]}
    />
  );
}

function useGridForm(subRole: SubRole, pages: readonly Page[], onClose: () => void): RecordForm<GridFields> {
  const t = useTexts('access');
  return useRecordForm<GridFields, SubRole>({
    form: PAGE_GRID,
    subject: subRole._id,
    title: () => subRole.name,
    initial: toGridFields(subRole),
    validate: () => ({}),
    save: ({ allowed, version }) => saveFilters(subRole, toFilters(allowed, pages), version),
    onSaved: (saved) => {
      void cacheSubRole(saved);
      showToast({
        kind: 'success',
        title: t('success'),
        text: t('subRole.updated', { name: saved.name }),
      });
      onClose();
    },
    load: async () =>
      toGridFields(await queryClient.fetchQuery({ ...subRoleQuery(subRole._id), staleTime: 0 })),
  });
}
