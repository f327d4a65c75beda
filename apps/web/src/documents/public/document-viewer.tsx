import { lazy, Suspense } from 'react';
import type { DocumentViewerProps } from '../viewer/viewer-props.ts';
import { ViewerSkeleton } from '../viewer/viewer-skeleton.tsx';

const ViewerFrame = lazy(async () => ({ default: (await import('../viewer/viewer-frame.tsx')).ViewerFrame }));

/** A document's pages with selection, search and rectangles. It fills the element around it, which has a height of its own. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense fallback={<ViewerSkeleton />}>
      <ViewerFrame key={`${props.documentId} ${props.fileKind} ${props.pages.length}`} {...props} />
    </Suspense>
  );
}
