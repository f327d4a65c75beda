import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBreadcrumb } from '../../lib/breadcrumb.ts';
import { PATHS } from '../../lib/paths.ts';
import { isGone } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { FillPage } from '../../ui/fill-page.tsx';
import { RecordMissing, RecordSkeleton } from '../../ui/record-frame.tsx';
import { documentPath } from '../document-path.ts';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import { GoneChild } from '../whole/gone-child.tsx';
import { childQuery, documentQuery, isCompanyQuery } from '../summary/summary-queries.ts';

export interface ReviewedChildProps {
  readonly document: DocumentDetail;
  readonly child: ChildDetail;
}

interface ReviewPageProps {
  /** What the page is called. */
  readonly title: string;
  readonly children: (loaded: ReviewedChildProps) => ReactNode;
}

/** A page about the child document that its address names, filling the window; while it loads, or where it is not, what is to be said of that. */
export function ReviewPage({ title, children }: ReviewPageProps) {
  const { documentId = '', childId = '' } = useParams({ strict: false });
  const canSeeDeleted = useCan('view-deleted-documents');
  const document = useQuery(documentQuery(documentId, canSeeDeleted));
  const child = useQuery(childQuery(childId));
  useBreadcrumb(child.data === undefined ? null : title, {
    text: child.data?.OriginalFileName ?? '',
    path: documentPath(documentId),
  });
  if (document.data === undefined || child.data === undefined)
    return (
      <NotShown
        title={title}
        documentId={documentId}
        error={document.error ?? child.error}
        isDocumentGone={document.error !== null && isGone(document.error)}
        onRetry={() => void Promise.all([document.refetch(), child.refetch()])}
      />
    );
  return (
    <FillPage gap="md">
      {child.error !== null && isGone(child.error) && <GoneChild child={child.data} />}
      {children({ document: document.data, child: child.data })}
    </FillPage>
  );
}

interface NotShownProps {
  readonly title: string;
  readonly documentId: string;
  /** Null while it loads. */
  readonly error: Error | null;
  readonly isDocumentGone: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of the page while it loads or where it is not; of a company's old link the way to its events. */
function NotShown({ title, documentId, error, isDocumentGone, onRetry }: NotShownProps) {
  const t = useTexts('review');
  const { data: isCompany } = useQuery({ ...isCompanyQuery(documentId), enabled: isDocumentGone });
  if (isCompany === true)
    return <Navigate to={PATHS.companyEvents} params={{ companyId: documentId }} replace />;
  if (error === null || (isDocumentGone && isCompany === undefined))
    return <RecordSkeleton label={t('loading')} heights={['32rem']} />;
  const gone = { title: t('missing'), hint: t('failed'), back: t('back'), path: PATHS.documents };
  return (
    <RecordMissing
      heading={title}
      gone={isGone(error) ? gone : null}
      failed={{ title: t('failed'), hint: error.message }}
      onRetry={onRetry}
    />
  );
}
