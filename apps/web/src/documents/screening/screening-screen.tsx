import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBreadcrumb } from '../../lib/breadcrumb.ts';
import { isGone } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { FillPage } from '../../ui/fill-page.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RecordMissing, RecordSkeleton } from '../../ui/record-frame.tsx';
import { PATHS } from '../../lib/paths.ts';
import { writeType } from '../public/type-name.ts';
import { DocumentPages } from '../summary/document-pages.tsx';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import { childQuery, documentQuery, isCompanyQuery } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { ScreeningHead } from './screening-head.tsx';
import { keysQuery } from './screening-queries.ts';
import { ScreeningRows } from './screening-rows.tsx';
import { SplitPanes } from './split-panes.tsx';

const NO_MARKS: readonly ViewerMark[] = [];

/** One child document: its pages at the left, what was read from them at the right, to be checked and corrected. */
export function ScreeningScreen() {
  const t = useTexts('review');
  const { documentId = '', childId = '' } = useParams({ strict: false });
  const canSeeDeleted = useCan('view-deleted-documents');
  const document = useQuery(documentQuery(documentId, canSeeDeleted));
  const child = useQuery(childQuery(childId));
  useBreadcrumb(child.data === undefined ? null : t('screening'));
  if (document.data === undefined || child.data === undefined)
    return (
      <NotShown
        documentId={documentId}
        error={document.error ?? child.error}
        isDocumentGone={document.error !== null && isGone(document.error)}
        onRetry={() => void Promise.all([document.refetch(), child.refetch()])}
      />
    );
  return (
    <FillPage gap="md">
      <ScreeningHead document={document.data} child={child.data} />
      <Parts key={childId} document={document.data} child={child.data} />
    </FillPage>
  );
}

interface NotShownProps {
  readonly documentId: string;
  /** Null while it loads. */
  readonly error: Error | null;
  readonly isDocumentGone: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of the screening while it loads or where it is not; of a company's old link the way to its events. */
function NotShown({ documentId, error, isDocumentGone, onRetry }: NotShownProps) {
  const t = useTexts('review');
  const { data: isCompany } = useQuery({ ...isCompanyQuery(documentId), enabled: isDocumentGone });
  if (isCompany === true)
    return <Navigate to={PATHS.companyEvents} params={{ companyId: documentId }} replace />;
  if (error === null || (isDocumentGone && isCompany === undefined))
    return <RecordSkeleton label={t('loading')} heights={['32rem']} />;
  const gone = { title: t('missing'), hint: t('failed'), back: t('back'), path: PATHS.documents };
  return (
    <RecordMissing
      heading={t('screening')}
      gone={isGone(error) ? gone : null}
      failed={{ title: t('failed'), hint: error.message }}
      onRetry={onRetry}
    />
  );
}

interface PartsProps {
  readonly document: DocumentDetail;
  readonly child: ChildDetail;
}

function Parts({ document, child }: PartsProps) {
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const keys = useQuery(keysQuery(child.DocumentType));
  const [marks, setMarks] = useState(NO_MARKS);
  const [page, setPage] = useState(child.Pages[0]);
  const title = writeType(td, child.DocumentType);
  return (
    <SplitPanes
      left={<DocumentPages document={document} marks={marks} page={page} onPage={setPage} />}
      right={
        keys.data === undefined ? (
          keys.error === null ? (
            <RecordSkeleton label={t('loading')} heights={['20rem']} />
          ) : (
            <LoadFailed
              title={t('keysFailed')}
              message={keys.error.message}
              onRetry={() => void keys.refetch()}
            />
          )
        ) : (
          <ScreeningRows title={title} child={child} keys={keys.data} onMarks={setMarks} />
        )
      }
    />
  );
}
