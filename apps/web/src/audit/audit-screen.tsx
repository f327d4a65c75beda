import { Button } from '@mantine/core';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { exportAudit } from '@vigilo/contract/audit';
import { useState } from 'react';
import { getFile, saveFile } from '../lib/get-file.ts';
import { currentLanguage } from '../lib/language.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPanel, ListPage } from '../ui/list-page.tsx';
import { showToast } from '../ui/toast.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { entriesQuery } from './audit-queries.ts';
import { parseAuditSearch, buildAuditSearch } from './audit-view.ts';
import type { AuditView } from './audit-view.ts';
import { SealsDialog } from './seals-dialog.tsx';

/** The audit log: who did what, when, before and after. */
export function AuditScreen() {
  const t = useTexts('audit');
  const { view, change } = useAuditView();
  const [isChecking, setChecking] = useState(false);
  const entries = useInfiniteQuery(entriesQuery(view));
  const shown = entries.data?.pages.flatMap((page) => page.entries);
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconShieldCheck size="1.125rem" stroke={1.75} aria-hidden="true" />}
            onClick={() => setChecking(true)}
          >
            {t('seals.check')}
          </Button>
          <ExportButton view={view} />
        </>
      }
      tools={<AuditFilters view={view} change={change} />}
      list={
        <ListPanel>
          {shown?.length === 0 ? (
            <EmptyState title={t('list.none')} hint={t('list.noneHint')} />
          ) : (
            <AuditList
              entries={shown}
              hasMore={entries.hasNextPage}
              isLoadingMore={entries.isFetchingNextPage}
              onMore={() => void entries.fetchNextPage()}
            />
          )}
        </ListPanel>
      }
      query={entries}
      failedTitle={t('list.failed')}
    >
      {isChecking && <SealsDialog onClose={() => setChecking(false)} />}
    </ListPage>
  );
}

function useAuditView(): { view: AuditView; change: (part: Partial<AuditView>) => void } {
  const view = parseAuditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(part: Partial<AuditView>): void {
    void navigate({
      to: '.',
      search: buildAuditSearch({ ...view, ...part }),
      replace: true,
      resetScroll: false,
    });
  }
  return { view, change };
}

function ExportButton({ view }: { readonly view: AuditView }) {
  const t = useTexts('audit');
  const download = useMutation({
    mutationFn: () => getFile(exportAudit, { query: { ...buildAuditSearch(view), lang: currentLanguage() } }),
    onSuccess: (content) => saveFile(content, `${t('export.fileName')}.csv`),
    onError: (error) =>
      showToast({ kind: 'error', title: t('exportFailed'), text: toProblem(error, '').message }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('exportCsv')}
    </Button>
  );
}
