import { useMemo, useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import type { DocumentViewerProps } from '../viewer/viewer-props.ts';
import type { PageGesture } from './page-gesture.ts';

/** Takes what a person shows on the pages to where the rows are; boxes of who may edit. */
export function useGesture() {
  const [gesture, setGesture] = useState<PageGesture | null>(null);
  const canEdit = useCan('edit-processed-documents');
  const show = useMemo(
    (): Pick<DocumentViewerProps, 'onPoint' | 'onBox'> => ({
      onPoint: (point) => setGesture({ kind: 'point', point }),
      ...(canEdit && { onBox: (drawn) => setGesture({ kind: 'box', drawn }) }),
    }),
    [canEdit],
  );
  return { gesture, show };
}
