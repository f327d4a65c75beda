import { useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import { DocumentComments } from '../comments/document-comments.tsx';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { ChildDocuments } from './child-documents.tsx';
import { ChildRows } from './child-rows.tsx';
import { UsesPanel } from './child-uses.tsx';
import { DocumentDeliveries } from './document-deliveries.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentPages } from './document-pages.tsx';
import type { DocumentPlace } from './document-place.ts';
import { listPlaceMarks } from './document-place.ts';
import { DocumentState } from './document-state.tsx';
import classes from './document-summary.module.css';
import type { DocumentDetail } from './summary-queries.ts';

const NO_MARKS: readonly ViewerMark[] = [];

interface DocumentPartsProps {
  readonly document: DocumentDetail;
  /** What is pointed at from the beginning. */
  readonly place: DocumentPlace;
}

/** The pages at the left; at the right what is known of the document and what was read from it. */
export function DocumentParts({ document, place }: DocumentPartsProps) {
  const [childId, setChildId] = useState<string | null>(null);
  const [marks, setMarks] = useState(() => listPlaceMarks(place));
  const [page, setPage] = useState(place.page ?? undefined);
  const canSeeRows = useCan('view-processed-documents');
  const [only, ...others] = document.children;
  const child = document.children.find(({ id }) => id === childId);
  return (
    <div className={classes.split}>
      <DocumentPages document={document} marks={marks} page={page} onPage={setPage} />
      <div className={classes.side}>
        <DocumentState document={document} />
        {child === undefined ? (
          <>
            <DocumentFacts document={document} />
            <ChildDocuments
              document={document}
              canSeeRows={canSeeRows}
              onPages={([first]) => setPage(first)}
              onChild={({ id, Pages: [first] }) => {
                setChildId(id);
                setPage(first);
              }}
            />
            <DocumentComments document={document} />
            {canSeeRows && only !== undefined && others.length === 0 && (
              <UsesPanel documentId={document._id} childId={only.id} />
            )}
            <DocumentDeliveries documentId={document._id} />
            <DocumentHistory history={document.history} />
          </>
        ) : (
          <ChildRows
            key={child.id}
            child={child}
            onMarks={setMarks}
            onClose={() => {
              setChildId(null);
              setMarks(NO_MARKS);
            }}
          />
        )}
      </div>
    </div>
  );
}
