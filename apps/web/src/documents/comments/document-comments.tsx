import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { screeningPath } from '../document-path.ts';
import type { DocumentDetail } from '../summary/summary-queries.ts';
import { documentCommentsQuery } from './comments-queries.ts';
import { ThreadList } from './thread-list.tsx';

/** All comments of a document, those too that lost what they were about; nothing where there are none. */
export function DocumentComments({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('comments');
  const navigate = useNavigate();
  const canSee = useCan('view-comments');
  const { data, error, refetch } = useQuery({ ...documentCommentsQuery(document._id), enabled: canSee });
  if (data === undefined && error !== null)
    return <LoadFailed title={t('failed')} message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ThreadList
        threads={data}
        childId={document.children[0]?.id ?? ''}
        onGo={({ childDocumentId }) => {
          if (childDocumentId !== null) void navigate({ to: screeningPath(document._id, childDocumentId) });
        }}
      />
    </Panel>
  );
}
