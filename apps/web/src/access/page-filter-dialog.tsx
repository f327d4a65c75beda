import { useMutation, useQuery } from '@tanstack/react-query';
import type { PageFilter, SubRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { conflictActions } from '../lib/conflict-actions.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { Notice } from '../ui/notice.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { cacheSubRole, pagesQuery, subRoleQuery } from './access-queries.ts';
import { useAccessTexts } from './public/access-texts.ts';
import { ComponentColumn, PageColumn, PreviewColumn } from './page-filter-columns.tsx';
import classes from './page-filter-dialog.module.css';
import { filterFormName, isFilterUnchanged, toggleComponent, withFilter } from './page-filter-edit.ts';
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
  const { fields } = form;
  const page = pages.data?.find(({ name }) => name === fields.page);
  const taken = subRole.pageFilters.map(({ name }) => name).filter((name) => name !== filter?.name);
  function cancel(): void {
    form.draft.forget();
    onClose();
  }
  return (
    <Dialog
      title={filter === null ? t('filters.add') : t('filters.edit')}
      size="xl"
      isBusy={form.isBusy}
      saveDisabledReason={page === undefined ? t('filters.choosePage') : undefined}
      onSave={form.submit}
      onClose={cancel}
      message={<SaveProblem error={form.error} onReload={form.onReload} onKeep={form.onKeep} />}
    >
      {pages.isLoadingError && <Notice tone="bad" title={t('filters.pagesFailed')} />}
      <DraftOffer draft={form.draft}>
        <div className={classes.columns}>
          <PageColumn
            pages={pages.data ?? []}
            chosen={fields.page}
            taken={taken}
            onChoose={(name) => form.change({ page: name, allowed: [] })}
          />
          <ComponentColumn
            page={page}
            allowed={fields.allowed}
            onToggle={(component) =>
              form.change({ allowed: toggleComponent(page?.components ?? [], fields.allowed, component) })
            }
            onAll={(isAll) => form.change({ allowed: isAll ? [...(page?.components ?? [])] : [] })}
          />
          <PreviewColumn page={page} allowed={fields.allowed} />
        </div>
      </DraftOffer>
    </Dialog>
  );
}

type FilterFields = Readonly<{ page: string; allowed: readonly string[]; version: number }>;

function toFilterFields(subRole: SubRole, filter: PageFilter | null | undefined): FilterFields {
  return { page: filter?.name ?? '', allowed: filter?.allowedComponent ?? [], version: subRole.version };
}

function useFilterForm(subRole: SubRole, filter: PageFilter | null, onClose: () => void) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const [initial, setInitial] = useState({ filter, version: subRole.version });
  const [fields, setFields] = useState(() => toFilterFields(subRole, filter));
  const draft = useDraft({
    form: filterFormName(filter?.name ?? null),
    subject: subRole._id,
    title: filter === null ? subRole.name : `${subRole.name}: ${texts.page(filter.name)}`,
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () => {
      const chosen = { name: fields.page, allowedComponent: fields.allowed };
      // What was done beside this dialog is no reason to refuse it; an old draft, or this filter changed by somebody, is.
      const isMine = fields.version === initial.version && isFilterUnchanged(subRole, initial.filter);
      return saveFilters(
        subRole,
        withFilter(subRole.pageFilters, filter?.name ?? null, chosen),
        isMine ? subRole.version : fields.version,
      );
    },
    onSuccess: (saved) => {
      draft.forget();
      void cacheSubRole(saved);
      showToast({
        kind: 'success',
        title: t('success'),
        text: filter === null ? t('filters.added') : t('filters.updated', { name: texts.page(fields.page) }),
      });
      onClose();
    },
  });

  const conflictHandlers = conflictActions({
    fields,
    load: async () => {
      const newest = await queryClient.fetchQuery({ ...subRoleQuery(subRole._id), staleTime: 0 });
      const present = newest.pageFilters.find(({ name }) => name === filter?.name) ?? null;
      setInitial({ filter: present, version: newest.version });
      return toFilterFields(newest, present);
    },
    reset: saving.reset,
    take: (newest) => {
      draft.forget(newest);
      setFields(newest);
    },
    keep: setFields,
  });

  return {
    fields,
    draft,
    isBusy: saving.isPending,
    error: saving.error,
    change: (part: Partial<FilterFields>) => setFields({ ...fields, ...part }),
    submit: () => saving.mutate(),
    ...conflictHandlers,
  };
}
