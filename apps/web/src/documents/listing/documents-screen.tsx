import { Button } from '@mantine/core';
import { IconAlertTriangle, IconFileSpreadsheet, IconLoader } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { canSeePage } from '@vigilo/domain/access/can';
import { useEffect, useState } from 'react';
import { useAccess, useCan } from '../../lib/profile.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { FillPage } from '../../ui/fill-page.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MentionsButton } from '../comments/mentions-button.tsx';
import { documentsQuery } from '../documents-queries.ts';
import { DocumentsList } from './documents-list.tsx';
import { listCounts } from './list-counts.ts';
import { today } from './documents-url.ts';
import { SearchBar } from './search-bar.tsx';
import { UploadButton } from './upload-button.tsx';
import { useDocumentsView } from './use-documents-view.ts';
import { REPORT, useDownloads } from './use-downloads.ts';
import { useFileDrop } from './use-file-drop.ts';

const SIGN = { size: '0.75rem', stroke: 2.5, 'aria-hidden': true } as const;
const COUNT_LOOKS = {
  working: { tone: 'action', sign: <IconLoader {...SIGN} /> },
  failedCount: { tone: 'bad', sign: <IconAlertTriangle {...SIGN} /> },
} as const;

/** The documents of the clients the user sees, and everything that is done with them. */
export function DocumentsScreen() {
  const t = useTexts('documentScreens');
  const [now] = useState(today);
  const canSeeDeleted = useCan('view-deleted-documents');
  const canUpload = useCanUpload();
  const isOver = useFileDrop(canUpload);
  const own = useDocumentsView(canSeeDeleted);
  const { view, change, rowCount } = own;
  const downloads = useDownloads();
  const query = useQuery(documentsQuery(view, rowCount, now));
  const { data, isPlaceholderData } = query;
  const lastPage = Math.max(1, data?.pages ?? 1);
  const isPast = data !== undefined && !isPlaceholderData && view.page > lastPage;
  useEffect(() => {
    // A page past the end (an old link, or documents that went) leads to the last one there is.
    if (isPast) change({ page: lastPage });
  }, [isPast, lastPage, change]);
  return (
    <FillPage gap={0}>
      <PageHeader
        title={t('list.title')}
        counts={
          data === undefined
            ? []
            : listCounts(data).map(({ key, count }) => {
                const text = t(`list.${key}`, { count });
                return key === 'count' ? text : { text, ...COUNT_LOOKS[key] };
              })
        }
        actions={
          <>
            <MentionsButton />
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size="1.125rem" stroke={1.75} aria-hidden="true" />}
              data-tooltip={t('list.reportHint')}
              loading={downloads.busy === REPORT}
              onClick={() => downloads.report(view, now)}
            >
              {t('list.report')}
            </Button>
            {canUpload && <UploadButton isOver={isOver} />}
          </>
        }
      />
      <SearchBar view={view} change={change} canSeeDeleted={canSeeDeleted} now={now} />
      {query.isLoadingError ? (
        <LoadFailed
          title={t('list.failed')}
          message={toProblem(query.error, '').message}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DocumentsList own={own} data={data} isStale={isPlaceholderData} downloads={downloads} />
      )}
    </FillPage>
  );
}

/** Whether the upload is a page of this user's. */
function useCanUpload(): boolean {
  const access = useAccess();
  const isAllowed = useCan('upload-documents');
  return isAllowed && canSeePage(access, 'Upload');
}
