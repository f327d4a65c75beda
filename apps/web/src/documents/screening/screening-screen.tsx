import { useState } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import { CommentsBeside, CommentsButton } from '../comments/comments-beside.tsx';
import { DocumentPages } from '../summary/document-pages.tsx';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { RejectionNote } from '../workflow/rejection-note.tsx';
import { useGesture } from './use-gesture.ts';
import { CheckedRows } from './checked-rows.tsx';
import type { ReviewedChildProps } from './reviewed-child.tsx';
import { ReviewPage } from './reviewed-child.tsx';
import { ScreeningHead } from './screening-head.tsx';
import { SplitPanes } from './split-panes.tsx';

const NO_MARKS: readonly ViewerMark[] = [];

/** One child document: its pages at the left, what was read from them at the right, to be checked and corrected. */
export function ScreeningScreen() {
  const t = useTexts('review');
  const [isOpen, setOpen] = useRememberedSetting('documents.comments-open', (kept) => kept === true);
  return (
    <ReviewPage title={t('screening')}>
      {({ document, child }) => (
        <>
          <ScreeningHead document={document} child={child}>
            <CommentsButton child={child} isOpen={isOpen} onOpen={setOpen} />
          </ScreeningHead>
          <RejectionNote child={child} />
          <CommentsBeside key={child.id} child={child} isOpen={isOpen} onOpen={setOpen}>
            <Parts document={document} child={child} />
          </CommentsBeside>
        </>
      )}
    </ReviewPage>
  );
}

function Parts({ document, child }: ReviewedChildProps) {
  const [marks, setMarks] = useState(NO_MARKS);
  const [page, setPage] = useState(child.Pages[0]);
  const { gesture, show } = useGesture();
  return (
    <SplitPanes
      name="screening"
      left={<DocumentPages document={document} marks={marks} page={page} onPage={setPage} {...show} />}
      right={<CheckedRows child={child} pages={document.pages} gesture={gesture} onMarks={setMarks} />}
    />
  );
}
