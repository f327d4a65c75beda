import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PageFilter, SubRole } from '@vigilo/contract/access';
import { useRecordForm } from '../../lib/form.ts';
import type { RecordForm } from '../../lib/form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { cacheSubRole, pagesQuery, subRoleQuery } from '../access-queries.ts';
import { ComponentColumn, PageColumn, PreviewColumn } from './page-filter-columns.tsx';
import { filterFormName, isFilterUnchanged, toggleComponent, withFilter } from './page-filter-edit.ts';
import { useAccessTexts } from '../public/access-texts.ts';
import { saveFilters } from './save-filters.ts';

interface PageFilterDialogProps {
  readonly subRole: SubRole;
  /** Null: one is added. */
  readonly filter: PageFilter | null;
  readonly onClose: () => void;
}

/** A page filter: its page, the components allowed on it, and how that looks. */
export function PageFilterDialog({ subRole, filter, onClose }: PageFilterDialogProps) {
  const t = useTexts('access');
  const pages = useQuery(pagesQuery);
  const form = useFilterForm(subRole, filter, onClose);
  const { page: name, allowed } = form.values;
  const page = pages.data?.find((one) => one.name === name);
  const components = page?.components ?? [];
  const taken = subRole.pageFilters.map((one) => one.name).filter((one) => one !== filter?.name);
  return (
    <FormDialog
      form={form}
      title={filter === null ? t('filters.add') : t('filters.edit')}
      size="xl"
      saveDisabledReason={page === undefined ? t('filters.choosePage') : undefined}
      onClose={onClose}
    >
      {pages.isLoadingError && <Notice tone="bad" title={t('filters.pagesFailed')} />}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <PageColumn
          pages={pages.data ?? []}
          chosen={name}
          taken={taken}
          onChoose={(chosen) => form.setValues({ page: chosen, allowed: [] })}
        />
        <ComponentColumn
          page={page}
          allowed={allowed}
          onToggle={(one) => form.setFieldValue('allowed', toggleComponent(components, allowed, one))}
          onAll={(isAll) => form.setFieldValue('allowed', isAll ? [...components] : [])}
        />
        <PreviewColumn page={page} allowed={allowed} />
      </SimpleGrid>
    </FormDialog>
  );
}

type FilterFields = Readonly<{ page: string; allowed: readonly string[]; version: number }>;

function toFilterFields(subRole: SubRole, filter: PageFilter | null): FilterFields {
  return { page: filter?.name ?? '', allowed: filter?.allowedComponent ?? [], version: subRole.version };
}

function useFilterForm(
  subRole: SubRole,
  filter: PageFilter | null,
  onClose: () => void,
): RecordForm<FilterFields> {
  const t = useTexts('access');
  const texts = useAccessTexts();
  return useRecordForm<FilterFields, SubRole>({
    form: filterFormName(filter?.name ?? null),
    subject: subRole._id,
    title: () => (filter === null ? subRole.name : `${subRole.name}: ${texts.page(filter.name)}`),
    initial: toFilterFields(subRole, filter),
    validate: () => ({}),
    save: ({ page, allowed, version }, initial) => {
      const before = initial.page === '' ? null : { name: initial.page, allowedComponent: initial.allowed };
      // What was done beside this dialog is no reason to refuse it; an old draft, or this filter changed by somebody, is.
      const isMine = version === initial.version && isFilterUnchanged(subRole, before);
      return saveFilters(
        subRole,
        withFilter(subRole.pageFilters, filter?.name ?? null, { name: page, allowedComponent: allowed }),
        isMine ? subRole.version : version,
      );
    },
    onSaved: (saved, { page }) => {
      void cacheSubRole(saved);
      const text = filter === null ? t('filters.added') : t('filters.updated', { name: texts.page(page) });
      showToast({ kind: 'success', title: t('success'), text });
      onClose();
    },
    load: async () => {
      const newest = await queryClient.fetchQuery({ ...subRoleQuery(subRole._id), staleTime: 0 });
      return toFilterFields(newest, newest.pageFilters.find(({ name }) => name === filter?.name) ?? null);
    },
  });
}
