import { useMemo, useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DocumentViewer } from '../public/document-viewer.tsx';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { ChildDocuments } from './child-documents.tsx';
import { ChildRows } from './child-rows.tsx';
import { DocumentDeliveries } from './document-deliveries.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentHistory } from './document-history.tsx';
import type { DocumentPlace } from './document-place.ts';
import { listPlaceMarks } from './document-place.ts';
import { DocumentState } from './document-state.tsx';
import classes from './document-summary.module.css';
import type { DocumentDetail } from './summary-queries.ts';

const NO_MARKS: readonly ViewerMark[] = [];
const WORKING: ReadonlySet<string> = new Set(['New', 'In Queue', 'In Process', 'Digitized']);

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
  const child = document.children.find(({ id }) => id === childId);
  return (
    <div className={classes.split}>
      <Pages document={document} marks={marks} page={page} onPage={setPage} />
      <div className={classes.side}>
        <DocumentState document={document} />
        {child === undefined ? (
          <>
            <DocumentFacts document={document} />
            <ChildDocuments
              items={document.children}
              canSeeRows={canSeeRows}
              onPages={([first]) => setPage(first)}
              onChild={({ id, Pages: [first] }) => {
                setChildId(id);
                setPage(first);
              }}
            />
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

interface PagesProps {
  readonly document: DocumentDetail;
  readonly marks: readonly ViewerMark[];
  readonly page: number | undefined;
  readonly onPage: (page: number) => void;
}

function Pages({ document, marks, page, onPage }: PagesProps) {
  const t = useTexts('documentViewer');
  const { _id, fileKind, Status, failure } = document;
  // Live answers bring the same pages in a new list: the viewer keeps its own.
  const key = JSON.stringify(document.pages.map(({ number, source, turn }) => [number, source, turn]));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says whether the pages are others
  const pages = useMemo(() => document.pages, [key]);
  const isWorking = WORKING.has(Status);
  const canShow = fileKind === 'pdf' ? !isUnreadable(failure?.code) : pages.length > 0 && !isWorking;
  return (
    <Panel isFlush className={classes.viewer}>
      {canShow ? (
        <DocumentViewer
          documentId={_id}
          fileKind={fileKind}
          pages={isWorking ? NO_PAGES : pages}
          highlights={marks}
          page={page}
          onPage={onPage}
        />
      ) : (
        <EmptyState title={isWorking ? t('summary.viewerWaits') : t('summary.noPages')} />
      )}
    </Panel>
  );
}

const NO_PAGES: DocumentDetail['pages'] = [];

/** The file is of a kind, or in a state, that no viewer opens. */
function isUnreadable(code: string | undefined): boolean {
  return code === 'empty-file' || code === 'unknown-kind' || code === 'file-missing';
}
