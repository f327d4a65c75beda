import { useMemo } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DocumentViewer } from '../public/document-viewer.tsx';
import type { DocumentViewerProps } from '../viewer/viewer-props.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import classes from './document-summary.module.css';
import type { DocumentDetail } from './summary-queries.ts';

const WORKING: ReadonlySet<string> = new Set(['New', 'In Queue', 'In Process', 'Digitized']);

interface DocumentPagesProps {
  readonly document: DocumentDetail;
  readonly marks: readonly ViewerMark[];
  readonly page: number | undefined;
  readonly onPage: (page: number) => void;
  readonly onPoint?: DocumentViewerProps['onPoint'];
  readonly onBox?: DocumentViewerProps['onBox'];
}

/** The pages of a document in their viewer, or why they are not shown. */
export function DocumentPages({ document, marks, page, onPage, onPoint, onBox }: DocumentPagesProps) {
  const t = useTexts('documentViewer');
  const { _id, OriginalFileName, fileKind, Status, failure } = document;
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
          name={OriginalFileName}
          fileKind={fileKind}
          pages={isWorking ? NO_PAGES : pages}
          highlights={marks}
          page={page}
          onPage={onPage}
          onPoint={onPoint}
          onBox={onBox}
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
