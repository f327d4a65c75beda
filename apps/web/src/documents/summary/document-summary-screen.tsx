import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useBreadcrumb } from '../../lib/breadcrumb.ts';
import { PATHS } from '../../lib/paths.ts';
import { isGone } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { FillPage } from '../../ui/fill-page.tsx';
import { RecordMissing, RecordSkeleton } from '../../ui/record-frame.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentParts } from './document-parts.tsx';
import { parsePlace } from './document-place.ts';
import { documentQuery, isCompanyQuery } from './summary-queries.ts';

/** One document: what it is, how far it is, what was read from it, and its pages beside. */
export function DocumentSummaryScreen() {
  const t = useTexts('documentViewer');
  const { documentId = '' } = useParams({ strict: false });
  const canSeeDeleted = useCan('view-deleted-documents');
  const { data: document, error, refetch } = useQuery(documentQuery(documentId, canSeeDeleted));
  const place = parsePlace(useSearch({ strict: false }));
  useBreadcrumb(document?.OriginalFileName ?? null);
  const isMissing = document === undefined && error !== null && isGone(error);
  const { data: isCompany } = useQuery({ ...isCompanyQuery(documentId), enabled: isMissing });
  if (isCompany === true)
    return <Navigate to={PATHS.companySummary} params={{ companyId: documentId }} replace />;
  if (document === undefined)
    return error === null || (isMissing && isCompany === undefined) ? (
      <RecordSkeleton label={t('summary.loading')} heights={['32rem']} />
    ) : (
      <DocumentMissing error={error} onRetry={() => void refetch()} />
    );
  return (
    <FillPage gap="md">
      <DocumentHead document={document} />
      <DocumentParts
        key={`${document._id} ${place.page} ${place.box?.join()}`}
        document={document}
        place={place}
      />
    </FillPage>
  );
}

function DocumentMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts('documentViewer');
  const gone = {
    title: t('summary.missing'),
    hint: t('summary.missingHint'),
    back: t('summary.back'),
    path: PATHS.documents,
  };
  return (
    <RecordMissing
      heading={t('summary.title')}
      gone={isGone(error) ? gone : null}
      failed={{ title: t('summary.failed'), hint: error.message }}
      onRetry={onRetry}
    />
  );
}
